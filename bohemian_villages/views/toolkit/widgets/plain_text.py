"""The one way to show text in Qt's own widgets: as it is, never read as markup.

Names come from records and village sets that strangers may have written. What Qt guesses to be
markup may name files, and Qt opens them. So no other module sets a tool tip or makes a label.
"""

from __future__ import annotations

from typing import Protocol

from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QComboBox, QLabel, QMessageBox, QToolTip, QWidget

from ....models.items.plain_text import TIP_ROLE, tool_tip
from .. import fonts

TIP_SIZE = 13
"""The type of tool tips, in units."""


class _Explained(Protocol):
    """A widget, an action or an item."""

    def setToolTip(self, tip: str, /) -> None: ...


class PlainLabel(QLabel):
    """A label that shows its text as it is."""

    def __init__(self, text: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        show_as_it_is(self)
        self.setText(text)


class MarkupLabel(QLabel):
    """A label with markup of our own; whatever else stands in it was escaped."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.setTextFormat(Qt.TextFormat.RichText)
        self.setText(html)


def show_as_it_is(label: QLabel) -> None:
    """Have a label that a form made show its text as it is."""
    label.setTextFormat(Qt.TextFormat.PlainText)


def set_tip(explained: _Explained, text: str) -> None:
    """Explain a widget, an action or an item to whoever points at it."""
    explained.setToolTip(tool_tip(text))


def set_item_tip(box: QComboBox, place: int, text: str) -> None:
    """Explain an item of a list to whoever points at it."""
    box.setItemData(place, tool_tip(text), TIP_ROLE)


def show_tip(place: QPoint, text: str, widget: QWidget) -> None:
    """Explain what lies at a place of the screen now; nothing, if there is nothing to say."""
    QToolTip.showText(place, tool_tip(text), widget)


def size_tips(scale: float) -> None:
    """Write tool tips as large as everything else in a window of this scale.

    Not by a style sheet: another one would dress every widget anew whenever a window changes.
    """
    font = fonts.text(TIP_SIZE * scale)
    if QToolTip.font() != font:
        QToolTip.setFont(font)


def without_keys(text: str) -> str:
    """A text for menus and for labels of other widgets, where & would mark a key."""
    return text.replace("&", "&&")


def alarm(title: str, text: str) -> None:
    """Tell something bad and wait until it was read."""
    box = QMessageBox(QMessageBox.Icon.Critical, title, "")
    box.setTextFormat(Qt.TextFormat.PlainText)
    box.setText(text)
    box.exec()
