"""What rolls are about worth, for a fraction of the time that trying all turns takes.

Whoever samples dice wants to know how lucky each roll was, so as to leave that out. An estimate
will do: as long as it is compared with its own mean over all rolls, what it leaves in errs to
neither side.
"""

from __future__ import annotations

import numpy as np
from attrs import define

from ..evaluation.positions import CLASSES, Array, Positions, join, legal_moves, play
from .rolls import KEYS_OF_ROLL, TURN_KEYS
from .turn_values import NO_MOVE, Values

# After the keys of all turns.
PASS = TURN_KEYS
# How many turns of a roll are tried.
TRIED = 2


def rough_worth_of_rolls(positions: Positions, worth: Values) -> Array:
    """At row, roll and player: what positions are about worth after player 0's best turn with it.

    Each single move is tried once. Two moves promise what both gain; those turns of a roll that
    promise most are tried. That costs a fraction of trying all turns.
    """
    singles = _singles(positions, worth)
    keys = _promising(singles)
    rows = np.arange(len(positions))[:, None, None]
    different, back = np.unique(rows * (PASS + 1) + keys, return_inverse=True)
    values = _of_keys(positions, singles, *np.divmod(different, PASS + 1), worth)
    found = back.reshape(keys.shape)
    best = values[found, 0].argmax(2)[:, :, None]
    return values[np.take_along_axis(found, best, 2)[:, :, 0]]


@define(eq=False)
class _Singles:
    """The best single moves of each class."""

    stay: Array
    """At row and player: what it is worth to do nothing."""
    values: Array
    """At row, class and player; minus infinity where there is no such move."""
    moves: Array
    """At row and class: the best one, or `NO_MOVE`."""
    next_moves: Array
    """The second best one."""


def _singles(positions: Positions, worth: Values) -> _Singles:
    rows, moves = np.nonzero(legal_moves(positions))
    judged = worth(join([positions, play(positions, rows, moves)]))
    stay, after = judged[: len(positions)], judged[len(positions) :]
    order = np.argsort(after[:, 0], kind="stable")
    places = rows[order], positions.layout.classes[moves[order]]
    shape = (len(positions), CLASSES)
    values = np.full((*shape, judged.shape[1]), -np.inf)
    best = np.full(shape, NO_MOVE)
    # Of several the last one stays, which is the best.
    values[places] = after[order]
    best[places] = moves[order]
    others = best[places] != moves[order]
    second = np.full(shape, NO_MOVE)
    second[places[0][others], places[1][others]] = moves[order][others]
    return _Singles(stay, values, best, second)


def _promising(singles: _Singles) -> Array:
    """At row, roll and place: the keys of the turns that promise most, `PASS` where none is."""
    gains = singles.values[:, :, 0] - singles.stay[:, :1]
    pairs = (gains[:, :, None] + gains[:, None, :]).reshape(len(gains), CLASSES * CLASSES)
    by_key = np.concatenate([pairs, gains], 1)[:, KEYS_OF_ROLL]
    best = _highest(by_key)
    keys = np.take_along_axis(KEYS_OF_ROLL[None], best, 2)
    possible = ~np.isneginf(np.take_along_axis(by_key, best, 2))
    # The first one promises most. Only who can do nothing may pass.
    most = np.where(possible[:, :, :1], keys[:, :, :1], PASS)
    return np.where(possible, keys, most)


def _highest(by_key: Array) -> Array:
    """At row and roll: the places of the highest entries, of equal ones the first.

    Not by `argpartition`, which picks among equal entries as the processor's code for it does.
    """
    left = by_key.copy()
    places = []
    for _ in range(TRIED):
        place = left.argmax(2)[:, :, None]
        np.put_along_axis(left, place, -np.inf, 2)
        places.append(place)
    return np.concatenate(places, 2)


def _of_keys(
    positions: Positions, singles: _Singles, rows: Array, keys: Array, worth: Values
) -> Array:
    """What these turns are worth, each from its row."""
    values = singles.stay[rows]
    alone = np.flatnonzero((keys >= CLASSES * CLASSES) & (keys != PASS))
    values[alone] = singles.values[rows[alone], keys[alone] - CLASSES * CLASSES]
    pairs = np.flatnonzero(keys < CLASSES * CLASSES)
    values[pairs] = _of_pairs(positions, singles, rows[pairs], keys[pairs], worth)
    return values


def _of_pairs(
    positions: Positions, singles: _Singles, rows: Array, keys: Array, worth: Values
) -> Array:
    """What turns of two moves are worth, or of one of them alone where that is better."""
    one, other = np.divmod(keys, CLASSES)
    values = _better(singles.values[rows, one], singles.values[rows, other])
    second = np.where(one == other, singles.next_moves[rows, one], singles.moves[rows, other])
    after = play(positions, rows, singles.moves[rows, one])
    legal = legal_moves(after)[np.arange(len(rows)), second] & (second != NO_MOVE)
    both = np.flatnonzero(legal)
    values[both] = _better(values[both], worth(play(after, both, second[both])))
    return values


def _better(one: Array, other: Array) -> Array:
    """Row by row the one that player 0 wants more."""
    return np.where(one[:, :1] >= other[:, :1], one, other)
