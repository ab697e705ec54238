"""Expert: judges positions after its rivals' answers instead of before them."""

from __future__ import annotations

import random

from ...engine.actions import Decision
from ...engine.moves import legal_actions
from ...engine.state import State
from ..evaluation.network import Network
from ..search.closer_look import Effort, closer_look, promising_options
from ..search.weighing import fine_network


class ExpertPlayer:
    """Takes a closer look at its best turns."""

    def __init__(self, network: Network | None = None, effort: Effort | None = None) -> None:
        self._network = network
        self._effort = effort

    def decide(self, state: State, rng: random.Random) -> Decision:
        """The first action of the turn that is best once others have answered it."""
        actions = legal_actions(state)
        if len(actions) == 1:
            return actions[0]
        network = self._network or fine_network(state.players)
        ranked = promising_options(state, network)
        if len(ranked) > 1:
            ranked = closer_look(state, ranked, network, rng, self._effort)
        return ranked[0].actions[0]
