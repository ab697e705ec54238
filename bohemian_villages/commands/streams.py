"""Standard output and error, which may be full, closed or a broken pipe."""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from io import TextIOWrapper
from typing import TextIO


def prepare() -> None:
    """Make sure that no character can stop the output."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")


def complain(text: str, end: str = "\n") -> None:
    """Print on standard error; ignore it if that is impossible."""
    # Without such a stream, `print` would use standard output.
    if sys.stderr:
        try:
            print(text, end=end, file=sys.stderr, flush=True)
        except OSError:
            forget(sys.stderr)


def finish() -> None:
    """Flush the output."""
    if sys.stdout:
        sys.stdout.flush()


def forget(stream: TextIO | None = None) -> None:
    """Drop what could not be written: otherwise Python tries again on exit and fails loudly."""
    with suppress(OSError, ValueError, AttributeError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), (stream or sys.stdout).fileno())
