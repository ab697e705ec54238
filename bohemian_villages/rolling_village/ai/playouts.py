"""Random games, for `bench`: how quick the rules are."""

from __future__ import annotations

import random

from ..engine.actions import ALL_ROLLS
from ..engine.moves import legal_actions
from ..engine.rules import apply
from ..engine.state import State


def random_game(start: State, rng: random.Random) -> int:
    """Play a game at random to its end; how many actions it took."""
    state, actions = start, 0
    while not state.is_over:
        options = ALL_ROLLS if state.awaits_roll else legal_actions(state)
        state, _events = apply(state, options[int(rng.random() * len(options))])
        actions += 1
    return actions
