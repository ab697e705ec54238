"""The database of Bohemian Villages: its tables as SQL, and games as rows."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator, Mapping
from datetime import datetime
from pathlib import Path
from typing import Any

from attrs import evolve, frozen

from ..engine.game import Game
from ..engine.record import dumps, loads
from ..engine.scoring import Score
from ..engine.setup import COLORS, LEAST_PLAYERS, MOST_PLAYERS
from ..fair_dice import FACES
from ..finished_games import tables, values
from ..finished_games.tables import LARGEST, Tables
from ..finished_games.values import Row, expect, is_count, is_number
from ..folders import data_folder
from ..play.characters import is_character
from ..play.seats import is_strength
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


def statistics_file() -> Path:
    """The default file; its name is from the time when there was only one game."""
    return data_folder() / "statistics.sqlite3"


def insert(connection: sqlite3.Connection, entry: Finished, record: str) -> bool:
    """Add a game; returns whether it was new."""
    game = (entry.key, entry.ended_at.timestamp(), entry.turns, entry.seconds)
    number = tables.insert(connection, game, record, map(_seat_row, entry.seats))
    if number is None:
        return False
    for more in _MORE:
        more.insert(connection, number, entry)
    return True


def _seat_row(seat: Seat) -> tuple[Any, ...]:
    score = seat.score
    parts = (score.coins, score.town_halls, score.shops, score.churches, score.goods)
    return (seat.name, seat.color, seat.control, *parts, seat.place, seat.won, *seat.dice)


def select(connection: sqlite3.Connection) -> Iterator[Finished | None]:
    """All games in the order in which they were added; None for each with wrong values."""
    known = {more.column: more.select(connection) for more in _MORE}
    for found in values.entries(connection, "turns", _seat, _finished):
        yield found and _with_more(found, known)


def _finished(
    key: str, ended_at: datetime, turns: int, seats: tuple[Seat, ...], *others: Any
) -> Finished:
    expect(LEAST_PLAYERS <= len(seats) <= MOST_PLAYERS and is_count(turns))
    return Finished(key, ended_at, turns, seats, *others)


def _seat(row: Row) -> Seat:
    name, color, control, *parts, place, won = row[:-FACES]
    dice = row[-FACES:]
    expect(all(isinstance(each, str) for each in (name, color, control)) and color in COLORS)
    expect(all(isinstance(part, int) and abs(part) <= LARGEST for part in parts))
    expect(is_count(place) and place >= 1 and is_number(won, 0, 1))
    expect(all(map(is_count, dice)))
    return Seat(name, color, control, Score(*parts), place, won, dice)


def _with_more(entry: Finished, known: Mapping[str, Mapping[tuple[int, int], Any]]) -> Finished:
    def seat_with(place: int, seat: Seat) -> Seat:
        at = (entry.number, place)
        return evolve(seat, **{name: of[at] for name, of in known.items() if at in of})

    return evolve(entry, seats=tuple(map(seat_with, range(entry.players), entry.seats)))


TABLES: Tables[Game, Finished] = Tables(
    # "BVst"
    application=0x42567374,
    version=1,
    sql=_CREATE,
    loads=loads,
    dumps=dumps,
    entry_of=entry_of,
    insert=insert,
    select=select,
)
