"""The next turns: exact for the next player, right on average for the rest of the round."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest

from bohemian_villages.ai.evaluation.batch_evaluation import Evaluator, evaluator_of
from bohemian_villages.ai.evaluation.network import new_network
from bohemian_villages.ai.evaluation.positions import Positions, gather
from bohemian_villages.ai.search.next_turns import (
    HALF_TRUSTED,
    NextTurns,
    _luck,
    _played,
    _previous_seats,
    _trust,
    spread_rolls,
    values_after_turns,
)
from bohemian_villages.ai.search.rolls import CHANCES, ROLLS
from bohemian_villages.engine.actions import END_TURN
from bohemian_villages.engine.rules import apply
from bohemian_villages.engine.state import State
from tests.ai.expected_best import expected_best
from tests.engine.boards import position
from tests.engine.chances import chance_outcomes


def evaluator_for(players: int) -> Evaluator:
    """An untrained network."""
    return evaluator_of(new_network(players, np.random.default_rng(3)).astype(np.float64))


def three_players() -> Positions:
    """A position after the first player's turn."""
    villages = "bakery:ota farm inn:anna town_hall6 mill", "church:anna manor5 dairy"
    return gather([position(*villages, players=3, coins=[3, 5, 4])])


def test_the_value_is_the_mean_over_the_next_players_best_turns() -> None:
    network = new_network(2, np.random.default_rng(3)).astype(np.float64)
    evaluator = evaluator_of(network)
    state = position("bakery:ota farm inn:anna town_hall6 mill:ota", "church:anna manor5 dairy")
    following, _ = apply(_moved(state), END_TURN)

    def value(after: State) -> float:
        return float(evaluator(gather([after]))[0, 0])

    found = NextTurns(gather([state]), evaluator).values[0]
    assert found[1] == pytest.approx(expected_best(following, value))
    assert len(chance_outcomes(following)) == 126


def _moved(state: State) -> State:
    new = state.copy()
    new.dice, new.unused, new.due_dice, new.moved = (1, 1, 1, 1), (), (), True
    return new


def test_luck_is_nothing_on_average() -> None:
    turned = three_players().next_turn().take(np.zeros(len(ROLLS), int))
    luck = _luck(turned, np.arange(len(ROLLS)), evaluator_for(3))
    assert (CHANCES @ luck) == pytest.approx(np.zeros(luck.shape[1]), abs=1e-9)
    assert luck.std(0)[0] > 0


def test_a_round_goes_on_to_ones_own_turn_and_leaves_out_the_luck_of_those_between() -> None:
    evaluator, every = evaluator_for(3), np.arange(len(ROLLS))
    positions = three_players().take(np.zeros(len(ROLLS), int))
    found = values_after_turns(positions, every[None], evaluator)
    after = _played(positions.next_turn(), every, evaluator)
    plain = _previous_seats(NextTurns(after, evaluator).values, 3)
    assert (CHANCES @ found) == pytest.approx(CHANCES @ plain)
    # That luck is what most of the difference between rolls comes from.
    assert found.std(0)[2] < plain.std(0)[2]


def test_a_round_of_two_is_over_after_the_next_players_turn_and_ones_own() -> None:
    state = position("bakery:ota farm inn:anna town_hall6", "church:anna manor5 dairy")
    positions, evaluator = gather([state]), evaluator_for(2)
    assert values_after_turns(positions, np.empty((0, 1), int), evaluator) == pytest.approx(
        NextTurns(positions, evaluator).values
    )


@pytest.mark.parametrize("players", [2, 3, 5])
def test_rolls_of_a_sample_are_spread_for_every_player_to_come(players: int) -> None:
    rolls = spread_rolls(1296, players, Random(1))
    assert rolls.shape == (players - 1, 1296)
    for row in rolls:
        counts = np.bincount(row, minlength=len(ROLLS))
        assert np.abs(counts - 1296 * CHANCES).max() <= 1


def test_few_samples_are_trusted_less() -> None:
    few, half, many = (
        _trust(spread_rolls(count, 3, Random(1))) for count in (2, HALF_TRUSTED, 200)
    )
    assert 0 < few < half < many < 1
    assert half == 0.5


def test_samples_are_trusted_less_the_more_players_dice_are_sampled() -> None:
    three, four, five = (_trust(spread_rolls(9, players, Random(1))) for players in (3, 4, 5))
    assert three > four > five


def test_rolls_of_the_only_rival_are_trusted() -> None:
    assert _trust(spread_rolls(126, 2, Random(1))) == 1


def test_looking_further_evaluates_no_more_than_it_may() -> None:
    evaluated = []
    plain = evaluator_for(3)

    @Evaluator
    def evaluator(positions: Positions) -> np.ndarray:
        evaluated.append(len(positions))
        return plain(positions)

    sample = spread_rolls(60, 3, Random(1))
    ahead = NextTurns(three_players(), evaluator)
    evaluated.clear()
    ahead.further(np.array([0]), sample, 10**6)
    all_of_them = sum(evaluated)
    evaluated.clear()
    ahead.further(np.array([0]), sample, 200)
    assert 0 < sum(evaluated) < all_of_them / 3


def test_looking_further_sees_the_end_of_the_game_as_it_is() -> None:
    state = position("farm:anna", players=3, figures=[0, 3, 3], coins=[9, 5, 4])
    positions, evaluator = gather([state]), evaluator_for(3)
    positions.ended[:] = True
    found = NextTurns(positions, evaluator).further(
        np.array([0]), spread_rolls(4, 3, Random(1)), 1000
    )
    assert found == pytest.approx(evaluator(positions))
