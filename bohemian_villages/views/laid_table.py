"""LaidTable: the table of any game, with its model and its screen, for one game after another."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, TypeVar

from PySide6.QtCore import QObject, QPoint, Signal
from PySide6.QtWidgets import QMenu, QWidget

from ..models.change import Change
from ..models.files.game_format import AnyGame
from .game_description import AnySetup, Export, Services
from .toolkit.shortcuts import ScreenKeys
from .toolkit.table.page import TablePage

Model = TypeVar("Model")
"""A PlayedGame, with what the table of every game needs besides."""
Screen = TypeVar("Screen", bound=TablePage)
AddToMenu = Callable[[QMenu], object]


class LaidTable(QObject, Generic[Model, Screen]):
    """Makes model and screen when the first game is laid, and connects them to the program."""

    changed = Signal()
    over_shown = Signal()
    result_requested = Signal()
    start_requested = Signal()
    menu_requested = Signal(QPoint)
    card_requested = Signal()
    help_requested = Signal()
    stopped = Signal()
    """The window closes."""

    model: Model
    screen: Screen
    _model: Any
    """The same model: only the game's own parts know its type."""

    def __init__(
        self,
        services: Services,
        exports: tuple[Export, ...],
        keys: ScreenKeys,
        make_model: Callable[[AnySetup, QObject], Model],
        make_screen: Callable[[Model, AddToMenu], Screen],
        follow: Callable[[Model, Change[Any, Any]], object],
        rematch: Callable[[AnySetup], AnySetup],
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self._services = services
        self._exports = exports
        self._keys = keys
        self._make = make_model
        self._show = make_screen
        self._follow = follow
        self._rematch = rematch
        self._is_laid = False

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return bool(self._model.is_over)

    @property
    def snapshot(self) -> AnyGame:
        """A snapshot of the game, unaffected by further play."""
        return self._model.snapshot

    def start(self, setup: AnySetup) -> None:
        """Begin a game."""
        if self._is_laid:
            self._model.new_game(setup)
        else:
            self._make_model(setup)
            self._make_screen()

    def load(self, game: AnyGame) -> None:
        """Continue a game."""
        if self._is_laid:
            self._model.load(game)
        else:
            self._make_model(game.setup)
            self._model.load(game)
            self._make_screen()

    def rematch(self) -> AnySetup:
        """The setup of a rematch."""
        return self._rematch(self._model.setup)

    def _make_model(self, setup: AnySetup) -> None:
        players = self._services.players
        self.model = self._model = self._make(setup, self)
        self._model.pace = self._services.pace
        self._model.think_requested.connect(players.ask)
        self._model.thought_cancelled.connect(players.cancel)
        players.answered.connect(self._decide)
        self._model.changed.connect(self._keep)

    def _keep(self, change: Change[Any, Any]) -> None:
        """Count a finished game, then have the change saved.

        If the process is killed in between, the resumed game is counted again, and the duplicate
        is ignored.
        """
        self._follow(self.model, change)
        self.changed.emit()

    def _decide(self, number: int, decision: object) -> None:
        """Play the decision as soon as the last action is saved."""
        self._services.pace.run_when_saved(lambda: self._model.decide(number, decision))

    def _make_screen(self) -> None:
        self.screen = screen = self._show(self.model, self.add_exports)
        screen.menu_requested.connect(self.menu_requested)
        screen.card_requested.connect(self.card_requested)
        screen.help_requested.connect(self.help_requested)
        screen.game_over_shown.connect(self.over_shown)
        screen.result_requested.connect(self.result_requested)
        screen.left.connect(self.start_requested)
        self._is_laid = True

    def go_on(self) -> None:
        """Let AI players act if it is their turn."""
        self._model.continue_turn()

    def say(self, text: str) -> None:
        """Show a message."""
        self.screen.say(text)

    def add_to_menu(self, menu: QMenu) -> None:
        """Offer the hint on a person's turn, and what else the game has."""
        if self._model.is_human_turn:
            key = self._keys["hint"].native[0]
            menu.addAction(self.tr("H&int") + f"\t{key}", self.screen.toggle_hint)
        self.screen.add_to_menu(menu)

    def add_exports(self, menu: QMenu) -> None:
        """Offer what the game can be taken elsewhere as."""
        self._services.add_exports(menu, self._exports, self._model.game, self._model.game)

    def retranslate(self) -> None:
        """Make the screen again, because the language changed."""
        self._model.retranslate()
        self.screen.drop()
        self._make_screen()

    def stop(self) -> None:
        """Stop everything that would go on by itself."""
        self.stopped.emit()
        self.screen.stop()
