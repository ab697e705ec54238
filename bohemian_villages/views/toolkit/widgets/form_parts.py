"""Forms: those of Qt Designer whose custom widgets are ours, and the sheets and layouts of all."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtUiTools import QUiLoader
from PySide6.QtWidgets import QFrame, QLabel, QLayout, QWidget

from ....assets import form
from ..painting.canvas import Canvas
from ..painting.icons import NoIcons
from .panel import paint_parchment
from .plain_text import show_as_it_is

Part = TypeVar("Part", bound=QWidget)


class FormSheet(QFrame):
    """A sheet of parchment that holds a part of a form."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.scale = 1.0

    def set_scale(self, scale: float) -> None:
        """Paint so many pixels for a unit."""
        self.scale = scale
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the parchment."""
        with QPainter(self) as painter:
            paint_parchment(Canvas(painter, self.scale, NoIcons()), QRectF(self.rect()), 12)


class LayoutScale:
    """Keeps the margins and gaps of a form's layouts in step with its scale."""

    def __init__(self, form: QWidget) -> None:
        layouts = form.findChildren(QLayout)
        self._usual = [(each, each.contentsMargins(), each.spacing()) for each in layouts]

    def apply(self, scale: float) -> None:
        """So many pixels for a unit."""
        for layout, margins, spacing in self._usual:
            layout.setContentsMargins(
                round(margins.left() * scale),
                round(margins.top() * scale),
                round(margins.right() * scale),
                round(margins.bottom() * scale),
            )
            if spacing >= 0:
                layout.setSpacing(round(spacing * scale))


def load_form(name: str, custom: Sequence[type[QWidget]], parent: QWidget) -> QWidget:
    """A form of `ui/`; it follows a change of language by itself, and reads no text as markup."""
    loader = QUiLoader()
    loader.setLanguageChangeEnabled(True)
    for widget in custom:
        loader.registerCustomWidget(widget)
    made = loader.load(str(form(name)), parent)
    for label in made.findChildren(QLabel):
        show_as_it_is(label)
    return made


def part_of(whole: QWidget, kind: type[Part], name: str) -> Part:
    """A widget of a form by its name."""
    found = whole.findChild(kind, name)
    if not isinstance(found, kind):
        raise LookupError(f"the form has no {kind.__name__} called {name}")
    return found
