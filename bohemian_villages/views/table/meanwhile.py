"""The sheet beside the dice before a roll: what the others did since one's last turn."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFont, QMouseEvent
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
BETWEEN = GAP + 7
"""From the picture to the words, and from there to the next deed."""
LEAST_STACKED = 21.0
"""Lower lines are too small to read with ease."""


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
        row, is_stacked = self._arrange(canvas, width - 12, height - TITLE - 16)
        y = TITLE + 5
        for turn in self.turns:
            self._paint_turn(canvas, turn, y, row, width - 12, is_stacked=is_stacked)
            y += row * (_lines(turn) if is_stacked else 1)

    def _arrange(self, canvas: Canvas, right: float, room: float) -> tuple[float, bool]:
        """How high a line is, and whether deeds stand below the dice, lest they be cut short."""
        row = min(MOST_ROW, room / len(self.turns))
        part = row / ROW
        if all(
            _beside_dice(turn, part) + self._width(canvas, turn.deeds, part) <= right
            for turn in self.turns
        ):
            return row, False
        stacked = min(MOST_ROW, room / sum(map(_lines, self.turns)))
        return (stacked, True) if stacked >= LEAST_STACKED else (min(ROW, row), False)

    def _width(self, canvas: Canvas, deeds: Sequence[Deed], part: float) -> float:
        """How wide deeds are beside each other, in units."""
        texts = sum(canvas.width_of(deed.text, _font(canvas, deed, part)) for deed in deeds)
        pictures = sum(ICON * part for deed in deeds if deed.icon)
        return texts / self.scale + pictures + len(deeds) * BETWEEN

    def _paint_turn(
        self,
        canvas: Canvas,
        turn: OthersTurn,
        y: float,
        row: float,
        right: float,
        *,
        is_stacked: bool,
    ) -> None:
        part = row / ROW
        x = 12.0
        canvas.draw(f"figure-{turn.color}", canvas.rect(x, y, FIGURE * part, row - 2))
        height = row * (_lines(turn) if is_stacked else 1)
        canvas.tip(canvas.rect(0, y, right, height), turn.told)
        x = below = x + FIGURE * part + 3
        for face in turn.faces:
            canvas.draw(f"die-{face}", canvas.rect(x, y, DIE * part, row - 2))
            x += (DIE + 2) * part
        if is_stacked:
            for place, deed in enumerate(turn.deeds, 1):
                self._paint_deed(canvas, deed, below, y + place * row, row, right - below)
            return
        x = _beside_dice(turn, part)
        for place, deed in enumerate(turn.deeds):
            later = turn.deeds[place + 1 :]
            share = (right - x) / (1 + len(later))
            room = max(share, right - x - self._width(canvas, later, part))
            x = self._paint_deed(canvas, deed, x, y, row, room)

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
        ink = look.loss if deed.hits_reader else look.text
        used = canvas.write(area, deed.text, _font(canvas, deed, part), ink)
        return x + icon + used / self.scale + BETWEEN


def _font(canvas: Canvas, deed: Deed, part: float) -> QFont:
    return canvas.text_font(max(11.0, 13 * part), BOLD if deed.hits_reader else NORMAL)


def _lines(turn: OthersTurn) -> int:
    """How many lines a turn takes with its deeds below the dice."""
    return 1 + len(turn.deeds)


def _beside_dice(turn: OthersTurn, part: float) -> float:
    """Where the deeds of a turn begin beside its dice."""
    return 12 + 3 + (FIGURE + len(turn.faces) * (DIE + 2) + GAP) * part
