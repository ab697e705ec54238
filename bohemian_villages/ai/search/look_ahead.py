"""Looking ahead: the most promising options, evaluated again after the rivals' replies.

The best options are followed through the next player's turn, the closest of those through a whole
round (`next_turns`), always with the same dice for all of them.
"""

from __future__ import annotations

import random

import numpy as np
from attrs import frozen

from ...engine.state import State
from ..evaluation.batch_evaluation import DIGITS, evaluator_of
from ..evaluation.network import Network
from ..evaluation.positions import Array, gather
from .next_turns import NextTurns, spread_rolls
from .options import Option, list_options, rank_options

# How many options are compared, and how many of those may be rerolls: there are so many ways to
# spend a tile that they would crowd out every turn with the dice as they lie.
MOST_OPTIONS = 12
MOST_REROLLS = 3


@frozen
class Effort:
    """How far to look ahead; this bounds the work, not the time."""

    candidates: int = 8
    """How many options are followed through the next player's turn."""
    behind: float = 0.1
    """By how much less than the best a candidate's value may be."""
    deep_candidates: int = 4
    """How many of them are followed through a round."""
    deep_behind: float = 0.05
    samples: int = 24
    """How many rolls of the next player are followed through a round."""
    most_evaluated: int = 80_000
    """Roughly how many positions are evaluated for that; where turns are many, fewer rolls are
    followed.
    """


# Positions of larger tables take longer to evaluate; with four and five players a fourth deep
# candidate hardly ever changes the decision (docs/training.md).
EFFORTS = {
    2: Effort(samples=1296, most_evaluated=13_000),
    3: Effort(),
    4: Effort(deep_candidates=3, samples=12, most_evaluated=12_000),
    5: Effort(deep_candidates=3, samples=8, most_evaluated=12_000),
}


def promising_options(state: State, network: Network) -> list[Option]:
    """The options worth looking ahead for, best first."""
    return most_promising(list_options(state, network), state.player)


def most_promising(options: list[Option], player: int) -> list[Option]:
    """Those of all options that are worth looking ahead for, best first."""
    ranked = _distinct(rank_options(options, player))
    rerolls = [each for each in ranked if each.is_reroll]
    too_many = {each.actions for each in rerolls[MOST_REROLLS:]}
    return [each for each in ranked if each.actions not in too_many][:MOST_OPTIONS]


def _distinct(ranked: list[Option]) -> list[Option]:
    """One of all options that are exactly as good."""
    found: dict[tuple[float, ...], Option] = {}
    for each in ranked:
        found.setdefault(each.merit, each)
    return list(found.values())


def look_ahead(
    state: State,
    ranked: list[Option],
    network: Network,
    rng: random.Random,
    effort: Effort | None = None,
) -> list[Option]:
    """The same options with their values after the next turns, ranked again.

    Options that are not followed change by the mean of those that are.
    """
    effort, me = effort or EFFORTS[state.players], state.player
    first = _candidates(ranked, me, effort.candidates, effort.behind)
    if not first:
        return ranked
    ahead = NextTurns(gather(_ends(first)), evaluator_of(network))
    ranked = _corrected(ranked, first, ahead.values, me)
    places = {each.actions: place for place, each in enumerate(first)}
    closest = _candidates(ranked, me, effort.deep_candidates, effort.deep_behind)
    closest = [each for each in closest if each.actions in places]
    if len(closest) < 2 or not effort.samples:
        return ranked
    rows = np.array([places[each.actions] for each in closest])
    sample = spread_rolls(effort.samples, state.players, rng)
    return _corrected(ranked, closest, ahead.further(rows, sample, effort.most_evaluated), me)


def _ends(options: list[Option]) -> list[State]:
    """The positions at the end of these turns."""
    return [each.after for each in options if each.after is not None]


def _candidates(ranked: list[Option], player: int, most: int, behind: float) -> list[Option]:
    """The first options that end the turn, unless they are too far behind the best."""
    turns = [each for each in ranked if each.after is not None]
    least = turns[0].values[player] - behind if turns else 0.0
    return [each for each in turns[:most] if each.values[player] >= least]


def _corrected(
    ranked: list[Option], followed: list[Option], found: Array, player: int
) -> list[Option]:
    """All options, corrected by the columns found for some; those start with that player."""
    seats = np.roll(found.reshape(len(followed), 3, -1), player, 2)
    # The change is relative to the option's present values, which an earlier pass may have changed.
    changes = seats - np.array([_columns(each) for each in followed])
    by_option = {each.actions: change for each, change in zip(followed, changes, strict=True)}
    mean = changes.mean(0)
    changed = [_changed(each, by_option.get(each.actions, mean)) for each in ranked]
    return rank_options(changed, player)


def _columns(option: Option) -> Array:
    """Values, chances and scores, each by player."""
    return np.array([option.values, option.chances, option.scores])


def _changed(option: Option, change: Array) -> Option:
    columns = _columns(option) + change
    chances = columns[1].clip(0, 1)
    columns[1] = chances / chances.sum()
    values, chances, scores = (tuple(row) for row in columns.round(DIGITS).tolist())
    return Option(option.actions, values, chances, scores, option.after)
