"""The grid: how many tiles lie in a row, how large they are, and where. Pure arithmetic."""

from __future__ import annotations

from math import ceil

from attrs import frozen

from .landscapes import TILE_HEIGHT, TILE_WIDTH

# In tile units. The ribbon stands out above a tile, the shadow to its right and below it.
ABOVE, BELOW, LEFT, RIGHT = 12.0, 13.0, 3.0, 9.0
GUTTER_ACROSS, GUTTER_DOWN = 12.0, 19.0
# Room that is left over goes into the gutters until they are so many times as wide.
WIDEST = 1.8
LEAST = 0.02
"""However small the room is."""

Corner = tuple[int, int]


@frozen
class Grid:
    """Tiles in a view, in logical pixels; the cells after the last village are free."""

    columns: int
    rows: int
    scale: float
    """Logical pixels to a tile unit."""
    cells: tuple[Corner, ...]
    """The upper left corners of all cells, row by row."""

    @property
    def tile_width(self) -> float:
        """The width of a tile."""
        return TILE_WIDTH * self.scale

    @property
    def tile_height(self) -> float:
        """The height of a tile."""
        return TILE_HEIGHT * self.scale

    @property
    def content(self) -> tuple[float, float, float, float]:
        """Left, top, right and bottom of all cells, with ribbons and shadows."""
        (left, top), (right, bottom) = self.cells[0], self.cells[-1]
        k = self.scale
        return (
            left - LEFT * k,
            top - ABOVE * k,
            right + self.tile_width + RIGHT * k,
            bottom + self.tile_height + BELOW * k,
        )


def largest(width: float, height: float, villages: int) -> float:
    """The scale of the tiles where they are largest, for those who try many sizes."""
    counts = range(1, max(villages, 1) + 1)
    return max(LEAST, *(_scale(width, height, max(villages, 1), count) for count in counts))


def fit(width: float, height: float, villages: int, columns: int | None = None) -> Grid:
    """The grid that makes the tiles largest, in the given number of columns if there is one."""
    villages = max(villages, 1)
    counts = range(1, villages + 1) if columns is None else (max(1, columns),)
    best = max(counts, key=lambda count: _scale(width, height, villages, count))
    scale = max(_scale(width, height, villages, best), LEAST)
    rows = ceil(villages / best)
    xs = _spread(
        width, best, TILE_WIDTH * scale, (LEFT * scale, RIGHT * scale), GUTTER_ACROSS * scale
    )
    ys = _spread(
        height, rows, TILE_HEIGHT * scale, (ABOVE * scale, BELOW * scale), GUTTER_DOWN * scale
    )
    return Grid(best, rows, scale, tuple((x, y) for y in ys for x in xs))


def _scale(width: float, height: float, villages: int, columns: int) -> float:
    rows = ceil(villages / columns)
    across = LEFT + columns * TILE_WIDTH + (columns - 1) * GUTTER_ACROSS + RIGHT
    down = ABOVE + rows * TILE_HEIGHT + (rows - 1) * GUTTER_DOWN + BELOW
    return min(width / across, height / down)


def _spread(
    room: float, count: int, size: float, margins: tuple[float, float], gutter: float
) -> list[int]:
    """Where tiles begin along one direction: wider gutters first, then in the middle."""
    before, after = margins
    spare = room - before - after - count * size - (count - 1) * gutter
    more = min(spare / (count + 1), gutter * (WIDEST - 1)) if spare > 0 else 0
    rest = spare - more * (count - 1)
    start = before + max(rest, 0) / 2
    return [round(start + place * (size + gutter + more)) for place in range(count)]
