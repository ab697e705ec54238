"""The dialog about a file that cannot be opened; it stays until it was read."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QVBoxLayout, QWidget

from ...models.files.open_file import OpenedFile
from ...words.foreign import quote_path
from ...words.program.opening import opening_words
from ..toolkit.widgets.plain_text import selectable_label

WIDTH = 480


class UnopenedDialog(QDialog):
    """Shows which file, what it is instead of a game, and where exactly it is wrong."""

    def __init__(self, opened: OpenedFile, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(opening_words.title())
        layout = QVBoxLayout(self)
        layout.setContentsMargins(24, 20, 24, 20)
        layout.setSpacing(12)
        heading = selectable_label(opening_words.title())
        heading.setProperty("role", "heading")
        self.file = selectable_label(quote_path(str(opened.path)))
        self.file.setProperty("role", "label")
        self.verdict = selectable_label(opened.problem)
        self.detail = selectable_label(opened.detail)
        self.detail.setVisible(bool(opened.detail))
        self.detail.setProperty("role", "hint")
        for label in (heading, self.file, self.verdict, self.detail):
            layout.addWidget(label)
        layout.addWidget(self._buttons())
        self.setAccessibleDescription(
            " ".join(filter(None, [self.file.text(), opened.problem, opened.detail]))
        )
        self.ensurePolished()
        self.setFixedSize(WIDTH, layout.totalHeightForWidth(WIDTH))

    def _buttons(self) -> QDialogButtonBox:
        buttons = QDialogButtonBox()
        self.ok = buttons.addButton(opening_words.close(), QDialogButtonBox.ButtonRole.AcceptRole)
        self.ok.setDefault(True)
        self.ok.clicked.connect(self.accept)
        return buttons
