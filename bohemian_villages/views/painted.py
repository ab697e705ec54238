"""Pictures painted once, to be drawn many times; screens painted after others had their turn."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QPoint, QSizeF, Qt, QTimer
from PySide6.QtGui import QPainter, QPixmap, QRegion
from PySide6.QtWidgets import QWidget

# Not 0: that is no timer, and belongs to the go in which it was set.
NEXT_GO_MS = 1


def painted(size: QSizeF, dpr: float, paint: Callable[[QPainter], None]) -> QPixmap:
    """What `paint` paints on a clear ground of this size."""
    pixmap = QPixmap((size * dpr).toSize())
    pixmap.setDevicePixelRatio(dpr)
    pixmap.fill(Qt.GlobalColor.transparent)
    with QPainter(pixmap) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint(painter)
    return pixmap


def paint_in_next_go(widget: QWidget) -> None:
    """Leave on the screen what is there until the event loop has gone round once.

    What took long to be built is not painted in the same go: nobody waits for both together.
    """
    if widget.isVisible() and widget.updatesEnabled():
        widget.setUpdatesEnabled(False)
        QTimer.singleShot(NEXT_GO_MS, widget, partial(widget.setUpdatesEnabled, True))


def paint_unseen(widget: QWidget) -> None:
    """Paint a widget, without its children, for nobody: so it asks for the pictures it needs."""
    if not widget.isVisible() and not widget.size().isEmpty():
        nowhere = QPixmap(widget.size() * widget.devicePixelRatioF())
        nowhere.setDevicePixelRatio(widget.devicePixelRatioF())
        flags = QWidget.RenderFlag.DrawWindowBackground
        widget.render(nowhere, QPoint(), QRegion(), flags)
