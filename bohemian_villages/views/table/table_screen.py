"""The table screen: lays the parts out, keeps them true to the game, and lets hands play."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from PySide6.QtCore import QPoint, Qt, QTimer, Signal
from PySide6.QtGui import (
    QHideEvent,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
    QShortcut,
    QShowEvent,
)
from PySide6.QtWidgets import QToolTip, QWidget

from ...models.actions import ActionsModel
from ...models.change import Cause, Change
from ...models.data import NOBODY, Board, DiceRolled, FigurePlaced, Kind
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
from ..hint.side import HintSide
from ..shortcuts import shortcut
from ..theme import theme_bus
from .background import Background
from .bar import Bar
from .buttons import Buttons
from .card import PlayerCard
from .chips import Chips
from .drawer import Drawer
from .hands import Hands
from .icons import ArtIcons
from .keys import TableKeys
from .layout import Arrangement
from .moment import Moment
from .placing import place_parts
from .rack import Rack
from .real_dice import RealDice
from .stage import TableStage
from .supply import SupplyPanel
from .toast import Toast
from .tray import Tray

# In which a turn that was ended can be taken back before an AI player rolls.
GRACE_MS = 400


class TableScreen(QWidget):
    """One game on the table."""

    menu_requested = Signal(QPoint)
    card_requested = Signal()
    """Somebody wants to see the overview card."""
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
        self._rest_due = QTimer(self, singleShot=True, interval=0)
        self._rest_due.timeout.connect(self._come_to_rest)
        self._is_rolling = False
        self._was_undone = False
        self._held_back: list[str] = []
        self._connect_model()
        self._connect_hands()
        self._make_shortcuts()
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
        self.places: Arrangement | None = None
        self.supply = SupplyPanel(self.supply_model, self.drags, self.icons, self)
        self.rack = Rack(self.drags, self.icons, self)
        self.tray = Tray(self.model, self.icons, self)
        self.chips = Chips(self.model, self.icons, self)
        self.real_dice = RealDice(self.model, self.icons, self)
        self.buttons = Buttons(self.model, self.icons, self)
        self.drawer = Drawer(self.actions_model, self.log, self.icons, self)
        self.toast = Toast(self.icons, self)
        self.drawer.hide()
        self.real_dice.hide()

    def _make_director(self) -> None:
        self.stage = TableStage(
            self.model, self.board, self.tray, self.rack, self.supply, self.icons
        )
        self.director = Director(self.overlay, self.stage, self)
        self.choreography = Choreography(self.director)
        self.director.finished.connect(self._come_to_rest)
        self.moment = Moment(self.buttons.go, self.drags, self)
        self.moment.over.connect(self.buttons.go_on)
        self.hands = Hands(self)
        self.hint = HintSide(self)
        self.keys = TableKeys(self)
        self.follow_settings()

    def _connect_model(self) -> None:
        model = self.model
        model.changed.connect(self._show_change)
        model.selection_changed.connect(self._show_selection)
        model.rejected.connect(self.say)
        model.notice.connect(self._tell)
        self.art.ready.connect(self._repaint_parts)
        self.preferences.changed.connect(self.follow_settings)
        theme_bus().changed.connect(self.update)

    def _connect_hands(self) -> None:
        self.board.building_clicked.connect(self.hands.use_building)
        self.board.building_hovered.connect(self._preview)
        self.board.cursor_moved.connect(self._preview)
        self.board.background_clicked.connect(self.director.skip_if_busy)
        self.board.tip_for = self.model.target_tip
        self.bar.show_all_clicked.connect(self.board.show_all)
        self.bar.zoom_clicked.connect(lambda: self.board.zoom_by(1.4))
        self.bar.log_clicked.connect(self.toggle_log)
        self.bar.menu_clicked.connect(self._ask_for_menu)
        self.drawer.closed.connect(self.close_drawer)
        self.drawer.buildings_shown.connect(self._mark_told)
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
        if not self._goes_on_by_itself():
            self.moment.stop()

    def _lay_villages(self) -> None:
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
        for above in (self.drawer, self.toast, self.overlay):
            above.raise_()
        self._set_tab_order()
        # First the place, then the villages: their pictures are drawn for one size only.
        self.board.set_board(Board(()))
        self._arrange()
        colors = [player.color for player in setup.players]
        self.board.set_colors(colors)
        self.drawer.log_list.set_colors(colors)
        self.board.set_names({kind: building_names.one(kind) for kind in Kind})
        self.board.set_board(setup.board)
        self.stage.settle()
        self._is_rolling = False
        self.hint.begin()
        self._refresh()

    def _set_tab_order(self) -> None:
        """Reading order, with what a turn needs first."""
        order = [self.board, *self.tray.dice, self.chips, self.buttons.go, self.buttons.reroll]
        order += [self.buttons.undo, self.buttons.redo, self.buttons.hint]
        order += [self.hint.panel.list, self.hint.panel.play, self.hint.panel.close_button]
        order += [*self.cards, *self.bar.buttons]
        for first, second in pairwise(order):
            QWidget.setTabOrder(first, second)

    def _show_change(self, change: Change) -> None:
        self.moment.stop()
        self.hands.forget()
        self._was_undone = change.cause is Cause.UNDONE
        if change.cause in (Cause.STARTED, Cause.LOADED):
            self.director.drop()
            self._lay_villages()
            self._rest_due.start(0)
        elif self._was_undone or not self.director.enabled or not self.isVisible():
            self._show_at_once(change)
        else:
            self._perform(change)

    def _show_at_once(self, change: Change) -> None:
        self.director.drop()
        self.stage.settle()
        self._is_rolling = False
        self._refresh()
        if not self._was_undone:
            for name in self.choreography.sounds(change):
                self.stage.sound(name)
        self._rest_due.start(self._grace(change))

    def _perform(self, change: Change) -> None:
        """Show a change step by step; nobody is told what fell before the dice lie still."""
        rolled = [event.dice for event in change.events if isinstance(event, DiceRolled)]
        for dice in rolled:
            self._is_rolling = True
            self.tray.hold(dice)
        self.director.perform(
            [
                lambda: self.stage.begin(change.before.owners),
                *self.choreography.steps(change),
                lambda: self.board.show_state(change.state),
                self.director.breath(self._grace(change)),
            ]
        )
        self._refresh_turn()

    def _grace(self, change: Change) -> int:
        """Milliseconds in which a person may take a turn's end back before an AI player rolls."""
        hands_over = change.by_human and not (self.model.is_human_turn or self.model.is_over)
        return GRACE_MS if hands_over and change.cause is not Cause.UNDONE else 0

    def _come_to_rest(self) -> None:
        """Everything has been shown: go on. Nothing does while the table is out of sight."""
        if self.director.is_busy:
            return
        self._is_rolling = False
        self._refresh()
        for text in self._held_back:
            self.say(text)
        self._held_back.clear()
        if not self.isVisible():
            return
        if self.model.is_over:
            self.game_over_shown.emit()
            return
        if self._goes_on_by_itself() and not self._was_undone:
            self.moment.begin()
        self.model.continue_turn()

    def _goes_on_by_itself(self) -> bool:
        """Whether a person chose that dice are rolled or the turn is ended for them now."""
        model, settings = self.model, self.preferences.now
        rolls = settings.auto_roll and model.can_roll and not model.can_collect
        return rolls or (settings.auto_end and model.only_end_is_left)

    def _refresh(self) -> None:
        """Show everything as it is."""
        self._arrange()
        for card in self.cards:
            view = self.players.summary(card.player)
            card.show_player(view, active=view.to_move)
            card.can_drag = view.to_move and view.is_human and not self.rack.isVisible()
        self.supply.refresh()
        self.bar.update()
        self.hint.show_chances()
        self._refresh_turn()

    def _refresh_turn(self) -> None:
        """Show what the player to move can do."""
        model = self.model
        view = self.players.summary(model.player)
        self.rack.show_figures(view.color, view.figures, can_drag=view.is_human)
        self._load_pieces()
        entering = model.can_enter_roll
        self.real_dice.setVisible(entering)
        self.chips.setVisible(not entering)
        self.real_dice.refresh()
        if not self._is_rolling:
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

    def _mark_told(self, buildings: Sequence[int]) -> None:
        """Mark what a line of the log speaks of, or again what the others did."""
        if buildings:
            self.board.set_marked(set(buildings))
        else:
            self._mark_news()

    def news(self) -> set[int]:
        """The buildings where something happened since the last turn of the player to move."""
        events = self.model.happened_since_turn_of(self.model.player)
        return {event.building for event in events if isinstance(event, FigurePlaced)}

    def _show_selection(self) -> None:
        model = self.model
        lit = {
            building: Lit(target.victim, self.tr("kick") if target.victim != NOBODY else "")
            for building, target in model.lit().items()
            if not self._is_rolling
        }
        suggested = self.hint.lit()
        self.board.set_lit(lit if suggested is None or self._is_rolling else suggested)
        self.tray.refresh()
        self.chips.mark()
        self._preview()
        self.buttons.refresh(rolling=self._is_rolling)
        if not self._is_rolling:
            self.bar.say(model.turn, self.hint.prompt or model.prompt)

    @property
    def is_rolling(self) -> bool:
        """Whether dice tumble of which nothing may be told yet."""
        return self._is_rolling

    def refresh_selection(self) -> None:
        """Show anew what is selected or suggested."""
        self._show_selection()

    def arrange_anew(self) -> None:
        """Lay the parts out again: some came or went."""
        if self.places is not None:
            self._arrange()

    def _preview(self) -> None:
        """Show in the tray which dice the building under pointer or cursor would use."""
        board = self.board
        building = board.cursor_building if board.hovered is None else board.hovered
        target = None if building is None else self.model.lit().get(building)
        self.tray.preview(target.ways[0] if target else ())

    def _repaint_parts(self) -> None:
        """Pictures came that were missing."""
        if not self.icons.has_missed:
            return
        self.icons.has_missed = False
        self._load_pieces()
        for part in self.findChildren(QWidget):
            if part is not self.board and part.parent() is not self.overlay:
                part.update()
        self.update()

    def say(self, text: str) -> None:
        """Show a line that goes away by itself."""
        self.toast.say(text, *self.toast_place())

    def toast_place(self) -> tuple[QPoint, int]:
        """Where a line is shown, and how wide it may be."""
        board = self.board.geometry()
        top = QPoint(board.center().x(), board.top() + round(14 * self.stage.scale))
        return top, round(board.width() * 0.8)

    def _tell(self, text: str) -> None:
        """Say what happened, but nothing about dice that still tumble."""
        if self._is_rolling:
            self._held_back.append(text)
        else:
            self.say(text)

    def _show_score(self, player: int) -> None:
        card = self.cards[player]
        tip = self.players.summary(player).score_tip
        QToolTip.showText(card.mapToGlobal(QPoint(card.width() // 2, 30)), tip, card)

    def stop(self) -> None:
        """The window closes: nothing goes on by itself any more."""
        self.moment.stop()
        self.drags.cancel()
        self.director.drop()
        self._rest_due.stop()

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
        """Lay everything out anew; what is in flight lands, what is in hand glides home."""
        self.drags.cancel()
        self.director.skip_if_busy()
        self._arrange()

    def showEvent(self, _event: QShowEvent) -> None:
        """Go on where the game stands."""
        self._rest_due.start(0)

    def hideEvent(self, event: QHideEvent) -> None:
        """Out of sight nothing moves; a window that is only minimised plays on."""
        if not event.spontaneous():
            self.moment.stop()
            self.drags.cancel()
            self.director.skip_if_busy()

    def _arrange(self) -> None:
        place_parts(self)

    def paintEvent(self, event: QPaintEvent) -> None:
        """The wood of the table."""
        with QPainter(self) as painter:
            self.background.paint(painter, self.rect(), event.rect(), self.devicePixelRatioF())
