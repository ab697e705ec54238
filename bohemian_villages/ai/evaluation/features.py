"""Features: what the network sees of a position, a block of numbers per player and a shared one.

The position is one between two turns: player 0 has finished, player 1 has not begun. Every number
comes with a unit that scales it to about 1 at most. The order of the features here is the order of
the network's inputs: changing it requires new weights.
"""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from ...engine.board import Kind
from .batch_forecast import BatchForecast
from .counts import SHOP_TOTALS, STEPS_OF_SET, Counts, count_true
from .positions import Array

# By number of different shops held: what the last one pays, and what one more would pay.
LAST_SHOP = np.append(0, STEPS_OF_SET)
NEXT_SHOP = np.append(STEPS_OF_SET, 0)
# With at most this many figures in hand the end is near.
FEW_FIGURES = (0, 1, 2, 3, 4, 6)
KICKED = (Kind.FARM, Kind.INN, Kind.TOWN_HALL, Kind.CHURCH)
PLAYER_FEATURES = 73
SHARED_FEATURES = 51

Features = Iterator[tuple[Array | float, float]]
"""Numbers, each with its unit."""


def features(counts: Counts, forecast: BatchForecast) -> tuple[Array, Array]:
    """The players' features, at player, feature and row; the shared ones, at feature and row."""
    (players, rows), dtype = counts.total.shape, counts.total.dtype
    blocks: Array = np.empty((players, PLAYER_FEATURES, rows), dtype)
    _write(blocks.swapaxes(0, 1), _of_players(counts, forecast))
    shared: Array = np.empty((SHARED_FEATURES, rows), dtype)
    _write(shared, _of_all(counts, forecast))
    return blocks, shared


def _write(places: Array, found: Features) -> None:
    units = np.empty((len(places), *(1,) * (places.ndim - 1)), places.dtype)
    for nth, (numbers, unit) in enumerate(found):
        places[nth] = numbers
        units[nth] = unit
    # All at once, which is faster than many small divisions.
    places *= 1 / units


def best_of_others(values: Array) -> Array:
    """At player and row: the highest value of another player."""
    players = len(values)
    around = np.concatenate([values, values[:-1]])
    best: Array = around[1 : players + 1]
    for distance in range(2, players):
        best = np.maximum(best, around[distance : players + distance])
    return best


def _within(values: Array, most: float) -> Array:
    return np.maximum(np.minimum(values, most), -most)


# The players' features, at player and row.


def _of_players(counts: Counts, forecast: BatchForecast) -> Features:
    yield counts.coins, 40
    yield counts.total, 40
    yield _within(counts.total - best_of_others(counts.total), 40), 20
    yield counts.figures, 13
    yield counts.figures + best_of_others(-counts.figures), 6
    for figures in FEW_FIGURES:
        yield counts.figures <= figures, 1
    yield counts.specials, 1
    yield from _of_inns(counts)
    yield from _of_churches(counts)
    yield from _of_shops(counts)
    yield from _of_halls(counts)
    yield from _of_goods(counts)
    yield counts.held[Kind.FARM], 4
    yield counts.held[Kind.MANOR], 3
    for kind in KICKED:
        yield counts.held[kind] * counts.none_free[kind], 3
    yield from _of_forecast(forecast)


def _of_forecast(forecast: BatchForecast) -> Features:
    lead = forecast.total - best_of_others(forecast.total)
    yield forecast.turns, 10
    yield forecast.total, 60
    yield _within(lead, 40), 20
    # In double precision, because processors differ in the last digit.
    yield np.tanh((lead / (2 * forecast.spread)).astype(np.float64)), 1
    # Coins, special tile and turns are features already.
    for part in forecast.parts[1:-2]:
        yield part, 15


def _of_inns(counts: Counts) -> Features:
    active, missing = counts.active_inns, counts.missing_for_stein()
    working = _sum_of(counts.own_inns, active)
    yield working, 3
    for few in (1, 2):
        yield _sum_of(counts.own_inns, ~active & (missing == few)), 2
    yield _sum_of(counts.own_inns, ~active & (missing > 2)), 2
    yield working * counts.none_free[Kind.INN], 3
    yield working + counts.held[Kind.CHURCH] * counts.has_bishop, 4


def _sum_of(own: Array, marked: Array) -> Array:
    """At player and row: the player's own numbers, summed over the marked buildings."""
    total: Array = (own * marked.astype(own.dtype)[:, None]).sum(0)
    return total


