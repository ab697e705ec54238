"""Formats: how games of one kind are stored in files, and which kind a file contains."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import Any

from attrs import frozen

from ...files import open_regular, read_document, write_text
from ...records.errors import Problem, RecordError
from ...words import foreign

AnyGame = Any
"""A game of any kind; only its own format knows which."""

# Records name their format in their first line.
_BEGINNING = 400


@frozen
class RecordSummary:
    """What a record tells without being replayed."""

    names: tuple[str, ...]
    turn: int
    is_over: bool


def summary_of(document: Mapping[str, Any]) -> RecordSummary:
    """The summary of a record as JSON; raises one of the usual errors if it is none."""
    names = tuple(foreign.name(player["name"]) for player in document["setup"]["players"])
    return RecordSummary(names, max(len(document["turns"]), 1), "result" in document)


@frozen
class GameFormat:
    """The file format of one kind of game."""

    key: str
    """Identifies the kind in settings, statistics and questions to AI players."""
    suffix: str
    """The suffix of its file names, with the dot."""
    record: str
    """The name of the format within its records."""
    title: Callable[[], str]
    loads: Callable[[bytes], AnyGame]
    """The game of a record, or RecordError."""
    dumps: Callable[[AnyGame], str]
    is_over: Callable[[AnyGame], bool]
    sentence: Callable[[RecordError], str]
    """What is wrong with a record, in words."""
    summary: Callable[[Mapping[str, Any]], RecordSummary] = summary_of
    advice: Callable[[Path], str] = lambda _path: ""
    """Advice on a file of another use in this game, such as a village set; else empty."""

    def read(self, path: Path) -> AnyGame:
        """The game in a file; RecordError if it holds none."""
        return self.loads(read_document(path))

    def write(self, path: Path, game: AnyGame) -> None:
        """Write a game atomically; errors are those of `files.write_text`."""
        write_text(path, self.dumps(game))


Formats = tuple[GameFormat, ...]


def format_of(path: Path, formats: Formats) -> GameFormat:
    """The format of a file: by its suffix, else by its content, else the first."""
    by_name = (each for each in formats if each.suffix == path.suffix.lower())
    return next(by_name, None) or _told_format(path, formats) or formats[0]


@frozen
class Reading:
    """What came of reading a file: a game, or what is wrong with it as one of this format."""

    format: GameFormat
    game: AnyGame | None = None
    error: RecordError | None = None


def read_any(path: Path, formats: Formats) -> Reading:
    """Read a file of any kind, whatever its name says.

    What is wrong is told as of the kind that the record says it is, else as of that of the name.
    """
    likely = format_of(path, formats)
    first: Reading | None = None
    for game_format in sorted(formats, key=lambda each: each is not likely):
        try:
            return Reading(game_format, game_format.read(path))
        except RecordError as error:
            failed = Reading(game_format, error=error)
            if error.problem is not Problem.WRONG_FORMAT:
                return failed
            first = first or failed
    assert first is not None, "there is a format"
    return first


def _told_format(path: Path, formats: Iterable[GameFormat]) -> GameFormat | None:
    beginning = _beginning(path)
    named = (each for each in formats if f'"{each.record}"'.encode() in beginning)
    return next(named, None)


def _beginning(path: Path) -> bytes:
    """The first bytes of an ordinary file; empty for anything else."""
    try:
        handle = open_regular(path, os.O_RDONLY)
    except (OSError, ValueError):
        return b""
    with os.fdopen(handle, "rb") as file:
        return file.read(_BEGINNING) or b""
