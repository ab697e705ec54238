"""SmallSheet: another player's sheet beside the large one."""

from __future__ import annotations

from attrs import frozen
from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QEnterEvent, QKeyEvent, QMouseEvent, QPen
from PySide6.QtWidgets import QWidget

from ....views.toolkit.art import Art
from ....views.toolkit.painting.canvas import BLACK, CENTER, Canvas
from ....views.toolkit.painting.surfaces import gradient
from ....views.toolkit.shortcuts import MOVING
from ....views.toolkit.theme import FIGURES, theme
from ....views.toolkit.widgets.panel import Panel, paint_band
from ....views.toolkit.widgets.plain_text import set_tip
from ...engine.sheet import AVENUES, COLUMNS, SPACES, avenue_at, column_of
from ...models.lately import ScoredTurn
from ...words.sheet import sheet_words
from .drawings import SheetArt
from .grid import paint_new
from .look import sheet_look
from .picture import SheetPicture

# The usual small sheet, at which a unit is a pixel.
WIDTH, HEIGHT = 138.0, 208.0
_BAND, _FOOT = 30.0, 30.0


@frozen
class _Shown:
    """The content of a small sheet."""

    picture: SheetPicture
    name: str
    color: str
    status: str
    total: int
    icon: str
    number: str
    gained: int | None


