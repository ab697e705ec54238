"""Heartbeat: how long the window kept everybody waiting, for those who measure it."""

from __future__ import annotations

import time
from itertools import pairwise

from attrs import frozen
from PySide6.QtCore import QObject, Qt, QTimer

BEAT_MS = 4
MOST_TOLD = 6


@frozen
class Wait:
    """The time between two beats, in milliseconds."""

    lasted: float
    own_work: float
    """What the window's own thread worked meanwhile; the rest is the machine's."""


class Heartbeat(QObject):
    """Beats in the window's event loop; late beats tell of something that held it up."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._beats: list[tuple[float, float]] = []
        self._timer = QTimer(self, interval=BEAT_MS, timerType=Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self._beat)

    def start(self) -> None:
        """From now on."""
        self._timer.start()

    def stop(self) -> None:
        """Until now."""
        self._timer.stop()

    def _beat(self) -> None:
        self._beats.append((time.monotonic() * 1000, time.thread_time() * 1000))

    @property
    def waits(self) -> list[Wait]:
        """All waits, the longest first."""
        found = [Wait(b[0] - a[0], b[1] - a[1]) for a, b in pairwise(self._beats)]
        return sorted(found, key=lambda wait: -wait.lasted)

    def told(self) -> str:
        """In a line, for the journal and for measurements."""
        waits = self.waits
        longest = (f"{wait.lasted:.0f} ({wait.own_work:.0f})" for wait in waits[:MOST_TOLD])
        work = sorted((wait.own_work for wait in waits), reverse=True)[:MOST_TOLD]
        return (
            f"{len(waits)} heartbeats; longest waits in ms (of them own work): "
            f"{', '.join(longest)}; longest own work: {', '.join(f'{ms:.0f}' for ms in work)} ms"
        )
