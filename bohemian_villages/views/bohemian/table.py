"""A game of Bohemian Villages on the table: its model, and the screen on which it is played."""

from __future__ import annotations

from PySide6.QtCore import QObject, QPoint, Signal
from PySide6.QtWidgets import QMenu, QWidget

from ...models.game.data import Decision, Game, Setup
from ...models.game.game_model import GameModel
from ...models.new_game.setups import rematch
from ...models.statistics.statistics_model import StatisticsModel
from ..game_description import Services
from ..table.table_screen import TableScreen
from ..toolkit.shortcuts import shortcut
from .exports import EXPORTS


class VillagesTable(QObject):
    """One game after the other, at the same table."""

    changed = Signal()
    over_shown = Signal()
    menu_requested = Signal(QPoint)
    card_requested = Signal()
    help_requested = Signal()

    model: GameModel
    screen: TableScreen

    def __init__(self, services: Services, statistics: StatisticsModel, parent: QWidget) -> None:
        super().__init__(parent)
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
        """The game as it is now, whatever is played on."""
        return self.model.snapshot

    def start(self, setup: Setup) -> None:
        """Begin a game."""
        if self._is_laid:
            self.model.new_game(setup)
        else:
            self._make_model(setup)
            self._make_screen()

    def load(self, game: Game) -> None:
        """Go on with a game."""
        if self._is_laid:
            self.model.load(game)
        else:
            self._make_model(game.setup)
            self.model.load(game)
            self._make_screen()

    def rematch(self) -> Setup:
        """The same table, new dice; the next player begins."""
        return rematch(self.model.setup)

    def _make_model(self, setup: Setup) -> None:
        self.model = GameModel(setup, self)
        self.model.pace = self._services.pace
        players = self._services.players
        self.model.think_requested.connect(players.ask)
        self.model.thought_cancelled.connect(players.cancel)
        players.answered.connect(self._decide)
        # First of all: after a kill in between, the game is continued and added once more, which
        # changes nothing.
        self._statistics.follow(self.model)
        self.model.changed.connect(lambda _change: self.changed.emit())

    def _decide(self, number: int, decision: Decision | None) -> None:
        """An AI player may be fast, but not ahead of the disk."""
        self._services.pace.when_kept(lambda: self.model.decide(number, decision))

    def _make_screen(self) -> None:
        services = self._services
        self.screen = TableScreen(self.model, services.preferences, services.art, self._parent)
        self.screen.stage.sound = services.play_sound
        hint = self.screen.hint.model
        hint.asked.connect(services.analyst.ask)
        hint.dropped.connect(services.analyst.cancel)
        services.analyst.answered.connect(hint.tell)
        self.screen.hint.follow_settings()
        self.screen.menu_requested.connect(self.menu_requested)
        self.screen.card_requested.connect(self.card_requested)
        self.screen.help_requested.connect(self.help_requested)
        self.screen.game_over_shown.connect(self.over_shown)
        self.screen.drawer.log_list.add_to_menu = self.add_exports
        self._is_laid = True

    def go_on(self) -> None:
        """Let AI players begin where it is their turn."""
        self.model.continue_turn()

    def say(self, text: str) -> None:
        """Say something in a line."""
        self.screen.say(text)

    def add_to_menu(self, menu: QMenu) -> None:
        """Offer the hint on a person's turn."""
        if self.model.is_human_turn:
            keys = shortcut("table", "hint").native[0]
            menu.addAction(self.tr("H&int") + f"\t{keys}", self.screen.hint.toggle)

    def add_exports(self, menu: QMenu) -> None:
        """Offer what the game can be taken elsewhere as."""
        self._services.add_exports(menu, EXPORTS, self.model.game, self.model.game)

    def retranslate(self) -> None:
        """Another language is spoken: the screen is made anew."""
        self.model.retranslate()
        self.screen.director.drop()
        self._make_screen()

    def stop(self) -> None:
        """Nothing goes on by itself any more."""
        self.screen.stop()
