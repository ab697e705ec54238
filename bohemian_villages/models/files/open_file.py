"""Opening and saving records, with errors as sentences."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

from attrs import frozen
from PySide6.QtCore import QObject, QThreadPool, Signal

from ...records.errors import RecordError
from ...words.program.opening import opening_words
from .game_format import AnyGame, Formats, GameFormat, read_any
from .writer import reason


@frozen
class OpenedFile:
    """A game and its format, or why it could not be opened."""

    path: Path
    format: GameFormat
    game: AnyGame | None
    problem: str = ""
    """What the file is instead of a game."""
    detail: str = ""
    """Details of the problem, if there are any."""


def open_file(path: Path, formats: Formats) -> OpenedFile:
    """The game in a file."""
    reading = read_any(path, formats)
    if reading.error is None:
        return OpenedFile(path, reading.format, reading.game)
    verdict = opening_words.verdict(reading.error, reading.format.title())
    detail = _detail(path, reading.error, reading.format)
    return OpenedFile(path, reading.format, None, verdict, detail)


def _detail(path: Path, error: RecordError, game_format: GameFormat) -> str:
    """Where the file is wrong, or where a file of another use belongs."""
    detail = opening_words.detail(error, game_format.sentence)
    return (game_format.advice(path) or detail) if detail else ""


def save_file(path: Path, game_format: GameFormat, game: AnyGame) -> str:
    """Write a game to a file; returns what went wrong, or an empty text."""
    try:
        game_format.write(path, game)
    except (OSError, RecordError) as error:
        return reason(error)
    return ""


# Reading a record means replaying it. Larger ones take longer than a window may freeze.
SMALL = 96 * 1024


class Opener(QObject):
    """Opens files: usual games at once, very long ones in another thread."""

    opened = Signal(object)
    """An OpenedFile; if several were requested, only the last."""
    _read = Signal(int, object)

    def __init__(self, formats: Formats, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._formats = formats
        self._asked = 0
        self._pool = QThreadPool(self)
        self._pool.setMaxThreadCount(1)
        self._read.connect(self._tell)

    def open(self, path: Path) -> bool:
        """Read a file and emit `opened`; returns whether that was done at once."""
        self._asked += 1
        number = self._asked
        if size_of(path) <= SMALL:
            self._tell(number, open_file(path, self._formats))
            return True
        self._pool.start(lambda: self._read.emit(number, open_file(path, self._formats)))
        return False

    def finish(self) -> None:
        """Wait for a file that is being read."""
        self._pool.waitForDone()

    def _tell(self, number: int, opened: OpenedFile) -> None:
        if number == self._asked:
            self.opened.emit(opened)


def size_of(path: Path) -> int:
    """The size in bytes; 0 if there is no file."""
    with suppress(OSError, ValueError):
        return path.stat().st_size
    return 0
