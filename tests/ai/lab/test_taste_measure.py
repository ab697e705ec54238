"""What a taste changes and costs, over a few deals."""

from __future__ import annotations

import pytest

from bohemian_villages.ai.lab.taste_measure import measure_taste
from bohemian_villages.ai.tastes import TASTES
from bohemian_villages.village_sets import standard_set


def test_moves_to_the_taste_are_counted() -> None:
    found = measure_taste(standard_set(), "easy", "goods", deals=2, seed="tastes")
    assert found.own.shown > 0
    low, high = found.wins.interval_of_share
    assert 0 <= low <= found.wins.mean <= high <= 1


def test_the_same_seed_gives_the_same_figures() -> None:
    one, other = (
        measure_taste(standard_set(), 1300, "inns", deals=1, seed="again") for _ in range(2)
    )
    assert one == other


@pytest.mark.long
@pytest.mark.parametrize("taste", TASTES)
def test_players_show_their_tastes(taste: str) -> None:
    found = measure_taste(standard_set(), "hard", taste, deals=12, seed="shown")
    assert found.own.shown > found.plain.shown
