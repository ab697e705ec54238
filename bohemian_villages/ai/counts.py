"""What is counted on the table, for many positions at once: whatever judges them starts from it."""

from __future__ import annotations

from math import prod

import numpy as np
from attrs import define

from ..engine.board import SHOPS, TOTALS, Kind
from ..engine.scoring import MOST_CHURCHES, NO_TOWN_HALL, SECOND_MOST_CHURCHES, SET_OF_SHOPS
from .positions import Array, Layout, Positions


@define(eq=False)
class Counts:
    """What is counted once for all features and forecasts; whole numbers as what is added up."""

    positions: Positions
    layout: Layout
    figures: Array
    """At row and player."""
    coins: Array
    own: Array
    """At row, player and building: whether the player holds it."""
    held: Array
    """At total, row and player: how many buildings of that kind the player holds."""
    free: Array
    """At total and row: how many of that kind are free."""
    missing: Array
    """At row and village: how many of its buildings are free."""
    total: Array
    """At row and player: the score if the game ended now."""
    shops: Array
    churches: Array
    halls: Array
    goods: Array


def count(positions: Positions, dtype: type = np.float64) -> Counts:
    """Count what lies on the table, in the precision of whatever goes on from there."""
    table, owners = positions.layout, positions.owners
    figures: Array = positions.figures.astype(dtype)
    coins: Array = positions.coins.astype(dtype)
    own = owners[:, None, :] == np.arange(positions.players, dtype=owners.dtype)[:, None]
    held = _per_kind(own, table, dtype)
    free = _per_kind(owners < 0, table, dtype)
    missing: Array = ((owners < 0).astype(np.float32) @ table.village_columns).astype(dtype)
    shops, churches = _score_shops(held), _score_churches(held[Kind.CHURCH])
    halls = _score_halls(own, missing, held, table)
    goods = (2 * held[Kind.MILL] + 3 * held[Kind.GLASSWORKS]) // 2
    parts = shops, churches, halls, goods
    total = sum(parts, coins)
    return Counts(positions, table, figures, coins, own, held, free, missing, total, *parts)


def _per_kind(marked: Array, table: Layout, dtype: type) -> Array:
    rows = marked.reshape(prod(marked.shape[:-1]), table.buildings)
    counts = rows.astype(np.float32) @ table.kind_columns
    return np.ascontiguousarray(counts.T).astype(dtype).reshape(TOTALS, *marked.shape[:-1])


def _score_shops(held: Array) -> Array:
    counts = np.sort(held[list(SHOPS)], 0)
    # A shop standing alone in a place of the sorted row makes as many sets as it is ahead.
    steps = np.diff(counts, axis=0, prepend=np.zeros_like(counts[:1]))
    sizes = np.array(SET_OF_SHOPS[:0:-1], held.dtype)
    return np.tensordot(sizes, steps, 1)


def _score_churches(held: Array) -> Array:
    most = held.max(1, keepdims=True)
    first = (held == most) & (most > 0)
    alone = first.sum(1, keepdims=True) == 1
    rest = np.where(first, 0, held)
    second = (rest == rest.max(1, keepdims=True)) & (rest > 0) & alone
    prize = np.where(alone, MOST_CHURCHES, SECOND_MOST_CHURCHES).astype(held.dtype)
    prizes: Array = first * prize + second * held.dtype.type(SECOND_MOST_CHURCHES)
    return prizes


def _score_halls(own: Array, missing: Array, held: Array, table: Layout) -> Array:
    halls = table.of_kind[Kind.TOWN_HALL]
    worth = (missing[:, table.village[halls]] == 0) * table.value[halls].astype(held.dtype)
    coins = (own[:, :, halls] * worth[:, None, :]).sum(2)
    score: Array = np.where(held[Kind.TOWN_HALL] > 0, coins, held.dtype.type(NO_TOWN_HALL))
    return score


def final_shares(total: Array) -> Array:
    """Everybody's share of the win if these are the final totals."""
    best = total == total.max(1, keepdims=True)
    shares: Array = best / best.sum(1, keepdims=True)
    return shares
