"""Tables to play at: a game in a window of its own, with what keeps it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from PySide6.QtCore import QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from bohemian_villages.engine.game import Game
from bohemian_villages.engine.setup import Setup
from bohemian_villages.models.files.saved_games import SavedGames
from bohemian_villages.models.files.writer import Writer
from bohemian_villages.models.game.format import FORMAT
from bohemian_villages.models.game.game_model import GameModel
from bohemian_villages.models.program.preferences import Preferences
from bohemian_villages.settings import Settings
from bohemian_villages.views.table.table_screen import TableScreen
from bohemian_villages.views.toolkit.art import Art
from tests.views.hand import Hand
from tests.views.table import seen

QUIET: dict[str, Any] = {"animations": False}


class Tables:
    """Makes tables, and clears them away."""

    def __init__(self, art: Art, folder: Path) -> None:
        self.art = art
        self.folder = folder
        self.open: list[TableScreen] = []

    def make(
        self, game: Game | Setup | GameModel, size: tuple[int, int] = (1280, 800), **settings: Any
    ) -> TableScreen:
        """A table in a window, with these settings; animations are off unless asked for."""
        writer = Writer()
        preferences = Preferences(Settings().changed({**QUIET, **settings}), writer)
        model = _model(game)
        table = TableScreen(model, preferences, self.art)
        for part in (writer, preferences, model):
            part.setParent(table)
        self.open.append(table)
        table.resize(*size)
        table.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen, False)
        table.show()
        assert QTest.qWaitForWindowActive(table)
        seen.settle_events()
        return table

    def keep(self, table: TableScreen) -> SavedGames:
        """Keep the game of a table in the folder, from now on."""
        writer = table.findChild(Writer)
        assert writer is not None
        saved = SavedGames(writer, (FORMAT,), self.folder, table)
        saved.begin(FORMAT)
        table.model.changed.connect(lambda _change: saved.keep(table.model.snapshot))
        saved.keep(table.model.snapshot)
        return saved

    def close(self) -> None:
        """Close all tables."""
        for table in self.open:
            writer = table.findChild(Writer)
            table.close()
            if writer is not None:
                writer.finish()
            table.deleteLater()
        self.open.clear()
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def _model(game: Game | Setup | GameModel) -> GameModel:
    if isinstance(game, GameModel):
        return game
    if isinstance(game, Setup):
        return GameModel(game)
    model = GameModel(game.setup)
    model.load(game)
    return model


def hand_on(table: TableScreen) -> Hand:
    """A hand on that table."""
    return Hand(table)
