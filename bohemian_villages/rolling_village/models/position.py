"""Position: what a window shows of a sheet and of the projects that the dice ask for."""

from __future__ import annotations

from enum import Enum, auto

from attrs import frozen

from ..engine.actions import Draw
from ..engine.moves import DueDrawing, open_tasks, tasks_of_roll
from ..engine.scoring import Group, Square, avenue_score, groups, scoring_groups, squares
from ..engine.sheet import AVENUES, GROUPED, Project, Sheet, column_of, columns_for
from ..engine.state import BONUS_TURNS, DRAWS_OF_A_ROLL, LAST_TURN, State

BONUS = DRAWS_OF_A_ROLL
"""The place of the bonus among the cards."""


class CardStatus(Enum):
    """How far a project of the roll is."""

    DRAWN = auto()
    OPEN = auto()
    """It may be drawn now."""
    LATER = auto()
    """The bonus, before the two projects of the dice."""


@frozen
class ProjectCard:
    """A project of a roll: what it may be, and where it may be drawn."""

    projects: tuple[Project, ...]
    """What it may be; once drawn, what it is."""
    column: int | None
    """The column that the dice name; None for any space."""
    columns: tuple[int, ...]
    """Where it may go now: another column than the dice name if that one is full; once drawn, the
    column it went to."""
    spaces: tuple[int, ...]
    """Where it may be drawn now; once drawn, where it is."""
    status: CardStatus

    @property
    def is_displaced(self) -> bool:
        """Whether its column is full, so that it goes to the nearest one."""
        return self.column is not None and self.columns != (self.column,)


def project_cards(state: State) -> tuple[ProjectCard, ...]:
    """The projects of the roll, that of the first die first, and the bonus if there is one."""
    if state.dice is None:
        return ()
    return (*_cards_of_roll(state), *((_bonus_card(state),) if _has_bonus(state) else ()))


def _has_bonus(state: State) -> bool:
    return state.turn in BONUS_TURNS


def _cards_of_roll(state: State) -> list[ProjectCard]:
    tasks = tasks_of_roll(state)
    drawn, sheet = state.drawn[:DRAWS_OF_A_ROLL], state.sheet
    if not drawn:
        return [_open_card(task, sheet) for task in tasks]
    if len(drawn) == 1:
        return _cards_after_one(state, tasks, drawn[0])
    first = _first_drawn(state, tasks, drawn)
    order = drawn if first == 0 else drawn[::-1]
    return [_drawn_card(task, draw) for task, draw in zip(tasks, order, strict=True)]


def _cards_after_one(
    state: State, tasks: tuple[DueDrawing, DueDrawing], draw: Draw
) -> list[ProjectCard]:
    left = {task.column: task for task in open_tasks(state)}
    if len(left) == len(tasks):
        # What is drawn may have been either: whichever is drawn next, both are done.
        return [_open_card(left[task.column], state.sheet) for task in tasks]
    done = 0 if tasks[1].column in left else 1
    cards = [_drawn_card(task, draw) for task in tasks]
    other = 1 - done
    cards[other] = _open_card(left[tasks[other].column], state.sheet)
    return cards


def _first_drawn(
    state: State, tasks: tuple[DueDrawing, DueDrawing], drawn: tuple[Draw, ...]
) -> int:
    """Which of the two was drawn first: the first one if that may be so."""
    sheet = state.sheet
    for draw in state.drawn:
        sheet = sheet.minus(draw.project, draw.space)
    later = sheet.plus(drawn[0].project, drawn[0].space)
    fits = tasks[0].allows(sheet, drawn[0]) and tasks[1].allows(later, drawn[1])
    return 0 if fits else 1


def _open_card(task: DueDrawing, sheet: Sheet) -> ProjectCard:
    columns = () if task.column is None else columns_for(sheet, task.column)
    return ProjectCard(task.projects, task.column, columns, task.spaces(sheet), CardStatus.OPEN)


def _drawn_card(task: DueDrawing, draw: Draw) -> ProjectCard:
    columns = () if task.column is None else (column_of(draw.space),)
    return ProjectCard((draw.project,), task.column, columns, (draw.space,), CardStatus.DRAWN)


