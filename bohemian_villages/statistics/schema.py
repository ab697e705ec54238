"""The database as SQL: its tables, the mark that it is ours, and games as rows."""

from __future__ import annotations

import sqlite3
import zlib
from collections.abc import Iterable, Iterator
from contextlib import closing
from functools import cache
from itertools import groupby
from typing import Any

from ..files import LARGEST_RECORD
from . import rows
from .entry import Finished, Seat

VERSION = 1
# "BVst": tells our file from any other that SQLite can read.
APPLICATION = 0x42567374

TABLES = ("games", "seats")
_CREATE = """
CREATE TABLE games (
    number INTEGER PRIMARY KEY,
    key TEXT NOT NULL UNIQUE,
    ended_at REAL NOT NULL,  -- seconds since 1970, UTC
    turns INTEGER NOT NULL,
    seconds REAL,
    record BLOB NOT NULL  -- the record's text, UTF-8, zlib
);
CREATE TABLE seats (
    game INTEGER NOT NULL REFERENCES games (number) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    name TEXT NOT NULL,
    color TEXT NOT NULL,
    control TEXT NOT NULL,
    coins INTEGER NOT NULL,
    town_halls INTEGER NOT NULL,
    shops INTEGER NOT NULL,
    churches INTEGER NOT NULL,
    goods INTEGER NOT NULL,
    place INTEGER NOT NULL,
    won REAL NOT NULL,
    ones INTEGER NOT NULL,
    twos INTEGER NOT NULL,
    threes INTEGER NOT NULL,
    fours INTEGER NOT NULL,
    fives INTEGER NOT NULL,
    sixes INTEGER NOT NULL,
    PRIMARY KEY (game, seat)
) WITHOUT ROWID;
"""
_INSERT_GAME = """
INSERT INTO games (key, ended_at, turns, seconds, record) VALUES (?, ?, ?, ?, ?)
ON CONFLICT (key) DO NOTHING RETURNING number
"""
_INSERT_SEAT = f"INSERT INTO seats VALUES ({', '.join('?' * 18)})"
_SELECT = """
SELECT games.number, key, ended_at, turns, seconds, seats.*
FROM games LEFT JOIN seats ON seats.game = games.number ORDER BY games.number, seats.seat
"""


def create(connection: sqlite3.Connection) -> None:
    """Make the tables; within a transaction, so that they are there all or not at all."""
    for statement in _CREATE.split(";"):
        if statement.strip():
            connection.execute(statement)
    connection.execute(f"PRAGMA application_id = {APPLICATION}")
    connection.execute(f"PRAGMA user_version = {VERSION}")


def insert(connection: sqlite3.Connection, entry: Finished, record: str) -> bool:
    """Add a game; whether it was not there yet."""
    values = (entry.key, entry.ended_at.timestamp(), entry.turns, entry.seconds)
    added = connection.execute(_INSERT_GAME, (*values, packed(record))).fetchone()
    if added is None:
        return False
    rows = [(added[0], place, *_seat_row(seat)) for place, seat in enumerate(entry.seats)]
    connection.executemany(_INSERT_SEAT, rows)
    return True


def _seat_row(seat: Seat) -> tuple[Any, ...]:
    score = seat.score
    parts = (score.coins, score.town_halls, score.shops, score.churches, score.goods)
    return (seat.name, seat.color, seat.control, *parts, seat.place, seat.won, *seat.dice)


def state(connection: sqlite3.Connection) -> object:
    """What differs whenever other games are kept: numbers may come again, keys do not."""
    last = (
        "SELECT number, key, (SELECT count(*) FROM games) FROM games ORDER BY number DESC LIMIT 1"
    )
    return connection.execute(last).fetchone()


def select(connection: sqlite3.Connection) -> Iterator[Finished | None]:
    """All games, the one added first first; None for each whose values are wrong."""
    # Else a single text that is none would end the whole list.
    connection.text_factory = rows.text
    found: Iterable[rows.Row] = connection.execute(_SELECT)
    for game, group in groupby(found, lambda row: row[: rows.OF_GAME]):
        try:
            yield rows.finished(game, group)
        except rows.BadRowsError:
            yield None


def has_tables(connection: sqlite3.Connection) -> bool:
    """Whether the tables are there as they were made, and nothing happens by itself in them."""
    # A trigger could delete games, or keep whoever adds one busy for ever.
    if connection.execute("SELECT 1 FROM sqlite_master WHERE type = 'trigger'").fetchone():
        return False
    return all(_columns(connection, table) == columns for table, columns in _expected().items())


@cache
def _expected() -> dict[str, list[Any]]:
    with closing(sqlite3.connect(":memory:")) as connection:
        create(connection)
        return {table: _columns(connection, table) for table in TABLES}


def _columns(connection: sqlite3.Connection, table: str) -> list[Any]:
    return connection.execute(f"PRAGMA table_info({table})").fetchall()


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
