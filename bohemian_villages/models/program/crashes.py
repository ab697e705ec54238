"""Crashes: reports uncaught errors, in any thread, to the window."""

from __future__ import annotations

import sys
import threading
from types import TracebackType
from typing import Any

from PySide6.QtCore import QObject, Signal

from ...crash_reports import Failure, Reporter


class Crashes(QObject):
    """Reports uncaught errors; the program goes on."""

    happened = Signal(object)
    """A Report; may be emitted in any thread."""
    interrupted = Signal()
    """Ctrl+C was pressed in the terminal."""

    def __init__(self, reporter: Reporter, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._reporter = reporter
        self._before: tuple[Any, Any, Any] | None = None

    def watch(self) -> None:
        """Replace Python's handlers, which would only print to a terminal."""
        self._before = sys.excepthook, threading.excepthook, sys.unraisablehook
        sys.excepthook = self._take
        threading.excepthook = self._take_from_thread
        sys.unraisablehook = self._take_unraisable

    def leave(self) -> None:
        """Restore Python's handlers."""
        if self._before:
            sys.excepthook, threading.excepthook, sys.unraisablehook = self._before
            self._before = None

    def report(self, error: BaseException, where: str = "the program") -> None:
        """Report an error that was caught but cannot be handled."""
        self._tell(Failure(error, error.__traceback__, where))

    def _take(
        self, _kind: type[BaseException], error: BaseException, trace: TracebackType | None
    ) -> None:
        if isinstance(error, KeyboardInterrupt):
            self.interrupted.emit()
        else:
            self._tell(Failure(error, trace, f"thread {threading.current_thread().name}"))

    def _take_from_thread(self, args: threading.ExceptHookArgs) -> None:
        name = args.thread.name if args.thread else "unknown"
        if args.exc_value is not None:
            self._tell(Failure(args.exc_value, args.exc_traceback, f"thread {name}"))

    def _take_unraisable(self, args: Any) -> None:
        error = args.exc_value or args.exc_type()
        where = f"{args.err_msg or 'Exception ignored in'}: {args.object!r}"
        self._tell(Failure(error, args.exc_traceback, where))

    def _tell(self, failure: Failure) -> None:
        report = self._reporter.report(failure)
        if report is not None:
            self.happened.emit(report)
