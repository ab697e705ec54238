"""Tables: what the database of one kind of game contains, and how its games become rows."""

from __future__ import annotations

import sqlite3
import zlib
from collections.abc import Callable, Iterable, Iterator
from contextlib import closing
from datetime import UTC, datetime, timedelta
from functools import cache
from hashlib import sha256
from typing import Any, Generic, TypeVar

from attrs import frozen

from ..files import LARGEST_RECORD

Game = TypeVar("Game")
Entry = TypeVar("Entry")

# No game comes near it, and no calculation with such numbers overflows.
LARGEST = 1_000_000_000
# On the calendar's first and last day, some time zones are outside of it: there is no local time.
_EDGE = timedelta(days=2)
_FIRST = datetime.min.replace(tzinfo=UTC) + _EDGE
_LAST = datetime.max.replace(tzinfo=UTC) - _EDGE


@frozen
class Tables(Generic[Game, Entry]):
    """The tables of one kind of game, `games` and `seats` among them."""

    application: int
    """The SQLite application id, which tells the file from other databases."""
    version: int
    sql: str
    """Creates the tables."""
    loads: Callable[[bytes | str], Game]
    dumps: Callable[[Game], str]
    entry_of: Callable[[Game, datetime, float | None], Entry]
    """Makes the statistics of a finished game."""
    insert: Callable[[sqlite3.Connection, Entry, str], bool]
    """Adds an entry and its record; returns whether it was new."""
    select: Callable[[sqlite3.Connection], Iterator[Entry | None]]
    """All games in the order in which they were added; None for each with wrong values."""

    def create(self, connection: sqlite3.Connection) -> None:
        """Create all tables in one transaction."""
        for statement in self.sql.split(";"):
            if statement.strip():
                connection.execute(statement)
        connection.execute(f"PRAGMA application_id = {self.application}")
        connection.execute(f"PRAGMA user_version = {self.version}")

    def are_there(self, connection: sqlite3.Connection) -> bool:
        """Whether the tables are as they were created, without triggers."""
        # A trigger could delete games, or keep the program busy for ever.
        if connection.execute("SELECT 1 FROM sqlite_master WHERE type = 'trigger'").fetchone():
            return False
        expected = _expected(self)
        return all(_columns(connection, table) == columns for table, columns in expected.items())


@cache
def _expected(tables: Tables[Any, Any]) -> dict[str, list[Any]]:
    with closing(sqlite3.connect(":memory:")) as connection:
        tables.create(connection)
        return {table: _columns(connection, table) for table in ("games", "seats")}


def _columns(connection: sqlite3.Connection, table: str) -> list[Any]:
    return connection.execute(f"PRAGMA table_info({table})").fetchall()


def insert(
    connection: sqlite3.Connection, game: tuple[Any, ...], record: str, seats: Iterable[Any]
) -> int | None:
    """Add the values of a game, its record and its seats; its number, None if it was there."""
    added = connection.execute(
        "INSERT INTO games VALUES (NULL, ?, ?, ?, ?, ?) "
        "ON CONFLICT (key) DO NOTHING RETURNING number",
        (*game, _packed(record)),
    ).fetchone()
    if added is None:
        return None
    rows = [(added[0], place, *seat) for place, seat in enumerate(seats)]
    connection.executemany(f"INSERT INTO seats VALUES ({', '.join('?' * len(rows[0]))})", rows)
    return int(added[0])


def state(connection: sqlite3.Connection) -> object:
    """A value that changes whenever the games do: numbers may be reused, keys are not."""
    last = (
        "SELECT number, key, (SELECT count(*) FROM games) FROM games ORDER BY number DESC LIMIT 1"
    )
    return connection.execute(last).fetchone()


def record_key(text: str) -> str:
    """The key of the game in a record."""
    return sha256(text.encode()).hexdigest()


def _packed(record: str) -> bytes:
    """A compressed record, a tenth of its size."""
    return zlib.compress(record.encode())


def unpacked(data: bytes) -> bytes:
    """The record from compressed data; zlib.error if it is incomplete or longer than any record."""
    # A few kilobytes can decompress to gigabytes.
    unpacker = zlib.decompressobj()
    record = unpacker.decompress(data, LARGEST_RECORD)
    if not unpacker.eof:
        raise zlib.error("too long, or not whole")
    return record


def moment(seconds: float) -> datetime:
    """When a game ended; ValueError if the date is outside of the calendar in any time zone."""
    try:
        found = datetime.fromtimestamp(seconds, UTC)
    except (OverflowError, OSError) as error:
        raise ValueError("no date") from error
    if not _FIRST <= found <= _LAST:
        raise ValueError("a date at the edge of the calendar")
    return found
