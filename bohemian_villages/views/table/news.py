"""What the others did since the player's last turn: rings on the board, and a sheet."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject

from ...models.game.data import FigurePlaced
from ...models.game.game_model import GameModel
from ..board import BoardView
from .dice.chips import Chips
from .drawer import TableDrawer
from .meanwhile import MeanwhilePanel


class News(QObject):
    """Rings buildings, and shows the sheet in the place of the chips."""

    def __init__(
        self,
        model: GameModel,
        board: BoardView,
        drawer: TableDrawer,
        sheet: MeanwhilePanel,
        chips: Chips,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self.model = model
        self.board = board
        self.drawer = drawer
        self.sheet = sheet
        self.chips = chips
        self.is_asked_for = False
        """Whether the sheet was opened again, in place of the chips."""
        drawer.places_shown.connect(self._ring_told)
        sheet.clicked.connect(self.toggle)

    def buildings(self) -> set[int]:
        """Where something happened since the last turn of the player to move."""
        events = self.model.happened_since_turn_of(self.model.player)
        return {event.building for event in events if isinstance(event, FigurePlaced)}

    def ring(self) -> None:
        """Ring what the others did, until the player moves."""
        fresh = self.model.is_human_turn and not self.model.state.moved
        self.board.set_marked(self.buildings() if fresh else set())

    def _ring_told(self, buildings: Sequence[int]) -> None:
        """Ring what a line of the log speaks of, or again what the others did."""
        if buildings:
            self.board.set_marked(set(buildings))
        else:
            self.ring()

    def told_of_ring(self, building: int) -> str:
        """What the ring of a building means; empty if it has none, or one that the log explains."""
        if building not in self.board.marked or self.drawer.isVisible():
            return ""
        return self.model.ring_told

    def begin(self) -> None:
        """Forget an opened sheet, because the position changed."""
        self.is_asked_for = False
        self._show_sheet()

    def _show_sheet(self) -> None:
        """Show the sheet until the player rolls, or when it was opened again."""
        model = self.model
        awaits_roll = not model.state.dice and not model.can_enter_roll
        turns = model.turns_of_others if awaits_roll or self.is_asked_for else []
        self.sheet.show_turns(model.others_title, turns, model.prompt if awaits_roll else "")
        self.sheet.setVisible(bool(turns))
        self.chips.setVisible(not (turns or model.can_enter_roll))

    def toggle(self) -> None:
        """Show again what the others did, or put it away."""
        if self.model.can_enter_roll or not self.model.turns_of_others:
            self.board.set_marked(self.buildings())
            return
        self.is_asked_for = not self.sheet.isVisible()
        if self.is_asked_for:
            self.board.set_marked(self.buildings())
        self._show_sheet()
