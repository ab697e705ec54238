"""The towers of the final scoring: every player's coins, growing category by category."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QWidget

from ...words.names import number
from ..art import Art
from ..table.canvas import BLACK, BOLD, CENTER, Canvas
from ..table.icons import ArtIcons
from ..table.panel import Panel
from ..theme import FIGURES, theme
from .marks import edge_of
from .masonry import above_rim, paint_block, paint_foot, paint_lid, paint_note, paint_rays
from .result import CATEGORIES, Place, Result
from .tower import Tower, height_of_coin, tower

GROUND = 78.0
"""From the lower edge to the ground."""
ABOVE = 254.0
"""Room for banner, figure and crown."""
PLATE = 44.0
NOTES = 34.0
"""More room on the right, for the notes beside the last tower."""


class Towers(Panel):
    """Painted before a landscape, which its parent paints."""

    def __init__(self, art: Art, parent: QWidget) -> None:
        super().__init__(ArtIcons(art), parent)
        self.art = art
        self.result: Result | None = None
        self.grown = float(CATEGORIES)

    def show_result(self, result: Result) -> None:
        """Show another result."""
        self.result = result
        self.setAccessibleName(result.headline)
        self.setAccessibleDescription(result.summary)
        self.update()

    def set_grown(self, grown: float) -> None:
        """Show so many categories counted."""
        self.grown = grown
        self.update()

    @property
    def is_done(self) -> bool:
        """Whether everything is counted."""
        return self.grown >= CATEGORIES

    @property
    def ground(self) -> float:
        """Where the towers stand, in units."""
        return self.units()[1] - GROUND

    def towers(self) -> list[Tower]:
        """The towers as they stand now, in units."""
        if self.result is None:
            return []
        places, ground = self.result.places, self.ground
        coin = height_of_coin([place.parts for place in places], ground - ABOVE)
        return [tower(p.parts, p.counted(self.grown), coin, ground) for p in places]

    def middles(self) -> list[float]:
        """The middle of every tower, in units."""
        count = len(self.result.places) if self.result else 0
        width, _ = self.units()
        margin = 14.0 if count > 3 else 42.0
        slot = (width - 2 * margin - NOTES) / max(count, 1)
        return [margin + slot * (place + 0.5) for place in range(count)]

    @property
    def slot(self) -> float:
        """The room between the middles of two towers, in units."""
        middles = self.middles()
        return middles[1] - middles[0] if len(middles) > 1 else 300.0

    def paint_ground(self, canvas: Canvas) -> None:
        """The landscape shines through."""

    def paint_content(self, canvas: Canvas) -> None:
        """Towers from left to right, with their plates."""
        if self.result is None:
            return
        width = min(self.slot * 0.5, 116.0)
        built = list(zip(self.result.places, self.middles(), self.towers(), strict=True))
        for place, x, blocks in built:
            self._paint_tower(canvas, place, blocks, x, width)
        for place, x, _ in built:
            self._paint_plate(canvas, place, x)

    def _paint_tower(
        self, canvas: Canvas, place: Place, built: Tower, x: float, width: float
    ) -> None:
        top = built.top - 3 if built.blocks else built.top
        crowned = place.is_winner and self.is_done
        if crowned:
            paint_rays(canvas, x, top - 36)
        is_sunk = built.sunk > 0.5
        paint_foot(canvas, x, self.ground, width, is_sunk=is_sunk)
        painter = canvas.painter
        painter.save()
        if is_sunk:
            painter.setClipPath(above_rim(canvas, x, self.ground, width))
        for block in built.blocks:
            paint_block(canvas, block, x, width)
        if built.blocks:
            paint_lid(canvas, built.blocks[-1], x, width)
        self._paint_figure(canvas, place.color, x + 3, top)
        painter.restore()
        if crowned:
            self._paint_crown(canvas, x + 3, top)
        for note in built.notes:
            paint_note(canvas, note, x, width, self.units()[0])

    @property
    def _figure_scale(self) -> float:
        return 1.62 if self.slot > 150 else 1.3

    def _paint_figure(self, canvas: Canvas, color: str, x: float, y: float) -> None:
        s, dpr = self.scale, self.devicePixelRatioF()
        scale = self._figure_scale * s
        if theme().is_dark:
            self.art.part("outline-figure", scale, dpr).draw(canvas.painter, x * s, y * s)
        self.art.part(f"figure-{color}", scale, dpr).draw(canvas.painter, x * s, y * s)

    def _paint_crown(self, canvas: Canvas, x: float, y: float) -> None:
        s, scale = self.scale, self._figure_scale
        picture = self.art.part("crown", scale * 0.82 * s, self.devicePixelRatioF())
        picture.draw(canvas.painter, x * s, (y - 50.5 * scale) * s)

    def _paint_plate(self, canvas: Canvas, place: Place, x: float) -> None:
        """Rank, name and coins so far."""
        s, look, paint = self.scale, theme(), FIGURES[place.color]
        _, height = self.units()
        width = min(self.slot - 10, 196.0)
        area = canvas.rect(x - width / 2, height - PLATE - 12, width, PLATE)
        if place.is_winner and self.is_done:
            ring = area.adjusted(-4 * s, -4 * s, 4 * s, 4 * s)
            canvas.box(ring, 13, look.gold, look.glow, look.chosen_edge, 1.2)
        canvas.box(area.translated(0, 2 * s), 10, "#50" + look.panel_shadow[1:])
        lighter = QColor(paint.base).lighter(108).name()
        darker = QColor(paint.base).darker(116).name()
        canvas.box(area, 10, lighter, darker, edge_of(place.color), 1.6)
        total = number(round(sum(place.counted(self.grown))))
        self._write_plate(canvas, area, place, total)

    def _write_plate(self, canvas: Canvas, area: QRectF, place: Place, total: str) -> None:
        s, look, ink = self.scale, theme(), FIGURES[place.color].ink
        size = 21 if self.slot > 150 else 18
        font = canvas.text_font(size, BLACK)
        wide = max(canvas.width_of(total, font) + 12 * s, 34 * s)
        box = QRectF(area.right() - wide - 6 * s, area.top() + 7 * s, wide, area.height() - 14 * s)
        canvas.box(box, 7, look.number)
        canvas.write(box, total, font, look.number_text, CENTER)
        words = QRectF(area.left() + 9 * s, area.top(), 0, area.height())
        words.setRight(box.left() - 5 * s)
        self._write_name(canvas, words, place, ink)

    def _write_name(self, canvas: Canvas, area: QRectF, place: Place, ink: str) -> None:
        """Rank and name beside each other; below each other where towers stand close."""
        s = self.scale
        rank = place.rank if self.is_done else ""
        small, large = canvas.text_font(12, BOLD), canvas.display_font(17)
        before = canvas.width_of(rank, small) + 10 * s if rank else 0.0
        if canvas.width_of(place.name, large) + before <= area.width():
            canvas.write(area, rank, small, ink)
            canvas.write(area.adjusted(before, 0, 0, 0), place.name, large, ink)
            return
        upper, lower = QRectF(area), QRectF(area)
        if rank:
            upper.setBottom(area.center().y() + 5 * s)
            lower.setTop(area.center().y() + 3 * s)
            lower.setBottom(area.bottom() - 3 * s)
            canvas.write(lower, rank, canvas.text_font(11.5, BOLD), ink)
        canvas.write(upper, place.name, canvas.display_font(14.5), ink)
