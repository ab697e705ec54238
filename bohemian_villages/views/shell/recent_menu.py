"""The menu of recent games: one in progress is resumed, a finished one replayed."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from pathlib import Path

from PySide6.QtWidgets import QWidget

from ...models.files.recent import RecentGame
from ...models.files.saved_games import SavedGames
from ...words.program.recent import recent_words
from ..toolkit.widgets.menus import Menu
from ..toolkit.widgets.plain_text import set_tip, without_keys


class RecentMenu(Menu):
    """Rebuilt each time it is opened."""

    def __init__(
        self, saved: SavedGames, open_path: Callable[[Path], None], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._open_path = open_path
        self.setTitle(self.tr("Recent &games"))
        self.setEnabled(bool(saved.recent))
        for game in saved.recent:
            self._add(game, with_title=saved.has_kinds)

    def _add(self, game: RecentGame, *, with_title: bool) -> None:
        line = recent_words.line(
            game.players, game.turn, game.when, datetime.now(), is_over=game.is_over
        )
        if with_title:
            line = recent_words.of_game(game.format.title(), line)
        action = self.addAction(without_keys(line))
        set_tip(action, line)
        action.triggered.connect(lambda: self._open_path(game.file))
