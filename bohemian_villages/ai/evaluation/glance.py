"""A glance: about how much player 0 wants positions, far faster than they are judged.

Of all turns that dice allow, most are so much worse than the best that a far smaller network sees
it. This one looks from player 0's side alone, and was taught by the one whose time it saves
(`packaging/teach_glance.py`).
"""

from __future__ import annotations

import numpy as np
from attrs import define, fields

from .counts import count, final_shares
from .exact_sums import STEP_OF_SUMS, STEP_OF_WEIGHTS, round_said, rounded_to
from .features import PLAYER_FEATURES, SHARED_FEATURES
from .judgement import Inputs, at_a_time, inputs_of
from .positions import Array, Positions

UNITS = 64


@define(eq=False)
class Glance:
    """The weights, for one number of players."""

    blocks: Array
    """At hidden unit and feature, those of all players one after the other."""
    shared: Array
    bias: Array
    out: Array

    def arrays(self) -> dict[str, Array]:
        """The weights by name."""
        return {each.name: getattr(self, each.name) for each in fields(Glance)}

    def exact(self) -> Glance:
        """About the same, with sums that are the same on every processor."""
        rounded = {
            name: rounded_to(STEP_OF_SUMS if name == "bias" else STEP_OF_WEIGHTS, each)
            for name, each in self.arrays().items()
        }
        return Glance(**rounded)

    def __call__(self, positions: Positions) -> Array:
        """At row: about the chance that player 0 wins; exact where the game is decided."""
        return np.concatenate([self._chance(some) for some in at_a_time(positions)])

    def _chance(self, positions: Positions) -> Array:
        counts = count(positions, np.float32)
        inputs = inputs_of(counts)
        round_said(inputs.blocks)
        round_said(inputs.shared)
        units = self.units(inputs)
        round_said(units)
        likely = chance(inputs, self.said(units))
        return np.where(positions.decided, final_shares(counts.total.T)[:, 0], likely)

    def units(self, inputs: Inputs) -> Array:
        """At hidden unit and row: what they say."""
        players, features, rows = inputs.blocks.shape
        units = np.matmul(self.blocks, inputs.blocks.reshape(players * features, rows))
        units += self.shared @ inputs.shared
        units += self.bias[:, None]
        heard: Array = np.maximum(units, 0, out=units)
        return heard

    def said(self, units: Array) -> Array:
        """At row: what comes of what the units say."""
        # Not by @: in single precision OpenBLAS may multiply what lies behind a short row, too, and
        # numpy then warns of numbers that nobody sees.
        said: Array = (self.out[:, None] * units).sum(0)
        return said


def new_glance(players: int, rng: np.random.Generator) -> Glance:
    """One that has learned nothing."""
    inputs = players * PLAYER_FEATURES + SHARED_FEATURES

    def scaled(*shape: int, size: float) -> Array:
        return (rng.standard_normal(shape) * size).astype(np.float32)

    return Glance(
        blocks=scaled(UNITS, players * PLAYER_FEATURES, size=2 / np.sqrt(inputs)),
        shared=scaled(UNITS, SHARED_FEATURES, size=2 / np.sqrt(inputs)),
        bias=np.zeros(UNITS, np.float32),
        out=scaled(UNITS, size=0.1 / np.sqrt(UNITS)),
    )


def chance(inputs: Inputs, said: Array) -> Array:
    """Player 0's chance, if what is said is added to what the forecast says of all players."""
    # In double precision, because processors differ in the last digit.
    logits = inputs.logits.astype(np.float64)
    # Where a rival is a million coins ahead, the chance is none, and nothing to warn of.
    with np.errstate(over="ignore"):
        rivals = np.exp(logits[1:] - logits[0] - said).sum(0)
    likely: Array = 1 / (1 + rivals)
    return likely
