"""The strokes of a drawing, for letting it draw itself."""

from __future__ import annotations

import itertools
import json
import logging
from functools import cache
from math import hypot
from typing import Any

from attrs import frozen
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF

from ....assets import MissingAssetError, resource
from ....views.toolkit.art.drawing import Recolor
from ....views.toolkit.art.files import Point
from ...engine.sheet import Project

_log = logging.getLogger(__name__)

PENCIL = "#4A4038"
# A coloured pencil goes to and fro faster than an outline is drawn.
HATCHING_PACE = 3.0


@frozen
class Line:
    """A line that the pencil draws in one go."""

    points: tuple[Point, ...]
    color: str
    width: float
    opacity: float
    effort: float
    """Its share of the whole drawing."""

    @property
    def is_hatching(self) -> bool:
        """Whether it is below the pencil's lines."""
        return self.color != PENCIL


@cache
def lines_of(project: Project) -> tuple[Line, ...]:
    """The lines of a project in drawing order; none where the file cannot be used."""
    try:
        text = resource("art/rolling/strokes.json").read_text(encoding="utf-8")
        found = [line for stroke in json.loads(text)[project.key] for line in _lines(stroke)]
    except (MissingAssetError, OSError, ValueError, KeyError, TypeError) as error:
        _log.warning("The strokes of %s cannot be used: %s", project.key, error)
        return ()
    whole = sum(line.effort for line in found)
    return tuple(
        Line(line.points, line.color, line.width, line.opacity, line.effort / whole)
        for line in found
    )


def _lines(stroke: dict[str, Any]) -> list[Line]:
    color, width, opacity = stroke["color"], stroke["width"], stroke["opacity"]
    pace = 1.0 if color == PENCIL else HATCHING_PACE
    lines = [tuple((x, y) for x, y in line) for line in stroke["lines"]]
    return [Line(line, color, width, opacity, _length(line) / pace) for line in lines]


def _length(points: tuple[Point, ...]) -> float:
    return sum(hypot(b[0] - a[0], b[1] - a[1]) for a, b in itertools.pairwise(points))


def begun(project: Project, progress: float) -> list[tuple[Line, float]]:
    """The lines that are drawn at a time from 0 to 1, each with how much of it is."""
    drawn, found = 0.0, []
    for line in lines_of(project):
        if drawn >= progress:
            break
        found.append((line, min(1.0, (progress - drawn) / max(line.effort, 1e-9))))
        drawn += line.effort
    return found


def tip(project: Project, progress: float) -> QPointF:
    """Where the pencil is at a time from 0 to 1."""
    lines = begun(project, max(progress, 1e-6))
    if not lines:
        return QPointF(32, 32)
    line, share = lines[-1]
    return _part(line.points, share)[-1]


def paint_strokes(painter: QPainter, project: Project, progress: float, recolor: Recolor) -> None:
    """Paint what is drawn at a time from 0 to 1, in the units of the drawing."""
    lines = begun(project, progress)
    colors = dict(recolor)
    # Coloured pencils are used last, but are below the lines.
    for line, share in sorted(lines, key=lambda each: not each[0].is_hatching):
        color = QColor(colors.get(line.color, line.color))
        color.setAlphaF(0.9 * line.opacity)
        pen = QPen(color, line.width)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.setPen(pen)
        painter.drawPolyline(QPolygonF(_part(line.points, share)))


def _part(points: tuple[Point, ...], share: float) -> list[QPointF]:
    """The beginning of a line."""
    left = _length(points) * share
    found = [QPointF(*points[0])]
    for (ax, ay), (bx, by) in itertools.pairwise(points):
        length = hypot(bx - ax, by - ay)
        if length >= left:
            t = left / length if length else 1.0
            found.append(QPointF(ax + (bx - ax) * t, ay + (by - ay) * t))
            break
        found.append(QPointF(bx, by))
        left -= length
    return found
