"""What any game can be taken elsewhere as: its log and its record."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from ..models.files.exporter import Exporter
from ..models.files.game_format import AnyGame, GameFormat
from ..words.exports import export_words as words
from .game_description import Export
from .toolkit.art import Art

LogFile = Callable[[Path, AnyGame], bytes]
"""The log of a game for a file, whose ending says whether it is text or a page."""


def log_exports(log_file: LogFile) -> tuple[Export, Export]:
    """The log as text and as a page."""

    def write(path: Path, game: AnyGame, exporter: Exporter, _art: Art) -> None:
        kept = _copy(game)
        exporter.write(path, lambda: log_file(path, kept))

    return (
        Export(words.log_as_text, words.export_log, "log.txt", words.texts, write),
        Export(words.log_as_page, words.export_log, "log.html", words.pages, write),
    )


def record_export(game_format: GameFormat) -> Export:
    """The record."""

    def write(path: Path, game: AnyGame, exporter: Exporter, _art: Art) -> None:
        kept = _copy(game)
        exporter.write(path, lambda: game_format.dumps(kept).encode())

    suffix = game_format.suffix
    return Export(
        words.record, words.export_record, f"game{suffix}", lambda: words.records(suffix), write
    )


def _copy(game: AnyGame) -> AnyGame:
    """A snapshot of the game, unaffected by further play while it is written."""
    return game.upto(len(game.steps))
