"""Prints the log of a game: a saved one, or a new one among computer players."""

from __future__ import annotations

import argparse
from collections.abc import Iterator

from ..ai.lab.entrants import parse_entrants
from ..ai.lab.game_runner import GameRunner, Lineup
from ..ai.lab.simulation import new_seed
from ..engine.game import Game
from ..rolling_village.words.log import tell as tell_rolling
from ..village_sets import standard_set
from ..words.game.log import tell
from . import call
from .saved_games import SavedGame

# Levels that decide quickly.
COMPANY = ("medium", "easy", "medium", "easy")


def run(options: argparse.Namespace) -> int:
    """Print the log of the game in a file, or else of a new one."""
    for line in _lines(call.saved_game(options.file) if options.file else _played()):
        print(line)
    return 0


def _lines(game: SavedGame) -> Iterator[str]:
    return tell(game) if isinstance(game, Game) else tell_rolling(game)


def _played() -> Game:
    runner = GameRunner(Lineup(parse_entrants(",".join(COMPANY)), standard_set()))
    return runner.play(new_seed(), range(len(COMPANY))).game
