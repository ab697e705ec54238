"""Weighing: every way to play on, with what the trained evaluation says of it."""

from __future__ import annotations

from functools import cache

import numpy as np
from attrs import field, frozen

from ...assets import resource
from ...engine.actions import Decision, TakeSpecial
from ...engine.moves import choices, legal_moves
from ...engine.rules import apply
from ...engine.state import State
from ..evaluation.judgement import DIGITS, judge
from ..evaluation.network import ExactNetwork, Network
from ..evaluation.positions import Array, Positions, gather
from ..evaluation.weights_files import load_glance, load_network
from .rolls import KEPT_NUMBER
from .turn_values import (
    Worth,
    mean_of_two_dice,
    without_special,
    worth_of_rerolls,
    worth_of_two_dice,
)
from .turns import kept_faces, whole_turns

# For these numbers of players a glance saves much time, and changes no more decisions than another
# seed does (docs/training.md).
GLANCED = (2, 4, 5)


@frozen
class Option:
    """A way to play on, and what is expected of it; everything by player."""

    actions: tuple[Decision, ...]
    """The rest of the turn, or what leads to the dice that must fall."""
    worth: tuple[float, ...]
    """By how much each player wants it: the chance to win, and a little for every coin."""
    chances: tuple[float, ...]
    scores: tuple[float, ...]
    after: State | None = field(default=None, repr=False)
    """The position at the end of the turn; None if dice must fall before."""

    @property
    def is_reroll(self) -> bool:
        """Whether it spends a special action tile."""
        return self.after is None


@cache
def shipped_network(players: int) -> Network:
    """The network by which hard plays with so many players."""
    return load_network(resource(f"ai/evaluation-{players}.npz")).astype(np.float64)


@cache
def fine_network(players: int) -> Network:
    """The one that was trained for longer; expert and hint judge by it."""
    glance = None
    if players in GLANCED:
        glance = load_glance(resource(f"ai/glance-{players}.npz"), players).exact()
    return load_network(resource(f"ai/evaluation-{players}-fine.npz")).exact(glance)


def worth_by(network: Network) -> Worth:
    """What positions are worth, then the chances and the scores, each at player."""

    def values(positions: Positions) -> Array:
        judged = judge(network, positions)
        return np.concatenate([judged.worth, judged.chances, judged.scores], 1)

    return Worth(values, network.glance if isinstance(network, ExactNetwork) else None)


def options(state: State, network: Network) -> list[Option]:
    """Every whole turn, then every way to roll again; values rounded, in a settled order."""
    worth = worth_by(network)
    return [*_turns(state, worth), *_rerolls(state, worth)]


def best(weighed: list[Option], player: int) -> Option:
    """The option a player wants most, the first of equal ones."""
    return max(weighed, key=lambda option: option.worth[player])


def rank(weighed: list[Option], player: int) -> list[Option]:
    """The options, those first that a player wants most."""
    return sorted(weighed, key=lambda option: -option.worth[player])


def option(
    state: State, actions: tuple[Decision, ...], values: Array, after: State | None = None
) -> Option:
    """An option with these values, which are by player with the one whose turn it is first."""
    seats = np.roll(values.reshape(3, -1), state.player, 1).round(DIGITS).tolist()
    worth, chances, scores = map(tuple, seats)
    return Option(actions, worth, chances, scores, after)


def _turns(state: State, worth: Worth) -> list[Option]:
    turns = whole_turns(state)
    if not turns:
        return []
    values = worth(gather([turn.state for turn in turns]))
    return [
        option(state, turn.actions, row, turn.state)
        for turn, row in zip(turns, values, strict=True)
    ]


def _rerolls(state: State, worth: Worth) -> list[Option]:
    if state.specials[state.player]:
        return _rerolls_of_two(state, (), worth) if state.moved else _rerolls_of_four(state, worth)
    takes = [move for move in legal_moves(state) if isinstance(move, TakeSpecial)]
    if state.moved or not takes:
        return []
    # Whichever two dice take the tile, the position is the same; only the dice left differ.
    found: dict[tuple[float, ...], Option] = {}
    values = _values_of_two(apply(state, takes[0])[0], worth)
    for take in takes:
        for each in _rerolls_of_two(apply(state, take)[0], (take,), worth, values):
            found.setdefault(each.worth, each)
    return list(found.values())


def _rerolls_of_four(state: State, worth: Worth) -> list[Option]:
    """Before the first move."""
    values = worth_of_rerolls(gather([state]), worth)[0]
    return [
        option(state, (reroll,), values[KEPT_NUMBER[kept_faces(state, reroll)]])
        for reroll in choices(state.dice, state.unused).rerolls
    ]


def _values_of_two(state: State, worth: Worth) -> Array:
    values: Array = worth_of_two_dice(without_special(gather([state])), worth)[0]
    return values


def _rerolls_of_two(
    state: State, before: tuple[Decision, ...], worth: Worth, values: Array | None = None
) -> list[Option]:
    """After a move; a single die that is left is of no use to any."""
    if len(state.unused) != 2:
        return []
    if values is None:
        values = _values_of_two(state, worth)
    return [
        option(state, (*before, reroll), mean_of_two_dice(values, kept_faces(state, reroll)))
        for reroll in choices(state.dice, state.unused).rerolls
    ]
