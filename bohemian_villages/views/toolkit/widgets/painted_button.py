"""Painted buttons: pressed by Enter as well as by Space, with a key of their own."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QWidget

from ..painting.canvas import Canvas, Icons
from .caps import native

Modifier = Qt.KeyboardModifier
ENTER_KEYS = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
ARROW_KEYS = (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down)


class PaintedButton(QAbstractButton):
    """A button that is painted, and pressed by Enter as well as by Space."""

    def __init__(self, icons: Icons, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.icons = icons
        self.scale = 1.0
        self.key = ""
        self._sequence = QKeySequence()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    def set_scale(self, scale: float) -> None:
        """Paint so many pixels for a unit."""
        self.scale = scale
        self.update()

    def set_key(self, key: str) -> None:
        """The key that presses the button, shown on its cap."""
        self.key = native(key)
        self._sequence = QKeySequence(key)
        self.setShortcut(self._sequence)

    def setText(self, text: str) -> None:
        """Change the words; Qt would forget the key over it."""
        super().setText(text)
        self.setShortcut(self._sequence)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter presses; Ctrl+Enter is left to the screen, and arrows are: Qt would go round in a
        circle."""
        if event.key() in ENTER_KEYS and not event.modifiers() & Modifier.ControlModifier:
            self.click()
        elif event.key() in (*ENTER_KEYS, *ARROW_KEYS):
            event.ignore()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Everything that stands on the button."""
        with QPainter(self) as painter:
            self.paint(Canvas(painter, self.scale, self.icons), QRectF(self.rect()))

    def paint(self, canvas: Canvas, area: QRectF) -> None:
        """What subclasses look like."""

    def pressed_down(self, area: QRectF) -> QRectF:
        """The area, a little lower while the button is held down."""
        return area.translated(0, self.scale) if self.isDown() else area
