"""PaintedList: a list whose rows a delegate paints, on the ground that it lies on."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QListView, QWidget


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
