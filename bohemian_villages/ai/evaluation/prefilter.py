"""The prefilter: a small network that quickly sorts out positions not worth evaluating.

Most turns that the dice allow are so much worse than the best that a far smaller network sees it.
It looks at player 0's side only, and was trained by the network whose time it saves
(`packaging/train_prefilter.py`).
"""

from __future__ import annotations

import numpy as np
from attrs import asdict, define

from .counts import count, final_shares
from .exact_sums import SUM_STEP, WEIGHT_STEP, round_outputs, round_to_step
from .features import PLAYER_FEATURES, SHARED_FEATURES
from .network import Inputs, inputs_of
from .positions import Array, Positions

UNITS = 64


@define(eq=False)
class PrefilterNetwork:
    """The weights, for one number of players."""

    blocks: Array
    """At hidden unit and feature, those of all players one after the other."""
    shared: Array
    bias: Array
    out: Array

    def arrays(self) -> dict[str, Array]:
        """The weights by name."""
        return asdict(self, recurse=False)

    def exact(self) -> PrefilterNetwork:
        """Nearly the same network, with sums that are equal on every processor."""
        rounded = {
            name: round_to_step(SUM_STEP if name == "bias" else WEIGHT_STEP, each)
            for name, each in self.arrays().items()
        }
        return PrefilterNetwork(**rounded)

    def __call__(self, positions: Positions) -> Array:
        """At row: an estimate of player 0's chance to win; exact where the game is decided."""
        return np.concatenate([self._chance(batch) for batch in positions.batches()])

    def _chance(self, positions: Positions) -> Array:
        counts = count(positions, np.float32)
        inputs = inputs_of(counts)
        round_outputs(inputs.blocks)
        round_outputs(inputs.shared)
        units = self.units(inputs)
        round_outputs(units)
        estimate = chance(inputs, self.output(units))
        return np.where(positions.decided, final_shares(counts.total.T)[:, 0], estimate)

    def units(self, inputs: Inputs) -> Array:
        """At hidden unit and row: what the hidden layer puts out."""
        players, features, rows = inputs.blocks.shape
        units = np.matmul(self.blocks, inputs.blocks.reshape(players * features, rows))
        units += self.shared @ inputs.shared
        units += self.bias[:, None]
        active: Array = np.maximum(units, 0, out=units)
        return active

    def output(self, units: Array) -> Array:
        """At row: what the last layer makes of the hidden one."""
        # Not by @: in single precision OpenBLAS may also multiply memory behind a short row, and
        # numpy then warns about numbers that are not used.
        output: Array = (self.out[:, None] * units).sum(0)
        return output


def new_prefilter(players: int, rng: np.random.Generator) -> PrefilterNetwork:
    """An untrained prefilter."""
    inputs = players * PLAYER_FEATURES + SHARED_FEATURES

    def scaled(*shape: int, size: float) -> Array:
        return (rng.standard_normal(shape) * size).astype(np.float32)

    return PrefilterNetwork(
        blocks=scaled(UNITS, players * PLAYER_FEATURES, size=2 / np.sqrt(inputs)),
        shared=scaled(UNITS, SHARED_FEATURES, size=2 / np.sqrt(inputs)),
        bias=np.zeros(UNITS, np.float32),
        out=scaled(UNITS, size=0.1 / np.sqrt(UNITS)),
    )


def chance(inputs: Inputs, output: Array) -> Array:
    """Player 0's chance, when the output is added to that player's forecast."""
    # In double precision, because processors differ in the last digit.
    logits = inputs.logits.astype(np.float64)
    # A rival who is a million coins ahead overflows to a chance of 0, which is right.
    with np.errstate(over="ignore"):
        rivals = np.exp(logits[1:] - logits[0] - output).sum(0)
    chance: Array = 1 / (1 + rivals)
    return chance
