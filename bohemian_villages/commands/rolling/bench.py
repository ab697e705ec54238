"""Workloads of `bench --game rolling`: random games, and decisions of the levels."""

from __future__ import annotations

import random
from itertools import count

from ...ai.lab.bench import Workload, decisions, whole_games
from ...ai_turns import ThinkingTime
from ...levels import LEVELS
from ...rolling_village.ai.levels import make_player
from ...rolling_village.ai.playouts import random_game
from ...rolling_village.engine.game import Game
from ...rolling_village.engine.setup import Player, Setup
from ...rolling_village.play.match import play_on
from ...rolling_village.printed_sheet import standard_sheet


def playouts() -> Workload:
    """Random games of a single player."""
    start = Setup((Player(""),), standard_sheet()).initial_state()
    rng = random.Random(0)
    return whole_games(lambda: random_game(start, rng))


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
