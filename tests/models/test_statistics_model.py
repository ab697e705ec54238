"""Finished games are kept as they end, and counted without the window waiting."""

from __future__ import annotations

import gc
import sqlite3
import weakref
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from threading import current_thread

import pytest
from attrs import evolve
from pytestqt.modeltest import ModelTester
from pytestqt.qtbot import QtBot

from bohemian_villages.engine.record import dumps
from bohemian_villages.engine.setup import HUMAN
from bohemian_villages.finished_games import store as store_module
from bohemian_villages.models.files.writer import Writer
from bohemian_villages.models.finished_games import PlayClock
from bohemian_villages.models.game.game_model import GameModel
from bohemian_villages.models.statistics import StatisticsModel, game_line
from bohemian_villages.play.seats import MATCHED
from bohemian_villages.statistics.summary import Filter
from tests.models.tables import people
from tests.statistics.ends import one_step_before_the_end
from tests.statistics.games import day, finished, finished_at_your_level, store_at


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "statistics.sqlite3"


@pytest.fixture
def writer(qtbot: QtBot) -> Iterator[Writer]:
    assert qtbot is not None
    made = Writer()
    yield made
    made.finish()


@pytest.fixture
def model(writer: Writer, file: Path) -> Iterator[StatisticsModel]:
    made = StatisticsModel(writer, file)
    yield made
    writer.finish()
    made.close()


@pytest.fixture
def count(qtbot: QtBot, model: StatisticsModel, writer: Writer) -> Callable[[], int]:
    """Have everything written and counted; how many games there are."""

    def run() -> int:
        writer.finish()
        with qtbot.waitSignal(model.changed):
            model.refresh()
        return len(model.summary.played)

    return run


def follow(model: StatisticsModel, table: GameModel) -> None:
    """Tell the statistics of a table."""
    model.begin(table)
    table.changed.connect(lambda change: model.follow(table, change))


@pytest.fixture
def table(model: StatisticsModel) -> GameModel:
    """A game about to end, which the statistics follow."""
    game = one_step_before_the_end()
    made = GameModel(game.setup)
    follow(model, made)
    made.load(game)
    return made


def end(table: GameModel) -> None:
    table.end_turn()
    assert table.is_over


def test_a_game_played_to_its_end_is_added(
    table: GameModel, model: StatisticsModel, count: Callable[[], int]
) -> None:
    assert count() == 0
    end(table)
    assert count() == 1
    (kept,) = model.store.games()
    assert kept.players == 2
    assert kept.seconds is None, "it was begun elsewhere"


def test_an_end_that_is_taken_back_is_forgotten_and_counts_when_it_comes_again(
    table: GameModel, count: Callable[[], int]
) -> None:
    end(table)
    assert count() == 1
    table.undo()
    assert count() == 0
    table.redo()
    assert table.is_over
    assert count() == 1


def test_a_finished_game_that_is_only_opened_is_not_added(
    model: StatisticsModel, count: Callable[[], int]
) -> None:
    game = finished()
    table = GameModel(game.setup)
    follow(model, table)
    table.load(game)
    assert table.is_over
    assert count() == 0


def test_a_new_game_leaves_the_old_one_counted(table: GameModel, count: Callable[[], int]) -> None:
    end(table)
    table.new_game(people(2, seed="another"))
    assert count() == 1


def test_games_are_written_and_counted_in_other_threads(
    model: StatisticsModel, count: Callable[[], int], monkeypatch: pytest.MonkeyPatch
) -> None:
    threads = set()
    add, games = model.store.add, model.store.games

    def watched_add(*args: object) -> bool:
        threads.add(current_thread())
        return add(*args)  # type: ignore[arg-type]

    def watched_games() -> object:
        threads.add(current_thread())
        return games()

    monkeypatch.setattr(model.store, "add", watched_add)
    monkeypatch.setattr(model.store, "games", watched_games)
    model.add(finished(), day(0))
    assert count() == 1
    assert threads
    assert current_thread() not in threads


def test_whoever_played_most_is_counted_first(
    model: StatisticsModel, count: Callable[[], int]
) -> None:
    model.add(finished(HUMAN, "easy", "medium"), day(0))
    assert count() == 1
    assert model.summary.player == "Anna"
    assert model.offer.names == ("Anna",)
    assert model.offer.levels == ("easy", "medium")
    assert model.offer.games == 1


def test_the_filter_offers_games_at_your_level(
    model: StatisticsModel, count: Callable[[], int]
) -> None:
    model.store.add(finished_at_your_level(), day(0))
    model.store.add(finished(HUMAN, "hard"), day(1))
    assert count() == 2
    assert model.offer.levels == ("hard", MATCHED)
    assert game_line(model.summary.played[1]).endswith("against Ota, at your level")


def test_other_games_are_counted_when_somebody_chooses(
    qtbot: QtBot, model: StatisticsModel, count: Callable[[], int]
) -> None:
    model.add(finished(HUMAN, "easy"), day(0))
    model.add(finished(HUMAN, HUMAN, "medium"), day(1))
    assert count() == 2
    with qtbot.waitSignal(model.changed):
        model.choose(evolve(model.filter, opponents="medium"))
    assert [each.game.players for each in model.games.rows] == [3]
    with qtbot.waitSignal(model.changed):
        model.choose(Filter("Ota"))
    assert model.summary.player == "Ota"
    assert len(model.games.rows) == 1


def test_only_the_last_question_is_answered(qtbot: QtBot, model: StatisticsModel) -> None:
    model.store.add(finished(HUMAN, HUMAN), day(0))
    heard: list[str] = []
    model.changed.connect(lambda: heard.append(model.summary.player))
    with qtbot.waitSignal(model.changed):
        for name in ("Anna", "Ota", "Anna", "Ota"):
            model.choose(Filter(name))
    qtbot.wait(0)
    assert heard == ["Ota"]


