"""Crash reports: what a developer needs to fix a bug, in a file next to the log."""

from __future__ import annotations

import errno
import logging
import os
import traceback
from contextlib import suppress
from pathlib import Path
from types import TracebackType

from attrs import define, field, frozen

from .journal import REPORT, Journal, described, report_name

KEPT = 20

_log = logging.getLogger(__name__)


@frozen
class Failure:
    """An uncaught error."""

    error: BaseException
    traceback: TracebackType | None
    where: str
    """The thread in which it happened, or what Python was doing."""

    @property
    def place(self) -> tuple[str, str, int]:
        """A key for a bug: the type of the error, and the line it comes from."""
        frames = traceback.extract_tb(self.traceback)
        last = (frames[-1].filename, frames[-1].lineno or 0) if frames else ("", 0)
        return (type(self.error).__name__, *last)

    @property
    def lines(self) -> str:
        """The traceback as Python writes it."""
        return "".join(traceback.format_exception(type(self.error), self.error, self.traceback))


@frozen
class Report:
    """A failure's report: a text, and its file if it could be written."""

    text: str
    file: Path | None


@define
class Reporter:
    """Reports every bug once: a broken paint event fails sixty times a second."""

    journal: Journal
    _known: set[tuple[str, str, int]] = field(factory=set)

    def report(self, failure: Failure) -> Report | None:
        """The report; None if the same bug has been reported before."""
        _log.error("In %s: %s", failure.where, failure.lines.rstrip())
        if failure.place in self._known:
            return None
        self._known.add(failure.place)
        text = self._text(failure)
        try:
            file = self._write(text)
        except OSError as error:
            _log.warning("The report cannot be written: %s", error)
            return Report(text, None)
        self._forget_old()
        return Report(text, file)

    def _text(self, failure: Failure) -> str:
        head = f"Bohemian Villages {described()}\nIn {failure.where}:\n\n"
        return head + failure.lines + "\n" + "\n".join([*self.journal.last_lines(), ""])

    def _write(self, text: str) -> Path:
        """Write to a new file: two failures may happen within a second."""
        first = self.journal.folder / report_name()
        first.parent.mkdir(parents=True, exist_ok=True)
        others = (first.with_stem(f"{first.stem}-{number}") for number in range(2, KEPT + 2))
        for name in (first, *others):
            with (
                suppress(FileExistsError),
                name.open("x", encoding="utf-8", errors="backslashreplace") as file,
            ):
                file.write(text)
                return name
        raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST), str(first))

    def _forget_old(self) -> None:
        with suppress(OSError):
            files = sorted(self.journal.folder.iterdir())
            reports = [file for file in files if REPORT.fullmatch(file.name)]
            for old in reports[:-KEPT]:
                # A folder may have such a name; the other reports are deleted nevertheless.
                with suppress(OSError):
                    old.unlink()
