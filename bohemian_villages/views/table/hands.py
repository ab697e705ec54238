"""What hands do on the table: click buildings, drag pieces over them, say which dice."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPoint

from ...models.game.choices import What
from ...models.game.data import NO_BUILDING, NO_PLAYER, Dice
from ..toolkit.animation.overlay import Piece
from .dice.ways import WaysMenu

if TYPE_CHECKING:
    from .table_screen import TableScreen

GLIDE_MS = 260


class Hands(QObject):
    """Turns clicks and drops into commands; what comes of them, the table shows."""

    def __init__(self, table: TableScreen) -> None:
        super().__init__(table)
        self.table = table
        self.model = table.model
        self.drags = table.drags
        self.ways_menu: WaysMenu | None = None
        self._armed = NO_BUILDING
        self.drags.begun.connect(self._take_up)
        self.drags.moved.connect(self._carry)
        self.drags.dropped.connect(self._drop)
        self.drags.cancelled.connect(self._let_go)
        self.drags.clicked.connect(self.use_thing)
        self.model.dice_needed.connect(self._ask_for_dice)

    def forget(self) -> None:
        """The position is another one: what was begun in the old one is void."""
        self._armed = NO_BUILDING
        self.drags.cancel()
        if self.ways_menu is not None:
            self.ways_menu.close()
            self.ways_menu.deleteLater()
            self.ways_menu = None

    # Clicks.

    def use_building(self, building: int, let_go_at: QPoint | None = None) -> bool:
        """Place a figure; a kick needs a second click for those who want to be asked.

        Whether it was placed.
        """
        if self.table.director.is_busy and building not in self.table.board.lit:
            # Nothing can be placed there while something moves: a click wants to see its end.
            self.table.director.skip()
            return False
        if self._must_ask(building):
            return False
        return self.model.place(building, let_go_at=let_go_at)

    def _must_ask(self, building: int) -> bool:
        """Whether a kick is to be confirmed; then it is asked for."""
        target = self.model.lit().get(building)
        if target is None or target.victim == NO_PLAYER or self._armed == building:
            return False
        if self.table.preferences.now.confirm_kicks:
            self._armed = building
            name = self.model.player_name(target.victim)
            text = self.tr("This kicks {name} out. Do it again to confirm.")
            self.table.say(text.format(name=name))
        return self._armed == building

    def use_thing(self, thing: str, let_go_at: QPoint | None = None) -> bool:
        """A click on a tile takes it; one on a figure says what to do with it."""
        if thing == "bishop":
            return self.model.take_bishop(let_go_at=let_go_at)
        if thing == "special":
            return self.model.take_special(let_go_at=let_go_at)
        self.table.say(self.tr("Drag the figure onto a lit building, or click the building."))
        return False

    # Drags.

    def _take_up(self, _thing: str) -> None:
        self.table.overlay.raise_()
        self.table.toast.hide()

    def _carry(self, thing: str, at: QPoint) -> None:
        if thing == "figure":
            self.table.board.set_hovered(self.table.board.building_at(at))

    def _drop(self, thing: str, at: QPoint) -> None:
        """A piece was let go: play it where it lies, or let it glide home."""
        piece = self.drags.take_piece()
        self.table.board.set_hovered(None)
        has_played = self._use_at(thing, at)
        if piece is None:
            return
        if has_played:
            piece.hide()
            piece.deleteLater()
        else:
            self._glide_home(thing, piece)

    def _use_at(self, thing: str, at: QPoint) -> bool:
        """Do what a drop at this place means, or say why it means nothing."""
        table = self.table
        building = table.board.building_at(at)
        # Whoever drops a piece has seen enough of what still moves.
        table.director.skip_if_busy()
        if thing == "figure" and building is not None:
            return self.use_building(building, let_go_at=at)
        if thing == "figure":
            table.say(self.tr("Drop the figure on a building."))
        elif self._is_own(at):
            return self.use_thing(thing, let_go_at=at)
        elif not table.supply.geometry().contains(table.mapFromGlobal(at)):
            name = self.model.player_name(self.model.player)
            table.say(self.tr("Drop it on {name}’s card.").format(name=name))
        return False

    def _is_own(self, at: QPoint) -> bool:
        """Whether a place belongs to the player to move: the card, or the figures in hand."""
        table = self.table
        parts = [table.cards[self.model.player], table.rack]
        place = table.mapFromGlobal(at)
        return any(part.isVisible() and part.geometry().contains(place) for part in parts)

    def _let_go(self, thing: str) -> None:
        """A drag was broken off."""
        self.table.board.set_hovered(None)
        piece = self.drags.take_piece()
        if piece is not None:
            self._glide_home(thing, piece)

    def _glide_home(self, thing: str, piece: Piece) -> None:
        table = self.table
        if thing == "figure":
            home = table.stage.hand_place(self.model.player)
        else:
            home = table.stage.supply_place(thing)
        duration = table.director.milliseconds(GLIDE_MS) if table.director.enabled else 0
        table.overlay.fly(piece, home, duration, arc=0.05).start()

    # Doubt.

    def _ask_for_dice(self, building: int, ways: tuple[Dice, ...], what: What) -> None:
        self.forget()
        tray = self.table.tray
        at = tray.mapToGlobal(QPoint(tray.width() // 3, 0))
        if building != NO_BUILDING:
            at = self.table.board.building_place(building)
        self.ways_menu = WaysMenu(self.model, building, ways, what, self.table)
        self.ways_menu.ask(at)
