"""The moves of many positions at once: which are legal, and what each does.

The rules of `engine.moves` and `engine.rules` once more, for arrays.
"""

from __future__ import annotations

import numpy as np

from ...engine.board import TOTALS, Kind
from ...engine.moves import ALWAYS_KICKABLE, KICKABLE_IF_NONE_HELD
from ...engine.rules import COINS_FOR_GOODS, OCCUPIED_FOR_STEIN
from ...engine.state import NO_PLAYER
from ..evaluation.positions import Array, Positions

# At total: the rule of kicking out, as in `engine.moves`.
_ALWAYS = np.isin(np.arange(TOTALS), list(ALWAYS_KICKABLE))
_IF_NONE_HELD = np.isin(np.arange(TOTALS), list(KICKABLE_IF_NONE_HELD))


def legal_moves(positions: Positions) -> Array:
    """At row and move: whether player 0 may make it, given the right dice."""
    kinds, owners = positions.layout.kind, positions.owners
    free, own = owners < 0, owners == 0
    some_free = _by_kind(positions, free)
    kicks = _ALWAYS | (_IF_NONE_HELD & ~_by_kind(positions, own))
    legal = np.empty((len(positions), len(kinds) + 2), bool)
    legal[:, :-2] = np.where(some_free[:, kinds], free, kicks[:, kinds] & (owners > 0))
    legal[:, :-2] &= positions.figures[:, :1] > 0
    legal[:, -2] = positions.bishop != 0
    legal[:, -1] = (positions.supply > 0) & ~positions.specials[:, 0] & ~positions.spent
    legal &= ~positions.ended[:, None]
    return legal


def _by_kind(positions: Positions, marked: Array) -> Array:
    """At row and total: whether any building of that kind is marked."""
    counts: Array = marked.astype(np.float32) @ positions.layout.kind_columns
    return counts > 0


def play(positions: Positions, rows: Array, moves: Array) -> Positions:
    """The positions after legal moves; `moves[i]` is made in row `rows[i]`."""
    new = positions.take(rows)
    buildings = new.layout.buildings
    placing = np.flatnonzero(moves < buildings)
    new.bishop[moves == buildings] = 0
    taking = moves == buildings + 1
    new.specials[taking, 0] = True
    new.supply[taking] -= 1
    _place(new, placing, moves[placing])
    return new


def _place(new: Positions, rows: Array, buildings: Array) -> None:
    evicted = new.owners[rows, buildings]
    kicking = evicted >= 0
    new.figures[rows[kicking], evicted[kicking]] += 1
    new.figures[rows, 0] -= 1
    new.owners[rows, buildings] = 0
    _turn_inns(new, rows[~kicking], buildings[~kicking])
    kinds = new.layout.kind[buildings]
    for kind, coins in COINS_FOR_GOODS.items():
        _clear(new, rows[kinds == kind], kind, coins)
    farming = rows[kinds == Kind.FARM]
    farms = (new.owners[farming][:, new.layout.of_kind[Kind.FARM]] == 0).sum(1)
    _pay(new, farming, farms)
    manors = kinds == Kind.MANOR
    _pay(new, rows[manors], new.layout.value[buildings[manors]])
    new.ended[rows] |= new.bank[rows] <= 0


def _turn_inns(new: Positions, rows: Array, buildings: Array) -> None:
    here = new.layout.in_village[new.layout.village[buildings]]
    occupied = here & (new.owners[rows] >= 0)
    enough = occupied.sum(1) >= OCCUPIED_FOR_STEIN
    new.active[rows[enough]] |= occupied[enough] & new.layout.is_inn


def _clear(new: Positions, rows: Array, kind: int, coins: int) -> None:
    """Pay out and clear a row of mills or glassworks where it is full."""
    columns = new.layout.of_kind[kind]
    owners = new.owners[rows][:, columns]
    full = (owners >= 0).all(1)
    rows, owners = rows[full], owners[full]
    if not len(rows):
        return
    tiles = (owners[:, None, :] == np.arange(new.players)[:, None]).sum(2)
    new.coins[rows] += coins * tiles
    new.bank[rows] -= coins * tiles.sum(1)
    new.figures[rows] += tiles
    new.owners[rows[:, None], columns] = NO_PLAYER


def _pay(new: Positions, rows: Array, coins: Array) -> None:
    new.coins[rows, 0] += coins
    new.bank[rows] -= coins
