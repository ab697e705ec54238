"""The layout of chips: a pure function of their widths and the room.

There are two shapes. COLUMNS: pairs of dice left, three dice right, the rest in the free cells.
LINES: one after the other, for rooms too narrow for two columns. Every row is as wide as the room.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum, auto

from attrs import frozen


class ChipGroup(Enum):
    """Chips that belong together."""

    PAIRS = auto()
    THREES = auto()
    REST = auto()


@frozen
class Item:
    """A chip to be placed."""

    place: int
    """Its place among the chips."""
    width: float
    """The least width it can be read in."""
    group: ChipGroup


@frozen
class Cell:
    """The place of a chip in its row."""

    place: int
    left: float
    width: float


Row = list[Item]
ChipRows = list[list[Cell]]


def columns(items: Sequence[Item], room: float, gap: float, most_rows: int) -> ChipRows | None:
    """All chips in two columns of at most so many rows, as few as can be; None if none fit."""
    pairs, threes, rest = (
        [item for item in items if item.group is group]
        for group in (ChipGroup.PAIRS, ChipGroup.THREES, ChipGroup.REST)
    )
    fewest = max(1, len(pairs), len(threes))
    tried = (
        _columns(pairs, threes, rest, count, room, gap) for count in range(fewest, most_rows + 1)
    )
    return next((found for found in tried if found is not None), None)


def lines(items: Sequence[Item], room: float, gap: float) -> ChipRows:
    """Chips one after the other; each row takes the first ones that still fit."""
    rows, waiting = [], list(items)
    while waiting:
        row: Row = []
        for item in list(waiting):
            if not row or _width([*row, item], gap) <= room:
                row.append(item)
                waiting.remove(item)
        rows.append(_spread(row, 0.0, room, gap))
    return rows


def _columns(
    pairs: Row, threes: Row, rest: Row, count: int, room: float, gap: float
) -> ChipRows | None:
    """Two columns of so many rows; chips without a cell go to the left of the last one."""
    lefts = [[item] for item in pairs] + [[] for _ in range(count - len(pairs))]
    rights = [[item] for item in threes] + [[] for _ in range(count - len(threes))]
    free = [cell for row in zip(lefts, rights, strict=True) for cell in row if not cell]
    for cell, item in zip(free, rest, strict=False):
        cell.append(item)
    lefts[-1] += rest[len(free) :]
    left, right = (_column(column) for column in (lefts, rights))
    slack = room - left - right - (gap if left and right else 0)
    if slack < 0:
        return None
    left += slack if not right else slack / 2
    rows = [
        _row(*cells, left, room, gap) for cells in zip(lefts, rights, strict=True) if any(cells)
    ]
    return None if any(row is None for row in rows) else [row for row in rows if row is not None]


def _column(cells: list[Row]) -> float:
    """How wide a column is; a cell that several chips share takes what there is."""
    return max((cell[0].width for cell in cells if len(cell) == 1), default=0.0)


def _row(left: Row, right: Row, edge: float, room: float, gap: float) -> list[Cell] | None:
    """One row of two columns, the left one up to an edge; one that is too full keeps none."""
    if _width(left, gap) <= edge:
        start = edge + gap if edge else 0.0
        return _spread(left, 0.0, edge, gap) + _spread(right, start, room - start, gap)
    whole = [*left, *right]
    return _spread(whole, 0.0, room, gap) if _width(whole, gap) <= room else None


def _width(row: Row, gap: float) -> float:
    return sum(item.width for item in row) + gap * max(0, len(row) - 1)


def _spread(row: Row, left: float, room: float, gap: float) -> list[Cell]:
    """A row that takes all of its room, the spare shared out evenly; at worst chips are cut."""
    cells = []
    more = (room - _width(row, gap)) / max(1, len(row))
    for item in row:
        cells.append(Cell(item.place, left, item.width + more))
        left += item.width + more + gap
    return cells
