"""Many sheets at once, and every way to draw on them in a turn."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

import numpy as np
from attrs import frozen

from ...numeric.arrays import Array
from .spaces import (
    ALL,
    BIT,
    COLUMN,
    COLUMNS,
    FOREST,
    HOUSE,
    KIND_OF_FACE,
    KINDS,
    LAKE,
    SPACES,
    SQUARE,
    members,
)

ANYWHERE = -1
PROJECTS = (HOUSE, FOREST, LAKE)
BONUS_TURNS = (3, 6, 9)
TURNS = 9


class DueProject(NamedTuple):
    """A project that must be drawn: its kind, and the column of its die or `ANYWHERE`."""

    kind: int
    column: int


Order = tuple[DueProject, ...]
"""Projects in the order in which they are drawn."""


@frozen(eq=False)
class Sheets:
    """Sheets, and how each was made."""

    drawn: Array
    """By kind and sheet: the spaces with that project."""
    used: Array
    """By sheet: a bit for each kind already drawn as a bonus."""
    parent: Array
    """By sheet: the place of the sheet it was made from."""
    draws: tuple[Array, ...] = ()
    """What was drawn, one array a draw: 30 * kind + space by sheet."""

    def __len__(self) -> int:
        return int(self.used.size)

    @property
    def taken(self) -> Array:
        """By sheet: the spaces that are not empty."""
        kinds = self.drawn
        result: Array = kinds[0] | kinds[1] | kinds[2] | kinds[3]
        return result

    def at(self, places: Array) -> Sheets:
        """The sheets at these places, with what was drawn on them."""
        return Sheets(
            self.drawn[:, places],
            self.used[places],
            self.parent[places],
            tuple(each[places] for each in self.draws),
        )

    def as_parents(self) -> Sheets:
        """The same sheets without their draws."""
        return Sheets(self.drawn, self.used, np.arange(len(self)))

    def with_drawn(self, kind: int, allowed: Array) -> Sheets:
        """Every sheet with the project in every space that is allowed on it."""
        places, spaces = members(allowed)
        drawn = self.drawn[:, places]
        drawn[kind] |= BIT[spaces]
        before = tuple(each[places] for each in self.draws)
        draw = (SPACES * kind + spaces).astype(np.int16)
        return Sheets(drawn, self.used[places], self.parent[places], (*before, draw))


def blank_sheets(count: int) -> Sheets:
    """Empty sheets."""
    return Sheets(np.zeros((KINDS, count), np.uint32), np.zeros(count, np.uint8), np.arange(count))


def joined(parts: Sequence[Sheets]) -> Sheets:
    """All sheets of several batches, which were drawn on equally often."""
    if len(parts) == 1:
        return parts[0]
    return Sheets(
        np.concatenate([each.drawn for each in parts], axis=1),
        np.concatenate([each.used for each in parts]),
        np.concatenate([each.parent for each in parts]),
        tuple(np.concatenate(draws) for draws in zip(*(each.draws for each in parts), strict=True)),
    )


def allowed_spaces(taken: Array, column: int) -> Array:
    """Where a project for a column may be drawn: there, or if it is full, in the nearest one."""
    empty = ALL & ~taken
    if column == ANYWHERE:
        return empty
    allowed: Array = empty & COLUMN[column]
    full = np.flatnonzero(allowed == 0)
    if full.size:
        allowed[full] = _nearest(empty[full], column)
    return allowed


def _nearest(empty: Array, column: int) -> Array:
    allowed = np.zeros_like(empty)
    for distance in range(1, COLUMNS):
        left, right = (
            empty & COLUMN[at] if 0 <= at < COLUMNS else np.zeros_like(empty)
            for at in (column - distance, column + distance)
        )
        counts = np.bitwise_count(left), np.bitwise_count(right)
        lefts = np.where(counts[0] >= counts[1], left, 0)
        here = lefts | np.where(counts[1] >= counts[0], right, 0)
        allowed = np.where(allowed == 0, here, allowed).astype(np.uint32)
    return allowed


def orders_of_roll(roll: tuple[int, int]) -> list[Order]:
    """The orders in which the projects of a roll can be drawn, the usual one first."""
    first, second = roll
    if first == second:
        one, other = DueProject(KIND_OF_FACE[first - 1], first - 1), DueProject(SQUARE, ANYWHERE)
    else:
        one = DueProject(KIND_OF_FACE[first - 1], second - 1)
        other = DueProject(KIND_OF_FACE[second - 1], first - 1)
    return [(one, other), (other, one)]


def preparations(roll: tuple[int, int]) -> list[Order]:
    """The two different projects with which a game may begin."""
    first, second = (face - 1 for face in roll)
    return [
        (DueProject(one, first), DueProject(other, second))
        for one in PROJECTS
        for other in PROJECTS
        if one < other or (one > other and first != second)
    ]


def drawings(sheets: Sheets, orders: Iterable[Order]) -> Sheets:
    """Every sheet after every way to draw; the same sheet may occur twice."""
    return joined(list(_by_order(sheets, list(orders))))


def _by_order(sheets: Sheets, orders: Sequence[Order]) -> Iterator[Sheets]:
    for number, order in enumerate(orders):
        batch = sheets
        if number and _is_reversed(order, orders[0]):
            batch = sheets.at(np.flatnonzero(_order_counts(sheets.taken, order)))
        for due in order:
            batch = batch.with_drawn(due.kind, allowed_spaces(batch.taken, due.column))
        yield batch


def _is_reversed(order: Order, first: Order) -> bool:
    return order == first[::-1]


def _order_counts(taken: Array, order: Order) -> Array:
    """Where it matters what is drawn first: one project may take the other's last space."""
    columns = [due.column for due in order if due.column != ANYWHERE]
    spare = 0 if len(columns) == len(order) else 1
    counts = np.zeros(taken.shape, np.bool_)
    for column in columns:
        counts |= np.bitwise_count(ALL & ~taken & COLUMN[column]) <= spare
    return counts


def bonuses(sheets: Sheets) -> Sheets:
    """Every sheet after every bonus that is still open to it."""
    parts = []
    for kind in PROJECTS:
        open_to = sheets.at(np.flatnonzero(sheets.used >> np.uint8(kind) & np.uint8(1) == 0))
        marked = Sheets(
            open_to.drawn, open_to.used | np.uint8(1 << kind), open_to.parent, open_to.draws
        )
        parts.append(marked.with_drawn(kind, ALL & ~marked.taken))
    return joined(parts)


def whole_turns(sheets: Sheets, roll: tuple[int, int], turn: int) -> Sheets:
    """Every sheet after every way to play this turn; turn 0 is the preparation."""
    if turn == 0:
        return drawings(sheets, preparations(roll))
    drawn = drawings(sheets, orders_of_roll(roll))
    return bonuses(drawn) if turn in BONUS_TURNS else drawn
