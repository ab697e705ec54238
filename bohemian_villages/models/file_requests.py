"""Files that the desktop asks for while the program runs: a double click on macOS."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Signal
from PySide6.QtGui import QFileOpenEvent


class FileRequests(QObject):
    """Watches the application for them."""

    requested = Signal(Path)

    def __init__(self, app: QCoreApplication) -> None:
        super().__init__(app)
        app.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take out what asks for a file; everything else goes its way."""
        if not isinstance(event, QFileOpenEvent) or not event.file():
            return super().eventFilter(watched, event)
        self.requested.emit(Path(event.file()))
        return True
