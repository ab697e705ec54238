"""A game of Bohemian Villages on the table: its model, and the screen on which it is played."""

from __future__ import annotations

from PySide6.QtCore import QObject, QPoint, Signal
from PySide6.QtWidgets import QMenu, QWidget

from ...models.game.change import Change
from ...models.game.data import Decision, Game, Setup
from ...models.game.game_model import GameModel
from ...models.new_game.setups import rematch
from ...models.people.results import Results
from ...models.statistics.statistics_model import StatisticsModel
from ..game_description import Services
from ..keys import TABLE
from ..table.table_screen import TableScreen
from .exports import EXPORTS


class VillagesTable(QObject):
    """The table: model, screen and connections for one game after another."""

    changed = Signal()
    over_shown = Signal()
    result_requested = Signal()
    start_requested = Signal()
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
        self._results = Results(statistics.people, self)

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
        """The setup of a rematch: new dice, and the next player begins."""
        self._results.settle()
        return rematch(self.model.setup, self._statistics.people)

    def _make_model(self, setup: Setup) -> None:
        self.model = GameModel(setup, self)
        self.model.pace = self._services.pace
        players = self._services.players
        self.model.think_requested.connect(players.ask)
        self.model.thought_cancelled.connect(players.cancel)
        players.answered.connect(self._decide)
        self._results.asked.connect(players.ask)
        self._results.dropped.connect(players.cancel)
        players.answered.connect(self._results.tell)
        self._statistics.begin(self.model)
        self.model.changed.connect(self._keep)

    def _keep(self, change: Change) -> None:
        """Count a finished game, then have the change saved.

        If the process is killed in between, the resumed game is counted again, and the duplicate
        is ignored.
        """
        self._statistics.follow(self.model, change)
        self._results.follow(self.model, change)
        self.changed.emit()

    def _decide(self, number: int, decision: Decision | None) -> None:
        """Play the decision as soon as the last action is saved."""
        self._services.pace.run_when_saved(lambda: self.model.decide(number, decision))

    def _make_screen(self) -> None:
        services = self._services
        self.screen = TableScreen(self.model, services.preferences, services.art, self._parent)
        self.screen.stage.sound = services.play_sound
        for model in (self.screen.hint.model, self.screen.why.model):
            model.asked.connect(services.analyst.ask)
            model.dropped.connect(services.analyst.cancel)
            services.analyst.answered.connect(model.tell)
        self.screen.hint.follow_settings()
        self.screen.menu_requested.connect(self.menu_requested)
        self.screen.card_requested.connect(self.card_requested)
        self.screen.help_requested.connect(self.help_requested)
        self.screen.game_over_shown.connect(self.over_shown)
        self.screen.buttons.result_requested.connect(self.result_requested)
        self.screen.bar.left.connect(self.start_requested)
        self.screen.drawer.log_list.add_to_menu = self.add_exports
        self._is_laid = True

    def go_on(self) -> None:
        """Let AI players act if it is their turn."""
        self.model.continue_turn()

    def say(self, text: str) -> None:
        """Show a message."""
        self.screen.say(text)

    def add_to_menu(self, menu: QMenu) -> None:
        """Offer the hint on a person's turn."""
        if self.model.is_human_turn:
            keys = TABLE["hint"].native[0]
            menu.addAction(self.tr("H&int") + f"\t{keys}", self.screen.hint.toggle)

    def add_exports(self, menu: QMenu) -> None:
        """Offer what the game can be taken elsewhere as."""
        self._services.add_exports(menu, EXPORTS, self.model.game, self.model.game)

    def retranslate(self) -> None:
        """Make the screen again, because the language changed."""
        self.model.retranslate()
        self.screen.director.drop()
        self._make_screen()

    def stop(self) -> None:
        """Stop everything that would go on by itself."""
        self._results.settle()
        self.screen.stop()
