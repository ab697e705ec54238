"""What the trained evaluation says: everybody's chance to win and final score.

It looks at a position from each player's side in turn, with the same weights: the own block of
features, those of the others in the order of play, and what all share. What it tells is added to
the forecast of the final score, so that an untrained network is not blind.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from attrs import define, fields

from .counts import Counts, count, final_shares
from .features import best_of_others, features
from .forecasts import forecasts
from .network import Network
from .positions import Array, Positions

# What the network adds to the forecast comes in units of so many coins.
SCORE_UNIT = 10.0
# So many positions are judged at a time: enough that hundreds of calls of numpy cost little beside
# what they do, and so few that what they need stays in the processor's cache.
AT_A_TIME = 2500
# Sums of floating-point numbers and exponentials differ between processors, and with the place of a
# position among those judged with it; what players decide by is rounded, so that equally good turns
# are equal everywhere.
DIGITS = 6
# A coin more than the best rival is worth this much of a win, so that no lost game is thrown away.
WIN_A_COIN = 0.001


@define(eq=False)
class Activity:
    """What the layers say; at player, unit and row."""

    first: Array
    second: Array
    logits: Array
    """At player and row."""
    scores: Array


@define(eq=False)
class Inputs:
    """What the network starts from; rows come last, as in all that is counted."""

    blocks: Array
    """At player, feature and row."""
    shared: Array
    """At feature and row."""
    expected: Array
    """At player and row: the forecast of the final score."""
    logits: Array
    """The same by how sure it is."""

    def take(self, rows: Array) -> Inputs:
        """Those of these rows."""
        return Inputs(*(each.T[rows].T for each in self._arrays()))

    def _arrays(self) -> list[Array]:
        return [getattr(self, each.name) for each in fields(Inputs)]

    @staticmethod
    def join(parts: Sequence[Inputs]) -> Inputs:
        """All the rows one after the other; what belongs to a row lies together in memory, to be
        taken fast."""
        arrays = zip(*(part._arrays() for part in parts), strict=True)
        return Inputs(
            *(np.concatenate([np.ascontiguousarray(each.T) for each in same]).T for same in arrays)
        )


def inputs_of(counts: Counts) -> Inputs:
    """What the network sees of positions."""
    forecast = forecasts(counts)
    blocks, shared = features(counts, forecast)
    return Inputs(blocks, shared, forecast.total, forecast.total / forecast.spread)


def forward(network: Network, inputs: Inputs) -> Activity:
    """What the network says of positions."""
    first = _first_layer(network, inputs)
    second = network.second_sums(first)
    second += network.second_bias[:, None]
    _speak(network, second)
    out = np.matmul(network.out.T, second)
    out += network.out_bias[:, None]
    return Activity(
        first, second, inputs.logits + out[:, 0], inputs.expected + SCORE_UNIT * out[:, 1]
    )


def _first_layer(network: Network, inputs: Inputs) -> Array:
    """At player, hidden unit and row."""
    players, features, rows = inputs.blocks.shape
    weights = network.blocks.reshape(players * features, -1).T
    around, shared = _around(inputs.blocks), inputs.shared.copy()
    network.settle(shared)
    network.settle(around)
    seen_by_all = network.shared.T @ shared
    first = np.empty((players, len(weights), rows), seen_by_all.dtype)
    for player in range(players):
        from_there = around[player : player + players].reshape(players * features, rows)
        seen = np.matmul(weights, from_there, out=first[player])
        seen += seen_by_all
        seen += network.turn[player - 1][:, None]
        _speak(network, seen)
    return first


def _around(blocks: Array) -> Array:
    """Once round the table and on: from every seat all that it sees lies together."""
    players = len(blocks)
    around = np.empty((2 * players - 1, *blocks.shape[1:]), blocks.dtype)
    around[:players] = blocks
    around[players:] = blocks[:-1]
    return around


def _speak(network: Network, units: Array) -> None:
    """What units say of what they have added up, in place."""
    np.maximum(units, 0, out=units)
    network.settle(units)


def softmax(logits: Array) -> Array:
    """Shares of 1, at player and row."""
    # Processors differ in the last digit: of double precision, nobody sees it.
    weights = np.exp((logits - logits.max(0)).astype(np.float64))
    shares: Array = weights / weights.sum(0)
    return shares


@define(eq=False)
class Judgement:
    """What is expected in positions, at row and player."""

    chances: Array
    scores: Array

    @property
    def worth(self) -> Array:
        """By how much players want a position: the chance to win, and a little for every coin."""
        ahead = self.scores - best_of_others(self.scores.T).T
        worth: Array = (self.chances + WIN_A_COIN * ahead).round(DIGITS)
        return worth


def at_a_time(positions: Positions) -> list[Positions]:
    """The same positions in parts of a size that is soon done."""
    cuts = range(0, max(len(positions), 1), AT_A_TIME)
    return [positions.part(cut, cut + AT_A_TIME) for cut in cuts]


def judge(network: Network, positions: Positions) -> Judgement:
    """What is expected in positions between two turns; exact where the game is decided."""
    parts = [_judge(network, some) for some in at_a_time(positions)]
    return Judgement(
        np.concatenate([part.chances for part in parts]),
        np.concatenate([part.scores for part in parts]),
    )


def _judge(network: Network, positions: Positions) -> Judgement:
    counts = count(positions, network.out.dtype.type)
    said = forward(network, inputs_of(counts))
    decided, total = positions.decided[:, None], counts.total.T
    return Judgement(
        np.where(decided, final_shares(total), softmax(said.logits).T),
        np.where(decided, total, said.scores.T),
    )
