"""Medals: one place says which total earns what."""

from __future__ import annotations

import pytest

from bohemian_villages.rolling_village.engine.scoring import SOLO_GOAL, Score, is_re_elected
from bohemian_villages.rolling_village.statistics.medals import GOAL, Medal, medal_for
from bohemian_villages.rolling_village.words.medals import medal_words


@pytest.mark.parametrize(
    ("total", "medal"),
    [
        (0, None),
        (59, None),
        (60, Medal.BRONZE),
        (79, Medal.BRONZE),
        (80, Medal.SILVER),
        (99, Medal.SILVER),
        (100, Medal.GOLD),
        (140, Medal.GOLD),
    ],
)
def test_a_total_earns_the_best_medal_it_reaches(total: int, medal: Medal | None) -> None:
    assert medal_for(total) is medal


@pytest.mark.parametrize("total", [0, 59, 60, 61, 80, 100])
def test_whoever_is_re_elected_has_a_medal_and_nobody_else(total: int) -> None:
    assert (medal_for(total) is not None) == is_re_elected(Score((total,), 0))
    assert GOAL == SOLO_GOAL


def test_every_medal_has_a_name() -> None:
    assert [medal_words.name(medal) for medal in Medal] == ["Bronze", "Silver", "Gold"]
