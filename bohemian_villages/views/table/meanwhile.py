"""The sheet beside the dice before a roll: what the others did since one's last turn."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QWidget

from ...models.game.meanwhile import Deed, OthersTurn
from ..toolkit.painting.canvas import BOLD, NORMAL, RIGHT, Canvas, Icons
from ..toolkit.theme import theme
from ..toolkit.widgets.panel import Panel

TITLE = 24.0
ROW, MOST_ROW = 27.0, 35.0
DIE = 19.0
FIGURE = 24.0
ICON = 21.0
GAP = 5.0


class MeanwhilePanel(Panel):
    """A line for each turn of the others: whose, the dice, what was done with them."""

    keeps_picture = True

    clicked = Signal()

    def __init__(self, icons: Icons, parent: QWidget | None = None) -> None:
        super().__init__(icons, parent)
        self.turns: Sequence[OthersTurn] = ()
        self.footer = ""

    def show_turns(self, turns: Sequence[OthersTurn], footer: str) -> None:
        """Tell of these turns, and below them what to do now."""
        if (list(turns), footer) != (list(self.turns), self.footer):
            self.turns, self.footer = turns, footer
            self.setAccessibleName(self.tr("Since your last turn"))
            self.setAccessibleDescription("\n".join(turn.told for turn in turns))
            self.update()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Whoever has read it sends it away."""
        if event.button() == Qt.MouseButton.LeftButton:
            self.clicked.emit()

    def paint_content(self, canvas: Canvas) -> None:
        """The title, the turns, and what to do now."""
        width, height = self.units()
        look = theme()
        room = width - 28
        title = self.tr("Since your last turn")
        used = canvas.write(
            canvas.rect(14, 7, room, TITLE - 4), title, canvas.text_font(13.5, BOLD), look.muted
        )
        left = 14 + used / self.scale + 16
        canvas.write(
            canvas.rect(left, 7, width - left - 14, TITLE - 4),
            self.footer,
            canvas.text_font(13.5),
            look.muted,
            RIGHT,
        )
        if not self.turns:
            return
        row = min(MOST_ROW, (height - TITLE - 16) / len(self.turns))
        for place, turn in enumerate(self.turns):
            self._paint_turn(canvas, turn, TITLE + 5 + place * row, row, width - 12)

    def _paint_turn(
        self, canvas: Canvas, turn: OthersTurn, y: float, row: float, right: float
    ) -> None:
        part = row / ROW
        x = 12.0
        canvas.draw(f"figure-{turn.color}", canvas.rect(x, y, FIGURE * part, row - 2))
        canvas.tip(canvas.rect(0, y, right, row), turn.told)
        x += FIGURE * part + 3
        for face in turn.faces:
            canvas.draw(f"die-{face}", canvas.rect(x, y, DIE * part, row - 2))
            x += (DIE + 2) * part
        x += GAP * part
        for place, deed in enumerate(turn.deeds):
            left_over = len(turn.deeds) - place
            x = self._paint_deed(canvas, deed, x, y, row, (right - x) / left_over)

    def _paint_deed(
        self, canvas: Canvas, deed: Deed, x: float, y: float, row: float, room: float
    ) -> float:
        """Picture and words; where the next one may begin."""
        part, look = row / ROW, theme()
        icon = ICON * part if deed.icon else 0.0
        if deed.icon:
            canvas.draw(deed.icon, canvas.rect(x, y, icon, row - 2))
        start = x + icon + 3
        area = canvas.rect(start, y, max(0.0, room - icon - GAP - 3), row - 2)
        font = canvas.text_font(max(11.0, 13 * part), BOLD if deed.hits_reader else NORMAL)
        ink = look.loss if deed.hits_reader else look.text
        used = canvas.write(area, deed.text, font, ink)
        return start + used / self.scale + GAP + 4
