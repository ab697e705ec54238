"""Recorded games for the tests of replays."""

from __future__ import annotations

import random
from pathlib import Path

from bohemian_villages.engine.game import Game
from bohemian_villages.engine.moves import legal_actions
from bohemian_villages.engine.state import State
from tests.models.tables import people

RECORDS = sorted((Path(__file__).parents[2] / "data" / "records").glob("*.bvg"))


def fresh_states(game: Game) -> list[State]:
    """Every position of a game, found by playing its actions from the start."""
    again = Game(game.setup)
    states = [again.state]
    for step in game.steps:
        again.play(step.action)
        states.append(again.state)
    return states


def long_game(turns: int) -> Game:
    """A game of so many turns, with coins and figures enough."""
    game = Game(people(2, bank=10**6, figures=60, special_tiles=10**5))
    rng = random.Random(3)
    while game.turn <= turns:
        game.play(game.due_roll or rng.choice(legal_actions(game.state)))
    return game
