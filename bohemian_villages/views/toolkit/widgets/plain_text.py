"""The one way to show text in Qt's own widgets: literally, never read as markup.

Names come from records and village sets that strangers may have written. Text that Qt takes for
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
    """A label that shows its text literally; what it is for decides its style."""

    def __init__(self, text: str = "", parent: QWidget | None = None, *, role: str = "") -> None:
        super().__init__(parent)
        self.setProperty("role", role)
        show_as_it_is(self)
        self.setText(text)


def selectable_label(text: str) -> PlainLabel:
    """A label of as many lines as it needs, whose text can be copied."""
    label = PlainLabel(text)
    label.setWordWrap(True)
    label.setTextInteractionFlags(
        Qt.TextInteractionFlag.TextSelectableByMouse
        | Qt.TextInteractionFlag.TextSelectableByKeyboard
    )
    return label


class MarkupLabel(QLabel):
    """A label with the program's own markup; any other text in it must be escaped."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.setTextFormat(Qt.TextFormat.RichText)
        self.setText(html)


def show_as_it_is(label: QLabel) -> None:
    """Make a form's label show its text literally."""
    label.setTextFormat(Qt.TextFormat.PlainText)


def set_tip(explained: _Explained, text: str) -> None:
    """Set the tool tip of a widget, an action or an item."""
    explained.setToolTip(tool_tip(text))


def set_item_tip(box: QComboBox, place: int, text: str) -> None:
    """Set the tool tip of an item in a list."""
    box.setItemData(place, tool_tip(text), TIP_ROLE)


def show_tip(place: QPoint, text: str, widget: QWidget) -> None:
    """Show a tool tip at a place of the screen; hide it if the text is empty."""
    QToolTip.showText(place, tool_tip(text), widget)


def size_tips(scale: float) -> None:
    """Set the font size of tool tips for a window of this scale.

    Not by a style sheet: changing one would restyle every widget whenever a window changes.
    """
    font = fonts.text(TIP_SIZE * scale)
    if QToolTip.font() != font:
        QToolTip.setFont(font)


def without_keys(text: str) -> str:
    """A text for menus and for labels of other widgets, where & would mark a key."""
    return text.replace("&", "&&")


def alarm(title: str, text: str) -> None:
    """Show a warning and wait until it is closed."""
    box = QMessageBox(QMessageBox.Icon.Critical, title, "")
    box.setTextFormat(Qt.TextFormat.PlainText)
    box.setText(text)
    box.exec()
