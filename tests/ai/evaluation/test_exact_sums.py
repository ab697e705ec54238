"""Exact sums: whatever order a processor adds up in, expert and hint come to the same values."""

from __future__ import annotations

import numpy as np
import pytest
from attrs import evolve

from bohemian_villages.ai.evaluation.counts import count
from bohemian_villages.ai.evaluation.exact_sums import STEP_SAID, round_said, rounded_to
from bohemian_villages.ai.evaluation.judgement import Inputs, forward, inputs_of, judge
from bohemian_villages.ai.evaluation.network import ExactNetwork, Network
from bohemian_villages.ai.evaluation.positions import Positions
from bohemian_villages.ai.evaluation.weights_files import load_network
from bohemian_villages.ai.search.turn_values import turns_of_all_rolls
from bohemian_villages.ai.search.weighing import fine_network
from bohemian_villages.assets import resource
from tests.ai.played_positions import positions_of_games

EVERY_NUMBER = pytest.mark.parametrize("players", [2, 3, 4, 5])


def turns_of_a_game(players: int) -> Positions:
    """All turns any dice allow in a game that has gone on for some rounds."""
    return turns_of_all_rolls(positions_of_games(players)).after


def shuffled(network: Network, inputs: Inputs) -> tuple[Network, Inputs]:
    """The same with features and units in another order, so that sums are made in another one."""
    rng = np.random.default_rng(1)
    own, shared = (rng.permutation(each.shape[-2]) for each in (inputs.blocks, inputs.shared))
    first, second = (rng.permutation(size) for size in network.second.shape)
    return (
        evolve(
            network,
            # Units of joined networks are mixed up, too.
            **({"parts": 1} if isinstance(network, ExactNetwork) else {}),
            blocks=network.blocks[:, own][:, :, first],
            shared=network.shared[shared][:, first],
            turn=network.turn[:, first],
            second=network.second[first][:, second],
            second_bias=network.second_bias[second],
            out=network.out[second],
            out_bias=network.out_bias,
        ),
        Inputs(inputs.blocks[:, own], inputs.shared[shared], inputs.expected, inputs.logits),
    )


@EVERY_NUMBER
def test_sums_are_the_same_to_the_bit_in_any_order(players: int) -> None:
    inputs, network = (
        inputs_of(count(turns_of_a_game(players), np.float32)),
        fine_network(players),
    )
    said, again = forward(network, inputs), forward(*shuffled(network, inputs))
    assert np.array_equal(said.logits, again.logits)
    assert np.array_equal(said.scores, again.scores)


def test_ordinary_sums_are_not() -> None:
    inputs = inputs_of(count(turns_of_a_game(2), np.float32))
    network = Network(**fine_network(2).arrays())
    said, again = forward(network, inputs), forward(*shuffled(network, inputs))
    assert not np.array_equal(said.logits, again.logits)


@EVERY_NUMBER
def test_an_exact_network_says_about_the_same(players: int) -> None:
    positions = turns_of_a_game(players)
    shipped = load_network(resource(f"ai/evaluation-{players}-fine.npz")).astype(np.float64)
    differences = judge(shipped, positions).chances - judge(shipped.exact(), positions).chances
    assert np.abs(differences).max() < 0.02
    assert np.abs(differences).mean() < 0.001


def test_what_units_say_is_rounded_to_the_nearest_step() -> None:
    said = np.linspace(-3, 30, 1000, dtype=np.float32)
    rounded = said.copy()
    round_said(rounded)
    assert np.array_equal(rounded, rounded_to(STEP_SAID, said))
