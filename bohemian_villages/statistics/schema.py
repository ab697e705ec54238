"""The database of Bohemian Villages: its tables as SQL, and games as rows."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator, Mapping
from typing import Any

from attrs import evolve

from ..engine.game import Game
from ..engine.record import dumps, loads
from ..finished_games import values
from ..finished_games.tables import Tables, packed
from ..play.characters import is_character
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
# Not in the files of older programs, which leave it alone: made when it is needed first.
_CREATE_CHARACTERS = """
CREATE TABLE characters (
    game INTEGER NOT NULL REFERENCES games (number) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    character TEXT NOT NULL,
    PRIMARY KEY (game, seat)
) WITHOUT ROWID
"""
_COLUMNS = ["game", "seat", "character"]
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
    """Add a game; returns whether it was new."""
    values = (entry.key, entry.ended_at.timestamp(), entry.turns, entry.seconds)
    added = connection.execute(_INSERT_GAME, (*values, packed(record))).fetchone()
    if added is None:
        return False
    rows = [(added[0], place, *_seat_row(seat)) for place, seat in enumerate(entry.seats)]
    connection.executemany(_INSERT_SEAT, rows)
    _insert_characters(connection, added[0], entry)
    return True


def _insert_characters(connection: sqlite3.Connection, number: int, entry: Finished) -> None:
    """Add who played with a character; within the transaction of the game."""
    rows = [
        (number, place, seat.character) for place, seat in enumerate(entry.seats) if seat.character
    ]
    columns = _columns_of_characters(connection)
    if rows and not columns:
        connection.execute(_CREATE_CHARACTERS)
    if rows and columns in ([], _COLUMNS):
        connection.executemany("INSERT OR REPLACE INTO characters VALUES (?, ?, ?)", rows)


def _columns_of_characters(connection: sqlite3.Connection) -> list[str]:
    """The columns of the table; none where there is no such table."""
    return [row[1] for row in connection.execute("SELECT * FROM pragma_table_info('characters')")]


def _seat_row(seat: Seat) -> tuple[Any, ...]:
    score = seat.score
    parts = (score.coins, score.town_halls, score.shops, score.churches, score.goods)
    return (seat.name, seat.color, seat.control, *parts, seat.place, seat.won, *seat.dice)


def select(connection: sqlite3.Connection) -> Iterator[Finished | None]:
    """All games in the order in which they were added; None for each with wrong values."""
    # Otherwise a single invalid text would end the whole list.
    connection.text_factory = values.text
    characters = _select_characters(connection)
    for found in values.entries(connection.execute(_SELECT), rows.OF_GAME, rows.finished):
        yield found and _with_characters(found, characters)


def _select_characters(connection: sqlite3.Connection) -> dict[tuple[int, int], str]:
    """The characters that are known, by game and seat; whatever else stands there is none."""
    if _columns_of_characters(connection) != _COLUMNS:
        return {}
    found = connection.execute("SELECT game, seat, character FROM characters")
    return {(game, seat): key for game, seat, key in found if is_character(key)}


def _with_characters(entry: Finished, known: Mapping[tuple[int, int], str]) -> Finished:
    seats = tuple(
        evolve(seat, character=known.get((entry.number, place), ""))
        for place, seat in enumerate(entry.seats)
    )
    return evolve(entry, seats=seats)


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
