"""Entering real dice: what fell on the table beside the computer."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from ....models.game.game_model import GameModel
from ...toolkit.painting.canvas import Icons
from ...toolkit.widgets.dice_entry import DiceEntry


class RealDice(DiceEntry):
    """Asks for the dice that the game waits for."""

    def __init__(self, model: GameModel, icons: Icons, parent: QWidget | None = None) -> None:
        super().__init__(icons, parent)
        self.model = model
        self.completed.connect(model.enter_roll)

    def refresh(self) -> None:
        """Ask for the dice that must be rolled now; what was entered for them stays."""
        model = self.model
        name = "" if model.is_human_turn else model.table.player(model.player)
        self.ask(len(model.due_dice), model.state, name)

    def enter(self, face: int) -> None:
        """Enter a die."""
        self.refresh()
        super().enter(face)
