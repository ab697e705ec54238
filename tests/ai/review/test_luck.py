"""Luck sums to nothing over the players; the first seat and the dice decide it, not people."""

from __future__ import annotations

import pytest

from bohemian_villages.ai.evaluation.shipped_weights import hard_network
from bohemian_villages.ai.review.luck import luck_of_game
from bohemian_villages.ai.search.state_evaluation import evaluate_state
from bohemian_villages.engine.actions import Roll
from bohemian_villages.engine.game import Game
from bohemian_villages.engine.record import dumps, loads
from tests.engine.record_games import finished_game


@pytest.fixture(scope="module")
def game() -> Game:
    return finished_game("luck")


def test_luck_sums_to_nothing_over_the_players(game: Game) -> None:
    assert sum(luck_of_game(game)) == pytest.approx(0, abs=1e-5)


def test_before_the_dice_fall_luck_is_what_the_turn_order_gives(game: Game) -> None:
    players = game.state.players
    expected = evaluate_state(game.start, hard_network(players)).chances
    assert luck_of_game(game.upto(0)) == pytest.approx([each - 1 / players for each in expected])


def test_after_the_first_roll_all_that_differs_from_even_is_luck(game: Game) -> None:
    first = next(n for n, step in enumerate(game.steps, 1) if isinstance(step.action, Roll))
    now, players = game.upto(first), game.state.players
    chances = evaluate_state(now.state, hard_network(players)).chances
    assert luck_of_game(now) == pytest.approx([each - 1 / players for each in chances], abs=1e-5)


def test_only_dice_change_it(game: Game) -> None:
    decided = next(
        n for n, step in enumerate(game.steps, 1) if n > 5 and not isinstance(step.action, Roll)
    )
    assert luck_of_game(game.upto(decided)) == luck_of_game(game.upto(decided - 1))


def test_it_is_the_same_for_a_game_read_from_its_record(game: Game) -> None:
    assert luck_of_game(loads(dumps(game))) == luck_of_game(game)
