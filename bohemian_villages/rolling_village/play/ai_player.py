"""AiPlayer: what the game loop asks of every player that is not human."""

from __future__ import annotations

import random
from typing import Protocol

from ..engine.actions import Decision
from ..engine.state import State


class AiPlayer(Protocol):
    """Decides; the same position and random numbers must give the same decision."""

    def decide(self, state: State, rng: random.Random) -> Decision:
        """Choose one of the legal actions; asked even when there is only one."""
        ...
