"""The towers of the final scoring: every player's coins, growing category by category."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QColor, QFont, QPainter
from PySide6.QtWidgets import QWidget

from ...words.grammar import number
from ..toolkit.art import Art
from ..toolkit.painting.canvas import BLACK, BOLD, CENTER, Canvas
from ..toolkit.painting.icons import ArtIcons
from ..toolkit.painting.kept import Kept
from ..toolkit.painting.marks import edge_of
from ..toolkit.theme import FIGURES, theme
from ..toolkit.widgets.panel import Panel
from .masonry import (
    LIFT,
    SIDE,
    above_rim,
    paint_block,
    paint_foot,
    paint_lid,
    paint_note,
    paint_rays,
)
from .result import CATEGORIES, FinalPlace, Outcome
from .tower import Tower, height_of_coin, tower

GROUND = 78.0
"""From the lower edge to the ground."""
ABOVE = 254.0
"""Room for banner, figure and crown."""
PLATE = 44.0
LEAST_SUNK = 0.5
LEAST_BESIDE_FACE = 110.0
"""The room for face and name, below which a name stands alone."""
NARROW = 150.0
"""The room for a tower up to which the coins stand below the name instead of beside it."""
NAME_SIZES = 14.5, 13.0, 12.0, 11.0
"""Sizes of a name that has little room: the first that fits."""
NOTES = 34.0
"""More room on the right, for the notes beside the last tower."""


class Towers(Panel):
    """Painted before a landscape, which its parent paints."""

    def __init__(self, art: Art, parent: QWidget) -> None:
        super().__init__(ArtIcons(art), parent)
        self.art = art
        self.result: Outcome | None = None
        self.grown = float(CATEGORIES)
        self._kept = Kept()
        art.ready.connect(self._kept.forget)

    def show_result(self, result: Outcome) -> None:
        """Show another result."""
        self.result = result
        self._kept.forget()
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
        """The height of the ground, in units."""
        return self.units()[1] - GROUND

    def towers(self) -> list[Tower]:
        """The towers at this moment, in units."""
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
        """Nothing, so that the landscape shows through."""

    def paint_content(self, canvas: Canvas) -> None:
        """Towers from left to right, with their plates."""
        if self.result is None:
            return
        places, middles = self.result.places, self.middles()
        for seat, built in enumerate(self.towers()):
            self._paint_behind(canvas, places[seat], built, middles[seat])
            self._draw_counted(canvas, seat, built, middles[seat])
            self._paint_top(canvas, places[seat], built, middles[seat])
        # A pit would cover the notes of the tower before it.
        for seat, built in enumerate(self.towers()):
            for note in built.notes:
                paint_note(canvas, note, middles[seat], self.thickness, self.units()[0])
        for seat, place in enumerate(places):
            self._paint_plate(canvas, seat, place, middles[seat])

    def _still(self, place: FinalPlace) -> int:
        """How many categories of a tower do not move; none while it sinks."""
        whole = int(self.grown)
        is_sinking = whole < CATEGORIES and place.parts[whole] < 0
        return 0 if is_sinking else whole

    @property
    def thickness(self) -> float:
        """How wide a tower is, in units."""
        return min(self.slot * 0.5, 116.0)

    def _paint_behind(self, canvas: Canvas, place: FinalPlace, built: Tower, x: float) -> None:
        """What is behind a tower: light, shadow, pit."""
        if place.is_winner and self.is_done:
            paint_rays(canvas, x, built.top - 36)
        paint_foot(canvas, x, self.ground, self.thickness, is_sunk=_is_sunk(built))

    def _draw_counted(self, canvas: Canvas, seat: int, built: Tower, x: float) -> None:
        """The blocks that do not move, painted once for each category."""
        assert self.result is not None
        still = self._still(self.result.places[seat])
        blocks = [block for block in built.blocks if block.part < still]
        if not blocks:
            return
        s, width = self.scale, self.thickness
        foot, top = blocks[0].bottom, blocks[-1].top - LIFT - 3

        def paint(painter: QPainter) -> None:
            own = Canvas(painter, s, self.icons)
            painter.translate((width / 2 + 2 - x) * s, -top * s)
            for block in blocks:
                paint_block(own, block, x, width)

        size = QSizeF((width + SIDE + 6) * s, (foot - top + 3) * s)
        look = (still, s, theme().name)
        picture = self._kept.picture(seat, look, size, self.devicePixelRatioF(), paint)
        canvas.painter.save()
        self._clip(canvas, x, built.sunk)
        canvas.painter.drawPixmap(QPointF((x - width / 2 - 2) * s, top * s), picture)
        canvas.painter.restore()

    def _paint_top(self, canvas: Canvas, place: FinalPlace, built: Tower, x: float) -> None:
        """The block that grows, and the figure on it."""
        width, painter = self.thickness, canvas.painter
        top = built.top - 3 if built.blocks else built.top
        painter.save()
        self._clip(canvas, x, built.sunk)
        for block in built.blocks:
            if block.part >= self._still(place):
                paint_block(canvas, block, x, width)
        if built.blocks:
            paint_lid(canvas, built.blocks[-1], x, width)
        self._paint_figure(canvas, place.color, x + 3, top)
        painter.restore()
        if place.is_winner and self.is_done:
            self._paint_crown(canvas, x + 3, top)

    def _clip(self, canvas: Canvas, x: float, sunk: float) -> None:
        """Hide what the rim of a pit hides."""
        if sunk > LEAST_SUNK:
            canvas.painter.setClipPath(above_rim(canvas, x, self.ground, self.thickness))

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

    def _paint_plate(self, canvas: Canvas, seat: int, place: FinalPlace, x: float) -> None:
        """Rank, name and coins so far."""
        s = self.scale
        width = min(self.slot - 10, 196.0)
        plate = canvas.rect(x - width / 2, self.units()[1] - PLATE - 12, width, PLATE)
        around = plate.adjusted(-6 * s, -6 * s, 6 * s, 6 * s)
        coins = self._coins(canvas, plate)

        def paint(painter: QPainter) -> None:
            painter.translate(-around.topLeft())
            own = Canvas(painter, s, self.icons)
            self._paint_name(own, place, plate, coins)

        look = (self.is_done, s, theme().name)
        dpr = self.devicePixelRatioF()
        picture = self._kept.picture(("plate", seat), look, around.size(), dpr, paint)
        canvas.painter.drawPixmap(around.topLeft(), picture)
        end = plate.right() if self.is_narrow else coins.left()
        if canvas.width_of(place.name, canvas.display_font(NAME_SIZES[-1])) > end - plate.left():
            canvas.tip(plate, place.name)
        total = number(round(sum(place.counted(self.grown))))
        canvas.write(coins, total, self._coin_font(canvas), theme().number_text, CENTER)

    def _coin_font(self, canvas: Canvas) -> QFont:
        return canvas.text_font(15 if self.is_narrow else 21, BLACK)

    @property
    def is_narrow(self) -> bool:
        """Whether towers stand close together."""
        return self.slot <= NARROW

    def _coins(self, canvas: Canvas, plate: QRectF) -> QRectF:
        """The place of the coins on a plate: as wide as the longest total."""
        assert self.result is not None
        s, font = self.scale, self._coin_font(canvas)
        totals = [number(place.total) for place in self.result.places]
        wide = max([canvas.width_of(text, font) + 12 * s for text in totals] + [34 * s])
        above = 21 * s if self.is_narrow else 7 * s
        below = 4 * s if self.is_narrow else 7 * s
        high = plate.height() - above - below
        return QRectF(plate.right() - wide - 6 * s, plate.top() + above, wide, high)

    def _paint_name(self, canvas: Canvas, place: FinalPlace, plate: QRectF, coins: QRectF) -> None:
        """A plate in the player's colour, without its coins."""
        s, look, paint = self.scale, theme(), FIGURES[place.color]
        if place.is_winner and self.is_done:
            ring = plate.adjusted(-4 * s, -4 * s, 4 * s, 4 * s)
            canvas.box(ring, 13, look.gold, look.glow, look.chosen_edge, 1.2)
        canvas.box(plate.translated(0, 2 * s), 10, "#50" + look.panel_shadow[1:])
        lighter = QColor(paint.base).lighter(108).name()
        darker = QColor(paint.base).darker(116).name()
        canvas.box(plate, 10, lighter, darker, edge_of(place.color), 1.6)
        canvas.box(coins, 7, look.number)
        words = QRectF(plate.left() + 9 * s, plate.top(), 0, plate.height())
        words.setRight(plate.right() - 5 * s if self.is_narrow else coins.left() - 5 * s)
        if place.face and words.width() > LEAST_BESIDE_FACE * s:
            side = plate.height() - 10 * s
            face = QRectF(plate.left() + 5 * s, plate.center().y() - side / 2, side, side)
            canvas.draw(place.face, face)
            words.setLeft(face.right() + 6 * s)
        self._write_name(canvas, words, place, paint.ink)

    def _write_name(self, canvas: Canvas, area: QRectF, place: FinalPlace, ink: str) -> None:
        """Rank and name beside each other; below each other if towers are close together."""
        s = self.scale
        rank = place.rank if self.is_done else ""
        small, large = canvas.text_font(12, BOLD), canvas.display_font(17)
        before = canvas.width_of(rank, small) + 10 * s if rank else 0.0
        if not self.is_narrow and canvas.width_of(place.name, large) + before <= area.width():
            canvas.write(area, rank, small, ink)
            canvas.write(area.adjusted(before, 0, 0, 0), place.name, large, ink)
            return
        upper, lower = QRectF(area), QRectF(area)
        if rank:
            upper.setBottom(area.center().y() + 5 * s)
            lower.setTop(area.center().y() + 3 * s)
            lower.setBottom(area.bottom() - 3 * s)
            canvas.write(lower, rank, canvas.text_font(11.5, BOLD), ink)
        font = canvas.first_fitting_font(area.width(), place.name, *NAME_SIZES)
        canvas.write(upper, place.name, font, ink)


def _is_sunk(built: Tower) -> bool:
    return built.sunk > LEAST_SUNK
