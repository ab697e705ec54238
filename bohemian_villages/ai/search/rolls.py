"""Tables of dice: the 126 rolls of four dice, and what each of them allows.

A roll is its faces in ascending order. A move asks for a total, for doubles (`BISHOP`) or for any
two dice (`SPECIAL`).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations, combinations_with_replacement, product

import numpy as np

from ...engine.board import TOTALS
from ..evaluation.positions import BISHOP, CLASSES, SPECIAL, Array

Faces = tuple[int, ...]

ROLLS: tuple[Faces, ...] = tuple(combinations_with_replacement(range(1, 7), 4))
NUMBER = {faces: number for number, faces in enumerate(ROLLS)}
# The faces that may be kept when the other dice are rolled again.
KEPT: tuple[Faces, ...] = tuple(
    faces for size in range(4) for faces in combinations_with_replacement(range(1, 7), size)
)
KEPT_NUMBER = {faces: number for number, faces in enumerate(KEPT)}


def number_of(faces: Iterable[int]) -> int:
    """The number of the roll with these four faces."""
    return NUMBER[tuple(sorted(faces))]


def _uses(pair: Sequence[int]) -> list[int]:
    """The classes of move that two dice can make."""
    doubles = [BISHOP] if pair[0] == pair[1] else []
    return [pair[0] + pair[1], *doubles, SPECIAL]


def _singles(faces: Faces) -> Iterator[int]:
    for size in (3, 4):
        yield from (total for some in combinations(faces, size) if (total := sum(some)) < TOTALS)
    for pair in combinations(faces, 2):
        yield from _uses(pair)


def _pairs(faces: Faces) -> Iterator[tuple[int, int]]:
    a, b, c, d = faces
    for one, other in (((a, b), (c, d)), ((a, c), (b, d)), ((a, d), (b, c))):
        for first, second in product(_uses(one), _uses(other)):
            yield first, second
            yield second, first


def _outcomes(kept: Faces) -> Array:
    """The chance of every roll when all dice but the kept ones are rolled."""
    missing = 4 - len(kept)
    ways = Counter(number_of((*kept, *new)) for new in product(range(1, 7), repeat=missing))
    chances: Array = np.array([ways[number] for number in range(len(ROLLS))]) / 6**missing
    return chances


def padded(lists: Sequence[Iterable[int]]) -> Array:
    """The lists as rows of equal length, short ones padded with their first entry."""
    rows = [sorted(set(each)) for each in lists]
    width = max(map(len, rows))
    return np.array([row + [row[0]] * (width - len(row)) for row in rows], np.intp)


SINGLE_ALLOWED = np.zeros((len(ROLLS), CLASSES), bool)
PAIR_ALLOWED = np.zeros((len(ROLLS), CLASSES, CLASSES), bool)
for _number, _faces in enumerate(ROLLS):
    SINGLE_ALLOWED[_number, list(_singles(_faces))] = True
    for _first, _second in _pairs(_faces):
        PAIR_ALLOWED[_number, _first, _second] = True

# At what is kept and roll: the chance of that roll. The first row keeps nothing.
AFTER_REROLL = np.array([_outcomes(kept) for kept in KEPT])
CHANCES = AFTER_REROLL[0]
# At roll: the numbers of what may be kept of it.
KEPT_OF_ROLL = padded(
    [
        [KEPT_NUMBER[kept] for size in range(4) for kept in combinations(faces, size)]
        for faces in ROLLS
    ]
)

# The key of a turn combines the classes of its moves: first * CLASSES + second. The keys of single
# moves come after all of these.
TURN_KEYS = CLASSES * CLASSES + CLASSES
# At roll: the keys of the turns it allows, two moves in one order only.
KEYS_OF_ROLL = padded(
    [
        [
            *np.flatnonzero(np.triu(PAIR_ALLOWED[number]).ravel()).tolist(),
            *(CLASSES * CLASSES + np.flatnonzero(SINGLE_ALLOWED[number])).tolist(),
        ]
        for number in range(len(ROLLS))
    ]
)
