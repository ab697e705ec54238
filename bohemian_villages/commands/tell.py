"""Telling a game line by line: a saved one, or one among computer players."""

from __future__ import annotations

import argparse
from collections.abc import Iterator

from ..ai.lab.entrants import parse_entrants
from ..ai.lab.game_runner import GameRunner, Lineup
from ..ai.lab.simulation import new_seed
from ..ai.levels import LEVELS, RANDOM
from ..engine.game import Game
from ..rolling_village.words.log import tell as tell_rolling
from ..village_sets import standard_set
from ..words.game.log import tell
from . import call
from .saved_games import SavedGame

# Players who decide quickly.
COMPANY = ("medium", "easy", "medium", "easy")


def run(options: argparse.Namespace) -> int:
    """Tell the game in a file, or else a new one."""
    for line in _lines(call.saved_game(options.file) if options.file else _played()):
        print(line)
    return 0


def _lines(game: SavedGame) -> Iterator[str]:
    return tell(game) if isinstance(game, Game) else tell_rolling(game)


def _played() -> Game:
    levels = [level if level in LEVELS else RANDOM for level in COMPANY]
    runner = GameRunner(Lineup(parse_entrants(",".join(levels)), standard_set()))
    return runner.play(new_seed(), range(len(levels))).game
