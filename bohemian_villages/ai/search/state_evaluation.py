"""The evaluation of a single position, at any moment of a turn."""

from __future__ import annotations

import numpy as np

from ...engine.actions import COLLECT_INCOME
from ...engine.rules import apply
from ...engine.state import State
from ..evaluation.batch_evaluation import evaluator_of
from ..evaluation.evaluation import Evaluation
from ..evaluation.network import Network
from ..evaluation.positions import Array, gather
from .options import Option, best_option, list_options, make_option
from .roll_values import best_turns, mean_of_two_dice, roll_values, spend_special, two_dice_values
from .rolls import AFTER_REROLL, CHANCES, KEPT_NUMBER

BOTH_DICE = 2


def evaluate_state(state: State, network: Network) -> Evaluation:
    """What is expected if the player whose turn it is plays the best option."""
    return evaluation_of(_best_option(state, network))


def evaluation_of(option: Option) -> Evaluation:
    """What is expected of an option."""
    return Evaluation(option.chances, option.scores)


def _best_option(state: State, network: Network) -> Option:
    if state.uncollected:
        return _best_option(apply(state, COLLECT_INCOME)[0], network)
    if state.is_over:
        return make_option(state, (), evaluator_of(network)(gather([state]))[0])
    if state.awaits_roll:
        return make_option(state, (), _before_roll(state, network))
    return best_option(list_options(state, network), state.player)


def _before_roll(state: State, network: Network) -> Array:
    """The evaluator's columns, the mean over the ways the due dice may fall."""
    evaluator, positions = evaluator_of(network), gather([state])
    if not state.dice:
        return _mean(CHANCES, roll_values(positions, evaluator)[0])
    # The special action tile is spent by now, and the dice that are kept stay as they are.
    spent = spend_special(positions)
    kept = sorted(state.dice[die] for die in state.unused if die not in state.due_dice)
    if not state.moved:
        values = best_turns(spent, evaluator).values[0]
        return _mean(AFTER_REROLL[KEPT_NUMBER[tuple(kept)]], values)
    if len(state.unused) < BOTH_DICE:
        return np.asarray(evaluator(spent)[0])
    return mean_of_two_dice(two_dice_values(spent, evaluator)[0], kept)


def _mean(chances: Array, values: Array) -> Array:
    """The mean over rolls."""
    mean: Array = np.tensordot(chances, values, ([0], [0]))
    return mean
