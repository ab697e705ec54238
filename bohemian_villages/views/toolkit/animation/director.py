"""The director: performs steps over a table, one after another.

Animations can be skipped or switched off at any moment: `Stage.settle` then shows the present
position. So an animation may be lost, but never leaves the table wrong.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable
from typing import Protocol

from PySide6.QtCore import (
    QAbstractAnimation,
    QObject,
    QParallelAnimationGroup,
    QPauseAnimation,
    Signal,
)

from .overlay import Overlay

AnimationStep = Callable[[], QAbstractAnimation | None]


class Stage(Protocol):
    """The place where steps are shown."""

    def settle(self) -> None:
        """Show the present position."""


class Director(QObject):
    """Performs changes in order; `finished` is emitted when the table is at rest again."""

    finished = Signal()

    def __init__(self, overlay: Overlay, stage: Stage, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.overlay = overlay
        self.stage = stage
        self.speed = 1.0
        self.pace = 1.0
        """Of what is shown now; the speed counts for everything."""
        self.enabled = True
        self._steps: deque[AnimationStep] = deque()
        self._running: QAbstractAnimation | None = None
        self._is_stepping = False

    @property
    def is_busy(self) -> bool:
        """Whether anything is moving."""
        return self._running is not None or bool(self._steps)

    def perform(self, steps: Iterable[AnimationStep]) -> None:
        """Show these steps after those under way; nothing of them where animation is off."""
        if not self.enabled:
            self.skip()
            return
        self._steps.extend(steps)
        if self._running is None:
            self._go_on()

    def drop(self) -> None:
        """Forget everything that was to be shown, without a word."""
        self._steps.clear()
        running, self._running = self._running, None
        if running is not None:
            running.stop()
            running.deleteLater()
        self.overlay.clear()

    def skip(self) -> None:
        """Bring everything to its end at once."""
        self.drop()
        self.stage.settle()
        self.finished.emit()

    def skip_if_busy(self) -> None:
        """Skip, if anything is moving."""
        if self.is_busy:
            self.skip()

    def milliseconds(self, usual: int) -> int:
        """A duration at the chosen speed."""
        return round(usual / (self.speed * self.pace))

    def _go_on(self) -> None:
        """Take the steps that take no time, up to one that does or to the end."""
        if self._is_stepping:
            # A step without duration is over at once: the loop below continues with the next.
            return
        self._is_stepping = True
        try:
            while self._steps and self._running is None:
                self._begin(self._steps.popleft()())
        finally:
            self._is_stepping = False
        if self._running is None:
            self.stage.settle()
            self.finished.emit()

    def _begin(self, animation: QAbstractAnimation | None) -> None:
        if animation is None:
            return
        self._running = animation
        animation.finished.connect(lambda: self._end(animation))
        animation.start()

    def _end(self, animation: QAbstractAnimation) -> None:
        if self._running is animation:
            self._running = None
            animation.deleteLater()
            self._go_on()

    def together(self, animations: Iterable[QAbstractAnimation]) -> QAbstractAnimation:
        """Several animations at once."""
        group = QParallelAnimationGroup(self)
        for animation in animations:
            group.addAnimation(animation)
        return group

    def breath(self, usual: int) -> AnimationStep:
        """A pause in which to take in what happened."""
        return lambda: QPauseAnimation(self.milliseconds(usual), self)
