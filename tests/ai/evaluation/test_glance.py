"""A glance: sees which turns deserve to be judged, and misses next to nothing by it."""

from __future__ import annotations

from functools import cache

import numpy as np
import pytest
from hypothesis import assume, given, settings

from bohemian_villages.ai.evaluation.counts import count, final_shares
from bohemian_villages.ai.evaluation.exact_sums import round_said
from bohemian_villages.ai.evaluation.features import PLAYER_FEATURES, SHARED_FEATURES
from bohemian_villages.ai.evaluation.glance import Glance, chance
from bohemian_villages.ai.evaluation.judgement import Inputs, inputs_of
from bohemian_villages.ai.evaluation.network import ExactNetwork
from bohemian_villages.ai.evaluation.positions import Array, Positions, gather
from bohemian_villages.ai.evaluation.weights_files import load_arrays, load_glance
from bohemian_villages.ai.search.rolls import CHANCES
from bohemian_villages.ai.search.turn_values import (
    SEEMING_BEST,
    Worth,
    best_turns,
    seeming_best_of_rows,
    turns_of_all_rolls,
)
from bohemian_villages.ai.search.weighing import GLANCED, fine_network, worth_by
from bohemian_villages.assets import resource
from bohemian_villages.engine.state import State
from bohemian_villages.numeric.array_files import WeightsError
from tests.ai.odd_positions import odd_positions
from tests.ai.played_positions import positions_of_games
from tests.engine.boards import position

EVERY_NUMBER = pytest.mark.parametrize("players", GLANCED)


def glance_for(players: int) -> Glance:
    return load_glance(resource(f"ai/glance-{players}.npz"), players).exact()


@cache
def before_turns(players: int) -> Positions:
    """Positions in which a turn has begun."""
    return positions_of_games(players, 20)


def quickly(players: int) -> Worth:
    """As expert judges."""
    worth = worth_by(fine_network(players))
    assert worth.glance is not None
    return worth


def wholly(players: int) -> Worth:
    """By the same network, without a glance before."""
    return Worth(quickly(players).of)


# What it says.


@EVERY_NUMBER
def test_it_agrees_with_the_network_that_taught_it(players: int) -> None:
    after = turns_of_all_rolls(before_turns(players)).after
    told, judged = glance_for(players)(after), quickly(players)(after)[:, 0]
    assert np.corrcoef(told, judged)[0, 1] > 0.95


def test_what_is_decided_is_told_as_it_is() -> None:
    states = [
        position("farm:anna manor9:ota", figures=[3, 0], coins=coins)
        for coins in ([9, 4], [4, 9], [7, 7])
    ]
    positions = gather(states)
    assert positions.decided.all()
    exact = final_shares(count(positions).total.T)[:, 0]
    assert glance_for(2)(positions) == pytest.approx(exact)


@EVERY_NUMBER
def test_its_sums_are_the_same_to_the_bit_in_any_order(players: int) -> None:
    inputs = inputs_of(count(turns_of_all_rolls(before_turns(players)).after, np.float32))
    for numbers in (inputs.blocks, inputs.shared):
        round_said(numbers)
    glance, rng = glance_for(players), np.random.default_rng(1)
    units, own, shared = (
        rng.permutation(size) for size in (len(glance.bias), PLAYER_FEATURES, SHARED_FEATURES)
    )
    blocks = glance.blocks.reshape(len(units), players, -1)[:, :, own].reshape(len(units), -1)
    shuffled = Glance(
        blocks[units], glance.shared[units][:, shared], glance.bias[units], glance.out[units]
    )
    mixed = Inputs(inputs.blocks[:, own], inputs.shared[shared], inputs.expected, inputs.logits)
    said, again = glance.units(inputs), shuffled.units(mixed)
    assert np.array_equal(said[units], again)
    for each in (said, again):
        round_said(each)
    assert np.array_equal(glance.said(said), shuffled.said(again))


