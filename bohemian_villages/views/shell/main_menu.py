"""The menu of the table: games, the game at hand, the window."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtGui import QAction

from ..toolkit.shortcuts import shortcut
from ..toolkit.widgets.menus import Menu
from .recent_menu import RecentMenu

if TYPE_CHECKING:
    from .main_window import MainWindow


class MainMenu(Menu):
    """Made anew each time it is opened, so that it always tells the truth."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self.window_ = window
        self._add_games()
        self.addSeparator()
        self._add_game_at_hand()
        self.addSeparator()
        self._add_window()

    def _add_games(self) -> None:
        window = self.window_
        self._act(self.tr("&New game…"), window.show_new_game, "new-game")
        self._act(self.tr("&Open…"), window.files.open, "open")
        self.addMenu(RecentMenu(window.saved, window.open_path, self))
        self._act(self.tr("&Save"), window.save, "save")
        self._act(self.tr("Save &as…"), window.save_as, "save-as")
        self.addAction(self.tr("&Start screen"), window.show_start)

    def _add_game_at_hand(self) -> None:
        """What can be made of the game on the table."""
        window = self.window_
        if window.model is not None:
            game = window.model.game
            self._add_hint()
            self.addAction(self.tr("&Replay this game"), window.replay_this)
            window.exports.add_to(self, game, game)
        self.addAction(self.tr("S&tatistics"), window.show_statistics)

    def _add_window(self) -> None:
        window, side = self.window_, self.window_.side
        self._act(self.tr("S&ettings…"), side.show_settings, "settings")
        self._act(self.tr("&Help"), lambda: side.show_help("table"), "help")
        full = self._act(self.tr("&Full screen"), window.toggle_full_screen, "full-screen")
        full.setCheckable(True)
        full.setChecked(window.isFullScreen())
        self.addAction(self.tr("A&bout"), window.about)
        self._act(self.tr("&Quit"), window.close, "quit")

    def _add_hint(self) -> None:
        table = self.window_.table
        if table is not None and table.model.is_human_turn:
            keys = shortcut("table", "hint").native[0]
            self.addAction(self.tr("H&int") + f"\t{keys}", table.hint.toggle)

    def _act(self, name: str, act: Callable[[], object], key: str) -> QAction:
        """An entry that shows the key which does the same; the window has the key itself."""
        return self.addAction(f"{name}\t{shortcut('window', key).native[0]}", act)
