"""Garbage: unreachable objects are collected in the window's thread only.

Python collects in whichever thread happens to create the object too many. Widgets, scenes and items
that are garbage would be destroyed in a thread that draws while the window's thread still delivers
signals to them, which crashes Qt.
"""

from __future__ import annotations

import gc
from time import perf_counter

from attrs import define
from PySide6.QtCore import QObject, QTimer

INTERVAL_MS = 500
# Of the time, a full collection may take this share at most.
SHARE_OF_FULL = 0.01
YOUNG, MIDDLE, ALL = 0, 1, 2


@define
class Collector:
    """Collects what Python's own collector would have collected by now."""

    _next_full: float = 0.0

    def collect_if_due(self) -> None:
        """Collect as many generations as are due; all of them now and then only."""
        due = [
            count > limit for count, limit in zip(gc.get_count(), gc.get_threshold(), strict=True)
        ]
        if not due[YOUNG]:
            return
        began = perf_counter()
        if due[ALL] and began >= self._next_full:
            gc.collect(ALL)
            ended = perf_counter()
            self._next_full = ended + (ended - began) / SHARE_OF_FULL
        else:
            gc.collect(MIDDLE if due[MIDDLE] else YOUNG)


def collect_in_this_thread(parent: QObject) -> Collector:
    """Stop Python's collector, which runs in any thread, and collect here from time to time."""
    collector = Collector()
    gc.disable()
    timer = QTimer(parent, interval=INTERVAL_MS)
    timer.timeout.connect(collector.collect_if_due)
    timer.start()
    return collector
