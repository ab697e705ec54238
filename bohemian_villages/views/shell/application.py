"""Qt's application, which hears what the desktop asks for while the program runs."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QEvent, Signal
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication


class Application(QApplication):
    """Hears only what is meant for itself: a filter would be asked about every event there is."""

    file_requested = Signal(Path)
    """Somebody wants to open a file: a double click on macOS."""

    def event(self, event: QEvent) -> bool:
        """Take what asks for a file; everything else goes its way."""
        if not isinstance(event, QFileOpenEvent) or not event.file():
            return super().event(event)
        self.file_requested.emit(Path(event.file()))
        return True
