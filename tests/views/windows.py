"""Main windows to play in, with everything behind them, and nothing left of them afterwards."""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import partial
from typing import Any

from PySide6.QtCore import QEvent, QMimeData, QPoint, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu

from bohemian_villages.ai.levels import make_player
from bohemian_villages.engine.game import KEY, Game
from bohemian_villages.engine.setup import Setup
from bohemian_villages.games import GAMES
from bohemian_villages.models.files.saved_games import SavedGames
from bohemian_villages.models.files.writer import Writer
from bohemian_villages.models.game.game_model import GameModel
from bohemian_villages.models.game.thinker import PlayerMaker, VillagesThinker
from bohemian_villages.models.program.preferences import Preferences
from bohemian_villages.models.program.sounds import Sounds
from bohemian_villages.models.statistics import StatisticsModel
from bohemian_villages.models.thinking.worker import AiWorker
from bohemian_villages.settings import Settings
from bohemian_villages.views.bohemian.description import BOHEMIAN
from bohemian_villages.views.bohemian.table import VillagesTable
from bohemian_villages.views.final.screen import FinalScreen
from bohemian_villages.views.game_description import Games
from bohemian_villages.views.laid_table import LaidTable
from bohemian_villages.views.new_game.screen import NewGameScreen
from bohemian_villages.views.replay.screen import ReplayScreen
from bohemian_villages.views.shell.main_window import MainWindow
from bohemian_villages.views.table.table_screen import TableScreen
from bohemian_villages.views.toolkit.art import Art
from tests.patience import PATIENCE
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
        games: Games = GAMES,
        **settings: Any,
    ) -> MainWindow:
        """A window at its start screen; animations and sound are off unless asked for."""
        writer = Writer()
        chosen = {"animations": False, "sound": False, **settings}
        preferences = Preferences(Settings().changed(chosen), writer)
        saved = SavedGames(writer, tuple(game.format for game in games))
        thinkers = {game.key: game.thinker for game in games}
        thinkers[KEY] = partial(VillagesThinker, maker)
        worker, analyst, sounds = AiWorker(thinkers), AiWorker(thinkers), Sounds()
        sounds.set_volume(preferences.now.sound, 0.0)
        window = MainWindow(games, preferences, writer, saved, worker, analyst, sounds, self.art)
        for part in (writer, preferences, saved, worker, analyst, sounds):
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


def start(window: MainWindow, setup: Setup) -> None:
    """Begin a game in a window."""
    window.current.start(BOHEMIAN, setup)


def load(window: MainWindow, game: Game) -> None:
    """Put a game on the table of a window."""
    window.current.load(BOHEMIAN, game)


def play(window: MainWindow, setup: Setup) -> TableScreen:
    """Begin a game in a window, and wait until it is kept."""
    start(window, setup)
    seen.settle_events()
    on_disk(window)
    return table_of(window)


def on_disk(window: MainWindow) -> None:
    """Let the window live until the game is kept; who plays on earlier is held back till then."""
    wait(lambda: not window.saved.is_writing)


def villages_of(window: MainWindow) -> VillagesTable:
    """The game on the table of a window."""
    table = window.current.table
    assert isinstance(table, LaidTable)
    return table


def table_of(window: MainWindow) -> TableScreen:
    """The table of a window."""
    return villages_of(window).screen


def model_of(window: MainWindow) -> GameModel:
    """The game of a window."""
    return villages_of(window).model


def form_of(window: MainWindow) -> NewGameScreen:
    """The form of a new game."""
    form = window.form_of(BOHEMIAN)
    assert isinstance(form, NewGameScreen)
    return form


def final_of(window: MainWindow) -> FinalScreen:
    """The final scene."""
    final = window.final.scene_of(BOHEMIAN)
    assert isinstance(final, FinalScreen)
    return final


def statistics_of(window: MainWindow) -> StatisticsModel:
    """The statistics."""
    statistics = window.statistics[KEY]
    assert isinstance(statistics, StatisticsModel)
    return statistics


def replay_of(window: MainWindow) -> ReplayScreen:
    """The replay that is shown."""
    shown = window.screens.currentWidget()
    assert isinstance(shown, ReplayScreen)
    return shown


def wait(condition: Callable[[], object]) -> None:
    """Let the window live until something is so."""
    deadline = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < deadline, "it never happened"
        QTest.qWait(5)


def choose(title: str) -> None:
    """Choose an entry of the menu that opens."""
    wait(QApplication.activePopupWidget)
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    next(action for action in menu.actions() if title in action.text()).trigger()
    menu.close()


def drop(window: MainWindow, url: QUrl) -> None:
    """Drop what an address names on a window."""
    data = QMimeData()
    data.setUrls([url])
    arguments = (
        QPoint(50, 50),
        Qt.DropAction.CopyAction,
        data,
        Qt.MouseButton.LeftButton,
        Qt.KeyboardModifier.NoModifier,
    )
    enter = QDragEnterEvent(*arguments)
    QApplication.sendEvent(window, enter)
    assert enter.isAccepted()
    QApplication.sendEvent(window, QDropEvent(*arguments))
