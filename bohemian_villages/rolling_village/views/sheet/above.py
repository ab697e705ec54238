"""Temporary things above the sheet: the ghost under the pointer, the pencil, highlights."""

from __future__ import annotations

from attrs import frozen
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainterPath, QPen

from ....views.toolkit.painting.canvas import BLACK, CENTER, Canvas
from ....views.toolkit.painting.surfaces import paint_focus
from ...engine.scoring import Group
from ...engine.sheet import Project, avenue_at
from ...models.position import Preview
from ...words.sheet import sheet_words
from .drawings import BOX, SheetArt, hand_for
from .geometry import SheetGeometry
from .look import sheet_look
from .outline import group_outline
from .strokes import paint_strokes, tip

GHOST = 0.45
PENCIL_SCALE = 1.1
# The colours begin while the last lines are drawn.
COLORS_FROM = 0.7


def paint_preview(
    canvas: Canvas, sheet: SheetGeometry, art: SheetArt, preview: Preview, group: QPainterPath
) -> None:
    """The project that would be drawn, the group it would join, and the pencil."""
    area = sheet.drawing(preview.space)
    art.draw_in_space(canvas.painter, preview.project, preview.space, area, GHOST)
    if len(preview.group) > 1:
        paint_dots(canvas, group)
    at = area.center() + QPointF(area.width() * 0.16, area.height() * 0.24)
    art.pencil(canvas.painter, at, PENCIL_SCALE * canvas.scale)


def paint_dots(canvas: Canvas, outline: QPainterPath) -> None:
    """A red dotted line round a group."""
    pen = QPen(QColor(sheet_look().group), 3 * canvas.scale)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setDashPattern([0.7, 2.0])
    canvas.painter.setPen(pen)
    canvas.painter.setBrush(Qt.BrushStyle.NoBrush)
    canvas.painter.drawPath(outline)


def paint_drawing(
    canvas: Canvas, sheet: SheetGeometry, art: SheetArt, project: Project, space: int, time: float
) -> None:
    """A drawing that draws itself, and the pencil at its line."""
    painter, area = canvas.painter, sheet.drawing(space)
    if time > COLORS_FROM:
        art.draw_in_space(painter, project, space, area, (time - COLORS_FROM) / (1 - COLORS_FROM))
    hand = hand_for(space).transform()
    scale = area.width() / BOX
    painter.save()
    painter.translate(area.topLeft())
    painter.scale(scale, scale)
    painter.setTransform(hand, combine=True)
    paint_strokes(painter, project, time, sheet_look().recolor)
    painter.restore()
    at = area.topLeft() + hand.map(tip(project, time)) * scale
    art.pencil(painter, at, PENCIL_SCALE * canvas.scale)


def paint_cursor(canvas: Canvas, area: QRectF) -> None:
    """The cursor of the keyboard."""
    by = 5 * canvas.scale
    paint_focus(canvas.painter, area.adjusted(-by, -by, by, by), canvas.scale, 11)


@frozen
class Lights:
    """Groups that score, one after the other, and their avenue at last."""

    groups: tuple[Group, ...]
    avenue: int | None

    def paint(self, canvas: Canvas, sheet: SheetGeometry, time: float) -> None:
        """Everything at a time from 0 to 1."""
        now = time * (len(self.groups) + 1)
        for number, group in enumerate(self.groups):
            if now > number:
                self._paint_group(canvas, sheet, group, min(1.0, (now - number) * 2.2))
        swell = max(0.0, now - len(self.groups))
        if self.avenue is not None and swell:
            _paint_swell(canvas, sheet.value(self.avenue).center(), swell)

    def _paint_group(
        self, canvas: Canvas, sheet: SheetGeometry, group: Group, strength: float
    ) -> None:
        look, s, painter = sheet_look(), sheet.scale, canvas.painter
        fill, edge = QColor(look.light), QColor(look.lit_edge)
        fill.setAlphaF(0.26 * strength)
        edge.setAlphaF(strength)
        painter.setPen(QPen(edge, 3.2 * s))
        painter.setBrush(fill)
        painter.drawPath(group_outline(sheet, group.spaces))
        self._paint_points(canvas, sheet, group, strength)

    def _paint_points(
        self, canvas: Canvas, sheet: SheetGeometry, group: Group, strength: float
    ) -> None:
        look, s, painter = sheet_look(), sheet.scale, canvas.painter
        area = sheet.space(self._sign_of(group))
        middle = QPointF(area.right() - 17 * s, area.bottom() - (5 + 12 * strength) * s)
        text = sheet_words.points_gained(group.points)
        font = canvas.text_font(17, BLACK)
        wide = max(34 * s, canvas.width_of(text, font) + 16 * s)
        pill = QRectF(middle.x() - wide / 2, middle.y() - 14 * s, wide, 28 * s)
        painter.setOpacity(strength)
        canvas.box(pill, 14, look.gold_top, look.gold_bottom, look.gold_edge, 1.6)
        canvas.write(pill, text, font, look.gold_text, CENTER)
        painter.setOpacity(1.0)

    def _sign_of(self, group: Group) -> int:
        """The space that bears the points: where the group reaches into the avenue."""
        inside = [space for space in group.spaces if avenue_at(space) == self.avenue]
        return inside[-1] if inside else group.spaces[-1]


def _paint_swell(canvas: Canvas, middle: QPointF, swell: float) -> None:
    """A ring that grows and fades round the value of the avenue."""
    color = QColor(sheet_look().lit_edge)
    color.setAlphaF(max(0.0, 1.0 - swell))
    canvas.painter.setPen(QPen(color, 3 * canvas.scale))
    canvas.painter.setBrush(Qt.BrushStyle.NoBrush)
    radius = (17 + 12 * swell) * canvas.scale
    canvas.painter.drawEllipse(middle, radius, radius)
