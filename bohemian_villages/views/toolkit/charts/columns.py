"""Column charts: shares as columns on a scale, with intervals, a fair share or a band."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from attrs import frozen
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainterPath, QPen
from PySide6.QtWidgets import QWidget

from ....words.program.finished_games import finished_games_words
from ..painting.canvas import BOLD, CENTER, RIGHT, Canvas, Icons
from ..painting.surfaces import gradient
from ..theme import theme
from ..widgets.panel import Panel
from .numbers import heading, paint_dashes

AXIS = 54.0
"""How much room the numbers of the scale have."""


@frozen
class Column:
    """A column: its label, its height, and further marks."""

    label: str
    value: float
    line: str = ""
    text: str = ""
    """Written at the column's foot."""
    icon: str = ""
    """A picture instead of the label."""
    low: float | None = None
    high: float | None = None
    fair: float | None = None
    tip: str = ""
    paint: ColumnColors | None = None
    """Colours of its own."""


@frozen
class ColumnColors:
    """The colours of columns."""

    top: str
    bottom: str
    edge: str


RED = ColumnColors("#D9786A", "#BC3A2C", "#7A1F18")
GOLD = ColumnColors("#E9B25C", "#CB911F", "#8A5E10")
IVORY = ColumnColors("#FFFDF6", "#EFE1BF", "#7A6148")
# White would glare on the dark table.
DIM_IVORY = ColumnColors("#E9DDC0", "#C8B385", "#7A6148")


@frozen
class Scale:
    """The numbers at the side: from 0 to `top`, one each `step`."""

    top: float = 1.0
    step: float = 0.25
    say: Callable[[float], str] = finished_games_words.percent

    def marks(self) -> list[float]:
        """All marks of the scale."""
        return [self.step * place for place in range(round(self.top / self.step) + 1)]

    def y(self, plot: QRectF, value: float) -> float:
        """The y of a value."""
        return plot.bottom() - plot.height() * min(max(value / self.top, 0.0), 1.0)


def scale_for(highest: float) -> Scale:
    """A scale that leaves a little room above the highest value."""
    for top, step in ((0.2, 0.05), (0.3, 0.1), (0.4, 0.1), (0.6, 0.2)):
        if highest <= top * 0.98:
            return Scale(top, step)
    return Scale()


