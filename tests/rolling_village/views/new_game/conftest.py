"""Forms of a new game over statistics of their own."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from datetime import date
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from bohemian_villages.rolling_village.models.statistics import RollingStatistics
from bohemian_villages.rolling_village.statistics.entry import Finished
from bohemian_villages.rolling_village.views.new_game.screen import RollingNewGame
from bohemian_villages.views.toolkit.art import Art
from tests.rolling_village.empty_statistics import empty_statistics
from tests.views.conftest import _light_table, blank, pages
from tests.views.toolkit.pages import Pages

__all__ = ["_light_table", "blank", "pages"]

TODAY = date(2026, 11, 18)
Form = Callable[..., RollingNewGame]


@pytest.fixture
def statistics(qtbot: QtBot, tmp_path: Path) -> Iterator[RollingStatistics]:
    with empty_statistics(qtbot, tmp_path, TODAY) as made:
        yield made


@pytest.fixture
def replayed() -> list[object]:
    """The games that somebody wanted to see again."""
    return []


@pytest.fixture
def form(
    blank: Art,
    pages: Pages,
    statistics: RollingStatistics,
    replayed: list[object],
    monkeypatch: pytest.MonkeyPatch,
) -> Form:
    """Opens the form over some games that were played before."""

    def run(*games: Finished, width: int = 1280, height: int = 800) -> RollingNewGame:
        monkeypatch.setattr(statistics, "refresh", lambda: None)
        statistics.show_counted(statistics.counted(list(games), statistics.filter))
        made = RollingNewGame(blank, statistics, replayed.append, today=lambda: TODAY)
        return pages.show(made, width, height)

    return run
