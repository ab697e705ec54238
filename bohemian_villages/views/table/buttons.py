"""The buttons of a turn: undo, redo, spend the special tile, and a large one to go on."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from ...models.game.game_model import GameModel
from ..keys import TABLE
from ..toolkit.painting.canvas import Icons
from ..toolkit.widgets.panel import enable
from ..toolkit.widgets.table_button import TableButton


class Buttons(QWidget):
    """Places the buttons and keeps them true to the game."""

    result_requested = Signal()
    """The game is over: how did it end?"""

    def __init__(self, model: GameModel, icons: Icons, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.model = model
        self.scale = 1.0
        self.undo = TableButton("toolbar-undo", icons, self)
        self.redo = TableButton("toolbar-redo", icons, self)
        self.hint = TableButton("toolbar-hint", icons, self)
        self.reroll = TableButton("special", icons, self)
        self.reroll.is_once = True
        self.reroll.keys = TABLE["reroll"]
        self.go = TableButton("toolbar-end-turn", icons, self, primary=True)
        self.undo.keys = TABLE["undo"]
        self.redo.keys = TABLE["redo"]
        self.hint.keys = TABLE["hint"]
        self.undo.clicked.connect(lambda _on: model.undo())
        self.redo.clicked.connect(lambda _on: model.redo())
        self.reroll.clicked.connect(self._spend_or_collect)
        self.go.clicked.connect(self.go_on)

    def set_scale(self, scale: float) -> None:
        """Paint so many pixels for a unit."""
        self.scale = scale
        for button in (self.undo, self.redo, self.hint, self.reroll, self.go):
            button.scale = scale
        self._lay_out()

    def go_on(self) -> None:
        """Roll, end the turn, or show the result: whatever comes next."""
        if self.model.is_over:
            self.result_requested.emit()
        elif self.model.can_roll:
            self.model.roll()
        else:
            self.model.end_turn()

    def _spend_or_collect(self) -> None:
        if self.model.can_collect:
            self.model.collect_income()
        else:
            self.model.reroll()

    def refresh(self, *, tumbling: bool = False) -> None:
        """Update the buttons; while dice tumble, leave those that depend on the roll."""
        model = self.model
        self.undo.say(self.tr("Undo"))
        self.redo.say(self.tr("Redo"))
        self.hint.say(self.tr("Hint"), tip=self.tr("Show the best turn, and why"))
        enable(self.hint, model.is_human_turn)
        enable(self.undo, model.can_undo)
        enable(self.redo, model.can_redo)
        if tumbling:
            enable(self.reroll, False)
            enable(self.go, False)
        else:
            self._refresh_reroll()
            self._refresh_go()
        self._show_what_is_next()

    def _show_what_is_next(self) -> None:
        """While dice are lifted, the button that rolls them is the one to be pressed."""
        asks = self.model.is_lifting
        if asks != self.reroll.primary:
            self.reroll.primary, self.go.primary = asks, not asks
            self._lay_out()
            for button in (self.reroll, self.go):
                button.update()

    def _refresh_reroll(self) -> None:
        model, button = self.model, self.reroll
        if model.can_collect:
            button.icon_name = "coin-badge"
            tip = self.tr("Collect your income before you roll, or you lose it.")
            button.keys = TABLE["collect"]
            button.say(self.tr("Collect income"), tip=tip)
            enable(button, True)
            return
        button.icon_name = "special"
        button.keys = TABLE["reroll"]
        if model.is_lifting:
            self._ask_what_to_reroll()
        else:
            tip = self.tr("Spend a special action tile to reroll. Any two dice take one.")
            button.say(self.tr("Reroll"), self.tr("special action tile"), tip)
        enable(button, model.can_reroll)

    def _ask_what_to_reroll(self) -> None:
        count, button = len(self.model.lifted_dice), self.reroll
        if count:
            tip = self.tr("Spend the special action tile and reroll the lifted dice.")
            button.say(self.tr("Reroll %n die(s)", "", count), self._how_to_cancel(), tip)
        else:
            tip = self.tr("Keep the special action tile and all dice.")
            button.say(self.tr("Keep all dice"), self.tr("and the tile"), tip)

    def _how_to_cancel(self) -> str:
        return self.tr("{key}: cancel").format(key=TABLE["let-go"].native[0])

    def _refresh_go(self) -> None:
        model, button = self.model, self.go
        if model.due_dice and not model.real_dice:
            button.icon_name = "toolbar-dice"
            button.say(self.tr("Roll"), "" if model.state.dice else self.tr("all four dice"))
            enable(button, model.can_roll)
            return
        button.icon_name = "toolbar-end-turn"
        if model.is_over:
            button.say(self.tr("See the result"))
            enable(button, True)
            return
        passing = model.end_is_pass and model.can_end
        button.say(self.tr("Pass") if passing else self.tr("End turn"), self._why_or_why_not())
        enable(button, model.can_end)

    def _why_or_why_not(self) -> str:
        """A few words below the end of the turn."""
        model = self.model
        if not model.is_human_turn or (model.can_end and not model.end_is_pass):
            return ""
        if model.can_end:
            return self.tr("no move possible")
        if model.due_dice:
            return self.tr("after the roll")
        return self.tr("after the reroll") if model.must_reroll else self.tr("after the first move")

    def resizeEvent(self, _event: object) -> None:
        """Place the buttons again."""
        self._lay_out()

    def _lay_out(self) -> None:
        """In three rows, or in one where there is little height."""
        s, width, height = self.scale, self.width(), self.height()
        gap = round(6 * s)
        flat = height < 90 * s
        small = (self.undo, self.redo, self.hint)
        for button in (*small, self.reroll):
            button.only_icon = flat
        if flat:
            gap = round(5 * s)
            side = min(height, round(41 * s))
            for place, button in enumerate(small):
                button.setGeometry(place * (side + gap), 0, side, height)
            # What is pressed next has the room for its label, and stays under the pointer.
            asks = self.reroll.primary
            self.reroll.only_icon, self.go.only_icon = not asks, asks
            left = 3 * (side + gap)
            wide = width - left - gap - side if asks else side
            self.reroll.setGeometry(left, 0, wide, height)
            left += wide + gap
            self.go.setGeometry(left, 0, width - left, height)
            return
        self.go.only_icon = False
        row = (height - 2 * gap) / 3.2
        third = (width - 2 * gap) / 3
        for place, button in enumerate(small):
            button.only_icon = width < 290 * s
            button.setGeometry(round(place * (third + gap)), 0, round(third), round(row))
        # What is pressed next is the higher one; the button under the pointer grows downwards.
        high = row if self.go.primary else height - 2 * row - 2 * gap
        self.reroll.setGeometry(0, round(row) + gap, width, round(high))
        top = round(row + high) + 2 * gap
        self.go.setGeometry(0, top, width, height - top)
