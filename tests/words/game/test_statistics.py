"""Words of the statistics."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path

import pytest

from bohemian_villages.words.dates import date_words
from bohemian_villages.words.game.statistics import StatisticsWords

WORDS = StatisticsWords()
NOW = datetime(2026, 11, 16, 22, 0)


@pytest.mark.parametrize(
    ("wins", "text"), [(27.0, "27"), (0.5, "0.5"), (2 + 1 / 3, "2.33"), (1 / 3 * 3, "1")]
)
def test_wins_are_told_in_parts(wins: float, text: str) -> None:
    assert WORDS.wins(wins) == text


def test_negative_numbers_have_a_true_minus_sign() -> None:
    assert WORDS.decimal(-2.26) == "−2.3"
    assert WORDS.decimal(-0.01) == "0.0"


@pytest.mark.parametrize(
    ("seconds", "text"),
    [(0, ""), (29, ""), (60, "1 minute"), (3600, "60 minutes"), (38 * 3600, "38 hours")],
)
def test_time_is_told_in_minutes_or_hours(seconds: float, text: str) -> None:
    assert WORDS.time(seconds) == text


@pytest.mark.parametrize(
    ("moment", "text"),
    [
        (datetime(2026, 11, 16, 0, 5), "today 00:05"),
        (datetime(2026, 11, 15, 23, 59), "yesterday 23:59"),
        (datetime(2026, 11, 14, 9, 0), "14 November"),
        (datetime(2026, 2, 1, 9, 0), "1 February"),
        (datetime(2025, 11, 20, 9, 0), "20 November 2025"),
        (datetime(2027, 1, 2, 9, 0), "2 January 2027"),
    ],
)
def test_days_are_told_as_people_do(moment: datetime, text: str) -> None:
    assert date_words.when(moment, NOW) == text


def test_an_opponent_is_named_with_the_level() -> None:
    assert WORDS.opponent("Karel", "hard") == "Karel, hard"
    assert WORDS.opponent("Ota", "human") == "Ota"
    assert WORDS.opponent("Medium", "medium") == "Medium"
    assert WORDS.opponent("", "easy") == "Easy"


def test_a_game_is_told_in_a_line() -> None:
    line = WORDS.game("today 21:40", 85, 1, 3, ["Tomáš", "Karel, hard"])
    assert line == "today 21:40: 85 coins, 1st of 3, against Tomáš and Karel, hard"


def test_a_broken_file_is_told_by_its_new_name() -> None:
    text = WORDS.set_aside(Path("/somewhere/statistics.sqlite3.broken-20261116-220000"))
    assert "statistics.sqlite3.broken-20261116-220000" in text
    assert "somewhere" not in text
