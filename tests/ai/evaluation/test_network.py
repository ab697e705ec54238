"""The network: the parts of a joined one are summed separately, to the same result."""

from __future__ import annotations

import numpy as np

from bohemian_villages.ai.evaluation.network import ExactNetwork
from bohemian_villages.ai.evaluation.shipped_weights import expert_network


def test_a_joined_network_is_summed_part_by_part() -> None:
    network = expert_network(2)
    assert isinstance(network, ExactNetwork)
    assert network.parts > 1
    first = np.random.default_rng(1).integers(0, 200, (2, len(network.second), 9)) / np.float32(256)
    whole = np.matmul(network.second.T, first.astype(np.float32))
    assert np.array_equal(network.second_sums(first.astype(np.float32)), whole)
