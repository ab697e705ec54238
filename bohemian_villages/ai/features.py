"""What the network sees of a position: for every player a block of numbers, and what all share.

The position is one between two turns: player 0 has done everything, player 1 has not begun. All
numbers are scaled to be about 1 at most. Both lists are made row by row, so their order here is
the order of the network's inputs; a change of it asks for new weights.
"""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from ..engine.board import SHOPS, Kind
from ..engine.rules import OCCUPIED_FOR_STEIN
from ..engine.scoring import SET_OF_SHOPS
from .counts import Counts
from .forecasts import Forecasts
from .positions import Array

SETS = np.array([*SET_OF_SHOPS, SET_OF_SHOPS[-1]])
# What every further shop of a set pays.
NEXT_SHOP = np.append(np.diff(SET_OF_SHOPS), 0)
ENDED_BY_FIGURES = (0, 1, 2, 3, 4, 6)
KICKED = (Kind.FARM, Kind.INN, Kind.TOWN_HALL, Kind.CHURCH)
PLAYER_FEATURES = 73
SHARED_FEATURES = 51


def features(counts: Counts, forecasts: Forecasts) -> tuple[Array, Array]:
    """Of the players, at feature, row and player; what all share, at feature and row."""
    shape, dtype = counts.total.shape, counts.total.dtype
    players: Array = np.empty((PLAYER_FEATURES, *shape), dtype)
    for number, row in enumerate(_of_players(counts, forecasts)):
        players[number] = row
    shared: Array = np.empty((SHARED_FEATURES, shape[0]), dtype)
    for number, row in enumerate(_of_all(counts, forecasts)):
        shared[number] = row
    return players, shared


def _of_players(counts: Counts, forecasts: Forecasts) -> Iterator[Array]:
    positions = counts.positions
    others = best_of_others(counts.total)
    yield counts.coins / 40
    yield counts.total / 40
    yield np.clip((counts.total - others) / 20, -2, 2)
    yield counts.figures / 13
    yield (counts.figures + best_of_others(-counts.figures)) / 6
    for figures in ENDED_BY_FIGURES:
        yield counts.figures <= figures
    yield positions.specials
    yield from _of_inns(counts)
    yield from _of_churches(counts)
    yield from _of_shops(counts)
    yield from _of_halls(counts)
    yield from _of_goods(counts)
    yield counts.held[Kind.FARM] / 4
    yield counts.held[Kind.MANOR] / 3
    for kind in KICKED:
        yield counts.held[kind] * (counts.free[kind] == 0)[:, None] / 3
    yield from _of_forecasts(forecasts)


def _of_forecasts(forecasts: Forecasts) -> Iterator[Array]:
    lead = forecasts.total - best_of_others(forecasts.total)
    yield forecasts.turns / 10
    yield forecasts.total / 60
    yield np.clip(lead / 20, -2, 2)
    yield np.tanh(lead / forecasts.spread[:, None] / 2)
    # Coins in hand are a feature already, and turns to come are all worth the same.
    for part in forecasts.parts[1:-2]:
        yield part / 15


def best_of_others(values: Array) -> Array:
    """At row and player: the highest value of another player."""
    if values.shape[1] == 2:
        return values[:, ::-1]
    most = values.max(1, keepdims=True)
    alone = (values == most).sum(1, keepdims=True) == 1
    second = np.where(values == most, -np.inf, values).max(1, keepdims=True)
    best: Array = np.where((values == most) & alone, second, most)
    return best


def _of_inns(counts: Counts) -> Iterator[Array]:
    positions, table = counts.positions, counts.layout
    inns = table.of_kind[Kind.INN]
    own, active = counts.own[:, :, inns], positions.active[:, None, inns]
    villages = table.village[inns]
    wanting = (OCCUPIED_FOR_STEIN - (table.sizes[villages] - counts.missing[:, villages]))[:, None]
    working = (own & active).sum(2)
    waiting = own & ~active
    yield working / 3
    for missing in (1, 2):
        yield (waiting & (wanting == missing)).sum(2) / 2
    yield (waiting & (wanting > 2)).sum(2) / 2
    yield working * (counts.free[Kind.INN] == 0)[:, None] / 3
    churches = counts.held[Kind.CHURCH] * positions.has_bishop
    yield (working + churches) / 4


