"""The prefilter: sees which turns are worth evaluating, and misses next to nothing."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import assume, given, settings

from bohemian_villages.ai.evaluation.batch_evaluation import Evaluator, evaluator_of
from bohemian_villages.ai.evaluation.counts import count, final_shares
from bohemian_villages.ai.evaluation.exact_sums import round_outputs
from bohemian_villages.ai.evaluation.features import PLAYER_FEATURES, SHARED_FEATURES
from bohemian_villages.ai.evaluation.network import Inputs, inputs_of
from bohemian_villages.ai.evaluation.positions import Array, Positions, gather
from bohemian_villages.ai.evaluation.prefilter import PrefilterNetwork, chance
from bohemian_villages.ai.evaluation.shipped_weights import PREFILTERED, expert_network
from bohemian_villages.ai.evaluation.weights_files import (
    load_arrays,
    load_prefilter,
)
from bohemian_villages.ai.search.batch_turns import turns_of_all_rolls
from bohemian_villages.ai.search.roll_values import SHORTLIST, best_turns, shortlist_of_rows
from bohemian_villages.ai.search.rolls import CHANCES
from bohemian_villages.assets import resource
from bohemian_villages.engine.state import State
from bohemian_villages.numeric.array_files import WeightsError
from tests.ai.odd_positions import odd_positions
from tests.ai.played_positions import positions_of_games
from tests.engine.boards import position

EVERY_NUMBER = pytest.mark.parametrize("players", PREFILTERED)


def prefilter_for(players: int) -> PrefilterNetwork:
    return load_prefilter(resource(f"ai/prefilter-{players}.npz"), players).exact()


def filtered(players: int) -> Evaluator:
    """As expert evaluates."""
    evaluator = evaluator_of(expert_network(players))
    assert evaluator.prefilter is not None
    return evaluator


def unfiltered(players: int) -> Evaluator:
    """By the same network, without the prefilter."""
    return Evaluator(filtered(players).evaluate)


# Its estimates.


@pytest.mark.long
@EVERY_NUMBER
def test_it_agrees_with_the_network_that_trained_it(players: int) -> None:
    after = turns_of_all_rolls(positions_of_games(players)).after
    estimates, values = prefilter_for(players)(after), filtered(players)(after)[:, 0]
    assert np.corrcoef(estimates, values)[0, 1] > 0.95


def test_it_is_exact_where_the_game_is_decided() -> None:
    states = [
        position("farm:anna manor9:ota", figures=[3, 0], coins=coins)
        for coins in ([9, 4], [4, 9], [7, 7])
    ]
    positions = gather(states)
    assert positions.decided.all()
    exact = final_shares(count(positions).total.T)[:, 0]
    assert prefilter_for(2)(positions) == pytest.approx(exact)


@EVERY_NUMBER
def test_its_sums_are_the_same_to_the_bit_in_any_order(players: int) -> None:
    inputs = inputs_of(count(turns_of_all_rolls(positions_of_games(players)).after, np.float32))
    for numbers in (inputs.blocks, inputs.shared):
        round_outputs(numbers)
    prefilter, rng = prefilter_for(players), np.random.default_rng(1)
    units, own, shared = (
        rng.permutation(size) for size in (len(prefilter.bias), PLAYER_FEATURES, SHARED_FEATURES)
    )
    blocks = prefilter.blocks.reshape(len(units), players, -1)[:, :, own].reshape(len(units), -1)
    shuffled = PrefilterNetwork(
        blocks[units],
        prefilter.shared[units][:, shared],
        prefilter.bias[units],
        prefilter.out[units],
    )
    mixed = Inputs(inputs.blocks[:, own], inputs.shared[shared], inputs.expected, inputs.logits)
    once, again = prefilter.units(inputs), shuffled.units(mixed)
    assert np.array_equal(once[units], again)
    for each in (once, again):
        round_outputs(each)
    assert np.array_equal(prefilter.output(once), shuffled.output(again))


@EVERY_NUMBER
def test_no_sum_grows_too_large_to_be_exact(players: int) -> None:
    inputs = inputs_of(count(turns_of_all_rolls(positions_of_games(players)).after, np.float32))
    prefilter = prefilter_for(players)
    blocks = np.abs(inputs.blocks).reshape(players * PLAYER_FEATURES, -1)
    sums = np.abs(prefilter.blocks) @ blocks + np.abs(prefilter.shared) @ np.abs(inputs.shared)
    assert sums.max() < 32
    assert (np.abs(prefilter.out)[:, None] * prefilter.units(inputs)).sum(0).max() < 32


def test_many_positions_are_estimated_as_few_are() -> None:
    after, prefilter = turns_of_all_rolls(positions_of_games(2)).after, prefilter_for(2)
    many = after.take(np.arange(6000) % len(after))
    assert np.array_equal(prefilter(many)[: len(after)], prefilter(after)[:6000])


# What passes it.


@EVERY_NUMBER
def test_little_is_missed_and_much_is_not_evaluated(players: int) -> None:
    positions = positions_of_games(players)
    found, best = (best_turns(positions, of(players)) for of in (filtered, unfiltered))
    missed = (best.values[:, :, 0] - found.values[:, :, 0]) @ CHANCES
    assert (missed >= -1e-9).all()
    assert missed.mean() < 0.001
    assert len(found.after) < 0.6 * len(best.after)


@settings(max_examples=30)
@given(odd_positions())
def test_whoever_can_move_moves(state: State) -> None:
    assume(not state.is_over and state.players in PREFILTERED)
    positions = gather([state])
    found, best = (best_turns(positions, of(state.players)) for of in (filtered, unfiltered))
    assert np.array_equal(found.passes, best.passes)
    assert (found.values[:, :, 0] <= best.values[:, :, 0] + 1e-9).all()


def test_the_few_of_each_row_that_seem_best_are_kept() -> None:
    rows = np.array([0] * 7 + [2] * 2 + [1] * 6)
    estimates = np.array([3, 9, 1, 7, 5, 8, 2, 4, 6, 1, 2, 3, 4, 5, 6.0])
    kept = shortlist_of_rows(rows, estimates)
    assert SHORTLIST == 4
    assert kept.tolist() == [1, 3, 4, 5, 7, 8, 11, 12, 13, 14]


def test_one_that_sees_everything_upside_down_misses_more() -> None:
    """So the test above can fail."""
    positions = positions_of_games(2)

    def upside_down(some: Positions) -> Array:
        return -prefilter_for(2)(some)

    best = best_turns(positions, unfiltered(2)).values[:, :, 0]
    found = best_turns(positions, Evaluator(filtered(2).evaluate, upside_down)).values[:, :, 0]
    assert ((best - found) @ CHANCES).mean() > 0.001


# Its files.


@EVERY_NUMBER
def test_weights_name_the_command_that_made_them(players: int) -> None:
    command = str(load_arrays(resource(f"ai/prefilter-{players}.npz"))["command"])
    assert command.startswith(f"python packaging/train_prefilter.py --players {players} ")


def test_weights_for_another_number_of_players_are_refused() -> None:
    with pytest.raises(WeightsError):
        load_prefilter(resource("ai/prefilter-2.npz"), 3)


@pytest.mark.filterwarnings("error")
def test_who_is_a_million_coins_behind_has_no_chance_and_nothing_warns_of_it() -> None:
    logits = np.array([[0.0, 1e6], [1e6, 0.0]], np.float32)
    empty = np.zeros((0, 2), np.float32)
    chances = chance(Inputs(empty, empty, logits, logits), np.zeros(2, np.float32))
    assert chances.tolist() == [0, 1]
