"""Exact sums: in whatever order a processor adds, expert and hint come to the same values."""

from __future__ import annotations

import numpy as np
import pytest
from attrs import evolve

from bohemian_villages.ai.evaluation.batch_evaluation import evaluate
from bohemian_villages.ai.evaluation.counts import count
from bohemian_villages.ai.evaluation.exact_sums import OUTPUT_STEP, round_outputs, round_to_step
from bohemian_villages.ai.evaluation.network import (
    ExactNetwork,
    Inputs,
    Network,
    forward,
    inputs_of,
)
from bohemian_villages.ai.evaluation.positions import Positions
from bohemian_villages.ai.evaluation.shipped_weights import expert_network
from bohemian_villages.ai.evaluation.weights_files import load_network
from bohemian_villages.ai.search.batch_turns import turns_of_all_rolls
from bohemian_villages.assets import resource
from tests.ai.played_positions import positions_of_games

EVERY_NUMBER = pytest.mark.parametrize("players", [2, 3, 4, 5])


def turns_of_a_game(players: int) -> Positions:
    """All turns any dice allow in a game that has gone on for some rounds."""
    return turns_of_all_rolls(positions_of_games(players)).after


def shuffled(network: Network, inputs: Inputs) -> tuple[Network, Inputs]:
    """The same with features and units in another order, and so with sums in another order."""
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


@pytest.mark.long
@EVERY_NUMBER
def test_sums_are_the_same_to_the_bit_in_any_order(players: int) -> None:
    inputs, network = (
        inputs_of(count(turns_of_a_game(players), np.float32)),
        expert_network(players),
    )
    once, again = forward(network, inputs), forward(*shuffled(network, inputs))
    assert np.array_equal(once.logits, again.logits)
    assert np.array_equal(once.scores, again.scores)


def test_ordinary_sums_are_not() -> None:
    inputs = inputs_of(count(turns_of_a_game(2), np.float32))
    network = Network(**expert_network(2).arrays())
    once, again = forward(network, inputs), forward(*shuffled(network, inputs))
    assert not np.array_equal(once.logits, again.logits)


@pytest.mark.parametrize(
    "players", [2, *(pytest.param(more, marks=pytest.mark.long) for more in (3, 4, 5))]
)
def test_an_exact_network_evaluates_nearly_the_same(players: int) -> None:
    positions = turns_of_a_game(players)
    shipped = load_network(resource(f"ai/evaluation-{players}-fine.npz")).astype(np.float64)
    exact = evaluate(shipped.exact(), positions)
    differences = evaluate(shipped, positions).chances - exact.chances
    assert np.abs(differences).max() < 0.02
    assert np.abs(differences).mean() < 0.001


def test_outputs_are_rounded_to_the_nearest_step() -> None:
    outputs = np.linspace(-3, 30, 1000, dtype=np.float32)
    rounded = outputs.copy()
    round_outputs(rounded)
    assert np.array_equal(rounded, round_to_step(OUTPUT_STEP, outputs))
