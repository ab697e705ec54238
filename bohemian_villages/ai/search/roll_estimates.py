"""Estimates of the value of every roll, at a fraction of the cost of the exact ones.

Sampled dice are compared with all others to take their luck out of the result. An estimate is
enough for that: compared with its own mean over all rolls, its errors do not favour either side.
"""

from __future__ import annotations

import numpy as np
from attrs import define

from ..evaluation.batch_evaluation import Evaluate
from ..evaluation.positions import CLASSES, Array, Positions, join
from .batch_moves import legal_moves, play
from .batch_turns import NO_MOVE
from .rolls import KEYS_OF_ROLL, TURN_KEYS

# Comes after the keys of all turns.
PASS = TURN_KEYS
# How many turns are tried for each roll.
TRIED = 2


def estimate_roll_values(positions: Positions, evaluate: Evaluate) -> Array:
    """At row, roll and column: the estimated value after player 0's best turn with that roll.

    Each single move is tried once, and two moves are expected to gain the sum of both. Only the
    most promising turns of a roll are then tried.
    """
    singles = _singles(positions, evaluate)
    keys = _promising(singles)
    rows = np.arange(len(positions))[:, None, None]
    different, back = np.unique(rows * (PASS + 1) + keys, return_inverse=True)
    values = _of_keys(positions, singles, *np.divmod(different, PASS + 1), evaluate)
    found = back.reshape(keys.shape)
    best = values[found, 0].argmax(2)[:, :, None]
    return values[np.take_along_axis(found, best, 2)[:, :, 0]]


@define(eq=False)
class _Singles:
    """The best single moves of each class."""

    stay: Array
    """At row and column: the value of doing nothing."""
    values: Array
    """At row, class and column; minus infinity if there is no such move."""
    moves: Array
    """At row and class: the best move, or `NO_MOVE`."""
    next_moves: Array
    """At row and class: the second best move, or `NO_MOVE`."""


def _singles(positions: Positions, evaluate: Evaluate) -> _Singles:
    rows, moves = np.nonzero(legal_moves(positions))
    found = evaluate(join([positions, play(positions, rows, moves)]))
    stay, after = found[: len(positions)], found[len(positions) :]
    order = np.argsort(after[:, 0], kind="stable")
    places = rows[order], positions.layout.classes[moves[order]]
    shape = (len(positions), CLASSES)
    values = np.full((*shape, found.shape[1]), -np.inf)
    best = np.full(shape, NO_MOVE)
    # Where several are written to one place the last one stays, which is the best.
    values[places] = after[order]
    best[places] = moves[order]
    others = best[places] != moves[order]
    second = np.full(shape, NO_MOVE)
    second[places[0][others], places[1][others]] = moves[order][others]
    return _Singles(stay, values, best, second)


def _promising(singles: _Singles) -> Array:
    """At row, roll and rank: the keys of the most promising turns, or `PASS` if there is none."""
    gains = singles.values[:, :, 0] - singles.stay[:, :1]
    pairs = (gains[:, :, None] + gains[:, None, :]).reshape(len(gains), CLASSES * CLASSES)
    by_key = np.concatenate([pairs, gains], 1)[:, KEYS_OF_ROLL]
    best = _highest(by_key)
    keys = np.take_along_axis(KEYS_OF_ROLL[None], best, 2)
    possible = ~np.isneginf(np.take_along_axis(by_key, best, 2))
    # If even the first one is impossible, nothing is possible: only then may a player pass.
    most = np.where(possible[:, :, :1], keys[:, :, :1], PASS)
    return np.where(possible, keys, most)


def _highest(by_key: Array) -> Array:
    """At row and roll: the places of the highest entries, the first of equal ones.

    Not by `argpartition`, whose choice among equal entries differs between processors.
    """
    left = by_key.copy()
    places = []
    for _ in range(TRIED):
        place = left.argmax(2)[:, :, None]
        np.put_along_axis(left, place, -np.inf, 2)
        places.append(place)
    return np.concatenate(places, 2)


def _of_keys(
    positions: Positions, singles: _Singles, rows: Array, keys: Array, evaluate: Evaluate
) -> Array:
    """The values of these turns, each from its row."""
    values = singles.stay[rows]
    alone = np.flatnonzero((keys >= CLASSES * CLASSES) & (keys != PASS))
    values[alone] = singles.values[rows[alone], keys[alone] - CLASSES * CLASSES]
    pairs = np.flatnonzero(keys < CLASSES * CLASSES)
    values[pairs] = _of_pairs(positions, singles, rows[pairs], keys[pairs], evaluate)
    return values


def _of_pairs(
    positions: Positions, singles: _Singles, rows: Array, keys: Array, evaluate: Evaluate
) -> Array:
    """The values of turns of two moves, or of one of them alone where that is better."""
    one, other = np.divmod(keys, CLASSES)
    values = _better(singles.values[rows, one], singles.values[rows, other])
    second = np.where(one == other, singles.next_moves[rows, one], singles.moves[rows, other])
    after = play(positions, rows, singles.moves[rows, one])
    legal = legal_moves(after)[np.arange(len(rows)), second] & (second != NO_MOVE)
    both = np.flatnonzero(legal)
    values[both] = _better(values[both], evaluate(play(after, both, second[both])))
    return values


def _better(one: Array, other: Array) -> Array:
    """Row by row, the one that is better for player 0."""
    return np.where(one[:, :1] >= other[:, :1], one, other)
