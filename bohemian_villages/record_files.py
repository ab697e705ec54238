"""Record files of Bohemian Villages."""

from __future__ import annotations

from . import files
from .engine.game import Game
from .engine.record import dumps, loads


def read_record(path: files.AnyPath) -> Game:
    """The game in a file; RecordError if it is no record, or cannot be read at all."""
    return files.read_record(path, loads)


def write_record(path: files.AnyPath, game: Game) -> None:
    """Write a game atomically; errors are those of `files.write_text`."""
    files.write_text(path, dumps(game))
