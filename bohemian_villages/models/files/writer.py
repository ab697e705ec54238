"""Writer: the one thread that writes to the disk, where waiting takes longer than a frame."""

from __future__ import annotations

from collections.abc import Callable
from threading import Lock

from PySide6.QtCore import QObject, QThreadPool, Signal

from ...records.errors import RecordError
from ...words.records import about_file

Job = Callable[[], None]


def reason(error: OSError | RecordError) -> str:
    """Why something could not be written, for people."""
    if isinstance(error, RecordError):
        return about_file(error)
    return error.strerror or str(error)


class Writer(QObject):
    """Writes in order. Of several jobs for one file that still wait, only the newest is done."""

    failed = Signal(str, str)
    """The key of a job that could not be done for the first time, and why."""
    succeeded = Signal(str)
    """The key of a job that was done after it had failed."""
    idle = Signal(str)
    """A key of which no job is left: the last one was done, or could not be."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._pool = QThreadPool(self)
        self._pool.setMaxThreadCount(1)
        self._lock = Lock()
        self._waiting: dict[str, Job] = {}
        self._working = ""
        self._failing: set[str] = set()

    def write(self, key: str, job: Job) -> None:
        """Do a job soon, instead of one with the same key that has not begun."""
        with self._lock:
            is_new = key not in self._waiting
            self._waiting[key] = job
        if is_new:
            self._pool.start(lambda: self._work(key))

    @property
    def is_failing(self) -> bool:
        """Whether something could not be written, and still cannot."""
        return bool(self._failing)

    def is_busy(self, key: str) -> bool:
        """Whether a job with this key waits or is being done."""
        with self._lock:
            return key in self._waiting or key == self._working

    def finish(self) -> None:
        """Wait until everything is on the disk."""
        self._pool.waitForDone()

    def _work(self, key: str) -> None:
        """In the thread: the newest job of a key."""
        with self._lock:
            job = self._waiting.pop(key)
            self._working = key
        try:
            self._do(key, job)
        finally:
            with self._lock:
                self._working = ""
                is_idle = key not in self._waiting
            if is_idle:
                self.idle.emit(key)

    def _do(self, key: str, job: Job) -> None:
        """What fails is told once and tried again with the next job."""
        try:
            job()
        except (OSError, RecordError) as error:
            if key not in self._failing:
                self._failing.add(key)
                self.failed.emit(key, reason(error))
        else:
            if key in self._failing:
                self._failing.discard(key)
                self.succeeded.emit(key)
