"""`text`: the whole game in the terminal."""

from __future__ import annotations

import argparse
import shutil
import sys
from datetime import datetime

from ..ai.lab.simulation import new_seed
from ..engine.game import KEY as BOHEMIAN
from ..engine.game import Game
from ..engine.setup import COLORS, HUMAN, LEAST_PLAYERS, MOST_PLAYERS, Player
from ..folders import data_folder, stand_in
from ..levels import LEVELS
from ..models.game.format import FORMAT
from ..rolling_village.engine.game import KEY as ROLLING
from ..rolling_village.models.format import FORMAT as ROLLING_FORMAT
from ..rolling_village.text.session import RollingSession
from ..text.screen import Size, TextScreen
from ..text.session import Session
from ..village_sets import STANDARD
from ..words.controls import control_names
from ..words.program.commands import call_words
from ..words.program.help import help_words
from ..words.program.trouble import folder_words
from . import call
from .rolling import text as rolling
from .saved_games import SavedGame
from .streams import complain

SEATS = f"{HUMAN},medium"


def add_options(parser: argparse.ArgumentParser) -> None:
    """Add the options of the command."""
    parser.add_argument("file", nargs="?", metavar="FILE", help=help_words.file())
    call.add_game_option(parser)
    told = help_words.at_table(SEATS, rolling.SEATS)
    parser.add_argument("--players", metavar="A,B,…", help=told)
    parser.add_argument("--seed", type=call.seed, metavar="S", help=help_words.seed())
    parser.add_argument("--villages", default=STANDARD, metavar="SET", help=help_words.villages())


def run(options: argparse.Namespace) -> int:
    """Play at the terminal."""
    if sys.stdin is None or sys.stdout is None:
        raise call.CallError(call_words.no_dialogue())
    game = _opened(options) if options.file else _new(options)
    if place := stand_in():
        complain(folder_words.no_home(str(place)))
    name = f"{datetime.now():%Y%m%d-%H%M%S}-text"
    keep = data_folder() / "games" / name
    if isinstance(game, Game):
        Session(game, input, _screen(), keep.with_suffix(FORMAT.suffix)).run()
    else:
        kept = keep.with_suffix(ROLLING_FORMAT.suffix)
        RollingSession(game, input, _screen(), kept).run()
    return 0


def _screen() -> TextScreen:
    """The screen of a terminal has a size; other outputs get plain lines, all at once."""
    return TextScreen(_write, _size if _is_terminal() else None)


def _is_terminal() -> bool:
    return sys.stdin.isatty() and sys.stdout.isatty()


def _size() -> Size:
    """The present size: terminals can be resized."""
    return Size(*shutil.get_terminal_size((Size().columns, Size().lines)))


def _write(line: str) -> None:
    print(line, flush=True)


def _opened(options: argparse.Namespace) -> SavedGame:
    """The game in the file; what is only for a new game must not be named beside it."""
    for_new = {
        "--game": options.game != BOHEMIAN,
        "--players": options.players is not None,
        "--seed": options.seed is not None,
        "--villages": options.villages != STANDARD,
    }
    if named := [option for option, is_named in for_new.items() if is_named]:
        raise call.CallError(call_words.only_for_new_games(named))
    return call.saved_game(options.file)


def _new(options: argparse.Namespace) -> SavedGame:
    if options.game == ROLLING:
        return rolling.new_game(options)
    text = SEATS if options.players is None else options.players
    controls = call.listed(text)
    known = [HUMAN, *LEVELS]
    if not LEAST_PLAYERS <= len(controls) <= MOST_PLAYERS or not set(controls) <= set(known):
        raise call.CallError(call_words.not_a_table(text, known))
    seats = [
        Player(_name(control, controls[:place].count(control)), COLORS[place], control)
        for place, control in enumerate(controls)
    ]
    return Game(call.chosen_villages(options.villages).deal(seats, options.seed or new_seed()))


def _name(control: str, earlier: int) -> str:
    name = control_names.name(control)
    return f"{name} {earlier + 1}" if earlier else name
