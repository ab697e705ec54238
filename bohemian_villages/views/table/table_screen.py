"""The table screen: lays the parts out, keeps them true to the game, and lets hands play."""

from __future__ import annotations

from itertools import pairwise

from PySide6.QtCore import QPoint, QRect, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QToolTip, QWidget

from ...models.actions import ActionsModel
from ...models.change import Cause, Change
from ...models.choices import What
from ...models.data import NOBODY, FigurePlaced, Kind
from ...models.game_model import GameModel
from ...models.log import LogModel
from ...models.players import PlayersModel
from ...models.preferences import Preferences
from ...models.supply import SupplyModel
from ...words.names import building_names
from ..animation.choreography import Choreography
from ..animation.director import Director
from ..animation.overlay import Overlay
from ..art import Art
from ..board import BoardView, Lit
from ..drag import DragSource
from ..theme import theme_bus
from .background import Background
from .bar import Bar
from .buttons import Buttons
from .card import PlayerCard
from .chips import Chips
from .drawer import Drawer
from .icons import ArtIcons
from .keys import TableKeys
from .layout import Arrangement, arrange
from .rack import Rack
from .real_dice import RealDice
from .stage import TableStage
from .supply import SupplyPanel
from .toast import Toast
from .tray import Tray
from .ways import WaysMenu

# The visible moment before dice are rolled or a turn ends by themselves.
AUTO_MS = 1100


