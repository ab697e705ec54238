"""The database of Bohemian Villages: its tables as SQL, and games as rows."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Iterator
from itertools import groupby
from typing import Any

from ..engine.game import Game
from ..engine.record import dumps, loads
from ..finished_games.tables import Tables, packed
from . import rows
from .entry import Finished, Seat, entry_of

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


TABLES: Tables[Game, Finished] = Tables(
    # "BVst"
    application=0x42567374,
    version=1,
    names=("games", "seats"),
    sql=_CREATE,
    loads=loads,
    dumps=dumps,
    is_over=lambda game: game.state.is_over,
    entry_of=entry_of,
    insert=insert,
    select=select,
)
