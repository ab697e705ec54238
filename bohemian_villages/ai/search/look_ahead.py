"""What positions are worth after the turns to come.

The next player's best turn is found for each of the 126 rolls, so that the mean over them is exact.
Some of these rolls, the same for every position, are followed until everybody has had a turn; what
this changes in the mean corrects the exact one.
"""

from __future__ import annotations

import random

import numpy as np
from attrs import define

from ..evaluation.positions import Array, Positions
from .rolls import CHANCES
from .rough_values import rough_worth_of_rolls
from .turn_values import (
    Worth,
    best_of_rows,
    best_turns,
    seeming_best_of_rows,
    turns_of_rolls,
    with_rerolls,
)

# With fewer of them what is learned from samples is not worth their time.
LEAST_SAMPLES = 4
# For each player whose dice are left to chance: what so many samples say is half believed, what
# more of them say is believed more.
HALF_BELIEVED = 5
# Stands for a position that is not followed.
LEFT = -1


def spread_rolls(count: int, players: int, rng: random.Random) -> Array:
    """At player to come before one's own turn, and sample: their rolls.

    Each player's come as often as chance would have it, spread evenly over all of them.
    """
    rolls = [_spread(count, rng) for _ in range(players - 1)]
    for later in rolls[1:]:
        rng.shuffle(later)
    return np.array(rolls)


def _spread(count: int, rng: random.Random) -> list[int]:
    points = (np.arange(count) + rng.random()) / count
    rolls = np.searchsorted(np.cumsum(CHANCES), points).clip(0, len(CHANCES) - 1)
    return [int(roll) for roll in rolls]


def look_ahead(positions: Positions, worth: Worth) -> Array:
    """What positions are worth after the next player's best turn, the mean over all rolls."""
    return NextTurns(positions, worth).values


class NextTurns:
    """Positions with the next player's best turns, to be followed further where it is close."""

    def __init__(self, positions: Positions, worth: Worth) -> None:
        self._worth = worth
        self._players = positions.players
        self.values = worth(positions)
        """What `look_ahead` says."""
        self._going = np.flatnonzero(~positions.decided)
        if len(self._going):
            self._find_turns(positions.take(self._going).next_turn())

    def _find_turns(self, turned: Positions) -> None:
        self._best = best_turns(turned, self._worth)
        self._rolls = with_rerolls(turned, self._best.values, self._worth)
        mean = np.tensordot(self._rolls, CHANCES, ([1], [0]))
        self.values[self._going] = _seen_before(mean, self._players)

    def further(self, rows: Array, sample: Array, most_judged: int) -> Array:
        """The values of these rows, corrected by the rest of a round after some of the rolls.

        Only when everybody has had a turn are players' prospects seen alike, one's own as well.
        """
        values = self.values[rows]
        followed = np.flatnonzero(np.isin(rows, self._going))
        if len(followed):
            chosen = self._chosen(np.searchsorted(self._going, rows[followed]))
            turns = len(self._best.after) // len(self._going)
            sample, paths = _affordable(chosen, sample, most_judged // turns)
            change = _mean_change(self._best.after, paths, self._worth)
            values[followed] += _belief(sample) * _seen_before(change, self._players)
        return values

    def _chosen(self, going: Array) -> Array:
        """At row and roll: which position is followed; a reroll or a pass is left as it is."""
        best = self._best
        rerolled = (self._rolls[going] != best.values[going]).any(2)
        return np.where(best.passes[going] | rerolled, LEFT, best.chosen[going])


def _paths(chosen: Array, sample: Array) -> Array:
    """At row and sample: which position comes of the first roll, and what is rolled after it."""
    now = chosen[:, sample[0]]
    later = np.broadcast_to(sample[1:, None], (len(sample) - 1, *now.shape))
    return np.concatenate([now[None], later]).transpose(1, 2, 0)


@define(eq=False)
class _Paths:
    """What is to be followed, without repetition."""

    different: Array
    back: Array
    """At row and sample: which of them it is."""


def _affordable(chosen: Array, sample: Array, most: int) -> tuple[Array, _Paths]:
    """So few of the samples, still spread, that no more different paths are to be followed."""
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


def _belief(sample: Array) -> float:
    """How far what these samples say is to be believed."""
    turns, count = sample.shape
    # The next player's rolls are spread over all there are, and leave little to chance.
    belief: float = count / (count + HALF_BELIEVED * (turns - 1))
    return belief


def _mean_change(after: Positions, paths: _Paths, worth: Worth) -> Array:
    """At row: by how much the positions its paths begin with change in the rest of a round."""
    different = paths.different
    followed = after.take(np.maximum(different[:, 0], 0))
    change = _after_round(followed, different[:, 1:].T, worth) - worth(followed)
    change[different[:, 0] == LEFT] = 0
    mean: Array = change[paths.back].mean(1)
    return mean


def _after_round(positions: Positions, rolls: Array, worth: Worth) -> Array:
    """What positions are worth after the turns with these rolls, without the luck in them, and the
    best turn of the player after that, the mean over all rolls."""
    if not len(rolls):
        return look_ahead(positions, worth)
    values = worth(positions)
    going = np.flatnonzero(~positions.decided)
    if len(going):
        turned, now = positions.take(going).next_turn(), rolls[0, going]
        later = _after_round(_played(turned, now, worth), rolls[1:, going], worth)
        values[going] = _seen_before(later - _luck(turned, now, worth), positions.players)
    return values


def _played(positions: Positions, rolls: Array, worth: Worth) -> Positions:
    """The positions after player 0's best turn with these rolls."""
    turns = turns_of_rolls(positions, rolls)
    if worth.glance:
        turns = turns.take(seeming_best_of_rows(turns.rows, worth.glance(turns.after)))
    own = worth(turns.after)[:, 0]
    return turns.after.take(best_of_rows(turns.rows, own, len(positions)))


def _luck(positions: Positions, rolls: Array, worth: Worth) -> Array:
    """By how much rolls are better for everybody than the mean; about, but right on average."""
    about = rough_worth_of_rolls(positions, worth)
    luck: Array = about[np.arange(len(rolls)), rolls] - np.tensordot(about, CHANCES, ([1], [0]))
    return luck


def _seen_before(values: Array, players: int) -> Array:
    """Values by player, with the one who was number 0 a turn ago in that place again."""
    shape = (len(values), -1, players)
    return np.roll(values.reshape(shape), 1, 2).reshape(len(values), -1)
