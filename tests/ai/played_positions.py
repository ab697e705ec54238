"""Positions from games that have gone on for a while."""

from __future__ import annotations

import numpy as np

from bohemian_villages.ai.evaluation.positions import Positions
from bohemian_villages.ai.evaluation.shipped_weights import expert_network
from bohemian_villages.ai.lab.self_play import SelfPlay, SelfPlaySettings, starting_positions
from bohemian_villages.village_sets import standard_set


def positions_of_games(players: int, count: int = 6) -> Positions:
    """After some rounds, with a turn that has just begun."""
    rng = np.random.default_rng(players)
    player = SelfPlay(expert_network(players), SelfPlaySettings(random_turns=0.3), rng)
    games = starting_positions(standard_set().random_board(players, "exact"), players, count)
    for turn in range(6 * players):
        games = player._turn(games, np.arange(len(games)), turn)[0]
        games = games.take(np.flatnonzero(~games.decided)).next_turn()
    return games
