"""The ways to go on from any moment of a turn to its end, from the game's own positions."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

import numpy as np
from attrs import evolve

from ..engine.actions import ChooseAvenue, Decision, Draw
from ..engine.moves import open_tasks
from ..engine.sheet import Points, Project
from ..engine.state import DRAWS_OF_A_ROLL, PREPARATION, State
from .facts import facts_of
from .rolls import FREE
from .sheets import (
    ANYWHERE,
    BONUS_TURNS,
    DueProject,
    Order,
    Sheets,
    bonuses,
    drawings,
    whole_turns,
)
from .spaces import SPACES, Printed


@lru_cache(maxsize=4)
def printed_on(points: Points) -> Printed:
    """These printed points, ready to be summed."""
    return Printed(points)


def sheet_of(state: State, player: int) -> Sheets:
    """A player's sheet, as a batch of one."""
    used = sum(1 << project for project in state.bonuses[player])
    return Sheets(
        np.array(state.sheets[player].drawn, np.uint32)[:, None],
        np.array([used], np.uint8),
        np.zeros(1, np.intp),
    )


def ways_on(state: State) -> Sheets:
    """The sheet after every way to end this turn; its draws are those still to come."""
    assert state.dice is not None
    sheet = sheet_of(state, state.player)
    if state.avenue_due:
        return sheet
    if state.bonus_due:
        return bonuses(sheet)
    if not state.drawn:
        return whole_turns(sheet, state.dice, state.turn)
    drawn = drawings(sheet, _orders_left(state))
    return bonuses(drawn) if state.turn in BONUS_TURNS else drawn


def _orders_left(state: State) -> Iterator[Order]:
    for task in open_tasks(state):
        column = ANYWHERE if task.column is None else task.column
        for project in task.projects:
            yield (DueProject(int(project), column),)


def turn_begun(state: State) -> State:
    """The position before the player who draws now has drawn anything for this roll."""
    sheet, used = state.sheet, state.bonuses[state.player]
    for draw in state.drawn:
        sheet = sheet.minus(draw.project, draw.space)
    if len(state.drawn) > DRAWS_OF_A_ROLL:
        used = used[:-1]
    sheets, bonuses_used = list(state.sheets), list(state.bonuses)
    sheets[state.player], bonuses_used[state.player] = sheet, used
    return evolve(state, sheets=tuple(sheets), bonuses=tuple(bonuses_used), drawn=())


def scored_avenue(state: State) -> int:
    """The avenue of the turn under way, or `FREE`."""
    avenue = state.avenue
    return FREE if avenue is None else avenue


def decisions_of(state: State, ways: Sheets, place: int) -> tuple[Decision, ...]:
    """All that is decided on one of these ways, up to the end of the turn."""
    codes = [int(each[place]) for each in ways.draws]
    draws = tuple(Draw(Project(code // SPACES), code % SPACES) for code in codes)
    if state.turn == PREPARATION or state.avenue is not None:
        return draws
    # The avenue that scores most, of equal ones the first.
    facts = facts_of(ways.at(np.array([place])), printed_on(state.points))
    return (*draws, ChooseAvenue(int(facts.by_avenue[0].argmax())))
