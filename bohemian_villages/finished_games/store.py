"""The database of finished games: safe from kills, a second copy of the program, and damage.

Every call opens the file again, so any thread may make it, and nothing is held between calls.
"""

from __future__ import annotations

import errno
import os
import sqlite3
import stat
import zlib
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from datetime import datetime
from pathlib import Path
from typing import Any, Generic, TypeVar

from attrs import frozen

from ..files import LARGEST_RECORD, check_regular
from ..records.errors import RecordError
from .tables import Entry, Game, Tables, state, unpacked
from .values import text

BUSY_SECONDS = 2.0
# Files that SQLite creates beside the database.
LOG, INDEX, JOURNAL = "-wal", "-shm", "-journal"
SMALLEST_DATABASE = 512

_BROKEN = frozenset({sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB})
# What the system would say where SQLite says it in its own way.
_SYSTEM = {
    sqlite3.SQLITE_BUSY: errno.EBUSY,
    sqlite3.SQLITE_LOCKED: errno.EBUSY,
    sqlite3.SQLITE_FULL: errno.ENOSPC,
    sqlite3.SQLITE_READONLY: errno.EROFS,
    sqlite3.SQLITE_CANTOPEN: errno.EACCES,
    sqlite3.SQLITE_PERM: errno.EACCES,
}

Answer = TypeVar("Answer")


class NewerStatisticsError(Exception):
    """A newer version of the program wrote the file; this one leaves it alone."""


class _BrokenFileError(Exception):
    """The file is damaged or not the program's."""


@frozen
class Aside:
    """A file that could not be used and was renamed."""

    file: Path


class Store(Generic[Game, Entry]):
    """Games of one kind on the disk. Calls raise only OSError and NewerStatisticsError."""

    def __init__(
        self,
        tables: Tables[Game, Entry],
        file: Path,
        on_aside: Callable[[Aside], object] = lambda _aside: None,
    ) -> None:
        self.tables = tables
        self.file = file
        self._on_aside = on_aside
        self._checked: tuple[int, int] | None = None
        """The file that was checked for damage; once is enough."""
        self._read: tuple[object, list[Entry]] | None = None
        """The games as last read, and the state of the database then."""
        self.damaged = 0
        """How many of the games last read had wrong values and were left out."""

    def add(self, game: Game, ended_at: datetime, seconds: float | None = None) -> bool:
        """Store a finished game; returns whether it was new."""
        tables = self.tables
        entry, record = tables.entry_of(game, ended_at, seconds), tables.dumps(game)
        return self._change(lambda connection: tables.insert(connection, entry, record))

    def remove(self, key: str) -> None:
        """Remove a game, because its end was undone."""
        self._change(
            lambda connection: connection.execute("DELETE FROM games WHERE key = ?", [key])
        )

    def reset(self) -> None:
        """Remove all games."""
        self._change(lambda connection: connection.execute("DELETE FROM games"))
        # Free the space, unless somebody is reading just now.
        with suppress(OSError):
            self._do(lambda connection: connection.execute("VACUUM"))

    def games(self) -> list[Entry]:
        """All games in the order in which they were added; read again only if they changed."""
        return list(self._do(self._games))

    def _games(self, connection: sqlite3.Connection) -> list[Entry]:
        now = state(connection)
        if self._read is None or self._read[0] != now:
            # Otherwise a single invalid text would end the whole list.
            connection.text_factory = text
            found = list(self.tables.select(connection))
            games = [game for game in found if game is not None]
            self.damaged = len(found) - len(games)
            self._read = (now, games)
        return self._read[1]

    def game(self, number: int) -> Game | None:
        """A whole game, for replay; None if there is no such game."""
        query = f"SELECT record FROM games WHERE number = ? AND length(record) <= {LARGEST_RECORD}"
        row = self._do(lambda connection: connection.execute(query, [number]).fetchone())
        try:
            return self.tables.loads(unpacked(row[0])) if row else None
        except (RecordError, zlib.error, TypeError):
            return None

    def _change(self, job: Callable[[sqlite3.Connection], Answer]) -> Answer:
        def whole(connection: sqlite3.Connection) -> Answer:
            with _transaction(connection):
                return job(connection)

        return self._do(whole)

    def _do(self, job: Callable[[sqlite3.Connection], Answer]) -> Answer:
        """Run a job on the database; a broken one is set aside, and the job runs on a new one."""
        with _telling(self.file):
            try:
                return self._attempt(job)
            except _BrokenFileError:
                self._set_aside()
                return self._attempt(job)

    def _attempt(self, job: Callable[[sqlite3.Connection], Answer]) -> Answer:
        with _finding_damage(), closing(self._open()) as connection:
            return job(connection)

    # The file.

    def _open(self) -> sqlite3.Connection:
        self.file.parent.mkdir(parents=True, exist_ok=True)
        _check_files(self.file)
        if _is_scrap(self.file):
            raise _BrokenFileError
        connection = sqlite3.connect(self.file, timeout=BUSY_SECONDS, isolation_level=None)
        try:
            self._prepare(connection)
        except BaseException:
            connection.close()
            raise
        return connection

    def _prepare(self, connection: sqlite3.Connection) -> None:
        """Check whose file it is before changing anything in it."""
        if _is_of(self.tables, connection):
            if _pragma(connection, "user_version") > self.tables.version:
                raise NewerStatisticsError
        else:
            _begin(self.tables, connection)
        _use_log(connection)
        connection.execute("PRAGMA foreign_keys = ON")
        self._check(connection)

    def _check(self, connection: sqlite3.Connection) -> None:
        """Check the whole file for damage, the first time it is opened."""
        identity = _identity(self.file)
        if identity is None or identity == self._checked:
            return
        if _pragma(connection, "integrity_check(1)") != "ok" or not self.tables.are_there(
            connection
        ):
            raise _BrokenFileError
        self._checked = identity

    def _set_aside(self) -> None:
        """Rename the broken file, unless another copy of the program has done so."""
        with _alone(self.file):
            self._checked = None
            try:
                with _finding_damage(), closing(self._open()):
                    return
            except _BrokenFileError:
                aside = _free_name(self.file)
                self.file.replace(aside)
                for beside in (LOG, INDEX):
                    with suppress(FileNotFoundError):
                        Path(f"{self.file}{beside}").replace(f"{aside}{beside}")
        self._on_aside(Aside(aside))


