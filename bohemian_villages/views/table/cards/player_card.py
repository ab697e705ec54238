"""A player's card in the sidebar: everything the player has, in three densities."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPen
from PySide6.QtWidgets import QWidget

from ....models.game.players import PlayerView
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
        header, paint = {
            Density.FULL: (47, self._paint_full),
            Density.MIDDLE: (33, self._paint_middle),
            Density.SLIM: (28, self._paint_slim),
        }[self.density]
        self._paint_header(canvas, self.view, header)
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
        left = 53.0 if height > 40 else 40.0
        self._paint_name(canvas, view, height, left + self._paint_face(canvas, view, height, left))

    def _paint_face(self, canvas: Canvas, view: PlayerView, height: float, left: float) -> float:
        """The face of a character, if one plays, close behind the figure; how much room it took,
        in units."""
        side = min(height - 5, MOST_FACE)
        back = 0.48 * side
        room = self.units()[0] - left - self._score_room(canvas, view, height) - side + back - 3
        if not view.face or (self.density is not Density.SLIM and room < LEAST_BESIDE_FACE):
            return 0.0
        place = canvas.rect(left - back, 2.4 + (height - side) / 2, side, side)
        canvas.draw(view.face, place)
        canvas.tip(place, view.face_tip)
        return side - back + 3

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
        room = self.units()[0] - left - self._score_room(canvas, view, height)
        note = self._note(canvas, view, room)
        if height > 40:
            self._write_name(canvas, view, canvas.rect(left, 7, room, 23), 19)
            self._paint_subtitle(canvas, view, note, left, 30, room)
        elif height > 30:
            self._write_name(canvas, view, canvas.rect(left, 4, room, 18), 16)
            self._paint_subtitle(canvas, view, note, left, 20, room)
        else:
            whole = canvas.width_of(view.name, canvas.display_font(16)) / self.scale
            note = self._note(canvas, view, room - whole - 8)
            most = room - self._subtitle_width(canvas, view, note) - 8
            name = canvas.rect(left, 3, max(most, room * LEAST_NAME), height - 1)
            used = self._write_name(canvas, view, name, 16) / self.scale
            self._paint_subtitle(canvas, view, note, left + used + 8, 8, room - used - 8)

    def _note(self, canvas: Canvas, view: PlayerView, room: float) -> str:
        """The line with a player's state, shorter where so many units are too few."""
        fits = self._subtitle_width(canvas, view, view.subtitle) <= room
        return view.subtitle if fits else view.short_subtitle

    def _write_name(self, canvas: Canvas, view: PlayerView, area: QRectF, size: float) -> float:
        """Write the name, somewhat smaller before it is shortened; its width in pixels."""
        font = canvas.fitting_display_font(area.width(), view.name, size, SMALL_NAME * size)
        return canvas.write(area, view.name, font, FIGURES[view.color].ink)

    def _score_room(self, canvas: Canvas, view: PlayerView, height: float) -> float:
        """The width of the score and its label, in units."""
        box = 46 if height > 40 else 38
        if self.density is Density.SLIM:
            return box + 18
        lines, font = view.score_label.split("\n"), canvas.text_font(12)
        return box + 24 + max(canvas.width_of(line, font) for line in lines) / self.scale

    def _subtitle_width(self, canvas: Canvas, view: PlayerView, note: str) -> float:
        """What the line beside a name would like to have, in units."""
        if view.warning:
            font = canvas.text_font(11.5, BOLD)
            return canvas.width_of(view.warning, font) / self.scale + WARNING_ENDS
        return canvas.width_of(note, canvas.text_font(12)) / self.scale

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
