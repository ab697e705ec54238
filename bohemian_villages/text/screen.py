"""The screen of a terminal: lines wrapped to its width, counted until it is full."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Sequence

from attrs import define, frozen

# Smaller sizes are unusable; terminals that do not know their size report such values.
NARROWEST, LOWEST = 20, 8


@frozen
class Size:
    """Columns and lines of a terminal."""

    columns: int = 80
    lines: int = 24


@define
class TextScreen:
    """Where lines are written; without a size it is a file or a pipe, which is never full."""

    _write: Callable[[str], None]
    _size: Callable[[], Size] | None = None
    _filled: int = 0
    """How many lines were written since the last input."""

    @property
    def pages(self) -> bool:
        """Whether long output has to be paged."""
        return self._size is not None

    @property
    def columns(self) -> int:
        """The usable width; the last column stays free, because some terminals wrap there."""
        return max(NARROWEST, self._size().columns) - 1 if self._size is not None else 0

    def write(self, line: str) -> None:
        """Write a line, wrapped between words if it is too long."""
        for part in self._parts(line):
            self._write(part)
            self._filled += self._height(part)

    def write_unbroken(self, line: str) -> None:
        """Write a line as it is; the terminal itself continues it on the next one."""
        self._write(line)
        self._filled += self._height(line)

    def has_room(self, lines: Sequence[str], below: int = 0) -> bool:
        """Whether these lines fit on the screen with all that was written since the last input.

        `below` more lines will follow; the last line of the screen is for the input.
        """
        if self._size is None:
            return True
        needed = sum(self._height(part) for line in lines for part in self._parts(line))
        return self._filled + needed + below < max(LOWEST, self._size().lines)

    def answered(self) -> None:
        """Note that something was typed, so everything above has been read."""
        self._filled = 0

    def _parts(self, line: str) -> list[str]:
        if not self.pages:
            return [line]
        text = line.lstrip(" ")
        margin = line[: len(line) - len(text)]
        return wrapped(text.split(" "), self.columns, " ", margin, margin + "  ")

    def _height(self, part: str) -> int:
        """How many lines the terminal needs for it; it breaks long words by itself."""
        if not self.pages:
            return 1
        return max(1, -(-width(part) // (self.columns + 1)))


def wrapped(
    pieces: Sequence[str], columns: int, gap: str = " ", first: str = "", others: str = ""
) -> list[str]:
    """Pieces of text joined into lines with these beginnings; no piece is broken."""
    lines: list[str] = []
    line, is_empty = first, True
    for piece in pieces:
        if not is_empty and width(line) + width(gap) + width(piece) > columns:
            lines.append(line)
            line, is_empty = others, True
        line += piece if is_empty else gap + piece
        is_empty = False
    return [*lines, line]


def width(text: str) -> int:
    """The width in columns: some characters take two, marks and invisible ones none."""
    return sum(map(_width, text))


def _width(sign: str) -> int:
    if unicodedata.category(sign) in ("Mn", "Me", "Cf"):
        return 0
    return 2 if unicodedata.east_asian_width(sign) in "WF" else 1
