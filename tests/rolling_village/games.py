"""Games of Rolling Village for the tests of models and views."""

from __future__ import annotations

import random
from typing import Any

from bohemian_villages.rolling_village.engine.game import Game
from bohemian_villages.rolling_village.engine.moves import legal_actions
from bohemian_villages.rolling_village.engine.setup import HUMAN, Player, Setup
from bohemian_villages.rolling_village.models.game_model import RollingModel
from bohemian_villages.rolling_village.printed_sheet import standard_sheet

NAMES = ("Anna", "Ota", "Eva", "Jan", "Ida", "Jiří", "Lea", "Max", "Nina", "Petr", "Rosa", "Vít")


def table(*controls: str, seed: str | None = "7", **changes: Any) -> Setup:
    """A game of so many seats."""
    players = tuple(map(Player, NAMES, controls))
    return Setup(players, standard_sheet(), seed, **changes)


def people(count: int, seed: str | None = "7", **changes: Any) -> Setup:
    """A game among people."""
    return table(*[HUMAN] * count, seed=seed, **changes)


def played(setup: Setup, steps: int = 10_000, luck: int = 1) -> Game:
    """A game with the program's dice, played at random for so many steps, or to its end."""
    game, rng = Game(setup), random.Random(luck)
    while len(game.steps) < steps and not game.state.is_over:
        game.play(game.due_roll or rng.choice(legal_actions(game.state)))
    return game


def model_of(game: Game) -> RollingModel:
    """A game on the table."""
    model = RollingModel(game.setup)
    model.load(game)
    return model
