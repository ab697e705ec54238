"""Evaluating one position: between turns, within a turn, before and after the dice."""

from __future__ import annotations

from itertools import product

import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings

from bohemian_villages.ai.evaluation.evaluation import Evaluation
from bohemian_villages.ai.evaluation.network import Network, new_network
from bohemian_villages.ai.search.options import best_option, list_options
from bohemian_villages.ai.search.state_evaluation import evaluate_state
from bohemian_villages.engine.actions import COLLECT_INCOME, Reroll, Roll
from bohemian_villages.engine.rules import apply
from bohemian_villages.engine.scoring import score
from bohemian_villages.engine.state import Ending, State
from tests.ai.odd_positions import odd_positions
from tests.engine.boards import position
from tests.engine.chances import chance_outcomes

ROW = "church farm tailor town_hall7 manor4 dairy inn"


def network(players: int) -> Network:
    """An untrained network: it knows the score, and that is enough to compare."""
    return new_network(players, np.random.default_rng(3)).astype(np.float64)


def mean_after_rolls(state: State, known: Network) -> np.ndarray:
    """The mean of what is expected after every way the dice due can fall."""
    found = [
        (chance, evaluate_state(apply(state, roll)[0], known))
        for roll, chance in chance_outcomes(state)
    ]
    return sum(
        (chance * np.array([each.chances, each.scores]) for chance, each in found),
        start=np.zeros((2, state.players)),
    )


@given(odd_positions())
@settings(max_examples=30, deadline=None, suppress_health_check=[HealthCheck.too_slow])
def test_the_chances_of_all_are_the_whole_at_any_moment(state: State) -> None:
    found = evaluate_state(state, network(state.players))
    assert sum(found.chances) == pytest.approx(1, abs=1e-4)
    assert len(found.scores) == state.players


def test_with_dice_on_the_table_the_best_turn_counts() -> None:
    state, known = position(ROW, dice=(2, 3, 5, 6)), network(2)
    chosen = best_option(list_options(state, known), state.player)
    assert evaluate_state(state, known) == Evaluation(chosen.chances, chosen.scores)


def test_before_the_roll_all_rolls_count() -> None:
    state, known = position(ROW, supply=0), network(2)
    found = evaluate_state(state, known)
    expected = mean_after_rolls(state, known)
    assert np.array([found.chances, found.scores]) == pytest.approx(expected, abs=1e-3)


@pytest.mark.parametrize("rolled", [(0,), (0, 1), (1, 2, 3), (0, 1, 2, 3)])
def test_a_reroll_counts_with_the_dice_that_stay(rolled: tuple[int, ...]) -> None:
    state = position(ROW, dice=(2, 3, 5, 6), specials=[True, False])
    waiting, _ = apply(state, Reroll(rolled))
    known = network(2)
    found = evaluate_state(waiting, known)
    expected = mean_after_rolls(waiting, known)
    assert np.array([found.chances, found.scores]) == pytest.approx(expected, abs=1e-3)


def test_after_a_move_two_dice_are_left_to_be_rolled_again() -> None:
    state = position(
        ROW, dice=(2, 3, 5, 6), unused=(2, 3), moved=True, specials=[True, False], supply=0
    )
    for rolled in ((2,), (3,), (2, 3)):
        waiting, _ = apply(state, Reroll(rolled))
        found, expected = evaluate_state(waiting, network(2)), mean_after_rolls(waiting, network(2))
        assert np.array([found.chances, found.scores]) == pytest.approx(expected, abs=1e-3)


def test_income_that_lies_there_is_collected() -> None:
    state = position(
        "inn:anna* farm:anna manor4 dairy tailor:ota", forgetful=True, uncollected=True
    )
    collected, _ = apply(state, COLLECT_INCOME)
    assert evaluate_state(state, network(2)) == evaluate_state(collected, network(2))


def test_a_game_that_is_over_is_known() -> None:
    state = position("inn farm manor4", coins=[7, 3], ending=Ending.BANK_EMPTY)
    found = evaluate_state(state, network(2))
    assert found.chances == (1, 0)
    assert found.scores == tuple(each.total for each in score(state))


def test_a_roll_tells_more_but_means_the_same() -> None:
    # What is expected before the dice is the mean of what is expected after them: nobody is fooled.
    state = position(ROW, supply=0, players=3)
    known = network(3)
    rolls = [Roll(faces) for faces in product((1, 4), repeat=4)]
    assert len({evaluate_state(apply(state, roll)[0], known).chances for roll in rolls}) > 2
