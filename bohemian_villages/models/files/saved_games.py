"""Saved games: every game is kept from its first action on, and can be continued."""

from __future__ import annotations

import secrets
from collections.abc import Iterator
from contextlib import suppress
from datetime import datetime
from functools import partial
from pathlib import Path

from attrs import frozen
from PySide6.QtCore import QObject, QTimer, Signal

from ...files import moment, remove_old_drafts
from ...folders import data_folder
from ...records.errors import RecordError
from .game_format import AnyGame, Formats, GameFormat, format_of
from .game_lock import SUFFIX as LOCK_SUFFIX
from .game_lock import GameLock, is_played_elsewhere
from .open_file import SMALL, size_of
from .own_games import OwnGames
from .recent import RecentGame, recent_game
from .writer import Job, Writer

KEPT = 10
RETRY_MS = 5_000
LIST, TIDY, LATEST = "list of games", "left-over drafts", "latest game"


@frozen
class SavedGame:
    """A game in the folder of kept games."""

    file: Path
    format: GameFormat
    game: AnyGame
    when: datetime


class SavedGames(QObject):
    """Writes the game on the table after every change, each game into a file of its own."""

    recent_changed = Signal()
    found = Signal(object)
    """The SavedGame to be continued, or None."""
    writing = Signal()
    """The game on the table is to be written."""
    settled = Signal()
    """It is on the disk as it is now, or cannot be."""
    _listed = Signal(object)

    def __init__(
        self,
        writer: Writer,
        formats: Formats,
        folder: Path | None = None,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._writer = writer
        self._formats = formats
        self.folder = folder or data_folder() / "games"
        self.recent: list[RecentGame] = []
        """The kept games, the newest first, as they were when last looked for."""
        self._known: dict[tuple[float, Path], RecentGame | None] = {}
        self._file: Path | None = None
        self._format = formats[0]
        """Of the game on the table."""
        self._lock: GameLock | None = None
        self._unlisted: Job | None = None
        """What is still to be done for the others, since this game was begun."""
        self._unwritten: dict[str, Job] = {}
        """The newest job of each game that may still have to be written."""
        self._failing: set[str] = set()
        self._retry = QTimer(self, interval=RETRY_MS)
        self._retry.timeout.connect(self._try_again)
        self._listed.connect(self._take_list)
        writer.failed.connect(self._begin_retrying)
        writer.succeeded.connect(self._end_retrying)
        writer.idle.connect(self._let_go)
        writer.write(TIDY, self._tidy)

    @property
    def has_kinds(self) -> bool:
        """Whether games of several kinds may be kept."""
        return len(self._formats) > 1

    # The game that is played.

    @property
    def file(self) -> Path | None:
        """Where the game on the table is kept."""
        return self._file

    def begin(self, game_format: GameFormat, file: Path | None = None) -> None:
        """Keep what follows in a new file, or go on with one that no other program plays."""
        self.release()
        self._format = game_format
        with suppress(OSError):
            self.folder.mkdir(parents=True, exist_ok=True)
        is_new = file is None or not self._claim(file)
        if file is None or is_new:
            file = self._new_file()
        self._file = file
        self._unlisted = partial(self._make_room, file, is_new=is_new)

    def _new_file(self) -> Path:
        name = f"{datetime.now():%Y%m%d-%H%M%S}-{secrets.token_hex(2)}{self._format.suffix}"
        self._claim(self.folder / name)
        return self.folder / name

    def _claim(self, file: Path) -> bool:
        lock = GameLock(file)
        if not lock.take():
            return False
        self._lock = lock
        return True

    def release(self) -> None:
        """The game is no longer played here."""
        if self._lock is not None:
            self._lock.release()
        self._lock = self._file = None

    def keep(self, game: AnyGame) -> None:
        """Write the game on the table, as nobody changes it any more."""
        if self._file is None:
            return
        file = self._file
        # By its file: another game must not take the place of this one's last action.
        self._unwritten[str(file)] = partial(_write, file, self._format, game)
        self._writer.write(str(file), self._unwritten[str(file)])
        if self._unlisted is not None:
            self._writer.write(f"place of {file}", self._unlisted)
            self._unlisted = None
        self.writing.emit()

    @property
    def is_writing(self) -> bool:
        """Whether the game on the table is on its way to the disk."""
        return self._file is not None and self._writer.is_busy(str(self._file))

    def _let_go(self, key: str) -> None:
        """A file is written, or could not be."""
        if key not in self._failing and not self._writer.is_busy(key):
            self._unwritten.pop(key, None)
        if not self.is_writing:
            self.settled.emit()

    # A disk that is full, or may not be written to.

    def _begin_retrying(self, key: str, _reason: str) -> None:
        if key in self._unwritten:
            self._failing.add(key)
            self._retry.start()

    def _end_retrying(self, key: str) -> None:
        self._failing.discard(key)
        if not self._failing:
            self._retry.stop()

    def _try_again(self) -> None:
        for key in self._failing:
            self._writer.write(key, self._unwritten[key])

    def close(self) -> None:
        """Make a last attempt to write what could not be written, and let go of the game."""
        self._retry.stop()
        self._try_again()
        self._writer.finish()
        self.release()

    # The folder.

    def _make_room(self, file: Path, *, is_new: bool) -> None:
        """In the writer's thread: a game was taken up, so another may have to go."""
        own = OwnGames(self.folder)
        own.take_up(file, is_new=is_new)
        own.forget_oldest(KEPT, played=self._file)

    def _files(self) -> list[tuple[float, Path]]:
        """The kept games with the time of their last change, the newest first."""
        found = []
        with suppress(OSError):
            for file in self._glob():
                with suppress(OSError):
                    found.append((file.stat().st_mtime, file))
        return sorted(found, reverse=True)

    def _glob(self, ending: str = "") -> Iterator[Path]:
        for each in self._formats:
            yield from self.folder.glob(f"*{each.suffix}{ending}")

    def _tidy(self) -> None:
        """In the writer's thread: what programs left that were killed."""
        remove_old_drafts(self.folder)
        with suppress(OSError):
            for lock in self._glob(LOCK_SUFFIX):
                game = lock.with_suffix("")
                if not game.exists():
                    # Whoever takes a lock that nobody holds, and lets it go, removes it.
                    is_played_elsewhere(game)

    def latest(self) -> SavedGame | None:
        """The game to be continued: the one changed last, unless it is over."""
        for changed, file in self._files():
            if file != self._file and is_played_elsewhere(file):
                continue
            game_format = format_of(file, self._formats)
            with suppress(RecordError):
                game = game_format.read(file)
                if game_format.is_over(game):
                    return None
                return SavedGame(file, game_format, game, moment(changed))
        return None

    def look_for_latest(self) -> None:
        """Tell `found` the game to be continued: at once, or later if it is a very long one."""
        newest = self._files()[:1]
        if any(size_of(file) > SMALL for _changed, file in newest):
            self._writer.write(LATEST, lambda: self.found.emit(self.latest()))
        else:
            self.found.emit(self.latest())

    def look_for_recent(self) -> None:
        """Look what games are kept; `recent_changed` tells when that is known."""
        self._writer.write(LIST, lambda: self._listed.emit(self._list()))

    def _list(self) -> list[RecentGame]:
        """In the writer's thread: what did not change since is not read again."""
        known = {
            (changed, file): self._known.get((changed, file))
            or recent_game(file, format_of(file, self._formats), changed)
            for changed, file in self._files()[:KEPT]
        }
        self._known = known
        return [game for game in known.values() if game is not None]

    def _take_list(self, games: list[RecentGame]) -> None:
        self.recent = games
        self.recent_changed.emit()


def _write(file: Path, game_format: GameFormat, game: AnyGame) -> None:
    """In the writer's thread."""
    file.parent.mkdir(parents=True, exist_ok=True)
    game_format.write(file, game)
