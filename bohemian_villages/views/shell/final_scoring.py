"""The final scoring: it follows once on the end of a game, and can be seen again."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QObject, QTimer, Signal

from ..game_description import (
    FinalScene,
    GameDescription,
    GameTable,
    Services,
    Statistics,
    widget,
)
from .current_game import CurrentGame
from .screens import Screens

# The last action is seen for a moment before the final scoring takes over.
BEFORE_SHOWN_MS = 1400


class FinalScoring(QObject):
    """Shows how the game on the table ended, in a scene of its game, made for the first end."""

    save_requested = Signal()
    start_requested = Signal()
    """The start screen was requested."""
    replay_requested = Signal()

    def __init__(
        self,
        current: CurrentGame,
        screens: Screens,
        services: Services,
        statistics: Mapping[str, Statistics],
    ) -> None:
        super().__init__(screens)
        self._current = current
        self._screens = screens
        self._services = services
        self._statistics = statistics
        self._is_scored = False
        self.due = QTimer(self, singleShot=True, interval=BEFORE_SHOWN_MS)
        """Runs while the end is seen on the table."""
        self.due.timeout.connect(self.show)
        screens.shown.connect(self.due.stop)
        current.table_made.connect(self._follow_table)
        current.changed.connect(self._forget)
        self._scenes: dict[str, FinalScene] = {}

    def scene_of(self, game: GameDescription) -> FinalScene:
        """The scene of a kind of game."""
        if game.key not in self._scenes:
            self._scenes[game.key] = self._make(game)
        return self._scenes[game.key]

    def _make(self, game: GameDescription) -> FinalScene:
        scene = game.screens().make_final(self._services.art, self._statistics[game.key])
        self._screens.addWidget(widget(scene))
        scene.rematch_requested.connect(self._current.rematch)
        scene.save_requested.connect(self.save_requested)
        scene.menu_requested.connect(self.start_requested)
        scene.board_requested.connect(self._current.show)
        scene.replay_requested.connect(self.replay_requested)
        return scene

    def _follow_table(self) -> None:
        table = self._current.table
        assert table is not None
        table.over_shown.connect(self._wait)
        table.result_requested.connect(self.show)

    def _shown_by(self) -> tuple[GameTable, FinalScene]:
        """The table there is, and the scene of its game."""
        game, table = self._current.game, self._current.table
        assert game is not None
        assert table is not None
        return table, self.scene_of(game)

    def _wait(self) -> None:
        """The end has been seen on the table; the scoring follows once."""
        if not self._is_scored:
            self.due.start()
            table, scene = self._shown_by()
            scene.prepare(table.model, self._screens.size())

    def show(self) -> None:
        """Show the scoring, unless another screen has been opened meanwhile."""
        if self._current.is_shown and not self._current.is_playing:
            table, scene = self._shown_by()
            is_new, self._is_scored = not self._is_scored, True
            self._screens.show_screen(widget(scene))
            if is_new:
                self._services.play_sound("fanfare")
            animate = is_new and self._services.preferences.now.animations
            scene.show_result(table.model, animate=animate)

    def _forget(self) -> None:
        """Something was done, or taken back: there will be another end to be shown."""
        self._is_scored = False
