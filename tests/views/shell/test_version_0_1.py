"""What version 0.1 kept is taken over: its settings, its games and its statistics.

The files in `tests/data/version-0.1` were written by that version, not by hand.
"""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from bohemian_villages import settings
from bohemian_villages.engine.record import dumps
from bohemian_villages.folders import data_folder
from bohemian_villages.models.new_game.table_choice import from_data
from bohemian_villages.settings import settings_file
from bohemian_villages.statistics.schema import statistics_file
from tests.record_files import read_record
from tests.statistics.games import store_at
from tests.views.windows import Windows, model_of, wait

KEPT = Path(__file__).parents[2] / "data" / "version-0.1"
GAMES = sorted((KEPT / "games").glob("*.bvg"))


@pytest.fixture(autouse=True)
def _of_version_0_1(home: Path) -> None:
    """A home as version 0.1 left it."""
    assert home.exists()
    shutil.copytree(KEPT / "games", data_folder() / "games")
    shutil.copy(KEPT / "statistics.sqlite3", data_folder())
    settings_file().parent.mkdir(parents=True)
    shutil.copy(KEPT / "settings.json", settings_file())


def test_its_settings_are_taken_over() -> None:
    loaded = settings.read()
    assert loaded.aside is None
    now = loaded.settings
    assert (now.theme, now.animations, now.animation_speed) == ("dark", False, 1.5)
    assert (now.sound, now.volume) == (False, 0.4)


def test_its_last_table_is_offered_again() -> None:
    choice = from_data(settings.load().last_tables["bohemian"])
    assert [seat.control for seat in choice.seats] == ["human", "easy"]
    assert choice.seats[0].name == "Anna"


@pytest.mark.parametrize("file", GAMES, ids=lambda file: file.stem)
def test_its_games_are_read_and_written_the_same_to_the_byte(file: Path) -> None:
    assert dumps(read_record(file)) == file.read_text("utf-8")


def test_its_game_under_way_is_continued_in_the_window(windows: Windows) -> None:
    window = windows.make()
    wait(window.start.continue_card.isVisible)
    window.start.continue_requested.emit()
    wait(lambda: window.current.table is not None)
    under_way = next(game for game in map(read_record, GAMES) if not game.state.is_over)
    assert model_of(window).game.setup == under_way.setup
    assert len(model_of(window).game.steps) == len(under_way.steps)


def test_its_finished_games_are_counted() -> None:
    games = store_at(statistics_file()).games()
    assert sorted(len(game.seats) for game in games) == [2, 3]


def test_none_of_its_games_is_deleted_when_others_are_begun(windows: Windows) -> None:
    window = windows.make()
    window.start.quick_game_requested.emit(window.games[0])
    wait(lambda: window.current.table is not None and not window.saved.is_writing)
    assert {file.name for file in GAMES} <= {
        file.name for file in (data_folder() / "games").iterdir()
    }