class TableScreen(QWidget):
    """One game on the table."""

    menu_requested = Signal(QPoint)
    game_over_shown = Signal()

    def __init__(
        self,
        model: GameModel,
        preferences: Preferences,
        art: Art,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.model = model
        self.preferences = preferences
        self.art = art
        self._make_parts()
        self._make_director()
        self._connect_model()
        self._connect_hands()
        self._armed = NOBODY
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._lay_villages()

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
        self.supply = SupplyPanel(self.supply_model, self.drags, self.icons, self)
        self.rack = Rack(self.drags, self.icons, self)
        self.tray = Tray(self.model, self.icons, self)
        self.chips = Chips(self.model, self.icons, self)
        self.real_dice = RealDice(self.model, self.icons, self)
        self.buttons = Buttons(self.model, self.icons, self)
        self.drawer = Drawer(self.actions_model, self.log, self.icons, self)
        self.toast = Toast(self.icons, self)
        self.keys = TableKeys(self)
        self.drawer.hide()
        self.real_dice.hide()

    def _make_director(self) -> None:
        self.stage = TableStage(
            self.model, self.board, self.tray, self.rack, self.supply, self.icons
        )
        self.director = Director(self.overlay, self.stage, self)
        self.choreography = Choreography(self.director)
        self.director.finished.connect(self._come_to_rest)
        self._auto = QTimer(self, singleShot=True, interval=AUTO_MS)
        self._auto.timeout.connect(self.buttons.go_on)
        self.follow_settings()

    def _connect_model(self) -> None:
        model = self.model
        model.changed.connect(self._show_change)
        model.selection_changed.connect(self._show_selection)
        model.rejected.connect(self.say)
        model.notice.connect(self.say)
        model.dice_needed.connect(self._ask_for_dice)
        self.art.ready.connect(self._repaint_parts)
        self.preferences.changed.connect(self.follow_settings)
        theme_bus().changed.connect(self.update)

    def _connect_hands(self) -> None:
        self.board.building_clicked.connect(self.use_building)
        self.board.building_hovered.connect(self._preview)
        self.board.cursor_moved.connect(self._preview)
        self.board.background_clicked.connect(self.director.skip_if_busy)
        self.board.tip_for = self.model.target_tip
        self.drags.begun.connect(self._take_up)
        self.drags.moved.connect(self._carry)
        self.drags.dropped.connect(self._drop)
        self.drags.clicked.connect(self._use_thing)
        self.bar.show_all_clicked.connect(self.board.show_all)
        self.bar.zoom_clicked.connect(lambda: self.board.zoom_by(1.4))
        self.bar.log_clicked.connect(self.toggle_log)
        self.bar.menu_clicked.connect(self._ask_for_menu)
        self.drawer.closed.connect(self.close_drawer)
        self.drawer.buildings_shown.connect(lambda found: self.board.set_marked(set(found)))

    # What is shown.

    def follow_settings(self) -> None:
        """Take over the settings that the table follows."""
        self.director.speed = self.preferences.now.animation_speed
        self.director.enabled = self.preferences.now.animations
        self.director.skip_if_busy()

    def _lay_villages(self) -> None:
        """Begin with another game: its villages, its players."""
        setup = self.model.setup
        self.board.set_board(setup.board)
        self.board.set_colors([player.color for player in setup.players])
        self.board.set_names({kind: building_names.one(kind) for kind in Kind})
        for card in self.cards:
            card.hide()
            card.deleteLater()
        seats = range(len(setup.players))
        self.cards = [PlayerCard(seat, self.drags, self.icons, self) for seat in seats]
        self.stage.cards = self.cards
        for card in self.cards:
            card.clicked.connect(self._show_score)
            card.show()
        self._set_tab_order()
        self._arrange()
        self.stage.settle()
        self._refresh()

    def _set_tab_order(self) -> None:
        """Reading order, with what a turn needs first."""
        order = [self.board, *self.tray.dice, self.chips, self.buttons.go, self.buttons.reroll]
        order += [self.buttons.undo, self.buttons.redo, *self.cards, *self.bar.buttons]
        for first, second in pairwise(order):
            QWidget.setTabOrder(first, second)

    def _show_change(self, change: Change) -> None:
        self._auto.stop()
        self._armed = NOBODY
        if change.cause in (Cause.STARTED, Cause.LOADED):
            self.director.drop()
            self._lay_villages()
            self._come_to_rest()
            return
        if change.cause is Cause.UNDONE or not self.director.enabled:
            self.director.drop()
            self.stage.settle()
            self._refresh()
            if change.cause is not Cause.UNDONE:
                for name in self.choreography.sounds(change):
                    self.stage.sound(name)
            QTimer.singleShot(0, self, self._come_to_rest)
            return
        self.director.perform(
            [
                lambda: self.stage.begin(change.before.owners),
                *self.choreography.steps(change),
                lambda: self.board.show_state(change.state),
            ]
        )
        self._refresh_turn()

    def _come_to_rest(self) -> None:
        """Everything has been shown: go on."""
        self._refresh()
        if self.model.is_over:
            self.game_over_shown.emit()
            return
        self._begin_auto()
        self.model.continue_turn()

    def _begin_auto(self) -> None:
        """For those who chose it: roll or end after a moment in which undo still works."""
        model, settings = self.model, self.preferences.now
        rolls = settings.auto_roll and model.can_roll and not model.can_collect
        ends = settings.auto_end and model.only_end_is_left
        if (rolls or ends) and not self._auto.isActive():
            self._auto.start()

    def _refresh(self) -> None:
        """Show everything as it is."""
        self._arrange()
        for card in self.cards:
            view = self.players.summary(card.player)
            card.show_player(view, active=view.to_move)
            card.can_drag = view.to_move and view.is_human and not self.rack.isVisible()
        self.supply.refresh()
        self.bar.update()
        self._refresh_turn()

    def _refresh_turn(self) -> None:
        """Show what the player to move can do."""
        model = self.model
        view = self.players.summary(model.player)
        self.rack.show_figures(view.color, view.figures)
        self._load_pieces()
        entering = model.can_enter_roll
        self.real_dice.setVisible(entering)
        self.chips.setVisible(not entering)
        self.real_dice.refresh()
        self.chips.refresh(model.prompt)
        self._mark_news()
        self._show_selection()

    def _load_pieces(self) -> None:
        """The pictures of what may be dragged."""
        dpr, side = self.devicePixelRatioF(), 46 * self.stage.scale
        self.drags.pixmap_for = {
            "figure": self.stage.figure_picture(self.model.player),
            "bishop": self.icons.icon("bishop", side, side, dpr, ""),
            "special": self.icons.icon("special", side, side, dpr, ""),
        }

    def _mark_news(self) -> None:
        """Mark what the others did since the player's last turn, until the player moves."""
        model = self.model
        fresh = model.is_human_turn and not model.state.moved
        self.board.set_marked(self.news() if fresh else set())

    def news(self) -> set[int]:
        """The buildings where something happened since the last turn of the player to move."""
        events = self.model.happened_since_turn_of(self.model.player)
        return {event.building for event in events if isinstance(event, FigurePlaced)}

    def _show_selection(self) -> None:
        model = self.model
        lit = {
            building: Lit(target.victim, self.tr("kick") if target.victim != NOBODY else "")
            for building, target in model.lit().items()
        }
        self.board.set_lit(lit)
        self.tray.refresh()
        self.chips.mark()
        self.buttons.refresh()
        self.bar.say(model.turn, model.prompt)

    def _preview(self, building: int) -> None:
        """Show in the tray which dice a building would use."""
        target = self.model.lit().get(building)
        self.tray.preview(target.ways[0] if target else ())

    def _repaint_parts(self) -> None:
        """Pictures came that were missing."""
        self._load_pieces()
        for part in self.findChildren(QWidget):
            if part is not self.board and part.parent() is not self.overlay:
                part.update()
        self.update()

    def say(self, text: str) -> None:
        """Show a line that goes away by itself."""
        board = self.board.geometry()
        top = QPoint(board.center().x(), board.top() + round(14 * self.stage.scale))
        self.toast.say(text, top, round(board.width() * 0.8))

    def _show_score(self, player: int) -> None:
        card = self.cards[player]
        tip = self.players.summary(player).score_tip
        QToolTip.showText(card.mapToGlobal(QPoint(card.width() // 2, 30)), tip, card)

    # What hands do.

    def use_building(self, building: int) -> None:
        """Place a figure; a kick needs a second click for those who want to be asked."""
        target = self.model.lit().get(building)
        kicks = target is not None and target.victim != NOBODY
        if kicks and self.preferences.now.confirm_kicks and self._armed != building:
            self._armed = building
            name = self.model.player_name(target.victim) if target else ""
            self.say(self.tr("This kicks {name} out. Once more to do it.").format(name=name))
            return
        self.model.place(building)

    def _use_thing(self, thing: str) -> None:
        """A click on a tile takes it; one on a figure says what to do with it."""
        if thing == "bishop":
            self.model.take_bishop()
        elif thing == "special":
            self.model.take_special()
        else:
            self.say(self.tr("Drag the figure onto a lit building, or click the building."))

    def _take_up(self, _thing: str) -> None:
        self.overlay.raise_()
        self.toast.hide()

    def _carry(self, thing: str, at: QPoint) -> None:
        if thing == "figure":
            building = self.board.building_at(at)
            self.board.set_hovered(building)

    def _drop(self, thing: str, at: QPoint) -> None:
        """A piece was let go: play it where it lies, or let it glide home."""
        self.board.set_hovered(None)
        before = len(self.model.game.steps)
        building = self.board.building_at(at) if thing == "figure" else None
        self.choreography.carried = at
        if building is not None:
            self.use_building(building)
        elif thing != "figure" and not self.supply.geometry().contains(self.mapFromGlobal(at)):
            self._use_thing(thing)
        elif thing == "figure":
            self.say(self.tr("A figure stands only on a building."))
        played = len(self.model.game.steps) > before
        piece = self.drags.take_piece()
        if piece is None:
            return
        if played:
            piece.hide()
            piece.deleteLater()
            return
        self.choreography.carried = None
        home = self.stage.hand_place(self.model.player)
        if thing != "figure":
            home = self.stage.supply_place(thing)
        glide = self.overlay.fly(piece, home, self.director.milliseconds(260), arc=0.05)
        glide.start()

    def _ask_for_dice(self, building: int, ways: tuple[tuple[int, ...], ...], what: What) -> None:
        at = self.tray.mapToGlobal(QPoint(self.tray.width() // 3, 0))
        if building != NOBODY:
            at = self.board.building_place(building)
        self.ways_menu = WaysMenu(self.model, building, ways, what, self)
        self.ways_menu.ask(at)

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
        self._mark_news()
        self.setFocus()

    def show_news(self) -> None:
        """Show again what the others did."""
        self.board.set_marked(self.news())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Keys that no part of the table took."""
        if not self.keys.press(event):
            super().keyPressEvent(event)

    # Where it lies.

    def resizeEvent(self, _event: QResizeEvent) -> None:
        """Lay everything out anew; what is in flight lands."""
        self.director.skip_if_busy()
        self._arrange()

    def _arrange(self) -> None:
        setup = self.model.setup
        villages, players = len(setup.board.villages), len(setup.players)
        places = arrange(self.width(), self.height(), villages, players, self.model.player)
        self.stage.scale = places.scale
        self._arrange_board(places)
        self._arrange_side(places)
        self._arrange_turn(places)
        self.drawer.setGeometry(_drawer_place(places))
        self.drawer.set_scale(places.scale)
        self.toast.scale = places.scale
        self.overlay.setGeometry(self.rect())
        self.overlay.raise_()

    def _arrange_board(self, places: Arrangement) -> None:
        self.board.setGeometry(places.board)
        self.board.set_columns(places.columns)
        self.bar.setGeometry(places.bar)
        self.bar.set_scale(places.scale, with_supply=places.supply is None)

    def _arrange_side(self, places: Arrangement) -> None:
        for card, place, density in zip(self.cards, places.cards, places.densities, strict=True):
            card.setGeometry(place)
            card.set_scale(places.scale)
            card.set_density(density)
        for panel, place in ((self.supply, places.supply), (self.rack, places.rack)):
            panel.setVisible(place is not None)
            if place is not None:
                panel.setGeometry(place)
                panel.set_scale(places.scale)

    def _arrange_turn(self, places: Arrangement) -> None:
        for panel, place in (
            (self.tray, places.tray),
            (self.chips, places.chips),
            (self.real_dice, places.chips),
            (self.buttons, places.buttons),
        ):
            panel.setGeometry(place)
            panel.set_scale(places.scale)
            panel.raise_()
        self.supply.raise_()
        self.rack.raise_()

    def paintEvent(self, event: QPaintEvent) -> None:
        """The wood of the table."""
        painter = QPainter(self)
        self.background.paint(painter, self.rect(), event.rect(), self.devicePixelRatioF())
        painter.end()


def _drawer_place(places: Arrangement) -> QRect:
    """Over the cards, as tall as can be without hiding the buttons."""
    first, last = places.cards[0], places.cards[-1]
    bottom = max(last.bottom(), places.buttons.top() - 8)
    place = first.united(last)
    place.setBottom(bottom)
    return place
