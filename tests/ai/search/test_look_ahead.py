"""Looking ahead: exact for the next turn, right on average for the rest of the round."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest

from bohemian_villages.ai.evaluation.network import new_network
from bohemian_villages.ai.evaluation.positions import Positions, gather
from bohemian_villages.ai.search.look_ahead import (
    HALF_BELIEVED,
    NextTurns,
    _after_round,
    _belief,
    _luck,
    _played,
    _seen_before,
    look_ahead,
    spread_rolls,
)
from bohemian_villages.ai.search.rolls import CHANCES, ROLLS
from bohemian_villages.ai.search.turn_values import Worth
from bohemian_villages.ai.search.turns import expected_best
from bohemian_villages.ai.search.weighing import worth_by
from bohemian_villages.engine.actions import END_TURN
from bohemian_villages.engine.rules import apply, chance_outcomes
from bohemian_villages.engine.state import State
from tests.engine.boards import position


def worth_for(players: int) -> Worth:
    """What an untrained network says."""
    return worth_by(new_network(players, np.random.default_rng(3)).astype(np.float64))


def three_players() -> Positions:
    """A position after the first player's turn."""
    villages = "bakery:ota farm inn:anna town_hall6 mill", "church:anna manor5 dairy"
    return gather([position(*villages, players=3, coins=[3, 5, 4])])


def test_looking_ahead_is_the_mean_over_the_next_players_best_turns() -> None:
    network = new_network(2, np.random.default_rng(3)).astype(np.float64)
    worth = worth_by(network)
    state = position("bakery:ota farm inn:anna town_hall6 mill:ota", "church:anna manor5 dairy")
    following, _ = apply(_moved(state), END_TURN)

    def value(after: State) -> float:
        return float(worth(gather([after]))[0, 0])

    found = look_ahead(gather([state]), worth)[0]
    assert found[1] == pytest.approx(expected_best(following, value))
    assert len(chance_outcomes(following)) == 126


def _moved(state: State) -> State:
    new = state.copy()
    new.dice, new.unused, new.due_dice, new.moved = (1, 1, 1, 1), (), (), True
    return new


def test_luck_is_nothing_on_average() -> None:
    turned = three_players().next_turn().take(np.zeros(len(ROLLS), int))
    luck = _luck(turned, np.arange(len(ROLLS)), worth_for(3))
    assert (CHANCES @ luck) == pytest.approx(np.zeros(luck.shape[1]), abs=1e-9)
    assert luck.std(0)[0] > 0


def test_a_round_goes_on_to_ones_own_turn_and_leaves_out_the_luck_of_those_between() -> None:
    worth, every = worth_for(3), np.arange(len(ROLLS))
    positions = three_players().take(np.zeros(len(ROLLS), int))
    found = _after_round(positions, every[None], worth)
    after = _played(positions.next_turn(), every, worth)
    plain = _seen_before(look_ahead(after, worth), 3)
    assert (CHANCES @ found) == pytest.approx(CHANCES @ plain)
    # That luck is what most of the difference between rolls comes from.
    assert found.std(0)[2] < plain.std(0)[2]


def test_a_round_of_two_is_over_after_the_next_players_turn_and_ones_own() -> None:
    state = position("bakery:ota farm inn:anna town_hall6", "church:anna manor5 dairy")
    positions, worth = gather([state]), worth_for(2)
    assert _after_round(positions, np.empty((0, 1), int), worth) == pytest.approx(
        look_ahead(positions, worth)
    )


@pytest.mark.parametrize("players", [2, 3, 5])
def test_rolls_of_a_sample_are_spread_for_every_player_to_come(players: int) -> None:
    rolls = spread_rolls(1296, players, Random(1))
    assert rolls.shape == (players - 1, 1296)
    for row in rolls:
        counts = np.bincount(row, minlength=len(ROLLS))
        assert np.abs(counts - 1296 * CHANCES).max() <= 1


def test_few_samples_are_believed_less() -> None:
    few, half, many = (
        _belief(spread_rolls(count, 3, Random(1))) for count in (2, HALF_BELIEVED, 200)
    )
    assert 0 < few < half < many < 1
    assert half == 0.5


def test_samples_are_believed_less_the_more_players_dice_are_left_to_chance() -> None:
    three, four, five = (_belief(spread_rolls(9, players, Random(1))) for players in (3, 4, 5))
    assert three > four > five


def test_rolls_of_the_only_rival_are_believed() -> None:
    assert _belief(spread_rolls(126, 2, Random(1))) == 1


def test_looking_further_judges_as_much_as_it_may() -> None:
    judged = []
    plain = worth_for(3)

    @Worth
    def worth(positions: Positions) -> np.ndarray:
        judged.append(len(positions))
        return plain(positions)

    sample = spread_rolls(60, 3, Random(1))
    ahead = NextTurns(three_players(), worth)
    judged.clear()
    ahead.further(np.array([0]), sample, 10**6)
    all_of_them = sum(judged)
    judged.clear()
    ahead.further(np.array([0]), sample, 200)
    assert 0 < sum(judged) < all_of_them / 3


def test_looking_further_sees_the_end_of_the_game_as_it_is() -> None:
    state = position("farm:anna", players=3, figures=[0, 3, 3], coins=[9, 5, 4])
    positions, worth = gather([state]), worth_for(3)
    positions.ended[:] = True
    found = NextTurns(positions, worth).further(np.array([0]), spread_rolls(4, 3, Random(1)), 1000)
    assert found == pytest.approx(worth(positions))
