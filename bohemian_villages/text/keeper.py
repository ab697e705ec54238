"""Saving a game at the terminal: to one file after every action, and to others on request."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from ..records.errors import RecordError
from ..words.program.terminal import TerminalWords
from .talk import Talk

Write = Callable[[Path], None]
"""Writes the game as it is now, atomically."""


class Keeper:
    """Saves a game and reports problems."""

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
        """Save the game; a failure is reported once, and retried after the next action."""
        try:
            self._file.parent.mkdir(parents=True, exist_ok=True)
            self._write(self._file)
            self._could_keep = True
        except OSError as error:
            if self._could_keep:
                self._talk.say([self._words.not_saved(error.strerror or str(error))])
            self._could_keep = False

    def leave(self) -> None:
        """Print where the game can be resumed from."""
        self.keep()
        self._talk.screen.answered()
        self._talk.say([self._words.kept(str(self._file))])

    def save(self, name: str) -> None:
        """Save the game to a file that the user names."""
        file = Path(name)
        with suppress(RuntimeError):  # `~name` for a user who does not exist.
            file = file.expanduser()
        try:
            self._write(file)
        except OSError as error:
            self._talk.say([self._words.not_saved(error.strerror or str(error))])
        except RecordError as error:
            self._talk.say([self._sentence(error)])
        else:
            self._talk.say([self._words.saved(str(file))])
