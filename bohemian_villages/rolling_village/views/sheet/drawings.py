"""How projects look when a hand has drawn them: no two quite alike."""

from __future__ import annotations

from functools import lru_cache
from math import cos, radians, sin
from random import Random

from attrs import frozen
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QTransform

from ....views.toolkit.art import Drawing, Layer, Picture, part
from ....views.toolkit.art.drawing import Recolor
from ....views.toolkit.painting.icons import ArtIcons
from ....views.toolkit.theme import FIGURES
from ...engine.sheet import Project
from .look import sheet_look

BOX = 64.0
"""The size of a drawing's box."""
MOST_TURN, MOST_MOVE, LEAST_SCALE, MOST_SCALE = 3.5, 1.6, 0.95, 1.04


@frozen
class Handwriting:
    """How one drawing differs from the pattern."""

    turn: float
    scale: float
    x: float
    y: float
    """The place of the pattern's corner, so that it turns round its middle."""
    across: float

    def transform(self) -> QTransform:
        """From the pattern to the drawing."""
        c, s = cos(radians(self.turn)), sin(radians(self.turn))
        across, scale = self.across, self.scale
        return QTransform(c * across, s * across, -s * scale, c * scale, self.x, self.y)


@lru_cache(maxsize=64)
def hand_for(space: int) -> Handwriting:
    """The hand that draws in a space, always the same."""
    rng = Random(space)
    turn = rng.uniform(-MOST_TURN, MOST_TURN)
    scale = rng.uniform(LEAST_SCALE, MOST_SCALE)
    across = scale if rng.random() < 0.7 else -scale
    c, s, half = cos(radians(turn)), sin(radians(turn)), BOX / 2
    x = half + rng.uniform(-MOST_MOVE, MOST_MOVE) - (c * across - s * scale) * half
    y = half + rng.uniform(-MOST_MOVE, MOST_MOVE) - (s * across + c * scale) * half
    return Handwriting(turn, scale, x, y, across)


@lru_cache(maxsize=512)
def drawing_in(space: int, project: Project, recolor: Recolor) -> Drawing:
    """The drawing of a project in a space."""
    by = hand_for(space)
    layer = Layer(f"rolling/{project.key}", by.x, by.y, by.scale, by.across, by.turn, 1, recolor)
    return Drawing((layer,))


class SheetArt(ArtIcons):
    """The pictures of sheets; notes whether one was missing."""

    def draw_in_space(
        self, painter: QPainter, project: Project, space: int, area: QRectF, opacity: float = 1.0
    ) -> None:
        """Draw a project as the hand of a space does, in a square."""
        drawing = drawing_in(space, project, sheet_look().recolor)
        scale = step(area.width() / BOX)
        self._draw(painter, self._picture(painter, drawing, scale), area, scale, opacity)

    def draw_pattern(self, painter: QPainter, project: Project, area: QRectF) -> None:
        """Draw a project as in the legend."""
        drawing = part(f"rolling/{project.key}", sheet_look().recolor)
        scale = step(min(area.width(), area.height()) / BOX)
        self._draw(painter, self._picture(painter, drawing, scale), area, scale, 1.0)

    def draw_mark(self, painter: QPainter, color: str, area: QRectF) -> None:
        """Draw the mark of a player's colour, in the ink that is read on that colour."""
        paint = FIGURES[color]
        drawing = part(f"mark-{color}", ((paint.base, paint.ink),))
        scale = step(area.width() / drawing.box().width)
        self._picture(painter, drawing, scale).draw_centred(painter, area)

    def pencil(self, painter: QPainter, tip: QPointF, scale: float) -> None:
        """Draw the pencil with its tip at a point."""
        found = self._picture(painter, part("rolling/pencil"), step(scale))
        found.draw(painter, tip.x(), tip.y())

    def _picture(self, painter: QPainter, drawing: Drawing, scale: float) -> Picture:
        found = self.art.picture(drawing, scale, painter.device().devicePixelRatioF())
        self.has_missed = self.has_missed or not found.is_ready
        return found

    def _draw(
        self, painter: QPainter, found: Picture, area: QRectF, scale: float, opacity: float
    ) -> None:
        corner = area.center() - QPointF(BOX / 2, BOX / 2) * scale
        before = painter.opacity()
        painter.setOpacity(before * opacity)
        found.draw(painter, round(corner.x()), round(corner.y()))
        painter.setOpacity(before)


def step(scale: float) -> float:
    """Sizes that differ by a hair share one picture."""
    return max(1, round(scale * 64)) / 64
