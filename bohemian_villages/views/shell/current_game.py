"""The current game: the one on the table, and the file that keeps it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from datetime import datetime
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from ...models.files.game_format import AnyGame
from ...models.files.saved_games import SavedGame, SavedGames
from ..game_description import AnySetup, GameDescription, GameTable, Services, Statistics
from ..toolkit.painting.repaints import paint_in_next_pass
from .screens import Screens


class CurrentGame(QObject):
    """One game at a time: begun, continued or opened. Before the first there is no table."""

    begun = Signal()
    """Another game is on the table."""
    changed = Signal()
    """Something was done in the game, or another one begun."""
    table_made = Signal()
    """There is another table, to which listeners must connect."""

    def __init__(
        self,
        services: Services,
        saved: SavedGames,
        statistics: Mapping[str, Statistics],
        screens: Screens,
    ) -> None:
        super().__init__(screens)
        self._services = services
        self._saved = saved
        self._statistics = statistics
        self._screens = screens
        self.game: GameDescription | None = None
        self.table: GameTable | None = None
        self._acted_at = datetime.now()

    def start(self, game: GameDescription, setup: AnySetup) -> None:
        """Start a game; one that may be begun only once goes on if it is begun already."""
        begun = self._begun_already(game, setup)
        if begun is None:
            self._begin(game, None, lambda table: table.start(setup))
        else:
            self.go_on_with(game, begun)
            self._say_begun()

    def _begun_already(self, game: GameDescription, setup: AnySetup) -> SavedGame | None:
        is_it = game.begun_once(setup)
        if is_it is None:
            return None
        waiting = self.waiting
        if waiting is not None and self.game is game and is_it(waiting.game):
            return waiting
        return self._saved.unfinished(game.format, is_it)

    def _say_begun(self) -> None:
        if self.table is not None:
            self.table.say(self.tr("You have begun this deal already; here it goes on."))

    def go_on_with(self, game: GameDescription, saved: SavedGame) -> None:
        """Continue a saved game, or the one on the table."""
        if self.table is not None and saved.file == self._saved.file:
            self.show()
        else:
            self.load(game, saved.game, saved.file)

    def rematch(self) -> None:
        """Start the same table again."""
        if self.game is not None and self.table is not None:
            self.start(self.game, self.table.rematch())

    def load(self, game: GameDescription, loaded: AnyGame, file: Path | None = None) -> None:
        """Put a game on the table; it is kept in its own file or in a new one."""
        self._begin(game, file, lambda table: table.load(loaded))

    def _begin(
        self, game: GameDescription, file: Path | None, lay: Callable[[GameTable], None]
    ) -> None:
        if self._screens.isVisible():
            # One pass of the event loop lays the table; the next paints it and draws its pictures.
            self._services.art.hold()
            paint_in_next_pass(self._screens)
        self._services.pace.forget()
        old = self.table if self.game is not game else None
        if old is not None:
            old.stop()
        self._saved.begin(game.format, file)
        table = self._table_for(game)
        lay(table)
        if self._screens.indexOf(table.screen) < 0:
            self._screens.addWidget(table.screen)
        self.begun.emit()
        if old is not None:
            # Not before the new table is shown: else the start screen would be, in between.
            self._put_away(old)
        self._go_on(table)

    def _table_for(self, game: GameDescription) -> GameTable:
        """The table there is, or one for another kind of game."""
        if self.table is None or self.game is not game:
            self.game = game
            make_table = game.screens().make_table
            self.table = make_table(self._services, self._statistics[game.key], self._screens)
            self.table.changed.connect(self._keep)
            self.table_made.emit()
        return self.table

    def _put_away(self, old: GameTable) -> None:
        self._screens.forget(old.screen)
        assert isinstance(old, QObject)
        old.deleteLater()

    @property
    def is_shown(self) -> bool:
        """Whether the table is the screen shown."""
        return self.table is not None and self._screens.currentWidget() is self.table.screen

    @property
    def is_playing(self) -> bool:
        """Whether a game is in progress."""
        return self.table is not None and not self.table.is_over

    @property
    def waiting(self) -> SavedGame | None:
        """The game on the table as one that can be continued."""
        file = self._saved.file
        if self.game is None or self.table is None or file is None or self.table.is_over:
            return None
        return SavedGame(file, self.game.format, self.table.snapshot, self._acted_at)

    def show(self) -> None:
        """Show the table."""
        if self.table is not None:
            self._screens.show_screen(self.table.screen)

    def retranslate(self) -> None:
        """Another language is spoken: the table has another screen."""
        if self.table is None:
            return
        old, was_shown = self.table.screen, self.is_shown
        self.table.retranslate()
        self._screens.addWidget(self.table.screen)
        if was_shown:
            self.show()
        self._screens.forget(old)
        self._go_on(self.table)

    def _go_on(self, table: GameTable) -> None:
        """Let AI players act if it is their turn."""
        if not table.is_over:
            self._saved.keep(table.snapshot)
            table.go_on()

    def _keep(self) -> None:
        self._acted_at = datetime.now()
        if self.table is not None:
            self._saved.keep(self.table.snapshot)
        self.changed.emit()
