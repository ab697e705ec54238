"""The menu of the table: games, the game at hand, the window."""

from __future__ import annotations

from collections.abc import Callable

from attrs import frozen
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QWidget

from ..game_description import GameTable
from ..toolkit.shortcuts import WINDOW, Act
from ..toolkit.widgets.menus import Menu


@frozen
class Commands:
    """What the menu and the keys of the window do."""

    new_game: Act
    open: Act
    save: Act
    save_as: Act
    start_screen: Act
    replay: Act
    statistics: Act
    settings: Act
    help: Act
    overview: Act
    full_screen: Act
    about: Act
    quit: Act


class MainMenu(Menu):
    """Rebuilt each time it is opened, so that it is always up to date."""

    def __init__(
        self,
        commands: Commands,
        table: GameTable | None,
        make_recent: Callable[[QWidget], Menu],
        window: QWidget,
    ) -> None:
        super().__init__(window)
        self._commands = commands
        self._add_games(make_recent(self))
        self.addSeparator()
        self._add_game_at_hand(table)
        self.addSeparator()
        self._add_window(window.isFullScreen())

    def _add_games(self, recent: Menu) -> None:
        commands = self._commands
        self._act(self.tr("&New game…"), commands.new_game, "new-game")
        self._act(self.tr("&Open…"), commands.open, "open")
        self.addMenu(recent)
        self._act(self.tr("&Save"), commands.save, "save")
        self._act(self.tr("Save &as…"), commands.save_as, "save-as")
        self.addAction(self.tr("Start s&creen"), commands.start_screen)

    def _add_game_at_hand(self, table: GameTable | None) -> None:
        """What can be made of the game on the table."""
        if table is not None:
            table.add_to_menu(self)
            self.addAction(self.tr("&Replay this game"), self._commands.replay)
            table.add_exports(self)
        self.addAction(self.tr("S&tatistics"), self._commands.statistics)

    def _add_window(self, is_full: bool) -> None:
        commands = self._commands
        self._act(self.tr("S&ettings…"), commands.settings, "settings")
        self._act(self.tr("&Help"), commands.help, "help")
        self._act(self.tr("O&verview card"), commands.overview, "overview")
        full = self._act(self.tr("&Full screen"), commands.full_screen, "full-screen")
        full.setCheckable(True)
        full.setChecked(is_full)
        self.addAction(self.tr("A&bout"), commands.about)
        self._act(self.tr("&Quit"), commands.quit, "quit")

    def _act(self, name: str, act: Act, key: str) -> QAction:
        """An entry that shows its key; the key itself belongs to the window."""
        return self.addAction(f"{name}\t{WINDOW[key].native[0]}", act)
