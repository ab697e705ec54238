"""Workloads of `bench --game rolling`: random games, and decisions of the levels."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import count

from ...ai.lab.bench import Slice, WholeGames, Workload
from ...ai_turns import ThinkingTime
from ...levels import LEVELS
from ...rolling_village.ai.levels import make_player
from ...rolling_village.ai.playouts import random_game
from ...rolling_village.engine.game import Game, Step
from ...rolling_village.engine.setup import Player, Setup
from ...rolling_village.play.match import play_on
from ...rolling_village.printed_sheet import standard_sheet


class Playouts(WholeGames):
    """Random games of a single player."""

    def __init__(self) -> None:
        self._start = Setup((Player(""),), standard_sheet()).initial_state()
        self._rng = random.Random(0)

    def play(self) -> int:
        """Play one random game."""
        return random_game(self._start, self._rng)


class Decisions:
    """A level playing alone; counts its decisions and times only its thinking."""

    def __init__(self, level: str) -> None:
        self._level = level
        self._thinking = ThinkingTime()
        self._steps = self._play_on_and_on()

    def _play_on_and_on(self) -> Iterator[Step]:
        sheet = standard_sheet()
        for number in count(1):
            game = Game(Setup((Player(""),), sheet, f"bench-{number}"))
            yield from play_on(game, [make_player(self._level)], [self._thinking])

    def run(self, seconds: float) -> Slice:
        """Decide for about so long, at least once."""
        before, decisions = self._thinking.seconds, self._thinking.decisions
        while self._thinking.seconds - before < seconds or self._thinking.decisions == decisions:
            next(self._steps)
        return Slice(self._thinking.decisions - decisions, 0, self._thinking.seconds - before)


def all_levels() -> dict[str, Workload]:
    """A workload for every level."""
    return {level: Decisions(level) for level in LEVELS}
