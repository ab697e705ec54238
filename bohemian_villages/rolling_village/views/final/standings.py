"""The standings of a game with several players: turns, squares and total, a row for each."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPen, QPolygonF
from PySide6.QtWidgets import QWidget

from ....views.toolkit.painting.canvas import BLACK, BOLD, CENTER, NORMAL, RIGHT, Canvas, Icons
from ....views.toolkit.painting.marks import line_of
from ....views.toolkit.painting.surfaces import Surface, paint_surface
from ....views.toolkit.shortcuts import row_step
from ....views.toolkit.theme import theme
from ....views.toolkit.widgets.panel import Panel
from ...models.result import STEPS, FinalPlace, Result
from ...words.sheet import sheet_words
from ..seat_colors import paint_seat, seat_color
from .tally import HEAD, paint_heading

NUMBERS = 26.0
SIDE = 14.0
TOTAL, CELL = 46.0, 23.0
MOST_ROW = 46.0
RANK = 23.0
END = 50.0
"""Right of the lines, for marks and totals."""
LEAST_END = 14.0
"""How high the end of a line is told."""
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

    @property
    def rows(self) -> Sequence[FinalPlace]:
        """By seats while it is counted, at the end by rank."""
        return sorted(self.places, key=lambda place: place.rank) if self.is_done else self.places

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
            self.player_chosen.emit(self.rows[found].player)
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
            players = [place.player for place in self.rows]
            following = (players.index(self.shown) + by) % len(players)
            self.player_chosen.emit(players[following])

    # Painting.

    def paint_content(self, canvas: Canvas) -> None:
        """Heading, numbers of the turns, and the rows."""
        title, again = self.tr("Turn by turn"), self.tr("Space: show the scoring again")
        paint_heading(canvas, self.units()[0], title, again)
        for part in range(STEPS):
            self._paint_number(canvas, part)
        for nth, place in enumerate(self.rows):
            self._paint_row(canvas, self._row(nth), place)
        self._paint_course(canvas)

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
        """Rank, colour with mark, and name; the winners have a crown for their rank."""
        dot = min(18.0, row.height() - 10)
        middle, left = row.center().y(), SIDE + 2
        if self.is_done:
            rank = canvas.rect(left - 2, middle - 10, RANK - 3, 20)
            if place.is_winner:
                canvas.draw("crown", rank)
            else:
                canvas.write(rank, str(place.rank), canvas.text_font(14, BLACK), ink, CENTER)
            left += RANK - 2
        disc = canvas.rect(left, middle - dot / 2, dot, dot)
        paint_seat(canvas, disc, place.player, len(self.places))
        left += dot + 6
        right, _ = self._cell(0)
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
        canvas.tip(plot, self.tr("Everybody’s points after each turn, and with the squares"))
        most = max([1, *(place.total for place in self.places)])
        inside = plot.adjusted(8 * s, 10 * s, -(END + 2) * s, -19 * s)
        for part in range(STEPS):
            x = inside.left() + inside.width() * (part + 1) / STEPS
            label = QRectF(x - 12 * s, inside.bottom() + 2 * s, 24 * s, 15 * s)
            if part < STEPS - 1:
                canvas.write(label, str(part + 1), canvas.text_font(11), look.muted, CENTER)
            else:
                canvas.draw("rolling/square", label)
        for place in reversed(self.places):
            line = QPolygonF()
            for step in self._steps_counted():
                x = inside.left() + inside.width() * step / STEPS
                y = inside.bottom() - inside.height() * place.counted(step) / most
                line.append(QPointF(x, y))
            ink = line_of(seat_color(place.player))
            for color, wide in ((look.outline, 3.8), (ink, 2.6)):
                canvas.painter.setPen(QPen(QColor(color), wide * s))
                canvas.painter.drawPolyline(line)
        self._paint_ends(canvas, inside, most)

    def _paint_ends(self, canvas: Canvas, inside: QRectF, most: int) -> None:
        """Whose line it is, and where it ends, one below the other beside the plot."""
        s = canvas.scale
        step = LEAST_END * s
        if not self.is_done or step * len(self.places) > inside.height() + step:
            return
        low = inside.bottom() - step / 2
        for left, place in enumerate(reversed(self.rows)):
            y = inside.bottom() - inside.height() * place.total / most
            above = step * (len(self.places) - 1 - left)
            y = min(max(y, inside.top() + above), low)
            low = y - step
            disc = QRectF(inside.right() + 6 * s, y - 6 * s, 12 * s, 12 * s)
            paint_seat(canvas, disc, place.player, len(self.places))
            words = QRectF(disc.right() + 4 * s, y - 9 * s, 28 * s, 18 * s)
            canvas.write(words, str(place.total), canvas.text_font(12.5, BOLD))

    def _steps_counted(self) -> list[float]:
        whole = int(self.grown)
        return [*map(float, range(whole + 1)), *([] if self.grown == whole else [self.grown])]
