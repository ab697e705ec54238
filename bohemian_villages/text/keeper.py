"""Keeping a game: in one file after every action, and in others when somebody wishes."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from ..records.errors import RecordError
from ..words.program.terminal import TerminalWords
from .talk import Talk

Write = Callable[[Path], None]
"""Writes the game as it is now, whole or not at all."""


class Keeper:
    """Writes a game and tells what came of it."""

    def __init__(
        self, file: Path, write: Write, sentence: Callable[[RecordError], str], talk: Talk
    ) -> None:
        self._file = file
        self._write = write
        self._sentence = sentence
        self._talk = talk
        self._words = TerminalWords()
        self._could_keep = True

    def keep(self) -> None:
        """Write the game; a failure is said once, and it is tried again after the next action."""
        try:
            self._file.parent.mkdir(parents=True, exist_ok=True)
            self._write(self._file)
            self._could_keep = True
        except OSError as error:
            if self._could_keep:
                self._talk.say([self._words.not_saved(error.strerror or str(error))])
            self._could_keep = False

    def leave(self) -> None:
        """Say where the game is when somebody comes back."""
        self.keep()
        self._talk.screen.answered()
        self._talk.say([self._words.kept(str(self._file))])

    def save(self, name: str) -> None:
        """Write the game into a file that somebody names."""
        file = Path(name)
        with suppress(RuntimeError):  # Nobody of that name has a home.
            file = file.expanduser()
        try:
            self._write(file)
        except OSError as error:
            self._talk.say([self._words.not_saved(error.strerror or str(error))])
        except RecordError as error:
            self._talk.say([self._sentence(error)])
        else:
            self._talk.say([self._words.saved(str(file))])
