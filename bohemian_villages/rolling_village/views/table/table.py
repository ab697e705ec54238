"""A game of Rolling Village on the table: its model, and the screen on which it is played."""

from __future__ import annotations

from typing import Protocol

from PySide6.QtCore import QObject, QPoint, Signal
from PySide6.QtWidgets import QMenu, QWidget

from ....views.game_description import Export, Services
from ...engine.actions import Decision
from ...engine.game import Game
from ...engine.setup import Setup
from ...models.change import Change
from ...models.comparison import Comparison
from ...models.game_model import RollingModel
from ...models.new_game import rematch
from ..hint.side import RollingHintSide
from ..keys import TABLE
from .screen import RollingScreen


class Statistics(Protocol):
    """Stores finished games."""

    def begin(self, model: RollingModel, /) -> None:
        """A table is laid, whose changes will be told to `follow`."""

    def follow(self, model: RollingModel, change: Change, /) -> None:
        """Add the game of a table when it has been played to its end there."""


class RollingTable(QObject):
    """The table: model, screen and connections for one game after another."""

    changed = Signal()
    over_shown = Signal()
    result_requested = Signal()
    start_requested = Signal()
    menu_requested = Signal(QPoint)
    card_requested = Signal()
    help_requested = Signal()

    model: RollingModel
    screen: RollingScreen

    def __init__(
        self,
        services: Services,
        statistics: Statistics,
        parent: QWidget,
        exports: tuple[Export, ...] = (),
    ) -> None:
        super().__init__(parent)
        self._exports = exports
        self._services = services
        self._statistics = statistics
        self._parent = parent
        self._is_laid = False

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.model.is_over

    @property
    def snapshot(self) -> Game:
        """A snapshot of the game, unaffected by further play."""
        return self.model.snapshot

    def start(self, setup: Setup) -> None:
        """Begin a game."""
        if self._is_laid:
            self.model.new_game(setup)
        else:
            self._make_model(setup)
            self._make_screen()

    def load(self, game: Game) -> None:
        """Continue a game."""
        if self._is_laid:
            self.model.load(game)
        else:
            self._make_model(game.setup)
            self.model.load(game)
            self._make_screen()

    def rematch(self) -> Setup:
        """The setup of a rematch: the same players, new dice."""
        return rematch(self.model.setup)

    def _make_model(self, setup: Setup) -> None:
        self.model = RollingModel(setup, self)
        self.model.pace = self._services.pace
        players = self._services.players
        self.model.think_requested.connect(players.ask)
        self.model.thought_cancelled.connect(players.cancel)
        players.answered.connect(self._decide)
        self.model.comparison = Comparison(self.model, self._services.analyst, self.model)
        self._statistics.begin(self.model)
        self.model.changed.connect(self._keep)

    def _keep(self, change: Change) -> None:
        """Count a finished game, then have the change saved.

        If the process is killed in between, the resumed game is counted again, and the duplicate is
        ignored.
        """
        self._statistics.follow(self.model, change)
        self.changed.emit()

    def _decide(self, number: int, decision: Decision | None) -> None:
        """Play the decision as soon as the last action is saved."""
        self._services.pace.run_when_saved(lambda: self.model.decide(number, decision))

    def _make_screen(self) -> None:
        services = self._services
        self.screen = RollingScreen(self.model, services.preferences, services.art, self._parent)
        self.screen.stage.sound = services.play_sound
        self.screen.take_hint(self._make_hint())
        self.screen.menu_requested.connect(self.menu_requested)
        self.screen.card_requested.connect(self.card_requested)
        self.screen.help_requested.connect(self.help_requested)
        self.screen.game_over_shown.connect(self.over_shown)
        self.screen.buttons.result_requested.connect(self.result_requested)
        self.screen.bar.left.connect(self.start_requested)
        self.screen.drawer.log_list.add_to_menu = self.add_exports
        self._is_laid = True

    def _make_hint(self) -> RollingHintSide:
        screen, analyst = self.screen, self._services.analyst
        hint = RollingHintSide(self.model, screen.icons, screen.mark, screen)
        hint.model.asked.connect(analyst.ask)
        hint.model.dropped.connect(analyst.cancel)
        analyst.answered.connect(hint.model.tell)
        return hint

    def go_on(self) -> None:
        """Let AI players act if it is their turn."""
        self.model.continue_turn()

    def say(self, text: str) -> None:
        """Show a message."""
        self.screen.say(text)

    def add_to_menu(self, menu: QMenu) -> None:
        """Offer the hint while a person draws."""
        hint = self.screen.hint
        if hint is not None and self.model.is_human_turn:
            keys = TABLE["hint"].native[0]
            menu.addAction(self.tr("H&int") + f"\t{keys}", hint.toggle)

    def add_exports(self, menu: QMenu) -> None:
        """Offer what the game can be taken elsewhere as."""
        self._services.add_exports(menu, self._exports, self.model.game, self.model.game)

    def retranslate(self) -> None:
        """Make the screen again, because the language changed."""
        self.model.retranslate()
        self.screen.director.drop()
        self._make_screen()

    def stop(self) -> None:
        """Stop everything that would go on by itself."""
        self.screen.stop()
