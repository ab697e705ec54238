"""Evaluations of many positions at once, by a trained network.

A position's value to a player is the number that decisions are based on: the chance to win, plus a
little for every coin of lead.
"""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
from attrs import define, frozen

from .counts import count, final_shares
from .features import best_of_others
from .network import ExactNetwork, Network, Prefilter, forward, inputs_of, softmax
from .positions import Array, Positions

# Sums and exponentials differ between processors, and with a position's place in its batch. Values
# are rounded so that equally good turns are equal everywhere.
DIGITS = 6
# A coin of lead is worth this much of a win, so that no lost game is thrown away.
WIN_A_COIN = 0.001

Evaluate = Callable[[Positions], Array]
"""Returns at row: player 0's value first, then other numbers to be averaged along with it."""


@define(eq=False)
class BatchEvaluation:
    """What is expected of positions, at row and player."""

    chances: Array
    scores: Array

    @property
    def values(self) -> Array:
        """What the positions are worth to each player."""
        lead = self.scores - best_of_others(self.scores.T).T
        values: Array = (self.chances + WIN_A_COIN * lead).round(DIGITS)
        return values


def evaluate(network: Network, positions: Positions) -> BatchEvaluation:
    """Evaluate positions between two turns; exact where the game is decided."""
    parts = [_evaluate_batch(network, batch) for batch in positions.batches()]
    return BatchEvaluation(
        np.concatenate([part.chances for part in parts]),
        np.concatenate([part.scores for part in parts]),
    )


def _evaluate_batch(network: Network, positions: Positions) -> BatchEvaluation:
    counts = count(positions, network.out.dtype.type)
    outputs = forward(network, inputs_of(counts))
    decided, total = positions.decided[:, None], counts.total.T
    return BatchEvaluation(
        np.where(decided, final_shares(total), softmax(outputs.logits).T),
        np.where(decided, total, outputs.scores.T),
    )


@frozen
class Evaluator:
    """Evaluates positions; its prefilter, if any, picks those worth the time."""

    evaluate: Evaluate
    prefilter: Prefilter | None = None

    def __call__(self, positions: Positions) -> Array:
        """At row: the columns that `evaluate` returns."""
        return self.evaluate(positions)


def evaluator_of(network: Network) -> Evaluator:
    """An evaluator whose columns are everybody's values, then their chances and scores."""

    def columns(positions: Positions) -> Array:
        found = evaluate(network, positions)
        return np.concatenate([found.values, found.chances, found.scores], 1)

    return Evaluator(columns, network.prefilter if isinstance(network, ExactNetwork) else None)
