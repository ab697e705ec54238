"""Writer: the one thread that writes to the disk, where waiting takes longer than a frame."""

from __future__ import annotations

from collections.abc import Callable
from threading import Lock

from PySide6.QtCore import QObject, QThreadPool, Signal

from ...records.errors import RecordError
from ...words.records import about_file

Job = Callable[[], None]


def reason(error: OSError | RecordError) -> str:
    """Why something could not be written, in words."""
    if isinstance(error, RecordError):
        return about_file(error)
    return error.strerror or str(error)


class Writer(QObject):
    """Runs jobs in order. Of several waiting jobs for one file, only the newest is run."""

    failed = Signal(str, str)
    """The key of a job that failed for the first time, and why."""
    succeeded = Signal(str)
    """The key of a job that succeeded after it had failed."""
    idle = Signal(str)
    """A key without jobs left: the last one succeeded or failed."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._pool = QThreadPool(self)
        self._pool.setMaxThreadCount(1)
        self._lock = Lock()
        self._waiting: dict[str, Job] = {}
        self._working = ""
        self._failing: set[str] = set()

    def write(self, key: str, job: Job) -> None:
        """Queue a job; it replaces a waiting one with the same key."""
        with self._lock:
            is_new = key not in self._waiting
            self._waiting[key] = job
        if is_new:
            self._pool.start(lambda: self._work(key))

    @property
    def is_failing(self) -> bool:
        """Whether something could not be written and still cannot."""
        return bool(self._failing)

    def is_busy(self, key: str) -> bool:
        """Whether a job with this key is waiting or running."""
        with self._lock:
            return key in self._waiting or key == self._working

    def finish(self) -> None:
        """Wait until all jobs are done."""
        self._pool.waitForDone()

    def _work(self, key: str) -> None:
        """In the thread: run the newest job of a key."""
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
        """Run a job; a failure is reported once, until the next job with this key succeeds."""
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
