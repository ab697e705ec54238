"""A closer look: the most promising ways to play on, as they are after the others have answered.

The best of them are followed by what the next player may do, the closest of those by a whole round
(`look_ahead`), always with the same dice for every one of them.
"""

from __future__ import annotations

import random
from collections.abc import Callable

import numpy as np
from attrs import frozen

from ..engine.state import State
from .look_ahead import look_ahead, look_further, spread_rolls
from .network import Network
from .positions import Array, Positions, gather
from .weighing import DIGITS, Option, options, rank, worth_by

# How many ways to play on are weighed against each other after a closer look.
MOST_WEIGHED = 12


@frozen
class Effort:
    """How much is looked at; it bounds the work, not the time."""

    candidates: int = 8
    """How many turns are followed by the next player's."""
    behind: float = 0.1
    """By how much less than the best a candidate may seem to be worth."""
    deep_candidates: int = 4
    """How many of them are followed further."""
    deep_behind: float = 0.04
    samples: int = 12
    """How many rolls of the next player are followed further."""
    most_judged: int = 60_000
    """About how many positions are judged for that; where more turns exist, fewer rolls are."""


# With more at the table a position takes longer to judge.
EFFORTS = {
    2: Effort(deep_candidates=6, deep_behind=0.05, samples=1296, most_judged=100_000),
    3: Effort(samples=16),
    4: Effort(samples=10, most_judged=40_000),
    5: Effort(candidates=5, deep_candidates=3, samples=8, most_judged=16_000),
}


def distinct_options(state: State, network: Network) -> list[Option]:
    """The ways to play on, best first; of those of which exactly the same is expected, such as
    equal buildings elsewhere, one."""
    found: dict[tuple[float, ...], Option] = {}
    for each in rank(options(state, network), state.player):
        found.setdefault((*each.worth, *each.scores), each)
    return list(found.values())


def closer_look(
    state: State,
    ranked: list[Option],
    network: Network,
    rng: random.Random,
    effort: Effort | None = None,
) -> list[Option]:
    """The same options as they look after the next turns, ranked anew.

    Those that are not looked at are taken for as much better or worse as the others turned out to
    be on average.
    """
    effort, worth, me = effort or EFFORTS[state.players], worth_by(network), state.player
    first = _followed(ranked, me, effort.candidates, effort.behind)
    ranked = _sharpened(state, ranked, first, lambda after: look_ahead(after, worth))
    closest = _followed(ranked, me, effort.deep_candidates, effort.deep_behind)
    if len(closest) < 2 or not effort.samples:
        return ranked
    sample = spread_rolls(effort.samples, state.players, rng)
    return _sharpened(
        state, ranked, closest, lambda after: look_further(after, worth, sample, effort.most_judged)
    )


def _followed(ranked: list[Option], player: int, most: int, behind: float) -> list[Option]:
    """The first options that lead to a position of their own, unless they are too far behind."""
    turns = [each for each in ranked if each.after is not None]
    return [each for each in turns[:most] if each.worth[player] >= turns[0].worth[player] - behind]


def _sharpened(
    state: State, ranked: list[Option], followed: list[Option], look: Callable[[Positions], Array]
) -> list[Option]:
    """All options with the values of a closer look at some of them."""
    if not followed:
        return ranked
    values = look(gather([each.after for each in followed if each.after is not None]))
    seats = np.roll(values.reshape(len(followed), 3, -1), state.player, 2)
    # What an earlier look changed is in the values it is compared with.
    changes = seats - np.array([_values(each) for each in followed])
    by_option = {each.actions: change for each, change in zip(followed, changes, strict=True)}
    mean = changes.mean(0)
    return rank(
        [_changed(each, by_option.get(each.actions, mean)) for each in ranked], state.player
    )


def _values(option: Option) -> Array:
    """At kind of value and seat."""
    return np.array([option.worth, option.chances, option.scores])


def _changed(option: Option, by: Array) -> Option:
    values = _values(option) + by
    chances = values[1].clip(0, 1)
    values[1] = chances / chances.sum()
    worth, chances, scores = (tuple(row) for row in values.round(DIGITS).tolist())
    return Option(option.actions, worth, chances, scores, option.after)
