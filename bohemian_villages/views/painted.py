"""Pictures painted once, to be drawn many times."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QSizeF, Qt
from PySide6.QtGui import QPainter, QPixmap


def painted(size: QSizeF, dpr: float, paint: Callable[[QPainter], None]) -> QPixmap:
    """What `paint` paints on a clear ground of this size."""
    pixmap = QPixmap((size * dpr).toSize())
    pixmap.setDevicePixelRatio(dpr)
    pixmap.fill(Qt.GlobalColor.transparent)
    with QPainter(pixmap) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint(painter)
    return pixmap
