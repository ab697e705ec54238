"""Pictures painted once, to be drawn many times; screens painted after others had their turn."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, partial

from PySide6.QtCore import QObject, QPoint, QSizeF, Qt, QTimer
from PySide6.QtGui import QPainter, QPixmap, QRegion
from PySide6.QtWidgets import QWidget
from shiboken6 import isValid

# Not 0: that is no timer, and belongs to the go in which it was set.
NEXT_GO_MS = 1


def painted(size: QSizeF, dpr: float, paint: Callable[[QPainter], None]) -> QPixmap:
    """What `paint` paints on a clear ground of this size; nothing where there is no room at all."""
    pixmap = QPixmap((size * dpr).toSize())
    if pixmap.isNull():
        return pixmap
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


class OneByOne(QObject):
    """Widgets that are to be painted anew: one in each go of the event loop.

    After a turn nearly all panels of the table are: nobody waits for all of them together.
    """

    def __init__(self) -> None:
        super().__init__()
        self._due: dict[QWidget, None] = {}
        self._next = QTimer(self, interval=NEXT_GO_MS)
        self._next.timeout.connect(self._paint_next)

    def add(self, widget: QWidget) -> None:
        """Paint it when those before it have been."""
        self._due[widget] = None
        if not self._next.isActive():
            self._next.start()

    def awaits(self, widget: QWidget) -> bool:
        """Whether its go is still to come."""
        return widget in self._due

    @property
    def is_busy(self) -> bool:
        """Whether the go of any widget is still to come."""
        return bool(self._due)

    def _paint_next(self) -> None:
        widget = next(iter(self._due), None)
        if widget is None:
            self._next.stop()
            return
        del self._due[widget]
        if isValid(widget):
            QWidget.update(widget)


@cache
def _one_by_one() -> OneByOne:
    return OneByOne()


def paint_one_by_one(widget: QWidget) -> None:
    """Paint a widget anew, in a go in which no other of these is."""
    _one_by_one().add(widget)


def awaits_its_go(widget: QWidget) -> bool:
    """Whether it is seen, and will be painted anew in a go of its own: until then, as it was."""
    return widget.isVisible() and _one_by_one().awaits(widget)


def is_any_due() -> bool:
    """Whether any widget is still to be painted anew in a go of its own."""
    return _one_by_one().is_busy


def paint_unseen(widget: QWidget) -> None:
    """Paint a widget, without its children, for nobody: so it asks for the pictures it needs."""
    if not widget.isVisible() and not widget.size().isEmpty():
        nowhere = QPixmap(widget.size() * widget.devicePixelRatioF())
        nowhere.setDevicePixelRatio(widget.devicePixelRatioF())
        flags = QWidget.RenderFlag.DrawWindowBackground
        widget.render(nowhere, QPoint(), QRegion(), flags)