def _of_churches(counts: Counts) -> Features:
    held = counts.held[Kind.CHURCH]
    lead = held - best_of_others(held)
    yield counts.has_bishop, 1
    yield held, 3
    yield held * counts.has_bishop, 3
    yield _within(lead, 3), 3
    yield lead > 0, 1
    yield lead == 0, 1
    yield counts.churches, 10


def _of_shops(counts: Counts) -> Features:
    held, kinds = counts.held[SHOP_TOTALS], counts.kinds_of_shops
    none_free = (counts.free[SHOP_TOTALS] == 0)[:, None]
    has, without = held > 0, held == 0
    for shop in has:
        yield shop, 1
    yield count_true(held > 1), 2
    for size in (2, 3, 4):
        yield kinds == size, 1
    yield counts.shops, 20
    # As in `engine.moves`: only a player without such a shop can kick a figure out of one, and only
    # while none is free.
    exposed = count_true((held == 1) & none_free & without.any(1, keepdims=True))
    lost = count_true(without & none_free)
    yield exposed, 4
    yield (exposed > 0) * LAST_SHOP.astype(held.dtype)[kinds], 8
    yield count_true(without & ~none_free), 4
    yield lost, 4
    yield NEXT_SHOP.astype(held.dtype)[kinds], 8


def _of_halls(counts: Counts) -> Features:
    layout, missing = counts.layout, counts.missing_around(Kind.TOWN_HALL)
    halls, held = layout.of_kind[Kind.TOWN_HALL], counts.held[Kind.TOWN_HALL]
    coins = counts.own_halls * layout.value[halls].astype(held.dtype)[:, None, None]
    yield held, 3
    yield held == 0, 1
    yield counts.halls, 20
    for free in (1, 2, 3):
        yield _sum_of(coins, missing == free), 20
    yield _sum_of(coins, missing > 3), 20
    # A row that is cleared empties a village again.
    goods = layout.has_row[layout.village[halls]]
    yield _sum_of(coins, (missing == 0) & goods[:, None]), 20


def _of_goods(counts: Counts) -> Features:
    for kind, coins in ((Kind.MILL, 2), (Kind.GLASSWORKS, 3)):
        held, free = counts.held[kind], counts.free[kind]
        yield held, 4
        for left in (1, 2, 3):
            yield held * (free == left), 10 / coins
    yield counts.goods, 10


# The shared features, at row.


def _of_all(counts: Counts, forecast: BatchForecast) -> Features:
    positions, layout = counts.positions, counts.layout
    for kind in Kind:
        yield counts.free[kind], 4
        yield counts.none_free[kind], 1
        yield len(layout.of_kind[kind]), 6
    yield counts.free[Kind.MILL] == 1, 1
    yield counts.free[Kind.GLASSWORKS] == 1, 1
    yield from _of_manors(counts)
    yield positions.supply, 7
    yield positions.supply == 0, 1
    yield positions.bishop < 0, 1
    yield np.minimum(np.maximum(positions.bank, 0), 300), 100
    yield np.minimum(np.maximum(30 - positions.bank, 0), 30), 30
    yield counts.figures.min(0), 13
    yield counts.figures.sum(0), 13 * positions.players
    yield count_true(counts.missing == 0), max(len(layout.sizes), 1)
    yield counts.free.sum(0), max(layout.buildings, 1)
    yield from _of_free_halls(counts)
    yield forecast.spread, 10
    yield 1, 1


def _of_manors(counts: Counts) -> Features:
    coins = _coins_of_vacant(counts, Kind.MANOR)
    yield coins.max(0, initial=0), 10
    yield coins.sum(0), 30


def _of_free_halls(counts: Counts) -> Features:
    coins = _coins_of_vacant(counts, Kind.TOWN_HALL)
    missing = counts.missing_around(Kind.TOWN_HALL)
    for most in (1, 2, 4):
        yield (coins * (missing <= most)).max(0, initial=0), 10


def _coins_of_vacant(counts: Counts, kind: Kind) -> Array:
    """At building of that kind and row: its printed coins if it is free."""
    buildings = counts.layout.of_kind[kind]
    value = counts.layout.value[buildings].astype(counts.vacant.dtype)
    coins: Array = counts.vacant[buildings] * value[:, None]
    return coins
