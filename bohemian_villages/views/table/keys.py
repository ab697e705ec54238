"""The keys of the table: everything a hand can do, one key can do too."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

if TYPE_CHECKING:
    from .table_screen import TableScreen

REPEATED = {Qt.Key.Key_Plus, Qt.Key.Key_Equal, Qt.Key.Key_Minus}
DIGITS = {Qt.Key.Key_1: 0, Qt.Key.Key_2: 1, Qt.Key.Key_3: 2, Qt.Key.Key_4: 3}


class TableKeys:
    """What the keys mean that no part of the table took for itself."""

    def __init__(self, table: TableScreen) -> None:
        self.table = table
        model = table.model
        self.meanings: dict[Qt.Key, Callable[[], object]] = {
            Qt.Key.Key_Space: self._go_on,
            Qt.Key.Key_R: model.roll,
            Qt.Key.Key_E: model.end_turn,
            Qt.Key.Key_C: model.collect_income,
            Qt.Key.Key_B: model.take_bishop,
            Qt.Key.Key_S: model.take_special,
            Qt.Key.Key_T: model.reroll,
            Qt.Key.Key_L: table.toggle_log,
            Qt.Key.Key_A: table.toggle_actions,
            Qt.Key.Key_N: table.show_news,
            Qt.Key.Key_0: table.board.show_all,
            Qt.Key.Key_Plus: lambda: table.board.zoom_by(1.25),
            Qt.Key.Key_Equal: lambda: table.board.zoom_by(1.25),
            Qt.Key.Key_Minus: lambda: table.board.zoom_by(0.8),
            Qt.Key.Key_Escape: self._let_go,
            Qt.Key.Key_Backspace: table.real_dice.take_back,
            Qt.Key.Key_Left: self._to_board,
            Qt.Key.Key_Right: self._to_board,
            Qt.Key.Key_Up: self._to_board,
            Qt.Key.Key_Down: self._to_board,
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
            place = DIGITS[key]
            self.table.model.select_die(place, place not in self.table.model.selected_dice)
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

    def _let_go(self) -> None:
        """Put down, close, skip or unselect, whichever there is."""
        table = self.table
        if table.drags.is_dragging:
            table.drags.cancel()
        elif table.drawer.isVisible():
            table.close_drawer()
        elif table.director.is_busy:
            table.director.skip()
        else:
            table.model.choose(None)

    def _to_board(self) -> None:
        """Arrow keys go to the board, wherever the focus was."""
        self.table.board.setFocus(Qt.FocusReason.ShortcutFocusReason)
