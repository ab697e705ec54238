"""Opening and saving records for people: what went wrong is a sentence."""

from __future__ import annotations

from pathlib import Path

from attrs import frozen

from ..engine.game import Game
from ..engine.record import RecordError
from ..files import read_record, write_record
from ..words.records import sentence
from .writer import reason


@frozen
class OpenedFile:
    """A game, or why there is none."""

    game: Game | None
    problem: str = ""


def open_file(path: Path) -> OpenedFile:
    """The game of a file."""
    try:
        return OpenedFile(read_record(path))
    except RecordError as error:
        return OpenedFile(None, sentence(error))


def save_file(path: Path, game: Game) -> str:
    """Write a game into a file; what went wrong, or nothing."""
    try:
        write_record(path, game)
    except (OSError, RecordError) as error:
        return reason(error)
    return ""
