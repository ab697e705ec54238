"""A statistics screen over a file of its own."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from bohemian_villages.models.files.writer import Writer
from bohemian_villages.models.statistics import StatisticsModel
from bohemian_villages.statistics.entry import Finished
from bohemian_villages.views.statistics.screen import StatisticsScreen
from bohemian_villages.views.toolkit.art import Art
from tests.statistics.made_up import keep

Open = Callable[..., StatisticsScreen]


@pytest.fixture
def model(qtbot: QtBot, tmp_path: Path) -> Iterator[StatisticsModel]:
    assert qtbot is not None
    writer = Writer()
    made = StatisticsModel(writer, tmp_path / "statistics.sqlite3")
    yield made
    writer.finish()
    made.close()


@pytest.fixture
def opened(qtbot: QtBot, model: StatisticsModel, art: Art) -> Open:
    """Open the screen over some games, and wait until they are counted."""

    def run(*games: Finished, width: int = 1280, height: int = 800) -> StatisticsScreen:
        keep(model.store, *games)
        screen = StatisticsScreen(model, art)
        qtbot.addWidget(screen)
        screen.resize(width, height)
        with qtbot.waitSignal(model.changed):
            screen.show()
        return screen

    return run
