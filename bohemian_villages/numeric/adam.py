"""Adam: steps downhill, for every weight as long as its own slopes have been steady."""

from __future__ import annotations

import numpy as np
from attrs import define

from .arrays import Array

DECAY, DECAY_OF_SQUARES, TINY = 0.9, 0.999, 1e-8

Weights = dict[str, Array]


@define(eq=False)
class Slopes:
    """The slopes of all steps so far, the later ones counting more."""

    means: Weights
    squares: Weights
    steps: int = 0

    @classmethod
    def none_yet(cls, weights: Weights) -> Slopes:
        """Before the first step."""
        means, squares = (
            {name: np.zeros_like(each) for name, each in weights.items()} for _ in range(2)
        )
        return cls(means, squares)

    def step(self, weights: Weights, slopes: Weights, size: float) -> tuple[Weights, Slopes]:
        """The weights after one more step, and what is remembered then."""
        steps = self.steps + 1
        size *= np.sqrt(1 - DECAY_OF_SQUARES**steps) / (1 - DECAY**steps)
        moved, means, squares = {}, {}, {}
        for name, slope in slopes.items():
            means[name] = DECAY * self.means[name] + (1 - DECAY) * slope
            squares[name] = (
                DECAY_OF_SQUARES * self.squares[name] + (1 - DECAY_OF_SQUARES) * slope**2
            )
            move = size * means[name] / (np.sqrt(squares[name]) + TINY)
            moved[name] = (weights[name] - move).astype(np.float32)
        return moved, Slopes(means, squares, steps)
