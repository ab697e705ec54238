"""A player of any strength: finds moves as the best do, but overlooks and misjudges some.

The weaker it is, the more it overlooks, and the less exactly it judges what it sees. It never
wastes dice: what it misses are opportunities.
"""

from __future__ import annotations

import random

from ...engine.actions import Decision
from ...engine.moves import legal_actions
from ...engine.state import State
from ..evaluation.batch_evaluation import DIGITS
from ..evaluation.network import Network
from ..evaluation.shipped_weights import hard_network
from ..search.favourites import JudgedOption, favourite
from ..search.options import list_options
from ..search.oversights import Oversights, noticed, without_waste
from ..strengths import NO_LIMITS, Limits
from ..tastes import Taste
from .expert import ExpertPlayer


class LimitedPlayer:
    """Compares the ways to finish its turn, and the rerolls, within the limits of its strength."""

    def __init__(
        self,
        limits: Limits = NO_LIMITS,
        taste: Taste | None = None,
        network: Network | None = None,
    ) -> None:
        self._limits = limits
        self._taste = taste
        self._network = network
        self._far_sighted = ExpertPlayer()

    def decide(self, state: State, rng: random.Random) -> Decision:
        """The first action of the option it likes best; each later one is decided afresh."""
        actions = legal_actions(state)
        if len(actions) == 1:
            return actions[0]
        return favourite(state, self.judge(state, rng), self._taste).actions[0]

    def judge(self, state: State, rng: random.Random) -> list[JudgedOption]:
        """The options it sees, each with the value it assigns to them."""
        me, limits, oversights = state.player, self._limits, Oversights(state)
        if oversights.draw("looking ahead").hidden < limits.looks_ahead:
            return self._far_sighted.judge(state, rng)
        options = list_options(state, self._network or hard_network(state.players))
        seen = noticed(without_waste(options, me), oversights, limits.sight)
        return [
            JudgedOption(
                each, round(each.values[me] + limits.noise * oversights.error(each), DIGITS)
            )
            for each in seen
        ]
