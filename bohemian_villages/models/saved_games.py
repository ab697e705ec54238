"""Saved games: every game is kept from its first action on, and can be continued."""

from __future__ import annotations

import secrets
from contextlib import suppress
from datetime import datetime
from pathlib import Path

from attrs import frozen
from platformdirs import user_data_path
from PySide6.QtCore import QObject

from ..engine.game import Game
from ..engine.record import RecordError
from ..files import read_record, write_record
from .game_model import GameModel
from .writer import Writer

KEPT = 10
SUFFIX = ".bvg"


@frozen
class SavedGame:
    """A game in the folder of kept games."""

    file: Path
    game: Game
    when: datetime


class SavedGames(QObject):
    """Writes the game of a model after every change, each game into a file of its own."""

    def __init__(
        self, writer: Writer, folder: Path | None = None, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._writer = writer
        self.folder = folder or user_data_path("bohemian-villages") / "games"
        self._file: Path | None = None

    def begin(self, file: Path | None = None) -> None:
        """Keep what follows in a new file, or go on with one."""
        name = f"{datetime.now():%Y%m%d-%H%M%S}-{secrets.token_hex(2)}{SUFFIX}"
        self._file = file or self.folder / name

    def keep(self, model: GameModel) -> None:
        """Write the game as it is now."""
        if self._file is None:
            return
        file, game = self._file, model.snapshot
        # By its file: another game must not take the place of this one's last action.
        self._writer.write(str(file), lambda: self._write(file, game))

    def _write(self, file: Path, game: Game) -> None:
        """In the writer's thread."""
        file.parent.mkdir(parents=True, exist_ok=True)
        write_record(file, game)
        for _changed, old in self._files()[KEPT:]:
            with suppress(OSError):
                old.unlink()

    def _files(self) -> list[tuple[float, Path]]:
        """The kept games with the time of their last change, the newest first."""
        found = []
        with suppress(OSError):
            for file in self.folder.glob(f"*{SUFFIX}"):
                with suppress(OSError):
                    found.append((file.stat().st_mtime, file))
        return sorted(found, reverse=True)

    def latest(self) -> SavedGame | None:
        """The game to be continued: the one changed last, unless it is over."""
        for changed, file in self._files():
            with suppress(RecordError):
                game = read_record(file)
                when = datetime.fromtimestamp(changed)
                return None if game.state.is_over else SavedGame(file, game, when)
        return None
