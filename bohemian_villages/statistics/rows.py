"""Rows of the database as finished games; whoever wrote them, wrong values come no further."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime
from typing import Any

from ..engine.dice import FACES
from ..engine.scoring import Score
from ..engine.setup import COLORS, LEAST_PLAYERS, MOST_PLAYERS
from ..finished_games.tables import LARGEST, moment
from .entry import Finished, Seat

Row = tuple[Any, ...]

# Columns of a row that belong to the game; those of a seat begin with its game and place.
OF_GAME = 5
_OF_SEAT = 7


class BadRowsError(Exception):
    """No game was ever like that."""


def text(data: bytes) -> str | bytes:
    """A text of the database; what is none stays bytes, and is found out later."""
    try:
        return data.decode()
    except UnicodeDecodeError:
        return data


def finished(game: Row, rows: Iterable[Row]) -> Finished:
    """A game, from the columns all its rows share and those rows; BadRowsError if it is none."""
    number, key, ended_at, turns, seconds = game
    seats = tuple(_seat(row[_OF_SEAT:]) for row in rows)
    _expect(LEAST_PLAYERS <= len(seats) <= MOST_PLAYERS)
    _expect(all(seat.place <= len(seats) for seat in seats))
    _expect(isinstance(key, str) and _is_count(turns))
    _expect(seconds is None or _is_number(seconds, 0, LARGEST))
    return Finished(key, _moment(ended_at), turns, seats, seconds, number)


def _seat(row: Row) -> Seat:
    name, color, control, *parts, place, won = row[:-FACES]
    dice = row[-FACES:]
    _expect(all(isinstance(each, str) for each in (name, color, control)) and color in COLORS)
    _expect(all(isinstance(part, int) and abs(part) <= LARGEST for part in parts))
    _expect(_is_count(place) and place >= 1 and _is_number(won, 0, 1))
    _expect(all(map(_is_count, dice)))
    return Seat(name, color, control, Score(*parts), place, won, dice)


def _moment(seconds: object) -> datetime:
    _expect(isinstance(seconds, int | float))
    try:
        return moment(seconds)  # type: ignore[arg-type]  # As expected.
    except ValueError as error:
        raise BadRowsError from error


def _is_count(value: object) -> bool:
    return isinstance(value, int) and 0 <= value <= LARGEST


def _is_number(value: object, least: float, most: float) -> bool:
    return isinstance(value, int | float) and least <= value <= most


def _expect(holds: bool) -> None:
    if not holds:
        raise BadRowsError
