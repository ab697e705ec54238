"""Records of Bohemian Villages in files."""

from __future__ import annotations

from . import files
from .engine.game import Game
from .engine.record import dumps, loads


def read_record(path: files.AnyPath) -> Game:
    """The game told by a file; RecordError if that is no record, or cannot be read at all."""
    return files.read_record(path, loads)


def write_record(path: files.AnyPath, game: Game) -> None:
    """Write a game into a file, whole or not at all; errors are those of `files.write_text`."""
    files.write_text(path, dumps(game))
