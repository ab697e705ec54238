"""The exact value of every roll, for many positions at once.

There are few enough turns to evaluate everything that any dice allow, each turn once, and then look
up what a roll allows. So the mean over all 126 rolls is exact and costs little more than a handful.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from attrs import define

from ..evaluation.batch_evaluation import DIGITS, Evaluator
from ..evaluation.positions import BISHOP, CLASSES, Array, Positions, join
from .batch_moves import legal_moves, play
from .batch_turns import NO_MOVE, BatchTurns, turns_of_all_rolls
from .rolls import AFTER_REROLL, KEPT_OF_ROLL, KEYS_OF_ROLL, ROLLS, TURN_KEYS

# How many turns of every roll pass the prefilter. With four players the best of them is worth
# 0.0002 of a win less than the best of all, and four turns in five need no evaluation.
SHORTLIST = 4


# The best turns.


@define(eq=False)
class BestTurns:
    """Player 0's best turn for every roll, without a reroll."""

    values: Array
    """At row, roll and column of the evaluator."""
    after: Positions
    """Where all the turns lead, followed by the positions as they were."""
    chosen: Array
    """At row and roll: which of these the best turn leads to."""
    passes: Array
    """At row and roll: whether no move is possible."""


def best_turns(positions: Positions, evaluator: Evaluator) -> BestTurns:
    """Evaluate all turns that pass the prefilter, and choose the best for every roll."""
    turns = turns_of_all_rolls(positions)
    if evaluator.prefilter:
        turns = turns.take(_shortlist(positions, turns, evaluator.prefilter(turns.after)))
    after = join([turns.after, positions])
    values = evaluator(after)
    chosen = _best_of_rolls(positions, turns, values[:, 0])
    passing = len(turns.rows) + np.arange(len(positions))[:, None]
    chosen = np.where(chosen < 0, passing, chosen)
    return BestTurns(values[chosen], after, chosen, chosen == passing)


def _shortlist(positions: Positions, turns: BatchTurns, estimates: Array) -> Array:
    """The indices of the turns that seem among the best for some roll."""
    left, listed = estimates.copy(), np.zeros(len(estimates), bool)
    for _ in range(SHORTLIST):
        chosen = _best_of_rolls(positions, turns, left)
        listed[chosen[chosen >= 0]] = True
        left[listed] = -np.inf
    return np.flatnonzero(listed)


def shortlist_of_rows(rows: Array, estimates: Array) -> Array:
    """The indices of the few entries of each row that seem best."""
    order = np.lexsort((-estimates, rows))
    begins = np.searchsorted(rows[order], rows[order])
    place = np.arange(len(rows)) - begins
    return np.sort(order[place < SHORTLIST])


def _best_of_rolls(positions: Positions, turns: BatchTurns, own: Array) -> Array:
    """At row and roll: the index of the best turn, or -1 if no move is possible."""
    options = _best_by_key(positions, turns, own)[:, KEYS_OF_ROLL]
    best = np.where(options >= 0, own[options], -np.inf).argmax(2)[:, :, None]
    chosen: Array = np.take_along_axis(options, best, 2)[:, :, 0]
    return chosen


def _best_by_key(positions: Positions, turns: BatchTurns, own: Array) -> Array:
    """At row and key: the index of the best turn with that key, or -1."""
    classes = positions.layout.classes
    first, second = classes[turns.first], classes[turns.second]
    keys = np.where(turns.second == NO_MOVE, CLASSES * CLASSES + first, first * CLASSES + second)
    flat = turns.rows * TURN_KEYS + keys
    usable = np.flatnonzero(turns.first != NO_MOVE)
    order = usable[np.argsort(own[usable], kind="stable")]
    best: Array = np.full(len(positions) * TURN_KEYS, -1)
    # Where several are written to one place the last one stays, which is the best.
    best[flat[order]] = order
    # The dice allow both orders of two moves; where only one was generated, it counts for both.
    best = best.reshape(len(positions), TURN_KEYS)
    square = best[:, : CLASSES * CLASSES].reshape(-1, CLASSES, CLASSES)
    turned = square.transpose(0, 2, 1)
    better = np.where(
        np.where(turned >= 0, own[turned], -np.inf) > np.where(square >= 0, own[square], -np.inf),
        turned,
        square,
    )
    best[:, : CLASSES * CLASSES] = better.reshape(len(positions), CLASSES * CLASSES)
    return best


