"""The standings of a game with several players: turns, squares and total, a row for each."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPen, QPolygonF
from PySide6.QtWidgets import QWidget

from ....views.toolkit.painting.canvas import BLACK, BOLD, CENTER, NORMAL, RIGHT, Canvas, Icons
from ....views.toolkit.painting.marks import edge_of
from ....views.toolkit.painting.surfaces import Surface, paint_surface
from ....views.toolkit.shortcuts import row_step
from ....views.toolkit.theme import FIGURES, theme
from ....views.toolkit.widgets.panel import Panel
from ...models.result import STEPS, FinalPlace, Result
from ...words.sheet import sheet_words
from ..seat_colors import seat_color

HEAD, NUMBERS = 46.0, 26.0
SIDE = 14.0
TOTAL, CELL = 46.0, 23.0
MOST_ROW = 46.0
LEAST_COURSE = 110.0
"""With less room than that the course of the game is not plotted."""


class Standings(Panel):
    """A row for each player; a click shows the player's sheet."""

    player_chosen = Signal(int)

    def __init__(self, icons: Icons, parent: QWidget) -> None:
        super().__init__(icons, parent)
        self.places: tuple[FinalPlace, ...] = ()
        self.grown = float(STEPS)
        self.shown = 0
        """The player whose sheet is shown."""
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def show_result(self, result: Result) -> None:
        """Show another result."""
        self.places = result.places
        self.setAccessibleName(self.tr("Turn by turn"))
        self.setAccessibleDescription(result.summary)
        self.update()

    def set_grown(self, grown: float) -> None:
        """Show so many parts counted."""
        self.grown = grown
        self.update()

    def show_player(self, player: int) -> None:
        """Mark whose sheet is shown."""
        self.shown = player
        self.update()

    @property
    def is_done(self) -> bool:
        """Whether everything is counted."""
        return self.grown >= STEPS

    # Where things are, in units.

    def _row(self, place: int) -> QRectF:
        width, height = self.units()
        room = height - HEAD - NUMBERS - 14
        high = min(MOST_ROW, room / max(len(self.places), 1))
        return QRectF(SIDE - 4, HEAD + NUMBERS + place * high, width - 2 * SIDE + 8, high)

    def _cell(self, part: int) -> tuple[float, float]:
        """Left edge and width of a part's column."""
        width, _ = self.units()
        return width - SIDE - TOTAL - (STEPS - part) * CELL, CELL

    # Hands.

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Show the sheet of the row; a click that completes the counting is the scene's."""
        found = self._place_at(event.position().y() / self.scale)
        if event.button() == Qt.MouseButton.LeftButton and self.is_done and found is not None:
            self.player_chosen.emit(self.places[found].player)
        else:
            event.ignore()

    def _place_at(self, y: float) -> int | None:
        rows = range(len(self.places))
        return next((n for n in rows if self._row(n).top() <= y < self._row(n).bottom()), None)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Up and Down go from row to row."""
        by = row_step(event)
        if not by or not self.is_done or not self.places:
            event.ignore()
        else:
            self.player_chosen.emit((self.shown + by) % len(self.places))

    # Painting.

    def paint_content(self, canvas: Canvas) -> None:
        """Heading, numbers of the turns, and the rows."""
        self._paint_heading(canvas)
        for part in range(STEPS):
            self._paint_number(canvas, part)
        for nth, place in enumerate(self.places):
            self._paint_row(canvas, self._row(nth), place)
        self._paint_course(canvas)

    def _paint_heading(self, canvas: Canvas) -> None:
        width, _ = self.units()
        area = canvas.rect(SIDE + 4, 10, width - 2 * SIDE - 8, 30)
        used = canvas.write(area, self.tr("Turn by turn"), canvas.display_font(20))
        rest = area.adjusted(used + 12 * canvas.scale, 0, 0, 0)
        again = self.tr("Space plays it again")
        font = canvas.fitting_font(rest.width(), again, 13)
        canvas.write(rest, again, font, theme().muted, RIGHT)
        canvas.line(16, HEAD - 2, width - 16, HEAD - 2)

    def _paint_number(self, canvas: Canvas, part: int) -> None:
        left, wide = self._cell(part)
        area = canvas.rect(left, HEAD, wide, NUMBERS)
        if part == STEPS - 1:
            side = 18 * canvas.scale
            icon = QRectF(area.center().x() - side / 2, area.center().y() - side / 2, side, side)
            canvas.draw("rolling/square", icon)
            canvas.tip(area, self.tr("Squares"))
            return
        is_now = part == int(self.grown)
        font = canvas.text_font(12.5, BOLD if is_now else NORMAL)
        canvas.write(area, str(part + 1), font, theme().text if is_now else theme().muted, CENTER)

    def _paint_row(self, canvas: Canvas, row: QRectF, place: FinalPlace) -> None:
        s, look = canvas.scale, theme()
        area = canvas.rect(row.x(), row.y() + 1.5, row.width(), row.height() - 3)
        crowned = place.is_winner and self.is_done
        if crowned:
            paint_surface(canvas.painter, area, Surface.CHOSEN, s, 8)
        elif place.player == self.shown:
            paint_surface(canvas.painter, area, Surface.SUNK, s, 8)
        if place.player == self.shown and self.is_done:
            canvas.painter.setPen(QPen(QColor(look.terracotta), 2.2 * s))
            canvas.painter.setBrush(Qt.BrushStyle.NoBrush)
            canvas.painter.drawRoundedRect(area, 8 * s, 8 * s)
        ink = look.chosen_text if crowned else look.text
        self._paint_name(canvas, row, place, ink)
        for part, points in enumerate(place.parts):
            if part < self.grown - 0.5:
                left, wide = self._cell(part)
                cell = canvas.rect(left, row.y(), wide, row.height())
                best = points and points == max(each.parts[part] for each in self.places)
                font = canvas.text_font(13, BLACK if best else NORMAL)
                canvas.write(cell, str(points), font, ink, CENTER)
        width, _ = self.units()
        total = canvas.rect(width - SIDE - TOTAL, row.y(), TOTAL - 4, row.height())
        text = str(round(place.counted(self.grown)))
        canvas.write(
            total, text, canvas.text_font(min(21.0, row.height() * 0.6), BLACK), ink, RIGHT
        )

    def _paint_name(self, canvas: Canvas, row: QRectF, place: FinalPlace, ink: str) -> None:
        """Rank, colour and name; the winners have a crown."""
        paint = FIGURES[seat_color(place.player)]
        dot = min(18.0, row.height() - 10)
        middle = row.center().y()
        mark = canvas.rect(SIDE + 2, middle - dot / 2, dot, dot)
        canvas.box(mark, dot / 2, paint.base, edge=paint.dark)
        if self.is_done:
            font = canvas.text_font(max(11.0, dot * 0.66), BLACK)
            canvas.write(mark, str(place.rank), font, paint.ink, CENTER)
        left = SIDE + dot + 9
        right, _ = self._cell(0)
        if place.is_winner and self.is_done:
            crown = canvas.rect(left - 1, middle - 10, 19, 20)
            canvas.draw("crown", crown)
            left += 22
        area = canvas.rect(left, row.y(), right - left - 3, row.height())
        font = canvas.display_font(min(16.0, row.height() * 0.46))
        canvas.write(area, place.name, font, ink)
        told = f"{place.name}\n{sheet_words.look_at(place.name)}" if self.is_done else place.name
        canvas.tip(canvas.rect(row.x(), row.y(), right - row.x(), row.height()), told)

    def _paint_course(self, canvas: Canvas) -> None:
        """Everybody's points after each turn, as lines, if there is room below."""
        width, height = self.units()
        top, foot = self._row(len(self.places)).top() + 30, height - 26
        if foot - top < LEAST_COURSE:
            return
        look, s = theme(), canvas.scale
        words = canvas.rect(SIDE + 4, top - 24, width - 2 * SIDE, 20)
        canvas.write(words, self.tr("points so far"), canvas.text_font(12.5), look.muted)
        plot = canvas.rect(SIDE + 4, top, width - 2 * SIDE - 8, foot - top)
        canvas.box(plot, 6, look.sunk_top, look.sunk_bottom, look.sunk_edge)
        most = max([1, *(place.total for place in self.places)])
        inside = plot.adjusted(8 * s, 10 * s, -8 * s, -6 * s)
        for place in reversed(self.places):
            line = QPolygonF()
            for step in self._steps_counted():
                x = inside.left() + inside.width() * step / STEPS
                y = inside.bottom() - inside.height() * place.counted(step) / most
                line.append(QPointF(x, y))
            seat = seat_color(place.player)
            # Black would be lost on the dark table.
            ink = edge_of(seat) if look.is_dark and seat == "black" else FIGURES[seat].base
            for color, wide in ((look.outline, 3.8), (ink, 2.6)):
                canvas.painter.setPen(QPen(QColor(color), wide * s))
                canvas.painter.drawPolyline(line)

    def _steps_counted(self) -> list[float]:
        whole = int(self.grown)
        return [*map(float, range(whole + 1)), *([] if self.grown == whole else [self.grown])]
