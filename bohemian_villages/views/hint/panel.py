"""The panel of the hint: heading, the suggested turns, and the button that plays one."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QKeySequence, QResizeEvent
from PySide6.QtWidgets import QWidget

from ...models.game.data import EndTurn
from ...models.hint.hint_model import HintModel
from ..table.buttons import TableButton
from ..toolkit.painting.canvas import LEFT, RIGHT, Canvas, Icons
from ..toolkit.theme import theme
from ..toolkit.widgets.panel import Panel
from .list import HintList

HEADER = 36.0
FOOT = 48.0


class HintPanel(Panel):
    """What can be played, best first."""

    closed = Signal()
    play_requested = Signal()

    def __init__(self, hint: HintModel, icons: Icons, parent: QWidget | None = None) -> None:
        super().__init__(icons, parent)
        self.hint = hint
        self.list = HintList(hint, icons, self)
        self.close_button = TableButton("toolbar-close", icons, self)
        self.close_button.only_icon = True
        self.close_button.keys = QKeySequence("H")
        self.play = TableButton("toolbar-end-turn", icons, self, primary=True)
        self.play.keys = QKeySequence("Return")
        self.close_button.clicked.connect(self.closed)
        self.play.clicked.connect(self.play_requested)
        self.list.play_requested.connect(self.play_requested)
        hint.shown_changed.connect(self.refresh)
        self.retranslate()

    def retranslate(self) -> None:
        """Say everything in the language in use."""
        self.setAccessibleName(self.tr("Hint"))
        self.close_button.say(self.tr("Close the hint"))
        self.list.to_win = self.tr("to win")
        self.list.kick = self.tr("kick")

    def set_scale(self, scale: float) -> None:
        """Paint so many pixels for a unit."""
        super().set_scale(scale)
        self.list.set_scale(scale)
        self.close_button.scale = self.play.scale = scale
        self._lay_out()

    def resizeEvent(self, _event: QResizeEvent) -> None:
        """Place the parts anew."""
        self._lay_out()

    def _lay_out(self) -> None:
        s, width, height = self.scale, self.width(), self.height()
        side, margin = round(30 * s), round(8 * s)
        self.close_button.setGeometry(width - side - margin, round(5 * s), side, side)
        top, foot = round(HEADER * s), round(FOOT * s)
        self.list.setGeometry(margin, top, width - 2 * margin, height - top - foot)
        wide = min(width - 2 * margin, round(176 * s))
        high = round(38 * s)
        self.play.setGeometry(width - wide - margin, height - foot + round(2 * s), wide, high)

    def refresh(self) -> None:
        """Show what is known now."""
        row, place = self.hint.shown, self.hint.chosen
        self.play.setVisible(row is not None)
        self.list.setVisible(row is not None)
        if place < len(self.hint.rows.rows):
            first = self.hint.rows.rows[place].steps[0]
            is_end = isinstance(first.action, EndTurn)
            label = first.title if is_end else self.tr("Play this move")
            self.play.say(label, tip=first.phrase)
        self.setAccessibleDescription(self.hint.message or self.hint.status)
        self.update()

    def paint_content(self, canvas: Canvas) -> None:
        """The heading, and a sentence where there is no turn to be shown."""
        width, height = self.units()
        look, words = theme(), self.hint.words
        canvas.draw("toolbar-hint", canvas.rect(12, 8, 20, 20))
        title = words.title()
        font = canvas.display_font(17)
        written = canvas.write(canvas.rect(38, 5, width - 80, 27), title, font) / canvas.scale
        rest = canvas.rect(46 + written, 6, width - 46 - written - 46, 27)
        canvas.write(rest, self.hint.status, canvas.text_font(12), look.muted, RIGHT)
        if self.hint.message:
            area = canvas.rect(16, HEADER + 4, width - 32, height - HEADER - 20)
            align = Qt.AlignmentFlag(LEFT & ~Qt.AlignmentFlag.AlignVCenter)
            top = align | Qt.AlignmentFlag.AlignTop
            canvas.paragraph(QRectF(area), self.hint.message, canvas.text_font(13.5), None, top)
