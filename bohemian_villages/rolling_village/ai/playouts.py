"""Random games, for `bench`: how quick the rules are."""

from __future__ import annotations

import random
from time import perf_counter

from attrs import frozen

from ..engine.actions import ALL_ROLLS
from ..engine.moves import legal_actions
from ..engine.rules import apply
from ..engine.state import State, initial_state
from ..printed_sheet import standard_sheet


@frozen
class Speed:
    """What was done in a stretch of time."""

    games: int
    actions: int
    seconds: float

    @property
    def games_a_second(self) -> float:
        """Whole games."""
        return self.games / self.seconds

    @property
    def actions_a_second(self) -> float:
        """Every roll and every decision."""
        return self.actions / self.seconds


def random_game(start: State, rng: random.Random) -> int:
    """Play a game at random to its end; how many actions it took."""
    state, actions = start, 0
    while not state.is_over:
        options = ALL_ROLLS if state.awaits_roll else legal_actions(state)
        state, _events = apply(state, options[int(rng.random() * len(options))])
        actions += 1
    return actions


def playouts(seconds: float, players: int = 1) -> Speed:
    """Play random games for about so long, at least one."""
    points = tuple(point for avenue in standard_sheet() for point in avenue)
    start, rng = initial_state(points, players), random.Random(0)
    games, actions, begin = 0, 0, perf_counter()
    while not games or perf_counter() - begin < seconds:
        actions += random_game(start, rng)
        games += 1
    return Speed(games, actions, perf_counter() - begin)
