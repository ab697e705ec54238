"""Geometry of pointer and arrow keys: which building is there. Pure arithmetic."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from enum import Enum
from math import hypot

from ..toolkit.art.files import Point

# Around a building's ground point, in units of its size: what belongs to it when dropped near it.
CELL = (-64.0, -108.0, 80.0, 24.0)
MIDDLE: Point = (6.0, -34.0)
WIDEST = 3.0
"""How many times as far aside as ahead a target in the direction of a key may be."""


class Direction(Enum):
    """An arrow key."""

    LEFT = (-1, 0)
    RIGHT = (1, 0)
    UP = (0, -1)
    DOWN = (0, 1)


def is_inside(point: Point, polygon: Iterable[Point]) -> bool:
    """Whether a point lies within a polygon."""
    x, y = point
    corners = list(polygon)
    inside = False
    for (ax, ay), (bx, by) in zip(corners, corners[1:] + corners[:1], strict=True):
        if (ay > y) != (by > y) and x < (bx - ax) * (y - ay) / (by - ay) + ax:
            inside = not inside
    return inside


def is_in_cell(offset: Point, scale: float) -> bool:
    """Whether a place, seen from a building's ground point, belongs to that building."""
    left, top, right, bottom = (edge * scale for edge in CELL)
    return left <= offset[0] <= right and top <= offset[1] <= bottom


def distance(offset: Point, scale: float) -> float:
    """How far a place is from the middle of a building of that size."""
    return hypot(offset[0] - MIDDLE[0] * scale, offset[1] - MIDDLE[1] * scale)


def neighbour(
    places: Mapping[int, Point], start: Point, direction: Direction, but: int | None = None
) -> int | None:
    """The nearest place in the direction of an arrow key; None if there is none.

    It looks within 45° of that direction, and wider only if nothing is there. Otherwise a near
    place off to the side could hide another one; this way the keys reach them all.
    """
    dx, dy = direction.value
    found = []
    for number, (x, y) in places.items():
        ahead = (x - start[0]) * dx + (y - start[1]) * dy
        aside = abs((x - start[0]) * dy + (y - start[1]) * dx)
        if number != but and ahead > 0 and aside <= WIDEST * ahead:
            found.append((aside > ahead, hypot(ahead, aside), number))
    return min(found)[2] if found else None
