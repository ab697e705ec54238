"""The trained evaluation's weights: a small network, for each number of players one of its own."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import numpy as np
from attrs import define, evolve, fields

from .exact_sums import STEP_OF_SUMS, STEP_OF_WEIGHTS, round_said, rounded_to
from .features import PLAYER_FEATURES, SHARED_FEATURES
from .positions import Array, Positions

Glances = Callable[[Positions], Array]
"""At row: about how much player 0 wants a position."""

# Hidden units of the networks that are trained, by number of players: with more of them there is
# more to add up for every unit. The second layer has half as many.
HIDDEN = {2: 256, 3: 128, 4: 128, 5: 128}

# More networks than these are not joined.
MOST_PARTS = 8


@define(eq=False)
class Network:
    """The weights, for one number of players."""

    blocks: Array
    """At distance in the order of play, feature and hidden unit; one's own block first."""
    shared: Array
    turn: Array
    """At the number of turns that others have before one's own: what is added to hidden units."""
    second: Array
    second_bias: Array
    out: Array
    out_bias: Array

    @property
    def players(self) -> int:
        """For how many players it is."""
        return len(self.blocks)

    def arrays(self) -> dict[str, Array]:
        """The weights by name."""
        return {each.name: getattr(self, each.name) for each in fields(Network)}

    def astype(self, dtype: type) -> Network:
        """The same network in another precision."""
        return evolve(self, **{name: each.astype(dtype) for name, each in self.arrays().items()})

    def exact(self, glance: Glances | None = None) -> ExactNetwork:
        """About the same network, with sums that are the same on every processor."""
        rounded = {
            name: rounded_to(STEP_OF_SUMS if name in ADDED else STEP_OF_WEIGHTS, each)
            for name, each in self.arrays().items()
        }
        return ExactNetwork(**rounded, glance=glance, parts=_count_parts(rounded["second"]))

    def settle(self, said: Array) -> None:
        """Make what units say, or what they are told, fit to be added up: nothing is to be done."""

    def second_sums(self, first: Array) -> Array:
        """What units of the second layer hear from the first; at player, unit and row."""
        sums: Array = np.matmul(self.second.T, first)
        return sums


@define(eq=False)
class ExactNetwork(Network):
    """A network in single precision whose sums are exact."""

    glance: Glances | None = None
    """By which it is seen what need not be judged."""
    parts: int = 1
    """Of how many networks it was joined, whose second layers hear nothing of each other."""

    def settle(self, said: Array) -> None:
        """Round it."""
        round_said(said)

    def second_sums(self, first: Array) -> Array:
        """The same, part by part: what is not heard need not be added up."""
        rows, columns = (size // self.parts for size in self.second.shape)
        sums = np.empty((len(first), self.second.shape[1], first.shape[2]), first.dtype)
        for part in range(self.parts):
            heard, said = (slice(part * n, (part + 1) * n) for n in (rows, columns))
            np.matmul(self.second[heard, said].T, first[:, heard], out=sums[:, said])
        return sums


def _count_parts(second: Array) -> int:
    """Into how many blocks along its diagonal a layer falls, with nothing beside them."""
    for parts in range(MOST_PARTS, 1, -1):
        if not any(size % parts for size in second.shape):
            rows, columns = (np.arange(size) * parts // size for size in second.shape)
            if not second[rows[:, None] != columns].any():
                return parts
    return 1


# Weights that are multiplied by nothing.
ADDED = ("turn", "second_bias", "out_bias")


def new_network(players: int, rng: np.random.Generator, first: int = 0) -> Network:
    """An untrained network, of the usual size or with so many units in its first layer."""

    def scaled(*shape: int, inputs: int) -> Array:
        drawn: Array = rng.standard_normal(shape) / np.sqrt(inputs)
        return drawn.astype(np.float32)

    inputs = players * PLAYER_FEATURES + SHARED_FEATURES
    first = first or HIDDEN[players]
    second = first // 2
    return Network(
        blocks=scaled(players, PLAYER_FEATURES, first, inputs=inputs // 4),
        shared=scaled(SHARED_FEATURES, first, inputs=inputs // 4),
        turn=np.zeros((players, first), np.float32),
        second=scaled(first, second, inputs=first // 2),
        second_bias=np.zeros(second, np.float32),
        out=scaled(second, 2, inputs=second) / 10,
        out_bias=np.zeros(2, np.float32),
    )


def adapted(network: Network, players: int) -> Network:
    """A start for a number of players; for another one all rivals count alike, as they did."""
    if network.players == players:
        return network
    rivals = network.blocks[1:].mean(0) * (network.players - 1) / (players - 1)
    return evolve(
        network,
        blocks=np.stack([network.blocks[0], *([rivals] * (players - 1))]).astype(np.float32),
        turn=np.stack([network.turn[0], *([network.turn[-1]] * (players - 1))]),
    )


def widened(network: Network, first: int, rng: np.random.Generator) -> Network:
    """The same with so many units in its first layer; the new ones have yet to learn to speak."""
    more = first - network.second_bias.size * 2
    if more <= 0:
        return network
    return _side_by_side([network, new_network(network.players, rng, more)])


def joined(networks: Sequence[Network]) -> Network:
    """One network that says the mean of what several say, which is less often wrong."""
    summed, count = _side_by_side(networks), len(networks)
    return evolve(summed, out=summed.out / count, out_bias=summed.out_bias / count)


def _side_by_side(networks: Sequence[Network]) -> Network:
    """One network that says the sum of what several say."""
    firsts, seconds = zip(*(network.second.shape for network in networks), strict=True)
    second = np.zeros((sum(firsts), sum(seconds)), np.float32)
    for network, row, column in zip(networks, _begins(firsts), _begins(seconds), strict=True):
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


def _begins(sizes: Sequence[int]) -> list[int]:
    """Where parts of these sizes begin that lie one after the other."""
    return [sum(sizes[:number]) for number in range(len(sizes))]
