"""The marks of the players, painted in any ink: they tell figures apart without colour."""

from __future__ import annotations

from math import cos, pi, sin

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPolygonF

from ..theme import FIGURES, theme


def edge_of(color: str) -> str:
    """The edge of something in a player's colour; black needs a light one on a dark table."""
    paint = FIGURES[color]
    return paint.light if theme().is_dark and color == "black" else paint.dark


def line_of(color: str) -> str:
    """A line in a player's colour; a black one would be lost on a dark table."""
    return edge_of(color) if theme().is_dark and color == "black" else FIGURES[color].base


def paint_mark(painter: QPainter, mark: str, middle: QPointF, radius: float, ink: str) -> None:
    """A mark about two radii high, around a point."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(ink))
    if mark == "circle":
        painter.drawEllipse(middle, radius * 0.92, radius * 0.92)
    elif mark == "square":
        half = radius * 0.84
        painter.drawRect(QRectF(middle.x() - half, middle.y() - half, 2 * half, 2 * half))
    else:
        points = [middle + corner * radius for corner in corners_of(mark)]
        painter.drawPolygon(QPolygonF(points))


def corners_of(mark: str) -> list[QPointF]:
    """The corners of a triangle, diamond or star about two high."""
    return [QPointF(x, y) for x, y in _corners(mark)]


def _corners(mark: str) -> list[tuple[float, float]]:
    if mark == "triangle":
        return [(0, -1.08), (1.06, 0.8), (-1.06, 0.8)]
    if mark == "diamond":
        return [(0, -1.22), (0.95, 0), (0, 1.22), (-0.95, 0)]
    spokes = [(-pi / 2 + tip * pi / 5, 1.22 if tip % 2 == 0 else 0.55) for tip in range(10)]
    return [(cos(angle) * reach, sin(angle) * reach) for angle, reach in spokes]
