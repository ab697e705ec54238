"""The values of rolls: found for all dice at once, the same as turn by turn."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import pytest
from hypothesis import assume, given, settings

from bohemian_villages.ai.evaluation.batch_evaluation import Evaluator, evaluate, evaluator_of
from bohemian_villages.ai.evaluation.network import Network, new_network
from bohemian_villages.ai.evaluation.positions import Array, Positions, gather
from bohemian_villages.ai.evaluation.shipped_weights import expert_network, hard_network
from bohemian_villages.ai.lab.self_play import starting_positions
from bohemian_villages.ai.search.roll_values import (
    best_turns,
    reroll_values,
    roll_values,
    spend_special,
    two_dice_values,
)
from bohemian_villages.ai.search.rolls import CHANCES, KEPT_NUMBER, number_of
from bohemian_villages.ai.search.turns import kept_faces, whole_turns
from bohemian_villages.engine.actions import Reroll, Roll, TakeSpecial
from bohemian_villages.engine.moves import legal_actions
from bohemian_villages.engine.rules import apply
from bohemian_villages.engine.state import ALL_DICE, State
from bohemian_villages.village_sets import standard_set
from tests.ai.expected_best import expected_best
from tests.ai.odd_positions import odd_positions
from tests.engine.boards import position

NETWORKS = {n: new_network(n, np.random.default_rng(n)).astype(np.float64) for n in range(2, 6)}
VILLAGES = (
    "bakery:ota farm inn:anna town_hall6 mill:ota glassworks",
    "church:anna church manor5 dairy mill:anna mill glassworks:ota",
)


@Evaluator
def evaluator(positions: Positions) -> Array:
    values: Array = evaluate(NETWORKS[positions.players], positions).values
    return values


def value(state: State) -> float:
    """The value of a position to the player whose turn it was."""
    return float(evaluator(gather([state]))[0, 0])


def before_roll(state: State) -> State:
    new = state.copy()
    new.dice = new.unused = ()
    new.due_dice = ALL_DICE
    new.uncollected = False
    return new


@settings(max_examples=30)
@given(odd_positions())
def test_the_best_turn_of_a_roll_is_the_best_of_all_turns(state: State) -> None:
    assume(state.dice and not state.moved and not state.specials[state.player] and not state.spent)
    found = roll_values(gather([before_roll(state)]), evaluator)[0, number_of(state.dice), 0]
    assert found == pytest.approx(max(value(turn.state) for turn in whole_turns(state)))


@pytest.mark.parametrize("kept", [(), (6,), (2, 5), (1, 1, 4)])
def test_a_reroll_is_worth_the_mean_of_its_outcomes(kept: tuple[int, ...]) -> None:
    faces = (*kept, *[3] * (4 - len(kept)))
    state = position(*VILLAGES, dice=faces, specials=[True, False])
    spent, _ = apply(state, Reroll(tuple(range(len(kept), 4))))
    found = reroll_values(gather([state]), evaluator)[0, KEPT_NUMBER[kept], 0]
    assert found == pytest.approx(expected_best(spent, value))


def test_two_dice_after_a_tile_was_taken_and_spent() -> None:
    state = position(*VILLAGES, dice=(1, 2, 3, 3))
    taken, _ = apply(state, TakeSpecial((0, 1)))
    values = two_dice_values(spend_special(gather([taken])), evaluator)[0, :, :, 0]
    both = next(a for a in legal_actions(taken) if isinstance(a, Reroll) and len(a.dice) == 2)
    assert values.mean() == pytest.approx(expected_best(apply(taken, both)[0], value))
    one = next(a for a in legal_actions(taken) if isinstance(a, Reroll) and len(a.dice) == 1)
    face = kept_faces(taken, one)[0]
    expected = expected_best(apply(taken, one)[0], value)
    assert values[face - 1].mean() == pytest.approx(expected)


def test_a_tile_in_hand_never_makes_a_roll_worse() -> None:
    positions = gather([position(*VILLAGES, specials=[True, False])])
    without = best_turns(positions, evaluator).values[0, :, 0]
    assert (roll_values(positions, evaluator)[0, :, 0] >= without - 1e-12).all()


def test_a_roll_that_allows_nothing_leaves_the_position_as_it_is() -> None:
    state = position("manor3:ota", supply=0, bishop=0)
    six = roll_values(gather([state]), evaluator)[0, number_of((6, 6, 6, 6)), 0]
    assert six == pytest.approx(value(apply(state, Roll((6, 6, 6, 6)))[0]))


@pytest.mark.long
@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("network", [hard_network, expert_network])
def test_a_position_has_the_same_value_whatever_is_evaluated_beside_it(
    network: Callable[[int], Network], players: int
) -> None:
    # Processors add up the last rows of a batch in another order than the first ones; a tie that
    # this decided would show in what the rivals expect.
    games = starting_positions(standard_set().random_board(players, "rows"), players, 31)
    games.specials[:, 0] = True
    rolls = roll_values(games, evaluator_of(network(players)))
    assert np.abs(rolls - rolls[0]).max() < 1e-9


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_luck_of_dice_has_mean_zero(players: int) -> None:
    games = starting_positions(standard_set().random_board(players, "luck"), players, 2)
    games.specials[1, 0] = True
    rolls = roll_values(games, evaluator_of(expert_network(players)))
    luck = rolls - np.tensordot(rolls, CHANCES, ([1], [0]))[:, None]
    assert luck.std() > 0.001
    assert np.abs(np.tensordot(luck, CHANCES, ([1], [0]))).max() < 1e-12
