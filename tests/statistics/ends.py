"""Games just before their end."""

from __future__ import annotations

from bohemian_villages.engine.game import Game
from tests.models.tables import people, played


def one_step_before_the_end() -> Game:
    """A game among people whose last step is a decision, not a die."""
    for seed in range(50):
        game = played(people(2, seed=str(seed), figures=2), 100_000)
        if game.can_undo:
            return game.upto(len(game.steps) - 1)
    raise AssertionError