@EVERY_NUMBER
def test_no_sum_grows_too_large_to_be_exact(players: int) -> None:
    inputs = inputs_of(count(turns_of_all_rolls(before_turns(players)).after, np.float32))
    glance = glance_for(players)
    seen = np.abs(inputs.blocks).reshape(players * PLAYER_FEATURES, -1)
    sums = np.abs(glance.blocks) @ seen + np.abs(glance.shared) @ np.abs(inputs.shared)
    assert sums.max() < 32
    assert (np.abs(glance.out)[:, None] * glance.units(inputs)).sum(0).max() < 32


def test_many_positions_are_seen_as_one_by_one() -> None:
    after, glance = turns_of_all_rolls(before_turns(2)).after, glance_for(2)
    many = after.take(np.arange(6000) % len(after))
    assert np.array_equal(glance(many)[: len(after)], glance(after)[:6000])


# What is judged then.


@EVERY_NUMBER
def test_little_is_missed_and_most_need_not_be_judged(players: int) -> None:
    positions = before_turns(players)
    found, best = (best_turns(positions, of(players)) for of in (quickly, wholly))
    missed = (best.values[:, :, 0] - found.values[:, :, 0]) @ CHANCES
    assert (missed >= -1e-9).all()
    assert missed.mean() < 0.001
    assert len(found.after) < 0.6 * len(best.after)


@settings(max_examples=30)
@given(odd_positions())
def test_whoever_can_move_moves(state: State) -> None:
    assume(not state.is_over and state.players in GLANCED)
    positions = gather([state])
    found, best = (best_turns(positions, of(state.players)) for of in (quickly, wholly))
    assert np.array_equal(found.passes, best.passes)
    assert (found.values[:, :, 0] <= best.values[:, :, 0] + 1e-9).all()


def test_the_few_of_each_row_that_are_wanted_most_are_kept() -> None:
    rows = np.array([0] * 7 + [2] * 2 + [1] * 6)
    wanted = np.array([3, 9, 1, 7, 5, 8, 2, 4, 6, 1, 2, 3, 4, 5, 6.0])
    kept = seeming_best_of_rows(rows, wanted)
    assert SEEMING_BEST == 4
    assert kept.tolist() == [1, 3, 4, 5, 7, 8, 11, 12, 13, 14]


def test_one_that_sees_everything_upside_down_misses_more() -> None:
    """So the test above can fail."""
    positions = before_turns(2)

    def upside_down(some: Positions) -> Array:
        return -glance_for(2)(some)

    best = best_turns(positions, wholly(2)).values[:, :, 0]
    found = best_turns(positions, Worth(quickly(2).of, upside_down)).values[:, :, 0]
    assert ((best - found) @ CHANCES).mean() > 0.001


# Its files.


@EVERY_NUMBER
def test_weights_name_the_command_that_made_them(players: int) -> None:
    command = str(load_arrays(resource(f"ai/glance-{players}.npz"))["command"])
    assert command.startswith(f"python packaging/teach_glance.py --players {players} ")


def test_weights_for_another_number_of_players_are_refused() -> None:
    with pytest.raises(WeightsError):
        load_glance(resource("ai/glance-2.npz"), 3)


def test_a_joined_network_is_added_up_part_by_part() -> None:
    network = fine_network(2)
    assert isinstance(network, ExactNetwork)
    assert network.parts > 1
    first = np.random.default_rng(1).integers(0, 200, (2, len(network.second), 9)) / np.float32(256)
    whole = np.matmul(network.second.T, first.astype(np.float32))
    assert np.array_equal(network.second_sums(first.astype(np.float32)), whole)


@pytest.mark.filterwarnings("error")
def test_who_is_a_million_coins_behind_has_no_chance_and_nothing_warns_of_it() -> None:
    logits = np.array([[0.0, 1e6], [1e6, 0.0]], np.float32)
    empty = np.zeros((0, 2), np.float32)
    told = chance(Inputs(empty, empty, logits, logits), np.zeros(2, np.float32))
    assert told.tolist() == [0, 1]
