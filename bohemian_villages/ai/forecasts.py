"""The forecast of the final score, for many positions at once: what the network builds upon.

The same formulas as in `evaluation` and `outlook`, whose constants these are, as arrays; the
network learns what they do not see. Arrays are at row and player unless something else is said.
"""

from __future__ import annotations

from math import log

import numpy as np
from attrs import define

from ..engine.board import SHOPS, Kind
from ..engine.rules import COINS_FOR_GOODS, OCCUPIED_FOR_STEIN
from ..engine.scoring import MOST_CHURCHES, NO_TOWN_HALL, SECOND_MOST_CHURCHES, SET_OF_SHOPS
from . import evaluation as known
from . import outlook
from .counts import Counts
from .positions import Array

REACH = np.array(outlook.REACH)
# Nothing is ever this unlikely; it keeps logarithms finite.
LEAST = 1e-9


@define(eq=False)
class Forecasts:
    """What the final scores will be about, by where they come from."""

    turns: Array
    """How many turns are to come."""
    spread: Array
    """At row: how far off the whole may be."""
    parts: tuple[Array, ...]
    """Coins, inns, bishop, farms, town halls, shops, churches, goods, special tile, turns."""
    total: Array


def forecasts(counts: Counts) -> Forecasts:
    """The forecasts of positions between two turns."""
    future = _Future(counts)
    parts = (
        counts.coins,
        _inns(counts, future),
        _bishop(counts, future),
        _farms(counts, future),
        _town_halls(counts, future),
        _shops(counts, future),
        _churches(counts, future),
        _goods(counts, future),
        counts.positions.specials * (known.SPECIAL_TILE * _likely(future.turns)),
        known.COINS_A_TURN * future.turns,
    )
    spread = known.SPREAD * np.sqrt(known.SPREAD_NOW + future.rounds)
    return Forecasts(future.turns, spread, parts, sum(parts[1:], parts[0]))


def _likely(times: Array) -> Array:
    """The chance of a thing that is expected to happen so often."""
    chance: Array = times / (1 + times)
    return chance


class _Future:
    """What is likely to happen until the end, to everybody alike."""

    def __init__(self, counts: Counts) -> None:
        self.turns = _turns_to_come(counts.figures)
        self.all_turns = self.turns.sum(1)
        self.rounds = self.all_turns / counts.positions.players
        self.filled = _filled(counts, self.all_turns)
        """At kind and row: the chance that a free building will be occupied."""
        self._counts = counts

    def lost(self, kind: int) -> Array:
        """The chance that a figure will be kicked out of a building of a kind."""
        counts = self._counts
        free, held = counts.free[kind], counts.held[kind]
        row = len(counts.layout.of_kind[kind])
        waiting = np.where(free > 0, outlook.KICKS_LATER / np.maximum(free, 1), free.dtype.type(1))
        if kind in SHOPS:
            threats = (held == 0) * (self.turns / max(row, 1))
        else:
            threats = self.turns / np.maximum(row - held, 1)
        others = threats.sum(1, keepdims=True) - threats
        return _likely((outlook.KICKS[kind] * outlook.REACH[kind] * waiting)[:, None] * others)


def _turns_to_come(figures: Array) -> Array:
    count = figures.shape[1]
    begins = ((np.arange(count) - 1) % count / count).astype(figures.dtype)
    left = outlook.TURNS_WITH_LAST_FIGURE + outlook.TURNS_A_FIGURE * (figures - 1)
    end = (begins + (figures > 0) * left).min(1, keepdims=True)
    last = (1 - 1 / count) / 2
    turns: Array = np.where(end < 1, begins < end, end - begins + last)
    return turns


def _filled(counts: Counts, all_turns: Array) -> Array:
    free = counts.free
    reach = REACH.astype(free.dtype)[:, None]
    times = outlook.TAKES_FREE * all_turns * reach / np.maximum(free, 1)
    filled: Array = (free > 0) * _likely(times)
    filled[list(COINS_FOR_GOODS)] *= outlook.ROW_FREE_FILLED
    return filled


# What the parts will bring.


