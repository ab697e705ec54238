"""The forecast of the final score, for many positions at once: what the network builds upon.

The same formulas as in `evaluation` and `outlook`, whose constants these are, as arrays; the
network learns what they do not see. Arrays are at player and row unless something else is said.
"""

from __future__ import annotations

import numpy as np
from attrs import define

from ...engine.board import Kind
from ...engine.rules import COINS_FOR_GOODS, OCCUPIED_FOR_STEIN
from ...engine.scoring import MOST_CHURCHES, NO_TOWN_HALL, SECOND_MOST_CHURCHES, SET_OF_SHOPS
from . import forecast as known
from . import outlook
from .counts import SHOP_TOTALS, STEPS_OF_SET, Counts
from .positions import Array, Layout

REACH = np.array(outlook.REACH)
KICKS = np.array(outlook.KICKS) * REACH
# The totals of farms, inns and town halls, which follow one another: who holds one may lose it.
KICKED = slice(Kind.FARM, Kind.TOWN_HALL + 1)
# Nothing is ever this unlikely; it keeps quotients finite.
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
        counts.specials * (known.SPECIAL_TILE * _likely(future.turns)),
        known.COINS_A_TURN * future.turns,
    )
    spread = known.SPREAD * np.sqrt(known.SPREAD_NOW + future.rounds)
    return Forecasts(future.turns, spread, parts, sum(parts[1:], parts[0]))


def _likely(times: Array) -> Array:
    """The chance of a thing that is expected to happen so often."""
    chance: Array = times / (1 + times)
    return chance


def _column(values: Array, like: Array) -> Array:
    """Numbers along the first axis of an array, in its precision."""
    return values.astype(like.dtype).reshape(len(values), *(1,) * (like.ndim - 1))


class _Future:
    """What is likely to happen until the end, to everybody alike."""

    def __init__(self, counts: Counts) -> None:
        self._counts = counts
        self.turns = _turns_to_come(counts.figures)
        self.all_turns = self.turns.sum(0)
        """At row."""
        self.rounds = self.all_turns / counts.positions.players
        """At row."""
        self.one_of_free = (1 - counts.none_free) / np.maximum(counts.free, 1)
        """At total and row: how much of what is free of that kind one building is; 0 for none."""
        self.filled = counts.vacant * self._filled()[counts.layout.kind]
        """At building and row: the chance that it is free and will be occupied."""
        self.lost = self._lost(_threats(counts, self.turns), KICKED)
        """At farm, inn or town hall, player and row: the chance that a figure is kicked out."""
        self.lost_shops = self._lost(_threats_to_shops(counts, self.turns), SHOP_TOTALS)
        """The same at shop, player and row."""

    def _filled(self) -> Array:
        """At total and row: the chance that a free building will be occupied."""
        reach = _column(outlook.TAKES_FREE * REACH, self.one_of_free)
        filled = _likely(reach * self.all_turns * self.one_of_free)
        filled[list(COINS_FOR_GOODS)] *= outlook.ROW_FREE_FILLED
        return filled

    def _lost(self, threats: Array, totals: slice) -> Array:
        one_of_free, none_free = self.one_of_free[totals], self._counts.none_free[totals]
        waiting = _column(KICKS[totals], none_free)
        waiting = waiting * (outlook.KICKS_LATER * one_of_free + none_free)
        others = threats.sum(1, keepdims=True) - threats
        return _likely(waiting[:, None] * others)


def _threats(counts: Counts, turns: Array) -> Array:
    """At farm, inn or town hall, player and row: how often the player might kick somebody out."""
    held = counts.held[KICKED]
    numbers = _column(counts.layout.kind_columns.sum(0)[KICKED], held)
    threats: Array = turns / np.maximum(numbers - held, 1)
    return threats


def _threats_to_shops(counts: Counts, turns: Array) -> Array:
    """The same at shop, player and row; only who has no such shop may take one away."""
    held = counts.held[SHOP_TOTALS]
    numbers = _column(counts.layout.kind_columns.sum(0)[SHOP_TOTALS], held)
    threats: Array = (held == 0) * (turns / np.maximum(numbers, 1))
    return threats


def _turns_to_come(figures: Array) -> Array:
    count = len(figures)
    begins = _column((np.arange(count) - 1) % count / count, figures)
    left = outlook.TURNS_WITH_LAST_FIGURE + outlook.TURNS_A_FIGURE * (figures - 1)
    end = (begins + (figures > 0) * left).min(0)
    last = (1 - 1 / count) / 2
    turns: Array = np.where(end < 1, begins < end, end - begins + last)
    return turns


# What the parts will bring.


def _inns(counts: Counts, future: _Future) -> Array:
    working = np.where(counts.active_inns, 1, _turning(counts, future))
    own = (counts.own_inns * working[:, None]).sum(0)
    inns_to_come: Array = own * future.turns * (1 - future.lost[Kind.INN - Kind.FARM] / 2)
    return inns_to_come


