"""The noise of results among equal players."""

from __future__ import annotations

from statistics import fmean

import pytest

from bohemian_villages.ai.lab.result_noise import equal_games, noise, noise_of_game
from bohemian_villages.engine.scoring import score, winners
from bohemian_villages.play.opponents import Opponent
from bohemian_villages.village_sets import standard_set
from tests.engine.record_games import finished_game


def test_a_win_that_was_all_luck_is_no_noise() -> None:
    game = finished_game("luck")
    players, best = game.state.players, winners(score(game.state))
    even = 1 / players
    won = [1 / len(best) if seat in best else 0.0 for seat in range(players)]
    found = noise_of_game(game, [each - even for each in won])
    assert found.adjusted == pytest.approx(0)
    assert found.plain == pytest.approx(fmean((each - even) ** 2 for each in won))


def test_noise_is_the_root_of_the_mean_square_with_an_interval() -> None:
    found = noise([0.04, 0.16] * 50)
    assert found.deviation == pytest.approx(0.1**0.5)
    assert found.half == pytest.approx(1.96 * 0.0603 / 10 / 2 / 0.1**0.5, rel=1e-3)


def test_the_same_seed_gives_the_same_figures() -> None:
    one, again = (
        list(equal_games(standard_set(), Opponent(1300), 2, 1, "again")) for _ in range(2)
    )
    assert one == again
