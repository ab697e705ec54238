"""What the avenues would score, or have scored: numbers beside them."""

from __future__ import annotations

from functools import partial

from attrs import frozen
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainterPath, QPen

from ....views.toolkit.painting.canvas import BLACK, BOLD, CENTER, Canvas
from ....views.toolkit.theme import theme
from .geometry import SheetGeometry
from .look import sheet_look
from .picture import SheetPicture
from .stamps import Stamps

RING, ASIDE = 17.0, 12.0


@frozen
class Value:
    """The number of an avenue, now and with the project that is pointed at."""

    now: int
    with_it: int
    is_active: bool


def paint_values(
    canvas: Canvas, sheet: SheetGeometry, stamps: Stamps, picture: SheetPicture
) -> None:
    """The values of all avenues; old → new where the project that is pointed at changes one."""
    preview = None if picture.is_plain else picture.preview
    for avenue, now in enumerate(picture.values):
        with_it = preview.values[avenue] if preview else now
        value = Value(now, with_it, avenue == picture.facts.avenue)
        stamps.draw(canvas, value, sheet.value(avenue), partial(_paint_value, value=value))


def _paint_value(canvas: Canvas, area: QRectF, value: Value) -> None:
    if value.is_active:
        _paint_ring(canvas, _ring_of(canvas, area, value))
    if value.now != value.with_it:
        _paint_change(canvas, area, value)
    elif value.is_active:
        canvas.write(area, str(value.now), canvas.text_font(18, BLACK), sheet_look().value, CENTER)
    else:
        canvas.write(area, str(value.now), canvas.text_font(17, BOLD), theme().muted, CENTER)


def _ring_of(canvas: Canvas, area: QRectF, value: Value) -> QPointF:
    """The middle of the ring; aside where the old value needs room before it."""
    aside = ASIDE * canvas.scale if value.now != value.with_it else 0.0
    return area.center() + QPointF(aside, 0)


def _paint_change(canvas: Canvas, area: QRectF, value: Value) -> None:
    s, middle = canvas.scale, _ring_of(canvas, area, value) if value.is_active else area.center()
    before, after = str(value.now), str(value.with_it)
    small, large = canvas.text_font(15, BOLD), canvas.text_font(18, BLACK)
    wide, new = canvas.width_of(before, small), canvas.width_of(after, large)
    if value.is_active:
        # The new value is in the ring.
        arrow, gap = 9 * s, 3.5 * s
        left, start = middle.x() - new / 2, middle.x() - RING * s - gap - arrow
    else:
        arrow, gap = 13 * s, 5 * s
        left = middle.x() + (wide + arrow + 2 * gap - new) / 2
        start = left - gap - arrow
    y, high = area.top(), area.height()
    old = QRectF(start - gap - wide, y, wide + 1, high)
    canvas.write(old, before, small, theme().muted)
    _paint_arrow(canvas, QPointF(start, middle.y() + 0.5 * s), arrow)
    canvas.write(QRectF(left, y, new + 1, high), after, large, sheet_look().value)


def _paint_arrow(canvas: Canvas, start: QPointF, length: float) -> None:
    s, end = canvas.scale, start + QPointF(length, 0)
    path = QPainterPath(start)
    path.lineTo(end)
    path.moveTo(end - QPointF(4.2, 3.8) * s)
    path.lineTo(end)
    path.lineTo(end - QPointF(4.2, -3.8) * s)
    pen = QPen(QColor(sheet_look().value), 2 * s)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    canvas.painter.setPen(pen)
    canvas.painter.setBrush(Qt.BrushStyle.NoBrush)
    canvas.painter.drawPath(path)


def _paint_ring(canvas: Canvas, middle: QPointF) -> None:
    s, look, painter = canvas.scale, sheet_look(), canvas.painter
    painter.setPen(QPen(QColor(look.lit_edge), 2.2 * s))
    painter.setBrush(QColor(look.lit))
    painter.drawEllipse(middle, RING * s, RING * s)
