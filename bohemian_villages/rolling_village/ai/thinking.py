"""Players that look at every way to end the turn, judge it, and take what seems best."""

from __future__ import annotations

import random
from collections.abc import Callable

import numpy as np

from ...numeric.arrays import Array
from ..engine.actions import Decision
from ..engine.state import State
from .judging import Judge
from .search import JudgedSheets, Search, best, distinct, judged
from .sheets import TURNS, Sheets
from .spaces import SPACES, Printed
from .ways import decisions_of, printed_on, scored_avenue, turn_begun, ways_on

JudgeFor = Callable[[Printed], Judge]


def promising(state: State, judge: Judge, count: int) -> JudgedSheets:
    """The best ways to end the turn, best first; ways to the same sheet count once."""
    found = _judged(state, distinct(ways_on(state)), judge)
    return found.at(best(found.values, found.sheets.parent, count))


def _judged(state: State, ways: Sheets, judge: Judge) -> JudgedSheets:
    return judged(ways, state.turn, scored_avenue(state), judge, printed_on(state.points))


class CasualPlayer:
    """Overlooks some spaces, and chooses at random among equal turns."""

    def __init__(self, judge_for: JudgeFor, overlooks: float) -> None:
        self._judge_for = judge_for
        self._overlooks = overlooks

    def decide(self, state: State, rng: random.Random) -> Decision:
        """The next step of the best turn it sees."""
        ways = self._seen(ways_on(state), rng)
        found = _judged(state, ways, self._judge_for(printed_on(state.points)))
        top = np.flatnonzero(found.values == found.values.max())
        return decisions_of(state, ways, int(rng.choice(top)))[0]

    def _seen(self, ways: Sheets, rng: random.Random) -> Sheets:
        hidden = np.array([rng.random() < self._overlooks for _space in range(SPACES)])
        missed = np.zeros(len(ways), np.bool_)
        for draw in ways.draws:
            missed |= hidden[draw % SPACES]
        return ways if missed.all() else ways.at(np.flatnonzero(~missed))


class ThoroughPlayer:
    """Overlooks nothing: takes the best of all turns."""

    def __init__(self, judge_for: JudgeFor) -> None:
        self._judge_for = judge_for

    def decide(self, state: State, rng: random.Random) -> Decision:  # noqa: ARG002
        """The next step of the best turn."""
        found = promising(state, self._judge_for(printed_on(state.points)), 1)
        return decisions_of(state, found.sheets, 0)[0]


# How many ways to end a turn are followed into the next one: fewer where many may follow.
FOLLOWED = {2: 10, 5: 16}
USUALLY_FOLLOWED = 32
# Before the bonus of the next turn, so many ways to draw are followed.
KEPT = 4


class FarsightedPlayer:
    """Plays the next turn in its mind, for every roll, before it decides on this one.

    It plans a turn as it begins, and thinks again only where something else was drawn.
    """

    def __init__(self, judge_for: JudgeFor) -> None:
        self._judge_for = judge_for
        # A plan follows from the position, so one at hand changes nothing but the time it takes.
        self._planned: tuple[State, tuple[Decision, ...]] | None = None

    def decide(self, state: State, rng: random.Random) -> Decision:  # noqa: ARG002
        """The next step of the best turn, seen from the turn after it."""
        done = len(state.drawn)
        plan = self._plan(turn_begun(state))
        return plan[done] if plan[:done] == state.drawn else self._think(state)[0]

    def _plan(self, begun: State) -> tuple[Decision, ...]:
        if self._planned is None or self._planned[0] != begun:
            self._planned = (begun, self._think(begun))
        return self._planned[1]

    def _think(self, state: State) -> tuple[Decision, ...]:
        found = followed(state, self._judge_for(printed_on(state.points)))
        return decisions_of(state, found.sheets, 0)


def followed(state: State, judge: Judge) -> JudgedSheets:
    """The most promising ways to end the turn, judged by what may follow, best first."""
    found = promising(state, judge, FOLLOWED.get(state.turn, USUALLY_FOLLOWED))
    if state.turn == TURNS or len(found.sheets) == 1:
        return found
    again = looked_ahead(state, found, judge)
    # What seemed better at first goes first where both are equal.
    return again.at(np.argsort(-again.values, kind="stable"))


def looked_ahead(state: State, found: JudgedSheets, judge: Judge) -> JudgedSheets:
    """The same ways to end the turn, judged by what may follow."""
    search = Search(judge, printed_on(state.points), KEPT)
    values: Array = found.scores + search.values(found.sheets, state.turn)
    return JudgedSheets(found.sheets, found.scores, values)