def scale_of_counts(most: int) -> Scale:
    """A scale of whole numbers with room for the most there is, in steps one reads at a glance."""
    steps = (factor * power for power in (1, 10, 100, 1000, 10_000) for factor in (1, 2, 5))
    step = next(step for step in steps if most <= 4 * step or step >= most)
    return Scale(step * max(-(-most // step), 1), step, lambda value: str(round(value)))


class ColumnChart(Panel):
    """Columns on a scale. Set data with `show_columns`, texts with `say`."""

    def __init__(self, paint: ColumnColors, icons: Icons, parent: QWidget | None = None) -> None:
        super().__init__(icons, parent)
        self.paint_with = paint
        self.title = self.line = self.note = self.sign = ""
        self.columns: Sequence[Column] = ()
        self.scale_marks = Scale()
        self.fair: float | None = None
        """Where a line is drawn across all columns."""
        self.band: tuple[float, float] | None = None
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def say(self, title: str, line: str, note: str = "") -> None:
        """The words above and below."""
        self.title, self.line, self.note = title, line, note
        self.setAccessibleName(title)
        told = [line, *(column.tip for column in self.columns), note]
        self.setAccessibleDescription(". ".join(part for part in told if part))
        self.update()

    def show_columns(
        self,
        columns: Sequence[Column],
        scale: Scale | None = None,
        fair: float | None = None,
        band: tuple[float, float] | None = None,
    ) -> None:
        """Show these columns."""
        self.columns, self.scale_marks = columns, scale or Scale()
        self.fair, self.band = fair, band
        self.update()

    def paint_content(self, canvas: Canvas) -> None:
        """Heading, scale, columns, and what is drawn over them."""
        width, height = self.units()
        top = heading(canvas, self.title, self.line, width, self.sign)
        note = self._note_height(canvas, width)
        below = 48 + note if note else 62
        plot = canvas.rect(AXIS, top + 10, width - AXIS - 20, height - top - 10 - below)
        if not self.columns:
            middle = canvas.rect(30, top, width - 60, height - top - 20)
            canvas.paragraph(middle, self.note, canvas.text_font(14), theme().muted)
            return
        self._paint_scale(canvas, plot)
        places = self._places(plot)
        font = self._label_font(canvas, places[0].width())
        for column, place in zip(self.columns, places, strict=True):
            self._paint_column(canvas, plot, column, place)
        self._paint_fair(canvas, plot)
        for column, place in zip(self.columns, places, strict=True):
            self._paint_marks(canvas, plot, column, place)
            self._paint_label(canvas, plot, column, place, font)
        if note:
            area = canvas.rect(14, height - 12 - note, width - 28, note)
            canvas.paragraph(area, self.note, canvas.text_font(12.5), theme().muted)

    def _note_height(self, canvas: Canvas, width: float) -> float:
        """One line, or two where the note is too long for one; none where there is no note."""
        if not self.note:
            return 0
        wide = canvas.width_of(self.note, canvas.text_font(12.5)) / self.scale
        return 18 if wide <= width - 28 else 34

    def _places(self, plot: QRectF) -> list[QRectF]:
        """For each column the room it has, label included."""
        step = plot.width() / len(self.columns)
        return [
            QRectF(plot.left() + step * place, plot.top(), step, plot.height())
            for place in range(len(self.columns))
        ]

    def _paint_scale(self, canvas: Canvas, plot: QRectF) -> None:
        s, look, painter = self.scale, theme(), canvas.painter
        font = canvas.text_font(12.5)
        for mark in self.scale_marks.marks():
            y = self.scale_marks.y(plot, mark)
            pen = QPen(QColor(look.sunk_edge if mark == 0 else look.panel_line), 1.4 * s)
            if mark:
                pen.setDashPattern([4, 3])
            painter.setPen(pen)
            painter.drawLine(QPointF(plot.left(), y), QPointF(plot.right(), y))
            words = QRectF(0, y - 10 * s, plot.left() - 7 * s, 20 * s)
            canvas.write(words, self.scale_marks.say(mark), font, look.muted, RIGHT)
        if self.band is not None:
            self._paint_band(canvas, plot, *self.band)

    def _paint_band(self, canvas: Canvas, plot: QRectF, low: float, high: float) -> None:
        y, end = self.scale_marks.y(plot, high), self.scale_marks.y(plot, low)
        color = QColor(theme().verdigris)
        color.setAlpha(120)
        canvas.painter.fillRect(QRectF(plot.left(), y, plot.width(), end - y), color)

    def _paint_fair(self, canvas: Canvas, plot: QRectF) -> None:
        if self.fair is not None:
            y = self.scale_marks.y(plot, self.fair)
            paint_dashes(canvas, QRectF(plot.left(), y, plot.width(), 0))

    def _paint_column(self, canvas: Canvas, plot: QRectF, column: Column, place: QRectF) -> None:
        """Rounded above, standing on the line."""
        bar = self._bar(plot, column, place)
        canvas.tip(place.adjusted(0, 0, 0, 60 * self.scale), column.tip)
        if bar.height() < 1:
            return
        radius = min(4 * self.scale, bar.height())
        shape = QPainterPath(bar.bottomLeft())
        shape.lineTo(bar.left(), bar.top() + radius)
        shape.quadTo(bar.topLeft(), QPointF(bar.left() + radius, bar.top()))
        shape.lineTo(bar.right() - radius, bar.top())
        shape.quadTo(bar.topRight(), QPointF(bar.right(), bar.top() + radius))
        shape.lineTo(bar.bottomRight())
        shape.closeSubpath()
        paint = column.paint or self.paint_with
        if theme().is_dark and paint is IVORY:
            paint = DIM_IVORY
        canvas.painter.fillPath(shape, gradient(bar, paint.top, paint.bottom))
        canvas.painter.setBrush(Qt.BrushStyle.NoBrush)
        canvas.painter.setPen(QPen(QColor(paint.edge), 1.3 * self.scale))
        canvas.painter.drawPath(shape)

    def _bar(self, plot: QRectF, column: Column, place: QRectF) -> QRectF:
        wide = min(place.width() * 0.64, 58 * self.scale)
        y = self.scale_marks.y(plot, column.value)
        return QRectF(place.center().x() - wide / 2, y, wide, plot.bottom() - y)

    def _paint_marks(self, canvas: Canvas, plot: QRectF, column: Column, place: QRectF) -> None:
        """The interval, the fair share of this column alone, the text at its foot."""
        s, painter, middle = self.scale, canvas.painter, place.center().x()
        if column.low is not None and column.high is not None:
            low, high = (self.scale_marks.y(plot, end) for end in (column.low, column.high))
            for color, width in ((theme().panel_top, 4.2), (theme().text, 1.8)):
                painter.setPen(QPen(QColor(color), width * s))
                painter.drawLine(QPointF(middle, low), QPointF(middle, high))
                for y in (low, high):
                    painter.drawLine(QPointF(middle - 6 * s, y), QPointF(middle + 6 * s, y))
        if column.fair is not None:
            half = min(place.width() * 0.42, 37 * s)
            y = self.scale_marks.y(plot, column.fair)
            paint_dashes(canvas, QRectF(middle - half, y, 2 * half, 0))
        if column.text:
            self._paint_text(canvas, plot, column, place)

    def _paint_text(self, canvas: Canvas, plot: QRectF, column: Column, place: QRectF) -> None:
        """At the foot of a column; above one that is too low for it."""
        s, font = self.scale, canvas.text_font(13, BOLD)
        foot = QRectF(place.left(), plot.bottom() - 26 * s, place.width(), 20 * s)
        top = self.scale_marks.y(plot, column.value)
        if top > foot.top():
            foot.moveBottom(top - s)
            canvas.write(foot, column.text, font, None, CENTER)
        else:
            canvas.write(foot, column.text, font, "#3A281C", CENTER)

    def _label_font(self, canvas: Canvas, room: float) -> QFont:
        """As large as lets every label keep within its column."""
        for size in (13.5, 12.5, 11.5):
            font = canvas.text_font(size, BOLD)
            if all(canvas.width_of(each.label, font) <= room for each in self.columns):
                return font
        return canvas.text_font(11, BOLD)

    def _paint_label(
        self, canvas: Canvas, plot: QRectF, column: Column, place: QRectF, font: QFont
    ) -> None:
        s = self.scale
        area = QRectF(place.left(), plot.bottom() + 6 * s, place.width(), 20 * s)
        if column.icon:
            side = 23 * s
            box = QRectF(place.center().x() - side / 2, plot.bottom() + 8 * s, side, side)
            canvas.draw(column.icon, box)
            return
        canvas.write(area, column.label, font, None, CENTER)
        below = area.translated(0, 18 * s)
        canvas.write(below, column.line, canvas.text_font(12.5), theme().muted, CENTER)