def _of_churches(counts: Counts) -> Iterator[Array]:
    held, bishop = counts.held[Kind.CHURCH], counts.positions.has_bishop
    lead = held - best_of_others(held)
    yield bishop
    yield held / 3
    yield held * bishop / 3
    yield np.clip(lead, -3, 3) / 3
    yield lead > 0
    yield lead == 0
    yield counts.churches / 10


def _of_shops(counts: Counts) -> Iterator[Array]:
    held, free = counts.held[list(SHOPS)], counts.free[list(SHOPS)][:, :, None]
    has = held > 0
    kinds = has.sum(0)
    yield from has
    yield (held > 1).sum(0) / 2
    for size in (2, 3, 4):
        yield kinds == size
    yield counts.shops / 20
    # Only who holds no shop of that kind may break a set, and only where none is free.
    rivals_without = (~has).sum(2, keepdims=True) - ~has
    exposed = (has & (held == 1) & (free == 0) & (rivals_without > 0)).sum(0)
    yield exposed / 4
    yield (exposed > 0) * (SETS[kinds] - SETS[np.maximum(kinds - 1, 0)]) / 8
    yield (~has & (free > 0)).sum(0) / 4
    yield (~has & (free == 0)).sum(0) / 4
    yield NEXT_SHOP[kinds] / 8


def _of_halls(counts: Counts) -> Iterator[Array]:
    table = counts.layout
    halls = table.of_kind[Kind.TOWN_HALL]
    worth = counts.own[:, :, halls] * table.value[halls]
    missing = counts.missing[:, table.village[halls]][:, None, :]
    held = counts.held[Kind.TOWN_HALL]
    yield held / 3
    yield held == 0
    yield counts.halls / 20
    for free in (1, 2, 3):
        yield (worth * (missing == free)).sum(2) / 20
    yield (worth * (missing > 3)).sum(2) / 20
    # A row that is cleared empties a village again.
    goods = (table.in_row @ table.village_columns > 0)[table.village[halls]]
    yield (worth * ((missing == 0) & goods)).sum(2) / 20


def _of_goods(counts: Counts) -> Iterator[Array]:
    for kind, coins in ((Kind.MILL, 2), (Kind.GLASSWORKS, 3)):
        held, free = counts.held[kind], counts.free[kind][:, None]
        yield held / 4
        for left in (1, 2, 3):
            yield held * coins * (free == left) / 10
    yield counts.goods / 10


def _of_all(counts: Counts, forecasts: Forecasts) -> Iterator[Array]:
    positions, table = counts.positions, counts.layout
    for kind in Kind:
        yield counts.free[kind] / 4
        yield counts.free[kind] == 0
        yield np.full(len(positions), len(table.of_kind[kind]) / 6)
    yield counts.free[Kind.MILL] == 1
    yield counts.free[Kind.GLASSWORKS] == 1
    yield from _of_manors(counts)
    yield positions.supply / 7
    yield positions.supply == 0
    yield positions.bishop < 0
    yield np.clip(positions.bank / 100, 0, 3)
    yield np.clip(1 - positions.bank / 30, 0, 1)
    yield counts.figures.min(1) / 13
    yield counts.figures.mean(1) / 13
    yield (counts.missing == 0).mean(1)
    yield counts.free.sum(0) / max(table.buildings, 1)
    yield from _of_free_halls(counts)
    yield forecasts.spread / 10
    yield np.ones(len(positions))


def _of_manors(counts: Counts) -> Iterator[Array]:
    manors = counts.layout.of_kind[Kind.MANOR]
    free = counts.positions.owners[:, manors] < 0
    worth = free * counts.layout.value[manors]
    yield worth.max(1, initial=0) / 10
    yield worth.sum(1) / 30


def _of_free_halls(counts: Counts) -> Iterator[Array]:
    table = counts.layout
    halls = table.of_kind[Kind.TOWN_HALL]
    worth = (counts.positions.owners[:, halls] < 0) * table.value[halls]
    missing = counts.missing[:, table.village[halls]]
    for most in (1, 2, 4):
        yield (worth * (missing <= most)).max(1, initial=0) / 10
