"""Input on the table: clicks on buildings, dragged pieces, the choice between dice."""

from __future__ import annotations

from PySide6.QtCore import QObject, QPoint, Signal
from PySide6.QtWidgets import QWidget

from ...models.game.choices import What
from ...models.game.data import NO_BUILDING, NO_PLAYER, Dice
from ...models.game.game_model import GameModel
from ...models.program.preferences import Preferences
from ..switches import CONFIRM_KICKS
from ..toolkit.animation.director import Director
from ..toolkit.widgets.drag import DragSource
from .dice.ways import WaysMenu
from .stage import TableStage


class PlayerInput(QObject):
    """Turns clicks and drops into commands of the game."""

    told = Signal(str)
    """Why a click or a drop did nothing."""

    def __init__(
        self,
        model: GameModel,
        preferences: Preferences,
        stage: TableStage,
        director: Director,
        drags: DragSource,
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self.model = model
        self.preferences = preferences
        self.stage = stage
        self.board = stage.board
        self.director = director
        self.drags = drags
        self.ways_menu: WaysMenu | None = None
        self._parent = parent
        self._armed = NO_BUILDING
        drags.moved.connect(self._carry)
        drags.dropped.connect(self._drop)
        drags.cancelled.connect(self._let_go)
        drags.clicked.connect(self.use_thing)
        stage.board.building_clicked.connect(self.use_building)
        model.dice_needed.connect(self._ask_for_dice)

    def forget(self) -> None:
        """Another position: drop what was begun in the last one."""
        self._armed = NO_BUILDING
        self.drags.cancel()
        if self.ways_menu is not None:
            self.ways_menu.close()
            self.ways_menu.deleteLater()
            self.ways_menu = None

    # Clicks.

    def use_building(self, building: int, let_go_at: QPoint | None = None) -> bool:
        """Place a figure; if kicks are to be confirmed, one needs a second call.

        Returns whether it was placed.
        """
        if self.director.is_busy and building not in self.board.lit:
            # Nothing can be placed there while something moves: a click wants to see its end.
            self.director.skip()
            return False
        if self._must_ask(building):
            return False
        return self.model.place(building, let_go_at=let_go_at)

    def _must_ask(self, building: int) -> bool:
        """Whether a kick has to be confirmed first; asks for that."""
        target = self.model.lit().get(building)
        if target is None or target.victim == NO_PLAYER or self._armed == building:
            return False
        if self.preferences.now.is_on(CONFIRM_KICKS.key):
            self._armed = building
            name = self.model.player_name(target.victim)
            text = self.tr("This kicks {name} out. Do it again to confirm.")
            self.told.emit(text.format(name=name))
        return self._armed == building

    def use_thing(self, thing: str, let_go_at: QPoint | None = None) -> bool:
        """Take a tile that was clicked; for a figure, explain what to do with it."""
        if thing == "bishop":
            return self.model.take_bishop(let_go_at=let_go_at)
        if thing == "special":
            return self.model.take_special(let_go_at=let_go_at)
        self.told.emit(self.tr("Drag the figure onto a lit building, or click the building."))
        return False

    # Drags.

    def _carry(self, thing: str, at: QPoint) -> None:
        if thing == "figure":
            self.board.set_hovered(self.board.building_at(at))

    def _drop(self, thing: str, at: QPoint) -> None:
        """Play a dropped piece, or let it glide home."""
        self.board.set_hovered(None)
        if not self._use_at(thing, at):
            self._send_home(thing)

    def _use_at(self, thing: str, at: QPoint) -> bool:
        """Perform a drop at this place, or explain why it is not possible."""
        building = self.board.building_at(at)
        # A drop does not wait for animations.
        self.director.skip_if_busy()
        if thing == "figure" and building is not None:
            return self.use_building(building, let_go_at=at)
        if thing == "figure":
            self.told.emit(self.tr("Drop the figure on a building."))
        elif self.stage.is_in_hand(at):
            return self.use_thing(thing, let_go_at=at)
        elif not self.stage.is_in_supply(at):
            name = self.model.player_name(self.model.player)
            self.told.emit(self.tr("Drop it on {name}’s card.").format(name=name))
        return False

    def _let_go(self, thing: str) -> None:
        """End a cancelled drag."""
        self.board.set_hovered(None)
        self._send_home(thing)

    def _send_home(self, thing: str) -> None:
        if thing == "figure":
            home = self.stage.hand_place(self.model.player)
        else:
            home = self.stage.supply_place(thing)
        self.drags.send_home(home, self.director)

    # Doubt.

    def _ask_for_dice(self, building: int, ways: tuple[Dice, ...], what: What) -> None:
        self.forget()
        self.ways_menu = WaysMenu(self.model, building, ways, what, self._parent)
        self.ways_menu.ask(self.stage.question_place(building))
