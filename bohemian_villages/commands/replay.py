"""`replay`: checks records against the rules."""

from __future__ import annotations

import argparse

from ..engine.game import Game
from ..engine.record import RecordError
from ..engine.scoring import score
from ..record_files import read_record
from ..words.game import records as village_records
from ..words.program.help import help_words
from . import call


def add_options(parser: argparse.ArgumentParser) -> None:
    """The options of the command."""
    parser.add_argument("files", nargs="+", metavar="FILE", help=help_words.records())


def run(options: argparse.Namespace) -> int:
    """Check every file; the worst of what was found."""
    return max([_check(file) for file in options.files])


def _check(file: str) -> int:
    try:
        verdict = _verdict(read_record(file))
    except RecordError as error:
        sentence = call.one_line(village_records.sentence(error))
        print(f"{call.one_line(file)}: broken: {sentence}")
        return call.WRONG_THING
    print(f"{call.one_line(file)}: {verdict}")
    return 0


def _verdict(game: Game) -> str:
    """What can be said of a record that holds, in words that scripts can rely on."""
    if not game.state.is_over:
        return f"unfinished, turn {game.turn}"
    return " ".join(["ok", *(str(each.total) for each in score(game.state))])
