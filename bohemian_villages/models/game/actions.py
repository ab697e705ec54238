"""ActionsModel: all legal actions as a plain list, for keyboard and screen readers."""

from __future__ import annotations

from attrs import frozen
from PySide6.QtCore import QObject

from ...engine.actions import (
    CollectIncome,
    Decision,
    EndTurn,
    Place,
    Reroll,
    TakeBishop,
    TakeSpecial,
)
from ...engine.board import Kind
from ..items.rows import RowsModel
from .game_model import GameModel


@frozen
class ActionRow:
    """A legal action, with a phrase for it."""

    action: Decision
    text: str
    icon: str = ""
    """The name of a picture."""


class ActionsModel(RowsModel[ActionRow]):
    """The legal actions, in the order of the rules. `play` carries one out."""

    def __init__(self, game: GameModel, parent: QObject | None = None) -> None:
        super().__init__(lambda row: row.text, parent)
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
