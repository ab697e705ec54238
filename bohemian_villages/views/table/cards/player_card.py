"""A player's card in the sidebar: everything the player has, in three densities."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPoint, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QKeyEvent, QMouseEvent, QPen
from PySide6.QtWidgets import QWidget

from ....models.game.players import PlayerView
from ...toolkit import fonts
from ...toolkit.painting.canvas import BLACK, BOLD, CENTER, RIGHT, Canvas, Icons
from ...toolkit.shortcuts import MOVING
from ...toolkit.theme import FIGURES, theme
from ...toolkit.widgets.drag import DragSource
from ...toolkit.widgets.panel import Panel, paint_band
from ..layout import Density
from .card_rows import BISHOP, CardRows, thing_areas

# The height of the parts of the score at the foot of a full card.
PARTS = 36.0
WARNING_ENDS = 22.0
"""What the pill of a warning takes beside its words, in units."""
MOST_FACE = 31.0
LEAST_BESIDE_FACE = 74.0
"""What the name and the state of a player need beside the face, in units."""
SMALL_NAME = 0.8
"""How small a name gets before it is shortened, as a part of its size."""
LEAST_NAME = 0.25
"""The part of its line that is left to a name."""
FACE_BEHIND = 0.48
"""The part of a face that is behind the figure."""
HEADERS = {Density.FULL: 47.0, Density.MIDDLE: 33.0, Density.SLIM: 28.0}


def show_alike(cards: Sequence[PlayerCard]) -> None:
    """Let all cards of a table tell their players in the same form."""
    is_brief = not all(card.has_room_for_note for card in cards)
    for card in cards:
        card.set_brief(is_brief)


def _name_left(height: float) -> float:
    return 53.0 if height > 40 else 40.0


class PlayerCard(Panel):
    """One player's card; a click or Enter opens the parts of the score."""

    keeps_picture = True

    clicked = Signal(int)

    def __init__(
        self, player: int, drags: DragSource, icons: Icons, parent: QWidget | None = None
    ) -> None:
        super().__init__(icons, parent)
        self.player = player
        self.drags = drags
        self.can_drag = False
        self.view: PlayerView | None = None
        self.density = Density.FULL
        self.is_active = False
        self.opened = False
        self.is_brief = False
        """Whether the line below the name is short, as on the other cards of the table."""
        self._purse = self._hand = QRectF()
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def show_player(self, view: PlayerView, *, active: bool) -> None:
        """Show what the player has now."""
        if (view, active) == (self.view, self.is_active):
            return
        self.view, self.is_active = view, active
        self.setAccessibleName(view.name)
        self.setAccessibleDescription(view.described)
        self.update()

    def set_density(self, density: Density) -> None:
        """Set how much is shown."""
        if density is not self.density:
            self.density = density
            self.update()

    def set_brief(self, is_brief: bool) -> None:
        """Set whether the line below the name is short."""
        if is_brief is not self.is_brief:
            self.is_brief = is_brief
            self.update()

    @property
    def has_room_for_note(self) -> bool:
        """Whether the whole line below the name fits while others move."""
        view = self.view
        if view is None:
            return True
        height = HEADERS[self.density]
        left = _name_left(height)
        left += self._face_width(view, height, left)
        room = self.units()[0] - left - self._score_room(view, height)
        if height <= 30:
            room -= self._width(view.name, fonts.display(16 * self.scale)) + 8
        return self._width(view.resting_subtitle, fonts.text(12 * self.scale)) <= room

    def _width(self, text: str, font: QFont) -> float:
        """How wide a line is, in units."""
        return QFontMetricsF(font, self).horizontalAdvance(text) / self.scale

    def purse_place(self) -> QPoint:
        """Where coins fly to, on the screen."""
        return self._place(self._purse)

    def hand_place(self) -> QPoint:
        """The place on the screen to which figures return."""
        return self._place(self._hand)

    def bishop_area(self) -> QRectF:
        """The area of the bishop, in pixels."""
        return thing_areas(*self._things(), self.scale)[BISHOP]

    def _things(self) -> tuple[float, float, tuple[float, ...]]:
        """Top, height and columns of coins, figures, bishop and tile, in units."""
        column = (self.units()[0] - 24) / 4
        return {
            Density.FULL: (53.0, 34.0, (column,) * 4),
            Density.MIDDLE: (38.0, 27.0, (51.0, 44.0, 25.0, 26.0)),
            Density.SLIM: (31.0, 22.0, (50.0, 40.0, 24.0, 24.0)),
        }[self.density]

    def _place(self, area: QRectF) -> QPoint:
        local = area.center().toPoint() if area.isValid() else self.rect().center()
        return self.mapToGlobal(local)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Pick up a figure of the player to move, where there is no rack; else open the score."""
        if event.button() != Qt.MouseButton.LeftButton:
            return
        if self.can_drag and self._hand.contains(event.position()):
            self.drags.begin("figure", event.globalPosition().toPoint())
        else:
            self.clicked.emit(self.player)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Carry the figure."""
        self.drags.follow(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Drop the figure."""
        self.drags.follow(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter does what a click does."""
        if MOVING["press"].is_pressed(event):
            self.clicked.emit(self.player)
        else:
            super().keyPressEvent(event)

    # Painting.

    def paint_content(self, canvas: Canvas) -> None:
        """The header in the player's colour, then rows as the density allows."""
        if self.view is None:
            return
        if self.is_active:
            self._paint_glow(canvas)
        rows = CardRows(canvas, self.view, self.units()[0])
        paint = {
            Density.FULL: self._paint_full,
            Density.MIDDLE: self._paint_middle,
            Density.SLIM: self._paint_slim,
        }[self.density]
        self._paint_header(canvas, self.view, HEADERS[self.density])
        paint(canvas, rows)
        self._purse, self._hand = rows.purse, rows.hand

    def _paint_glow(self, canvas: Canvas) -> None:
        s, painter = self.scale, canvas.painter
        painter.setBrush(Qt.BrushStyle.NoBrush)
        sheet = QRectF(self.rect()).adjusted(2 * s, 1.6 * s, -2 * s, -4 * s)
        for width, color in ((4.2, theme().chosen_edge), (3.0, theme().glow)):
            painter.setPen(QPen(QColor(color), width * s))
            painter.drawRoundedRect(sheet, self.radius * s, self.radius * s)

    def _paint_header(self, canvas: Canvas, view: PlayerView, height: float) -> None:
        width, _ = self.units()
        paint = FIGURES[view.color]
        band = canvas.rect(2.6, 2.4, width - 5.2, height)
        paint_band(canvas, band, self.radius - 1, paint)
        figure = (
            canvas.rect(8, 0.5, 38, height + 8)
            if height > 40
            else canvas.rect(6, 1, 30, height + 4)
        )
        canvas.draw(f"figure-{view.color}", figure)
        self._paint_score(canvas, view, height)
        left = _name_left(height)
        face = self._face_width(view, height, left)
        if face:
            self._paint_face(canvas, view, height, left)
        self._paint_name(canvas, view, height, left + face)

    def _face_width(self, view: PlayerView, height: float, left: float) -> float:
        """How much room the face of a character takes, if one plays and there is room."""
        side = min(height - 5, MOST_FACE)
        wide = side - FACE_BEHIND * side + 3
        room = self.units()[0] - left - self._score_room(view, height) - wide
        has_room = self.density is Density.SLIM or room >= LEAST_BESIDE_FACE
        return wide if view.face and has_room else 0.0

    def _paint_face(self, canvas: Canvas, view: PlayerView, height: float, left: float) -> None:
        """The face of a character, close behind the figure."""
        side = min(height - 5, MOST_FACE)
        top = 2.4 + (height - side) / 2
        place = canvas.rect(left - FACE_BEHIND * side, top, side, side)
        canvas.draw(view.face, place)
        canvas.tip(place, view.face_tip)

    def _paint_score(self, canvas: Canvas, view: PlayerView, height: float) -> None:
        width, _ = self.units()
        look, ink = theme(), FIGURES[view.color].ink
        box_width = 46 if height > 40 else 38
        box = canvas.rect(width - box_width - 8, 3.5 + height * 0.13, box_width, height * 0.74)
        canvas.box(box, 6, look.number, edge=FIGURES[view.color].dark, width=0.8)
        size = 23.0 if height > 40 else 18.0 if height > 30 else 17.0
        font = canvas.fitting_font(box.width() - 4 * self.scale, view.score_text, size, BLACK)
        canvas.write(box, view.score_text, font, look.number_text, CENTER)
        canvas.tip(box, view.score_tip)
        if self.density is not Density.SLIM:
            lines = view.score_label.split("\n")[:2]
            step = 13.0
            top = 2.4 + height / 2 - step * len(lines) / 2
            for place, line in enumerate(lines):
                area = canvas.rect(width - box_width - 76, top + place * step, 62, step)
                canvas.write(area, line, canvas.text_font(12), ink, RIGHT)

    def _paint_name(self, canvas: Canvas, view: PlayerView, height: float, left: float) -> None:
        """The name, and notes on the player's turn, which have priority over the name."""
        room = self.units()[0] - left - self._score_room(view, height)
        note = self._note(view, room)
        if height > 40:
            self._write_name(canvas, view, canvas.rect(left, 7, room, 23), 19)
            self._paint_subtitle(canvas, view, note, left, 30, room)
        elif height > 30:
            self._write_name(canvas, view, canvas.rect(left, 4, room, 18), 16)
            self._paint_subtitle(canvas, view, note, left, 20, room)
        else:
            whole = self._width(view.name, canvas.display_font(16))
            note = self._note(view, room - whole - 8)
            most = room - self._subtitle_width(view, note) - 8
            name = canvas.rect(left, 3, max(most, room * LEAST_NAME), height - 1)
            used = self._write_name(canvas, view, name, 16) / self.scale
            self._paint_subtitle(canvas, view, note, left + used + 8, 8, room - used - 8)

    def _note(self, view: PlayerView, room: float) -> str:
        """The line with a player's state, shorter where so many units are too few."""
        fits = not self.is_brief and self._subtitle_width(view, view.subtitle) <= room
        return view.subtitle if fits else view.short_subtitle

    def _write_name(self, canvas: Canvas, view: PlayerView, area: QRectF, size: float) -> float:
        """Write the name, somewhat smaller before it is shortened; its width in pixels."""
        font = canvas.fitting_display_font(area.width(), view.name, size, SMALL_NAME * size)
        return canvas.write(area, view.name, font, FIGURES[view.color].ink)

    def _score_room(self, view: PlayerView, height: float) -> float:
        """The width of the score and its label, in units."""
        box = 46 if height > 40 else 38
        if self.density is Density.SLIM:
            return box + 18
        lines, font = view.score_label.split("\n"), fonts.text(12 * self.scale)
        return box + 24 + max(self._width(line, font) for line in lines)

    def _subtitle_width(self, view: PlayerView, note: str) -> float:
        """What the line beside a name would like to have, in units."""
        if view.warning:
            font = fonts.text(11.5 * self.scale, BOLD)
            return self._width(view.warning, font) + WARNING_ENDS
        return self._width(note, fonts.text(12 * self.scale))

    def _paint_subtitle(
        self, canvas: Canvas, view: PlayerView, note: str, x: float, y: float, room: float
    ) -> None:
        if view.warning:
            most = (room - WARNING_ENDS) * self.scale
            font = canvas.fitting_font(most, view.warning, 11.5, BOLD)
            wide = min(room, canvas.width_of(view.warning, font) / self.scale + WARNING_ENDS)
            pill = canvas.rect(x - 2, y, wide, 15.5)
            look = theme()
            canvas.box(pill, 7.5, look.warning, edge=look.warning_edge)
            self._paint_warning_sign(canvas, x + 7, y + 8)
            text = canvas.rect(x + 14, y, wide - 20, 15)
            canvas.write(text, view.warning, font, look.warning_text)
            canvas.tip(pill, view.warning_tip)
            return
        font = canvas.fitting_font(room * self.scale, note, 12)
        ink = FIGURES[view.color].ink
        place = canvas.rect(x, y, room, 15)
        if view.level_tip:
            canvas.tip(place, view.level_tip)
        canvas.write(place, note, font, ink)

    def _paint_warning_sign(self, canvas: Canvas, x: float, y: float) -> None:
        s, painter = self.scale, canvas.painter
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(theme().warning_edge))
        corners = [QPointF(x * s, (y - 5) * s), QPointF((x + 5) * s, (y + 4) * s)]
        painter.drawPolygon([*corners, QPointF((x - 5) * s, (y + 4) * s)])

    def _paint_full(self, canvas: Canvas, rows: CardRows) -> None:
        width, height = self.units()
        column = (width - 24) / 4
        rows.things(*self._things())
        labels = [
            self.tr("coins"),
            self.tr("figures left"),
            self.tr("bishop"),
            self.tr("special tile"),
        ]
        for place, label in enumerate(labels):
            area = canvas.rect(12 + place * column, 89, column, 15)
            canvas.write(area, label, canvas.text_font(12), theme().muted, CENTER)
        canvas.line(13, 108, width - 13, 108)
        rows.shops(12, 112, 43, 37)
        canvas.line(13, 154, width - 13, 154)
        rows.counts(158, 26, labelled=True)
        canvas.line(13, 205, width - 13, 205)
        parts = height - PARTS
        rows.inns(210, parts - 214)
        canvas.line(13, parts, width - 13, parts)
        rows.score_parts(parts + 4, 20)

    def _paint_middle(self, canvas: Canvas, rows: CardRows) -> None:
        width, height = self.units()
        extra = max(0.0, (height - 138) / 3)
        left = rows.things(*self._things())
        rows.shops(left + 3, 38, 22, 26)
        line = 68 + extra
        canvas.line(10, line, width - 10, line)
        rows.counts(line + 4, 24, labelled=False)
        line += 33 + extra / 2
        canvas.line(10, line, width - 10, line)
        rows.inns(line + 4, height - line - 10)

    def _paint_slim(self, canvas: Canvas, rows: CardRows) -> None:
        width, height = self.units()
        used = rows.things(*self._things())
        left = max(used + 6, width * 0.5)
        rows.shops(left, 31, min(26.0, (width - left - 40) / 4), 22, framed=False)
        if height > 80:
            canvas.line(10, 57, width - 10, 57)
            rows.counts(61, 24, labelled=False, right=width * 0.72)
            rows.inn_signs(width * 0.74, 61, width * 0.24 - 6, 24)
