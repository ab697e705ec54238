"""Features: what the network sees of a sheet, as small multiples of 1/32.

Turn a sheet by half a turn, let houses and lakes change places and every die show its bottom face:
the game is the same. So every feature has a twin, which says of the turned sheet what the feature
says of the sheet as it lies.
"""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from ...numeric.arrays import Array
from .facts import Facts, Gains, empty_spaces, expected_36, facts_of, gains_of
from .sheets import PROJECTS, Sheets
from .spaces import AVENUES, COLUMN, COLUMNS, KINDS, SPACES, SQUARE, Printed, beside, flags

# Expected points are counted in 36ths; taken for 32nds they stay exact and small.
_UNIT = np.float32(1 / 32)
# Far more than the usual sheet can score: an odd sheet must not make sums inexact.
MOST = 63


def features_of(sheets: Sheets, printed: Printed, facts: Facts | None = None) -> Array:
    """A row of features for each sheet."""
    features = np.empty((len(sheets), FEATURES), np.float32)
    at = 0
    for block in _blocks(sheets, facts or facts_of(sheets, printed), gains_of(sheets, printed)):
        wide = 1 if block.ndim == 1 else block.shape[1]
        features[:, at : at + wide] = block.reshape(-1, wide)
        at += wide
    return features


def _blocks(sheets: Sheets, facts: Facts, gains: Gains) -> Iterator[Array]:
    for kind in range(KINDS):
        yield flags(sheets.drawn[kind])
    for kind in PROJECTS:
        yield _small(facts.by_kind[kind])
    empty = empty_spaces(sheets)
    for column in COLUMN:
        yield (empty & column) == 0
    unused = [sheets.used >> np.uint8(kind) & np.uint8(1) ^ np.uint8(1) for kind in PROJECTS]
    yield from unused
    yield from _squares(sheets, facts, empty, unused)
    yield _small(expected_36(facts.by_avenue) * _UNIT)
    for kind in PROJECTS:
        yield _small(gains.by_avenue[kind])
    for kind in PROJECTS:
        yield _small(gains.by_column[kind] * _UNIT)
    as_bonus = [gains.by_avenue[kind] * unused[kind][:, None] for kind in PROJECTS]
    yield _small(np.maximum(np.maximum(as_bonus[0], as_bonus[1]), as_bonus[2]))


def _small(numbers: Array) -> Array:
    return np.minimum(numbers, MOST)


def _squares(sheets: Sheets, facts: Facts, empty: Array, unused: list[Array]) -> Iterator[Array]:
    """How many squares have which kinds beside them, and how many spaces wait for a square."""
    square = sheets.drawn[SQUARE]
    house, forest, lake = facts.beside
    lacking = [~house & forest & lake, house & ~forest & lake, house & forest & ~lake]
    holding = [house & ~forest & ~lake, ~house & forest & ~lake, ~house & ~forest & lake]
    growing = square & beside(empty)
    almost = [np.bitwise_count(growing & each) for each in lacking]
    yield np.bitwise_count(square & facts.surrounded)
    yield from almost
    for each in holding:
        yield np.bitwise_count(growing & each)
    yield np.bitwise_count(square & ~(house | forest | lake))
    yield np.bitwise_count(empty & facts.surrounded)
    for each in lacking:
        yield np.bitwise_count(empty & each)
    finished_by = [unused[kind] * np.minimum(almost[kind], 1) for kind in PROJECTS]
    yield np.maximum(np.maximum(finished_by[0], finished_by[1]), finished_by[2])


_SAME, _SWAPPED = (0,), (2, 1, 0)
# For each block of features, in their order: which kind a kind has for its twin, and how many
# places are turned round.
_BLOCKS = (
    ((*_SWAPPED, 3), SPACES),
    (_SWAPPED, AVENUES),
    (_SAME, COLUMNS),
    (_SWAPPED, 1),  # unused
    (_SAME, 1),  # squares: surrounded
    (_SWAPPED, 1),
    (_SWAPPED, 1),
    (_SAME, 1),
    (_SAME, 1),  # spaces: surrounded
    (_SWAPPED, 1),
    (_SAME, 1),
    (_SAME, 1),  # expected
    (_SWAPPED, AVENUES),
    (_SWAPPED, COLUMNS),
    (_SAME, AVENUES),
)


def _twins() -> Array:
    twins: list[int] = []
    for kinds, places in _BLOCKS:
        begin = len(twins)
        twins += [
            begin + places * kind + place for kind in kinds for place in reversed(range(places))
        ]
    return np.array(twins)


TWINS = _twins()
FEATURES = len(TWINS)
