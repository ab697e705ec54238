"""Opening and saving records for people: what went wrong is a sentence."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

from attrs import frozen
from PySide6.QtCore import QObject, QThreadPool, Signal

from ... import village_sets
from ...engine.game import Game
from ...engine.record import RecordError
from ...files import read_record, write_record
from ...words.program.opening import opening_words
from .writer import reason


@frozen
class OpenedFile:
    """A game, or why there is none."""

    game: Game | None
    problem: str = ""
    """What the file is instead."""
    detail: str = ""
    """Where that shows, if there is more to say."""


def open_file(path: Path) -> OpenedFile:
    """The game of a file."""
    try:
        return OpenedFile(read_record(path))
    except RecordError as error:
        return OpenedFile(None, opening_words.verdict(error), _detail(path, error))


def _detail(path: Path, error: RecordError) -> str:
    """Where it is wrong; of what may be a village set, where it belongs."""
    detail = opening_words.detail(error)
    if detail and path.suffix == village_sets.SUFFIX:
        return opening_words.village_set(str(village_sets.user_folder()))
    return detail


def save_file(path: Path, game: Game) -> str:
    """Write a game into a file; what went wrong, or nothing."""
    try:
        write_record(path, game)
    except (OSError, RecordError) as error:
        return reason(error)
    return ""


# Reading a record means to play it. Larger ones take longer than a window may stand still.
SMALL = 96 * 1024


class Opener(QObject):
    """Opens files: usual games at once, very long ones in another thread."""

    opened = Signal(object)
    """An OpenedFile; of several asked for, the last."""
    _read = Signal(int, object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._asked = 0
        self._pool = QThreadPool(self)
        self._pool.setMaxThreadCount(1)
        self._read.connect(self._tell)

    def open(self, path: Path) -> bool:
        """Read a file and tell `opened`; whether that was done at once."""
        self._asked += 1
        number = self._asked
        if size_of(path) <= SMALL:
            self._tell(number, open_file(path))
            return True
        self._pool.start(lambda: self._read.emit(number, open_file(path)))
        return False

    def finish(self) -> None:
        """Wait for whatever is being read."""
        self._pool.waitForDone()

    def _tell(self, number: int, opened: OpenedFile) -> None:
        if number == self._asked:
            self.opened.emit(opened)


def size_of(path: Path) -> int:
    """In bytes; nothing where there is no file."""
    with suppress(OSError, ValueError):
        return path.stat().st_size
    return 0
