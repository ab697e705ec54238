"""Where points come from: average scores, each a bar made of its parts."""

from __future__ import annotations

from collections.abc import Sequence

from attrs import frozen
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPen
from PySide6.QtWidgets import QWidget

from ...words.game.statistics import statistics_words
from ..toolkit.charts.columns import ColumnColors
from ..toolkit.charts.numbers import heading
from ..toolkit.painting.canvas import BLACK, BOLD, CENTER, RIGHT, Canvas, Icons
from ..toolkit.painting.surfaces import gradient
from ..toolkit.theme import theme
from ..toolkit.widgets.panel import Panel

EDGE = "#4A3020"
PAINTS = (
    ColumnColors("#FFE08A", "#EDB93A", EDGE),
    ColumnColors("#F0A080", "#D4734E", EDGE),
    ColumnColors("#A6CDBD", "#6FA08C", EDGE),
    ColumnColors("#FFF6DC", "#EBD8A8", EDGE),
    ColumnColors("#B4C3CF", "#8297A8", EDGE),
)
INK = "#3A281C"
LEGEND_ROW = 24.0


@frozen
class AverageScore:
    """Whose average it is, and its parts in the order of the legend."""

    label: str
    values: tuple[float, ...]
    tip: str

    @property
    def total(self) -> float:
        """All parts together."""
        return sum(self.values)

    @property
    def gain(self) -> float:
        """The parts above zero."""
        return sum(value for value in self.values if value > 0)

    @property
    def loss(self) -> float:
        """The parts that take away, as a positive number."""
        return -sum(value for value in self.values if value < 0)


class PartsChart(Panel):
    """Bars on one scale; negative parts are left of the zero line."""

    def __init__(self, icons: Icons, parent: QWidget | None = None) -> None:
        super().__init__(icons, parent)
        self.title = self.line = ""
        self.names: Sequence[str] = ()
        self.rows: Sequence[AverageScore] = ()
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def say(self, title: str, line: str, names: Sequence[str]) -> None:
        """The words above, and the names of the parts."""
        self.title, self.line, self.names = title, line, names
        self.setAccessibleName(title)
        self.setAccessibleDescription(". ".join([line, *(row.tip for row in self.rows)]))
        self.update()

    def show_rows(self, rows: Sequence[AverageScore]) -> None:
        """Show these rows."""
        self.rows = rows
        self.update()

    def paint_content(self, canvas: Canvas) -> None:
        """Heading, bars, legend."""
        width, height = self.units()
        top = heading(canvas, self.title, self.line, width)
        lines = self._legend_lines(canvas, width - 40)
        foot = height - 14 - LEGEND_ROW * len(lines)
        self._paint_legend(canvas, lines, foot)
        if not self.rows:
            return
        font = canvas.text_font(13.5, BOLD)
        label = max(canvas.width_of(row.label, font) for row in self.rows)
        left = 16 + min(label / self.scale, width * 0.46) + 12
        plot = canvas.rect(left, top + 4, width - left - 62, foot - top - 10)
        self._paint_rows(canvas, plot)

    def _paint_rows(self, canvas: Canvas, plot: QRectF) -> None:
        loss = max(row.loss for row in self.rows)
        unit = plot.width() / max(loss + max(row.gain for row in self.rows), 1)
        zero = plot.left() + loss * unit
        pitch = min(plot.height() / len(self.rows), 52 * self.scale)
        for place, row in enumerate(self.rows):
            high = pitch * 0.74
            area = QRectF(plot.left(), plot.top() + pitch * place + pitch * 0.13, 0, high)
            area.setRight(plot.right())
            self._paint_row(canvas, row, area, zero, unit)
        if loss:
            canvas.painter.setPen(QPen(QColor(theme().text), 1.6 * self.scale))
            canvas.painter.drawLine(
                QPointF(zero, plot.top()), QPointF(zero, plot.top() + pitch * len(self.rows))
            )

    def _paint_row(
        self, canvas: Canvas, row: AverageScore, area: QRectF, zero: float, unit: float
    ) -> None:
        s = self.scale
        words = QRectF(16 * s, area.top(), area.left() - 28 * s, area.height())
        canvas.write(words, row.label, canvas.text_font(13.5, BOLD), None, RIGHT)
        right, left = zero, zero
        for value, paint in zip(row.values, PAINTS, strict=True):
            wide = abs(value) * unit
            if value < 0:
                left -= wide
            part = QRectF(left if value < 0 else right, area.top(), wide, area.height())
            right += wide if value > 0 else 0
            self._paint_part(canvas, part, value, paint)
        canvas.tip(QRectF(left, area.top(), right - left, area.height()), row.tip)
        total = QRectF(right + 8 * s, area.top(), 54 * s, area.height())
        canvas.write(total, statistics_words.decimal(row.total), canvas.text_font(15, BLACK))

    def _paint_part(self, canvas: Canvas, part: QRectF, value: float, paint: ColumnColors) -> None:
        if part.width() < 0.5:
            return
        canvas.painter.setBrush(gradient(part, paint.top, paint.bottom))
        canvas.painter.setPen(QPen(QColor(paint.edge), 1.2 * self.scale))
        canvas.painter.drawRect(part)
        font, text = canvas.text_font(13.5, BOLD), statistics_words.decimal(value, 0)
        if canvas.width_of(text, font) + 6 * self.scale < part.width():
            canvas.write(part, text, font, INK, CENTER)

    def _legend_lines(self, canvas: Canvas, room: float) -> list[list[tuple[int, float, float]]]:
        """For each line of the legend: which part, from where, how wide; in units."""
        lines: list[list[tuple[int, float, float]]] = [[]]
        x, font = 0.0, canvas.text_font(12.5)
        for place, name in enumerate(self.names):
            wide = canvas.width_of(name, font) / self.scale + 22
            if x + wide > room and lines[-1]:
                lines.append([])
                x = 0.0
            lines[-1].append((place, x, wide))
            x += wide + 18
        return lines

    def _paint_legend(
        self, canvas: Canvas, lines: list[list[tuple[int, float, float]]], top: float
    ) -> None:
        for number, line in enumerate(lines):
            y = top + LEGEND_ROW * number
            for place, x, wide in line:
                paint = PAINTS[place]
                box = canvas.rect(20 + x, y + 4, 13, 13)
                canvas.box(box, 3.5, paint.top, paint.bottom, paint.edge, 1.1)
                words = canvas.rect(20 + x + 20, y, wide - 20, 21)
                canvas.write(words, self.names[place], canvas.text_font(12.5))
