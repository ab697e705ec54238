"""Formats: how the games of one kind are kept in files, and which kind a file holds."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import Any

from attrs import frozen

from ...files import open_regular, read_record, write_text
from ...records.errors import RecordError
from ...words import foreign

AnyGame = Any
"""A game of some kind; only its own format knows which."""

# Records name their format in their first line.
_BEGINNING = 400


@frozen
class Summary:
    """What a record tells without being played."""

    names: tuple[str, ...]
    turn: int
    is_over: bool


def summary_of(document: Mapping[str, Any]) -> Summary:
    """The summary of a record as JSON; any of the usual errors if it is none."""
    names = tuple(foreign.name(player["name"]) for player in document["setup"]["players"])
    return Summary(names, max(len(document["turns"]), 1), "result" in document)


@frozen
class GameFormat:
    """The files of one kind of game."""

    key: str
    """Names the kind in settings, statistics and questions to AI players."""
    suffix: str
    """How the names of its files end, with the dot."""
    record: str
    """What its records call their format."""
    title: Callable[[], str]
    loads: Callable[[bytes], AnyGame]
    """The game of a record, or RecordError."""
    dumps: Callable[[AnyGame], str]
    is_over: Callable[[AnyGame], bool]
    sentence: Callable[[RecordError], str]
    """What is wrong with a record, for people."""
    summary: Callable[[Mapping[str, Any]], Summary] = summary_of
    advice: Callable[[Path], str] = lambda _path: ""
    """What to do with a file that holds no game but something else of this kind; else nothing."""

    def read(self, path: Path) -> AnyGame:
        """The game of a file; RecordError if it holds none."""
        return read_record(path, self.loads)

    def write(self, path: Path, game: AnyGame) -> None:
        """Write a game, whole or not at all; errors are those of `files.write_text`."""
        write_text(path, self.dumps(game))


Formats = tuple[GameFormat, ...]


def format_of(path: Path, formats: Formats) -> GameFormat:
    """The format of a file: by the ending of its name, else as it says itself, else the first."""
    by_name = (each for each in formats if each.suffix == path.suffix.lower())
    return next(by_name, None) or _told_format(path, formats) or formats[0]


def _told_format(path: Path, formats: Iterable[GameFormat]) -> GameFormat | None:
    beginning = _beginning(path)
    named = (each for each in formats if f'"{each.record}"'.encode() in beginning)
    return next(named, None)


def _beginning(path: Path) -> bytes:
    """The first bytes of an ordinary file; none of anything else."""
    try:
        handle = open_regular(path, os.O_RDONLY)
    except (OSError, ValueError):
        return b""
    with os.fdopen(handle, "rb") as file:
        return file.read(_BEGINNING) or b""
