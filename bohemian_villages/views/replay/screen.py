"""The replay screen: a recorded game on the board, with its log, its score and its dice."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QListView, QWidget

from ...models.game.change import Cause, Change
from ...models.game.data import Game, Kind
from ...models.game.log import AT_BUILDING
from ...models.game.players import PlayersModel
from ...models.replay.replay_log import ReplayLog
from ...models.replay.replay_model import ReplayModel
from ...words import foreign
from ...words.names import building_names
from ..board import BoardView
from ..table.cards.player_card import PlayerCard
from ..table.layout import Density
from ..table.log_list import LogList
from ..toolkit.animation.overlay import Overlay
from ..toolkit.art import Art
from ..toolkit.painting.background import Background
from ..toolkit.widgets.drag import DragSource
from ..toolkit.widgets.page_bar import ScreenBar
from ..toolkit.widgets.panel import Panel
from ..toolkit.widgets.screen import Screen
from ..toolkit.widgets.toast import Toast
from . import layout
from .branch import BranchPanel
from .controls import Controls
from .playback import Playback
from .timeline import Timeline

# The turn beside them must be seen too.
LONGEST_NAMES = 70


class ReplayScreen(Screen):
    """Steps through a game; nothing here changes it."""

    closed = Signal()
    branch_requested = Signal(object)
    """The Game that somebody wants to play on from here."""

    def __init__(self, game: Game, art: Art | None = None, parent: QWidget | None = None) -> None:
        super().__init__(art, parent)
        self.model = ReplayModel(game, self)
        self.playback = Playback(self.model, self)
        self._telling = False
        self._make_parts()
        self._connect()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._show_game()

    def _make_parts(self) -> None:
        self.background = Background(self.art)
        self.bar = ScreenBar(self.icons, self)
        self.board = BoardView(self.art, self)
        self.players = PlayersModel(self.model, self)
        self.drags = DragSource(Overlay(self), self)
        self.cards: list[PlayerCard] = []
        self.log_model = ReplayLog(self.model, self)
        self.log_panel = Panel(self.icons, self)
        self.log = LogList(self.log_model, [], self.icons, self.log_panel)
        self.time_panel = Panel(self.icons, self)
        self.timeline = Timeline(self.model, self.icons, self.time_panel)
        self.controls = Controls(self.icons, self.time_panel)
        self.branch = BranchPanel(self.icons, self)
        self.toast = Toast(self.icons, self)

    def _connect(self) -> None:
        self.model.changed.connect(self._show_change)
        self.bar.back.connect(self.closed)
        self.timeline.sought.connect(self.seek)
        self.log.step_chosen.connect(self.seek)
        self.log.buildings_shown.connect(self._mark)
        self.log.copied.connect(lambda: self.say(self.tr("Copied")))
        self.log.verticalScrollBar().valueChanged.connect(self._tell_on)
        self.controls.pressed.connect(self.press)
        self.controls.by_turn_chosen.connect(self.playback.set_by_turn)
        self.controls.speed_chosen.connect(self.playback.set_speed)
        self.playback.playing.connect(self.controls.show_playing)
        self.controls.verify_pressed.connect(self.verify)
        self.controls.branch_pressed.connect(self._ask_to_branch)
        self.branch.chosen.connect(self._branch)
        self.branch.dismissed.connect(self.setFocus)
        self.board.tip_for = self.model.target_tip

    def open(self, game: Game) -> None:
        """Look at another game, from its start."""
        self.playback.pause()
        self.branch.hide()
        self.model.open(game)

    def _show_game(self) -> None:
        """Lay out villages and cards of the game."""
        setup = self.model.setup
        colors = [player.color for player in setup.players]
        self.board.set_colors(colors)
        self.board.set_names({kind: building_names.one(kind) for kind in Kind})
        self.board.set_board(setup.board)
        self.log.set_colors(colors)
        for card in self.cards:
            card.hide()
            card.deleteLater()
        seats = range(len(colors))
        self.cards = [PlayerCard(seat, self.drags, self.icons, self) for seat in seats]
        for card in self.cards:
            card.show()
        self.arrange()
        self._refresh()

    def _show_change(self, change: Change) -> None:
        if change.cause is Cause.LOADED:
            self.log_model.open()
            self._show_game()
        else:
            self._refresh()

    def _refresh(self) -> None:
        model = self.model
        self.board.show_state(model.state)
        self._mark_last_step()
        for card in self.cards:
            view = self.players.summary(card.player)
            card.show_player(view, active=view.to_move)
        self._arrange_side()
        self._show_in_log()
        self.timeline.update()
        self._say_place()

    def _show_in_log(self) -> None:
        self._telling = True
        self.log_model.reach(self.model.at)
        self.log.show_step(self.model.at)
        self._telling = False

    def _tell_on(self, place: int) -> None:
        """Whoever scrolls to the edge of what is told of a long game is told more."""
        bar = self.log.verticalScrollBar()
        by = -1 if place == bar.minimum() else 1 if place == bar.maximum() else 0
        if self._telling or not by or not self.log_model.rows:
            return
        edge = 0 if by < 0 else len(self.log_model.rows) - 1
        seen = self.log_model.rows[edge]
        self._telling = True
        if self.log_model.shift(by):
            place = self.log_model.rows.index(seen)
            hints = QListView.ScrollHint
            hint = hints.PositionAtTop if by < 0 else hints.PositionAtBottom
            self.log.scrollTo(self.log_model.index(place), hint)
        self._telling = False

    def _mark(self, found: Sequence[int]) -> None:
        """Light what a line of the log speaks of, or again what the last step did."""
        if found:
            self.board.set_marked(set(found))
        else:
            self._mark_last_step()

    def _mark_last_step(self) -> None:
        steps = self.model.game.steps
        events = steps[-1].events if steps else ()
        found = {event.building for event in events if isinstance(event, AT_BUILDING)}
        self.board.set_marked(found)

    def _say_place(self) -> None:
        model = self.model
        names = ", ".join(model.player_name(seat) for seat in range(len(self.cards)))
        names = foreign.one_line(names, LONGEST_NAMES)
        turn, turns = model.turn_at(model.at) + 1, len(model.turn_starts)
        place = self.tr("{names} · turn {turn} of {turns}, step {step}").format(
            names=names, turn=turn, turns=turns, step=model.action_in_turn
        )
        self.bar.say(self.tr("Replay"), place, self.tr("Back"))

    # What hands do.

    def seek(self, steps: int) -> None:
        """Go anywhere."""
        self.playback.pause()
        self.model.go(steps)

    def press(self, key: str) -> None:
        """What a button of the controls means."""
        if key == "play":
            self.playback.toggle()
            return
        self.playback.pause()
        model = self.model
        {
            "first": lambda: model.go(0),
            "turn-back": lambda: model.turn_step(-1),
            "back": lambda: self.playback.step(-1),
            "on": lambda: self.playback.step(1),
            "turn-on": lambda: model.turn_step(1),
            "last": lambda: model.go(model.length),
        }[key]()

    def verify(self) -> None:
        """Check the dice and say what that means."""
        _fair, sentence = self.model.verify()
        self.say(sentence)

    def say(self, text: str) -> None:
        """Show a line that goes away by itself."""
        place = self.board.geometry()
        top = place.center()
        top.setY(place.top() + self.px(14))
        self.toast.scale = self.scale
        self.toast.say(text, top, round(place.width() * 0.8))

    def _ask_to_branch(self) -> None:
        self.playback.pause()
        if self.model.is_over:
            self.say(self.tr("The game is over here; go back a little to play on."))
        else:
            self.branch.ask(self.model)
            self._arrange_branch()

    def _branch(self, controls: list[str], fresh_dice: bool) -> None:
        self.branch_requested.emit(self.model.branch(controls, fresh_dice=fresh_dice))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows step, with Shift by turns; Space plays."""
        shift = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
        keys = {
            Qt.Key.Key_Left: "turn-back" if shift else "back",
            Qt.Key.Key_Right: "turn-on" if shift else "on",
            Qt.Key.Key_Home: "first",
            Qt.Key.Key_End: "last",
            Qt.Key.Key_Space: "play",
        }
        if event.key() in keys:
            self.press(keys[Qt.Key(event.key())])
        elif event.key() == Qt.Key.Key_Escape:
            self.closed.emit()
        else:
            super().keyPressEvent(event)

    # Where it lies.

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the step that is shown in sight."""
        super().resizeEvent(event)
        QTimer.singleShot(0, self, self._show_in_log)

    def arrange(self) -> None:
        """Everything in its place."""
        places = layout.places(self.size(), self.px)
        self.bar.setGeometry(places.bar)
        self.board.setGeometry(places.board)
        self.time_panel.setGeometry(places.time_panel)
        self.timeline.setGeometry(places.timeline)
        self.controls.setGeometry(places.controls)
        for part in (self.bar, self.time_panel, self.timeline, self.controls):
            part.set_scale(self.scale)
        self._arrange_side()
        self._arrange_branch()

    def _arrange_side(self) -> None:
        """Cards and log, which change their size with whoever is to move."""
        place = layout.places(self.size(), self.px).side
        active = [card.is_active for card in self.cards]
        side = layout.side(place, active, self.height(), self.px)
        for card, rect in zip(self.cards, side.cards, strict=True):
            card.setGeometry(rect)
            card.set_scale(self.scale)
            card.set_density(Density.SLIM)
        self.log_panel.setGeometry(side.log_panel)
        self.log_panel.set_scale(self.scale)
        self.log.setGeometry(side.log)
        self.log.set_scale(self.scale)

    def _arrange_branch(self) -> None:
        """Above the button that asks for it."""
        if self.branch.isVisibleTo(self):
            self.branch.set_scale(self.scale)
            size = self.branch.sizeHint()
            right = self.time_panel.geometry().right() - self.px(6)
            bottom = self.time_panel.geometry().bottom() - self.px(62)
            top = max(self.px(46), bottom - size.height())
            self.branch.setGeometry(right - size.width(), top, size.width(), bottom - top)
            self.branch.raise_()

    def paintEvent(self, event: QPaintEvent) -> None:
        """The wood of the table."""
        with QPainter(self) as painter:
            self.background.paint(painter, self.rect(), event.rect(), self.devicePixelRatioF())
