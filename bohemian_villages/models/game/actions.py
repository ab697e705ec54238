"""ActionsModel: all legal actions as a plain list, for keyboard and screen readers."""

from __future__ import annotations

from typing import ClassVar

from attrs import field, frozen
from PySide6.QtCore import QObject, Qt

from ...engine.actions import (
    CollectIncome,
    Decision,
    Dice,
    EndTurn,
    Place,
    Reroll,
    TakeBishop,
    TakeSpecial,
)
from ...engine.board import Kind
from ..items.rows import FIRST_ROLE, Roles, RowsModel
from .game_model import GameModel


@frozen
class ActionRow:
    """A legal action, with a phrase for it."""

    action: Decision
    text: str = field()
    icon: str = ""
    """The name of a picture."""

    @property
    def dice(self) -> Dice:
        """The dice it uses, if any."""
        dice: Dice = getattr(self.action, "dice", ())
        return dice


class ActionsModel(RowsModel[ActionRow]):
    """The legal actions, in the order of the rules. `play` carries one out."""

    ACTION = FIRST_ROLE
    DICE = FIRST_ROLE + 1
    BUILDING = FIRST_ROLE + 2

    roles: ClassVar[Roles] = {
        int(Qt.ItemDataRole.DisplayRole): ("display", lambda row: row.text),
        ACTION: ("action", lambda row: row.action),
        DICE: ("dice", lambda row: row.dice),
        BUILDING: ("building", lambda row: getattr(row.action, "building", None)),
    }

    def __init__(self, game: GameModel, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._game = game
        game.changed.connect(self._update)
        game.retranslated.connect(self._update)
        self._update()

    def play(self, row: int) -> None:
        """Play the action of a row."""
        self._game.play(self._rows[row].action)

    def _update(self) -> None:
        offered = self._game.actions()
        self.set_rows([ActionRow(action, text, self._icon(action)) for action, text in offered])

    def _icon(self, action: Decision) -> str:
        if isinstance(action, Place):
            kind = self._game.state.board.kind_of[action.building]
            return f"icon-{Kind(kind).key}"
        return _ICONS[type(action)]


_ICONS: dict[type, str] = {
    CollectIncome: "coin-1",
    EndTurn: "toolbar-end-turn",
    Reroll: "special",
    TakeBishop: "bishop",
    TakeSpecial: "special",
}
