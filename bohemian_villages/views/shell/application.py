"""Qt's application, which receives the desktop's requests while the program runs."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QEvent, Signal
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication

from .garbage import collect_in_this_thread


class Application(QApplication):
    """Handles only its own events: an event filter would be called for every event."""

    file_requested = Signal(Path)
    """A file is to be opened: a double click on macOS."""

    def __init__(self, arguments: Sequence[str]) -> None:
        super().__init__(arguments)
        self.garbage = collect_in_this_thread(self)

    def event(self, event: QEvent) -> bool:
        """Handle requests to open a file; pass the rest on."""
        if not isinstance(event, QFileOpenEvent) or not event.file():
            return super().event(event)
        self.file_requested.emit(Path(event.file()))
        return True