@contextmanager
def alone(file: Path) -> Iterator[None]:
    """Lock out other copies of the program; OSError if one holds the lock for long."""
    with _telling(file), _alone(file):
        yield


@contextmanager
def _telling(file: Path) -> Iterator[None]:
    """Turn SQLite's errors into system errors, which all callers handle."""
    try:
        yield
    except _BrokenFileError as error:
        raise OSError(errno.EIO, os.strerror(errno.EIO), str(file)) from error
    except sqlite3.Error as error:
        code = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_ERROR) & 0xFF
        number = _SYSTEM.get(code, errno.EIO)
        raise OSError(number, os.strerror(number), str(file)) from error


@contextmanager
def _transaction(connection: sqlite3.Connection) -> Iterator[None]:
    """A transaction that locks out other writers from its start."""
    connection.execute("BEGIN IMMEDIATE")
    try:
        yield
    except BaseException:
        # SQLite ends a transaction by itself if the disk is full.
        with suppress(sqlite3.OperationalError):
            connection.execute("ROLLBACK")
        raise
    connection.execute("COMMIT")


@contextmanager
def _finding_damage() -> Iterator[None]:
    try:
        yield
    except sqlite3.DatabaseError as error:
        if getattr(error, "sqlite_errorcode", sqlite3.SQLITE_ERROR) & 0xFF in _BROKEN:
            raise _BrokenFileError from error
        raise


def _begin(tables: Tables[Any, Any], connection: sqlite3.Connection) -> None:
    """Create the tables in an empty file, unless a second copy of the program just did."""
    with _transaction(connection):
        if _is_of(tables, connection):
            return
        if connection.execute("SELECT 1 FROM sqlite_master").fetchone():
            raise _BrokenFileError
        tables.create(connection)


def _check_files(file: Path) -> None:
    """Refuse pipes and devices: SQLite would read them, and wait."""
    for suffix in ("", LOG, INDEX, JOURNAL):
        check_regular(f"{file}{suffix}")


def _is_scrap(file: Path) -> bool:
    """Whether a file is too small for a database: SQLite would take it for an empty one."""
    with suppress(FileNotFoundError):
        return 0 < file.stat().st_size < SMALLEST_DATABASE and not Path(f"{file}{JOURNAL}").exists()
    return False


def _use_log(connection: sqlite3.Connection) -> None:
    """Use a write-ahead log, so that readers and a writer do not wait for each other."""
    # If another copy of the program is using the file, a later call does this.
    with suppress(sqlite3.OperationalError):
        connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")


def _is_of(tables: Tables[Any, Any], connection: sqlite3.Connection) -> bool:
    return bool(_pragma(connection, "application_id") == tables.application)


def _pragma(connection: sqlite3.Connection, name: str) -> Any:
    return connection.execute(f"PRAGMA {name}").fetchone()[0]


def _identity(file: Path) -> tuple[int, int] | None:
    """A value that stays the same as long as it is the same file."""
    with suppress(OSError):
        status = file.stat()
        return status.st_dev, status.st_ino
    return None


@contextmanager
def _alone(file: Path) -> Iterator[None]:
    """Lock out other copies of the program; SQLite's lock on a second file works everywhere."""
    lock = file.with_name(file.name + ".lock")
    _clear_way(lock)
    _check_files(lock)
    with closing(sqlite3.connect(lock, timeout=10, isolation_level=None)) as connection:
        connection.execute("BEGIN EXCLUSIVE")
        yield


def _clear_way(lock: Path) -> None:
    """Rename anything that cannot be our lock, which is an empty file."""
    with suppress(FileNotFoundError):
        status = lock.lstat()
        if not stat.S_ISREG(status.st_mode) or status.st_size:
            lock.replace(_free_name(lock))


def _free_name(file: Path) -> Path:
    """A file name with the time at which the file was found broken."""
    name = f"{file.name}.broken-{datetime.now():%Y%m%d-%H%M%S}"
    taken = sum(other.name.startswith(name) for other in file.parent.iterdir())
    return file.with_name(f"{name}-{taken + 1}" if taken else name)
