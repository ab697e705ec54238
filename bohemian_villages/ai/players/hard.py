"""Hard: evaluates every option of its turn with a trained network."""

from __future__ import annotations

import random

from ...engine.actions import Decision
from ...engine.moves import legal_actions
from ...engine.state import State
from ..evaluation.network import Network
from ..evaluation.shipped_weights import hard_network
from ..search.options import best_option, list_options


class HardPlayer:
    """Compares every way to finish its turn and the exact value of every reroll."""

    def __init__(self, network: Network | None = None) -> None:
        self._network = network

    def decide(self, state: State, rng: random.Random) -> Decision:  # noqa: ARG002 - no whims
        """The first action of the best option; the next ones are decided anew, one by one."""
        actions = legal_actions(state)
        if len(actions) == 1:
            return actions[0]
        network = self._network or hard_network(state.players)
        return best_option(list_options(state, network), state.player).actions[0]
