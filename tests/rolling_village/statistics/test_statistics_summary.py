"""What is counted in finished games of Rolling Village."""

from __future__ import annotations

from datetime import UTC, date, datetime

import pytest
from attrs import evolve

from bohemian_villages.finished_games.people import people
from bohemian_villages.rolling_village.statistics.daily import (
    daily_seed,
    day_of,
    longest_streak,
    streak,
)
from bohemian_villages.rolling_village.statistics.entry import Finished
from bohemian_villages.rolling_village.statistics.medals import Medal
from bohemian_villages.rolling_village.statistics.summary import (
    Filter,
    ScoreClass,
    Standing,
    TableSize,
    standings,
    summarize,
)
from tests.rolling_village.models.played import day, result

ANNA = Filter("Anna")


def test_nothing_played_is_all_noughts() -> None:
    summary = summarize([], ANNA)
    assert summary.played == ()
    assert summary.best is None
    assert summary.standing == Standing()


def test_mean_and_best_are_those_of_the_players_own_scores() -> None:
    summary = summarize([result(50, on=1), result(90, 120, on=2), result(70, on=3)], ANNA)
    assert summary.mean == 70
    assert summary.best is not None
    assert summary.best.total == 90


def test_of_equal_games_the_first_is_the_best() -> None:
    summary = summarize([result(90, on=5), result(90, on=2), result(80, on=1)], ANNA)
    assert summary.best is not None
    assert summary.best.game.ended_at == day(2)


def test_medals_are_earned_alone_and_each_game_earns_one_at_most() -> None:
    games = [
        result(120, on=1),
        result(100, on=2),
        result(85, on=3),
        result(61, on=4),
        result(59, on=5),
        result(130, 20, on=6),
    ]
    assert summarize(games, ANNA).medals == {Medal.GOLD: 2, Medal.SILVER: 1, Medal.BRONZE: 1}


def test_games_alone_and_of_several_are_told_apart_and_shared_wins_count_in_parts() -> None:
    games = [result(80, on=1), result(70, 60, on=2), result(50, 50, on=3), result(40, 90, on=4)]
    summary = summarize(games, ANNA)
    assert (summary.alone.games, summary.alone.mean) == (1, 80)
    assert (summary.several.games, summary.several.wins) == (3, 1.5)
    assert summary.alone.wins == 0, "whoever plays alone beats nobody"


@pytest.mark.parametrize(
    ("wanted", "days"),
    [
        (ANNA, [4, 3, 2, 1]),
        (Filter("Anna", TableSize.ALONE), [3, 1]),
        (Filter("Anna", TableSize.SEVERAL), [4, 2]),
        (Filter("Anna", since=day(3)), [4, 3]),
        (Filter("Tomáš"), [4, 2]),
    ],
)
def test_filters_choose_the_games_and_the_latest_comes_first(
    wanted: Filter, days: list[int]
) -> None:
    two = ("human",)
    games = [
        result(80, on=1),
        result(70, 60, on=2, levels=two),
        result(50, on=3),
        result(40, 90, on=4, levels=two),
    ]
    found = [each.game.ended_at for each in summarize(games, wanted).played]
    assert found == [day(number) for number in days]


def test_scores_are_told_in_classes_of_ten_without_gaps() -> None:
    games = [result(total, on=on) for on, total in enumerate((69, 60, 85, 95))]
    assert summarize(games, ANNA).classes == (
        ScoreClass(60, 69, 2),
        ScoreClass(70, 79, 0),
        ScoreClass(80, 89, 1),
        ScoreClass(90, 99, 1),
    )


# People.


def test_who_played_most_is_named_first_and_ai_players_only_if_nobody_else_played() -> None:
    games = [result(50, 40, on=1), result(60, on=2, names=("Eva",)), result(61, on=3)]
    assert people(games) == ["Anna", "Eva"]
    among = result(50, 60, levels=("hard",), names=("Bot", "Hal"))
    seats = tuple(type(seat)(seat.name, "hard", 1, 1, 1, 0.5) for seat in among.seats)
    assert people([type(among)("k", day(1), None, seats)]) == ["Bot", "Hal"]


def test_a_name_means_the_person_and_not_an_ai_player_called_the_same() -> None:
    games = [result(80, on=1), result(10, 20, on=2, names=("Eva", "Anna"))]
    assert len(summarize(games, ANNA).played) == 1


# Days.


def daily(total: int, number: int, on: int, names: tuple[str, ...] = ("Anna",)) -> Finished:
    return result(total, on=on, deal=daily_seed(date(2026, 10, number)), names=names)


