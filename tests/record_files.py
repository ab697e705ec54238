"""Records of Bohemian Villages on the disk."""

from __future__ import annotations

from bohemian_villages import files
from bohemian_villages.engine.game import Game
from bohemian_villages.engine.record import dumps, loads


def read_record(path: files.AnyPath) -> Game:
    return loads(files.read_document(path))


def write_record(path: files.AnyPath, game: Game) -> None:
    files.write_text(path, dumps(game))
