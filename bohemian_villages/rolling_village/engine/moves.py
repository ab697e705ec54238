"""Legal actions: `legal_actions` lists them, `refusal` says why one is not legal.

Drawings still to be made are tasks: one of some projects, in one column or anywhere.
"""

from __future__ import annotations

from attrs import evolve, frozen

from .actions import Action, ChooseAvenue, Decision, Draw, Roll
from .errors import Refusal
from .sheet import AVENUES, GROUPED, Project, Sheet, column_of, columns_for, project_of
from .state import State


@frozen
class DueDrawing:
    """One project to be drawn: which it may be, and for which column, None for anywhere."""

    projects: tuple[Project, ...]
    column: int | None = None

    def spaces(self, sheet: Sheet) -> tuple[int, ...]:
        """Where it may be drawn on this sheet now, ascending."""
        if self.column is None:
            return sheet.empty
        columns = columns_for(sheet, self.column)
        return tuple(sorted(space for c in columns for space in sheet.empty_in(c)))

    def allows(self, sheet: Sheet, draw: Draw) -> bool:
        """Whether this drawing, on this sheet, is the one asked for."""
        if draw.project not in self.projects or not sheet.is_empty(draw.space):
            return False
        return self.column is None or column_of(draw.space) in columns_for(sheet, self.column)


def legal_actions(state: State) -> list[Decision]:
    """Every decision open to the player who draws now; none while the dice must fall."""
    if state.avenue_due:
        return [ChooseAvenue(avenue) for avenue in range(AVENUES)]
    draws = {
        (project, space)
        for task in open_tasks(state)
        for space in task.spaces(state.sheet)
        for project in task.projects
    }
    return [Draw(project, space) for project, space in sorted(draws)]


def open_tasks(state: State) -> tuple[DueDrawing, ...]:
    """What the player may draw next; none if something else is due.

    Both dice may mean the same project. After the first drawing, both tasks then stay open if it
    may have been either of them.
    """
    if state.dice is None or state.avenue_due:
        return ()
    if state.bonus_due:
        return (DueDrawing(state.unused_bonuses),)
    first, second = tasks_of_roll(state)
    if not state.drawn:
        return (first, second) if first != second else (first,)
    (done,) = state.drawn
    before = state.sheet.minus(done.project, done.space)
    orders = ((first, second), (second, first))
    left = [later for earlier, later in orders if earlier.allows(before, done)]
    if state.in_preparation:
        left = [evolve(task, projects=_without(done.project)) for task in left]
    return tuple(dict.fromkeys(left))


def tasks_of_roll(state: State) -> tuple[DueDrawing, DueDrawing]:
    """What the dice ask for, the project of the first die first."""
    assert state.dice is not None
    a, b = state.dice
    if state.in_preparation:
        return DueDrawing(GROUPED, a - 1), DueDrawing(GROUPED, b - 1)
    if a == b:
        return DueDrawing((project_of(a),), a - 1), DueDrawing((Project.SQUARE,))
    return DueDrawing((project_of(a),), b - 1), DueDrawing((project_of(b),), a - 1)


def _without(project: Project) -> tuple[Project, ...]:
    return tuple(other for other in GROUPED if other != project)


def refusal(state: State, action: Action) -> Refusal | None:
    """The rule that the action would break; None if it is allowed."""
    if state.is_over:
        return Refusal.GAME_OVER
    match action:
        case Roll():
            return None if state.awaits_roll else Refusal.NO_ROLL_DUE
        case ChooseAvenue():
            return _refusal_of_avenue(state)
        case Draw():
            return _refusal_of_draw(state, action)


def _refusal_of_avenue(state: State) -> Refusal | None:
    if state.avenue_due:
        return None
    if state.awaits_roll:
        return Refusal.ROLL_FIRST
    if state.in_preparation or state.avenue is not None:
        return Refusal.NO_AVENUE_DUE
    return Refusal.DRAW_FIRST


def _refusal_of_draw(state: State, draw: Draw) -> Refusal | None:
    if state.awaits_roll:
        return Refusal.ROLL_FIRST
    if state.avenue_due:
        return Refusal.AVENUE_DUE
    sheet, tasks = state.sheet, open_tasks(state)
    fitting = [task for task in tasks if draw.project in task.projects]
    if not fitting:
        return _refusal_of_project(state, draw.project)
    if not sheet.is_empty(draw.space):
        return Refusal.SPACE_TAKEN
    if any(task.allows(sheet, draw) for task in fitting):
        return None
    return _refusal_of_column(sheet, fitting, column_of(draw.space))


def _refusal_of_project(state: State, project: Project) -> Refusal:
    square = project is Project.SQUARE
    if state.bonus_due:
        return Refusal.NO_SQUARE_AS_BONUS if square else Refusal.BONUS_USED
    if state.in_preparation:
        return Refusal.NO_SQUARE_IN_PREPARATION if square else Refusal.PROJECTS_MUST_DIFFER
    assert state.dice is not None
    doubles = state.dice[0] == state.dice[1]
    return Refusal.SQUARE_NEEDS_DOUBLES if square and not doubles else Refusal.WRONG_PROJECT


def _refusal_of_column(sheet: Sheet, tasks: list[DueDrawing], column: int) -> Refusal:
    """Why none of these tasks leads into that column."""
    meant = [task.column for task in tasks if task.column is not None]
    full = [wanted for wanted in meant if not sheet.room(wanted)]
    if not full:
        return Refusal.WRONG_COLUMN
    for wanted in full:
        nearest = columns_for(sheet, wanted)
        if abs(nearest[0] - wanted) == abs(column - wanted):
            return Refusal.FEWER_EMPTY_SPACES
    return Refusal.NOT_NEAREST_COLUMN