def _bonus_card(state: State) -> ProjectCard:
    if len(state.drawn) > DRAWS_OF_A_ROLL:
        draw = state.drawn[DRAWS_OF_A_ROLL]
        return ProjectCard((draw.project,), None, (), (draw.space,), CardStatus.DRAWN)
    status = CardStatus.OPEN if state.bonus_due else CardStatus.LATER
    return ProjectCard(state.unused_bonuses, None, (), state.sheet.empty, status)


@frozen
class TurnBox:
    """A box of the turn tracker."""

    turn: int
    score: int | None
    """None while the turn is under way or to come."""
    has_star: bool
    """Whether there is a bonus in it."""
    bonus: Project | None
    """The bonus that was drawn."""
    is_now: bool


@frozen
class SheetFacts:
    """A player's sheet, and what it is worth."""

    player: int
    points: tuple[int, ...]
    """Printed on the 30 spaces."""
    drawn: tuple[Project | None, ...]
    """What is drawn in each of them."""
    avenue: int | None
    """The avenue that scores with this roll; None if there is none, or the player picks it."""
    values: tuple[int, ...]
    """What each avenue would score now."""
    scoring: tuple[Group, ...]
    """The groups that reach into the avenue that scores."""
    squares: tuple[Square, ...]
    turns: tuple[TurnBox, ...]
    unused_bonuses: tuple[Project, ...]

    @property
    def turn_points(self) -> int:
        """The points of all turns done."""
        return sum(box.score or 0 for box in self.turns)

    @property
    def square_points(self) -> int:
        """What the squares would bring now."""
        return sum(square.points for square in self.squares)

    @property
    def total(self) -> int:
        """The score if the game ended now."""
        return self.turn_points + self.square_points


def sheet_facts(
    state: State, player: int, avenue: int | None, turn: int | None = None
) -> SheetFacts:
    """The sheet of a player, with the avenue that scores; the turn, if not that of the position."""
    sheet = state.sheets[player]
    return SheetFacts(
        player,
        state.points,
        tuple(map(sheet.at, range(len(state.points)))),
        avenue,
        avenue_values(state, sheet),
        () if avenue is None else tuple(scoring_groups(state.points, sheet, avenue)),
        tuple(squares(sheet)),
        _turn_boxes(state, player, state.turn if turn is None else turn),
        tuple(p for p in GROUPED if p not in state.bonuses[player]),
    )


def avenue_values(state: State, sheet: Sheet) -> tuple[int, ...]:
    """What each avenue would score on a sheet."""
    return tuple(avenue_score(state.points, sheet, avenue) for avenue in range(AVENUES))


def _turn_boxes(state: State, player: int, now: int) -> tuple[TurnBox, ...]:
    scores, bonuses = state.scores[player], state.bonuses[player]
    boxes = []
    for turn in range(1, LAST_TURN + 1):
        has_star = turn in BONUS_TURNS
        nth = BONUS_TURNS.index(turn) if has_star else len(bonuses)
        boxes.append(
            TurnBox(
                turn,
                scores[turn - 1] if turn <= len(scores) else None,
                has_star,
                bonuses[nth] if nth < len(bonuses) else None,
                turn == now,
            )
        )
    return tuple(boxes)


@frozen
class Preview:
    """What a drawing would do."""

    project: Project
    space: int
    values: tuple[int, ...]
    """What each avenue would score with it."""
    group: tuple[int, ...]
    """The group it would belong to, itself included; none for a square."""
    group_points: int
    squares: tuple[Square, ...]
    """The squares it would belong to or touch, as they would be."""


def preview_of(state: State, project: Project, space: int) -> Preview:
    """The effect on the sheet of drawing a project in an empty space."""
    after = state.sheet.plus(project, space)
    group = next((g for g in groups(state.points, after) if space in g.spaces), None)
    before = {square.space: square for square in squares(state.sheet)}
    changed = tuple(each for each in squares(after) if before.get(each.space) != each)
    return Preview(
        project,
        space,
        avenue_values(state, after),
        group.spaces if group else (),
        group.points if group else 0,
        changed,
    )
