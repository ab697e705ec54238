"""All whole turns of many positions at once, and what the best one is worth for every roll.

Few enough turns exist to weigh all that any dice allow, each once; what a roll allows is then
looked up. So the mean over all 126 rolls is exact and costs little more than a handful of them.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

import numpy as np
from attrs import define, frozen

from ...engine.board import Kind
from ..evaluation.judgement import DIGITS
from ..evaluation.network import Glances
from ..evaluation.positions import BISHOP, CLASSES, Array, Positions, join, legal_moves, play
from .rolls import (
    AFTER_REROLL,
    KEPT_OF_ROLL,
    KEYS_OF_ROLL,
    PAIR_ALLOWED,
    ROLLS,
    SINGLE_ALLOWED,
    TURN_KEYS,
)

Values = Callable[[Positions], Array]
"""What positions are worth: at row and player, or anything more that is to be averaged as well. The
first column is player 0's, who chooses by it."""


@frozen
class Worth:
    """What positions are worth, and how to see at a glance which of them need not be judged."""

    of: Values
    glance: Glances | None = None

    def __call__(self, positions: Positions) -> Array:
        """Their values."""
        return self.of(positions)


NO_MOVE = -1
# With less in the bank one move may end the game before the other, so that their order matters.
LOW_BANK = 60
# For every roll so many turns at least are judged that seem best at a glance: with four players the
# best of them is worth 0.0002 of a win less than the best of all, and four of five are not judged.
SEEMING_BEST = 4


@define(eq=False)
class Turns:
    """Whole turns without a reroll: from which row, by which moves, to which position."""

    rows: Array
    first: Array
    second: Array
    """`NO_MOVE` where the turn ends after one move; `first` too where it is a pass."""
    after: Positions

    def take(self, which: Array) -> Turns:
        """Some of them."""
        moves = self.rows[which], self.first[which], self.second[which]
        return Turns(*moves, self.after.take(which))


def turns_of_rolls(positions: Positions, rolls: Array) -> Turns:
    """All turns that these rolls, one for each row, allow."""
    return _turns(positions, SINGLE_ALLOWED[rolls], PAIR_ALLOWED[rolls])


def best_of_rows(rows: Array, worth: Array, count: int) -> Array:
    """For each of so many rows the number of its best entry; `rows` says whose every entry is."""
    order = np.argsort(worth, kind="stable")
    best = np.empty(count, np.intp)
    best[rows[order]] = order
    return best


def seeming_best_of_rows(rows: Array, wanted: Array) -> Array:
    """The numbers of the few entries of each row that are wanted most."""
    order = np.lexsort((-wanted, rows))
    begins = np.searchsorted(rows[order], rows[order])
    place = np.arange(len(rows)) - begins
    return np.sort(order[place < SEEMING_BEST])


def turns_of_all_rolls(positions: Positions) -> Turns:
    """All turns that any roll allows."""
    every = np.ones((len(positions), CLASSES), bool)
    return _turns(positions, every, np.ones((len(positions), CLASSES, CLASSES), bool))


def _turns(positions: Positions, single: Array, pair: Array) -> Turns:
    classes = positions.layout.classes
    legal = legal_moves(positions)
    alone = legal & single[:, classes]
    rows, first = np.nonzero(legal & (single | pair.any(2))[:, classes])
    after = play(positions, rows, first)
    which, second = np.nonzero(
        legal_moves(after)
        & pair[rows, classes[first]][:, classes]
        & _order_wanted(positions, legal, rows, first, after)
    )
    both = play(after, which, second)
    stops = np.flatnonzero(alone[rows, first])
    passes = np.flatnonzero(~alone.any(1))
    none = np.full(len(passes), NO_MOVE)
    return Turns(
        np.concatenate([rows[stops], rows[which], passes]),
        np.concatenate([first[stops], first[which], none]),
        np.concatenate([np.full(len(stops), NO_MOVE), second, none]),
        join([after.take(stops), both, positions.take(passes)]),
    )


def _order_wanted(
    positions: Positions, legal: Array, rows: Array, first: Array, after: Positions
) -> Array:
    """At first move and second: whether this order leads where the other one does not."""
    ascending = first[:, None] < np.arange(legal.shape[1])
    only_then = ~legal[rows]
    low = (positions.bank[rows] < LOW_BANK)[:, None]
    clearing = _clearing(positions)[rows, first][:, None] | _clearing(after)
    wanted: Array = ascending | only_then | low | clearing
    return wanted


def _clearing(positions: Positions) -> Array:
    """At row and move: whether it takes the last flour or glass tile."""
    clearing = np.zeros((len(positions), len(positions.layout.classes)), bool)
    for kind in (Kind.MILL, Kind.GLASSWORKS):
        columns = positions.layout.of_kind[kind]
        free = positions.owners[:, columns] < 0
        clearing[:, columns] = free & (free.sum(1, keepdims=True) == 1)
    return clearing


# What rolls are worth.


