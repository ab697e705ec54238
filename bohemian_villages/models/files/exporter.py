"""Exporter: makes and writes files outside the window's thread."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QObject, QThreadPool, Signal
from PySide6.QtGui import QImage

from ...files import write_bytes
from ...records.errors import RecordError
from .writer import reason


def png(image: QImage) -> bytes:
    """A picture as the bytes of a file."""
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, "PNG")  # type: ignore[call-overload]  # PySide6's stubs want bytes here.
    return bytes(data.data())


class Exporter(QObject):
    """Writes one file after the other."""

    finished = Signal(str, str)
    """The name of the file, and the error, if there was one."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._pool = QThreadPool(self)
        self._pool.setMaxThreadCount(1)

    def write(self, path: Path, make: Callable[[], bytes]) -> None:
        """Write what `make` returns; it is called in the thread, too."""
        self._pool.start(lambda: self._work(path, make))

    def finish(self) -> None:
        """Wait until everything is written."""
        self._pool.waitForDone()

    def _work(self, path: Path, make: Callable[[], bytes]) -> None:
        """Runs in the thread."""
        problem = ""
        try:
            write_bytes(path, make())
        except (OSError, RecordError) as error:
            problem = reason(error)
        self.finished.emit(path.name, problem)
