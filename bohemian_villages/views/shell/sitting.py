"""The sitting: the game that is played, its table, and the file that keeps it."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from ...models.files.pace import Pace
from ...models.files.saved_games import SavedGame
from ...models.game.change import Change
from ...models.game.data import Decision, Game, Setup
from ...models.game.game_model import GameModel
from ...models.new_game.setups import as_data, rematch
from ..table.table_screen import TableScreen
from ..toolkit.painting.painted import paint_in_next_go

if TYPE_CHECKING:
    from .main_window import MainWindow


class Sitting(QObject):
    """One game at a time: begun, continued or opened. Before the first there is no table."""

    changed = Signal()
    """Something was done in the game, or another one begun."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self.window = window
        self.saved = window.saved
        self.pace = Pace(window.saved, self)
        self.model: GameModel | None = None
        self.table: TableScreen | None = None
        self._acted_at = datetime.now()
        self.saved.found.connect(self._offer_found)

    # Games.

    def begin(self, setup: Setup) -> None:
        """Start a game as it was set up in the form."""
        window = self.window
        window.preferences.change(last_table=as_data(window.new_game.table()))
        self.start(setup)

    def start(self, setup: Setup) -> None:
        """Start a game."""
        self._take_turns()
        self._begin_keeping()
        self.window.files.own = None
        if self.model is None:
            self._make_table(GameModel(setup, self))
        else:
            self.model.new_game(setup)
        self.window.show_table()
        self._go_on()

    def _begin_keeping(self, file: Path | None = None) -> None:
        self.pace.forget()
        self.saved.begin(file)

    def rematch(self) -> None:
        """The same table, new dice; the next player begins."""
        if self.model is not None:
            self.start(rematch(self.model.setup))

    def continue_game(self) -> None:
        """Go on with the game that the start screen offers."""
        waiting = self.window.offer.saved
        if waiting is None:
            return
        if self.model is not None and waiting.file == self.saved.file:
            self.window.show_table()
        else:
            self.load(waiting.game, waiting.file)

    def load(self, game: Game, file: Path | None = None) -> None:
        """Put a game on the table; it is kept in its own file or in a new one."""
        self._take_turns()
        self._begin_keeping(file)
        self.window.files.own = None
        if self.model is None:
            self._make_table(GameModel(game.setup, self), game)
        else:
            self.model.load(game)
        self.window.show_table()
        self._go_on()

    def offer(self) -> None:
        """Offer the game on the table, if it goes on; before there is one, the one kept last."""
        offer, file = self.window.offer, self.saved.file
        if self.model is None or file is None:
            offer.show(None)
            self.saved.look_for_latest()
        elif self.model.is_over:
            offer.show(None)
        else:
            offer.show(SavedGame(file, self.model.snapshot, self._acted_at))

    def _offer_found(self, saved: SavedGame | None) -> None:
        """What was kept last is known; meanwhile a game may have begun."""
        if self.model is None:
            self.window.offer.show(saved)

    # The table.

    def _take_turns(self) -> None:
        """Let the table be laid in one go, painted in the next, and its pictures drawn then."""
        if self.window.screens.isVisible():
            self.window.art.hold()
            paint_in_next_go(self.window.screens)

    def _make_table(self, model: GameModel, game: Game | None = None) -> None:
        self.model = model
        model.pace = self.pace
        self.window.worker.serve(model, self._decide)
        # First of all: after a kill in between, the game is continued and added once more, which
        # changes nothing.
        self.window.statistics.follow(model)
        model.changed.connect(self._keep)
        if game is not None:
            model.load(game)
        self._lay_table(model)

    def _lay_table(self, model: GameModel) -> None:
        window = self.window
        self.table = TableScreen(model, window.preferences, window.art, window.screens)
        self.table.stage.sound = window.sounds.play
        window.analyst.serve(self.table.hint.model)
        self.table.hint.follow_settings()
        self.table.menu_requested.connect(window.open_menu)
        self.table.card_requested.connect(window.side.toggle_card)
        self.table.help_requested.connect(lambda: window.side.show_help("welcome"))
        self.table.drawer.log_list.add_to_menu = lambda menu: window.exports.add_to(
            menu, model.game, model.game
        )
        self.table.game_over_shown.connect(window.await_final)
        window.screens.addWidget(self.table)

    def lay_table_anew(self) -> None:
        """Another language is spoken: the table is made again."""
        old, model, window = self.table, self.model, self.window
        if old is None or model is None:
            return
        model.retranslate()
        is_shown = window.screens.currentWidget() is old
        old.director.drop()
        self._lay_table(model)
        if is_shown:
            window.show_table()
        window.side.forget(old)
        self._go_on()

    # Every action.

    def _go_on(self) -> None:
        """Let AI players begin where it is their turn."""
        if self.model is not None and not self.model.is_over:
            self.saved.keep(self.model)
            self.model.continue_turn()

    def _keep(self, _change: Change) -> None:
        self._acted_at = datetime.now()
        if self.model is not None:
            self.saved.keep(self.model)
        self.changed.emit()

    def _decide(self, number: int, decision: Decision | None) -> None:
        """An AI player may be fast, but not ahead of the disk."""
        if self.model is not None:
            decide = self.model.decide
            self.pace.when_kept(lambda: decide(number, decision))
