"""Routes of arrows from the figures in hand to a building. Pure geometry.

A route keeps to the gutters between tiles. Within the tile of its building it goes up a lane to the
right of where the figure will be, clear of badges.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterable, Sequence
from math import hypot

from attrs import frozen

Spot = tuple[float, float]

# A tip that is nearer to the gutter than this is reached from there at once.
NEAR = 46.0
ASLANT = 22.0
# How far down between two rows of tiles: above the ribbons, which extend into the gutter.
ABOVE_RIBBONS = 0.3


@frozen
class TileBox:
    """A tile on the table."""

    left: float
    top: float
    right: float
    bottom: float


@frozen
class Gutters:
    """The lines between tiles, and around them."""

    across: tuple[float, ...]
    """The heights of those that go across, from above; the last one runs below all tiles."""
    down: tuple[float, ...]
    """Where those are that go down, from the left; the first one runs left of all tiles."""


def gutters(tiles: Sequence[TileBox], margin: float) -> Gutters:
    """The gutters of a board."""
    return Gutters(
        tuple(_lines([(tile.top, tile.bottom) for tile in tiles], margin, ABOVE_RIBBONS)[1:]),
        tuple(_lines([(tile.left, tile.right) for tile in tiles], margin)),
    )


def _lines(spans: list[tuple[float, float]], margin: float, part: float = 0.5) -> list[float]:
    """Lines before, between and after rows or columns of tiles."""
    rows = sorted(set(spans))
    between = [one[1] + (two[0] - one[1]) * part for one, two in itertools.pairwise(rows)]
    return [rows[0][0] - margin, *between, rows[-1][1] + margin]


def lane(least: float, most: float, spans: Iterable[Spot]) -> float:
    """The lane between two bounds that is farthest from these spans."""
    taken = list(spans)
    steps = max(int(most - least), 1)
    places = [least + step for step in range(steps + 1)]

    def clearance(x: float) -> float:
        return min((max(left - x, x - right) for left, right in taken), default=most)

    # The first of equally good ones: nearer to the figure.
    return max(places, key=lambda x: round(min(clearance(x), 9.0)))


def route(start: Spot, tip: Spot, lane_x: float, tile: TileBox, lines: Gutters) -> list[Spot]:
    """The corners of the way from a start outside the tiles to the tip of the arrow."""
    below = _nearest(lines.across, tile.bottom)
    first = _nearest(lines.across, start[1])
    points = [start, (start[0], first)]
    if first != below:
        column = _nearest(lines.down, lane_x)
        points.append((column, first))
        if lane_x >= tile.right:
            # The gutter itself is the lane.
            return _without_stops([*points, (column, tip[1] + 14), tip])
        points.append((column, below))
    return _without_stops([*points, *_approach(points[-1][0], tip, lane_x, below), tip])


def side_route(
    start_x: float, tip: Spot, lane_x: float, tile: TileBox, lines: Gutters
) -> list[Spot]:
    """The way from beside the board, along the gutter below the tile."""
    below = _nearest(lines.across, tile.bottom)
    return _without_stops([(start_x, below), *_approach(start_x, tip, lane_x, below), tip])


def cell_route(start: Spot, tip: Spot, lane_x: float, tile: TileBox, lines: Gutters) -> list[Spot]:
    """The way from a cell beside the tiles: out to the left, then along the gutters."""
    below = _nearest(lines.across, tile.bottom)
    column = max((line for line in lines.down if line < start[0]), default=lines.down[0])
    points = [start, (column, start[1])]
    if lane_x >= tile.right and abs(column - tile.right) < NEAR:
        return _without_stops([*points, (column, tip[1] + ASLANT), tip])
    points.append((column, below))
    return _without_stops([*points, *_approach(column, tip, lane_x, below), tip])


def _approach(start_x: float, tip: Spot, lane_x: float, below: float) -> list[Spot]:
    """From the gutter to the tip: up the lane, or straight across if it is near."""
    if below - tip[1] < NEAR:
        side = -1 if start_x < tip[0] else 1
        return [(tip[0] + side * ASLANT, below)]
    return [(lane_x, below), (lane_x, tip[1] + ASLANT)]


def _nearest(lines: Sequence[float], to: float) -> float:
    return min(lines, key=lambda line: abs(line - to))


def _without_stops(points: list[Spot]) -> list[Spot]:
    """Leave out points that lie on the one before."""
    kept = points[:1]
    for point in points[1:]:
        if hypot(point[0] - kept[-1][0], point[1] - kept[-1][1]) > 1:
            kept.append(point)
    return kept


def shifted(points: list[Spot], by: float) -> list[Spot]:
    """The way moved aside in the gutters, so that two do not lie on each other; not in its lane.

    Across it moves up, away from the ribbons, and less: there arrows turn off to their buildings.
    """
    if len(points) < 2:
        return points
    in_lane = len(points) > 2 and points[-3][0] == points[-2][0]
    leaves = len(points) - (3 if in_lane else 2)
    x, y = points[leaves]
    aside = [(x + by, y - by / 2) for x, y in points[:leaves]]
    return [*aside, (x, y - by / 2), *points[leaves + 1 :]]


def halfway(points: Sequence[Spot], part: float = 0.5) -> Spot:
    """The spot after a part of the way."""
    lengths = [hypot(b[0] - a[0], b[1] - a[1]) for a, b in itertools.pairwise(points)]
    rest = sum(lengths) * part
    for (a, b), length in zip(itertools.pairwise(points), lengths, strict=True):
        if length and rest <= length:
            share = rest / length
            return a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share
        rest -= length
    return points[-1]