def _inns(counts: Counts, future: _Future) -> Array:
    positions, table = counts.positions, counts.layout
    inns = table.of_kind[Kind.INN]
    villages = table.village[inns]
    free = (positions.owners < 0) * future.filled[table.kind].T
    filled = (free @ table.village_columns)[:, villages]
    empty = counts.missing[:, villages]
    missing = empty + (OCCUPIED_FOR_STEIN - table.sizes[villages]).astype(empty.dtype)
    turning = filled / np.maximum(filled + known.TURNING_INN * missing, LEAST)
    turning = (missing <= empty) * turning
    working = np.where(positions.active[:, inns], turning.dtype.type(1), turning)
    own = (counts.own[:, :, inns] * working[:, None, :]).sum(2)
    inns_to_come: Array = own * future.turns * (1 - future.lost(Kind.INN) / 2)
    return inns_to_come


def _bishop(counts: Counts, future: _Future) -> Array:
    held, turns = counts.held[Kind.CHURCH], future.turns
    others = future.all_turns[:, None] - turns
    comes = known.BISHOP_COMES / (counts.positions.players - 1)
    stays = 1 / (1 + known.BISHOP_LEAVES * others)
    share = np.where(counts.positions.has_bishop, stays, stays.dtype.type(comes))
    bishop: Array = held * turns * share
    return bishop


def _farms(counts: Counts, future: _Future) -> Array:
    stay = 1 - future.lost(Kind.FARM) / 2
    farms: Array = counts.held[Kind.FARM] * known.FARMS_A_TURN * future.turns * stay
    return farms


def _town_halls(counts: Counts, future: _Future) -> Array:
    table, lost = counts.layout, future.lost(Kind.TOWN_HALL)
    halls = table.of_kind[Kind.TOWN_HALL]
    full = _full(counts, future)
    worth = table.value[halls].astype(full.dtype) * full[:, table.village[halls]]
    coins = (counts.own[:, :, halls] * worth[:, None, :]).sum(2) * (1 - lost)
    none = lost ** counts.held[Kind.TOWN_HALL]
    taken = known.TAKES_TOWN_HALL * outlook.REACH[Kind.TOWN_HALL] * future.turns
    town_halls: Array = coins + NO_TOWN_HALL * none / (1 + taken)
    return town_halls


def _full(counts: Counts, future: _Future) -> Array:
    """At row and village: the chance that it will be full at the end."""
    table = counts.layout
    leaves = (1 - known.ROW_OCCUPIED_STAYS) * np.minimum(future.rounds, 1.0)
    stays = table.in_row * np.log1p(-leaves)[:, None]
    comes = np.log(np.maximum(future.filled, LEAST))[table.kind].T
    logs = np.where(counts.positions.owners < 0, comes, stays)
    full: Array = np.exp(np.maximum(logs @ table.village_columns, log(LEAST)))
    return full


def _shops(counts: Counts, future: _Future) -> Array:
    sizes = np.zeros((len(SET_OF_SHOPS), *future.turns.shape), future.turns.dtype)
    sizes[0] = 1
    for kind in SHOPS:
        chance = _shop_at_the_end(counts, future, kind)
        # At k: the chance that at least k kinds are there.
        sizes[1:] += (sizes[:-1] - sizes[1:]) * chance
    coins = np.tensordot(np.diff(SET_OF_SHOPS).astype(sizes.dtype), sizes[1:], 1)
    held = counts.held[list(SHOPS)]
    for nth in range(2, int(held.max(initial=0)) + 1):
        coins += np.array(SET_OF_SHOPS, sizes.dtype)[(held >= nth).sum(0)]
    return coins


def _shop_at_the_end(counts: Counts, future: _Future, kind: int) -> Array:
    times = known.TAKES_SHOP * outlook.REACH[kind] * future.turns
    to_come = _likely(times) if len(counts.layout.of_kind[kind]) else np.zeros_like(times)
    return np.where(counts.held[kind] > 0, 1 - future.lost(kind), to_come)


def _churches(counts: Counts, future: _Future) -> Array:
    held = counts.held[Kind.CHURCH] + known.CHURCHES_TO_COME
    both = (MOST_CHURCHES + SECOND_MOST_CHURCHES) * held / held.sum(1, keepdims=True)
    stay = (known.CHURCHES_STAY / (known.CHURCHES_STAY + future.rounds))[:, None]
    churches: Array = stay * counts.churches + (1 - stay) * both
    return churches


def _goods(counts: Counts, future: _Future) -> Array:
    goods = np.zeros_like(future.turns)
    for kind, coins in COINS_FOR_GOODS.items():
        free = counts.free[kind]
        times = known.CLEARS * future.all_turns * outlook.REACH[kind] / np.maximum(free, 1)
        cleared = (free > 0) * _likely(times**2)
        goods += counts.held[kind] * (coins * (1 + cleared) / 2)[:, None]
    return goods
