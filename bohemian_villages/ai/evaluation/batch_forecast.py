"""The forecast: every player's final score, estimated part by part; the network corrects it.

The positions are between two turns: one player has finished, the next has not begun. Each part is a
short formula of what lies on the table and of how many turns are likely to come. The constants were
fitted to games among players that use them, then corrected by matches. A chance is mostly
x / (1 + x), where x is how often the event is expected.

The formulas of `rest_of_game` are here once more, for arrays. Arrays are at player and row unless a
comment says otherwise.
"""

from __future__ import annotations

import numpy as np
from attrs import define

from ...engine.board import Kind
from ...engine.rules import COINS_FOR_GOODS, OCCUPIED_FOR_STEIN
from ...engine.scoring import MOST_CHURCHES, NO_TOWN_HALL, SECOND_MOST_CHURCHES, SET_OF_SHOPS
from . import rest_of_game
from .counts import SHOP_TOTALS, STEPS_OF_SET, Counts
from .positions import Array, Layout

REACH = np.array(rest_of_game.REACH)
KICKS = np.array(rest_of_game.KICKS) * REACH
# The totals of farms, inns and town halls, which are consecutive: their owners may be kicked out.
KICKED = slice(Kind.FARM, Kind.TOWN_HALL + 1)

# What a turn brings on average.
COINS_A_TURN = 3.9

# A forecast may be off by SPREAD * sqrt(SPREAD_NOW + turns to come) coins.
SPREAD = 2.2
SPREAD_NOW = 3.6

# How often a turn that could take a missing shop, or a first town hall, does so.
TAKES_SHOP = 0.3
TAKES_TOWN_HALL = 0.31
# Rows of mills and glassworks: how often a turn helps to clear one, and the chance that a building
# in such a row that is occupied now will be so at the end.
CLEARS = 0.24
ROW_OCCUPIED_STAYS = 0.71

# How hard it is for a village to turn its inn.
TURNING_INN = 1.03
# For how many turns the churches stay as they are, and how many more everybody gets.
CHURCHES_STAY = 2.0
CHURCHES_TO_COME = 4.0
# How often a rival's turn takes the bishop away, and how much of the time somebody gets it back.
BISHOP_LEAVES = 0.085
BISHOP_COMES = 0.19
# How often a turn adds a farm, which pays for all of them.
FARMS_A_TURN = 0.05
SPECIAL_TILE = 1.5

# Smaller than any chance that occurs; keeps quotients finite.
LEAST = 1e-9


@define(eq=False)
class BatchForecast:
    """The expected final scores, by where they come from."""

    turns: Array
    """How many turns are to come."""
    spread: Array
    """At row: how far off the total may be."""
    parts: tuple[Array, ...]
    """Coins, inns, bishop, farms, town halls, shops, churches, goods, special tile, turns."""
    total: Array


def batch_forecast(counts: Counts) -> BatchForecast:
    """The forecast of positions between two turns."""
    rest = _BatchRestOfGame(counts)
    parts = (
        counts.coins,
        _inns(counts, rest),
        _bishop(counts, rest),
        _farms(counts, rest),
        _town_halls(counts, rest),
        _shops(counts, rest),
        _churches(counts, rest),
        _goods(counts, rest),
        counts.specials * (SPECIAL_TILE * _likely(rest.turns)),
        COINS_A_TURN * rest.turns,
    )
    spread = SPREAD * np.sqrt(SPREAD_NOW + rest.rounds)
    return BatchForecast(rest.turns, spread, parts, sum(parts[1:], parts[0]))


def _likely(times: Array) -> Array:
    """The chance of an event that is expected so many times."""
    chance: Array = times / (1 + times)
    return chance


def _column(values: Array, like: Array) -> Array:
    """Numbers along the first axis of another array, in its precision."""
    return values.astype(like.dtype).reshape(len(values), *(1,) * (like.ndim - 1))