def worth_of_rolls(positions: Positions, worth: Worth) -> Array:
    """At row, roll and player: what positions are worth after player 0's best turn with it.

    A special action tile in hand may be spent before the first move, which is never worse than
    later; that one may be spent in the turn in which it is taken is left out.
    """
    return with_rerolls(positions, best_turns(positions, worth).values, worth)


def with_rerolls(positions: Positions, values: Array, worth: Worth) -> Array:
    """What rolls are worth, if without a reroll they are worth this."""
    values = values.copy()
    holding = np.flatnonzero(positions.specials[:, 0] & ~positions.spent)
    if len(holding):
        rerolls = worth_of_rerolls(positions.take(holding), worth)
        values[holding] = with_reroll(values[holding], rerolls)
    return values


def without_special(positions: Positions) -> Positions:
    """The positions once player 0 has spent the special action tile."""
    new = positions.take(np.arange(len(positions)))
    new.specials[:, 0] = False
    new.spent[:] = True
    return new


def worth_of_rerolls(positions: Positions, worth: Worth) -> Array:
    """At row, what is kept and player: what spending the tile on all other dice is worth."""
    return after_reroll(best_turns(without_special(positions), worth).values)


def after_reroll(values: Array) -> Array:
    """At row, what is kept and player: the mean of what rolls are worth.

    Player 0's own is rounded, as what it is compared with: where nothing depends on the dice, a
    reroll must not seem better by a rounding error.
    """
    expected: Array = np.matmul(AFTER_REROLL, values)
    expected[:, :, 0] = expected[:, :, 0].round(DIGITS)
    return expected


def worth_of_two_dice(positions: Positions, worth: Worth) -> Array:
    """At row, both faces and player: what positions are worth if player 0, who has moved, has two
    dice left and no special action tile, and makes the best of them."""
    legal = legal_moves(positions)
    rows, moves = np.nonzero(legal)
    values = worth(join([positions, play(positions, rows, moves)]))
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
    """Of values by both faces the mean over those that may come up beside what is kept."""
    mean: Array = values[kept[0] - 1].mean(0) if kept else values.mean((0, 1))
    return mean


def with_reroll(values: Array, rerolls: Array) -> Array:
    """The better of both for player 0, for every roll. Who could only pass must spend the tile."""
    kept = KEPT_OF_ROLL[np.arange(len(ROLLS)), rerolls[:, KEPT_OF_ROLL, 0].argmax(2)]
    best = np.take_along_axis(rerolls, kept[:, :, None], 1)
    return np.where(best[:, :, :1] > values[:, :, :1], best, values)


@define(eq=False)
class BestTurns:
    """Player 0's best turn for every roll, without a reroll."""

    values: Array
    """At row, roll and player."""
    after: Positions
    """Where all the turns lead, then where nothing is done."""
    chosen: Array
    """At row and roll: which of them it is."""
    passes: Array
    """At row and roll: whether no move is possible."""


def best_turns(positions: Positions, worth: Worth) -> BestTurns:
    """Try all turns, or those that seem good at a glance, and choose for every roll."""
    turns = turns_of_all_rolls(positions)
    if worth.glance:
        turns = turns.take(_seeming_best(positions, turns, worth.glance(turns.after)))
    after = join([turns.after, positions])
    values = worth(after)
    chosen = _best_of_rolls(positions, turns, values[:, 0])
    passing = len(turns.rows) + np.arange(len(positions))[:, None]
    chosen = np.where(chosen < 0, passing, chosen)
    return BestTurns(values[chosen], after, chosen, chosen == passing)


def _seeming_best(positions: Positions, turns: Turns, wanted: Array) -> Array:
    """The numbers of those turns that are among the best of some roll."""
    left, seeming = wanted.copy(), np.zeros(len(wanted), bool)
    for _ in range(SEEMING_BEST):
        chosen = _best_of_rolls(positions, turns, left)
        seeming[chosen[chosen >= 0]] = True
        left[seeming] = -np.inf
    return np.flatnonzero(seeming)


def _best_of_rolls(positions: Positions, turns: Turns, own: Array) -> Array:
    """At row and roll: the number of the best turn, or -1 where no move is possible."""
    options = _best_by_key(positions, turns, own)[:, KEYS_OF_ROLL]
    best = np.where(options >= 0, own[options], -np.inf).argmax(2)[:, :, None]
    chosen: Array = np.take_along_axis(options, best, 2)[:, :, 0]
    return chosen


def _best_by_key(positions: Positions, turns: Turns, own: Array) -> Array:
    """At row and key: the number of the best turn whose moves ask that of the dice, or -1."""
    classes = positions.layout.classes
    first, second = classes[turns.first], classes[turns.second]
    keys = np.where(turns.second == NO_MOVE, CLASSES * CLASSES + first, first * CLASSES + second)
    flat = turns.rows * TURN_KEYS + keys
    usable = np.flatnonzero(turns.first != NO_MOVE)
    order = usable[np.argsort(own[usable], kind="stable")]
    best: Array = np.full(len(positions) * TURN_KEYS, -1)
    # Of several the last one stays, which is the best.
    best[flat[order]] = order
    # Two moves may come in either order; if only one of them was looked at, it counts for both.
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
