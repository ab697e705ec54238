"""Random: any legal action, each as likely as the others."""

from __future__ import annotations

import random

from ..engine.actions import Decision
from ..engine.moves import legal_actions
from ..engine.state import State


class RandomPlayer:
    """Knows the rules and nothing else."""

    def decide(self, state: State, rng: random.Random) -> Decision:
        """A random legal action."""
        return rng.choice(legal_actions(state))
