"""`replay`: checks records against the rules."""

from __future__ import annotations

import argparse

from ..engine.game import Game
from ..engine.scoring import score
from ..records.errors import RecordError
from ..rolling_village.engine.scoring import score as rolling_score
from ..words.program.help import help_words
from . import call, saved_games
from .saved_games import SavedGame


def add_options(parser: argparse.ArgumentParser) -> None:
    """Add the options of the command."""
    parser.add_argument("files", nargs="+", metavar="FILE", help=help_words.records())


def run(options: argparse.Namespace) -> int:
    """Check every file; returns the worst status found."""
    return max([_check(file) for file in options.files])


def _check(file: str) -> int:
    try:
        verdict = _verdict(saved_games.read(file))
    except RecordError as error:
        sentence = call.one_line(saved_games.sentence(error))
        print(f"{call.one_line(file)}: broken: {sentence}")
        return call.WRONG_THING
    print(f"{call.one_line(file)}: {verdict}")
    return 0


def _verdict(game: SavedGame) -> str:
    """The verdict on a valid record, in words that scripts can rely on."""
    if not game.state.is_over:
        return f"unfinished, turn {game.turn}"
    return " ".join(["ok", *map(str, _totals(game))])


def _totals(game: SavedGame) -> list[int]:
    if isinstance(game, Game):
        return [each.total for each in score(game.state)]
    return [each.total for each in rolling_score(game.state)]
