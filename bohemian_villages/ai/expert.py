"""Expert: looks at its best turns through what the players after it may do.

Its best turns are followed by what the next player may do, the closest of them by a whole round
(`look_ahead`), always with the same dice for every one of them.
"""

from __future__ import annotations

import random

from attrs import frozen

from ..engine.actions import Decision
from ..engine.moves import legal_actions
from ..engine.state import State
from .look_ahead import look_ahead, look_further, spread_rolls
from .network import Network
from .positions import Array, Positions, gather
from .turn_values import Worth
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
    most_judged: int = 60_000
    """About how many positions are judged for that; where more turns exist, fewer rolls are."""


# With more at the table a position takes longer to judge.
EFFORTS = {
    2: Effort(deep_candidates=6, deep_behind=0.05, samples=40, most_judged=100_000),
    3: Effort(),
    4: Effort(samples=10, most_judged=40_000),
    5: Effort(candidates=5, deep_candidates=3, samples=8, most_judged=16_000),
}


def usual_effort(players: int) -> Effort:
    """How much is looked at in a game of so many players."""
    return EFFORTS[players]


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
    return _revalued(state, closest, look_round(_after(closest), worth, effort, rng))


def look_round(positions: Positions, worth: Worth, effort: Effort, rng: random.Random) -> Array:
    """What positions are worth after a round, looked at with so much effort."""
    sample = spread_rolls(effort.samples, positions.players, rng)
    return look_further(positions, worth, sample, effort.most_judged)


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
