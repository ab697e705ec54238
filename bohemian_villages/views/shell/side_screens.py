"""The screens beside the game, made when first needed: help, replay, settings, statistics."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QMenu, QWidget

from ...models.game.data import Game
from ..replay.screen import ReplayScreen
from ..statistics.screen import StatisticsScreen
from .help.card import OverviewCard
from .help.screen import HelpScreen
from .help.topics import topic_here
from .settings.screen import SettingsScreen

if TYPE_CHECKING:
    from .main_window import MainWindow


class SideScreens(QObject):
    """Each leads back to the screen it was opened from."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self.window = window
        self._way: list[QWidget] = []
        """The screens one came by, the last one at the end."""
        self._help: HelpScreen | None = None
        self._settings: SettingsScreen | None = None
        self._replay: ReplayScreen | None = None
        self._statistics: StatisticsScreen | None = None
        self._card: OverviewCard | None = None

    def show_help(self, topic: str = "") -> None:
        """Open the help at a topic, or at that of what is under the pointer or has the focus."""
        topic = topic or topic_here(self.window)
        if self._help is None:
            self._help = HelpScreen(self.window.art)
            self._help.closed.connect(self._close_help)
            self.window.screens.addWidget(self._help)
        self._help.open_topic(topic)
        self._open(self._help)

    def show_settings(self) -> None:
        """Open the settings."""
        if self._settings is None:
            window = self.window
            self._settings = SettingsScreen(window.preferences, window.saved, window.art)
            self._settings.closed.connect(self._close_settings)
            self._settings.help_requested.connect(self.show_help)
            window.screens.addWidget(self._settings)
        self._open(self._settings)

    def show_statistics(self) -> None:
        """What became of finished games."""
        if self._statistics is None:
            self._statistics = StatisticsScreen(self.window.statistics, self.window.art)
            self._statistics.closed.connect(self._close_statistics)
            self._statistics.replay_requested.connect(self.show_replay)
            self.window.screens.addWidget(self._statistics)
        self._open(self._statistics)

    def show_replay(self, game: Game) -> None:
        """Look at a game from its start."""
        if self._replay is None:
            self._replay = ReplayScreen(game, self.window.art)
            self._replay.closed.connect(self._close_replay)
            self._replay.branch_requested.connect(self._play_on)
            self._replay.log.add_to_menu = self._add_exports
            self.window.screens.addWidget(self._replay)
        else:
            self._replay.open(game)
        self._open(self._replay)

    def toggle_card(self) -> None:
        """Lay the overview card over whatever is shown, or take it away."""
        if self._card is None:
            self._card = OverviewCard(self.window.screens, self.window.art)
        self._card.toggle()

    @property
    def replay(self) -> ReplayScreen | None:
        """The replay, if it is what is shown."""
        shown = self.window.screens.currentWidget()
        return shown if isinstance(shown, ReplayScreen) else None

    def forget_texts(self) -> None:
        """Another language is spoken: what has texts of its own is made anew when needed."""
        stale = (self._help, self._replay, self._card)
        self._help = self._replay = self._card = None
        for screen in stale:
            if screen is not None:
                self.forget(screen)

    def forget(self, screen: QWidget) -> None:
        """A screen is not needed any more; if it is shown, the one before it is."""
        if screen is self.window.screens.currentWidget():
            self._close(screen)
        self._way = [each for each in self._way if each is not screen]
        screen.hide()
        screen.setParent(None)
        screen.deleteLater()

    def _open(self, screen: QWidget) -> None:
        shown = self.window.screens.currentWidget()
        if shown is not None and shown is not screen:
            self._way = [each for each in self._way if each not in (screen, shown)]
            self._way.append(shown)
        self.window.show_screen(screen)

    def _close(self, screen: QWidget) -> None:
        """Back to where it was opened."""
        way = [each for each in self._way if each is not screen]
        if way:
            self._way = way[:-1]
            self.window.show_screen(way[-1])
        else:
            self.window.show_start()

    def _close_help(self) -> None:
        if self._help is not None:
            self._close(self._help)

    def _close_settings(self) -> None:
        if self._settings is not None:
            self._close(self._settings)

    def _close_statistics(self) -> None:
        if self._statistics is not None:
            self._close(self._statistics)

    def _close_replay(self) -> None:
        if self._replay is not None:
            self._replay.playback.pause()
            self._close(self._replay)

    def _add_exports(self, menu: QMenu) -> None:
        """What the replay can be taken elsewhere as: the board as shown, log and record whole."""
        if self._replay is not None:
            model = self._replay.model
            self.window.exports.add_to(menu, model.game, model.whole)

    def _play_on(self, game: Game) -> None:
        self.window.sitting.load(game)
