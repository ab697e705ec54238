"""Painted buttons, pressed by Enter; those of forms by Space, too, or by a key of their own."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QWidget

from ..painting.canvas import Canvas, Icons
from ..shortcuts import MOVING, Shortcut, is_enter_or_arrow


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

    def set_key(self, shortcut: Shortcut) -> None:
        """The key that presses the button, shown on its cap."""
        self.show_key(shortcut)
        self._sequence = shortcut.sequences[0]
        self.setShortcut(self._sequence)

    def show_key(self, shortcut: Shortcut) -> None:
        """A key that the screen or the window has, shown on the button's cap."""
        self.key = shortcut.native[0]

    def setText(self, text: str) -> None:
        """Change the words; Qt would forget the key over it."""
        super().setText(text)
        self.setShortcut(self._sequence)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter presses; Ctrl+Enter is left to the screen, and arrows are: Qt would go round in a
        circle."""
        if MOVING["press"].is_pressed(event):
            self.click()
        elif is_enter_or_arrow(event):
            event.ignore()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the whole button."""
        with QPainter(self) as painter:
            self.paint(Canvas(painter, self.scale, self.icons), QRectF(self.rect()))

    def paint(self, canvas: Canvas, area: QRectF) -> None:
        """Paint the content; for subclasses."""

    def pressed_down(self, area: QRectF) -> QRectF:
        """The area, a little lower while the button is held down."""
        return area.translated(0, self.scale) if self.isDown() else area


class KeyButton(PaintedButton):
    """For screens with their own use of Space, wherever the focus is: only Enter presses it."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Qt would take Space for a click, and on some systems Enter too; an arrow would move the
        focus to the next button."""
        action = MOVING.action(event)
        if action in ("press-too", "move"):
            event.ignore()
        elif action != "press":
            QAbstractButton.keyPressEvent(self, event)
        elif not event.isAutoRepeat():
            self.click()
