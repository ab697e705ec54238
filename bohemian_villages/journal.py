"""The journal: what the program notes for bug reports, in a file that never grows large."""

from __future__ import annotations

import faulthandler
import logging
import os
import platform
import sys
from contextlib import suppress
from datetime import datetime
from logging.handlers import RotatingFileHandler
from pathlib import Path
from typing import IO

from platformdirs import user_log_path

from . import __version__

FILE = "bohemian-villages.log"
FAULTS = "faults.txt"
"""What Python writes when the process itself breaks: nothing else can run then."""
LARGEST = 512 * 1024
KEPT = 3
LINE = "%(asctime)s %(levelname)-7s %(name)s: %(message)s"

_log = logging.getLogger(__name__)


def log_folder() -> Path:
    """Where journal and reports lie."""
    return user_log_path("bohemian-villages")


class _File(RotatingFileHandler):
    """Gives up in silence where the disk is full: a game is no worse for it."""

    def handleError(self, record: logging.LogRecord) -> None:  # noqa: N802
        """Do without this line."""


class Journal:
    """Kept from `begin` to `end`."""

    def __init__(self, folder: Path | None = None) -> None:
        self.folder = folder or log_folder()
        self.earlier_fault: Path | None = None
        """The report of a process that broke since the journal was last begun."""
        self._handlers: list[logging.Handler] = []
        self._faults: IO[str] | None = None

    @property
    def file(self) -> Path:
        """The journal itself."""
        return self.folder / FILE

    def begin(self) -> None:
        """Note everything from now on; where nothing can be written, go without."""
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
        if faults.exists() and faults.stat().st_size:
            self.earlier_fault = self.folder / report_name(faults.stat().st_mtime)
            faults.replace(self.earlier_fault)
        self._faults = faults.open("a", encoding="utf-8")
        faulthandler.enable(self._faults)

    def end(self) -> None:
        """Note no more."""
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
        """What was noted last."""
        with suppress(OSError):
            return self.file.read_text("utf-8", "replace").splitlines()[-count:]
        return []


def described() -> str:
    """Program and machine, in a line."""
    return f"{__version__} ({kind()}), Python {platform.python_version()}, {platform.platform()}"


def kind() -> str:
    """How the program came here: frozen, installed or as a checkout."""
    if getattr(sys, "frozen", False):
        return "frozen"
    beside = Path(__file__).resolve().parent.parent
    return "checkout" if (beside / "run.py").exists() else "installed"


def report_name(seconds: float | None = None) -> str:
    """The name of a report about something that went wrong now, or then."""
    when = datetime.now() if seconds is None else datetime.fromtimestamp(seconds)
    return f"crash-{when:%Y%m%d-%H%M%S}-{os.getpid()}.txt"
