"""Progress on standard error: a line that changes on a terminal, a line now and then elsewhere."""

from __future__ import annotations

import sys
from time import monotonic

from .streams import complain

# For logs that are read later: a line every half minute shows that the run is alive.
SECONDS_BETWEEN_LINES = 30.0


class Progress:
    """Shows how far a run is, without disturbing other output."""

    def __init__(self) -> None:
        self._is_terminal = bool(sys.stderr) and sys.stderr.isatty()
        self._shown = ""
        self._last = monotonic()

    def show(self, text: str) -> None:
        """Show the progress."""
        if self._is_terminal:
            self._redraw(text)
        elif monotonic() - self._last >= SECONDS_BETWEEN_LINES:
            self._last = monotonic()
            complain(text)

    def say(self, line: str) -> None:
        """Print a line that stays."""
        shown = self._shown
        self.clear()
        complain(line)
        if shown:
            self._redraw(shown)

    def clear(self) -> None:
        """Remove the progress line from the terminal."""
        if self._shown:
            self._redraw("")

    def _redraw(self, text: str) -> None:
        blanks = " " * (len(self._shown) - len(text))
        complain(f"\r{text}{blanks}", end="" if text else "\r")
        self._shown = text
