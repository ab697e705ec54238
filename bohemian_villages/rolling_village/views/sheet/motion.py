"""Motion: time that passes once from 0 to 1, and can be skipped."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QVariantAnimation, Signal

Finished = Callable[[], object]


class Motion(QObject):
    """One thing that moves at a time."""

    moved = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._finished: Finished | None = None
        self._animation = QVariantAnimation(self, startValue=0.0, endValue=1.0)
        self._animation.valueChanged.connect(self._move)
        self._animation.finished.connect(self.finish_now)

    @property
    def is_running(self) -> bool:
        """Whether anything is moving."""
        return self._finished is not None

    @property
    def time(self) -> float:
        """How much of it is over, from 0 to 1."""
        return float(self._animation.currentValue() or 0.0)

    def start(self, milliseconds: float, finished: Finished) -> None:
        """Begin; what moved before is at its end at once."""
        self.finish_now()
        self._finished = finished
        self._animation.setDuration(max(0, round(milliseconds)))
        self._animation.start()

    def finish_now(self) -> None:
        """Jump to the end, and emit that it is reached."""
        finished, self._finished = self._finished, None
        self._animation.stop()
        if finished is not None:
            finished()
            self.moved.emit()

    def _move(self) -> None:
        if self.is_running:
            self.moved.emit()
