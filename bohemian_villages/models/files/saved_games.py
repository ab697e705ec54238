"""Saved games: every game is saved from its first action on, and can be resumed."""

from __future__ import annotations

from collections.abc import Callable, Iterator
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
from .own_games import OwnGames, new_name
from .recent import RecentGame, recent_game
from .writer import Job, Writer

KEPT = 10
# The most broken or foreign files to look at while searching for the game to resume.
LOOKED_AT = 50
# The most names to try for a new game.
ATTEMPTS = 5
RETRY_MS = 5_000
LIST, TIDY, LATEST = "list of games", "left-over drafts", "latest game"
WAITING = "games that wait"


@frozen
class SavedGame:
    """A game in the folder of saved games."""

    file: Path
    format: GameFormat
    game: AnyGame
    when: datetime


class SavedGames(QObject):
    """Writes the game on the table after every change, each game to its own file."""

    recent_changed = Signal()
    found = Signal(object)
    """The SavedGame to resume, or None."""
    waiting_found = Signal(object)
    """A tuple of all SavedGames to resume, one of a kind at most."""
    writing = Signal()
    """The game on the table is about to be written."""
    settled = Signal()
    """The present position is on the disk, or has failed to be saved."""
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
        """The saved games, newest first, as they were last listed."""
        self._known: dict[tuple[float, Path], RecentGame | None] = {}
        self._file: Path | None = None
        self._format = formats[0]
        """The format of the game on the table."""
        self._lock: GameLock | None = None
        self._unlisted: Job | None = None
        """Makes room by deleting the oldest games; runs once after a game has begun."""
        self._unwritten: dict[str, Job] = {}
        """The newest job of each game that may still have to be written."""
        self._failing: set[str] = set()
        self._is_closing = False
        """Whether the window is closing, so that lists of games are no longer needed."""
        self._retry = QTimer(self, interval=RETRY_MS)
        self._retry.timeout.connect(self._try_again)
        self._listed.connect(self._take_list)
        writer.failed.connect(self._begin_retrying)
        writer.succeeded.connect(self._end_retrying)
        writer.idle.connect(self._note_written)
        writer.write(TIDY, self._tidy)

    @property
    def has_kinds(self) -> bool:
        """Whether there may be saved games of several kinds."""
        return len(self._formats) > 1

    # The game being played.

    @property
    def file(self) -> Path | None:
        """The file of the game on the table."""
        return self._file

    def begin(self, game_format: GameFormat, file: Path | None = None) -> None:
        """Save to a new file, or to `file` unless another copy of the program plays it."""
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
        """Under a name that is ours: who tidies up may hold the lock of one for a moment."""
        file = self.folder / new_name(self._format.suffix)
        for _ in range(ATTEMPTS):
            if self._claim(file):
                break
            file = self.folder / new_name(self._format.suffix)
        return file

    def _claim(self, file: Path) -> bool:
        lock = GameLock(file)
        if not lock.take():
            return False
        self._lock = lock
        return True

    def release(self) -> None:
        """Stop playing the game here."""
        if self._lock is not None:
            self._lock.release()
        self._lock = self._file = None

    def keep(self, game: AnyGame) -> None:
        """Queue this snapshot for writing; the caller must not modify it."""
        if self._file is None:
            return
        file = self._file
        # One key per file, so that a new game's job does not replace the last job of this one.
        self._unwritten[str(file)] = partial(_write, file, self._format, game)
        self._writer.write(str(file), self._unwritten[str(file)])
        if self._unlisted is not None:
            self._writer.write(f"place of {file}", self._unlisted)
            self._unlisted = None
        self.writing.emit()

    @property
    def is_writing(self) -> bool:
        """Whether the game on the table is still being written."""
        return self._file is not None and self._writer.is_busy(str(self._file))

    def _note_written(self, key: str) -> None:
        """Note that no job for this file is left: it was written, or could not be."""
        if key not in self._failing and not self._writer.is_busy(key):
            self._unwritten.pop(key, None)
        if not self.is_writing:
            self.settled.emit()

    # Retries for a disk that is full or write-protected.

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
        """Make a last attempt to write what failed, and release the game."""
        self._is_closing = True
        self._retry.stop()
        self._try_again()
        self._writer.finish()
        self.release()

    # The folder.

    def _make_room(self, file: Path, *, is_new: bool) -> None:
        """In the writer's thread: delete the oldest games after one has been taken up."""
        own = OwnGames(self.folder)
        own.take_up(file, is_new=is_new)
        own.forget_oldest(KEPT, played=self._file)

    def _files(self) -> list[tuple[float, Path]]:
        """The saved games with the time of their last change, newest first."""
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
        """In the writer's thread: remove leftovers of killed programs."""
        remove_old_drafts(self.folder)
        with suppress(OSError):
            for lock in self._glob(LOCK_SUFFIX):
                game = lock.with_suffix("")
                if not game.exists():
                    # Checking takes the lock, and removes it if nobody holds it.
                    is_played_elsewhere(game)

    def latest(self) -> SavedGame | None:
        """The game to resume: the last one played, or if that is over, the last of another kind."""
        return next(self._waiting(), None)

    def _waiting(self) -> Iterator[SavedGame]:
        """The last game of each kind, unless it is over; older ones were left for a newer one."""
        seen: set[str] = set()
        for changed, file in self._files()[:LOOKED_AT]:
            key = format_of(file, self._formats).key
            if key not in seen and (kept := self._kept(changed, file)) is not None:
                seen.add(key)
                if not kept.format.is_over(kept.game):
                    yield kept

    def _kept(self, changed: float, file: Path) -> SavedGame | None:
        """The game in a file; None if it is none, or another copy of the program plays it."""
        if self._is_closing or (file != self._file and is_played_elsewhere(file)):
            return None
        game_format = format_of(file, self._formats)
        with suppress(RecordError):
            return SavedGame(file, game_format, game_format.read(file), moment(changed))
        return None

    def unfinished(
        self, game_format: GameFormat, is_wanted: Callable[[AnyGame], bool]
    ) -> SavedGame | None:
        """The latest game of this format that is wanted and not over."""
        files = [each for each in self._files()[:LOOKED_AT] if size_of(each[1]) <= SMALL]
        fitting = (each for each in files if each[1].suffix == game_format.suffix)
        kept = (_unfinished(self._kept(*each)) for each in fitting)
        return next((saved for saved in kept if saved and is_wanted(saved.game)), None)

    def look_for_latest(self) -> None:
        """Emit `found` with the game to resume.

        At once if it is the most recently changed file; later if that one is very long, over or
        unusable.
        """
        newest = self._files()[:1]
        small = (each for each in newest if size_of(each[1]) <= SMALL)
        kept = next((_unfinished(self._kept(*each)) for each in small), None)
        if newest and kept is None:
            self._writer.write(LATEST, lambda: self.found.emit(self.latest()))
        else:
            self.found.emit(kept)

    def look_for_waiting(self) -> None:
        """Look for the games to resume; emits `waiting_found` when done."""
        self._writer.write(WAITING, lambda: self.waiting_found.emit(tuple(self._waiting())))

    def look_for_recent(self) -> None:
        """List the saved games; emits `recent_changed` when done."""
        self._writer.write(LIST, lambda: self._listed.emit(self._list()))

    def _list(self) -> list[RecentGame]:
        """In the writer's thread: files that have not changed are not read again."""
        known: dict[tuple[float, Path], RecentGame | None] = {}
        for changed, file in self._files()[:KEPT]:
            if self._is_closing:
                break
            seen = (changed, file)
            # Files without a game are remembered as well.
            known[seen] = self._known[seen] if seen in self._known else self._recent(*seen)
        self._known = known
        return [game for game in known.values() if game is not None]

    def _recent(self, changed: float, file: Path) -> RecentGame | None:
        return recent_game(file, format_of(file, self._formats), changed)

    def _take_list(self, games: list[RecentGame]) -> None:
        self.recent = games
        self.recent_changed.emit()


def _write(file: Path, game_format: GameFormat, game: AnyGame) -> None:
    """Runs in the writer's thread."""
    file.parent.mkdir(parents=True, exist_ok=True)
    game_format.write(file, game)


def _unfinished(saved: SavedGame | None) -> SavedGame | None:
    """The game if it can be resumed; None if it is over."""
    return None if saved is None or saved.format.is_over(saved.game) else saved
