"""All whole turns of many positions at once, without rerolls."""

from __future__ import annotations

import numpy as np
from attrs import define

from ...engine.board import Kind
from ..evaluation.positions import CLASSES, Array, Positions, join
from .batch_moves import legal_moves, play
from .rolls import PAIR_ALLOWED, SINGLE_ALLOWED

NO_MOVE = -1
# With less in the bank the first move may end the game, so the order of two moves matters.
LOW_BANK = 60


@define(eq=False)
class BatchTurns:
    """Whole turns without a reroll: from which row, by which moves, to which position."""

    rows: Array
    first: Array
    second: Array
    """`NO_MOVE` if the turn ends after one move; for a pass, `first` is `NO_MOVE`, too."""
    after: Positions

    def take(self, which: Array) -> BatchTurns:
        """Only these turns."""
        moves = self.rows[which], self.first[which], self.second[which]
        return BatchTurns(*moves, self.after.take(which))


def turns_of_rolls(positions: Positions, rolls: Array) -> BatchTurns:
    """All turns that these rolls, one to a row, allow."""
    return _turns(positions, SINGLE_ALLOWED[rolls], PAIR_ALLOWED[rolls])


def turns_of_all_rolls(positions: Positions) -> BatchTurns:
    """All turns that any roll allows."""
    every = np.ones((len(positions), CLASSES), bool)
    return _turns(positions, every, np.ones((len(positions), CLASSES, CLASSES), bool))


def best_of_rows(rows: Array, values: Array, count: int) -> Array:
    """For each of so many rows the index of its best entry; entry i belongs to row `rows[i]`."""
    order = np.argsort(values, kind="stable")
    best = np.empty(count, np.intp)
    best[rows[order]] = order
    return best


def _turns(positions: Positions, single: Array, pair: Array) -> BatchTurns:
    classes = positions.layout.classes
    legal = legal_moves(positions)
    alone = legal & single[:, classes]
    rows, first = np.nonzero(legal & (single | pair.any(2))[:, classes])
    after = play(positions, rows, first)
    which, second = np.nonzero(
        legal_moves(after)
        & pair[rows, classes[first]][:, classes]
        & _order_needed(positions, legal, rows, first, after)
    )
    both = play(after, which, second)
    stops = np.flatnonzero(alone[rows, first])
    passes = np.flatnonzero(~alone.any(1))
    none = np.full(len(passes), NO_MOVE)
    return BatchTurns(
        np.concatenate([rows[stops], rows[which], passes]),
        np.concatenate([first[stops], first[which], none]),
        np.concatenate([np.full(len(stops), NO_MOVE), second, none]),
        join([after.take(stops), both, positions.take(passes)]),
    )


def _order_needed(
    positions: Positions, legal: Array, rows: Array, first: Array, after: Positions
) -> Array:
    """At first move and second: whether the other order may lead to another position."""
    ascending = first[:, None] < np.arange(legal.shape[1])
    only_then = ~legal[rows]
    low = (positions.bank[rows] < LOW_BANK)[:, None]
    clearing = _clearing(positions)[rows, first][:, None] | _clearing(after)
    needed: Array = ascending | only_then | low | clearing
    return needed


def _clearing(positions: Positions) -> Array:
    """At row and move: whether it takes the last flour or glass tile."""
    clearing = np.zeros((len(positions), len(positions.layout.classes)), bool)
    for kind in (Kind.MILL, Kind.GLASSWORKS):
        columns = positions.layout.of_kind[kind]
        free = positions.owners[:, columns] < 0
        clearing[:, columns] = free & (free.sum(1, keepdims=True) == 1)
    return clearing
