"""OwnGames: the games in a folder that the program began there itself. It deletes no others."""

from __future__ import annotations

import re
import secrets
from contextlib import suppress
from datetime import datetime
from pathlib import Path

from ...files import read_bytes, write_text
from ...records.errors import RecordError
from .game_lock import GameLock

LIST = ".begun-here"
_LONGEST_LIST = 2**20
_NAME = re.compile(r"[0-9]{8}-[0-9]{6}-[0-9a-f]{4}\.[a-z]+")


def new_name(suffix: str) -> str:
    """A file name for a game that begins now."""
    return f"{datetime.now():%Y%m%d-%H%M%S}-{secrets.token_hex(2)}{suffix}"


class OwnGames:
    """A list in the folder, of names in the order in which their games were last played.

    The order does not depend on the clock, which may have been set back. If copies of the program
    write the list at the same time, a name may get lost: then a file stays that could have been
    deleted.
    """

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def take_up(self, game: Path, *, is_new: bool) -> None:
        """Move a game to the end of the list; only games that began here are listed."""
        names = self.names()
        if is_new or game.name in names:
            names = [name for name in names if name != game.name] + [game.name]
        self._write(names)

    def forget_oldest(self, kept: int, played: Path | None) -> None:
        """Delete all but the newest games, but never one that is played, here or elsewhere."""
        names = self.names()
        oldest = [self._folder / name for name in names[: max(len(names) - kept, 0)]]
        for game in oldest:
            if game != played:
                _delete(game)
        if oldest:
            self._write(names)

    def names(self) -> list[str]:
        """The games that still exist, the last played one at the end."""
        try:
            text = read_bytes(self._folder / LIST, _LONGEST_LIST).decode()
        except (OSError, UnicodeError):
            return []
        # Only names that the program creates count, whatever else the list contains, each once.
        names = list(dict.fromkeys(reversed(text.split("\n"))))[::-1]
        return [name for name in names if _NAME.fullmatch(name) and self._has(name)]

    def _has(self, name: str) -> bool:
        return (self._folder / name).is_file()

    def _write(self, names: list[str]) -> None:
        """Write the list without deleted games: if one is put back, it is not ours any more."""
        with suppress(OSError, RecordError):
            write_text(
                self._folder / LIST, "".join(f"{name}\n" for name in names if self._has(name))
            )


def _delete(game: Path) -> None:
    """Delete a game unless it is being played."""
    lock = GameLock(game)
    if lock.take():
        with suppress(OSError):
            game.unlink()
        lock.release()
