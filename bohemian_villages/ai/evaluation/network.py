"""The network that evaluates positions: its weights, its inputs, and the pass through its layers.

There is one network for each number of players. It looks at a position from every player's side in
turn, with the same weights: the player's own features, those of the others in playing order, and
the shared ones. Its output is added to the forecast, so even an untrained network plays sensibly.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

import numpy as np
from attrs import astuple, define, evolve, fields

from .batch_forecast import batch_forecast
from .counts import Counts
from .exact_sums import SUM_STEP, WEIGHT_STEP, round_outputs, round_to_step
from .features import PLAYER_FEATURES, SHARED_FEATURES, features
from .positions import Array, Positions

Prefilter = Callable[[Positions], Array]
"""Returns at row: a quick estimate of player 0's chance to win."""

# Hidden units of newly trained networks, by number of players. More players mean more inputs to sum
# for every unit, so larger tables get fewer units. The second layer has half as many.
HIDDEN = {2: 256, 3: 128, 4: 128, 5: 128}

# The network's correction of the forecast score is in units of this many coins.
SCORE_UNIT = 10.0

# The most parts that a shipped network was joined from.
MOST_PARTS = 8

# Weights that are added to a sum instead of multiplied by an input.
BIASES = ("turn", "second_bias", "out_bias")


@define(eq=False)
class Network:
    """The weights, for one number of players."""

    blocks: Array
    """At distance in playing order, feature and hidden unit; the player's own block first."""
    shared: Array
    turn: Array
    """At the number of rivals who move first: what is added to the hidden units."""
    second: Array
    second_bias: Array
    out: Array
    out_bias: Array

    @property
    def players(self) -> int:
        """The number of players it was made for."""
        return len(self.blocks)

    def arrays(self) -> dict[str, Array]:
        """The weights by name."""
        return {each.name: getattr(self, each.name) for each in fields(Network)}

    def astype(self, dtype: type) -> Network:
        """The same network in another precision."""
        return evolve(self, **{name: each.astype(dtype) for name, each in self.arrays().items()})

    def exact(self, prefilter: Prefilter | None = None) -> ExactNetwork:
        """Nearly the same network, with sums that are equal on every processor."""
        rounded = {
            name: round_to_step(SUM_STEP if name in BIASES else WEIGHT_STEP, each)
            for name, each in self.arrays().items()
        }
        return ExactNetwork(**rounded, prefilter=prefilter, parts=_count_parts(rounded["second"]))

    def settle(self, outputs: Array) -> None:
        """Prepare outputs, in place, to be summed by the next layer; nothing to do here."""

    def second_sums(self, first: Array) -> Array:
        """At player, unit and row: what the second layer sums up of the first."""
        sums: Array = np.matmul(self.second.T, first)
        return sums


@define(eq=False)
class ExactNetwork(Network):
    """A network in single precision whose sums are exact."""

    prefilter: Prefilter | None = None
    """Tells which positions are not worth evaluating."""
    parts: int = 1
    """How many networks were joined into this one; their second layers are not connected."""

    def settle(self, outputs: Array) -> None:
        """Round outputs, in place, so that sums of them are exact."""
        round_outputs(outputs)

    def second_sums(self, first: Array) -> Array:
        """At player, unit and row; part by part, because weights between parts are all zero."""
        rows, columns = (size // self.parts for size in self.second.shape)
        sums = np.empty((len(first), self.second.shape[1], first.shape[2]), first.dtype)
        for part in range(self.parts):
            inputs, outputs = (slice(part * n, (part + 1) * n) for n in (rows, columns))
            np.matmul(self.second[inputs, outputs].T, first[:, inputs], out=sums[:, outputs])
        return sums


def _count_parts(second: Array) -> int:
    """Into how many blocks on its diagonal a layer falls, with only zeros beside them."""
    for parts in range(MOST_PARTS, 1, -1):
        if not any(size % parts for size in second.shape):
            rows, columns = (np.arange(size) * parts // size for size in second.shape)
            if not second[rows[:, None] != columns].any():
                return parts
    return 1


def new_network(players: int, rng: np.random.Generator, first: int = 0) -> Network:
    """An untrained network, with the usual or the given number of units in its first layer."""

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


# What goes in.


@define(eq=False)
class Inputs:
    """The network's inputs; rows come last, as in the counts."""

    blocks: Array
    """At player, feature and row."""
    shared: Array
    """At feature and row."""
    expected: Array
    """At player and row: the forecast of the final score."""
    logits: Array
    """At player and row: the same in units of its spread."""

    def take(self, rows: Array) -> Inputs:
        """Only these rows."""
        return Inputs(*(each.T[rows].T for each in astuple(self, recurse=False)))

    @staticmethod
    def join(parts: Sequence[Inputs]) -> Inputs:
        """All rows, one part after the other; each row is contiguous, so that `take` is fast."""
        arrays = zip(*(astuple(part, recurse=False) for part in parts), strict=True)
        return Inputs(
            *(np.concatenate([np.ascontiguousarray(each.T) for each in same]).T for same in arrays)
        )


def inputs_of(counts: Counts) -> Inputs:
    """The inputs for positions that have been counted."""
    forecast = batch_forecast(counts)
    blocks, shared = features(counts, forecast)
    return Inputs(blocks, shared, forecast.total, forecast.total / forecast.spread)


# What comes out.


@define(eq=False)
class Outputs:
    """What every layer puts out; training needs the hidden ones as well."""

    first: Array
    """At player, unit and row."""
    second: Array
    """At player, unit and row."""
    logits: Array
    """At player and row."""
    scores: Array
    """At player and row."""


def forward(network: Network, inputs: Inputs) -> Outputs:
    """Pass inputs through all layers."""
    first = _first_layer(network, inputs)
    second = network.second_sums(first)
    second += network.second_bias[:, None]
    _activate(network, second)
    out = np.matmul(network.out.T, second)
    out += network.out_bias[:, None]
    return Outputs(
        first, second, inputs.logits + out[:, 0], inputs.expected + SCORE_UNIT * out[:, 1]
    )


def _first_layer(network: Network, inputs: Inputs) -> Array:
    """At player, hidden unit and row."""
    players, features, rows = inputs.blocks.shape
    weights = network.blocks.reshape(players * features, -1).T
    around, shared = _around_the_table(inputs.blocks), inputs.shared.copy()
    network.settle(shared)
    network.settle(around)
    shared_sums = network.shared.T @ shared
    first = np.empty((players, len(weights), rows), shared_sums.dtype)
    for player in range(players):
        from_seat = around[player : player + players].reshape(players * features, rows)
        sums = np.matmul(weights, from_seat, out=first[player])
        sums += shared_sums
        sums += network.turn[player - 1][:, None]
        _activate(network, sums)
    return first


def _around_the_table(blocks: Array) -> Array:
    """The blocks nearly twice around the table, so that those seen from any seat are contiguous."""
    players = len(blocks)
    around = np.empty((2 * players - 1, *blocks.shape[1:]), blocks.dtype)
    around[:players] = blocks
    around[players:] = blocks[:-1]
    return around


def _activate(network: Network, units: Array) -> None:
    """Turn sums into outputs, in place."""
    np.maximum(units, 0, out=units)
    network.settle(units)


def softmax(logits: Array) -> Array:
    """Shares of 1, at player and row."""
    # In double precision, because processors differ in the last digit.
    weights = np.exp((logits - logits.max(0)).astype(np.float64))
    shares: Array = weights / weights.sum(0)
    return shares
