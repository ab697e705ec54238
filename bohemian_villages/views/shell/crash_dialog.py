"""The dialog after a mistake of the program: the game is saved, and here is the report."""

from __future__ import annotations

from PySide6.QtCore import Qt, QUrl, Signal
from PySide6.QtGui import QDesktopServices, QGuiApplication
from PySide6.QtWidgets import (
    QDialog,
    QHBoxLayout,
    QPlainTextEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from ...crash_reports import Report
from ...words.program.trouble import crash_words
from ..toolkit.widgets.plain_text import selectable_label

SIZE = (640, 420)


class CrashDialog(QDialog):
    """Reports a failure; the program goes on when it is closed."""

    quit_requested = Signal()

    def __init__(
        self, report: Report, *, playing: bool, saved: bool, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.report = report
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(crash_words.title())
        layout = QVBoxLayout(self)
        layout.setContentsMargins(24, 20, 24, 20)
        layout.setSpacing(12)
        heading = selectable_label(crash_words.title())
        heading.setProperty("role", "heading")
        file = str(report.file or "")
        self.text = selectable_label(crash_words.told(file, playing=playing, saved=saved))
        self.file = selectable_label(file)
        for label in (heading, self.text, self.file):
            layout.addWidget(label)
        layout.addWidget(self._details(), 1)
        layout.addLayout(self._buttons())
        self.go_on.setFocus()
        self.resize(*SIZE)

    def _details(self) -> QPlainTextEdit:
        details = QPlainTextEdit(self.report.text)
        details.setReadOnly(True)
        details.setTabChangesFocus(True)
        details.setAccessibleName(crash_words.title())
        return details

    def _buttons(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.addWidget(_button(crash_words.copy(), self._copy))
        if self.report.file is not None:
            row.addWidget(_button(crash_words.show_folder(), self._show_folder))
        row.addStretch(1)
        row.addWidget(_button(crash_words.quit(), self._quit))
        self.go_on = _button(crash_words.go_on(), self.close)
        self.go_on.setDefault(True)
        row.addWidget(self.go_on)
        return row

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self.report.text)

    def _show_folder(self) -> None:
        if self.report.file is not None:
            QDesktopServices.openUrl(QUrl.fromLocalFile(str(self.report.file.parent)))

    def _quit(self) -> None:
        self.close()
        self.quit_requested.emit()


def _button(text: str, act: object) -> QPushButton:
    button = QPushButton(text)
    button.setAutoDefault(False)
    button.clicked.connect(act)
    return button
