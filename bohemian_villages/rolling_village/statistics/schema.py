"""The database of Rolling Village: its tables as SQL, and games as rows."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Iterator
from pathlib import Path

from ...finished_games import Tables, values
from ...finished_games.tables import LARGEST, packed
from ...finished_games.values import Row, expect, is_count, is_number, moment_of
from ...folders import data_folder
from ..engine.game import Game
from ..engine.record import dumps, loads
from ..engine.setup import MOST_PLAYERS
from .entry import Finished, Seat, entry_of

_CREATE = """
CREATE TABLE games (
    number INTEGER PRIMARY KEY,
    key TEXT NOT NULL UNIQUE,
    ended_at REAL NOT NULL,  -- seconds since 1970, UTC
    deal TEXT,
    seconds REAL,
    record BLOB NOT NULL  -- the record's text, UTF-8, zlib
);
CREATE TABLE seats (
    game INTEGER NOT NULL REFERENCES games (number) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    name TEXT NOT NULL,
    control TEXT NOT NULL,
    turns INTEGER NOT NULL,
    squares INTEGER NOT NULL,
    place INTEGER NOT NULL,
    won REAL NOT NULL,
    PRIMARY KEY (game, seat)
) WITHOUT ROWID;
"""
_INSERT_GAME = """
INSERT INTO games (key, ended_at, deal, seconds, record) VALUES (?, ?, ?, ?, ?)
ON CONFLICT (key) DO NOTHING RETURNING number
"""
_INSERT_SEAT = f"INSERT INTO seats VALUES ({', '.join('?' * 8)})"
_SELECT = """
SELECT games.number, key, ended_at, deal, seconds, seats.*
FROM games LEFT JOIN seats ON seats.game = games.number ORDER BY games.number, seats.seat
"""
# Columns of a row that belong to the game; those of a seat begin with its game and place.
_OF_GAME, _OF_SEAT = 5, 7


def statistics_file() -> Path:
    """Where the finished games of Rolling Village are kept."""
    return data_folder() / "rolling-village.sqlite3"


def insert(connection: sqlite3.Connection, entry: Finished, record: str) -> bool:
    """Add a game; whether it was not there yet."""
    game = (entry.key, entry.ended_at.timestamp(), entry.deal, entry.seconds, packed(record))
    added = connection.execute(_INSERT_GAME, game).fetchone()
    if added is None:
        return False
    rows = [
        (added[0], place, seat.name, seat.control, seat.turns, seat.squares, seat.place, seat.won)
        for place, seat in enumerate(entry.seats)
    ]
    connection.executemany(_INSERT_SEAT, rows)
    return True


def select(connection: sqlite3.Connection) -> Iterator[Finished | None]:
    """All games in the order added; None for each whose values are wrong."""
    # One invalid text must not end the whole list.
    connection.text_factory = values.text
    yield from values.entries(connection.execute(_SELECT), _OF_GAME, _finished)


def _finished(game: Row, rows: Iterable[Row]) -> Finished:
    number, key, ended_at, deal, seconds = game
    seats = tuple(_seat(row[_OF_SEAT:]) for row in rows)
    expect(len(seats) <= MOST_PLAYERS and all(seat.place <= len(seats) for seat in seats))
    expect(isinstance(key, str) and (deal is None or isinstance(deal, str)))
    expect(seconds is None or is_number(seconds, 0, LARGEST))
    return Finished(key, moment_of(ended_at), deal, seats, seconds, number)


def _seat(row: Row) -> Seat:
    name, control, turns, squares, place, won = row
    expect(isinstance(name, str) and isinstance(control, str))
    expect(is_count(turns) and is_count(squares))
    expect(is_count(place) and place >= 1 and is_number(won, 0, 1))
    return Seat(name, control, turns, squares, place, won)


TABLES: Tables[Game, Finished] = Tables(
    # "RVst"
    application=0x52567374,
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
