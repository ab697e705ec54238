"""Telling a game line by line: a saved one, or one among computer players."""

from __future__ import annotations

import argparse

from ..ai.company import Company, Party
from ..ai.entries import parse_entries
from ..ai.levels import LEVELS, RANDOM
from ..ai.simulation import new_seed
from ..engine.game import Game
from ..engine.record import RecordError
from ..files import read_record
from ..village_sets import standard_set
from ..words import village_records
from ..words.log import tell
from . import call
from .replay import UNREADABLE

# A company of which nobody thinks long.
COMPANY = ("medium", "easy", "medium", "easy")


def run(options: argparse.Namespace) -> int:
    """Tell the game in a file, or else a new one."""
    for line in tell(_saved(options) if options.file else _played()):
        print(line)
    return 0


def _saved(options: argparse.Namespace) -> Game:
    try:
        return read_record(options.file)
    except RecordError as error:
        status = call.WRONG_CALL if error.problem in UNREADABLE else call.WRONG_THING
        raise call.CallError(village_records.sentence(error), status) from None


def _played() -> Game:
    levels = [level if level in LEVELS else RANDOM for level in COMPANY]
    company = Company(Party(parse_entries(",".join(levels)), standard_set()))
    return company.play(new_seed(), range(len(levels))).game
