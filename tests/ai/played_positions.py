"""Positions from games that have gone on for a while."""

from __future__ import annotations

from functools import cache

from bohemian_villages.ai.evaluation.positions import Positions, gather
from bohemian_villages.ai.levels import make_player
from bohemian_villages.engine.game import Game
from bohemian_villages.engine.setup import COLORS, Player, Setup
from bohemian_villages.engine.state import State
from bohemian_villages.play.match import play_on
from bohemian_villages.village_sets import standard_set

GAMES, ROUNDS = 6, 4


@cache
def positions_of_games(players: int) -> Positions:
    """After some rounds among medium players, with a turn that has just begun."""
    played = [_played(players, f"exact-{number}") for number in range(GAMES)]
    return gather([state for state in played if not state.is_over])


def _played(players: int, seed: str) -> State:
    seats = tuple(Player(color, color) for color in COLORS[:players])
    game = Game(Setup(seats, standard_set().random_board(players, "exact"), seed))
    for _step in play_on(game, [make_player("medium")] * players):
        if game.turn > ROUNDS * players and game.due_roll and not game.state.uncollected:
            break
    return game.state
