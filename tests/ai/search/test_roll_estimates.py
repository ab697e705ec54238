"""Estimates of roll values: never too high, and good enough to tell how lucky a roll was."""

from __future__ import annotations

import numpy as np
from hypothesis import assume, given, settings

from bohemian_villages.ai.evaluation.batch_evaluation import Evaluator, evaluate
from bohemian_villages.ai.evaluation.network import new_network
from bohemian_villages.ai.evaluation.positions import Array, Positions, gather
from bohemian_villages.ai.search.roll_estimates import estimate_roll_values
from bohemian_villages.ai.search.roll_values import best_turns
from bohemian_villages.ai.search.rolls import CHANCES, number_of
from bohemian_villages.engine.state import State
from tests.ai.odd_positions import odd_positions
from tests.engine.boards import position

NETWORKS = {n: new_network(n, np.random.default_rng(n)).astype(np.float64) for n in range(2, 6)}


@Evaluator
def evaluator(positions: Positions) -> Array:
    values: Array = evaluate(NETWORKS[positions.players], positions).values
    return values


def both(state: State) -> tuple[Array, Array]:
    """At roll: the estimate, and the exact value."""
    positions = gather([state])
    return (
        estimate_roll_values(positions, evaluator)[0, :, 0],
        best_turns(positions, evaluator).values[0, :, 0],
    )


@settings(max_examples=30)
@given(odd_positions())
def test_no_roll_seems_better_than_its_best_turn(state: State) -> None:
    assume(not state.is_over)
    estimates, exact = both(state)
    assert (estimates <= exact + 1e-9).all()


def test_a_roll_that_allows_a_single_move_is_worth_exactly_that() -> None:
    estimates, exact = both(position("farm manor5:ota", supply=0, bishop=0))
    farm_once = [number_of(faces) for faces in ((4, 4, 6, 6), (1, 1, 1, 5), (3, 5, 5, 6))]
    assert np.allclose(estimates[farm_once], exact[farm_once])


def test_a_roll_that_allows_nothing_is_worth_the_position_as_it_is() -> None:
    state = position("manor3:ota", supply=0, bishop=0)
    estimates, _ = both(state)
    assert np.isclose(estimates[number_of((6, 6, 6, 6))], evaluator(gather([state]))[0, 0])


def test_most_of_the_luck_of_a_roll_is_seen() -> None:
    villages = "bakery:ota farm inn:anna town_hall6 mill", "church:anna manor5 dairy glassworks"
    estimates, exact = both(position(*villages))
    luck, seen = exact - CHANCES @ exact, estimates - CHANCES @ estimates
    assert CHANCES @ (luck - seen) ** 2 < 0.4 * (CHANCES @ luck**2)
