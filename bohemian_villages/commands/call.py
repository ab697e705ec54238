"""Options of commands, read and checked; a wrong one fails with a single sentence."""

from __future__ import annotations

import argparse
import errno
import os
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from math import isfinite
from pathlib import Path
from typing import TypeVar

from ..ai.lab.entrants import Entrant, EntrantError, parse_entrants
from ..engine import village_set
from ..engine.game import KEY as BOHEMIAN
from ..engine.village_set import VillageSet, VillageSetError
from ..records.errors import Problem, RecordError
from ..rolling_village.engine.game import KEY as ROLLING
from ..village_sets import find, load
from ..words.game import refusals, village_sets
from ..words.game.names import thing_names
from ..words.program.commands import call_words
from ..words.program.help import help_words
from ..words.program.opening import opening_words
from . import saved_games
from .saved_games import SavedGame
from .streams import complain

WRONG_THING = 1
WRONG_CALL = 2

Read = TypeVar("Read")

# Problems that do not mean a broken record: there is nothing to check.
UNREADABLE = frozenset(
    {
        Problem.FILE_MISSING,
        Problem.FILE_IS_FOLDER,
        Problem.FILE_NOT_REGULAR,
        Problem.FILE_UNREADABLE,
    }
)


class CallError(Exception):
    """Why a command cannot run: a sentence, or a line for each problem."""

    def __init__(self, sentence: str, status: int = WRONG_CALL) -> None:
        super().__init__(sentence)
        self.sentence = sentence
        self.status = status


def add_game_option(parser: argparse.ArgumentParser) -> None:
    """Add the option that selects the game."""
    told = help_words.game()
    parser.add_argument("--game", type=_game, default=BOHEMIAN, metavar="GAME", help=told)


def _game(text: str) -> str:
    if text not in (BOHEMIAN, ROLLING):
        raise CallError(call_words.unknown_game(text, [BOHEMIAN, ROLLING]))
    return text


def in_option(option: str, read: Callable[[str], Read], text: str) -> Read:
    """The value of an option, read once the game is known."""
    try:
        return read(text)
    except CallError as error:
        raise CallError(call_words.in_option(option, error.sentence), error.status) from None


def whole_number(least: int, most: int | None = None) -> Callable[[str], int]:
    """Reads a whole number within bounds."""

    def read(text: str) -> int:
        try:
            value = int(text)
        except ValueError:
            value = least - 1
        if value < least or (most is not None and value > most):
            raise CallError(call_words.not_a_number(text, least, most))
        return value

    return read


def seconds(least: float, most: float) -> Callable[[str], float]:
    """Reads a number of seconds within bounds."""

    def read(text: str) -> float:
        try:
            value = float(text)
        except ValueError:
            value = -1.0
        if not isfinite(value) or not least <= value <= most:
            raise CallError(call_words.not_seconds(text, least, most))
        return value

    return read


def listed(text: str) -> list[str]:
    """The parts of a list separated by commas."""
    return [part.strip() for part in text.split(",")]


def seed(text: str) -> str:
    """Reads a seed: any text that is not empty."""
    if not text:
        raise CallError(call_words.empty_seed())
    try:
        text.encode()
    except UnicodeEncodeError:
        raise CallError(call_words.unusable_seed(text)) from None
    return text


def players(text: str) -> tuple[Entrant, ...]:
    """Reads a list of players."""
    try:
        return parse_entrants(text)
    except EntrantError as error:
        raise CallError(call_words.players(error)) from None


def saved_game(file: str) -> SavedGame:
    """The game in a file that the user names."""
    try:
        return saved_games.read(file)
    except RecordError as error:
        status = WRONG_CALL if error.problem in UNREADABLE else WRONG_THING
        said = opening_words.line(file, error, thing_names.game(), saved_games.sentence)
        raise CallError(said, status) from None


def chosen_villages(wanted: str) -> VillageSet:
    """The village set that the user wants; warnings about it are printed at once."""
    file = wanted
    try:
        file = str(find(wanted))
        villages = load(Path(file))
    except VillageSetError as error:
        told = _in_file(file, error.problems)
        if len(told) == 1:
            raise CallError(call_words.in_option("--villages", told[0])) from None
        raise CallError("\n".join(told)) from None
    for said in _in_file(file, villages.warnings):
        complain(said)
    return villages


def _in_file(file: str, problems: Iterable[village_set.VillageSetProblem]) -> list[str]:
    return [village_sets.sentence_in(one_line(file), problem) for problem in problems]


@contextmanager
def writing(file: Path) -> Iterator[None]:
    """Say in a sentence why a file cannot be written."""
    try:
        yield
    except OSError as error:
        raise CallError(call_words.unwritable(str(file), reason(error))) from None
    except RecordError as error:
        if error.problem is Problem.FILE_IS_FOLDER:
            told = call_words.unwritable(str(file), os.strerror(errno.EISDIR))
        else:
            told = refusals.about_record(error)
        raise CallError(told) from None


def one_line(text: str) -> str:
    """A text of the user's in full, on one line whatever it contains."""
    return "".join(sign if sign.isprintable() else ascii(sign)[1:-1] for sign in text)


def reason(error: Exception) -> str:
    """The reason for a system error, in the system's words."""
    return getattr(error, "strerror", None) or str(error)
