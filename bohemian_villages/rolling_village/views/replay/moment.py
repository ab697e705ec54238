"""The present step: the dice, and everybody's points; a click shows a player's sheet."""

from __future__ import annotations

from collections.abc import Sequence

from attrs import frozen
from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPen
from PySide6.QtWidgets import QWidget

from ....views.toolkit.painting.canvas import BLACK, CENTER, RIGHT, Canvas, Icons
from ....views.toolkit.painting.marks import paint_mark
from ....views.toolkit.painting.surfaces import Surface, paint_surface
from ....views.toolkit.shortcuts import row_step
from ....views.toolkit.theme import FIGURES, theme
from ....views.toolkit.widgets.panel import Panel
from ...engine.scoring import Group
from ...models.position import SheetFacts
from ...words.table import dice_words, points_words
from ..goal_bar import paint_goal_column
from ..seat_colors import seat_color, seat_number

TRAY = 136.0
SIDE = 12.0
MOST_ROW = 42.0
GROUP = 30.0
MOST_GROUPS = 4
"""With a row for each, above the column of a game alone."""
LEAST_COLUMN = 120.0
"""With less room than that the column is not painted."""


@frozen
class PlayerStanding:
    """A player at a moment."""

    name: str
    total: int


class MomentPanel(Panel):
    """Dice on felt, and a row for each player."""

    player_chosen = Signal(int)

    def __init__(self, icons: Icons, parent: QWidget) -> None:
        super().__init__(icons, parent)
        self.dice: tuple[int, int] | None = None
        self.line = ""
        self.title = ""
        self.standings: tuple[PlayerStanding, ...] = ()
        self.groups: tuple[Group, ...] = ()
        """The groups on the sheet shown that score with these dice."""
        self.shown = 0
        """The player whose sheet is shown."""
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def show_moment(
        self,
        title: str,
        dice: tuple[int, int] | None,
        line: str,
        standings: Sequence[PlayerStanding],
        sheet: SheetFacts,
    ) -> None:
        """Show a moment: which it is, the dice, what they ask for, the players, and a sheet."""
        self.title, self.dice, self.line = title, dice, line
        self.groups, shown = sheet.scoring, sheet.player
        self.standings, self.shown = tuple(standings), shown
        told = [title, dice_words.spoken(dice), line]
        told += [f"{each.name}: {each.total}" for each in standings]
        self.setAccessibleName("; ".join(filter(None, told)))
        self.update()

    # Where things are, in units.

    def _row(self, place: int) -> QRectF:
        width, height = self.units()
        room = height - TRAY - 24
        high = min(MOST_ROW, room / max(1, len(self.standings)))
        return QRectF(SIDE - 4, TRAY + 8 + place * high, width - 2 * SIDE + 8, high)

    # Hands.

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Show the sheet of the row."""
        y = event.position().y() / self.scale
        rows = range(len(self.standings))
        found = next((n for n in rows if self._row(n).top() <= y < self._row(n).bottom()), None)
        if event.button() == Qt.MouseButton.LeftButton and found is not None:
            self.player_chosen.emit(found)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Up and Down go from row to row; the screen knows the other keys."""
        by = row_step(event)
        if not by or not self.standings:
            event.ignore()
        else:
            self.player_chosen.emit((self.shown + by) % len(self.standings))

    # Painting.

    def paint_content(self, canvas: Canvas) -> None:
        """The tray, and the rows."""
        self._paint_tray(canvas)
        for place, standing in enumerate(self.standings):
            self._paint_row(canvas, self._row(place), place, standing)
        self._paint_groups(canvas)
        if len(self.standings) == 1:
            self._paint_goal(canvas, self.standings[0].total)

    def _paint_goal(self, canvas: Canvas, total: int) -> None:
        """Alone, how far it is to the medals, where groups leave room at any moment."""
        width, height = self.units()
        top = self._row(1).top() + 14 + MOST_GROUPS * GROUP + 16
        if height - 24 - top >= LEAST_COLUMN:
            canvas.line(SIDE, top - 12, width - SIDE, top - 12)
            area = canvas.rect(SIDE, top + 4, width - 2 * SIDE, height - 28 - top)
            paint_goal_column(canvas, area, total)

    def _paint_groups(self, canvas: Canvas) -> None:
        """The groups that score, as far as there is room below the players."""
        width, height = self.units()
        top = self._row(len(self.standings)).top() + 14
        fitting = int((height - 16 - top) // GROUP)
        if len(self.standings) == 1:
            fitting = min(fitting, MOST_GROUPS)
        if not self.groups or fitting < 1:
            return
        canvas.line(SIDE, top - 7, width - SIDE, top - 7)
        for place, group in enumerate(self.groups[:fitting]):
            y = top + place * GROUP
            canvas.draw(f"rolling/{group.project.key}", canvas.rect(SIDE, y + 2, 26, GROUP - 4))
            area = canvas.rect(SIDE + 34, y, width - 2 * SIDE - 36, GROUP)
            text = points_words.group(group)
            canvas.write(area, text, canvas.fitting_font(area.width(), text, 14))

    def _paint_tray(self, canvas: Canvas) -> None:
        look = theme()
        width, _ = self.units()
        title = canvas.rect(SIDE, 6, width - 2 * SIDE, 26)
        canvas.write(title, self.title, canvas.display_font(16), look.text, CENTER)
        if self.dice is not None:
            self._paint_dice(canvas, self.dice, width)
        else:
            area = canvas.rect(SIDE, 34, width - 2 * SIDE, 52)
            canvas.paragraph(area, dice_words.not_rolled(), canvas.text_font(13), look.muted)
        line = canvas.rect(SIDE - 4, 90, width - 2 * SIDE + 8, 38)
        canvas.paragraph(line, self.line, canvas.text_font(13), look.muted)
        canvas.line(SIDE, TRAY, width - SIDE, TRAY)

    def _paint_dice(self, canvas: Canvas, dice: tuple[int, int], width: float) -> None:
        """Both dice, and their sum where there is room for it."""
        text = dice_words.sum(*dice) if width >= 220 else ""
        font = canvas.text_font(20, BLACK)
        wide = canvas.width_of(text, font) / canvas.scale + 16 if text else 8
        left = width / 2 - wide / 2 - 46
        for x, face in ((left, dice[0]), (left + 46 + wide, dice[1])):
            canvas.draw(f"die-{face}", canvas.rect(x, 34, 52, 54))
        if text:
            area = canvas.rect(left + 46, 40, wide + 6, 40)
            canvas.write(area, text, font, theme().text, CENTER)

    def _paint_row(self, canvas: Canvas, row: QRectF, place: int, standing: PlayerStanding) -> None:
        s, look = canvas.scale, theme()
        area = canvas.rect(row.x(), row.y() + 1.5, row.width(), row.height() - 3)
        if place == self.shown and len(self.standings) > 1:
            paint_surface(canvas.painter, area, Surface.SUNK, s, 7)
            canvas.painter.setPen(QPen(QColor(look.terracotta), 1.8 * s))
            canvas.painter.setBrush(Qt.BrushStyle.NoBrush)
            canvas.painter.drawRoundedRect(area, 7 * s, 7 * s)
        paint = FIGURES[seat_color(place)]
        dot = min(17.0, row.height() - 9)
        mark = canvas.rect(SIDE + 1, row.center().y() - dot / 2, dot, dot)
        canvas.box(mark, dot / 2, paint.base, edge=paint.dark)
        if number := seat_number(place, len(self.standings)):
            canvas.write(mark, number, canvas.text_font(11, BLACK), paint.ink, CENTER)
        else:
            paint_mark(canvas.painter, paint.mark, mark.center(), dot * 0.26 * s, paint.ink)
        size = min(20.0, row.height() * 0.58)
        font, total = canvas.text_font(size, BLACK), str(standing.total)
        wide = canvas.width_of(total, font) / s + 8
        right = row.right() - 7
        canvas.write(
            canvas.rect(right - wide, row.y(), wide, row.height()), total, font, None, RIGHT
        )
        name = canvas.rect(SIDE + dot + 8, row.y(), right - wide - SIDE - dot - 12, row.height())
        canvas.write(name, standing.name, canvas.display_font(min(15.5, row.height() * 0.46)))
