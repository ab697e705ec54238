"""Networks reshaped: for another number of players, wider, or several joined into one."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from attrs import evolve

from ..evaluation.network import Network, new_network


def adapted(network: Network, players: int) -> Network:
    """A network to start from for so many players; if that is new, all rivals count alike."""
    if network.players == players:
        return network
    rivals = network.blocks[1:].mean(0) * (network.players - 1) / (players - 1)
    return evolve(
        network,
        blocks=np.stack([network.blocks[0], *([rivals] * (players - 1))]).astype(np.float32),
        turn=np.stack([network.turn[0], *([network.turn[-1]] * (players - 1))]),
    )


def widened(network: Network, first: int, rng: np.random.Generator) -> Network:
    """The network with so many units in its first layer; the new ones are untrained."""
    more = first - network.second_bias.size * 2
    if more <= 0:
        return network
    return _side_by_side([network, new_network(network.players, rng, more)])


def joined(networks: Sequence[Network]) -> Network:
    """One network that puts out the mean of several, which is less often wrong."""
    summed, count = _side_by_side(networks), len(networks)
    return evolve(summed, out=summed.out / count, out_bias=summed.out_bias / count)


def _side_by_side(networks: Sequence[Network]) -> Network:
    """One network that puts out the sum of several."""
    firsts, seconds = zip(*(network.second.shape for network in networks), strict=True)
    second = np.zeros((sum(firsts), sum(seconds)), np.float32)
    for network, row, column in zip(networks, _offsets(firsts), _offsets(seconds), strict=True):
        rows, columns = network.second.shape
        second[row : row + rows, column : column + columns] = network.second
    return Network(
        blocks=np.concatenate([network.blocks for network in networks], 2),
        shared=np.concatenate([network.shared for network in networks], 1),
        turn=np.concatenate([network.turn for network in networks], 1),
        second=second,
        second_bias=np.concatenate([network.second_bias for network in networks]),
        out=np.concatenate([network.out for network in networks]),
        out_bias=np.stack([network.out_bias for network in networks]).sum(0),
    )


def _offsets(sizes: Sequence[int]) -> list[int]:
    """Where each part begins when parts of these sizes are put in a row."""
    return [sum(sizes[:number]) for number in range(len(sizes))]
