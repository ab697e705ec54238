"""Drawers: the threads that draw, the most urgent first; what still waits can be forgotten."""

from __future__ import annotations

import os
from collections.abc import Callable
from heapq import heappop, heappush
from itertools import count
from threading import Lock

from PySide6.QtCore import QObject, QThreadPool

Job = Callable[[], object]


class Drawers:
    """Threads that always take the most urgent waiting job; among equals, the first requested.

    Jobs wait here and not in the pool, which never frees jobs that it was cleared of, or that were
    done before it was back from starting them.
    """

    def __init__(self, parent: QObject) -> None:
        self._waiting: list[tuple[int, int, Job]] = []
        self._lock = Lock()
        self._numbers = count()
        self._pool = QThreadPool(parent)
        # One processor is left to the window.
        self._pool.setMaxThreadCount(max(1, min(4, (os.cpu_count() or 2) - 1)))

    @property
    def is_idle(self) -> bool:
        """Whether no thread is at work."""
        return self._pool.activeThreadCount() == 0

    def start(self, job: Job, priority: int) -> None:
        """Do this as soon as a thread is free and nothing more urgent waits."""
        with self._lock:
            heappush(self._waiting, (-priority, next(self._numbers), job))
        self._pool.start(self._do_next)

    def forget_waiting(self) -> None:
        """Do nothing of what no thread has begun."""
        with self._lock:
            self._waiting.clear()

    def wait(self, ms: int = -1) -> bool:
        """Let all that was started be finished; whether it was within so many milliseconds."""
        return self._pool.waitForDone(ms)

    def _do_next(self) -> None:
        """In a thread of the pool: once for every job, forgotten or not."""
        with self._lock:
            job = heappop(self._waiting)[2] if self._waiting else None
        if job is not None:
            job()
