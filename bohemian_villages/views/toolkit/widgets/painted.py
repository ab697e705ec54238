"""Widgets that are painted, and lists whose rows a delegate paints."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QListView, QWidget

from ..painting.canvas import Canvas, Icons
from ..painting.icons import NoIcons


class Painted(QWidget):
    """A painted widget; what holds it gives it scale and pictures."""

    def __init__(self, parent: QWidget | None = None, icons: Icons | None = None) -> None:
        super().__init__(parent)
        self.scale = 1.0
        self.icons: Icons = icons or NoIcons()

    def px(self, units: float) -> int:
        """So many units in whole pixels."""
        return round(units * self.scale)

    def set_scale(self, scale: float) -> None:
        """Paint so many pixels for a unit."""
        self.scale = scale
        self.updateGeometry()
        self.update()

    def set_icons(self, icons: Icons) -> None:
        """Set the source of pictures."""
        self.icons = icons

    def resizeEvent(self, _event: QResizeEvent) -> None:
        """Place the parts again."""
        self._lay_out()

    def _lay_out(self) -> None:
        """Place the parts of the widget, for its size and scale."""

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the whole widget."""
        with QPainter(self) as painter:
            self.paint(Canvas(painter, self.scale, self.icons), QRectF(self.rect()))

    def paint(self, canvas: Canvas, area: QRectF) -> None:
        """Paint the content; for subclasses."""


class PaintedList(QListView):
    """Transparent, and as wide as its place; it scrolls smoothly."""

    def __init__(self, parent: QWidget | None) -> None:
        super().__init__(parent)
        self.scale = 1.0
        self.setStyleSheet("QListView { background: transparent; border: none; }")
        self.setFrameShape(QListView.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.setEditTriggers(QListView.EditTrigger.NoEditTriggers)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setMouseTracking(True)

    def set_scale(self, scale: float) -> None:
        """Paint so many pixels for a unit."""
        if scale != self.scale:
            self.scale = scale
            self.scheduleDelayedItemsLayout()
