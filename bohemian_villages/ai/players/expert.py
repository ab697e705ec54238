"""Expert: looks ahead to its rivals' replies before it decides."""

from __future__ import annotations

import random

from ...engine.actions import Decision
from ...engine.moves import legal_actions
from ...engine.state import State
from ..evaluation.network import Network
from ..evaluation.shipped_weights import expert_network
from ..search.favourites import JudgedOption, favourite
from ..search.look_ahead import Effort, look_ahead, promising_options
from ..tastes import Taste


class ExpertPlayer:
    """Looks ahead for its most promising options."""

    def __init__(
        self,
        network: Network | None = None,
        effort: Effort | None = None,
        taste: Taste | None = None,
    ) -> None:
        self._taste = taste
        self._network = network
        self._effort = effort

    def decide(self, state: State, rng: random.Random) -> Decision:
        """The first action of the option that is best after the rivals' replies."""
        actions = legal_actions(state)
        if len(actions) == 1:
            return actions[0]
        return favourite(state, self.judge(state, rng), self._taste).actions[0]

    def judge(self, state: State, rng: random.Random) -> list[JudgedOption]:
        """Its most promising options, each with its value to the player."""
        network = self._network or expert_network(state.players)
        options = promising_options(state, network)
        if len(options) > 1:
            options = look_ahead(state, options, network, rng, self._effort)
        return [JudgedOption(each, each.values[state.player]) for each in options]
