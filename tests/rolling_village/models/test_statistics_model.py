"""Finished games of Rolling Village are kept as they end, once each, off the window's thread."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from datetime import date
from pathlib import Path

import pytest
from attrs import evolve
from pytestqt.modeltest import ModelTester
from pytestqt.qtbot import QtBot

from bohemian_villages.fair_dice import DiceFrom
from bohemian_villages.models.files.writer import Writer
from bohemian_villages.models.statistics import StatisticsModel
from bohemian_villages.rolling_village.engine.actions import Roll
from bohemian_villages.rolling_village.engine.game import Game
from bohemian_villages.rolling_village.engine.record import dumps
from bohemian_villages.rolling_village.engine.scoring import score
from bohemian_villages.rolling_village.engine.setup import HUMAN
from bohemian_villages.rolling_village.models.facts import Phase
from bohemian_villages.rolling_village.models.game_model import RollingModel
from bohemian_villages.rolling_village.models.statistics import RollingStatistics
from bohemian_villages.rolling_village.statistics.daily import daily_seed
from bohemian_villages.rolling_village.statistics.entry import deal_to_keep, entry_of
from bohemian_villages.rolling_village.statistics.schema import statistics_file
from bohemian_villages.rolling_village.statistics.summary import Filter, TableSize
from tests.rolling_village.models.played import (
    day,
    finished,
    last_drawing_due,
    play_at_random,
    setup,
)

Count = Callable[[], int]


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "rolling-village.sqlite3"


@pytest.fixture
def writer(qtbot: QtBot) -> Iterator[Writer]:
    assert qtbot is not None
    made = Writer()
    yield made
    made.finish()


@pytest.fixture
def statistics(writer: Writer, file: Path) -> Iterator[RollingStatistics]:
    made = RollingStatistics(writer, file=file, today=lambda: date(2026, 10, 4))
    yield made
    writer.finish()
    made.close()


@pytest.fixture
def count(qtbot: QtBot, statistics: RollingStatistics, writer: Writer) -> Count:
    """Have everything written and counted; how many games there are."""

    def run() -> int:
        writer.finish()
        with qtbot.waitSignal(statistics.changed):
            statistics.refresh()
        return statistics.offer.games

    return run


def table(statistics: RollingStatistics, game: Game) -> RollingModel:
    """A game on a table that the statistics follow."""
    made = RollingModel(game.setup)
    statistics.begin(made)
    made.changed.connect(lambda change: statistics.follow(made, change))
    made.load(game)
    return made


def draw_last(model: RollingModel) -> None:
    """The last decision of the game, made by a person."""
    if model.avenues_to_pick:
        model.pick_avenue(model.avenues_to_pick[0])
    else:
        model.draw(model.lit[0])
    assert model.state.is_over


# When a game counts.


def test_a_game_counts_when_its_player_goes_ahead_after_the_last_drawing(
    statistics: RollingStatistics, count: Count
) -> None:
    model = table(statistics, last_drawing_due())
    draw_last(model)
    assert not model.is_over
    assert count() == 0, "the last drawing can still be undone"
    model.undo()
    draw_last(model)
    model.go_on()
    assert model.is_over
    assert count() == 1
    (kept,) = statistics.store.games()
    assert kept.seats[0].total == model.scores[0].total
    assert kept.seconds is None, "it was begun elsewhere"


def test_a_game_counts_when_an_ai_player_makes_the_last_drawing(
    statistics: RollingStatistics, count: Count
) -> None:
    model = table(statistics, last_drawing_due(HUMAN, "easy"))
    model.think_requested.connect(lambda thought: model.decide(thought.id, None))
    model.continue_turn()
    assert model.is_over
    assert count() == 1


def test_a_finished_game_that_is_only_opened_is_never_added(
    statistics: RollingStatistics, count: Count
) -> None:
    model = table(statistics, finished())
    model.go_on()
    assert model.is_over
    assert count() == 0


def test_a_game_played_here_from_its_start_has_its_time(
    statistics: RollingStatistics, count: Count
) -> None:
    model = table(statistics, finished())
    model.new_game(setup(seed="8"))
    whole = finished(seed="8")
    decisions = iter([step.action for step in whole.steps if not isinstance(step.action, Roll)])
    while not model.is_over:
        match model.phase:
            case Phase.DONE | Phase.ROLL:
                model.go_on()
            case Phase.WAIT:
                model.continue_turn()
            case _:
                assert model.play(next(decisions))
    assert count() == 1
    assert statistics.store.games()[0].seconds is not None


def test_a_game_added_twice_counts_once(statistics: RollingStatistics, count: Count) -> None:
    statistics.add(finished(), day(0))
    statistics.add(finished(), day(3))
    assert count() == 1


def test_games_of_both_kinds_are_written_though_they_end_at_once(
    statistics: RollingStatistics, writer: Writer, count: Count, tmp_path: Path
) -> None:
    first = StatisticsModel(writer, tmp_path / "statistics.sqlite3")
    statistics.add(finished(), day(0))
    first.reset()
    assert count() == 1
    first.close()


# What is kept.


def test_the_file_is_among_the_users_data(home: Path) -> None:
    assert home in statistics_file().parents


@pytest.mark.parametrize("controls", [(HUMAN,), (HUMAN, "easy"), (HUMAN, HUMAN, "hard", "easy")])
def test_a_game_comes_back_as_it_was(
    statistics: RollingStatistics, controls: tuple[str, ...]
) -> None:
    game = finished(*controls)
    assert statistics.store.add(game, day(2), 71.5)
    (kept,) = statistics.store.games()
    assert evolve(kept, number=0) == entry_of(game, day(2), 71.5)
    assert [seat.total for seat in kept.seats] == [each.total for each in score(game.state)]
    assert sum(seat.won for seat in kept.seats) == 1
    again = statistics.store.game(kept.number)
    assert again is not None
    assert dumps(again) == dumps(game)


def test_a_game_under_way_has_no_numbers() -> None:
    with pytest.raises(ValueError, match="over"):
        entry_of(Game(setup()), day(0))


def test_the_day_of_a_daily_deal_is_known_but_not_of_a_game_branched_off_it() -> None:
    seed = daily_seed(date(2026, 10, 3))
    assert entry_of(finished(seed=seed), day(0)).day == date(2026, 10, 3)
    branched = evolve(setup(seed=seed), dice_from=(DiceFrom(4, "else"),))
    assert entry_of(play_at_random(Game(branched)), day(0)).day is None
    assert entry_of(finished("easy", seed=seed), day(0)).day is None, "nobody played"


@pytest.mark.parametrize("seed", [None, "x" * 101, "half \ud800"])
def test_real_dice_and_deals_nobody_types_again_have_no_text(seed: str | None) -> None:
    assert deal_to_keep(evolve(setup(), seed=seed)) is None
    assert deal_to_keep(setup(seed="linden")) == "linden"


WRONG = [
    "UPDATE games SET ended_at = 1e300",
    "UPDATE games SET seconds = -1",
    "UPDATE games SET deal = x'ff'",
    "UPDATE seats SET name = x'ff'",
    "UPDATE seats SET turns = -1",
    "UPDATE seats SET squares = 'many'",
    "UPDATE seats SET place = 3",
    "UPDATE seats SET won = 2",
    "DELETE FROM seats",
]


@pytest.mark.parametrize("sql", WRONG)
def test_a_game_with_a_wrong_value_is_left_out_and_the_others_count(
    statistics: RollingStatistics, file: Path, sql: str
) -> None:
    statistics.store.add(finished(), day(0))
    with closing(sqlite3.connect(file)) as connection:
        connection.execute(sql)
        connection.commit()
    statistics.store.add(finished(seed="8"), day(1))
    (kept,) = statistics.store.games()
    assert kept.ended_at == day(1)
    assert statistics.store.damaged == 1


# What is shown.


def test_whoever_played_most_is_counted_until_another_is_chosen(
    statistics: RollingStatistics, count: Count, qtbot: QtBot
) -> None:
    statistics.add(finished(HUMAN, HUMAN), day(0))
    statistics.add(finished(), day(1))
    assert count() == 2
    assert statistics.summary.player == "Anna"
    assert statistics.offer.names == ("Anna", "Tomáš")
    with qtbot.waitSignal(statistics.changed):
        statistics.choose(Filter("Tomáš", TableSize.SEVERAL))
    assert [played.seat for played in statistics.games.rows] == [1]


def test_what_somebody_has_reached_is_known_by_name(
    statistics: RollingStatistics, count: Count
) -> None:
    statistics.add(finished(seed=daily_seed(date(2026, 10, 3))), day(2))
    count()
    standing = statistics.standing("Anna")
    assert standing.best is not None
    assert standing.streak(statistics.today()) == 1
    assert statistics.standing("nobody").best is None


def test_numbers_that_are_looked_at_follow_every_game(
    qtbot: QtBot, statistics: RollingStatistics
) -> None:
    with qtbot.waitSignal(statistics.changed):
        statistics.watch(True, "form")
    with qtbot.waitSignal(statistics.changed):
        statistics.watch(True, "screen")
    statistics.watch(False, "screen")
    with qtbot.waitSignal(statistics.changed, check_params_cb=lambda: statistics.offer.games == 1):
        statistics.add(finished(), day(0))


def test_a_game_of_the_list_is_opened_from_its_record(
    qtbot: QtBot, statistics: RollingStatistics, count: Count
) -> None:
    statistics.add(finished(), day(0))
    count()
    number = statistics.games.rows[0].game.number
    with qtbot.waitSignal(statistics.game_opened) as opened:
        statistics.open_game(number)
    assert dumps(opened.args[0]) == dumps(finished())


def test_the_list_keeps_the_rules_of_item_models(
    statistics: RollingStatistics, count: Count, qtmodeltester: ModelTester
) -> None:
    statistics.add(finished(HUMAN, "easy"), day(0))
    statistics.add(finished(), day(1))
    count()
    qtmodeltester.check(statistics.games, force_py=True)  # type: ignore[no-untyped-call]
    lines = [statistics.games.index(row).data() for row in range(2)]
    assert "alone" in lines[0]
    assert "Tomáš, easy" in lines[1]
