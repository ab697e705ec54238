"""The table as a stage: where things are, and how to show them on the way to a position."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from attrs import define, field
from PySide6.QtCore import QAbstractAnimation, QPoint, QRect, QRectF
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QWidget

from ...models.game.data import NO_BUILDING, NO_PLAYER
from ...models.game.game_model import GameModel
from ..board import BoardView
from ..toolkit.painting.icons import ArtIcons
from .bar import Bar
from .cards.player_card import PlayerCard
from .dice.tray import Tray
from .rack import Rack
from .supply import SupplyPanel

# Sizes of flying pieces, in units.
SIZES = {"coin-1": 26, "bishop": 40, "special": 38, "flour": 32, "glass": 32}
USUAL_SIZE = 34


@define(eq=False)
class TableStage:
    """Answers the director from the widgets of the table."""

    model: GameModel
    board: BoardView
    tray: Tray
    rack: Rack
    supply: SupplyPanel
    bar: Bar
    cards: Sequence[PlayerCard]
    icons: ArtIcons
    sound: Callable[[str], None]
    """Plays a sound."""
    _owners: list[int] = field(factory=list, init=False)

    @property
    def scale(self) -> float:
        """Pixels for a unit."""
        return self.bar.scale

    @property
    def is_tumbling(self) -> bool:
        """Whether dice tumble whose faces must not be revealed yet."""
        return self.tray.is_tumbling

    def begin(self, owners: Sequence[int]) -> None:
        """Keep showing figures as they stood before a change."""
        self._owners = list(owners)
        self.board.show_owners(self._owners)

    def show_figure(self, building: int, player: int | None) -> None:
        """Put a player's figure onto a building, or take it away."""
        self._owners[building] = NO_PLAYER if player is None else player
        self.board.show_owners(self._owners)

    def settle(self) -> None:
        """Show the present position."""
        self.board.show_state(self.model.state)
        self.tray.settle()

    def figure_place(self, building: int) -> QPoint:
        """The middle of a figure on a building."""
        ground = self.board.figure_place(building)
        return ground - QPoint(0, round(24 * self.board.piece_scale(building)))

    def building_place(self, building: int) -> QPoint:
        """The middle of a building."""
        return self.board.building_place(building)

    def hand_place(self, player: int) -> QPoint:
        """Where a player's figures are in hand."""
        if self.rack.isVisible() and player == self.model.player:
            return self.rack.hand_place()
        return self.cards[player].hand_place()

    def purse_place(self, player: int) -> QPoint:
        """Where a player's coins lie."""
        return self.cards[player].purse_place()

    def card_place(self, player: int) -> QPoint:
        """The middle of a player's card."""
        card = self.cards[player]
        return card.mapToGlobal(card.rect().center())

    def supply_place(self, thing: str) -> QPoint:
        """The place of a thing in the supply; in small windows that is in the bar."""
        part, area = self._supply_area(thing)
        return part.mapToGlobal(area.center().toPoint())

    def area_to_take_from(self, thing: str) -> QRect:
        """Where a bishop or a special action tile is taken from, on the screen."""
        holder = self.model.state.bishop if thing == "bishop" else NO_PLAYER
        part, area = self._supply_area(thing)
        if holder != NO_PLAYER and self.cards[holder].isVisible():
            part, area = self.cards[holder], self.cards[holder].bishop_area()
        return QRect(part.mapToGlobal(area.topLeft().toPoint()), area.size().toSize())

    def _supply_area(self, thing: str) -> tuple[QWidget, QRectF]:
        if self.supply.isVisible():
            return self.supply, self.supply.area_of(thing)
        s = self.scale
        return self.bar, self.bar.area_of(thing).adjusted(-4 * s, 5 * s, -2 * s, -5 * s)

    def is_in_hand(self, at: QPoint) -> bool:
        """Whether a place belongs to the player to move: the card, or the figures in hand."""
        return _covers(self.cards[self.model.player], at) or _covers(self.rack, at)

    def is_in_supply(self, at: QPoint) -> bool:
        """Whether a place belongs to the supply."""
        return self.supply.rect().contains(self.supply.mapFromGlobal(at))

    def question_place(self, building: int) -> QPoint:
        """Where to ask for the dice for a building; without a building, at the tray."""
        if building != NO_BUILDING:
            return self.board.building_place(building)
        return self.tray.mapToGlobal(QPoint(self.tray.width() // 3, 0))

    def tray_place(self) -> QPoint:
        """The middle of the dice tray."""
        return self.tray.mapToGlobal(self.tray.rect().center())

    def picture(self, name: str) -> QPixmap:
        """A piece as it flies."""
        side = SIZES.get(name, USUAL_SIZE) * self.scale
        return self.icons.icon(name, side, side, self.board.devicePixelRatioF(), "")

    def figure_picture(self, player: int) -> QPixmap:
        """A player's figure, as large as on the board."""
        scale = self.board.piece_scale(0) if self.model.setup.board.buildings else self.scale
        color = self.model.setup.players[player].color
        return self.icons.icon(
            f"figure-{color}", 60 * scale, 60 * scale, self.board.devicePixelRatioF(), ""
        )

    def tumble(self, dice: tuple[int, ...], milliseconds: int) -> QAbstractAnimation:
        """Let dice tumble."""
        return self.tray.tumble(dice, milliseconds)


def _covers(part: QWidget, at: QPoint) -> bool:
    return part.isVisible() and part.rect().contains(part.mapFromGlobal(at))
