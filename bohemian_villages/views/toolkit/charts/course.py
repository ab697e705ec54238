"""How scores went, game by game: a dot for each, and a line for how it goes lately."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import fmean

from attrs import frozen
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainterPath, QPen
from PySide6.QtWidgets import QWidget

from ..painting.canvas import BOLD, RIGHT, Canvas, Icons
from ..painting.surfaces import gradient
from ..theme import theme
from ..widgets.panel import Panel
from .columns import ColumnColors, Scale
from .numbers import heading

AXIS, LABELS = 46.0, 64.0
"""Room for the numbers at the left, and for the names of levels at the right."""
RECENT = 8
"""The line is the mean of so many games."""
MOST_POINTS = 80


@frozen
class CoursePoint:
    """A game: its score, its colours, and its text."""

    value: float
    paint: ColumnColors
    tip: str


@frozen
class Level:
    """A score to reach, and its name."""

    value: float
    name: str
    color: str


class CourseChart(Panel):
    """Dots from left to right in the order of the games."""

    def __init__(self, icons: Icons, parent: QWidget | None = None) -> None:
        super().__init__(icons, parent)
        self.title = self.line = ""
        self.points: Sequence[CoursePoint] = ()
        self.levels: Sequence[Level] = ()
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def show_course(self, points: Sequence[CoursePoint], levels: Sequence[Level]) -> None:
        """What is shown: of many games the latest."""
        self.points, self.levels = points[-MOST_POINTS:], levels
        self.update()

    def say(self, title: str, line: str) -> None:
        """Set the heading."""
        self.title, self.line = title, line
        self.setAccessibleName(title)
        self.setAccessibleDescription(". ".join([line, *(each.tip for each in self.points[-5:])]))
        self.update()

    def paint_content(self, canvas: Canvas) -> None:
        """Heading, scale, levels, line and dots."""
        width, height = self.units()
        top = heading(canvas, self.title, self.line, width)
        plot = canvas.rect(AXIS, top + 12, width - AXIS - LABELS - 14, height - top - 36)
        scale = self._scale()
        self._paint_scale(canvas, plot, scale)
        for level in self.levels:
            self._paint_level(canvas, plot, scale, level)
        if not self.points:
            return
        places = self._places(plot, scale)
        self._paint_line(canvas, plot, scale, places)
        for point, place in zip(self.points, places, strict=True):
            self._paint_dot(canvas, point, place, plot)

    def _scale(self) -> Scale:
        values = [each.value for each in self.points] + [each.value for each in self.levels]
        most = max(values, default=1.0)
        step = 20 if most <= 160 else 100
        return Scale(step * (int(most) // step + 1), step)

    def _places(self, plot: QRectF, scale: Scale) -> list[QPointF]:
        step = plot.width() / len(self.points)
        return [
            QPointF(plot.left() + step * (number + 0.5), scale.y(plot, point.value))
            for number, point in enumerate(self.points)
        ]

    def _paint_scale(self, canvas: Canvas, plot: QRectF, scale: Scale) -> None:
        s, look = self.scale, theme()
        for mark in scale.marks():
            y = scale.y(plot, mark)
            pen = QPen(QColor(look.sunk_edge if mark == 0 else look.panel_line), 1.2 * s)
            canvas.painter.setPen(pen)
            canvas.painter.drawLine(QPointF(plot.left(), y), QPointF(plot.right(), y))
            words = QRectF(0, y - 10 * s, plot.left() - 7 * s, 20 * s)
            canvas.write(words, str(round(mark)), canvas.text_font(12.5), look.muted, RIGHT)

    def _paint_level(self, canvas: Canvas, plot: QRectF, scale: Scale, level: Level) -> None:
        s, y = self.scale, scale.y(plot, level.value)
        pen = QPen(QColor(level.color), 2 * s)
        pen.setDashPattern([4, 3])
        canvas.painter.setPen(pen)
        canvas.painter.drawLine(QPointF(plot.left(), y), QPointF(plot.right() + 4 * s, y))
        words = QRectF(plot.right() + 8 * s, y - 10 * s, LABELS * s, 20 * s)
        font = canvas.fitting_font(LABELS * s, level.name, 12.5, BOLD)
        canvas.write(words, level.name, font, theme().muted)

    def _paint_line(
        self, canvas: Canvas, plot: QRectF, scale: Scale, places: Sequence[QPointF]
    ) -> None:
        values = [each.value for each in self.points]
        if len(values) < RECENT:
            return
        path = QPainterPath()
        for number, place in enumerate(places):
            mean = fmean(values[max(number + 1 - RECENT, 0) : number + 1])
            point = QPointF(place.x(), scale.y(plot, mean))
            if number == 0:
                path.moveTo(point)
            else:
                path.lineTo(point)
        color = QColor(theme().slate)
        color.setAlpha(170)
        pen = QPen(color, 2.6 * self.scale)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        canvas.painter.setBrush(Qt.BrushStyle.NoBrush)
        canvas.painter.setPen(pen)
        canvas.painter.drawPath(path)

    def _paint_dot(self, canvas: Canvas, point: CoursePoint, place: QPointF, plot: QRectF) -> None:
        s = self.scale
        step = plot.width() / len(self.points)
        radius = min(max(step * 0.42, 3 * s), 6.5 * s)
        dot = QRectF(place.x() - radius, place.y() - radius, 2 * radius, 2 * radius)
        canvas.painter.setPen(QPen(QColor(point.paint.edge), 1.3 * s))
        canvas.painter.setBrush(gradient(dot, point.paint.top, point.paint.bottom))
        canvas.painter.drawEllipse(dot)
        canvas.tip(QRectF(place.x() - step / 2, plot.top(), step, plot.height()), point.tip)
