"""Options: every way to finish the turn or to roll again, evaluated by a network."""

from __future__ import annotations

import numpy as np
from attrs import field, frozen

from ...engine.actions import Decision, TakeSpecial
from ...engine.moves import choices, legal_moves
from ...engine.rules import apply
from ...engine.state import State
from ..evaluation.batch_evaluation import DIGITS, Evaluator, evaluator_of
from ..evaluation.network import Network
from ..evaluation.positions import Array, gather
from .roll_values import mean_of_two_dice, reroll_values, spend_special, two_dice_values
from .rolls import KEPT_NUMBER
from .turns import kept_faces, whole_turns


@frozen
class Option:
    """A way to play on, and what is expected of it, by player."""

    actions: tuple[Decision, ...]
    """The rest of the turn, or the actions up to the reroll."""
    values: tuple[float, ...]
    """What decisions are based on: the chance to win, plus a little for every coin of lead."""
    chances: tuple[float, ...]
    scores: tuple[float, ...]
    after: State | None = field(default=None, repr=False)
    """The position at the end of the turn; None if dice must be rolled first."""

    @property
    def merit(self) -> tuple[float, ...]:
        """Equal for options that are exactly as good, such as equal buildings elsewhere."""
        return (*self.values, *self.scores)

    @property
    def is_reroll(self) -> bool:
        """Whether it spends a special action tile."""
        return self.after is None


def list_options(state: State, network: Network) -> list[Option]:
    """Every whole turn, then every reroll; values are rounded, and the order is fixed."""
    evaluator = evaluator_of(network)
    return [*_turns(state, evaluator), *_rerolls(state, evaluator)]


def best_option(options: list[Option], player: int) -> Option:
    """The option of the highest value to a player, the first of equal ones."""
    return max(options, key=lambda option: option.values[player])


def rank_options(options: list[Option], player: int) -> list[Option]:
    """The options by their value to a player, best first."""
    return sorted(options, key=lambda option: -option.values[player])


def make_option(
    state: State, actions: tuple[Decision, ...], columns: Array, after: State | None = None
) -> Option:
    """An option from an evaluator's columns, in which the player whose turn it is comes first."""
    seats = np.roll(columns.reshape(3, -1), state.player, 1).round(DIGITS).tolist()
    values, chances, scores = map(tuple, seats)
    return Option(actions, values, chances, scores, after)


def _turns(state: State, evaluator: Evaluator) -> list[Option]:
    turns = whole_turns(state)
    if not turns:
        return []
    found = evaluator(gather([turn.state for turn in turns]))
    return [
        make_option(state, turn.actions, row, turn.state)
        for turn, row in zip(turns, found, strict=True)
    ]


def _rerolls(state: State, evaluator: Evaluator) -> list[Option]:
    if state.specials[state.player]:
        if state.moved:
            return _rerolls_of_two(state, (), evaluator)
        return _rerolls_of_four(state, evaluator)
    takes = [move for move in legal_moves(state) if isinstance(move, TakeSpecial)]
    if state.moved or not takes:
        return []
    # Whichever two dice take the tile, the position is the same; only the remaining dice differ.
    found: dict[tuple[float, ...], Option] = {}
    columns = _columns_of_two(apply(state, takes[0])[0], evaluator)
    for take in takes:
        for each in _rerolls_of_two(apply(state, take)[0], (take,), evaluator, columns):
            found.setdefault(each.values, each)
    return list(found.values())


def _rerolls_of_four(state: State, evaluator: Evaluator) -> list[Option]:
    """Rerolls before the first move."""
    columns = reroll_values(gather([state]), evaluator)[0]
    return [
        make_option(state, (reroll,), columns[KEPT_NUMBER[kept_faces(state, reroll)]])
        for reroll in choices(state.dice, state.unused).rerolls
    ]


def _columns_of_two(state: State, evaluator: Evaluator) -> Array:
    columns: Array = two_dice_values(spend_special(gather([state])), evaluator)[0]
    return columns


def _rerolls_of_two(
    state: State, before: tuple[Decision, ...], evaluator: Evaluator, columns: Array | None = None
) -> list[Option]:
    """Rerolls after a move; no move can use a single die that is left."""
    if len(state.unused) != 2:
        return []
    if columns is None:
        columns = _columns_of_two(state, evaluator)
    return [
        make_option(state, (*before, reroll), mean_of_two_dice(columns, kept_faces(state, reroll)))
        for reroll in choices(state.dice, state.unused).rerolls
    ]
