"""The table screen: lays the parts out, keeps them true to the game, and lets hands play."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtGui import (
    QHideEvent,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
    QShortcut,
    QShowEvent,
)
from PySide6.QtWidgets import QWidget

from ...models.game.actions import ActionsModel
from ...models.game.announcements import Announcement
from ...models.game.data import NOBODY, Board, Kind, Setup
from ...models.game.game_model import GameModel
from ...models.game.log import LogModel
from ...models.game.players import PlayersModel
from ...models.game.supply import SupplyModel
from ...models.program.preferences import Preferences
from ...words.names import building_names
from ..animation.choreography import Choreography
from ..animation.director import Director
from ..board import BoardView
from ..hint.side import HintSide
from ..toolkit.animation.overlay import Overlay
from ..toolkit.art import Art
from ..toolkit.painting.background import Background
from ..toolkit.painting.icons import ArtIcons
from ..toolkit.shortcuts import shortcut
from ..toolkit.theme import theme_bus
from ..toolkit.widgets.drag import DragSource
from ..toolkit.widgets.plain_text import show_tip
from ..toolkit.widgets.toast import Toast
from .announcement import AnnouncementBanner, Banner
from .bar import Bar
from .buttons import Buttons
from .cards.building_card import BuildingCard
from .cards.player_card import PlayerCard
from .dice.chip_card import ChipCard
from .dice.chips import Chips
from .dice.real_dice import RealDice
from .dice.tray import Tray
from .drawer import Drawer
from .flow import Flow
from .hands import Hands
from .keys import TableKeys
from .layout import Arrangement
from .meanwhile import MeanwhilePanel
from .moment import Moment
from .placing import place_parts
from .rack import Rack
from .sight import Sight
from .stage import TableStage
from .supply import SupplyPanel


class TableScreen(QWidget):
    """One game on the table."""

    menu_requested = Signal(QPoint)
    card_requested = Signal()
    """Somebody wants to see the overview card."""
    help_requested = Signal()
    """Somebody wants to read the rules."""
    game_over_shown = Signal()
    """The table is at rest, in sight, and the game is over."""

    def __init__(
        self,
        model: GameModel,
        preferences: Preferences,
        art: Art,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        if parent is not None:
            # As large as it will be, so that nothing is drawn in vain.
            self.resize(parent.window().size())
        self.model = model
        self.preferences = preferences
        self.art = art
        self._make_parts()
        self._make_director()
        self.model.rejected.connect(self.say)
        self.preferences.changed.connect(self.follow_settings)
        theme_bus().changed.connect(self.update)
        self._connect_hands()
        self._make_shortcuts()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.lay_villages()

    def _make_parts(self) -> None:
        self.icons = ArtIcons(self.art)
        self.players = PlayersModel(self.model, self)
        self.supply_model = SupplyModel(self.model, self)
        self.log = LogModel(self.model, self)
        self.actions_model = ActionsModel(self.model, self)
        self.background = Background(self.art)
        self.overlay = Overlay(self)
        self.drags = DragSource(self.overlay, self)
        self.board = BoardView(self.art, self)
        self.bar = Bar(self.supply_model, self.icons, self)
        self.cards: list[PlayerCard] = []
        self.places: Arrangement | None = None
        self._laid_for: Setup | None = None
        self.supply = SupplyPanel(self.supply_model, self.drags, self.icons, self)
        self.rack = Rack(self.drags, self.icons, self)
        self.tray = Tray(self.model, self.icons, self)
        self.chips = Chips(self.model, self.icons, self)
        self.real_dice = RealDice(self.model, self.icons, self)
        self.buttons = Buttons(self.model, self.icons, self)
        self.drawer = Drawer(self.actions_model, self.log, self.icons, self)
        self.toast = Toast(self.icons, self)
        self.banner = AnnouncementBanner(self.icons, self)
        self.meanwhile = MeanwhilePanel(self.icons, self)
        self.meanwhile.hide()
        self.building_card = BuildingCard(self.icons, self)
        self.chip_card = ChipCard(self.icons, self)
        self.drawer.hide()
        self.real_dice.hide()

    def _make_director(self) -> None:
        self.stage = TableStage(
            self.model, self.board, self.tray, self.rack, self.supply, self.bar, self.icons
        )
        self.director = Director(self.overlay, self.stage, self)
        self.choreography = Choreography(self.director)
        self.moment = Moment(self.buttons.go, self.drags, self)
        self.moment.over.connect(self.buttons.go_on)
        self.hands = Hands(self)
        self.hint = HintSide(self)
        self.flow = Flow(self)
        self.flow.over.connect(self.game_over_shown)
        self.sight = Sight(self)
        self.keys = TableKeys(self)
        self.follow_settings()

    def _connect_hands(self) -> None:
        self.board.building_clicked.connect(self.hands.use_building)
        self.board.background_clicked.connect(self.director.skip_if_busy)
        self.bar.show_all_clicked.connect(self.board.show_all)
        self.bar.zoom_clicked.connect(lambda: self.board.zoom_by(1.4))
        self.bar.log_clicked.connect(self.toggle_log)
        self.bar.news_clicked.connect(self.sight.toggle_meanwhile)
        self.bar.help_clicked.connect(self.help_requested)
        self.bar.menu_clicked.connect(self._ask_for_menu)
        self.drawer.closed.connect(self.close_drawer)
        self.meanwhile.clicked.connect(self.sight.toggle_meanwhile)
        self.buttons.hint.clicked.connect(self.hint.toggle)

    def _make_shortcuts(self) -> None:
        context = Qt.ShortcutContext.WidgetWithChildrenShortcut
        for action, act in (("undo", self.model.undo), ("redo", self.model.redo)):
            for keys in shortcut("table", action).sequences:
                QShortcut(keys, self, context=context).activated.connect(act)

    # What is shown.

    def follow_settings(self) -> None:
        """Take over the settings that the table follows."""
        now, director = self.preferences.now, self.director
        if (now.animations, now.animation_speed) != (director.enabled, director.speed):
            director.enabled, director.speed = now.animations, now.animation_speed
            director.skip_if_busy()
        if not self.flow.goes_on_by_itself():
            self.moment.stop()

    def lay_villages(self) -> None:
        """Begin with another game: its villages, its players."""
        setup = self.model.setup
        for card in self.cards:
            card.hide()
            card.deleteLater()
        seats = range(len(setup.players))
        self.cards = [PlayerCard(seat, self.drags, self.icons, self) for seat in seats]
        self.places = None
        self.stage.cards = self.cards
        for card in self.cards:
            card.clicked.connect(self._show_score)
            card.show()
        self.hint.raise_()
        cards = (self.building_card, self.chip_card)
        for above in (self.drawer, self.toast, *cards, self.overlay, self.banner):
            above.raise_()
        self._set_tab_order()
        # First the place, then the villages: their pictures are drawn for one size only.
        self.board.set_board(Board(()))
        self.arrange()
        colors = [player.color for player in setup.players]
        self.board.set_colors(colors)
        self.drawer.log_list.set_colors(colors)
        self.board.set_names({kind: building_names.one(kind) for kind in Kind})
        self.board.set_board(setup.board)
        self._laid_for = setup
        self.stage.settle()
        self.hint.begin()
        self.sight.refresh()

    def _set_tab_order(self) -> None:
        """Reading order, with what a turn needs first."""
        order = [self.board, *self.tray.dice, self.buttons.go, self.buttons.reroll]
        order += [self.buttons.undo, self.buttons.redo, self.buttons.hint]
        order += [self.hint.panel.list, self.hint.panel.play, self.hint.panel.close_button]
        order += [*self.cards, *self.bar.buttons]
        for first, second in pairwise(order):
            QWidget.setTabOrder(first, second)
        # The chips come and go, and find their place after the dice themselves.
        self.chips.part_before = self.tray.dice[-1]
        self.chips.set_tab_order()

    @property
    def is_rolling(self) -> bool:
        """Whether dice tumble of which nothing may be told yet."""
        return self.flow.is_rolling

    def refresh_selection(self) -> None:
        """Show anew what is selected or suggested."""
        if self._is_laid:
            self.sight.show_selection()

    @property
    def _is_laid(self) -> bool:
        """Whether the villages and cards are those of the game: the hint hears of another one
        before they are exchanged."""
        return self._laid_for is self.model.setup

    def arrange_anew(self) -> None:
        """Lay the parts out again: some came or went."""
        if self.places is not None and self._is_laid:
            self.arrange()

    def say(self, text: str) -> None:
        """Show a line that goes away by itself."""
        self.toast.say(text, *self.toast_place())

    def announce(self, announcements: Sequence[Announcement]) -> None:
        """Show what nobody should miss; nobody sees it while the table is out of sight."""
        if self.isVisible() and announcements:
            players = self.model.setup.players
            self.banner.announce(
                [
                    Banner(each.icon, each.text, players[each.player].color)
                    if each.player != NOBODY
                    else Banner(each.icon, each.text, "")
                    for each in announcements
                ]
            )

    def toast_place(self) -> tuple[QPoint, int]:
        """Where a line is shown, and how wide it may be."""
        board = self.board.geometry()
        top = QPoint(board.center().x(), board.top() + round(14 * self.stage.scale))
        return top, round(board.width() * 0.8)

    def _show_score(self, player: int) -> None:
        card = self.cards[player]
        tip = self.players.summary(player).score_tip
        show_tip(card.mapToGlobal(QPoint(card.width() // 2, 30)), tip, card)

    def stop(self) -> None:
        """The window closes: nothing goes on by itself any more."""
        self.moment.stop()
        self.drags.cancel()
        self.director.drop()
        self.banner.forget()
        self.flow.stop()

    # The menu and the drawer.

    def _ask_for_menu(self) -> None:
        button = self.bar.buttons[-1]
        self.menu_requested.emit(button.mapToGlobal(QPoint(button.width(), button.height())))

    def toggle_log(self) -> None:
        """Open or close the drawer at the log."""
        if self.drawer.isVisible():
            self.close_drawer()
        else:
            self._open_drawer()
            self.drawer.open_log()

    def toggle_actions(self) -> None:
        """Open or close the drawer at the list of actions."""
        if self.drawer.isVisible():
            self.close_drawer()
        else:
            self._open_drawer()
            self.drawer.open_actions()

    def _open_drawer(self) -> None:
        self.drawer.show()
        self.drawer.raise_()

    def close_drawer(self) -> None:
        """Put the drawer away."""
        self.drawer.hide()
        self.sight.mark_news()
        self.setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Keys that no part of the table took."""
        if not self.keys.press(event):
            super().keyPressEvent(event)

    # Where it lies.

    def resizeEvent(self, _event: QResizeEvent) -> None:
        """Lay everything out anew; what is in flight lands, what is in hand glides home."""
        self.drags.cancel()
        self.director.skip_if_busy()
        self.arrange()

    def showEvent(self, _event: QShowEvent) -> None:
        """Go on where the game stands."""
        self.flow.rest_due.start(0)

    def hideEvent(self, event: QHideEvent) -> None:
        """Out of sight nothing moves; a window that is only minimised plays on."""
        if not event.spontaneous():
            self.moment.stop()
            self.drags.cancel()
            self.director.skip_if_busy()

    def arrange(self) -> None:
        """Lay the parts out for the window and the player to move."""
        place_parts(self)

    def paintEvent(self, event: QPaintEvent) -> None:
        """The wood of the table."""
        with QPainter(self) as painter:
            self.background.paint(painter, self.rect(), event.rect(), self.devicePixelRatioF())
