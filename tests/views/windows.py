"""Main windows to play in, with everything behind them, and nothing left of them afterwards."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from bohemian_villages.ai.levels import make_player
from bohemian_villages.engine.setup import Setup
from bohemian_villages.models.files.saved_games import SavedGames
from bohemian_villages.models.files.writer import Writer
from bohemian_villages.models.game.game_model import GameModel
from bohemian_villages.models.program.preferences import Preferences
from bohemian_villages.models.program.sounds import Sounds
from bohemian_villages.models.program.statistics import StatisticsModel
from bohemian_villages.models.thinking.process import PlayerMaker
from bohemian_villages.models.thinking.worker import AiWorker
from bohemian_villages.settings import Settings
from bohemian_villages.views.shell.main_window import MainWindow
from bohemian_villages.views.table.table_screen import TableScreen
from bohemian_villages.views.toolkit.art import Art
from tests.views.table import seen


class Windows:
    """Opens windows, and closes them."""

    def __init__(self, art: Art) -> None:
        self.art = art
        self.open: list[MainWindow] = []

    def make(
        self,
        size: tuple[int, int] = (1280, 800),
        maker: PlayerMaker = make_player,
        **settings: Any,
    ) -> MainWindow:
        """A window at its start screen; animations and sound are off unless asked for."""
        writer = Writer()
        chosen = {"animations": False, "sound": False, **settings}
        preferences = Preferences(Settings(**chosen), writer)
        saved, statistics = SavedGames(writer), StatisticsModel(writer)
        worker, sounds = AiWorker(maker=maker), Sounds()
        sounds.set_volume(preferences.now.sound, 0.0)
        window = MainWindow(preferences, writer, saved, statistics, worker, sounds, self.art)
        for part in (writer, preferences, saved, statistics, worker, sounds):
            part.setParent(window)
        self.open.append(window)
        window.resize(*size)
        window.show()
        assert QTest.qWaitForWindowActive(window)
        seen.settle_events()
        return window

    def close(self) -> None:
        """Close all windows; what was closed already is only let go."""
        for window in self.open:
            window.close()
            window.deleteLater()
        self.open.clear()
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def play(window: MainWindow, setup: Setup) -> TableScreen:
    """Begin a game in a window."""
    window.sitting.start(setup)
    seen.settle_events()
    on_disk(window)
    return table_of(window)


def on_disk(window: MainWindow) -> None:
    """Let the window live until the game is kept; who plays on earlier is held back till then."""
    wait(lambda: not window.saved.is_writing)


def table_of(window: MainWindow) -> TableScreen:
    """The table of a window."""
    assert window.table is not None
    return window.table


def model_of(window: MainWindow) -> GameModel:
    """The game of a window."""
    assert window.model is not None
    return window.model


def wait(condition: Callable[[], object], seconds: float = 30.0) -> None:
    """Let the window live until something is so."""
    deadline = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < deadline, "it never happened"
        QTest.qWait(5)
