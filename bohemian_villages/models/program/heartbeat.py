"""Heartbeat: measures how long the window was blocked, for benchmarks and the journal.

It begins once the window has been painted for the first time; how long that takes is measured
elsewhere.
"""

from __future__ import annotations

import time
from itertools import pairwise

from attrs import frozen
from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt, QTimer

BEAT_MS = 4
MOST_TOLD = 20


@frozen
class Wait:
    """The time between two beats, in milliseconds."""

    begun: float
    """By the monotonic clock, for comparison with other measurements."""
    lasted: float
    own_work: float
    """CPU time of the window's thread in between."""
    others_work: float
    """CPU time of the program's other threads, which may have blocked the window's.

    The rest of the wait is due to the machine.
    """

    def __str__(self) -> str:
        work = f"{self.own_work:.0f} + {self.others_work:.0f}"
        return f"{self.lasted:.0f} ({work}, at {self.begun / 1000:.3f} s)"


@frozen
class _Beat:
    """A point in time, and the CPU time used until then, in milliseconds."""

    moment: float
    own_work: float
    all_work: float

    @classmethod
    def now(cls) -> _Beat:
        clocks = (time.monotonic, time.thread_time, time.process_time)
        return cls(*(clock() * 1000 for clock in clocks))


class Heartbeat(QObject):
    """Beats in the window's event loop; late beats show that it was blocked."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._beats: list[_Beat] = []
        self._timer = QTimer(self, interval=BEAT_MS, timerType=Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self._beat)

    def start(self) -> None:
        """Start measuring."""
        self._timer.start()

    def start_when_painted(self, app: QCoreApplication) -> None:
        """Start measuring when a window has been painted."""
        app.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Wait for the first paint event; all parts of the window are painted together."""
        app = QCoreApplication.instance()
        if event.type() == QEvent.Type.Paint and app is not None:
            app.removeEventFilter(self)
            QTimer.singleShot(0, self, self.start)
        return super().eventFilter(watched, event)

    def stop(self) -> None:
        """Stop measuring."""
        self._timer.stop()

    def _beat(self) -> None:
        self._beats.append(_Beat.now())

    @property
    def waits(self) -> list[Wait]:
        """All waits, longest first."""
        found = [self._wait(*beats) for beats in pairwise(self._beats)]
        return sorted(found, key=lambda wait: -wait.lasted)

    def _wait(self, first: _Beat, second: _Beat) -> Wait:
        own = second.own_work - first.own_work
        others = second.all_work - first.all_work - own
        lasted = second.moment - first.moment
        return Wait(first.moment, lasted, own, max(0.0, others))

    def told(self) -> str:
        """A summary in a line, for the journal and for benchmarks."""
        waits = self.waits
        longest = ", ".join(map(str, waits[:MOST_TOLD]))
        work = sorted((wait.own_work for wait in waits), reverse=True)[:MOST_TOLD]
        first = f" from {self._beats[0].moment / 1000:.1f} s on" if waits else ""
        return (
            f"{len(waits)} heartbeats{first}; longest waits in ms (of them own work + other "
            f"threads'): {longest}; longest own work: {', '.join(f'{ms:.0f}' for ms in work)} ms"
        )
