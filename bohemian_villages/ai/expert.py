"""Expert: looks at its best turns through what the players after it may do.

Every candidate is followed by the next player's best turn for each of the 126 rolls, so that the
mean over them is exact. Some of these rolls, the same for every candidate, are followed once more,
by all rolls of the player after that; what this changes in the mean corrects the exact one.
"""

from __future__ import annotations

import random

import numpy as np
from attrs import frozen

from ..engine.actions import Decision
from ..engine.moves import legal_actions
from ..engine.state import State
from .network import Network
from .positions import Array, Positions, gather
from .rolls import CHANCES
from .turn_values import Worth, best_turns, with_rerolls, worth_of_rolls
from .weighing import Option, best, option, options, rank, shipped_network, worth_by


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


# With more at the table a position takes longer to judge, and the next player matters less.
EFFORTS = {2: Effort(deep_candidates=5, samples=24), 3: Effort(), 4: Effort(samples=8)}


def usual_effort(players: int) -> Effort:
    """How much is looked at in a game of so many players."""
    return EFFORTS[min(players, max(EFFORTS))]


class ExpertPlayer:
    """The same evaluation as hard, after its rivals' answers instead of before them."""

    def __init__(self, network: Network | None = None, effort: Effort | None = None) -> None:
        self._network = network
        self._effort = effort

    def decide(self, state: State, rng: random.Random) -> Decision:
        """The first action of the turn that is best once others have answered it."""
        actions = legal_actions(state)
        if len(actions) == 1:
            return actions[0]
        network = self._network or shipped_network(state.players)
        weighed = deep_options(state, network, rng, self._effort)
        return best(weighed, state.player).actions[0]


def deep_options(
    state: State, network: Network, rng: random.Random, effort: Effort | None = None
) -> list[Option]:
    """The most promising options, best first, as they look after the next turns."""
    effort, worth = effort or usual_effort(state.players), worth_by(network)
    ranked = rank(options(state, network), state.player)
    chosen = _within(ranked, state.player, effort.candidates, effort.behind)
    if len(chosen) == 1 or chosen[0].is_reroll:
        return ranked
    turns = [each for each in chosen if not each.is_reroll]
    seen = _revalued(state, turns, look_ahead(_after(turns), worth))
    closest = _within(seen, state.player, effort.deep_candidates, effort.deep_behind)
    if len(closest) == 1 or not effort.samples:
        return seen
    values = look_further(_after(closest), worth, spread_rolls(effort.samples, rng))
    return _revalued(state, closest, values)


def _within(ranked: list[Option], player: int, most: int, behind: float) -> list[Option]:
    """The first ones, unless they are too far behind the very first."""
    least = ranked[0].worth[player] - behind
    return [each for each in ranked[:most] if each.worth[player] >= least]


def _after(turns: list[Option]) -> Positions:
    return gather([each.after for each in turns if each.after is not None])


def _revalued(state: State, turns: list[Option], values: Array) -> list[Option]:
    """The same options with other values, ranked by them."""
    changed = [
        option(state, each.actions, row, each.after)
        for each, row in zip(turns, values, strict=True)
    ]
    return rank(changed, state.player)


def spread_rolls(count: int, rng: random.Random) -> Array:
    """So many rolls, as often as chance would have it, spread evenly over all of them."""
    points = (np.arange(count) + rng.random()) / count
    return np.searchsorted(np.cumsum(CHANCES), points).clip(0, len(CHANCES) - 1)


def look_ahead(positions: Positions, worth: Worth) -> Array:
    """What positions are worth after the next player's best turn, the mean over all rolls."""
    values = worth(positions)
    going = np.flatnonzero(~positions.decided)
    if len(going):
        rolls = worth_of_rolls(positions.take(going).next_turn(), worth)
        values[going] = _seen_before(np.tensordot(rolls, CHANCES, ([1], [0])), positions.players)
    return values


def look_further(positions: Positions, worth: Worth, sample: Array) -> Array:
    """What `look_ahead` says, corrected by one more turn after some of the rolls."""
    values = worth(positions)
    going = np.flatnonzero(~positions.decided)
    if not len(going):
        return values
    turned = positions.take(going).next_turn()
    best_ones = best_turns(turned, worth)
    rolls = with_rerolls(turned, best_ones.values, worth)
    mean = np.tensordot(rolls, CHANCES, ([1], [0]))
    # What may come of a reroll or a pass is left as it is.
    rerolled = (rolls != best_ones.values).any(2)
    chosen = np.where(rerolled, -1, best_ones.chosen)[:, sample]
    which, back = np.unique(chosen, return_inverse=True)
    rows = np.maximum(which, 0)
    followed = best_ones.after.take(rows)
    change = look_ahead(followed, worth) - worth(followed)
    change[which < 0] = 0
    mean += change[back.reshape(chosen.shape)].mean(1)
    values[going] = _seen_before(mean, positions.players)
    return values


def _seen_before(values: Array, players: int) -> Array:
    """Values by player, with the one who was number 0 a turn ago in that place again."""
    shape = (len(values), -1, players)
    return np.roll(values.reshape(shape), 1, 2).reshape(len(values), -1)
