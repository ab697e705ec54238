"""Tables: what the database of one kind of game holds, and how its games become rows."""

from __future__ import annotations

import sqlite3
import zlib
from collections.abc import Callable, Iterator
from contextlib import closing
from datetime import UTC, datetime, timedelta
from functools import cache
from hashlib import sha256
from typing import Any, Generic, TypeVar

from attrs import frozen

from ..files import LARGEST_RECORD

Game = TypeVar("Game")
Entry = TypeVar("Entry")

# No game comes near it, and nothing that is worked out from such numbers overflows.
LARGEST = 1_000_000_000
# On the first and the last day of the calendar it is another year somewhere: no local time is left.
_EDGE = timedelta(days=2)
_FIRST = datetime.min.replace(tzinfo=UTC) + _EDGE
_LAST = datetime.max.replace(tzinfo=UTC) - _EDGE


@frozen
class Tables(Generic[Game, Entry]):
    """One kind of game. Its table `games` has the columns number, key and record at least."""

    application: int
    """Tells the file from any other that SQLite can read."""
    version: int
    names: tuple[str, ...]
    sql: str
    """Makes the tables."""
    loads: Callable[[bytes | str], Game]
    dumps: Callable[[Game], str]
    is_over: Callable[[Game], bool]
    entry_of: Callable[[Game, datetime, float | None], Entry]
    """A game that is over, in numbers."""
    insert: Callable[[sqlite3.Connection, Entry, str], bool]
    """Adds an entry and its record; whether it was not there yet."""
    select: Callable[[sqlite3.Connection], Iterator[Entry | None]]
    """All games, the one added first first; None for each whose values are wrong."""

    def create(self, connection: sqlite3.Connection) -> None:
        """Make the tables; within a transaction, so that they are there all or not at all."""
        for statement in self.sql.split(";"):
            if statement.strip():
                connection.execute(statement)
        connection.execute(f"PRAGMA application_id = {self.application}")
        connection.execute(f"PRAGMA user_version = {self.version}")

    def are_there(self, connection: sqlite3.Connection) -> bool:
        """Whether they are there as they were made, and nothing happens by itself in them."""
        # A trigger could delete games, or keep whoever adds one busy for ever.
        if connection.execute("SELECT 1 FROM sqlite_master WHERE type = 'trigger'").fetchone():
            return False
        expected = _expected(self)
        return all(_columns(connection, table) == columns for table, columns in expected.items())


@cache
def _expected(tables: Tables[Any, Any]) -> dict[str, list[Any]]:
    with closing(sqlite3.connect(":memory:")) as connection:
        tables.create(connection)
        return {table: _columns(connection, table) for table in tables.names}


def _columns(connection: sqlite3.Connection, table: str) -> list[Any]:
    return connection.execute(f"PRAGMA table_info({table})").fetchall()


def state(connection: sqlite3.Connection) -> object:
    """What differs whenever other games are kept: numbers may come again, keys do not."""
    last = (
        "SELECT number, key, (SELECT count(*) FROM games) FROM games ORDER BY number DESC LIMIT 1"
    )
    return connection.execute(last).fetchone()


def record_key(text: str) -> str:
    """The key of the game that a record tells."""
    return sha256(text.encode()).hexdigest()


def packed(record: str) -> bytes:
    """A record as it is kept: a tenth of its size."""
    return zlib.compress(record.encode())


def unpacked(data: bytes) -> bytes:
    """The record of what is kept; zlib.error for one longer than any record, or not whole."""
    # A few kilobytes can be packed gigabytes.
    unpacker = zlib.decompressobj()
    record = unpacker.decompress(data, LARGEST_RECORD)
    if not unpacker.eof:
        raise zlib.error("too long, or not whole")
    return record


def moment(seconds: float) -> datetime:
    """When a game ended; ValueError for what is a date in no calendar, or not in every zone's."""
    try:
        found = datetime.fromtimestamp(seconds, UTC)
    except (OverflowError, OSError) as error:
        raise ValueError("no date") from error
    if not _FIRST <= found <= _LAST:
        raise ValueError("a date at the edge of the calendar")
    return found
