"""Expectation: what everybody may hope for in any position, at any moment of a turn."""

from __future__ import annotations

import numpy as np

from ...engine.actions import COLLECT_INCOME
from ...engine.rules import apply
from ...engine.state import State
from ..evaluation.network import Network
from ..evaluation.positions import Array, gather
from ..hint.data import Expectation
from .rolls import AFTER_REROLL, CHANCES, KEPT_NUMBER
from .turn_values import (
    best_turns,
    mean_of_two_dice,
    without_special,
    worth_of_rolls,
    worth_of_two_dice,
)
from .weighing import Option, best, option, options, worth_by

BOTH_DICE = 2


def expectation(state: State, network: Network) -> Expectation:
    """What is expected in a position if whoever's turn it is makes the best of it."""
    return expected_of(_of_position(state, network))


def expected_of(weighed: Option) -> Expectation:
    """What is expected of an option."""
    return Expectation(weighed.chances, weighed.scores)


def _of_position(state: State, network: Network) -> Option:
    if state.uncollected:
        return _of_position(apply(state, COLLECT_INCOME)[0], network)
    if state.is_over:
        return _settled(state, network)
    if state.awaits_roll:
        return option(state, (), _of_dice_to_fall(state, network))
    return best(options(state, network), state.player)


def _settled(state: State, network: Network) -> Option:
    """The value of a position as it is; at the end of a game it is the result."""
    return option(state, (), worth_by(network)(gather([state]))[0])


def _of_dice_to_fall(state: State, network: Network) -> Array:
    worth, positions = worth_by(network), gather([state])
    if not state.dice:
        return _mean(CHANCES, worth_of_rolls(positions, worth)[0])
    # The special action tile is spent by now, and what is kept lies there.
    spent = without_special(positions)
    kept = sorted(state.dice[die] for die in state.unused if die not in state.due_dice)
    if not state.moved:
        values = best_turns(spent, worth).values[0]
        return _mean(AFTER_REROLL[KEPT_NUMBER[tuple(kept)]], values)
    if len(state.unused) < BOTH_DICE:
        return np.asarray(worth(spent)[0])
    return mean_of_two_dice(worth_of_two_dice(spent, worth)[0], kept)


def _mean(chances: Array, values: Array) -> Array:
    """The mean over rolls."""
    found: Array = np.tensordot(chances, values, ([0], [0]))
    return found
