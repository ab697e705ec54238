"""What is believed of a person's strength follows their results, less luck."""

from __future__ import annotations

import math
import random
from itertools import pairwise

import pytest

from bohemian_villages.play.strength import (
    LEAST_CHANGE,
    NOISE,
    Belief,
    change_after,
    expected_shares,
)


def test_400_points_win_ten_games_of_eleven() -> None:
    assert expected_shares([1400, 1000]) == pytest.approx([10 / 11, 1 / 11])


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_equal_players_win_as_often_as_chance_gives(players: int) -> None:
    assert expected_shares([1500] * players) == pytest.approx([1 / players] * players)


def test_chances_sum_to_one_however_far_apart_players_are() -> None:
    shares = expected_shares([0, 1500, 3000])
    assert sum(shares) == pytest.approx(1)
    assert shares == sorted(shares)


def test_a_result_as_expected_leaves_the_strength_and_makes_it_surer() -> None:
    before = Belief(1500)
    after = before.after([1500], 0.5)
    assert after.strength == before.strength
    assert after.spread < before.spread
    assert after.games == 1


def test_a_win_with_much_luck_is_no_sign_of_strength() -> None:
    before = Belief(1500)
    deserved, lucky = before.after([1500], 1.0, 0.2), before.after([1500], 1.0, 0.6)
    assert deserved.strength > before.strength > lucky.strength


@pytest.mark.parametrize("players", [2, 5])
def test_a_result_whose_luck_is_not_known_moves_it_less(players: int) -> None:
    before, rivals = Belief(1500), [1500.0] * (players - 1)
    known, unknown = before.after(rivals, 1.0, 0.0), before.after(rivals, 1.0, None)
    assert before.strength < unknown.strength < known.strength
    assert known.spread < unknown.spread < before.spread


def test_whoever_has_played_little_may_change_most() -> None:
    changes = [change_after(games) for games in range(200)]
    assert changes == sorted(changes, reverse=True)
    assert changes[0] > 5 * LEAST_CHANGE
    assert changes[-1] == LEAST_CHANGE


def test_later_games_move_it_less() -> None:
    belief, moves = Belief(1500), []
    for _ in range(6):
        later = belief.after([belief.strength], 0.8)
        moves.append(later.strength - belief.strength)
        belief = later
    assert all(earlier > later for earlier, later in pairwise(moves))


def test_strength_stays_on_the_scale() -> None:
    belief = Belief(2990)
    for _ in range(20):
        belief = belief.after([3000], 2.0)
    assert belief.strength == 3000


@pytest.mark.parametrize(("players", "near"), [(2, 0.85), (3, 0.7), (4, 0.7), (5, 0.65)])
def test_somebody_of_constant_strength_soon_meets_their_match(players: int, near: float) -> None:
    """Rivals sit as strong as the belief; the results, less luck, have the noise measured."""
    off, wins = [], []
    for person in range(60):
        rng, belief, true = random.Random(person), Belief(1500), 1700
        for game in range(120):
            rivals = [belief.strength] * (players - 1)
            share = expected_shares([true, *rivals])[0]
            belief = belief.after(rivals, rng.gauss(share, NOISE[players]))
            if game >= 40:
                off.append(abs(belief.strength - true))
                wins.append(share)
    assert sum(each <= 50 for each in off) / len(off) > near
    assert sum(wins) / len(wins) == pytest.approx(1 / players, abs=0.02)


def test_somebody_who_learns_is_followed() -> None:
    off = []
    for person in range(60):
        rng, belief, true = random.Random(person), Belief(1500), 1400.0
        for game in range(60):
            true = 1400 + 40 * math.log2(1 + game)
            share = expected_shares([true, belief.strength])[0]
            belief = belief.after([belief.strength], rng.gauss(share, NOISE[2]))
        off.append(belief.strength - true)
    assert abs(sum(off) / len(off)) < 50