# Rolls, and rolling again.


def roll_values(positions: Positions, evaluator: Evaluator) -> Array:
    """At row, roll and column: the value after player 0's best turn with that roll.

    A special action tile in hand may be spent before the first move, which is never worse than
    later. Spending a tile in the turn in which it is taken is left out.
    """
    return with_rerolls(positions, best_turns(positions, evaluator).values, evaluator)


def with_rerolls(positions: Positions, values: Array, evaluator: Evaluator) -> Array:
    """The values of rolls, given those without a reroll."""
    values = values.copy()
    holding = np.flatnonzero(positions.specials[:, 0] & ~positions.spent)
    if len(holding):
        rerolls = reroll_values(positions.take(holding), evaluator)
        values[holding] = better_with_reroll(values[holding], rerolls)
    return values


def spend_special(positions: Positions) -> Positions:
    """The positions once player 0 has spent the special action tile."""
    new = positions.take(np.arange(len(positions)))
    new.specials[:, 0] = False
    new.spent[:] = True
    return new


def reroll_values(positions: Positions, evaluator: Evaluator) -> Array:
    """At row, what is kept and column: the value of spending the tile on all other dice."""
    return mean_after_reroll(best_turns(spend_special(positions), evaluator).values)


def mean_after_reroll(values: Array) -> Array:
    """At row, what is kept and column: the mean of the values of rolls.

    Player 0's own is rounded like the values it is compared with: where nothing depends on the
    dice, a reroll must not seem better by a rounding error.
    """
    mean: Array = np.matmul(AFTER_REROLL, values)
    mean[:, :, 0] = mean[:, :, 0].round(DIGITS)
    return mean


def better_with_reroll(values: Array, rerolls: Array) -> Array:
    """For every roll, the better choice for player 0: to play it, or the best reroll.

    A player who could only pass must spend the tile; the rare case that this is worse is ignored.
    """
    kept = KEPT_OF_ROLL[np.arange(len(ROLLS)), rerolls[:, KEPT_OF_ROLL, 0].argmax(2)]
    best = np.take_along_axis(rerolls, kept[:, :, None], 1)
    return np.where(best[:, :, :1] > values[:, :, :1], best, values)


# Two dice left.


def two_dice_values(positions: Positions, evaluator: Evaluator) -> Array:
    """At row, both faces and column: the value if player 0 makes the best of two dice.

    Player 0 has moved already, and has no special action tile.
    """
    legal = legal_moves(positions)
    rows, moves = np.nonzero(legal)
    values = evaluator(join([positions, play(positions, rows, moves)]))
    classes = positions.layout.classes[moves]
    best = np.repeat(np.arange(len(positions))[:, None], CLASSES, 1)
    order = np.argsort(values[len(positions) :, 0], kind="stable")
    order = order[values[len(positions) + order, 0] > values[rows[order], 0]]
    best[rows[order], classes[order]] = len(positions) + order
    faces = np.arange(1, 7)
    by_total = best[:, faces[:, None] + faces]
    bishop = np.where(np.eye(6, dtype=bool), best[:, BISHOP, None, None], by_total)
    return values[np.where(values[bishop, 0] > values[by_total, 0], bishop, by_total)]


def mean_of_two_dice(values: Array, kept: Sequence[int]) -> Array:
    """The mean of values by both faces, where the dice that are kept do not change."""
    mean: Array = values[kept[0] - 1].mean(0) if kept else values.mean((0, 1))
    return mean
