"""Standard output and error, which may be full, closed or somebody's who has left."""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from io import TextIOWrapper
from typing import TextIO


def prepare() -> None:
    """Let no odd character stop the output."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")


def complain(text: str, end: str = "\n") -> None:
    """Say something on standard error; if nobody can hear it, so be it."""
    # Where there is no such stream, `print` would say it on the other one.
    if sys.stderr:
        try:
            print(text, end=end, file=sys.stderr, flush=True)
        except OSError:
            forget(sys.stderr)


def finish() -> None:
    """Make sure that all was said."""
    if sys.stdout:
        sys.stdout.flush()


def forget(stream: TextIO | None = None) -> None:
    """Drop what could not be said, lest Python try again on its way out and fail loudly."""
    with suppress(OSError, ValueError, AttributeError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), (stream or sys.stdout).fileno())
