"""Counts of what lies on the table, for many positions at once, for forecast and features.

Rows come last in all arrays here, in the forecast and in the features: every sum, over players or
buildings, then adds long contiguous rows, which numpy does fastest.
"""

from __future__ import annotations

import numpy as np
from attrs import define

from ...engine.board import SHOPS, TOTALS, Kind
from ...engine.rules import OCCUPIED_FOR_STEIN
from ...engine.scoring import MOST_CHURCHES, NO_TOWN_HALL, SECOND_MOST_CHURCHES, SET_OF_SHOPS
from ...engine.state import NO_PLAYER
from .positions import Array, Layout, Positions

# The totals of the shops, which are consecutive, and what each further shop of a set pays.
SHOP_TOTALS = slice(min(SHOPS), max(SHOPS) + 1)
STEPS_OF_SET = np.diff(SET_OF_SHOPS)


@define(eq=False)
class Counts:
    """Counts shared by forecast and features; whole numbers, in the type they are summed in."""

    positions: Positions
    layout: Layout
    figures: Array
    """At player and row: figures in hand."""
    coins: Array
    """At player and row."""
    specials: Array
    """At player and row: 1 if the player holds a special action tile."""
    has_bishop: Array
    """At player and row: whether the player has the bishop."""
    vacant: Array
    """At building and row: 1 if it is free."""
    active_inns: Array
    """At inn and row: whether its tile shows the stein."""
    own_inns: Array
    """At inn, player and row: 1 if the player holds it."""
    own_halls: Array
    """At town hall, player and row: 1 if the player holds it."""
    held: Array
    """At total, player and row: how many buildings of that kind the player holds."""
    free: Array
    """At total and row: how many of that kind are free."""
    none_free: Array
    """At total and row: 1 if none of that kind is free."""
    missing: Array
    """At village and row: how many of its buildings are free."""
    kinds_of_shops: Array
    """At player and row: how many kinds of shop the player holds, to look up what they pay."""
    total: Array
    """At player and row: the score if the game ended now."""
    shops: Array
    """At player and row: the score for shops if the game ended now."""
    churches: Array
    halls: Array
    goods: Array

    def missing_around(self, kind: int) -> Array:
        """At building of that kind and row: how many buildings of its village are free."""
        around: Array = self.missing[self.layout.village[self.layout.of_kind[kind]]]
        return around

    def missing_for_stein(self) -> Array:
        """At inn and row: how many more figures its village needs to turn the inn's tile."""
        sizes = self.layout.sizes[self.layout.village[self.layout.of_kind[Kind.INN]]]
        beyond = (OCCUPIED_FOR_STEIN - sizes).astype(self.missing.dtype)
        missing: Array = self.missing_around(Kind.INN) + beyond[:, None]
        return missing


def count(positions: Positions, dtype: type = np.float64) -> Counts:
    """Count what lies on the table, in the precision in which it will be used."""
    layout, marked = positions.layout, _marked(positions)
    vacant: Array = marked[:, 0].astype(dtype)
    own_inns, own_halls = (
        _owned(marked, layout.of_kind[kind], dtype) for kind in (Kind.INN, Kind.TOWN_HALL)
    )
    by_kind = _per_kind(marked, layout, dtype)
    free, held = by_kind[:, 0], by_kind[:, 1:]
    missing: Array = layout.village_columns.T.astype(dtype) @ vacant
    coins = _rows_last(positions.coins, dtype)
    scores = (
        _score_shops(held),
        _score_churches(held[Kind.CHURCH]),
        _score_halls(own_halls, missing, held[Kind.TOWN_HALL], layout),
        np.floor(held[Kind.MILL] + 1.5 * held[Kind.GLASSWORKS]),
    )
    return Counts(
        positions,
        layout,
        _rows_last(positions.figures, dtype),
        coins,
        _rows_last(positions.specials, dtype),
        positions.bishop == _players(positions)[:, None],
        vacant,
        np.ascontiguousarray(positions.active.T[layout.of_kind[Kind.INN]]),
        own_inns,
        own_halls,
        held,
        free,
        (free == 0).astype(dtype),
        missing,
        count_true(held[SHOP_TOTALS] > 0).astype(np.intp),
        sum(scores, coins),
        *scores,
    )


def count_true(marked: Array) -> Array:
    """How many are true along the first axis: few enough for bytes, which sum fastest."""
    number: Array = marked.view(np.int8).sum(0, dtype=np.int8)
    return number


def _rows_last(values: Array, dtype: type) -> Array:
    return values.T.astype(dtype, order="C")


def _players(positions: Positions) -> Array:
    return np.arange(positions.players, dtype=np.int8)


def _marked(positions: Positions) -> Array:
    """At building, owner and row: whether it is theirs; the first owner is NO_PLAYER."""
    owners = _rows_last(positions.owners, np.int8)
    whose = np.append(np.int8(NO_PLAYER), _players(positions))
    marked: Array = owners[:, None] == whose[:, None]
    return marked


def _owned(marked: Array, buildings: Array, dtype: type) -> Array:
    """At building, player and row, of these buildings: 1 if it is the player's."""
    owned: Array = marked[buildings][:, 1:].astype(dtype)
    return owned


def _per_kind(marked: Array, layout: Layout, dtype: type) -> Array:
    """At total and the other axes: how many buildings of that kind are marked."""
    counts = np.zeros((TOTALS, *marked.shape[1:]), dtype)
    for kind in Kind:
        counts[kind] = count_true(marked[layout.of_kind[kind]])
    return counts


def _score_shops(held: Array) -> Array:
    """Coins for shops: of the kinds, most held first, the nth makes that many sets one larger."""
    sizes = _sorted(*held[SHOP_TOTALS])
    steps = STEPS_OF_SET.astype(held.dtype)
    score: Array = sum(step * size for step, size in zip(steps, sizes, strict=True))
    return score


def _sorted(one: Array, two: Array, three: Array, four: Array) -> tuple[Array, ...]:
    """Four arrays sorted element by element, the highest first."""
    one, two = np.maximum(one, two), np.minimum(one, two)
    three, four = np.maximum(three, four), np.minimum(three, four)
    one, three = np.maximum(one, three), np.minimum(one, three)
    two, four = np.maximum(two, four), np.minimum(two, four)
    return one, np.maximum(two, three), np.minimum(two, three), four


def _score_churches(held: Array) -> Array:
    most = held.max(0)
    first = held == np.maximum(most, 1)
    rest = np.where(first, 0, held)
    second = (rest == np.maximum(rest.max(0), 1)).astype(held.dtype)
    alone = (count_true(first) == 1).astype(held.dtype)
    prize = SECOND_MOST_CHURCHES + (MOST_CHURCHES - SECOND_MOST_CHURCHES) * alone
    prizes: Array = first * prize + second * (SECOND_MOST_CHURCHES * alone)
    return prizes


def _score_halls(own: Array, missing: Array, held: Array, layout: Layout) -> Array:
    halls = layout.of_kind[Kind.TOWN_HALL]
    value = layout.value[halls].astype(own.dtype)[:, None]
    coins = (missing[layout.village[halls]] == 0) * value
    return np.where(held > 0, (own * coins[:, None]).sum(0), NO_TOWN_HALL)


def final_shares(total: Array) -> Array:
    """At row and player: the share of the win, given the final totals."""
    best = (total == total.max(1, keepdims=True)).astype(total.dtype)
    shares: Array = best / best.sum(1, keepdims=True)
    return shares
