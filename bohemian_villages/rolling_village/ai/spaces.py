"""The spaces of a sheet as bits: space `6 * avenue + column`, both counted from 0, is one bit.

A set of spaces is a number below 2**30; arrays of such numbers stand for many sheets at once.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from ...numeric.arrays import Array

COLUMNS, AVENUES = 6, 5
SPACES = COLUMNS * AVENUES
KINDS = 4
HOUSE, FOREST, LAKE, SQUARE = range(KINDS)
# The project of a die, by face less 1.
KIND_OF_FACE = (HOUSE, FOREST, LAKE, HOUSE, FOREST, LAKE)

ALL = np.uint32((1 << SPACES) - 1)
AVENUE = np.array([0b111111 << COLUMNS * avenue for avenue in range(AVENUES)], np.uint32)
COLUMN = np.array(
    [sum(1 << COLUMNS * avenue + column for avenue in range(AVENUES)) for column in range(COLUMNS)],
    np.uint32,
)
BIT = np.array([1 << space for space in range(SPACES)], np.uint32)
_NOT_FIRST, _NOT_LAST = ALL & ~COLUMN[0], ALL & ~COLUMN[-1]
_ONE, _ROW = np.uint32(1), np.uint32(COLUMNS)


def beside(spaces: Array) -> Array:
    """The spaces side by side with one of these; a set may hold some of its own."""
    around: Array = (
        ((spaces & _NOT_LAST) << _ONE)
        | ((spaces & _NOT_FIRST) >> _ONE)
        | ((spaces << _ROW) & ALL)
        | (spaces >> _ROW)
    )
    return around


def grown(seeds: Array, within: Array) -> Array:
    """Whole groups of `within`: those that hold one of the seeds."""
    reached = seeds & within
    while True:
        further = (beside(reached) | reached) & within
        if np.array_equal(further, reached):
            return reached
        reached = further


def flags(spaces: Array) -> Array:
    """A row of 30 zeros and ones for each set."""
    as_bytes = np.ascontiguousarray(spaces, "<u4").view(np.uint8).reshape(-1, 4)
    return np.unpackbits(as_bytes, axis=1, count=SPACES, bitorder="little")


def members(sets: Array) -> tuple[Array, Array]:
    """All pairs of a set's place in the array and a space in it, in order."""
    places, spaces = np.nonzero(flags(sets))
    return places, spaces


class Printed:
    """The points printed on a sheet, ready to be summed over sets of spaces."""

    _HALF = SPACES // 2

    def __init__(self, points: Sequence[int] | Array) -> None:
        # Sums are made in 36ths of points, and small numbers are quicker.
        size = np.int16 if 36 * int(np.sum(points)) < 2**15 else np.int64
        self.points: Array = np.asarray(points, size).reshape(SPACES)
        numbers = np.arange(1 << self._HALF, dtype=np.uint32)
        digits: Array = flags(numbers)[:, : self._HALF].astype(size)
        self._low = digits @ self.points[: self._HALF]
        self._high = digits @ self.points[self._HALF :]

    def sums(self, spaces: Array) -> Array:
        """The points on each set of spaces."""
        low = spaces & np.uint32((1 << self._HALF) - 1)
        result: Array = self._low[low] + self._high[spaces >> np.uint32(self._HALF)]
        return result


USUAL = (
    *(3, 0, 2, 2, 0, 3),
    *(0, 1, 0, 0, 1, 0),
    *(2, 0, 1, 1, 0, 2),
    *(0, 1, 0, 0, 1, 0),
    *(3, 0, 2, 2, 0, 3),
)
