"""Positions: many positions of one board at once, as arrays, for search and training.

Seats are rotated so that the player whose turn it is, or has just been, is always number 0; the
others follow in playing order. A move is a number: the building a figure goes to, then one more for
the bishop and one for the special action tile.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

import numpy as np
from attrs import define, fields, frozen
from numpy.typing import NDArray

from ...engine.board import TOTALS, Board, Kind
from ...engine.rules import COINS_FOR_GOODS
from ...engine.state import NO_PLAYER, State

Array = NDArray[Any]

# What a move asks of the dice: a total, or one of these.
BISHOP, SPECIAL = TOTALS, TOTALS + 1
CLASSES = TOTALS + 2

# Large enough that the overhead of numpy calls hardly matters, and small enough for the arrays to
# stay in the processor's cache.
BATCH_SIZE = 2500


@frozen(eq=False)
class Layout:
    """The fixed facts of a board, as arrays."""

    buildings: int
    kind: Array
    value: Array
    village: Array
    of_kind: tuple[Array, ...]
    is_inn: Array
    in_row: Array
    """At building: whether it is a mill or glassworks, which are cleared a whole row at a time."""
    has_row: Array
    """At village: whether it has any of these."""
    in_village: Array
    """At village and building: whether the building stands there."""
    kind_columns: Array
    """At building and total: 1 if the building is of that kind."""
    village_columns: Array
    """At building and village: 1 if the building stands there."""
    classes: Array
    """At move: what it asks of the dice."""
    sizes: Array
    """At village: how many buildings it has."""


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
    """The layout of a board."""
    villages = (village.buildings for village in board.villages)
    return _layout(tuple(tuple((int(b.kind), b.value) for b in row) for row in villages))


@define(eq=False)
class Positions:
    """Positions of one board, one to a row."""

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
    """At row: whether player 0 has spent a special action tile this turn."""
    ended: Array
    """At row: whether the bank ran dry."""

    def __len__(self) -> int:
        return len(self.bank)

    @property
    def players(self) -> int:
        """How many play."""
        return int(self.figures.shape[1])

    def take(self, rows: Array) -> Positions:
        """A copy of these rows."""
        return Positions(self.layout, *(getattr(self, name)[rows] for name in _ARRAYS))

    def batches(self) -> list[Positions]:
        """The same positions in parts of a size that numpy handles fastest."""
        begins = range(0, max(len(self), 1), BATCH_SIZE)
        return [self.part(begin, begin + BATCH_SIZE) for begin in begins]

    def part(self, begin: int, end: int) -> Positions:
        """A slice of the rows; not a copy."""
        return Positions(self.layout, *(getattr(self, name)[begin:end] for name in _ARRAYS))

    def put(self, rows: Array, others: Positions) -> None:
        """Replace these rows."""
        for name in _ARRAYS:
            getattr(self, name)[rows] = getattr(others, name)

    @property
    def decided(self) -> Array:
        """At row: whether the game is over, or will be once the next player's turn starts."""
        following: Array = self.figures[:, 1] == 0
        return self.ended | following

    def next_turn(self) -> Positions:
        """The positions once the next player's turn has begun; none of them may be decided."""
        new = Positions(
            self.layout,
            _rotated(self.owners, self.players),
            self.active.copy(),
            np.roll(self.figures, -1, 1),
            np.roll(self.coins, -1, 1),
            np.roll(self.specials, -1, 1),
            self.bank.copy(),
            self.supply.copy(),
            _rotated(self.bishop, self.players),
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
    """All rows, one part after the other."""
    arrays = (np.concatenate([getattr(part, name) for part in parts]) for name in _ARRAYS)
    return Positions(parts[0].layout, *arrays)


_ARRAYS = [each.name for each in fields(Positions)][1:]


def _rotated(players: Array, count: int) -> Array:
    # Bytes stay bytes: there is one for every building of every position, copied often.
    last = np.where(players == 0, count - 1, NO_PLAYER).astype(players.dtype)
    return np.where(players > 0, players - 1, last)


def gather(states: Sequence[State]) -> Positions:
    """States of one board and with the same player's turn, as arrays."""
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
