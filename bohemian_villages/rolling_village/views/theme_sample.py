"""A corner of a village by day and at night, as samples of the themes."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPen

from ...views.toolkit.art import Art, part
from ...views.toolkit.painting.surfaces import gradient
from ..engine.sheet import Project
from .sheet.look import DARK, LIGHT

ACROSS, DOWN = 3, 3
DRAWN = {
    0: Project.LAKE,
    1: Project.HOUSE,
    3: Project.LAKE,
    4: Project.SQUARE,
    5: Project.FOREST,
    7: Project.HOUSE,
    8: Project.FOREST,
}
BOX = 64
GAP = 0.08


def paint_sample(painter: QPainter, area: QRectF, art: Art, dark: bool, ratio: float) -> None:
    """Paint nine spaces on paper in the middle of an area."""
    look = DARK if dark else LIGHT
    side = min(area.width() / ACROSS, area.height() / DOWN)
    paper = QRectF(0, 0, side * ACROSS, side * DOWN)
    paper.moveCenter(area.center())
    painter.setPen(QPen(QColor(look.edge), max(1.0, side * 0.02)))
    painter.setBrush(gradient(paper, look.paper_top, look.paper_bottom))
    painter.drawRoundedRect(paper, side * GAP, side * GAP)
    for place in range(ACROSS * DOWN):
        down, across = divmod(place, ACROSS)
        corner = paper.topLeft() + QPointF(across, down) * side
        by = side * GAP
        cell = QRectF(corner, corner + QPointF(side, side)).adjusted(by, by, -by, -by)
        painter.setPen(QPen(QColor(look.cell_edge), max(1.0, side * 0.02)))
        painter.setBrush(QColor(look.cell))
        painter.drawRoundedRect(cell, by, by)
        if place in DRAWN:
            drawing = part(f"rolling/{DRAWN[place].key}", look.recolor)
            scale = round(cell.width() / BOX, 3)
            art.picture(drawing, scale, ratio).draw_centred(painter, cell)
