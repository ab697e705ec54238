"""Adam, the optimizer: gradient descent with a separate step size for every weight."""

from __future__ import annotations

import numpy as np
from attrs import define

from .arrays import Array

DECAY, DECAY_OF_SQUARES, TINY = 0.9, 0.999, 1e-8

Weights = dict[str, Array]


@define(eq=False)
class Adam:
    """Running means of the gradients and of their squares, with the latest counting most."""

    means: Weights
    squares: Weights
    steps: int = 0

    @classmethod
    def fresh(cls, weights: Weights) -> Adam:
        """The state before the first step."""
        means, squares = (
            {name: np.zeros_like(each) for name, each in weights.items()} for _ in range(2)
        )
        return cls(means, squares)

    def step(self, weights: Weights, gradients: Weights, size: float) -> tuple[Weights, Adam]:
        """The weights after another step, and the optimizer's new state."""
        steps = self.steps + 1
        size *= np.sqrt(1 - DECAY_OF_SQUARES**steps) / (1 - DECAY**steps)
        moved, means, squares = {}, {}, {}
        for name, gradient in gradients.items():
            means[name] = DECAY * self.means[name] + (1 - DECAY) * gradient
            squares[name] = (
                DECAY_OF_SQUARES * self.squares[name] + (1 - DECAY_OF_SQUARES) * gradient**2
            )
            move = size * means[name] / (np.sqrt(squares[name]) + TINY)
            moved[name] = (weights[name] - move).astype(np.float32)
        return moved, Adam(means, squares, steps)
