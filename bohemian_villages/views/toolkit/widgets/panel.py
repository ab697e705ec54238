"""Panel: a painted widget of the table, with its scale, tool tips by area and a focus line."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QEvent, QPointF, QRect, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import (
    QColor,
    QHelpEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QPixmap,
)
from PySide6.QtWidgets import QAbstractButton, QWidget

from ..painting import surfaces as panels
from ..painting.canvas import Canvas, Icons
from ..painting.kept import draw_ground, painted
from ..painting.repaints import awaits_its_go, paint_one_by_one
from ..painting.surfaces import gradient
from ..theme import FigureColor, theme_bus
from .painted import Painted
from .plain_text import show_tip


class Panel(Painted):
    """A panel of parchment; subclasses paint its content."""

    radius = 11.0
    keeps_picture = False
    """Whether it is repainted only on request, so that pieces flying over it do not wait."""

    def __init__(self, icons: Icons, parent: QWidget | None = None) -> None:
        super().__init__(parent, icons)
        self.tips: list[tuple[QRectF, str]] = []
        self._picture = QPixmap()
        self._pictured: tuple[QSize, float, float] | None = None
        self._is_stale = True
        theme_bus().changed.connect(self._change_theme)

    def set_scale(self, scale: float) -> None:
        """Paint so many pixels for a unit."""
        if scale != self.scale:
            self.scale = scale
            self.update()
        self._lay_out()

    def units(self) -> tuple[float, float]:
        """Width and height in units."""
        return self.width() / self.scale, self.height() / self.scale

    def _change_theme(self) -> None:
        # Not `update` itself: Qt has a slot of that name and calls it even on panels long gone.
        self.update()

    def update(self, *area: Any) -> None:
        """Schedule a repaint."""
        self._is_stale = True
        if self.keeps_picture and not area:
            paint_one_by_one(self)
        else:
            super().update(*area)

    @property
    def is_complete(self) -> bool:
        """Whether its picture is painted, and nothing was missing in it."""
        return self.keeps_picture and not self._is_stale

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the parchment and the content."""
        with QPainter(self) as painter:
            if self.keeps_picture:
                self._draw_picture(painter, event.rect())
            else:
                self._paint(painter)
            if self.hasFocus():
                canvas = Canvas(painter, self.scale, self.icons)
                paint_focus(canvas, QRectF(self.rect()), self.radius)

    def _paint(self, painter: QPainter) -> None:
        canvas = Canvas(painter, self.scale, self.icons)
        if self.keeps_picture:
            draw_ground(self, painter, self.scale, self._paint_kept_ground)
        else:
            self.paint_ground(canvas)
        self.paint_content(canvas)
        self.tips = canvas.tips

    def _paint_kept_ground(self, painter: QPainter) -> None:
        self.paint_ground(Canvas(painter, self.scale, self.icons))

    def _draw_picture(self, painter: QPainter, part: QRect) -> None:
        """Draw part of the kept picture, which is made again if necessary."""
        dpr = self.devicePixelRatioF()
        wanted = (self.size(), self.scale, dpr)
        # If something below it is repainted, it keeps its old picture while its own repaint is
        # pending.
        if wanted != self._pictured or (self._is_stale and not awaits_its_go(self)):
            # Before painting: an error is then reported once, and not at every repaint.
            self._pictured, self._is_stale = wanted, False
            self._make_picture(dpr)
        source = QRectF(QPointF(part.topLeft()) * dpr, QSizeF(part.size()) * dpr)
        painter.drawPixmap(QRectF(part), self._picture, source)

    def _make_picture(self, dpr: float) -> None:
        missed, self.icons.has_missed = self.icons.has_missed, False
        self._picture = painted(QSizeF(self.size()), dpr, self._paint)
        # Where some of the art is not drawn yet, the next painting tries again.
        self._is_stale = self.icons.has_missed
        self.icons.has_missed = self.icons.has_missed or missed

    def paint_ground(self, canvas: Canvas) -> None:
        """Parchment with a shadow, an edge and a light inner line."""
        paint_parchment(canvas, QRectF(self.rect()), self.radius)

    def paint_content(self, canvas: Canvas) -> None:
        """Paint the content."""

    def event(self, event: QEvent) -> bool:
        """Show the tool tip of the area under the pointer."""
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            text = self.tip_at(QPointF(event.pos()))
            if text or not self.toolTip():
                show_tip(event.globalPos(), text, self)
                event.setAccepted(bool(text))
                return True
        return super().event(event)

    def tip_at(self, place: QPointF) -> str:
        """What was noted of a place, the last on top; else the panel's own tool tip serves."""
        found = [text for area, text in self.tips if area.contains(place)]
        return found[-1] if found else ""


def paint_parchment(canvas: Canvas, area: QRectF, radius: float) -> None:
    """A sheet of parchment on the table, within an area that includes its shadow."""
    s = canvas.scale
    sheet = area.adjusted(1.5 * s, s, -1.5 * s, -4.5 * s)
    panels.paint_panel(canvas.painter, sheet, s, radius)


def paint_focus(canvas: Canvas, area: QRectF, radius: float) -> None:
    """The double line of the keyboard focus."""
    panels.paint_focus(canvas.painter, area, canvas.scale, radius)


def paint_band(canvas: Canvas, area: QRectF, radius: float, paint: FigureColor) -> None:
    """A band in a player's colour, rounded at its upper corners only."""
    r, painter = radius * canvas.scale, canvas.painter
    shape = QPainterPath()
    shape.moveTo(area.bottomLeft())
    shape.lineTo(area.left(), area.top() + r)
    shape.arcTo(area.left(), area.top(), 2 * r, 2 * r, 180, -90)
    shape.arcTo(area.right() - 2 * r, area.top(), 2 * r, 2 * r, 90, -90)
    shape.lineTo(area.bottomRight())
    shape.closeSubpath()
    painter.setPen(Qt.PenStyle.NoPen)
    lighter = QColor(paint.base).lighter(112).name()
    painter.fillPath(shape, gradient(area, lighter, paint.base))
    painter.setPen(QPen(QColor(paint.dark), canvas.scale))
    painter.drawLine(area.bottomLeft(), area.bottomRight())


def hand_focus_up(widget: QWidget | None) -> None:
    """When a focused part is hidden, give the focus to the table instead of the next widget."""
    table = widget.parentWidget() if widget is not None else None
    if table is not None:
        table.setFocus()


def enable(button: QAbstractButton, on: bool) -> None:
    """Let a button be used or not; its focus does not wander on to the next one then."""
    if button.hasFocus() and not on:
        hand_focus_up(button.parentWidget())
    button.setEnabled(on)
