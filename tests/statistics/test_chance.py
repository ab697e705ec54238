"""What chance alone would do."""

from __future__ import annotations

from collections import Counter
from itertools import product
from math import isclose

import pytest

from bohemian_villages.fair_dice import die
from bohemian_villages.statistics.chance import (
    MOST_EXACT,
    Band,
    _usual_reach,
    all_within,
    fair_band,
    wilson,
)


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(4, 5, 0.3755, 0.9638), (5, 8, 0.3057, 0.8632), (0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0)],
)
def test_the_interval_of_a_share_is_wilsons(
    wins: float, games: int, low: float, high: float
) -> None:
    band = wilson(wins, games)
    assert (round(band.low, 4), round(band.high, 4)) == (low, high)


def test_no_game_tells_nothing_about_the_share() -> None:
    assert wilson(0, 0) == Band(0.0, 1.0)
    assert fair_band(0) == Band(0.0, 1.0)


@pytest.mark.parametrize("dice", [1, 2, 4, 5])
def test_the_chance_that_all_faces_stay_near_their_mean_is_counted_right(dice: int) -> None:
    """Against every way the dice can fall."""
    worst = Counter(
        max(abs(6 * faces.count(face) - dice) for face in range(6))
        for faces in product(range(6), repeat=dice)
    )
    for sixths in range(6 * dice + 1):
        inside = sum(runs for distance, runs in worst.items() if distance <= sixths)
        assert isclose(all_within(dice, sixths / 6), inside / 6**dice, abs_tol=1e-12)


@pytest.mark.parametrize("dice", [3, 4, 7, 24, 100, 1000])
def test_the_band_holds_19_of_20_runs_and_no_narrower_one_does(dice: int) -> None:
    reach = max(fair_band(dice).high * dice - dice / 6, dice / 6 - fair_band(dice).low * dice)
    assert all_within(dice, reach) >= 0.95
    assert all_within(dice, reach - 1 / 6) < 0.95


def test_19_of_20_runs_of_the_programs_own_dice_lie_in_the_band() -> None:
    runs, dice = 200, 120
    band = fair_band(dice)
    inside = 0
    for run in range(runs):
        faces = Counter(die(f"run {run}", turn, 1) for turn in range(1, dice + 1))
        inside += all(faces[face] / dice in band for face in range(1, 7))
    # Counted, with room for three standard deviations of such a count.
    assert 180 <= inside <= 200


def test_where_dice_are_too_many_to_count_out_the_band_goes_on_smoothly() -> None:
    exact, usual = fair_band(MOST_EXACT), _usual_reach(MOST_EXACT) / MOST_EXACT
    assert isclose(exact.high - 1 / 6, usual, rel_tol=0.02)
    assert fair_band(MOST_EXACT + 6).high < exact.high * 1.002
    assert fair_band(10**6).high - fair_band(10**6).low < 0.002
