"""The final table: category by category with bars, and everybody's total."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPolygonF
from PySide6.QtWidgets import QWidget

from ...words.names import number
from ..table.canvas import BLACK, LEFT, NORMAL, RIGHT, Canvas, Icons
from ..table.panel import Panel
from ..theme import FIGURES, theme
from .banner import fitted
from .marks import corners_of, edge_of, paint_mark
from .masonry import paint_icon
from .result import CATEGORIES, Place, Result

HEAD, FOOT = 44.0, 58.0
PITCH = 25.0


class Breakdown(Panel):
    """Every part of every score. Can have the focus, so that screen readers read the result."""

    def __init__(self, icons: Icons, parent: QWidget) -> None:
        super().__init__(icons, parent)
        self.result: Result | None = None
        self.grown = float(CATEGORIES)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def show_result(self, result: Result) -> None:
        """Show another result."""
        self.result = result
        self.setAccessibleName(self.tr("Final scoring"))
        self.setAccessibleDescription(result.summary)
        self.update()

    def set_grown(self, grown: float) -> None:
        """Show so many categories counted."""
        self.grown = grown
        self.update()

    def paint_content(self, canvas: Canvas) -> None:
        """Heading, categories, totals."""
        if self.result is None:
            return
        width, height = self.units()
        hint, look = self.tr("Space plays it again"), theme()
        font = canvas.text_font(12.5)
        wide = min(canvas.width_of(hint, font) / self.scale + 4, width * 0.45)
        canvas.write(
            canvas.rect(width - 18 - wide, 6, wide, HEAD - 6), hint, font, look.muted, RIGHT
        )
        title = canvas.rect(19, 6, width - wide - 46, HEAD - 6)
        heading = self.tr("Category by category")
        canvas.write(title, heading, fitted(canvas, heading, 19, title.width()))
        row = (height - HEAD - FOOT - 6) / CATEGORIES
        for category in range(CATEGORIES):
            y = HEAD + category * row
            canvas.line(16, y, width - 16, y)
            self._paint_category(canvas, category, y, row)
        canvas.line(16, height - FOOT - 6, width - 16, height - FOOT - 6)
        self._paint_totals(canvas, height - FOOT - 6)

    def _paint_category(self, canvas: Canvas, category: int, y: float, high: float) -> None:
        assert self.result is not None
        s, look = self.scale, theme()
        is_counted = self.grown > category
        disc = canvas.rect(20, y + 9, 42, 42)
        canvas.box(disc, 21, look.button_top, look.sunk_top, look.panel_edge, 1.4)
        paint_icon(canvas, category, disc.adjusted(9 * s, 9 * s, -9 * s, -9 * s))
        title, hint = self.result.categories[category]
        words = 112.0
        canvas.write(canvas.rect(72, y + 6, words, 22), title, canvas.display_font(16.5))
        painter = canvas.painter
        painter.setFont(canvas.text_font(12))
        painter.setPen(QColor(look.muted))
        flags = LEFT & ~Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextWordWrap
        painter.drawText(canvas.rect(72, y + 28, words, high - 30), flags, hint)
        count = len(self.result.places)
        pitch = min(PITCH, (high - 8) / count)
        top = y + (high - pitch * count) / 2
        for place, player in enumerate(self.result.places):
            self._paint_bar(canvas, category, player, top + place * pitch, pitch, is_counted)

    def _paint_bar(
        self,
        canvas: Canvas,
        category: int,
        place: Place,
        y: float,
        pitch: float,
        is_counted: bool,
    ) -> None:
        assert self.result is not None
        s, look, paint = self.scale, theme(), FIGURES[place.color]
        width, _ = self.units()
        mark_x, bar_x, value_x = 196.0, 209.0, width - 62
        radius = min(8.0, pitch * 0.42)
        paint_disc(canvas, place.color, mark_x, y + pitch / 2, radius)
        thick = max(min(17.0, pitch - 4), 7.0)
        trough = canvas.rect(bar_x, y + (pitch - thick) / 2, value_x - bar_x - 10, thick)
        canvas.box(trough, 4, look.sunk_bottom)
        value = place.parts[category]
        share = place.counted(self.grown)[category] / self.result.most
        if share > 0:
            bar = QRectF(trough)
            bar.setWidth(max(trough.width() * share, 4 * s))
            canvas.box(bar, 4, _lighter(paint.base), paint.base, edge_of(place.color), 1.2)
        if not is_counted:
            return
        is_best = value == self.result.best(category) and value > 0
        font = canvas.text_font(min(16.5, pitch * 0.8), BLACK if is_best else NORMAL)
        ink = look.loss if value < 0 else look.text
        area = canvas.rect(value_x, y, 43, pitch)
        shown = round(place.counted(self.grown)[category])
        canvas.write(area, number(shown), font, ink, RIGHT)
        if is_best and self.grown >= category + 1:
            _paint_star(canvas, value_x + 2, y + pitch / 2, min(6.0, pitch * 0.3))

    def _paint_totals(self, canvas: Canvas, y: float) -> None:
        assert self.result is not None
        s, look = self.scale, theme()
        width, _ = self.units()
        font = canvas.display_font(18)
        words = min(canvas.width_of(self.result.total, font) / s + 10, width * 0.26)
        canvas.write(canvas.rect(20, y + 6, words, FOOT - 14), self.result.total, font)
        count = len(self.result.places)
        gap = 9.0 if count < 4 else 6.0
        left = 20 + words + 12
        wide = min((width - 16 - left - gap * (count - 1)) / count, 92.0)
        x = width - 16 - wide * count - gap * (count - 1)
        for place in self.result.places:
            paint = FIGURES[place.color]
            area = canvas.rect(x, y + 10, wide, 37)
            canvas.box(area, 8, _lighter(paint.base), paint.base, edge_of(place.color), 1.6)
            mark = area.left() + min(20 * s, area.width() * 0.22)
            middle = area.center()
            middle.setX(mark)
            paint_mark(canvas.painter, paint.mark, middle, 6 * s, paint.ink)
            total = number(round(sum(place.counted(self.grown))))
            words_area = area.adjusted(mark - area.left() + 6 * s, 0, -8 * s, 0)
            size = 21 if wide > 70 else 17
            canvas.write(words_area, total, canvas.text_font(size, BLACK), paint.ink, RIGHT)
            if place.is_winner and self.grown >= CATEGORIES:
                crown = QRectF(area.left() - 4 * s, area.top() - 11 * s, 26 * s, 22 * s)
                canvas.draw("crown", crown)
            canvas.tip(area, f"{place.name}: {number(place.total)}")
            x += wide + gap
        canvas.painter.setPen(QColor(look.text))


def paint_disc(canvas: Canvas, color: str, x: float, y: float, radius: float) -> None:
    """A player's colour and mark."""
    s, paint = canvas.scale, FIGURES[color]
    area = canvas.rect(x - radius, y - radius, 2 * radius, 2 * radius)
    canvas.box(area, radius, paint.base, edge=edge_of(color), width=1.2)
    paint_mark(canvas.painter, paint.mark, area.center(), radius * 0.5 * s, paint.ink)


def _paint_star(canvas: Canvas, x: float, y: float, radius: float) -> None:
    s = canvas.scale
    points = [canvas.rect(x, y, 0, 0).topLeft() + each * radius * s for each in corners_of("star")]
    canvas.painter.setPen(QColor(theme().chosen_edge))
    canvas.painter.setBrush(QColor(theme().glow))
    canvas.painter.drawPolygon(QPolygonF(points))


def _lighter(color: str) -> str:
    return QColor(color).lighter(112).name()
