"""A call of a command: its options, read and checked, and how it fails with one sentence."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from math import isfinite
from pathlib import Path

from ..ai.entries import Entry, EntryError, parse_entries
from ..ai.jobs import MOST_JOBS
from ..ai.simulation import new_seed
from ..engine.village_set import VillageSet, VillageSetError
from ..village_sets import STANDARD, choose
from ..words.commands import call_words
from ..words.help import help_words

WRONG_CALL = 2


class CallError(Exception):
    """Why a call cannot be carried out, as one sentence."""

    def __init__(self, sentence: str, status: int = WRONG_CALL) -> None:
        super().__init__(sentence)
        self.sentence = sentence
        self.status = status


def whole_number(least: int, most: int | None = None) -> Callable[[str], int]:
    """Reads a whole number within these bounds."""

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
    """Reads a span of time within these bounds."""

    def read(text: str) -> float:
        try:
            value = float(text)
        except ValueError:
            value = -1.0
        if not isfinite(value) or not least <= value <= most:
            raise CallError(call_words.not_seconds(text, least, most))
        return value

    return read


def seed(text: str) -> str:
    """Reads a seed: any text that is not empty."""
    if not text:
        raise CallError(call_words.empty_seed())
    try:
        text.encode()
    except UnicodeEncodeError:
        raise CallError(call_words.unusable_seed(text)) from None
    return text


def players(text: str) -> tuple[Entry, ...]:
    """Reads the list of players."""
    try:
        return parse_entries(text)
    except EntryError as error:
        raise CallError(call_words.players(error)) from None


def add_run_options(parser: argparse.ArgumentParser, games: int) -> None:
    """The options of every command that lets players play."""
    parser.add_argument("--players", type=players, required=True, help=help_words.players())
    add = parser.add_argument
    add("--games", type=whole_number(1), default=games, metavar="N", help=help_words.games(games))
    add("--seed", type=seed, metavar="S", help=help_words.seed())
    add("--jobs", type=whole_number(1, MOST_JOBS), default=1, metavar="J", help=help_words.jobs())
    add("--villages", metavar="FILE", default=STANDARD, help=help_words.villages())


def chosen_seed(options: argparse.Namespace) -> str:
    """The seed of the run: the one asked for, or a new one."""
    return options.seed or new_seed()


def chosen_villages(options: argparse.Namespace) -> VillageSet:
    """The village set of the run."""
    try:
        return choose(options.villages)
    except VillageSetError as error:
        raise CallError(str(error)) from None


def one_line(text: str) -> str:
    """A text of the user's as it is, on one line whatever it holds."""
    return "".join(sign if sign.isprintable() else ascii(sign)[1:-1] for sign in text)


def writable_folder(path: Path) -> Path:
    """A folder, made if it is missing, into which files can be written."""
    try:
        path.mkdir(parents=True, exist_ok=True)
    except (OSError, ValueError) as error:
        raise CallError(call_words.unusable_folder(str(path), reason(error))) from None
    return path


def reason(error: Exception) -> str:
    """Why the system refused, in its own words."""
    return getattr(error, "strerror", None) or str(error)
