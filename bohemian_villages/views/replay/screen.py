"""The replay screen: a recorded game on the board, with its log, its score and its dice."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRect, Qt, QTimer
from PySide6.QtWidgets import QListView, QWidget

from ...levels import OFFERED_LEVELS
from ...models.game.change import Cause, Change
from ...models.game.characters import face_of
from ...models.game.data import HUMAN, Game, Kind
from ...models.game.log import AT_BUILDING
from ...models.game.players import player_view
from ...models.replay.replay_log import ReplayLog
from ...models.replay.replay_model import ReplayModel, own_control
from ...words import foreign
from ...words.game.names import building_names
from ..board import BoardView
from ..table.cards.player_card import PlayerCard, show_alike
from ..table.layout import Density
from ..toolkit.animation.overlay import Overlay
from ..toolkit.art import Art
from ..toolkit.replay.branch import BranchSeat
from ..toolkit.replay.page import LONGEST_NAMES, AddExports, ReplayPage
from ..toolkit.replay.timeline import Strip
from ..toolkit.widgets.drag import DragSource
from . import layout


class ReplayScreen(ReplayPage):
    """Steps through a game; nothing here changes it."""

    def __init__(
        self,
        game: Game,
        art: Art | None = None,
        add_exports: AddExports | None = None,
        parent: QWidget | None = None,
    ) -> None:
        self.model = ReplayModel(game)
        self.log_model = ReplayLog(self.model)
        controls = [HUMAN, *OFFERED_LEVELS]
        super().__init__(self.model, self.log_model, controls, art, add_exports, parent)
        self.board = BoardView(self.art, self)
        self.drags = DragSource(Overlay(self), self)
        self.cards: list[PlayerCard] = []
        # A click only looks: the arrows go on stepping through the game.
        self.board.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.board.stackUnder(self.branch)
        self.model.changed.connect(self._show_change)
        # Not at once: while the step shown comes into view, the log is at its edge for a moment.
        self._scrolled = QTimer(self, singleShot=True, interval=0)
        self._scrolled.timeout.connect(self._tell_on)
        self.log.verticalScrollBar().valueChanged.connect(lambda _: self._scrolled.start())
        self.board.tip_for = self.model.target_tip
        self._show_game()

    def _show_game(self) -> None:
        """Lay out villages and cards of the game."""
        setup = self.model.setup
        colors = [player.color for player in setup.players]
        self.board.set_colors(colors)
        self.board.set_names({kind: building_names.one(kind) for kind in Kind})
        self.board.set_board(setup.board)
        self.log.set_colors(colors)
        self.timeline.show_game(self._strip(colors))
        for card in self.cards:
            card.hide()
            card.deleteLater()
        seats = range(len(colors))
        self.cards = [PlayerCard(seat, self.drags, self.icons, self) for seat in seats]
        for card in self.cards:
            card.stackUnder(self.branch)
            card.show()
        self.arrange()
        self._refresh()

    def _strip(self, colors: list[str]) -> Strip:
        starts = self.model.turn_starts
        movers = [self.model.state_at(start).player for start in starts]
        labels = tuple(str(turn) for turn in range(1, len(starts) + 1))
        return Strip(tuple(colors), tuple(colors[player] for player in movers), labels)

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
            view = player_view(self.model, card.player)
            card.show_player(view, active=view.to_move)
        self._arrange_side()
        self.show_in_log()
        self.timeline.show_totals(tuple(each.total for each in model.scores_now))
        self._say_place()

    def show_in_log(self) -> None:
        """Scroll the log to the present step; in a long game, list the turns around it."""
        self.log_model.reach(self.model.at)
        super().show_in_log()

    def _tell_on(self) -> None:
        """Scrolling to the edge of the log of a long game lists more turns."""
        bar = self.log.verticalScrollBar()
        by = {bar.maximum(): 1, bar.minimum(): -1}.get(bar.value(), 0)
        if not by or not self.log_model.rows:
            return
        edge = 0 if by < 0 else len(self.log_model.rows) - 1
        seen = self.log_model.rows[edge]
        if self.log_model.shift(by):
            place = self.log_model.rows.index(seen)
            hints = QListView.ScrollHint
            hint = hints.PositionAtTop if by < 0 else hints.PositionAtBottom
            self.log.scrollTo(self.log_model.index(place), hint)

    def mark(self, places: Sequence[int]) -> None:
        """Light what a line of the log speaks of, or again what the last step did."""
        if places:
            self.board.set_marked(set(places))
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

    # Playing on.

    def seats(self) -> Sequence[BranchSeat]:
        """The seats of the game."""
        return [
            BranchSeat(
                self.model.player_name(seat),
                f"figure-{player.color}",
                player.control,
                own_control(player),
                face_of(player),
            )
            for seat, player in enumerate(self.model.setup.players)
        ]

    # Where it lies.

    @property
    def picture_place(self) -> QRect:
        """The place of the villages."""
        return self.board.geometry()

    def arrange(self) -> None:
        """Place all parts."""
        places = layout.places(self.size(), self.px)
        self.board.setGeometry(places.picture)
        self.arrange_frame(places)
        self._arrange_side()

    def _arrange_side(self) -> None:
        """Place cards and log, whose size depends on the player to move."""
        place = layout.places(self.size(), self.px).side
        active = [card.is_active for card in self.cards]
        side = layout.side(place, active, self.height(), self.px)
        for card, rect in zip(self.cards, side.cards, strict=True):
            card.setGeometry(rect)
            card.set_scale(self.scale)
            card.set_density(Density.SLIM)
        show_alike(self.cards)
        self.log_panel.setGeometry(side.log_panel)
        self.log_panel.set_scale(self.scale)
        self.log.setGeometry(side.log)
        self.log.set_scale(self.scale)