class SmallSheet(Panel):
    """A sheet with its player's name, status and points; a click asks to see it large."""

    clicked = Signal()
    keeps_picture = True
    radius = 8.0

    def __init__(self, art: Art, parent: QWidget | None = None) -> None:
        self._art = SheetArt(art)
        super().__init__(self._art, parent)
        self._shown: _Shown | None = None
        art.ready.connect(self._take_pictures)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def show_small(
        self,
        picture: SheetPicture,
        name: str,
        color: str,
        status: str,
        total: int,
        icon: str = "",
        number: str = "",
        scored: ScoredTurn | None = None,
    ) -> None:
        """Show a sheet; the colour is that of a figure, the icon a part of the art.

        A number is written in place of the colour's mark. A turn that was scored lately is told
        below the total.
        """
        gained = None if scored is None else scored.points
        shown = _Shown(picture, name, color, status, total, icon, number, gained)
        if shown == self._shown:
            return
        self._shown = shown
        self.setAccessibleName(sheet_words.small(name, total))
        told = "" if scored is None else sheet_words.turn_done(scored.turn, scored.points)
        self.setAccessibleDescription("; ".join(line for line in (status, told) if line))
        tip = (sheet_words.small(name, total), status, told, sheet_words.look_at(name))
        set_tip(self, "\n".join(line for line in tip if line))
        self.update()

    @property
    def picture(self) -> SheetPicture | None:
        """What is shown."""
        return self._shown.picture if self._shown else None

    def _take_pictures(self) -> None:
        if self._art.has_missed:
            self._art.has_missed = False
            self.update()

    def sizeHint(self) -> QSize:
        """The usual size at this scale."""
        return QSize(round(WIDTH * self.scale), round(HEIGHT * self.scale))

    # Events.

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """A click asks to see the sheet large."""
        is_left = event.button() == Qt.MouseButton.LeftButton
        if is_left and self.rect().contains(event.position().toPoint()):
            self.clicked.emit()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Wait for the release."""
        event.accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter and Space click."""
        if MOVING.action(event) in ("press", "press-too"):
            self.clicked.emit()
        else:
            super().keyPressEvent(event)

    def enterEvent(self, event: QEnterEvent) -> None:
        """A gold edge while it is pointed at."""
        super().enterEvent(event)
        self.update()

    def leaveEvent(self, event: QEvent) -> None:
        """No longer."""
        super().leaveEvent(event)
        self.update()

    # Painting.

    def cell(self, space: int) -> QRectF:
        """The area of a space."""
        s, area = self.scale, self._grid()
        across = (area.width() - 4 * s) / COLUMNS
        down = (area.height() - 4 * s) / AVENUES
        left = area.left() + 2 * s + column_of(space) * across
        top = area.top() + 2 * s + avenue_at(space) * down
        return QRectF(left + 0.7 * s, top + 1.5 * s, across - 1.4 * s, down - 3 * s)

    def _grid(self) -> QRectF:
        s = self.scale
        area = QRectF(self.rect())
        return area.adjusted(5 * s, (_BAND + 4) * s, -5 * s, -(_FOOT + 4) * s)

    def paint_content(self, canvas: Canvas) -> None:
        """The band with name and points, the spaces, the status."""
        shown = self._shown
        if shown is None:
            return
        s = canvas.scale
        sheet = QRectF(self.rect()).adjusted(1.5 * s, s, -1.5 * s, -4.5 * s)
        self._paint_name(canvas, QRectF(sheet.left(), sheet.top(), sheet.width(), _BAND * s), shown)
        self._paint_grid(canvas, shown.picture)
        self._paint_status(canvas, sheet, shown)
        if self.underMouse():
            canvas.painter.setBrush(Qt.BrushStyle.NoBrush)
            canvas.painter.setPen(QPen(QColor(theme().glow), 2.2 * s))
            canvas.painter.drawRoundedRect(sheet, self.radius * s, self.radius * s)

    def _paint_name(self, canvas: Canvas, band: QRectF, shown: _Shown) -> None:
        s, paint = canvas.scale, FIGURES[shown.color]
        paint_band(canvas, band, self.radius, paint)
        mark = QRectF(band.left() + 5 * s, band.center().y() - 8 * s, 16 * s, 16 * s)
        if shown.number:
            canvas.write(mark, shown.number, canvas.text_font(13, BLACK), paint.ink, CENTER)
        elif theme().has_marks:
            self._art.draw_mark(canvas.painter, shown.color, mark)
        text, font = str(shown.total), canvas.text_font(15, BLACK)
        wide = canvas.width_of(text, font) + 14 * s
        pill = QRectF(band.right() - wide - 5 * s, band.center().y() - 10 * s, wide, 20 * s)
        canvas.box(pill, 5, theme().number)
        canvas.write(pill, text, font, theme().number_text, CENTER)
        left = band.left() + (24 if theme().has_marks or shown.number else 8) * s
        name = QRectF(left, band.top(), pill.left() - left - 4 * s, band.height())
        font = canvas.fitting_display_font(name.width(), shown.name, 15)
        canvas.write(name, shown.name, font, paint.ink)

    def _paint_grid(self, canvas: Canvas, picture: SheetPicture) -> None:
        look, s, painter, area = sheet_look(), canvas.scale, canvas.painter, self._grid()
        painter.setPen(QPen(QColor(look.cell_edge), s))
        painter.setBrush(gradient(area, look.paper_top, look.paper_bottom))
        painter.drawRoundedRect(area, 3 * s, 3 * s)
        if picture.facts.avenue is not None:
            self._paint_avenue(canvas, area, picture.facts.avenue)
        for space in range(SPACES):
            cell, project = self.cell(space), picture.facts.drawn[space]
            painter.setPen(QPen(QColor(look.cell_edge), 0.8 * s))
            color = QColor(look.cell)
            if avenue_at(space) == picture.facts.avenue:
                color.setAlphaF(0.5)
            painter.setBrush(color)
            painter.drawRoundedRect(cell, 2.5 * s, 2.5 * s)
            if space in picture.new:
                paint_new(canvas, cell, 2.5)
            if project is not None:
                side = min(cell.width() + 2 * s, cell.height())
                half = QPointF(side / 2, side / 2)
                spot = QRectF(cell.center() - half, cell.center() + half)
                self._art.draw_pattern(painter, project, spot)

    def _paint_gained(self, canvas: Canvas, line: QRectF, gained: int) -> float:
        """The points of the last turn, at the right below the total; returns its left edge."""
        s, look = canvas.scale, sheet_look()
        text, font = sheet_words.gained(gained), canvas.text_font(13, BLACK)
        wide = canvas.width_of(text, font) + 12 * s
        pill = QRectF(line.right() - wide + 3 * s, line.center().y() - 9.5 * s, wide, 19 * s)
        canvas.box(pill, 9, look.gold_top, look.gold_bottom, look.gold_edge, 1.2)
        canvas.write(pill, text, font, look.gold_text, CENTER)
        return pill.left()

    def _paint_avenue(self, canvas: Canvas, area: QRectF, avenue: int) -> None:
        look, s = sheet_look(), canvas.scale
        first, last = self.cell(avenue * COLUMNS), self.cell(avenue * COLUMNS + COLUMNS - 1)
        band = QRectF(area.left() + s, first.top() - 1.5 * s, area.width() - 2 * s, 0)
        band.setBottom(last.bottom() + 1.5 * s)
        canvas.box(band, 2, look.band_top, look.band_bottom, look.band_edge, 1.0)

    def _paint_status(self, canvas: Canvas, sheet: QRectF, shown: _Shown) -> None:
        s = canvas.scale
        line = QRectF(sheet.left() + 8 * s, sheet.bottom() - _FOOT * s, sheet.width() - 16 * s, 0)
        line.setHeight((_FOOT - 3) * s)
        if shown.gained is not None:
            line.setRight(self._paint_gained(canvas, line, shown.gained) - 4 * s)
        words = canvas.width_of(shown.status, canvas.text_font(13))
        if shown.icon and words + 21 * s <= line.width():
            mark = QRectF(line.left(), line.center().y() - 8 * s, 16 * s, 16 * s)
            canvas.draw(shown.icon, mark)
            line.setLeft(mark.right() + 5 * s)
        font = canvas.fitting_font(line.width(), shown.status, 13)
        canvas.write(line, shown.status, font)
