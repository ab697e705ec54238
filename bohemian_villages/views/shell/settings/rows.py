"""A row of the settings: a label, a line of explanation, and the control."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from ...toolkit.theme import theme
from ...toolkit.widgets.choice import SegmentedChoice
from ...toolkit.widgets.plain_text import PlainLabel, set_tip
from ...toolkit.widgets.switch import Switch


class SettingRow(QWidget):
    """Label and hint left, control right; the control is named for screen readers."""

    def __init__(self, control: QWidget, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.control = control
        self.label = PlainLabel()
        self.label.setProperty("role", "label")
        self.hint = PlainLabel()
        self.hint.setProperty("role", "hint")
        self.hint.setWordWrap(True)
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addWidget(self.label)
        words.addWidget(self.hint)
        words.setAlignment(Qt.AlignmentFlag.AlignVCenter)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 8, 0, 8)
        row.addLayout(words, 1)
        row.addWidget(control, 0)
        self.label.setBuddy(control)
        policy = QSizePolicy.Policy
        # Two lines of a long hint are never cut; what is left over goes below the last row.
        self.setSizePolicy(policy.Preferred, policy.Minimum)

    def say(self, label: str, hint: str) -> None:
        """Set the label and its explanation."""
        self.label.setText(label)
        self.hint.setText(hint)
        self.hint.setVisible(bool(hint))
        if isinstance(self.control, SegmentedChoice):
            self.control.say(label)
        self.control.setAccessibleName(label)
        self.control.setAccessibleDescription(hint)
        set_tip(self.control, hint)

    def set_scale(self, scale: float) -> None:
        """Paint so many pixels for a unit."""
        if isinstance(self.control, SegmentedChoice | Switch):
            self.control.set_scale(scale)
        if isinstance(self.control, SegmentedChoice):
            self.control.setFixedWidth(self.control.sizeHint().width())


def slider_sheet(scale: float) -> str:
    """The slider in the colours of the table."""
    look = theme()

    def px(units: float) -> int:
        return round(units * scale)

    return f"""
    QSlider {{ min-height: {px(28)}px; min-width: {px(190)}px; background: transparent; }}
    QSlider::groove:horizontal {{
        height: {px(7)}px; border: 1px solid {look.sunk_edge}; border-radius: {px(4)}px;
        background: {look.sunk_top};
    }}
    QSlider::sub-page:horizontal {{
        border: 1px solid {look.chosen_edge}; border-radius: {px(4)}px;
        background: {look.chosen_bottom};
    }}
    QSlider::sub-page:horizontal:disabled {{
        border-color: {look.sunk_edge}; background: {look.sunk_bottom};
    }}
    QSlider::handle:horizontal {{
        width: {px(18)}px; height: {px(18)}px; margin: {-px(7)}px 0; border-radius: {px(10)}px;
        border: {px(1.6)}px solid {look.outline}; background: {look.number};
    }}
    QSlider::handle:horizontal:focus {{ border: {px(3)}px solid {look.focus}; }}
    """
