"""The outline of a group of spaces: one line round all of them."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath

from ...engine.sheet import AVENUES, COLUMNS, avenue_at, column_of, space_at
from .geometry import SheetGeometry

MARGIN, RADIUS = 3.2, 7.0

Corner = tuple[int, int]
"""A corner of the lattice that the edges of all spaces make: two lines to a space either way."""


def group_outline(sheet: SheetGeometry, spaces: Collection[int]) -> QPainterPath:
    """A path round spaces, over the roads and gaps between neighbours."""
    # Qt would unite rectangles, too, but loses some where edges all but touch.
    columns = [_grown(sheet, space_at(column, 0)) for column in range(COLUMNS)]
    avenues = [_grown(sheet, space_at(0, avenue)) for avenue in range(AVENUES)]
    xs = [x for box in columns for x in (box.left(), box.right())]
    ys = [y for box in avenues for y in (box.top(), box.bottom())]
    path = QPainterPath()
    for loop in _loops(_covered(frozenset(spaces))):
        _add_rounded(path, [QPointF(xs[x], ys[y]) for x, y in loop], RADIUS * sheet.scale)
    return path


def _grown(sheet: SheetGeometry, space: int) -> QRectF:
    by = MARGIN * sheet.scale
    return sheet.space(space).adjusted(-by, -by, by, by)


def _covered(spaces: frozenset[int]) -> set[Corner]:
    """The fields of the lattice that are inside: spaces, and gaps between neighbours."""
    found = set()
    for space in spaces:
        column, avenue = column_of(space), avenue_at(space)
        x, y = 2 * column, 2 * avenue
        found.add((x, y))
        has_right = column + 1 < COLUMNS and space + 1 in spaces
        has_below = space + COLUMNS in spaces
        if has_right:
            found.add((x + 1, y))
        if has_below:
            found.add((x, y + 1))
        if has_right and has_below and space + COLUMNS + 1 in spaces:
            found.add((x + 1, y + 1))
    return found


def _loops(inside: set[Corner]) -> Iterator[list[Corner]]:
    """The lines round all fields, each as its corners in order."""
    steps: dict[Corner, Corner] = {}
    for x, y in inside:
        for dx, dy, start, end in (
            (0, -1, (x, y), (x + 1, y)),
            (1, 0, (x + 1, y), (x + 1, y + 1)),
            (0, 1, (x + 1, y + 1), (x, y + 1)),
            (-1, 0, (x, y + 1), (x, y)),
        ):
            if (x + dx, y + dy) not in inside:
                steps[start] = end
    while steps:
        start, end = steps.popitem()
        loop = [start]
        while end != start:
            loop.append(end)
            end = steps.pop(end)
        yield _without_straight(loop)


def _without_straight(loop: list[Corner]) -> list[Corner]:
    """Only the corners where the line turns."""
    around = zip(loop[-1:] + loop[:-1], loop, loop[1:] + loop[:1], strict=True)
    return [here for (ax, ay), here, (bx, by) in around if ax != bx and ay != by]


def _add_rounded(path: QPainterPath, corners: list[QPointF], radius: float) -> None:
    """A closed line with rounded corners."""
    around = zip(corners[-1:] + corners[:-1], corners, corners[1:] + corners[:1], strict=True)
    for number, (before, here, after) in enumerate(around):
        into, out = _toward(here, before, radius), _toward(here, after, radius)
        if number:
            path.lineTo(into)
        else:
            path.moveTo(into)
        path.quadTo(here, out)
    path.closeSubpath()


def _toward(start: QPointF, end: QPointF, length: float) -> QPointF:
    """A point on the way, but not farther than half of it."""
    way = end - start
    far = abs(way.x()) + abs(way.y())
    return start + way * min(length / max(far, 1e-6), 0.5)
