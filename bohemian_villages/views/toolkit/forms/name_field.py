"""A field for a name."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QLineEdit, QWidget

from ....records.bounds import LONGEST_NAME, fitting_name


class NameField(QLineEdit):
    """Accepts only valid names. `renamed` is emitted for typing, not for `show_name`."""

    renamed = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setMaxLength(LONGEST_NAME)
        self.textEdited.connect(self._take)

    def show_name(self, name: str, default: str) -> None:
        """Show a name, or the default as a placeholder, without disturbing anybody who types."""
        if self.text() != name:
            self.setText(name)
        self.setPlaceholderText(default)

    def _take(self, typed: str) -> None:
        """What is no part of a name, pasted perhaps, is gone at once."""
        name = fitting_name(typed)
        if name != typed:
            cursor = len(fitting_name(typed[: self.cursorPosition()]))
            self.setText(name)
            self.setCursorPosition(cursor)
        self.renamed.emit(name)
