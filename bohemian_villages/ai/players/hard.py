"""Hard: the trained evaluation, one whole turn deep."""

from __future__ import annotations

import random

from ...engine.actions import Decision
from ...engine.moves import legal_actions
from ...engine.state import State
from ..evaluation.network import Network
from ..search.weighing import best, options, shipped_network


class HardPlayer:
    """Weighs every way to finish its turn, and exactly what rolling again is worth."""

    def __init__(self, network: Network | None = None) -> None:
        self._network = network

    def decide(self, state: State, rng: random.Random) -> Decision:  # noqa: ARG002 - no whims
        """The first action of the best turn; the rest of it is found again, action by action."""
        actions = legal_actions(state)
        if len(actions) == 1:
            return actions[0]
        network = self._network or shipped_network(state.players)
        return best(options(state, network), state.player).actions[0]
