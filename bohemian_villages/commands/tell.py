"""Telling a game line by line: a saved one, or one among computer players."""

from __future__ import annotations

import argparse

from ..ai.lab.company import Company, Party
from ..ai.lab.entries import parse_entries
from ..ai.lab.simulation import new_seed
from ..ai.levels import LEVELS, RANDOM
from ..engine.game import Game
from ..village_sets import standard_set
from ..words.game.log import tell
from . import call

# A company of which nobody thinks long.
COMPANY = ("medium", "easy", "medium", "easy")


def run(options: argparse.Namespace) -> int:
    """Tell the game in a file, or else a new one."""
    for line in tell(call.saved_game(options.file) if options.file else _played()):
        print(line)
    return 0


def _played() -> Game:
    levels = [level if level in LEVELS else RANDOM for level in COMPANY]
    company = Company(Party(parse_entries(",".join(levels)), standard_set()))
    return company.play(new_seed(), range(len(levels))).game
