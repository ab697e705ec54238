"""The trained evaluation: a small network that tells everybody's chance to win and final score.

It looks at a position from each player's side in turn, with the same weights: the own block of
features, those of the others in the order of play, and what all share. What it tells is added to
the forecast of the final score, so that an untrained network is not blind.
"""

from __future__ import annotations

from collections.abc import Sequence
from io import BytesIO
from pathlib import Path
from zipfile import BadZipFile

import numpy as np
from attrs import define, evolve, fields

from .counts import Counts, count, final_shares
from .features import PLAYER_FEATURES, SHARED_FEATURES, best_of_others, features
from .forecasts import forecasts
from .positions import Array, Positions

# Hidden units of new networks by number of players: with more of them there is more to add up for
# every unit. The second layer has half as many.
HIDDEN = {2: 128, 3: 64, 4: 64, 5: 64}
# What the network adds to the forecast comes in units of so many coins.
SCORE_UNIT = 10.0
# So many positions are judged at a time: enough that hundreds of calls of numpy cost little beside
# what they do, and so few that what they need stays in the processor's cache.
AT_A_TIME = 2500
# A coin more than the best rival is worth this much of a win, so that no lost game is thrown away.
WIN_A_COIN = 0.001


class WeightsError(ValueError):
    """A file that holds no weights of such a network."""


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


def joined(networks: Sequence[Network]) -> Network:
    """One network that says the mean of what several say, which is less often wrong."""
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
        out=np.concatenate([network.out for network in networks]) / len(networks),
        out_bias=np.stack([network.out_bias for network in networks]).mean(0),
    )


def _begins(sizes: Sequence[int]) -> list[int]:
    """Where parts of these sizes begin that lie one after the other."""
    return [sum(sizes[:number]) for number in range(len(sizes))]


@define(eq=False)
class Activity:
    """What the layers say; at row and player, then at unit."""

    first: Array
    second: Array
    logits: Array
    scores: Array


@define(eq=False)
class Inputs:
    """What the network starts from."""

    blocks: Array
    """At row, player and feature."""
    shared: Array
    """At row and feature."""
    expected: Array
    """At row and player: the forecast of the final score."""
    logits: Array
    """The same by how sure it is."""

    def take(self, rows: Array) -> Inputs:
        """Those of these rows."""
        return Inputs(*(getattr(self, each.name)[rows] for each in fields(Inputs)))


def join_inputs(parts: Sequence[Inputs]) -> Inputs:
    """All the rows one after the other; what belongs to a row lies together, to be taken fast."""
    arrays = ([getattr(part, each.name) for part in parts] for each in fields(Inputs))
    return Inputs(*(np.ascontiguousarray(np.concatenate(each)) for each in arrays))


def inputs_of(counts: Counts) -> Inputs:
    """What the network sees of positions."""
    forecast = forecasts(counts)
    blocks, shared = features(counts, forecast)
    logits = forecast.total / forecast.spread
    return Inputs(blocks.transpose(2, 0, 1), shared.T, forecast.total.T, logits.T)


def forward(network: Network, inputs: Inputs) -> Activity:
    """What the network says of positions."""
    rows, players = inputs.expected.shape
    first = _first_layer(network, inputs)
    # All rows and players are one long table: many small products would take far longer.
    second = first.reshape(rows * players, first.shape[2]) @ network.second
    second += network.second_bias
    np.maximum(second, 0, out=second)
    out = (second @ network.out + network.out_bias).reshape(rows, players, 2)
    # Rows last again, as the forecasts have them.
    logits, scores = np.ascontiguousarray(out.T)
    return Activity(
        first,
        second.reshape(rows, players, second.shape[1]),
        inputs.logits + logits.T,
        inputs.expected + SCORE_UNIT * scores.T,
    )


def _first_layer(network: Network, inputs: Inputs) -> Array:
    """At row, player and hidden unit."""
    rows, players = inputs.expected.shape
    weights = network.blocks.reshape(-1, network.turn.shape[1])
    # Once round the table from every seat: so all that a player sees lies together.
    around = np.concatenate([inputs.blocks, inputs.blocks[:, :-1]], 1)
    common = inputs.shared @ network.shared
    first = np.empty((rows, *network.turn.shape), common.dtype)
    for player in range(players):
        seen = around[:, player : player + players].reshape(rows, len(weights)) @ weights
        seen += common
        seen += network.turn[player - 1]
        np.maximum(seen, 0, out=first[:, player])
    return first


def softmax(logits: Array) -> Array:
    """Shares of 1."""
    weights = np.exp(logits - logits.max(1, keepdims=True))
    shares: Array = weights / weights.sum(1, keepdims=True)
    return shares


@define(eq=False)
class Judgement:
    """What is expected in positions, at row and player."""

    chances: Array
    scores: Array

    @property
    def worth(self) -> Array:
        """By how much players want a position: the chance to win, and a little for every coin."""
        worth: Array = self.chances + WIN_A_COIN * (self.scores - best_of_others(self.scores.T).T)
        return worth


def judge(network: Network, positions: Positions) -> Judgement:
    """What is expected in positions between two turns; exact where the game is decided."""
    if len(positions) <= AT_A_TIME:
        return _judge(network, positions)
    cuts = range(0, len(positions), AT_A_TIME)
    parts = [_judge(network, positions.part(cut, cut + AT_A_TIME)) for cut in cuts]
    return Judgement(
        np.concatenate([part.chances for part in parts]),
        np.concatenate([part.scores for part in parts]),
    )


def _judge(network: Network, positions: Positions) -> Judgement:
    counts = count(positions, network.out.dtype.type)
    said = forward(network, inputs_of(counts))
    decided, total = positions.decided[:, None], counts.total.T
    return Judgement(
        np.where(decided, final_shares(total), softmax(said.logits)),
        np.where(decided, total, said.scores),
    )


# Files.


def dump_arrays(arrays: dict[str, Array], *, compressed: bool = True) -> bytes:
    """Arrays as the bytes of an .npz file, the same ones for the same arrays."""
    file = BytesIO()
    save = np.savez_compressed if compressed else np.savez
    save(file, **arrays)  # type: ignore[arg-type]
    return file.getvalue()


def load_arrays(path: Path) -> dict[str, Array]:
    """The arrays of a file, which holds plain numbers and texts only."""
    try:
        with np.load(BytesIO(path.read_bytes()), allow_pickle=False) as file:
            return {name: file[name] for name in file.files}
    except (ValueError, AttributeError, EOFError, BadZipFile) as error:
        raise WeightsError(str(error)) from None


def load_network(path: Path) -> Network:
    """The network of a file."""
    return network_of(load_arrays(path))


def network_of(arrays: dict[str, Array]) -> Network:
    """The network whose weights are among these arrays."""
    try:
        network = Network(**{each.name: arrays[each.name] for each in fields(Network)})
    except KeyError as error:
        raise WeightsError(str(error)) from None
    if not (network.blocks.shape and len(network.blocks) in HIDDEN):
        raise WeightsError("blocks")
    size = network.second_bias.size * 2
    blank = new_network(len(network.blocks), np.random.default_rng(0), size)
    for name, wanted in blank.arrays().items():
        found = arrays[name]
        if found.shape != wanted.shape or not np.isfinite(found).all():
            raise WeightsError(name)
    return network