class _BatchRestOfGame:
    """What is likely to happen until the end of the games."""

    def __init__(self, counts: Counts) -> None:
        self._counts = counts
        self.turns = _turns_to_come(counts.figures)
        self.all_turns = self.turns.sum(0)
        """At row."""
        self.rounds = self.all_turns / counts.positions.players
        """At row."""
        self.one_of_free = (1 - counts.none_free) / np.maximum(counts.free, 1)
        """At total and row: 1 over the number of free buildings of that kind; 0 if none is."""
        self.filled = counts.vacant * self._filled()[counts.layout.kind]
        """At building and row: the chance that it will be occupied; 0 if it already is."""
        self.lost = self._lost(_threats(counts, self.turns), KICKED)
        """At farm, inn or town hall, player and row: the chance that a figure is kicked out."""
        self.lost_shops = self._lost(_threats_to_shops(counts, self.turns), SHOP_TOTALS)
        """The same at shop, player and row."""

    def _filled(self) -> Array:
        """At total and row: the chance that a free building will be occupied."""
        reach = _column(rest_of_game.TAKES_FREE * REACH, self.one_of_free)
        filled = _likely(reach * self.all_turns * self.one_of_free)
        filled[list(COINS_FOR_GOODS)] *= rest_of_game.ROW_FREE_FILLED
        return filled

    def _lost(self, threats: Array, totals: slice) -> Array:
        one_of_free, none_free = self.one_of_free[totals], self._counts.none_free[totals]
        waiting = _column(KICKS[totals], none_free)
        waiting = waiting * (rest_of_game.KICKS_LATER * one_of_free + none_free)
        others = threats.sum(1, keepdims=True) - threats
        return _likely(waiting[:, None] * others)


def _threats(counts: Counts, turns: Array) -> Array:
    """At farm, inn or town hall, player and row: the player's turns for each figure to kick out."""
    held = counts.held[KICKED]
    numbers = _column(counts.layout.kind_columns.sum(0)[KICKED], held)
    threats: Array = turns / np.maximum(numbers - held, 1)
    return threats


def _threats_to_shops(counts: Counts, turns: Array) -> Array:
    """The same at shop, player and row; only a player without such a shop may kick."""
    held = counts.held[SHOP_TOTALS]
    numbers = _column(counts.layout.kind_columns.sum(0)[SHOP_TOTALS], held)
    threats: Array = (held == 0) * (turns / np.maximum(numbers, 1))
    return threats


def _turns_to_come(figures: Array) -> Array:
    count = len(figures)
    begins = _column((np.arange(count) - 1) % count / count, figures)
    left = rest_of_game.TURNS_WITH_LAST_FIGURE + rest_of_game.TURNS_A_FIGURE * (figures - 1)
    end = (begins + (figures > 0) * left).min(0)
    last = (1 - 1 / count) / 2
    turns: Array = np.where(end < 1, begins < end, end - begins + last)
    return turns


# What the parts will bring.


def _inns(counts: Counts, rest: _BatchRestOfGame) -> Array:
    working = np.where(counts.active_inns, 1, _turning(counts, rest))
    own = (counts.own_inns * working[:, None]).sum(0)
    inns_to_come: Array = own * rest.turns * (1 - rest.lost[Kind.INN - Kind.FARM] / 2)
    return inns_to_come


def _turning(counts: Counts, rest: _BatchRestOfGame) -> Array:
    """At inn and row: for what part of the remaining turns an inactive inn will be active."""
    layout = counts.layout
    villages = layout.village[layout.of_kind[Kind.INN]]
    filled = _of_villages(np.add, villages, rest.filled, layout)
    missing = TURNING_INN * counts.missing_for_stein()
    turning: Array = filled / np.maximum(filled + missing, LEAST)
    turning *= _column(layout.sizes[villages] >= OCCUPIED_FOR_STEIN, filled)
    return turning


def _bishop(counts: Counts, rest: _BatchRestOfGame) -> Array:
    held, turns = counts.held[Kind.CHURCH], rest.turns
    comes = BISHOP_COMES / (counts.positions.players - 1)
    stays = 1 / (1 + BISHOP_LEAVES * (rest.all_turns - turns))
    bishop: Array = held * turns * np.where(counts.has_bishop, stays, comes)
    return bishop


