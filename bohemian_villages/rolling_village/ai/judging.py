"""Judging many sheets after a turn: points at once, and what the rest is likely to bring."""

from __future__ import annotations

from typing import Protocol

import numpy as np

from ...numeric.arrays import Array
from .facts import POINTS_FOR_SQUARE, Facts, empty_spaces, expected_36, finished_squares
from .features import features_of
from .network import Network
from .sheets import TURNS, Sheets
from .spaces import SQUARE, Printed, beside

THIRTY_SIXTHS = 36
# By rule of thumb, what a square is worth that lacks one kind, or two.
POINTS_FOR_ALMOST, POINTS_FOR_BEGUN = 6, 3


class Judge(Protocol):
    """Estimates what sheets are still worth. Values are exact, so ties are the same everywhere."""

    def values(self, sheets: Sheets, facts: Facts, turns_done: int) -> Array:
        """What the turns to come and the squares will bring."""
        ...


class RuleOfThumb:
    """Estimates what each turn to come brings on average if nothing more is drawn."""

    def __init__(self, turns_seen: int = TURNS) -> None:
        self._turns_seen = turns_seen

    def values(self, sheets: Sheets, facts: Facts, turns_done: int) -> Array:
        """The value of sheets, by rule of thumb."""
        left = min(TURNS - turns_done, self._turns_seen)
        squares = POINTS_FOR_SQUARE * finished_squares(sheets, facts)
        if turns_done < TURNS:
            squares = squares + self._unfinished(sheets, facts)
        whole = THIRTY_SIXTHS * squares + left * expected_36(facts.by_avenue).astype(np.int32)
        # Whole numbers decide which is more; dividing them cannot make different ones equal.
        result: Array = whole / THIRTY_SIXTHS
        return result

    def _unfinished(self, sheets: Sheets, facts: Facts) -> Array:
        """What squares are worth that lack one kind, or two, and have room for it."""
        growing = sheets.drawn[SQUARE] & beside(empty_spaces(sheets))
        house, forest, lake = facts.beside
        some = house | forest | lake
        two = (house & forest | house & lake | forest & lake) & ~facts.surrounded
        lacks_one = np.bitwise_count(growing & two).astype(np.int32)
        lacks_two = np.bitwise_count(growing & some & ~two & ~facts.surrounded).astype(np.int32)
        result: Array = POINTS_FOR_ALMOST * lacks_one + POINTS_FOR_BEGUN * lacks_two
        return result


class Nothing:
    """Sees nothing beyond the turn."""

    def values(self, sheets: Sheets, facts: Facts, turns_done: int) -> Array:
        """Squares that are finished at the end of the game, else nothing."""
        if turns_done < TURNS:
            return np.zeros(len(sheets))
        return POINTS_FOR_SQUARE * finished_squares(sheets, facts).astype(np.float64)


class Trained:
    """Asks a trained network; at the end of the game, counts what squares score."""

    def __init__(self, network: Network, printed: Printed) -> None:
        self._network, self._printed = network, printed

    def values(self, sheets: Sheets, facts: Facts, turns_done: int) -> Array:
        """The value of sheets, as learnt."""
        if turns_done == TURNS:
            return Nothing().values(sheets, facts, turns_done)
        return self._network.values(features_of(sheets, self._printed, facts), turns_done)
