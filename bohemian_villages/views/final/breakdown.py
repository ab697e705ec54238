"""The final table: category by category with bars, and everybody's total."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPolygonF
from PySide6.QtWidgets import QWidget

from ...words.grammar import number
from ..toolkit.painting.canvas import BLACK, LEFT, NORMAL, RIGHT, Canvas, Icons
from ..toolkit.painting.kept import Kept
from ..toolkit.painting.marks import corners_of, edge_of, paint_mark
from ..toolkit.shortcuts import FINAL
from ..toolkit.theme import FIGURES, theme
from ..toolkit.widgets.panel import Panel
from ..toolkit.widgets.ribbon import fitted
from .masonry import STONES, paint_icon
from .result import CATEGORIES, FinalPlace, Outcome

HEAD, FOOT = 44.0, 58.0
PITCH = 25.0
WORDS = 112.0


class Breakdown(Panel):
    """Every part of every score. Can have the focus, so that screen readers read the result."""

    def __init__(self, icons: Icons, parent: QWidget) -> None:
        super().__init__(icons, parent)
        self.result: Outcome | None = None
        self.grown = float(CATEGORIES)
        self._kept = Kept()
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def forget(self) -> None:
        """Drop kept pictures, so that everything is painted again."""
        self._kept.forget()

    def show_result(self, result: Outcome) -> None:
        """Show another result."""
        self.result = result
        self.forget()
        self.setAccessibleName(self.tr("Final scoring"))
        self.setAccessibleDescription(result.summary)
        self.update()

    def set_grown(self, grown: float) -> None:
        """Show so many categories counted."""
        self.grown = grown
        self.update()

    def paint_ground(self, canvas: Canvas) -> None:
        """Parchment with everything that does not change while a category grows."""
        look = (int(self.grown), self.scale, theme().name)
        size, dpr = QSizeF(self.size()), self.devicePixelRatioF()
        canvas.painter.drawPixmap(0, 0, self._kept.picture(0, look, size, dpr, self._paint_still))

    def _paint_still(self, painter: QPainter) -> None:
        canvas = Canvas(painter, self.scale, self.icons)
        super().paint_ground(canvas)
        if self.result is None:
            return
        width, height = self.units()
        self._paint_heading(canvas, width)
        for category in range(CATEGORIES):
            y = HEAD + category * self.row
            canvas.line(16, y, width - 16, y)
            self._paint_words(canvas, category, y)
            if category != int(self.grown):
                self._paint_bars(canvas, category, y)
        canvas.line(16, height - FOOT - 6, width - 16, height - FOOT - 6)
        self._paint_total_word(canvas, height - FOOT - 6)

    @property
    def row(self) -> float:
        """The height of a category, in units."""
        return (self.units()[1] - HEAD - FOOT - 6) / CATEGORIES

    def paint_content(self, canvas: Canvas) -> None:
        """The category that grows, and the totals."""
        if self.result is None:
            return
        growing = int(self.grown)
        if growing < CATEGORIES:
            self._paint_bars(canvas, growing, HEAD + growing * self.row)
        self._paint_totals(canvas, self.units()[1] - FOOT - 6)

    def _paint_heading(self, canvas: Canvas, width: float) -> None:
        key = FINAL["grow-again"].native[0]
        hint = self.tr("{key}: show the scoring again").format(key=key)
        heading = self.tr("Category by category")
        font = canvas.text_font(12.5)
        wide = min(canvas.width_of(hint, font) / self.scale + 4, width * 0.45)
        beside = canvas.rect(width - 18 - wide, 6, wide, HEAD - 6)
        canvas.write(beside, hint, font, theme().muted, RIGHT)
        title = canvas.rect(19, 6, width - wide - 46, HEAD - 6)
        canvas.write(title, heading, fitted(canvas, heading, 19, title.width()))

    def _paint_words(self, canvas: Canvas, category: int, y: float) -> None:
        """A category's sign, name and explanation."""
        assert self.result is not None
        s, look = self.scale, theme()
        disc = canvas.rect(20, y + 9, 42, 42)
        upper, lower, edge = STONES[category]
        canvas.box(disc, 21, upper, lower, edge, 1.4)
        paint_icon(canvas, category, disc.adjusted(6 * s, 6 * s, -6 * s, -6 * s))
        title, hint = self.result.categories[category]
        area = canvas.rect(72, y + 6, WORDS, 22)
        canvas.write(area, title, fitted(canvas, title, 16.5, area.width()))
        painter = canvas.painter
        painter.setFont(canvas.text_font(12))
        painter.setPen(QColor(look.muted))
        flags = LEFT & ~Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextWordWrap
        painter.drawText(canvas.rect(72, y + 28, WORDS, self.row - 30), flags, hint)

    def _paint_bars(self, canvas: Canvas, category: int, y: float) -> None:
        assert self.result is not None
        count = len(self.result.places)
        pitch = min(PITCH, (self.row - 8) / count)
        top = y + (self.row - pitch * count) / 2
        for place, player in enumerate(self.result.places):
            self._paint_bar(canvas, category, player, top + place * pitch, pitch)

    def _paint_bar(
        self, canvas: Canvas, category: int, place: FinalPlace, y: float, pitch: float
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
        if self.grown <= category:
            return
        is_best = value == self.result.best(category) and value > 0
        font = canvas.text_font(min(16.5, pitch * 0.8), BLACK if is_best else NORMAL)
        ink = look.loss if value < 0 else look.text
        area = canvas.rect(value_x, y, 43, pitch)
        shown = round(place.counted(self.grown)[category])
        canvas.write(area, number(shown), font, ink, RIGHT)
        if is_best and self.grown >= category + 1:
            _paint_star(canvas, value_x + 2, y + pitch / 2, min(6.0, pitch * 0.3))

    def _total_words(self, canvas: Canvas) -> float:
        """How wide the name of the sum is, in units."""
        assert self.result is not None
        font = canvas.display_font(18)
        wide = canvas.width_of(self.result.total, font) / self.scale + 10
        return min(wide, self.units()[0] * 0.26)

    def _paint_total_word(self, canvas: Canvas, y: float) -> None:
        assert self.result is not None
        area = canvas.rect(20, y + 6, self._total_words(canvas), FOOT - 14)
        text = self.result.total
        canvas.write(area, text, fitted(canvas, text, 18, area.width()))

    def _paint_totals(self, canvas: Canvas, y: float) -> None:
        assert self.result is not None
        width, _ = self.units()
        count = len(self.result.places)
        gap = 9.0 if count < 4 else 6.0
        left = 20 + self._total_words(canvas) + 12
        wide = min((width - 16 - left - gap * (count - 1)) / count, 92.0)
        x = width - 16 - wide * count - gap * (count - 1)
        for place in self.result.places:
            self._paint_total(canvas, place, canvas.rect(x, y + 10, wide, 37))
            x += wide + gap

    def _paint_total(self, canvas: Canvas, place: FinalPlace, area: QRectF) -> None:
        s, paint = self.scale, FIGURES[place.color]
        canvas.box(area, 8, _lighter(paint.base), paint.base, edge_of(place.color), 1.6)
        mark = min(20 * s, area.width() * 0.22)
        middle = area.center()
        middle.setX(area.left() + mark)
        paint_mark(canvas.painter, paint.mark, middle, 6 * s, paint.ink)
        total = number(round(sum(place.counted(self.grown))))
        size = 21 if area.width() > 70 * s else 17
        words = area.adjusted(mark + 6 * s, 0, -8 * s, 0)
        canvas.write(words, total, canvas.text_font(size, BLACK), paint.ink, RIGHT)
        if place.is_winner and self.grown >= CATEGORIES:
            canvas.draw("crown", QRectF(area.left() - 4 * s, area.top() - 11 * s, 26 * s, 22 * s))
        canvas.tip(area, f"{place.name}: {number(place.total)}")


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
