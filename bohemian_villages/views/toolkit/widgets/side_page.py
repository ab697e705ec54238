"""SidePage: a page beside the game, with a bar above it and a way back."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from ..art import Art
from ..painting.wood import TableWood
from ..shortcuts import MOVING
from .page_bar import ScreenBar
from .screen import Screen


class SidePage(Screen):
    """Lies on the wood of the table; the bar and Escape lead back."""

    closed = Signal()

    def __init__(self, art: Art | None = None, parent: QWidget | None = None) -> None:
        super().__init__(art, parent)
        self.background = TableWood(self.art)
        self.bar = ScreenBar(self.icons, self)
        self.bar.back.connect(self.closed)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape goes back."""
        if MOVING["back"].is_pressed(event):
            self.closed.emit()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """The wood of the table."""
        with QPainter(self) as painter:
            self.background.paint(painter, self.rect(), event.rect(), self.devicePixelRatioF())
