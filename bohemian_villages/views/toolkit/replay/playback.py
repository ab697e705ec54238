"""Playback: plays a recorded game by step or by turn, at a chosen speed."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer, Signal

from ....models.stepping import Stepping

# Milliseconds between two steps at the usual speed.
STEP_MS, TURN_MS = 900, 1800


class Playback(QObject):
    """Advances a replay until it is paused or the game is over."""

    playing = Signal(bool)
    """Whether playback is running."""

    def __init__(self, model: Stepping, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.model = model
        self.by_turn = False
        self.speed = 1.0
        self.timer = QTimer(self)
        self.timer.timeout.connect(self._go_on)

    def toggle(self) -> None:
        """Play, or pause; at the end, play from the start."""
        if self.timer.isActive():
            self.pause()
            return
        if self.model.at >= self.model.length:
            self.model.go(0)
        self._start()
        self.playing.emit(True)

    def pause(self) -> None:
        """Pause."""
        self.timer.stop()
        self.playing.emit(False)

    def step(self, by: int) -> None:
        """Go on or back by what the player steps by."""
        if self.by_turn:
            self.model.turn_step(by)
        else:
            self.model.step(by)

    def set_by_turn(self, by_turn: bool) -> None:
        """Step by turns, or by actions."""
        self.by_turn = by_turn
        self._keep_going()

    def set_speed(self, speed: float) -> None:
        """So many times the usual speed."""
        self.speed = speed
        self._keep_going()

    def _keep_going(self) -> None:
        if self.timer.isActive():
            self._start()

    def _start(self) -> None:
        self.timer.start(round((TURN_MS if self.by_turn else STEP_MS) / self.speed))

    def _go_on(self) -> None:
        self.step(1)
        if self.model.at >= self.model.length:
            self.pause()
