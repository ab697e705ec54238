"""Days in a row on which the daily deal was played."""

from __future__ import annotations

from datetime import date, timedelta

import pytest

from bohemian_villages.rolling_village.statistics.daily import longest_streak, streak

TODAY = date(2026, 3, 2)


def days(*ago: int) -> set[date]:
    return {TODAY - timedelta(days=each) for each in ago}


@pytest.mark.parametrize(
    ("played", "expected"),
    [
        (days(), 0),
        (days(0), 1),
        (days(1), 1),
        (days(2), 0),
        (days(0, 1, 2), 3),
        (days(1, 2, 3), 3),
        (days(0, 2, 3), 1),
        (days(-1), 0),
        (days(*range(40)), 40),
    ],
)
def test_a_streak_runs_up_to_today_or_yesterday(played: set[date], expected: int) -> None:
    assert streak(played, TODAY) == expected


@pytest.mark.parametrize(
    ("played", "expected"), [(days(), 0), (days(9), 1), (days(0, 5, 6, 7, 20, 21), 3)]
)
def test_the_longest_streak_may_be_over(played: set[date], expected: int) -> None:
    assert longest_streak(played) == expected
