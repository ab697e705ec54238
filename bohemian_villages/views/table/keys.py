"""The keys of the table: everything a hand can do, one key can do too."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

from ...models.game.game_model import GameModel
from ..toolkit.shortcuts import SHORTCUTS, shortcut
from .dice.real_dice import RealDice

Act = Callable[[], object]

REPEATED = {Qt.Key.Key_Plus, Qt.Key.Key_Equal, Qt.Key.Key_Minus}
DIGITS = {key: place for place, key in enumerate(shortcut("table", "dice").codes)}


class TableKeys:
    """What the keys mean that no part of the table took for itself."""

    def __init__(self, model: GameModel, real_dice: RealDice, actions: Mapping[str, Act]) -> None:
        self.model = model
        self.real_dice = real_dice
        self.actions = actions
        self.meanings: dict[Qt.Key, Act] = {
            key: actions[each.action]
            for each in (*SHORTCUTS["table"], *SHORTCUTS["board"])
            if each.action in actions
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
        if self.model.can_enter_roll and event.text() in tuple("123456"):
            self.real_dice.enter(int(event.text()))
        elif key in DIGITS:
            self.model.toggle_die(DIGITS[key])
        elif key in self.meanings:
            self.meanings[key]()
        else:
            return False
        return True
