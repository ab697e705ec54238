"""Saving a game at the terminal: to one file after every action, and to others on request."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

from ..models.files.game_format import AnyGame, GameFormat
from ..records.errors import RecordError
from ..words.program.terminal import TerminalWords
from .talk import Talk


class Keeper:
    """Saves a game, and reports problems."""

    def __init__(self, file: Path, game: AnyGame, game_format: GameFormat, talk: Talk) -> None:
        self._file = file
        self._game = game
        self._format = game_format
        self._talk = talk
        self._words = TerminalWords()
        self._could_keep = True
        self._saved: set[Path] = set()

    def keep(self) -> None:
        """Save the game; a failure is reported once, and retried after the next action."""
        try:
            self._file.parent.mkdir(parents=True, exist_ok=True)
            self._format.write(self._file, self._game)
            self._could_keep = True
        except OSError as error:
            if self._could_keep:
                self._talk.say([self._words.not_saved(error.strerror or str(error))])
            self._could_keep = False

    def leave(self) -> None:
        """Print how the game can be resumed, if it could be saved."""
        self.keep()
        self._talk.screen.answered()
        if self._could_keep:
            self._talk.say([self._words.kept()])
            # In one piece, however long: it is there to be copied.
            self._talk.screen.write_unbroken(self._words.resume(str(self._file)))

    def save(self, name: str) -> None:
        """Save the game to a file that the user names; a file of anything else stays."""
        file = Path(name)
        with suppress(RuntimeError):  # `~name` for a user who does not exist.
            file = file.expanduser()
        try:
            if self._would_be_lost(file):
                self._talk.say([self._words.would_be_lost(str(file))])
                return
            self._format.write(file, self._game)
        except RecordError as error:
            self._talk.say([self._format.sentence(error)])
        except (OSError, ValueError) as error:
            self._talk.say([self._words.not_saved(getattr(error, "strerror", "") or str(error))])
        else:
            self._saved.add(file.resolve())
            self._talk.say([self._words.saved(str(file))])

    def _would_be_lost(self, file: Path) -> bool:
        """Whether there is a file that holds something else."""
        if not file.is_file() or file.resolve() in self._saved:
            return False
        try:
            return not self._is_same(self._format.read(file))
        except RecordError:
            return True

    def _is_same(self, other: AnyGame) -> bool:
        """Whether it is this game, earlier or later in it."""
        setup = self._game.setup
        return setup.seed is not None and bool(other.setup == setup)
