"""The database of Rolling Village: its tables as SQL, and games as rows."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from datetime import datetime
from pathlib import Path
from typing import Any

from attrs import astuple

from ...finished_games import tables, values
from ...finished_games.tables import Tables
from ...finished_games.values import Row, expect, is_count, is_number
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


def statistics_file() -> Path:
    """Where the finished games of Rolling Village are kept."""
    return data_folder() / "rolling-village.sqlite3"


def insert(connection: sqlite3.Connection, entry: Finished, record: str) -> bool:
    """Add a game; returns whether it was new."""
    game = (entry.key, entry.ended_at.timestamp(), entry.deal, entry.seconds)
    return tables.insert(connection, game, record, map(astuple, entry.seats)) is not None


def select(connection: sqlite3.Connection) -> Iterator[Finished | None]:
    """All games in the order in which they were added; None for each with wrong values."""
    return values.entries(connection, "deal", _seat, _finished)


def _finished(
    key: str, ended_at: datetime, deal: str | None, seats: tuple[Seat, ...], *others: Any
) -> Finished:
    expect(len(seats) <= MOST_PLAYERS and (deal is None or isinstance(deal, str)))
    return Finished(key, ended_at, deal, seats, *others)


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
    sql=_CREATE,
    loads=loads,
    dumps=dumps,
    entry_of=entry_of,
    insert=insert,
    select=select,
)
