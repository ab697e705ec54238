"""A row of the settings: what it is, a line about it, and the control."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from ..screens.choice import Choice
from ..screens.switch import Switch


class SettingRow(QWidget):
    """Label and hint left, control right; the control is named for screen readers."""

    def __init__(self, control: QWidget, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.control = control
        self.label = QLabel()
        self.label.setProperty("role", "label")
        self.hint = QLabel()
        self.hint.setProperty("role", "hint")
        self.hint.setWordWrap(True)
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addWidget(self.label)
        words.addWidget(self.hint)
        words.setAlignment(Qt.AlignmentFlag.AlignVCenter)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 4, 0, 4)
        row.addLayout(words, 1)
        row.addWidget(control, 0)
        self.label.setBuddy(control)
        policy = QSizePolicy.Policy
        self.setSizePolicy(policy.Preferred, policy.Maximum)

    def say(self, label: str, hint: str) -> None:
        """What the setting is, and what it does."""
        self.label.setText(label)
        self.hint.setText(hint)
        self.hint.setVisible(bool(hint))
        if isinstance(self.control, Choice):
            self.control.say(label)
        self.control.setAccessibleName(label)
        self.control.setAccessibleDescription(hint)
        self.control.setToolTip(hint)

    def set_scale(self, scale: float) -> None:
        """Paint so many pixels for a unit."""
        if isinstance(self.control, Choice | Switch):
            self.control.set_scale(scale)
        if isinstance(self.control, Choice):
            self.control.setFixedWidth(self.control.sizeHint().width())
