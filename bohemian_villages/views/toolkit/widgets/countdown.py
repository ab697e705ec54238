"""The countdown before dice are rolled or a turn ends by themselves; undo still works."""

from __future__ import annotations

from PySide6.QtCore import QObject, QVariantAnimation, Signal
from PySide6.QtWidgets import QApplication

from .drag import DragSource
from .table_button import TableButton

MILLISECONDS = 1100


class Countdown(QObject):
    """Runs along the foot of a button. It waits while a piece is dragged or a menu is open."""

    over = Signal()

    def __init__(self, button: TableButton, drags: DragSource, parent: QObject) -> None:
        super().__init__(parent)
        self._button = button
        self._drags = drags
        self._running = QVariantAnimation(self)
        self._running.setDuration(MILLISECONDS)
        self._running.setStartValue(0.0)
        self._running.setEndValue(1.0)
        self._running.valueChanged.connect(button.set_elapsed)
        self._running.finished.connect(self._end)

    @property
    def is_running(self) -> bool:
        """Whether it has begun and is not over."""
        return self._running.state() == QVariantAnimation.State.Running

    def begin(self) -> None:
        """Begin, unless it runs already."""
        if not self.is_running:
            self._running.start()

    def stop(self) -> None:
        """Cancel the countdown."""
        self._running.stop()
        self._button.set_elapsed(0.0)

    def _end(self) -> None:
        self._button.set_elapsed(0.0)
        if self._drags.thing or QApplication.activePopupWidget() is not None:
            self._running.start()
        else:
            self.over.emit()
