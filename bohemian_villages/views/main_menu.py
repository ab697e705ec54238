"""The menu of the table: games, the look and pace of the table, the window."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QMenu

from ..settings import DARK, LIGHT, SYSTEM
from .recent_menu import RecentMenu
from .shortcuts import shortcut

if TYPE_CHECKING:
    from .main_window import MainWindow


class MainMenu(QMenu):
    """Made anew each time it is opened, so that it always tells the truth."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self.window_ = window
        self._add_games()
        self.addSeparator()
        self._add_pace()
        self._add_look()
        self._add_habits()
        self.addSeparator()
        self._add_window()

    def _add_games(self) -> None:
        window = self.window_
        self._act(self.tr("&New game…"), window.show_new_game, "new-game")
        self._act(self.tr("&Open…"), window.files.open, "open")
        self.addMenu(RecentMenu(window.saved, window.open_path, self))
        self._act(self.tr("&Save"), window.save, "save")
        self._act(self.tr("Save &as…"), window.save_as, "save-as")
        if window.model is not None:
            game = window.model.game
            window.exports.add_to(self, game, game)
            self.addAction(self.tr("&Replay this game"), window.replay_this)
        self.addAction(self.tr("S&tatistics"), window.show_statistics)
        self.addAction(self.tr("&Start screen"), window.show_start)

    def _add_pace(self) -> None:
        now = self.window_.preferences.now
        speeds = (
            (self.tr("Slow"), 0.5),
            (self.tr("Normal"), 1.0),
            (self.tr("Quick"), 2.0),
            (self.tr("Fastest"), 4.0),
        )
        menu = self.addMenu(self.tr("Animation speed"))
        group = QActionGroup(menu)
        for name, speed in speeds:
            chosen = now.animations and now.animation_speed == speed
            values: dict[str, object] = {"animation_speed": speed, "animations": True}
            self._choice(menu, group, name, chosen, values)
        self._choice(menu, group, self.tr("Off"), not now.animations, {"animations": False})

    def _add_look(self) -> None:
        now = self.window_.preferences.now
        menu = self.addMenu(self.tr("Table"))
        group = QActionGroup(menu)
        names = {
            LIGHT: self.tr("Light"),
            DARK: self.tr("Dark"),
            SYSTEM: self.tr("As the system"),
        }
        for theme, name in names.items():
            self._choice(menu, group, name, now.theme == theme, {"theme": theme})

    def _add_habits(self) -> None:
        now = self.window_.preferences.now
        self._switch(self.tr("Sound"), "sound", now.sound)
        self._switch(self.tr("Winning chances"), "chances", now.chances)
        self._switch(self.tr("Roll by itself"), "auto_roll", now.auto_roll)
        self._switch(self.tr("End a turn by itself"), "auto_end", now.auto_end)
        self._switch(self.tr("Ask before kicking out"), "confirm_kicks", now.confirm_kicks)

    def _add_window(self) -> None:
        window, side = self.window_, self.window_.side
        self._act(self.tr("S&ettings…"), side.show_settings, "settings")
        self._add_hint()
        self._act(self.tr("O&verview card"), side.toggle_card, "overview")
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

    def _choice(
        self,
        menu: QMenu,
        group: QActionGroup,
        name: str,
        chosen: bool,
        values: dict[str, object],
    ) -> QAction:
        action = menu.addAction(name)
        action.setCheckable(True)
        action.setChecked(chosen)
        group.addAction(action)
        action.triggered.connect(lambda: self.window_.preferences.change(**values))
        return action

    def _switch(self, name: str, setting: str, on: bool) -> None:
        action = self.addAction(name)
        action.setCheckable(True)
        action.setChecked(on)
        preferences = self.window_.preferences
        action.toggled.connect(lambda now: preferences.change(**{setting: now}))
