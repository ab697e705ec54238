"""Workloads of `bench --game rolling`: random games, and decisions of the levels."""

from __future__ import annotations

import random
from itertools import count

from ...ai.lab.bench import Workload, decisions, pick, whole_games
from ...ai_turns import ThinkingTime
from ...levels import LEVELS
from ...rolling_village.ai.levels import make_player
from ...rolling_village.engine.actions import ALL_ROLLS
from ...rolling_village.engine.game import Game
from ...rolling_village.engine.moves import legal_actions
from ...rolling_village.engine.rules import apply
from ...rolling_village.engine.setup import Player, Setup
from ...rolling_village.engine.state import State
from ...rolling_village.play.match import play_on
from ...rolling_village.printed_sheet import standard_sheet


def playouts() -> Workload:
    """Random games of a single player."""
    start = Setup((Player(""),), standard_sheet()).initial_state()
    rng = random.Random(0)
    return whole_games(lambda: random_game(start, rng))


def random_game(state: State, rng: random.Random) -> int:
    """Play a game at random to its end; how many actions it took."""
    actions = 0
    while not state.is_over:
        options = ALL_ROLLS if state.awaits_roll else legal_actions(state)
        state, _events = apply(state, pick(options, rng))
        actions += 1
    return actions


def _level(level: str) -> Workload:
    """A level playing alone."""
    sheet, thinking = standard_sheet(), [ThinkingTime()]
    steps = (
        step
        for number in count(1)
        for step in play_on(
            Game(Setup((Player(""),), sheet, f"bench-{number}")), [make_player(level)], thinking
        )
    )
    return decisions(steps, thinking)


def all_levels() -> dict[str, Workload]:
    """A workload for every level."""
    return {level: _level(level) for level in LEVELS}