def test_a_player_who_is_gone_gives_way_to_one_who_played(
    model: StatisticsModel, count: Callable[[], int]
) -> None:
    model.add(finished(), day(0))
    model.filter = Filter("Nobody")
    assert count() == 1
    assert model.filter.player == "Anna"


def test_reset_forgets_all(model: StatisticsModel, count: Callable[[], int]) -> None:
    model.add(finished(), day(0))
    assert count() == 1
    model.reset()
    assert count() == 0
    assert model.offer.games == 0


def test_numbers_that_are_looked_at_follow_every_game(qtbot: QtBot, model: StatisticsModel) -> None:
    with qtbot.waitSignal(model.changed):
        model.watch(True)
    with qtbot.waitSignal(model.changed):
        model.add(finished(), day(0))
    assert len(model.summary.played) == 1


def test_a_game_of_the_list_is_opened_from_its_record(
    qtbot: QtBot, model: StatisticsModel, count: Callable[[], int]
) -> None:
    model.add(finished(), day(0))
    count()
    with qtbot.waitSignal(model.game_opened) as opened:
        model.open_game(model.games.rows[0].game.number)
    assert dumps(opened.args[0]) == dumps(finished())


def test_a_game_that_is_gone_is_told(qtbot: QtBot, model: StatisticsModel) -> None:
    with qtbot.waitSignal(model.notice) as told:
        model.open_game(99)
    assert "cannot be read" in told.args[0]


def test_the_list_keeps_the_rules_of_item_models(
    model: StatisticsModel, count: Callable[[], int], qtmodeltester: ModelTester
) -> None:
    qtmodeltester.check(model.games)  # type: ignore[no-untyped-call]  # pytest-qt has no types
    for seed in range(3):
        model.add(finished(seed=str(seed), figures=1), day(seed))
    assert count() == 3
    text = model.games.data(model.games.index(0))
    assert "against Ota, easy" in text


# The file.


def test_a_broken_file_is_said_and_begun_anew(
    qtbot: QtBot, model: StatisticsModel, file: Path, count: Callable[[], int]
) -> None:
    file.write_bytes(b"no database" * 99)
    with qtbot.waitSignal(model.notice) as told:
        model.refresh()
    assert "broken" in told.args[0]
    assert f"{file.name}.broken-" in told.args[0]
    model.add(finished(), day(0))
    assert count() == 1


def test_a_newer_file_is_said_once_and_nothing_is_added(
    qtbot: QtBot, model: StatisticsModel, file: Path, count: Callable[[], int]
) -> None:
    store_at(file).games()
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("PRAGMA user_version = 9")
    before = file.read_bytes()
    told: list[str] = []
    model.notice.connect(told.append)
    model.add(finished(), day(0))
    assert count() == 0
    assert count() == 0
    qtbot.wait(0)
    (text,) = told
    assert "newer version" in text
    assert file.read_bytes() == before


def test_what_cannot_be_written_now_is_written_later(
    qtbot: QtBot, writer: Writer, model: StatisticsModel, file: Path, count: Callable[[], int]
) -> None:
    file.mkdir()
    with qtbot.waitSignal(writer.failed) as failed:
        model.add(finished(), day(0))
    assert failed.args[0] == "statistics"
    with qtbot.waitSignal(writer.failed, raising=False, timeout=1):
        model.add(finished(seed="8"), day(1))
    writer.finish()
    file.rmdir()
    with qtbot.waitSignal(writer.succeeded):
        model.refresh()
    assert count() == 2


@pytest.fixture
def no_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(store_module, "BUSY_SECONDS", 0.05)


@pytest.mark.usefixtures("no_wait")
def test_a_game_met_by_a_locked_file_is_counted_by_the_next_program(
    qtbot: QtBot, writer: Writer, model: StatisticsModel, file: Path
) -> None:
    model.store.games()
    with closing(sqlite3.connect(file, isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")
        with qtbot.waitSignal(writer.failed) as failed:
            model.add(finished(), day(0))
        assert failed.args[0] == "statistics"
        writer.finish()
        model.close()
    later = Writer()
    after = StatisticsModel(later, file)
    later.finish()
    assert [game.ended_at for game in after.store.games()] == [day(0)]
    model.refresh()
    writer.finish()
    assert len(after.store.games()) == 1
    after.close()


def test_games_with_wrong_values_are_told_once_and_stop_nothing(
    qtbot: QtBot, model: StatisticsModel, file: Path, count: Callable[[], int]
) -> None:
    for number in range(3):
        model.store.add(finished(seed=str(number)), day(number))
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute("UPDATE seats SET coins = 'rich' WHERE game = 2")
    told: list[str] = []
    model.notice.connect(told.append)
    assert count() == 2
    assert count() == 2
    qtbot.wait(0)
    (text,) = told
    assert "damaged" in text


def test_a_model_nobody_holds_is_gone_at_once(writer: Writer, file: Path) -> None:
    """Else the collector would end it later, in any thread, and with it the program."""
    gc.disable()
    try:
        model = StatisticsModel(writer, file)
        model.close()
        gone = weakref.ref(model)
        del model
        assert gone() is None
    finally:
        gc.enable()


# The time at the table.


def test_pauses_count_for_five_minutes_at_most() -> None:
    now = 1000.0
    clock = PlayClock(lambda: now)
    clock.go_on()
    assert clock.seconds is None
    clock.begin()
    now += 60
    clock.go_on()
    now += 10_000
    clock.go_on()
    assert clock.seconds == 360
    clock.take_up()
    assert clock.seconds is None