def _farms(counts: Counts, rest: _BatchRestOfGame) -> Array:
    stay = 1 - rest.lost[0] / 2
    farms: Array = FARMS_A_TURN * counts.held[Kind.FARM] * rest.turns * stay
    return farms


def _town_halls(counts: Counts, rest: _BatchRestOfGame) -> Array:
    layout, own = counts.layout, counts.own_halls
    stay = 1 - rest.lost[Kind.TOWN_HALL - Kind.FARM]
    full = _full(counts, rest)
    value = full * _column(layout.value[layout.of_kind[Kind.TOWN_HALL]], full)
    coins = (own * value[:, None]).sum(0) * stay
    # The chance that all of them are lost; 1 for a player without any.
    none = (1 - own * stay).prod(0)
    taken = TAKES_TOWN_HALL * rest_of_game.REACH[Kind.TOWN_HALL] * rest.turns
    town_halls: Array = coins + NO_TOWN_HALL * none / (1 + taken)
    return town_halls


def _full(counts: Counts, rest: _BatchRestOfGame) -> Array:
    """At town hall and row: the chance that its village will be full at the end."""
    layout = counts.layout
    occupied = 1 - counts.vacant
    occupied[layout.in_row] *= 1 - (1 - ROW_OCCUPIED_STAYS) * np.minimum(rest.rounds, 1)
    occupied += rest.filled
    villages = layout.village[layout.of_kind[Kind.TOWN_HALL]]
    full = _of_villages(np.multiply, villages, occupied, layout)
    return np.maximum(full, LEAST, out=full)


def _of_villages(combine: np.ufunc, villages: Array, values: Array, layout: Layout) -> Array:
    """At village and row: its buildings' values combined, always in the same order."""
    whole: Array = np.empty((len(villages), values.shape[1]), values.dtype)
    for row, village in zip(whole, villages, strict=True):
        combine.reduce(values[layout.in_village[village]], 0, out=row)
    return whole


def _shops(counts: Counts, rest: _BatchRestOfGame) -> Array:
    chances = _shops_at_the_end(counts, rest)
    # At k, player and row: the chance to hold at least k kinds.
    sizes = np.zeros((len(SET_OF_SHOPS), *rest.turns.shape), rest.turns.dtype)
    sizes[0] = 1
    for kinds, chance in enumerate(chances, 1):
        sizes[1 : kinds + 1] += (sizes[:kinds] - sizes[1 : kinds + 1]) * chance
    first_set = (sizes[1:] * _column(STEPS_OF_SET, sizes)).sum(0)
    pays = np.array(SET_OF_SHOPS, sizes.dtype)
    coins: Array = first_set + (counts.shops - pays[counts.kinds_of_shops])
    return coins


def _shops_at_the_end(counts: Counts, rest: _BatchRestOfGame) -> Array:
    """At shop, player and row: the chance that the player holds such a shop."""
    held = counts.held[SHOP_TOTALS]
    exists = counts.layout.kind_columns.any(0)
    takes = _column((TAKES_SHOP * REACH * exists)[SHOP_TOTALS], held)
    return np.where(held > 0, 1 - rest.lost_shops, _likely(takes * rest.turns))


def _churches(counts: Counts, rest: _BatchRestOfGame) -> Array:
    held = counts.held[Kind.CHURCH] + CHURCHES_TO_COME
    both = held * ((MOST_CHURCHES + SECOND_MOST_CHURCHES) / held.sum(0))
    stay = CHURCHES_STAY / (CHURCHES_STAY + rest.rounds)
    churches: Array = stay * counts.churches + (1 - stay) * both
    return churches


def _goods(counts: Counts, rest: _BatchRestOfGame) -> Array:
    goods = np.zeros_like(rest.turns)
    for kind, coins in COINS_FOR_GOODS.items():
        times = CLEARS * rest_of_game.REACH[kind] * rest.all_turns * rest.one_of_free[kind]
        goods += counts.held[kind] * (coins / 2 * (1 + _likely(times * times)))
    return goods
