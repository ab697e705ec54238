"""Players and hints that think flat out and never come to an end; without Qt, as where they think."""

from __future__ import annotations

import random
from collections.abc import Iterator

from bohemian_villages.ai.hint.data import Hint
from bohemian_villages.ai.levels import make_player
from bohemian_villages.engine.actions import Decision
from bohemian_villages.engine.state import State
from bohemian_villages.models.hint.analysis import Analysis, analyse


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
