"""The value of positions after the turns to come.

The next player's best turn is found for each of the 126 rolls, so the mean over them is exact. Some
of these rolls, the same for every position, are followed until everybody has had a turn, and the
exact mean is corrected by how much that changes the sampled ones.
"""

from __future__ import annotations

import random

import numpy as np
from attrs import define

from ..evaluation.batch_evaluation import Evaluator
from ..evaluation.positions import Array, Positions
from .batch_turns import best_of_rows, turns_of_rolls
from .roll_estimates import estimate_roll_values
from .roll_values import best_turns, shortlist_of_rows, with_rerolls
from .rolls import CHANCES

# Fewer samples tell too little to be worth their time.
LEAST_SAMPLES = 4
# With this many samples for each player whose dice are sampled, half of their correction is
# applied; with more, a larger part.
HALF_TRUSTED = 5
# Marks a position that is not followed.
NOT_FOLLOWED = -1


def spread_rolls(count: int, players: int, rng: random.Random) -> Array:
    """At rival and sample: rolls for everybody who moves before the player's next turn.

    Each rival's rolls come as often as they should on average, spread evenly over all 126.
    """
    rolls = [_spread(count, rng) for _ in range(players - 1)]
    for later in rolls[1:]:
        rng.shuffle(later)
    return np.array(rolls)


def _spread(count: int, rng: random.Random) -> list[int]:
    points = (np.arange(count) + rng.random()) / count
    rolls = np.searchsorted(np.cumsum(CHANCES), points).clip(0, len(CHANCES) - 1)
    return [int(roll) for roll in rolls]


class NextTurns:
    """Positions with the next player's best turns, to be followed further where it is close."""

    def __init__(self, positions: Positions, evaluator: Evaluator) -> None:
        self._evaluator = evaluator
        self._players = positions.players
        self.values = evaluator(positions)
        """After the next player's best turn, the mean over all rolls."""
        self._going = np.flatnonzero(~positions.decided)
        if len(self._going):
            self._find_turns(positions.take(self._going).next_turn())

    def _find_turns(self, turned: Positions) -> None:
        self._best = best_turns(turned, self._evaluator)
        self._rolls = with_rerolls(turned, self._best.values, self._evaluator)
        mean = np.tensordot(self._rolls, CHANCES, ([1], [0]))
        self.values[self._going] = _previous_seats(mean, self._players)

    def further(self, rows: Array, sample: Array, most_evaluated: int) -> Array:
        """The values of these rows, corrected by following some rolls through the rest of a round.

        Only after everybody has had a turn are all players compared at the same point.
        """
        values = self.values[rows]
        followed = np.flatnonzero(np.isin(rows, self._going))
        if len(followed):
            chosen = self._chosen(np.searchsorted(self._going, rows[followed]))
            turns = len(self._best.after) // len(self._going)
            sample, paths = _affordable(chosen, sample, most_evaluated // turns)
            change = _mean_change(self._best.after, paths, self._evaluator)
            values[followed] += _trust(sample) * _previous_seats(change, self._players)
        return values

    def _chosen(self, going: Array) -> Array:
        """At row and roll: which position is followed; after a reroll or a pass, none."""
        best = self._best
        rerolled = (self._rolls[going] != best.values[going]).any(2)
        return np.where(best.passes[going] | rerolled, NOT_FOLLOWED, best.chosen[going])


def _paths(chosen: Array, sample: Array) -> Array:
    """At row and sample: the position after the first roll, then the rolls that follow."""
    now = chosen[:, sample[0]]
    later = np.broadcast_to(sample[1:, None], (len(sample) - 1, *now.shape))
    return np.concatenate([now[None], later]).transpose(1, 2, 0)


@define(eq=False)
class _Paths:
    """The paths to follow, without repetition."""

    different: Array
    back: Array
    """At row and sample: the index of its path."""


def _affordable(chosen: Array, sample: Array, most: int) -> tuple[Array, _Paths]:
    """Thin out the samples, evenly, until at most so many different paths are left."""
    paths, count = _different(_paths(chosen, sample)), sample.shape[1]
    while count > LEAST_SAMPLES and len(paths.different) > most:
        fewer = max(count * 3 // 4, LEAST_SAMPLES)
        sample = sample[:, np.arange(fewer) * count // fewer]
        paths, count = _different(_paths(chosen, sample)), fewer
    return sample, paths


def _different(paths: Array) -> _Paths:
    flat = paths.reshape(-1, paths.shape[2])
    different, back = np.unique(flat, axis=0, return_inverse=True)
    return _Paths(different, back.reshape(paths.shape[:2]))


def _trust(sample: Array) -> float:
    """The fraction of the samples' change to apply."""
    turns, count = sample.shape
    # The next player's rolls are spread over all there are, and leave little to chance.
    trust: float = count / (count + HALF_TRUSTED * (turns - 1))
    return trust


def _mean_change(after: Positions, paths: _Paths, evaluator: Evaluator) -> Array:
    """At row: by how much values change in the rest of a round, the mean over its paths."""
    different = paths.different
    followed = after.take(np.maximum(different[:, 0], 0))
    change = values_after_turns(followed, different[:, 1:].T, evaluator) - evaluator(followed)
    change[different[:, 0] == NOT_FOLLOWED] = 0
    mean: Array = change[paths.back].mean(1)
    return mean


def values_after_turns(positions: Positions, rolls: Array, evaluator: Evaluator) -> Array:
    """The values after turns with these rolls, less their luck, and one more turn.

    The last turn is the best one of the player who follows, the mean over all rolls.
    """
    if not len(rolls):
        return NextTurns(positions, evaluator).values
    values = evaluator(positions)
    going = np.flatnonzero(~positions.decided)
    if len(going):
        turned, now = positions.take(going).next_turn(), rolls[0, going]
        later = values_after_turns(_played(turned, now, evaluator), rolls[1:, going], evaluator)
        values[going] = _previous_seats(later - _luck(turned, now, evaluator), positions.players)
    return values


def _played(positions: Positions, rolls: Array, evaluator: Evaluator) -> Positions:
    """The positions after player 0's best turn with these rolls."""
    turns = turns_of_rolls(positions, rolls)
    if evaluator.prefilter:
        turns = turns.take(shortlist_of_rows(turns.rows, evaluator.prefilter(turns.after)))
    own = evaluator(turns.after)[:, 0]
    return turns.after.take(best_of_rows(turns.rows, own, len(positions)))


def _luck(positions: Positions, rolls: Array, evaluator: Evaluator) -> Array:
    """By how much rolls beat the mean, for everybody; an estimate, but right on average."""
    estimates = estimate_roll_values(positions, evaluator)
    mean = np.tensordot(estimates, CHANCES, ([1], [0]))
    luck: Array = estimates[np.arange(len(rolls)), rolls] - mean
    return luck


def _previous_seats(values: Array, players: int) -> Array:
    """Values by player, turned back by one turn: seen by the player who was number 0 before it."""
    shape = (len(values), -1, players)
    return np.roll(values.reshape(shape), 1, 2).reshape(len(values), -1)
