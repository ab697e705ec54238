"""Progress on standard error: a line that changes on a terminal, a line now and then elsewhere."""

from __future__ import annotations

import sys
from time import monotonic

from .streams import complain

# Somebody reads a log file later; a line every half minute shows that it went on.
SECONDS_BETWEEN_LINES = 30.0


class Progress:
    """Says how far a run is, without disturbing anything else that is said."""

    def __init__(self) -> None:
        self._is_terminal = bool(sys.stderr) and sys.stderr.isatty()
        self._shown = ""
        self._last = monotonic()

    def show(self, text: str) -> None:
        """This is how far it is."""
        if self._is_terminal:
            self._redraw(text)
        elif monotonic() - self._last >= SECONDS_BETWEEN_LINES:
            self._last = monotonic()
            complain(text)

    def say(self, line: str) -> None:
        """Something that is to stay."""
        shown = self._shown
        self.clear()
        complain(line)
        if shown:
            self._redraw(shown)

    def clear(self) -> None:
        """Leave nothing on the terminal."""
        if self._shown:
            self._redraw("")

    def _redraw(self, text: str) -> None:
        blanks = " " * (len(self._shown) - len(text))
        complain(f"\r{text}{blanks}", end="" if text else "\r")
        self._shown = text
