"""`text`: the whole game in the terminal."""

from __future__ import annotations

import argparse
from datetime import datetime
from pathlib import Path

from ..ai.levels import LEVELS
from ..ai.simulation import new_seed
from ..engine.game import Game
from ..engine.record import RecordError
from ..engine.setup import COLORS, HUMAN, LEAST_PLAYERS, MOST_PLAYERS, Player
from ..files import read_record
from ..folders import data_folder, stand_in
from ..text.session import Session
from ..village_sets import STANDARD
from ..words import village_records
from ..words.commands import call_words
from ..words.help import help_words
from ..words.names import control_names
from ..words.trouble import folder_words
from . import call
from .streams import complain

SEATS = f"{HUMAN},medium"


def add_options(parser: argparse.ArgumentParser) -> None:
    """The options of the command."""
    parser.add_argument("file", nargs="?", metavar="FILE.bvg", help=help_words.file())
    parser.add_argument("--players", default=SEATS, metavar="A,B,…", help=help_words.at_table())
    parser.add_argument("--seed", type=call.seed, metavar="S", help=help_words.seed())
    parser.add_argument("--villages", default=STANDARD, metavar="SET", help=help_words.villages())


def run(options: argparse.Namespace) -> int:
    """Play at the terminal."""
    game = _saved(options.file) if options.file else _new(options)
    if place := stand_in():
        complain(folder_words.no_home(str(place)))
    keep = data_folder() / "games"
    name = f"{datetime.now():%Y%m%d-%H%M%S}-text.bvg"
    try:
        Session(game, input, _write, keep / name).run()
    except KeyboardInterrupt:
        print()
    return 0


def _write(line: str) -> None:
    print(line, flush=True)


def _saved(file: str) -> Game:
    try:
        return read_record(Path(file))
    except RecordError as error:
        raise call.CallError(village_records.sentence(error), call.WRONG_THING) from None


def _new(options: argparse.Namespace) -> Game:
    controls = options.players.split(",")
    known = {HUMAN, *LEVELS}
    if not LEAST_PLAYERS <= len(controls) <= MOST_PLAYERS or not set(controls) <= known:
        raise call.CallError(call_words.not_a_table(options.players, sorted(known)))
    seats = [
        Player(_name(control, controls[:place].count(control)), COLORS[place], control)
        for place, control in enumerate(controls)
    ]
    return Game(call.chosen_villages(options.villages).deal(seats, options.seed or new_seed()))


def _name(control: str, earlier: int) -> str:
    name = control_names.name(control)
    return f"{name} {earlier + 1}" if earlier else name
