"""Players and hints that think flat out and never come to an end; without Qt, as where they think."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from bohemian_villages.ai.hint.data import Hint
from bohemian_villages.ai.levels import make_player
from bohemian_villages.engine.actions import Decision
from bohemian_villages.engine.state import State
from bohemian_villages.models.game.questions import Analysis, analyse
from bohemian_villages.rolling_village.models.thinker import RollingThinker


class Busy:
    """Thinks about the same decision for ever."""

    def __init__(self, level: str) -> None:
        self._player = make_player(level)

    def decide(self, state: State, rng: random.Random) -> Decision:
        """Never."""
        while True:
            self._player.decide(state, rng)


def analyse_for_ever(analysis: Analysis) -> Iterator[Hint]:
    """Look at the same position for ever, as an expert."""
    while True:
        for hint in analyse(analysis):
            if not hint.suggestions:
                yield hint


class BusyRolling:
    """Thinks about the same question of Rolling Village for ever, as player or as hint."""

    def answers(self, question: Any) -> Iterator[object]:
        """None."""
        while True:
            # A fresh one each time: it would keep what it planned.
            for answer in RollingThinker().answers(question):
                if answer is None:
                    yield answer
