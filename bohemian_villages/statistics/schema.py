"""The database of Bohemian Villages: its tables as SQL, and games as rows."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator, Mapping
from typing import Any

from attrs import evolve, frozen

from ..engine.game import Game
from ..engine.record import dumps, loads
from ..finished_games import values
from ..finished_games.tables import Tables, packed
from ..play.characters import is_character
from ..play.seats import is_strength
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
# What else is known of some seats. Not in the files of older programs, which leave these tables
# alone: each is made when it is needed first.
_CREATE_MORE = """
CREATE TABLE {table} (
    game INTEGER NOT NULL REFERENCES games (number) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    {column} {kind} NOT NULL,
    PRIMARY KEY (game, seat)
) WITHOUT ROWID
"""


@frozen
class _More:
    """A table with one more value of some seats."""

    table: str
    column: str
    """As the value of a Seat is called, too."""
    kind: str
    is_valid: Callable[[object], bool]

    def insert(self, connection: sqlite3.Connection, number: int, entry: Finished) -> None:
        """Add the values of a game; within its transaction."""
        values = enumerate(getattr(seat, self.column) for seat in entry.seats)
        rows = [(number, place, value) for place, value in values if self.is_valid(value)]
        columns = self._columns(connection)
        if rows and not columns:
            sql = _CREATE_MORE.format(table=self.table, column=self.column, kind=self.kind)
            connection.execute(sql)
        if rows and columns in ([], self._own_columns):
            connection.executemany(f"INSERT OR REPLACE INTO {self.table} VALUES (?, ?, ?)", rows)

    def select(self, connection: sqlite3.Connection) -> dict[tuple[int, int], Any]:
        """The valid values, by game and seat."""
        if self._columns(connection) != self._own_columns:
            return {}
        found = connection.execute(f"SELECT game, seat, {self.column} FROM {self.table}")
        return {(game, seat): value for game, seat, value in found if self.is_valid(value)}

    @property
    def _own_columns(self) -> list[str]:
        return ["game", "seat", self.column]

    def _columns(self, connection: sqlite3.Connection) -> list[str]:
        """The columns of the table; none where there is no such table."""
        found = connection.execute(f"SELECT * FROM pragma_table_info('{self.table}')")
        return [row[1] for row in found]


_MORE = (
    _More("characters", "character", "TEXT", is_character),
    _More("strengths", "strength", "INTEGER", is_strength),
)
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
    for more in _MORE:
        more.insert(connection, added[0], entry)
    return True


def _seat_row(seat: Seat) -> tuple[Any, ...]:
    score = seat.score
    parts = (score.coins, score.town_halls, score.shops, score.churches, score.goods)
    return (seat.name, seat.color, seat.control, *parts, seat.place, seat.won, *seat.dice)


def select(connection: sqlite3.Connection) -> Iterator[Finished | None]:
    """All games in the order in which they were added; None for each with wrong values."""
    # Otherwise a single invalid text would end the whole list.
    connection.text_factory = values.text
    known = {more.column: more.select(connection) for more in _MORE}
    for found in values.entries(connection.execute(_SELECT), rows.OF_GAME, rows.finished):
        yield found and _with_more(found, known)


def _with_more(entry: Finished, known: Mapping[str, Mapping[tuple[int, int], Any]]) -> Finished:
    def seat_with(place: int, seat: Seat) -> Seat:
        at = (entry.number, place)
        return evolve(seat, **{name: of[at] for name, of in known.items() if at in of})

    return evolve(entry, seats=tuple(map(seat_with, range(entry.players), entry.seats)))


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
