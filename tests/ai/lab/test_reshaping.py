"""Networks reshaped: for more players, wider, or joined, they still evaluate as they did."""

from __future__ import annotations

import numpy as np

from bohemian_villages.ai.evaluation.counts import count
from bohemian_villages.ai.evaluation.network import forward, inputs_of, new_network
from bohemian_villages.ai.evaluation.positions import gather
from bohemian_villages.ai.lab.reshaping import adapted, joined, widened
from tests.engine.boards import position


def test_a_network_for_more_players_takes_all_rivals_alike() -> None:
    network = new_network(3, np.random.default_rng(1))
    bigger = adapted(network, 5)
    assert bigger.players == 5
    assert np.array_equal(bigger.blocks[1], bigger.blocks[4])
    assert np.allclose(bigger.blocks[1:].sum(0), network.blocks[1:].sum(0))


def test_joined_networks_put_out_their_mean() -> None:
    networks = [new_network(3, np.random.default_rng(n), 8 * n) for n in (1, 2)]
    lone, other = (network.astype(np.float64) for network in networks)
    inputs = inputs_of(count(gather([position("farm:anna church inn:ota", players=3)])))
    one, two = forward(lone, inputs), forward(other, inputs)
    both = forward(joined(networks).astype(np.float64), inputs)
    assert np.allclose(both.logits, (one.logits + two.logits) / 2)
    assert np.allclose(both.scores, (one.scores + two.scores) / 2)


def test_a_widened_network_has_more_units_and_nearly_the_same_output() -> None:
    network = new_network(3, np.random.default_rng(1), 8)
    wide = widened(network, 24, np.random.default_rng(2))
    assert wide.second.shape == (24, 12)
    assert np.array_equal(wide.blocks[:, :, :8], network.blocks)
    inputs = inputs_of(count(gather([position("farm:anna church inn:ota", players=3)])))
    before, after = forward(network, inputs), forward(wide, inputs)
    assert np.allclose(before.logits, after.logits, atol=0.5)
    assert widened(network, 8, np.random.default_rng(2)) is network
