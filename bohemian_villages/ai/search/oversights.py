"""Oversights: which options a player notices in a turn, and how it misjudges them.

Both follow from the dice as they lie and from nothing that a move changes. So a player stays of one
mind through all decisions of a turn, and looks again when dice fall.
"""

from __future__ import annotations

from hashlib import blake2b
from math import inf, sqrt
from typing import NamedTuple

from ...engine.actions import Decision, EndTurn, Place, Reroll
from ...engine.state import State
from ..evaluation.batch_evaluation import DIGITS
from .options import Option

# Hash values are cut into numbers of two bytes, one for noticing, the others for misjudging.
_PARTS = 7
_RANGE = 1 << 16
# The sum of this many uniform numbers is nearly normal; a square root would differ between
# processors.
_MEAN = (_PARTS - 1) / 2
_DEVIATION = sqrt((_PARTS - 1) / 12)


class Misjudgement(NamedTuple):
    """The random numbers drawn for one thing on the table."""

    hidden: float
    """How hard it is to see, from 0 to 1."""
    error: float
    """How it is misjudged, in standard deviations."""


class Oversights:
    """The oversights of the player whose turn it is, with the dice as they lie."""

    def __init__(self, state: State) -> None:
        self._board = state.board
        board = (state.board.kind_of, state.board.value_of, state.board.village_of)
        self._turn = repr((board, state.dice, state.player, state.players))
        self._draws: dict[str, Misjudgement] = {}

    def draw(self, thing: str) -> Misjudgement:
        """The draw for a thing on the table, the same throughout the turn."""
        if thing not in self._draws:
            found = blake2b(f"{thing} {self._turn}".encode(), digest_size=2 * _PARTS).digest()
            first, *others = (
                int.from_bytes(found[place : place + 2], "big") / _RANGE
                for place in range(0, len(found), 2)
            )
            self._draws[thing] = Misjudgement(
                first, round((sum(others) - _MEAN) / _DEVIATION, DIGITS)
            )
        return self._draws[thing]

    def sight_needed(self, option: Option) -> float:
        """How much sight it takes to notice an option, from 0 to 1."""
        return max(map(self._sight_needed, option.actions))

    def _sight_needed(self, action: Decision) -> float:
        if isinstance(action, Place):
            village = self._board.village_of[action.building]
            hidden = max(
                self.draw(f"building {action.building}").hidden,
                self.draw(f"village {village}").hidden,
            )
            # Two dice are added up at a glance; three and four take a closer look.
            return round(float(hidden ** (1 / (len(action.dice) - 1))), DIGITS)
        if isinstance(action, Reroll):
            return round(sqrt(self.draw("reroll").hidden), DIGITS)
        return 0.0 if isinstance(action, EndTurn) else self.draw(type(action).__name__).hidden

    def error(self, option: Option) -> float:
        """How an option is misjudged, in standard deviations of a move."""
        return sum(map(self._error, option.actions))

    def _error(self, action: Decision) -> float:
        if isinstance(action, Place):
            return self.draw(f"building {action.building}").error
        if isinstance(action, Reroll):
            # There are many ways to roll again: judged one by one, one of them would always seem
            # wonderful.
            return self.draw("reroll").error
        return 0.0 if isinstance(action, EndTurn) else self.draw(type(action).__name__).error


def noticed(options: list[Option], oversights: Oversights, sight: float) -> list[Option]:
    """The options that are noticed with this much sight, or else those easiest to see."""
    needed = [oversights.sight_needed(option) for option in options]
    most = max(sight, min(needed))
    return [option for option, each in zip(options, needed, strict=True) if each <= most]


def without_waste(options: list[Option], player: int) -> list[Option]:
    """The options without those that leave dice unused which another one uses to advantage."""
    used: dict[frozenset[Decision], float] = {}
    for option in options:
        if not option.is_reroll:
            value, moves = option.values[player], _moves(option)
            for last in moves:
                used[moves - {last}] = max(used.get(moves - {last}, value), value)
    return [
        option
        for option in options
        if option.is_reroll or used.get(_moves(option), -inf) < option.values[player]
    ]


def _moves(option: Option) -> frozenset[Decision]:
    return frozenset(each for each in option.actions if not isinstance(each, EndTurn))