def test_the_first_try_of_a_daily_deal_counts() -> None:
    games = [daily(90, 3, on=5), daily(60, 3, on=3), daily(75, 4, on=4)]
    days = standings(games)["Anna"].days
    assert {day.day: played.total for day, played in days.items()} == {3: 60, 4: 75}


def test_everybody_has_days_of_their_own() -> None:
    games = [daily(90, 3, on=2), daily(70, 3, on=2, names=("Eva",)), daily(71, 4, on=3)]
    found = standings(games)
    assert found["Anna"].streak(date(2026, 10, 4)) == 2
    assert found["Eva"].streak(date(2026, 10, 4)) == 1
    assert found["Eva"].longest_streak == 1


def test_the_first_try_counts_though_the_clock_was_set_back_before_the_second() -> None:
    first = evolve(daily(60, 3, on=2), number=1)
    second = evolve(daily(95, 3, on=0), number=2)
    found = standings([first, second])["Anna"]
    assert [each.total for each in found.days.values()] == [60]
    assert found.longest_streak == 1


def test_a_day_counts_for_the_streak_only_if_its_deal_was_played_on_it() -> None:
    games = [daily(90, number, on=29) for number in range(1, 30)] + [daily(70, 30, on=29)]
    found = standings(games)["Anna"]
    assert len(found.days) == 30, "the calendar keeps all scores"
    assert (found.streak(date(2026, 10, 30)), found.longest_streak) == (1, 1)


@pytest.mark.parametrize(
    ("ended", "days"),
    [
        (datetime(2026, 10, 2, 23, 59), 0),
        (datetime(2026, 10, 3, 0, 0), 1),
        (datetime(2026, 10, 3, 23, 59), 1),
        (datetime(2026, 10, 4, 0, 5), 1),
        (datetime(2026, 10, 4, 11, 59), 1),
        (datetime(2026, 10, 4, 12, 0), 0),
    ],
)
def test_a_deal_ended_after_midnight_counts_until_noon(ended: datetime, days: int) -> None:
    game = evolve(daily(80, 3, on=2), ended_at=ended.astimezone(UTC))
    found = standings([game])["Anna"]
    assert list(found.days) == [date(2026, 10, 3)]
    assert found.longest_streak == days


def test_a_second_try_on_the_day_does_not_mend_a_first_one_on_another() -> None:
    early = evolve(daily(60, 3, on=1), number=1)
    found = standings([early, daily(90, 3, on=2)])["Anna"]
    assert found.longest_streak == 0


@pytest.mark.parametrize("day", ["9999-12-31", "0001-01-01", "2018-12-31", "2026-10-06"])
def test_days_to_come_and_before_the_calendar_are_no_days_and_stop_nothing(day: str) -> None:
    games = [result(90, on=3, deal=f"daily {day}"), daily(70, 4, on=3)]
    today = date(2026, 10, 4)
    summary = summarize(games, ANNA, today)
    for found in (standings(games, today)["Anna"], summary.standing):
        assert list(found.days) == [today]
        assert (found.streak(today), found.longest_streak) == (1, 1)


@pytest.mark.parametrize("day", ["9999-12-31", "0001-01-01"])
def test_the_ends_of_all_days_stop_no_streak(day: str) -> None:
    (only,) = days = {date.fromisoformat(day)}
    assert longest_streak(days) == 1
    assert streak(days, date(2026, 10, 4)) == 0
    assert day_of(daily_seed(only), date(2026, 10, 4)) is None


def test_tomorrow_counts_since_it_is_tomorrow_somewhere() -> None:
    found = standings([daily(70, 5, on=3)], date(2026, 10, 4))["Anna"]
    assert list(found.days) == [date(2026, 10, 5)]


def test_a_daily_deal_among_several_is_no_day() -> None:
    games = [result(90, 80, deal=daily_seed(date(2026, 10, 3)))]
    assert not standings(games)["Anna"].days


def test_best_and_days_are_those_of_all_games_whichever_count() -> None:
    games = [daily(90, 3, on=3), result(50, 60, on=9)]
    summary = summarize(games, Filter("Anna", TableSize.SEVERAL, day(8)))
    assert summary.standing.best is not None
    assert summary.standing.best.total == 90
    assert list(summary.standing.days) == [date(2026, 10, 3)]


def test_the_best_alone_is_not_a_score_among_several() -> None:
    found = standings([result(130, 20, on=1), result(70, on=2)])["Anna"]
    assert found.best is not None
    assert found.best.total == 70
