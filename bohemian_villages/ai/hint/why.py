"""Why a turn was played: its rank among the turns that the dice allowed, with its reasons."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence

from attrs import evolve

from ...engine.actions import Decision
from ...engine.state import State
from ...levels import EXPERT, HARD
from ..evaluation.network import Network
from ..search.look_ahead import look_ahead, most_promising
from ..search.options import Option, list_options
from ..search.turns import position_key
from .data import Explanation
from .hint import hint_of
from .reasons import play_through


def explanations(
    state: State, actions: Sequence[Decision], network: Network, luck: int
) -> Iterator[Explanation]:
    """Explain the actions that ended a turn, first as quickly as a hint, then looking ahead."""
    options = list_options(state, network)
    played = _played(state, tuple(actions), options)
    compared = _with_played(most_promising(options, state.player), played)
    yield _explanation(state, compared, played, HARD)
    if len(compared) > 1:
        sharper = look_ahead(state, compared, network, random.Random(luck))
        yield _explanation(state, sharper, played, EXPERT)


def _played(state: State, actions: tuple[Decision, ...], options: Sequence[Option]) -> Option:
    """The option that leads to the same position, but with the actions that were played."""
    reached = position_key(play_through(state, actions)[0])
    return next(
        evolve(option, actions=actions)
        for option in options
        if option.after is not None and position_key(option.after) == reached
    )


def _with_played(promising: Sequence[Option], played: Option) -> list[Option]:
    """The promising options, with the played one in place of any that is just as good."""
    compared = [played if each.merit == played.merit else each for each in promising]
    return compared if played in compared else [*compared, played]


def _explanation(state: State, ranked: Sequence[Option], played: Option, level: str) -> Explanation:
    hint = hint_of(state, ranked, level)
    turns = [each.actions for each in hint.suggestions]
    return Explanation(hint, turns.index(played.actions))