def _turning(counts: Counts, future: _Future) -> Array:
    """At inn and row: the chance that an inn whose tile does not show the stein yet will turn."""
    table = counts.layout
    villages = table.village[table.of_kind[Kind.INN]]
    filled = _of_villages(np.add, villages, future.filled, table)
    turning: Array = filled / np.maximum(filled + known.TURNING_INN * counts.wanting(), LEAST)
    turning *= _column(table.sizes[villages] >= OCCUPIED_FOR_STEIN, filled)
    return turning


def _bishop(counts: Counts, future: _Future) -> Array:
    held, turns = counts.held[Kind.CHURCH], future.turns
    comes = known.BISHOP_COMES / (counts.positions.players - 1)
    stays = 1 / (1 + known.BISHOP_LEAVES * (future.all_turns - turns))
    bishop: Array = held * turns * np.where(counts.has_bishop, stays, comes)
    return bishop


def _farms(counts: Counts, future: _Future) -> Array:
    stay = 1 - future.lost[0] / 2
    farms: Array = known.FARMS_A_TURN * counts.held[Kind.FARM] * future.turns * stay
    return farms


def _town_halls(counts: Counts, future: _Future) -> Array:
    table, own = counts.layout, counts.own_halls
    stay = 1 - future.lost[Kind.TOWN_HALL - Kind.FARM]
    full = _full(counts, future)
    worth = full * _column(table.value[table.of_kind[Kind.TOWN_HALL]], full)
    coins = (own * worth[:, None]).sum(0) * stay
    # That all of them are lost; 1 for who holds none.
    none = (1 - own * stay).prod(0)
    taken = known.TAKES_TOWN_HALL * outlook.REACH[Kind.TOWN_HALL] * future.turns
    town_halls: Array = coins + NO_TOWN_HALL * none / (1 + taken)
    return town_halls


def _full(counts: Counts, future: _Future) -> Array:
    """At town hall and row: the chance that its village will be full at the end."""
    table = counts.layout
    occupied = 1 - counts.vacant
    occupied[table.in_row] *= 1 - (1 - known.ROW_OCCUPIED_STAYS) * np.minimum(future.rounds, 1)
    occupied += future.filled
    villages = table.village[table.of_kind[Kind.TOWN_HALL]]
    full = _of_villages(np.multiply, villages, occupied, table)
    return np.maximum(full, LEAST, out=full)


def _of_villages(combine: np.ufunc, villages: Array, values: Array, table: Layout) -> Array:
    """At village and row: the values of its buildings added up, or multiplied, in their order."""
    whole: Array = np.empty((len(villages), values.shape[1]), values.dtype)
    for row, village in zip(whole, villages, strict=True):
        combine.reduce(values[table.in_village[village]], 0, out=row)
    return whole


def _shops(counts: Counts, future: _Future) -> Array:
    chances = _shops_at_the_end(counts, future)
    # At k, player and row: the chance that at least k kinds are there.
    sizes = np.zeros((len(SET_OF_SHOPS), *future.turns.shape), future.turns.dtype)
    sizes[0] = 1
    for kinds, chance in enumerate(chances, 1):
        sizes[1 : kinds + 1] += (sizes[:kinds] - sizes[1 : kinds + 1]) * chance
    first_set = (sizes[1:] * _column(STEPS_OF_SET, sizes)).sum(0)
    pays = np.array(SET_OF_SHOPS, sizes.dtype)
    coins: Array = first_set + (counts.shops - pays[counts.kinds_of_shops])
    return coins


def _shops_at_the_end(counts: Counts, future: _Future) -> Array:
    """At shop, player and row: the chance that the player holds such a shop."""
    held = counts.held[SHOP_TOTALS]
    exists = counts.layout.kind_columns.any(0)
    takes = _column((known.TAKES_SHOP * REACH * exists)[SHOP_TOTALS], held)
    return np.where(held > 0, 1 - future.lost_shops, _likely(takes * future.turns))


def _churches(counts: Counts, future: _Future) -> Array:
    held = counts.held[Kind.CHURCH] + known.CHURCHES_TO_COME
    both = held * ((MOST_CHURCHES + SECOND_MOST_CHURCHES) / held.sum(0))
    stay = known.CHURCHES_STAY / (known.CHURCHES_STAY + future.rounds)
    churches: Array = stay * counts.churches + (1 - stay) * both
    return churches


def _goods(counts: Counts, future: _Future) -> Array:
    goods = np.zeros_like(future.turns)
    for kind, coins in COINS_FOR_GOODS.items():
        times = known.CLEARS * outlook.REACH[kind] * future.all_turns * future.one_of_free[kind]
        goods += counts.held[kind] * (coins / 2 * (1 + _likely(times * times)))
    return goods
