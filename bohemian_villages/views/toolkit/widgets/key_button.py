"""A button for screens with their own use of Space: only Enter presses it."""

from __future__ import annotations

from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractButton

from ..shortcuts import MOVING


class KeyButton(QAbstractButton):
    """Leaves Space to its screen, wherever the focus is."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Qt would take Space for a click, and on some systems Enter too; an arrow would move the
        focus to the next button."""
        action = MOVING.action(event)
        if action in ("press-too", "move"):
            event.ignore()
        elif action != "press":
            super().keyPressEvent(event)
        elif not event.isAutoRepeat():
            self.click()
