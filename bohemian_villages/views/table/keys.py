"""The keys of the table: everything a hand can do, one key can do too."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

from ..toolkit.shortcuts import SHORTCUTS, shortcut

if TYPE_CHECKING:
    from .table_screen import TableScreen

REPEATED = {Qt.Key.Key_Plus, Qt.Key.Key_Equal, Qt.Key.Key_Minus}
DIGITS = {key: place for place, key in enumerate(shortcut("table", "dice").codes)}


class TableKeys:
    """What the keys mean that no part of the table took for itself."""

    def __init__(self, table: TableScreen) -> None:
        self.table = table
        model = table.model
        self.actions: dict[str, Callable[[], object]] = {
            "go-on": self._go_on,
            "roll": model.roll,
            "end-turn": model.end_turn,
            "collect": model.collect_income,
            "bishop": model.take_bishop,
            "special": model.take_special,
            "reroll": self._reroll,
            "log": table.toggle_log,
            "actions": table.toggle_actions,
            "news": table.sight.toggle_meanwhile,
            "hint": table.hint.toggle,
            "chances": table.hint.toggle_chances,
            "card": table.card_requested.emit,
            "show-all": table.board.show_all,
            "zoom-in": lambda: table.board.zoom_by(1.25),
            "zoom-out": lambda: table.board.zoom_by(0.8),
            "let-go": self._let_go,
            "take-back": table.real_dice.take_back,
            "to-board": self._to_board,
        }
        self.meanings: dict[Qt.Key, Callable[[], object]] = {
            key: self.actions[each.action]
            for each in (*SHORTCUTS["table"], *SHORTCUTS["board"])
            if each.action in self.actions
            for key in each.codes
        }

    def press(self, event: QKeyEvent) -> bool:
        """Do what a key means; whether it means anything."""
        if event.modifiers() & ~(
            Qt.KeyboardModifier.KeypadModifier | Qt.KeyboardModifier.ShiftModifier
        ):
            return False
        key = Qt.Key(event.key())
        if event.isAutoRepeat() and key not in REPEATED:
            # Whoever holds a key down does not mean to play several turns.
            return key in self.meanings or key in DIGITS
        if self.table.model.can_enter_roll and event.text() in tuple("123456"):
            self.table.real_dice.enter(int(event.text()))
        elif key in DIGITS:
            self.table.model.toggle_die(DIGITS[key])
        elif key in self.meanings:
            self.meanings[key]()
        else:
            return False
        return True

    def _go_on(self) -> None:
        """Skip what is moving; else roll or end the turn, or be told why not."""
        if self.table.director.is_busy:
            self.table.director.skip()
        else:
            self.table.buttons.go_on()

    def _reroll(self) -> None:
        """Lift dice, or roll those lifted again; the button has the focus, so that Enter does."""
        table = self.table
        table.model.reroll()
        if table.model.is_lifting:
            table.buttons.reroll.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def _let_go(self) -> None:
        """Put down, close, skip or unselect, whichever there is."""
        table = self.table
        if table.drags.is_dragging:
            table.drags.cancel()
        elif table.model.is_lifting:
            table.model.choose(None)
            table.setFocus()
        elif table.drawer.isVisible():
            table.close_drawer()
        elif table.hint.is_open:
            table.hint.close()
        elif table.director.is_busy:
            table.director.skip()
        else:
            table.model.choose(None)

    def _to_board(self) -> None:
        """Arrow keys go to the board, wherever the focus was."""
        self.table.board.setFocus(Qt.FocusReason.ShortcutFocusReason)
