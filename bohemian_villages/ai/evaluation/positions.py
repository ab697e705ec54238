"""Many positions of one board at once, as arrays: what search and training count with.

Seats are rotated so that the player whose turn it is, or has just been, is always number 0, and
the others follow in the order of play. A move is a number: that of the building onto which a
figure goes, then one for the bishop and one for the special action tile.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

import numpy as np
from attrs import define, fields, frozen
from numpy.typing import NDArray

from ...engine.board import SHOPS, TOTALS, Board, Kind
from ...engine.moves import KICKED_ALWAYS
from ...engine.rules import COINS_FOR_GOODS, OCCUPIED_FOR_STEIN
from ...engine.state import NO_PLAYER, State

Array = NDArray[Any]

# What a move asks of the dice: a total, or one of these.
BISHOP, SPECIAL = TOTALS, TOTALS + 1
CLASSES = TOTALS + 2


@frozen(eq=False)
class Layout:
    """The tables of a board, as arrays."""

    buildings: int
    kind: Array
    value: Array
    village: Array
    of_kind: tuple[Array, ...]
    is_inn: Array
    in_row: Array
    """Of every building whether it is a mill or glassworks, which are cleared together."""
    has_row: Array
    """Of every village whether any of these stands there."""
    in_village: Array
    """At village and building: whether it stands there."""
    kind_columns: Array
    """At building and total: 1 if the building is of that kind."""
    village_columns: Array
    classes: Array
    """Of every move what it asks of the dice."""
    sizes: Array
    """How many buildings each village has."""


@lru_cache(maxsize=64)
def _layout(villages: tuple[tuple[tuple[int, int], ...], ...]) -> Layout:
    kind = np.array([k for village in villages for k, _ in village], np.intp)
    village = np.array([v for v, row in enumerate(villages) for _ in row], np.intp)
    columns = np.zeros((len(kind), TOTALS), np.float32)
    columns[np.arange(len(kind)), kind] = 1
    in_village = np.arange(len(villages))[:, None] == village
    in_row = np.isin(kind, list(COINS_FOR_GOODS))
    return Layout(
        buildings=len(kind),
        kind=kind,
        value=np.array([value for row in villages for _, value in row], np.int64),
        village=village,
        of_kind=tuple(np.flatnonzero(kind == total) for total in range(TOTALS)),
        is_inn=kind == Kind.INN,
        in_row=in_row,
        has_row=(in_village & in_row).any(1),
        in_village=in_village,
        kind_columns=columns,
        village_columns=in_village.T.astype(np.float32),
        classes=np.concatenate([kind, [BISHOP, SPECIAL]]),
        sizes=in_village.sum(1),
    )


def layout(board: Board) -> Layout:
    """The tables of a board."""
    villages = (village.buildings for village in board.villages)
    return _layout(tuple(tuple((int(b.kind), b.value) for b in row) for row in villages))


@define(eq=False)
class Positions:
    """Positions of one board, a row for each."""

    layout: Layout
    owners: Array
    """At row and building: the player, or NO_PLAYER."""
    active: Array
    """At row and building: whether it is an inn whose tile shows the stein."""
    figures: Array
    coins: Array
    specials: Array
    bank: Array
    supply: Array
    bishop: Array
    spent: Array
    """Whether player 0 has spent a special action tile this turn."""
    ended: Array
    """Whether the bank ran dry."""

    def __len__(self) -> int:
        return len(self.bank)

    @property
    def players(self) -> int:
        """How many play."""
        return int(self.figures.shape[1])

    def take(self, rows: Array) -> Positions:
        """A copy of these rows."""
        return Positions(self.layout, *(getattr(self, name)[rows] for name in _ARRAYS))

    def part(self, begin: int, end: int) -> Positions:
        """The rows from one to another; not a copy."""
        return Positions(self.layout, *(getattr(self, name)[begin:end] for name in _ARRAYS))

    def put(self, rows: Array, others: Positions) -> None:
        """Replace these rows."""
        for name in _ARRAYS:
            getattr(self, name)[rows] = getattr(others, name)

    @property
    def decided(self) -> Array:
        """Where the game is over, or will be as soon as the next player's turn starts."""
        following: Array = self.figures[:, 1] == 0
        return self.ended | following

    @property
    def has_bishop(self) -> Array:
        """At row and player: who has the bishop."""
        has: Array = self.bishop[:, None] == np.arange(self.players)
        return has

    def next_turn(self) -> Positions:
        """The positions once the next player's turn has begun; only for what is not decided."""
        new = Positions(
            self.layout,
            _turned_players(self.owners, self.players),
            self.active.copy(),
            np.roll(self.figures, -1, 1),
            np.roll(self.coins, -1, 1),
            np.roll(self.specials, -1, 1),
            self.bank.copy(),
            self.supply.copy(),
            _turned_players(self.bishop, self.players),
            np.zeros_like(self.spent),
            self.ended.copy(),
        )
        income = (new.active & (new.owners == 0)).sum(1)
        churches = (new.owners[:, new.layout.of_kind[Kind.CHURCH]] == 0).sum(1)
        income += np.where(new.bishop == 0, churches, 0)
        new.coins[:, 0] += income
        new.bank -= income
        new.ended |= new.bank <= 0
        return new


def join(parts: Sequence[Positions]) -> Positions:
    """All the rows one after the other."""
    arrays = (np.concatenate([getattr(part, name) for part in parts]) for name in _ARRAYS)
    return Positions(parts[0].layout, *arrays)


_ARRAYS = [each.name for each in fields(Positions)][1:]


def _turned_players(players: Array, count: int) -> Array:
    # Bytes stay bytes: there is one for every building of every position, copied again and again.
    last = np.where(players == 0, count - 1, NO_PLAYER).astype(players.dtype)
    return np.where(players > 0, players - 1, last)


def gather(states: Sequence[State]) -> Positions:
    """Positions of the rules as arrays; all of one board, and with the same player's turn."""
    first = states[0]
    count, player = first.players, first.player
    owners = np.array([state.owners for state in states], np.int8)
    active = np.zeros(owners.shape, bool)
    for row, state in enumerate(states):
        active[row, list(state.active_inns)] = True
    bishop = np.array([state.bishop for state in states], np.int8)
    return Positions(
        layout(first.board),
        np.where(owners >= 0, (owners - player) % count, NO_PLAYER).astype(np.int8),
        active,
        np.roll(np.array([state.figures for state in states], np.int64), -player, 1),
        np.roll(np.array([state.coins for state in states], np.int64), -player, 1),
        np.roll(np.array([state.specials for state in states], bool), -player, 1),
        np.array([state.bank for state in states], np.int64),
        np.array([state.supply for state in states], np.int64),
        np.where(bishop >= 0, (bishop - player) % count, NO_PLAYER).astype(np.int8),
        np.array([state.spent for state in states], bool),
        np.array([state.is_over for state in states], bool),
    )


# Which moves there are.

_ALWAYS = np.isin(np.arange(TOTALS), list(KICKED_ALWAYS))
_SHOP = np.isin(np.arange(TOTALS), list(SHOPS))


def legal_moves(positions: Positions) -> Array:
    """At row and move: whether player 0 may make it, with the right dice."""
    kinds, owners = positions.layout.kind, positions.owners
    free, own = owners < 0, owners == 0
    some_free = _by_kind(positions, free)
    kicks = _ALWAYS | (_SHOP & ~_by_kind(positions, own))
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


# What a move does.


def play(positions: Positions, rows: Array, moves: Array) -> Positions:
    """The positions after each of these legal moves, made from these rows."""
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
    """Score and clear a row of mills or glassworks where it is full."""
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
