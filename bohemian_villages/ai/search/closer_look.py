"""A closer look: the most promising ways to play on, as they are after the others have answered.

The best of them are followed by what the next player may do, the closest of those by a whole round
(`look_ahead`), always with the same dice for every one of them.
"""

from __future__ import annotations

import random

import numpy as np
from attrs import frozen

from ...engine.state import State
from ..evaluation.judgement import DIGITS
from ..evaluation.network import Network
from ..evaluation.positions import Array, gather
from .look_ahead import NextTurns, spread_rolls
from .weighing import Option, options, rank, worth_by

# How many ways to play on are weighed against each other, and how many of those roll again: a tile
# can be spent in so many ways that no turn with the dice as they lie would be left among them.
MOST_WEIGHED = 12
MOST_REROLLS = 3


@frozen
class Effort:
    """How much is looked at; it bounds the work, not the time."""

    candidates: int = 8
    """How many turns are followed by the next player's."""
    behind: float = 0.1
    """By how much less than the best a candidate may seem to be worth."""
    deep_candidates: int = 4
    """How many of them are followed further."""
    deep_behind: float = 0.05
    samples: int = 24
    """How many rolls of the next player are followed further."""
    most_judged: int = 80_000
    """About how many positions are judged for that; where more turns exist, fewer rolls are
    followed."""


# With more at the table a position takes longer to judge; with four and five a fourth turn that is
# followed hardly ever changes the decision (docs/training.md).
EFFORTS = {
    2: Effort(samples=1296, most_judged=13_000),
    3: Effort(),
    4: Effort(deep_candidates=3, samples=12, most_judged=12_000),
    5: Effort(deep_candidates=3, samples=8, most_judged=12_000),
}


def promising_options(state: State, network: Network) -> list[Option]:
    """The ways to play on that deserve a closer look, best first."""
    ranked = _distinct(rank(options(state, network), state.player))
    rerolls = [each for each in ranked if each.is_reroll]
    too_many = {each.actions for each in rerolls[MOST_REROLLS:]}
    return [each for each in ranked if each.actions not in too_many][:MOST_WEIGHED]


def _distinct(ranked: list[Option]) -> list[Option]:
    """Of those of which exactly the same is expected, such as equal buildings elsewhere, one."""
    found: dict[tuple[float, ...], Option] = {}
    for each in ranked:
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
    effort, me = effort or EFFORTS[state.players], state.player
    first = _followed(ranked, me, effort.candidates, effort.behind)
    if not first:
        return ranked
    ahead = NextTurns(gather(_ends(first)), worth_by(network))
    ranked = _sharpened(ranked, first, ahead.values, me)
    places = {each.actions: place for place, each in enumerate(first)}
    closest = _followed(ranked, me, effort.deep_candidates, effort.deep_behind)
    closest = [each for each in closest if each.actions in places]
    if len(closest) < 2 or not effort.samples:
        return ranked
    rows = np.array([places[each.actions] for each in closest])
    sample = spread_rolls(effort.samples, state.players, rng)
    return _sharpened(ranked, closest, ahead.further(rows, sample, effort.most_judged), me)


def _ends(options: list[Option]) -> list[State]:
    """The positions to which whole turns lead."""
    return [each.after for each in options if each.after is not None]


def _followed(ranked: list[Option], player: int, most: int, behind: float) -> list[Option]:
    """The first options that lead to a position of their own, unless they are too far behind."""
    turns = [each for each in ranked if each.after is not None]
    return [each for each in turns[:most] if each.worth[player] >= turns[0].worth[player] - behind]


def _sharpened(
    ranked: list[Option], followed: list[Option], values: Array, player: int
) -> list[Option]:
    """All options with the values of a closer look at some of them, the player's own first."""
    seats = np.roll(values.reshape(len(followed), 3, -1), player, 2)
    # What an earlier look changed is in the values it is compared with.
    changes = seats - np.array([_values(each) for each in followed])
    by_option = {each.actions: change for each, change in zip(followed, changes, strict=True)}
    mean = changes.mean(0)
    return rank([_changed(each, by_option.get(each.actions, mean)) for each in ranked], player)


def _values(option: Option) -> Array:
    """At kind of value and seat."""
    return np.array([option.worth, option.chances, option.scores])


def _changed(option: Option, by: Array) -> Option:
    values = _values(option) + by
    chances = values[1].clip(0, 1)
    values[1] = chances / chances.sum()
    worth, chances, scores = (tuple(row) for row in values.round(DIGITS).tolist())
    return Option(option.actions, worth, chances, scores, option.after)
