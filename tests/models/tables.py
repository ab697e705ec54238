"""Games for the tests of the models."""

from __future__ import annotations

import random
from collections.abc import Sequence
from functools import cache
from typing import Any

from attrs import evolve

from bohemian_villages.engine.game import Game
from bohemian_villages.engine.moves import legal_actions
from bohemian_villages.engine.setup import COLORS, HUMAN, Player, Setup
from bohemian_villages.engine.village_set import VillageSet
from bohemian_villages.village_sets import standard_set

NAMES = ("Anna", "Ota", "Eva", "Jan", "Ida")


@cache
def villages() -> VillageSet:
    """The set that comes with the program."""
    return standard_set()


def table(*controls: str, seed: str = "7", **changes: Any) -> Setup:
    """A game of so many seats, on the villages that the seed deals."""
    players = [
        Player(name, color, control)
        for name, color, control in zip(NAMES, COLORS, controls, strict=False)
    ]
    return evolve(villages().deal(players, seed), first_player=0, **changes)


def people(count: int, seed: str = "7", **changes: Any) -> Setup:
    """A game among people."""
    return table(*[HUMAN] * count, seed=seed, **changes)


def played(setup: Setup, steps: int, seed: int = 1) -> Game:
    """A game played at random for so many steps, or to its end."""
    game, rng = Game(setup), random.Random(seed)
    while len(game.steps) < steps and not game.state.is_over:
        game.play(game.due_roll or rng.choice(legal_actions(game.state)))
    return game


def until(setup: Setup, actions: Sequence[str]) -> Game:
    """A game after actions in their text form, dice included."""
    from bohemian_villages.engine.notation import from_text

    game = Game(setup)
    for action in actions:
        game.play(from_text(setup.board, action))
    return game
