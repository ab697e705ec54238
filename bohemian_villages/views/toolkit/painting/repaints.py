"""Repaints, one widget for each pass of the event loop, so that the window is never blocked."""

from __future__ import annotations

from functools import cache, partial

from PySide6.QtCore import QObject, QPoint, QTimer
from PySide6.QtGui import QPixmap, QRegion
from PySide6.QtWidgets import QWidget
from shiboken6 import isValid

# Not 0: that is no timer, and fires in the same pass of the event loop.
NEXT_PASS_MS = 1


def paint_in_next_pass(widget: QWidget) -> None:
    """Paint a widget only after the next pass of the event loop.

    What took long to build is not painted in the same pass, so that the two delays do not add up.
    """
    if widget.isVisible() and widget.updatesEnabled():
        widget.setUpdatesEnabled(False)
        QTimer.singleShot(NEXT_PASS_MS, widget, partial(widget.setUpdatesEnabled, True))


class OneByOne(QObject):
    """Widgets to be repainted, one for each pass of the event loop.

    After a turn nearly all panels of the table change: repainting all of them at once would block
    the window.
    """

    def __init__(self) -> None:
        super().__init__()
        self._due: dict[QWidget, None] = {}
        self._next = QTimer(self, interval=NEXT_PASS_MS)
        self._next.timeout.connect(self._paint_next)

    def add(self, widget: QWidget) -> None:
        """Paint it when those before it have been."""
        self._due[widget] = None
        if not self._next.isActive():
            self._next.start()

    def awaits(self, widget: QWidget) -> bool:
        """Whether a widget's repaint is still pending."""
        return widget in self._due

    @property
    def is_busy(self) -> bool:
        """Whether any repaint is still pending."""
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
    """Repaint a widget, each of them in its own pass of the event loop."""
    _one_by_one().add(widget)


def awaits_its_go(widget: QWidget) -> bool:
    """Whether a visible widget waits for its repaint and still shows its old content."""
    return widget.isVisible() and _one_by_one().awaits(widget)


def is_any_due() -> bool:
    """Whether any widget still waits to be repainted."""
    return _one_by_one().is_busy


def paint_unseen(widget: QWidget) -> None:
    """Paint a widget, without its children, to nowhere: so it requests the pictures it needs."""
    if not widget.isVisible() and not widget.size().isEmpty():
        nowhere = QPixmap(widget.size() * widget.devicePixelRatioF())
        nowhere.setDevicePixelRatio(widget.devicePixelRatioF())
        flags = QWidget.RenderFlag.DrawWindowBackground
        widget.render(nowhere, QPoint(), QRegion(), flags)
