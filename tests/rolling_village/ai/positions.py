"""Positions of random games, at every moment of a turn."""

from __future__ import annotations

import random

from bohemian_villages.rolling_village.engine.game import Game
from bohemian_villages.rolling_village.engine.moves import legal_actions
from bohemian_villages.rolling_village.engine.setup import Player, Setup
from bohemian_villages.rolling_village.engine.state import State
from bohemian_villages.rolling_village.printed_sheet import standard_sheet


def new_game(seed: str, players: int = 1) -> Game:
    """A game about to begin."""
    seats = tuple(Player(f"Player {number}") for number in range(1, players + 1))
    return Game(Setup(seats, standard_sheet(), seed))


def decisions(seed: str, players: int = 1) -> list[State]:
    """The positions of a random game in which somebody must decide, in order."""
    game, rng, found = new_game(seed, players), random.Random(seed), []
    while not game.state.is_over:
        if roll := game.due_roll:
            game.play(roll)
        else:
            found.append(game.state)
            game.play(rng.choice(legal_actions(game.state)))
    return found
