"""The journal: a log for bug reports, in a file that never grows large."""

from __future__ import annotations

import faulthandler
import logging
import os
import platform
import re
import sys
from contextlib import suppress
from datetime import datetime
from logging.handlers import RotatingFileHandler
from pathlib import Path
from typing import TextIO

from . import __version__
from .files import check_regular, moment, open_to_append, read_bytes
from .folders import log_folder

FILE = "bohemian-villages.log"
FAULTS = "faults.txt"
"""Written by Python when the process itself crashes: nothing else can run then."""
LARGEST = 512 * 1024
# A line may be long, and a file exceeds its limit by one before it is rotated.
LARGEST_READ = 8 * LARGEST
KEPT = 3
REPORT = re.compile(r"crash-[0-9]{8}-[0-9]{6}-[0-9]+(-[0-9]+)?\.txt")
"""Name pattern of reports."""
LINE = "%(asctime)s %(levelname)-7s %(name)s: %(message)s"

_log = logging.getLogger(__name__)


class _File(RotatingFileHandler):
    """A log file that gives up silently if the disk is full, so that the game goes on."""

    def _open(self) -> TextIO:  # type: ignore[override]
        """Do not open a pipe: the program would wait for its reader."""
        return open_to_append(self.baseFilename)

    def handleError(self, record: logging.LogRecord) -> None:  # noqa: N802
        """Skip this line."""


class Journal:
    """The journal, active from `begin` to `end`."""

    def __init__(self, folder: Path | None = None) -> None:
        self.folder = folder or log_folder()
        self.earlier_fault: Path | None = None
        """The report of a process crash since the journal was last begun."""
        self._handlers: list[logging.Handler] = []
        self._faults: TextIO | None = None

    @property
    def file(self) -> Path:
        """The path of the journal."""
        return self.folder / FILE

    def begin(self) -> None:
        """Start logging; if the file cannot be written, go without."""
        root = logging.getLogger()
        root.setLevel(logging.INFO)
        if sys.stderr is not None:
            self._add(logging.StreamHandler(), "%(levelname)s: %(message)s", logging.WARNING)
        with suppress(OSError):
            self.folder.mkdir(parents=True, exist_ok=True)
            file = _File(self.file, maxBytes=LARGEST, backupCount=KEPT, encoding="utf-8")
            self._add(file, LINE, logging.INFO)
        with suppress(OSError):
            self._watch_for_faults()
        _log.info("Bohemian Villages %s begins", described())

    def _add(self, handler: logging.Handler, line: str, level: int) -> None:
        handler.setFormatter(logging.Formatter(line))
        handler.setLevel(level)
        logging.getLogger().addHandler(handler)
        self._handlers.append(handler)

    def _watch_for_faults(self) -> None:
        faults = self.folder / FAULTS
        check_regular(faults)
        with suppress(OSError):
            self._put_away(faults)
        self._faults = open_to_append(faults)
        faulthandler.enable(self._faults)

    def _put_away(self, faults: Path) -> None:
        """Turn the traces of a process crash into a report."""
        status = faults.stat()
        if status.st_size:
            self.earlier_fault = faults.replace(self.folder / report_name(status.st_mtime))

    def end(self) -> None:
        """Stop logging."""
        _log.info("It ends")
        if self._faults is not None:
            faulthandler.disable()
            self._faults.close()
            self._faults = None
        for handler in self._handlers:
            logging.getLogger().removeHandler(handler)
            handler.close()
        self._handlers.clear()

    def last_lines(self, count: int = 40) -> list[str]:
        """The last lines logged."""
        with suppress(OSError):
            text = read_bytes(self.file, LARGEST_READ).decode("utf-8", "replace")
            return text.splitlines()[-count:]
        return []


def described() -> str:
    """Program and machine, in a line."""
    return f"{__version__} ({kind()}), Python {platform.python_version()}, {platform.platform()}"


def kind() -> str:
    """How the program was installed: frozen, as a package or as a checkout."""
    if getattr(sys, "frozen", False):
        return "frozen"
    beside = Path(__file__).resolve().parent.parent
    return "checkout" if (beside / "run.py").exists() else "installed"


def report_name(seconds: float | None = None) -> str:
    """The name for a report about a failure at this time, by default now."""
    when = datetime.now() if seconds is None else moment(seconds)
    return f"crash-{when:%Y%m%d-%H%M%S}-{os.getpid()}.txt"
