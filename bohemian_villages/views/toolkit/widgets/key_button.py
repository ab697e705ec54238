"""A button for screens on which Space goes on: Enter presses it."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractButton

_ENTER = {Qt.Key.Key_Return, Qt.Key.Key_Enter}


class KeyButton(QAbstractButton):
    """Leaves Space to the screen it stands on, wherever the focus is."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Qt would take Space for a click, and on some systems Enter too."""
        key = Qt.Key(event.key())
        if key == Qt.Key.Key_Space:
            event.ignore()
        elif key not in _ENTER:
            super().keyPressEvent(event)
        elif not event.isAutoRepeat():
            self.click()
