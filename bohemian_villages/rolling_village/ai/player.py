"""Player: the one narrow door between the rules and whoever decides."""

from __future__ import annotations

import random
from typing import Protocol

from ..engine.actions import Decision
from ..engine.state import State


class Player(Protocol):
    """Someone who decides. Given the same position and randomness, always the same."""

    def decide(self, state: State, rng: random.Random) -> Decision:
        """One of the legal actions; asked even when there is only one."""
        ...
