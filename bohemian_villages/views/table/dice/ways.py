"""Which dice? A small menu, shown where several dice would do and it matters which."""

from __future__ import annotations

from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QWidget

from ....models.game.choices import What
from ....models.game.data import Dice
from ....models.game.game_model import GameModel
from ...toolkit.widgets.menus import Menu


class WaysMenu(Menu):
    """Offers the dice for a building, the bishop or a special action tile."""

    def __init__(
        self,
        model: GameModel,
        building: int,
        ways: tuple[Dice, ...],
        what: What,
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self.model = model
        self.building = building
        self.what = what
        self.setAccessibleName(self.tr("Which dice?"))
        title = self.addAction(self.tr("Which dice?"))
        title.setEnabled(False)
        faces = model.state.dice
        for number, dice in enumerate(ways, 1):
            shown = " + ".join(str(faces[die]) for die in dice)
            action = self.addAction(f"&{number}   {shown}")
            action.triggered.connect(lambda _on=False, dice=dice: self._use(dice))
        self.setActiveAction(self.actions()[1])

    def _use(self, dice: Dice) -> None:
        if self.what is What.PLACE:
            self.model.place(self.building, dice)
        elif self.what is What.BISHOP:
            self.model.take_bishop(dice)
        else:
            self.model.take_special(dice)

    def ask(self, at: QPoint) -> None:
        """Show the menu without stopping anything."""
        self.popup(at)
