"""The buttons of a turn: undo, hint, and a large one to go on."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from ....views.toolkit.painting.canvas import Icons
from ....views.toolkit.widgets.panel import enable
from ....views.toolkit.widgets.table_button import TableButton
from ...models.facts import Phase
from ...models.game_model import RollingModel
from ..keys import TABLE

SMALL = 0.24
"""The share of the width that undo and hint have each."""


class Buttons(QWidget):
    """Places the buttons and keeps them true to the game."""

    result_requested = Signal()
    """The game is over: how did it end?"""

    def __init__(self, model: RollingModel, icons: Icons, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.model = model
        self.scale = 1.0
        self.undo = TableButton("toolbar-undo", icons, self)
        self.redo = TableButton("toolbar-redo", icons, self)
        self.redo.only_icon = True
        self.redo.hide()
        self.hint = TableButton("toolbar-hint", icons, self)
        self.go = TableButton("toolbar-end-turn", icons, self, primary=True)
        self.undo.keys = TABLE["undo"]
        self.redo.keys = TABLE["redo"]
        self.hint.keys = TABLE["hint"]
        self.go.keys = TABLE["next"]
        self.undo.clicked.connect(lambda _on: model.undo())
        self.redo.clicked.connect(lambda _on: model.redo())
        self.go.clicked.connect(self.go_on)

    def go_on(self) -> None:
        """Roll, pass on, or show the result."""
        if self.model.is_over:
            self.result_requested.emit()
        else:
            self.model.go_on()

    def set_scale(self, scale: float) -> None:
        """Paint so many pixels for a unit."""
        self.scale = scale
        for button in (self.undo, self.redo, self.hint, self.go):
            button.scale = scale
        self._lay_out()

    def refresh(self, *, tumbling: bool) -> None:
        """Update the buttons; while dice tumble, leave those that depend on the roll."""
        model = self.model
        undo, hint = model.can_undo and not tumbling, model.is_human_turn and not tumbling
        back = self.tr("Take back your last drawing")
        why = self.tr("Nothing to undo: the dice and what the others drew stay.")
        self.undo.say(self.tr("Undo"), tip=back if undo else why)
        best = self.tr("Show the best drawings, and why")
        why = self.tr("You get hints while you draw.")
        self.hint.say(self.tr("Hint"), tip=best if hint else why)
        enable(self.undo, undo)
        self._offer_redo(model.can_redo and not tumbling)
        enable(self.hint, hint)
        if tumbling:
            enable(self.go, False)
            return
        go = model.go_on_button
        is_roll = model.phase in (Phase.ROLL, Phase.ENTER_ROLL)
        self.go.icon_name = "toolbar-dice" if is_roll else "toolbar-end-turn"
        reason = go.reason
        if model.phase is Phase.ENTER_ROLL:
            reason = self.tr("enter your dice above")
        self.go.say(go.text, reason)
        enable(self.go, not reason)

    def _offer_redo(self, on: bool) -> None:
        """Beside Undo, as long as there is something to be done again."""
        self.redo.say(self.tr("Redo"), tip=self.tr("Draw again what you took back"))
        enable(self.redo, on)
        if on is self.redo.isHidden():
            self.redo.setVisible(on)
            self.undo.only_icon = on
            self.undo.update()
            self._lay_out()

    def resizeEvent(self, _event: QResizeEvent) -> None:
        """Place the buttons again."""
        self._lay_out()

    def _lay_out(self) -> None:
        width, height, gap = self.width(), self.height(), round(10 * self.scale)
        small = round(width * SMALL)
        left = 0
        for button in (self.undo, self.hint):
            button.setGeometry(left, 0, small, height)
            left += small + gap
        if not self.redo.isHidden():
            half = (small - gap // 2) // 2
            self.undo.setGeometry(0, 0, half, height)
            self.redo.setGeometry(small - half, 0, half, height)
        self.go.setGeometry(left, 0, width - left, height)
