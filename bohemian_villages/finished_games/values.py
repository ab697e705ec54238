"""Checking values from a database: wrong ones go no further, whatever wrote them."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator
from datetime import datetime
from itertools import groupby
from typing import Any, TypeVar

from .tables import LARGEST, moment

Row = tuple[Any, ...]
Entry = TypeVar("Entry")

# Columns of a row that belong to the game; those of a seat begin with its game and place.
_OF_GAME, _OF_SEAT = 5, 7


class BadRowsError(Exception):
    """No game can have these values."""


def text(data: bytes) -> str | bytes:
    """A text from the database; invalid ones stay bytes, and are found later."""
    try:
        return data.decode()
    except UnicodeDecodeError:
        return data


def entries(
    connection: sqlite3.Connection,
    column: str,
    seat_of: Callable[[Row], Any],
    made: Callable[[str, datetime, Any, tuple[Any, ...], float | None, int], Entry],
) -> Iterator[Entry | None]:
    """All games in the order in which they were added; None for each with wrong values.

    `column` is the one that only this kind of game has; `made` checks its value and the seats.
    """
    rows = connection.execute(
        f"SELECT games.number, key, ended_at, {column}, seconds, seats.* "
        "FROM games LEFT JOIN seats ON seats.game = games.number ORDER BY games.number, seats.seat"
    )
    for (number, key, ended_at, own, seconds), group in groupby(rows, lambda row: row[:_OF_GAME]):
        try:
            seats = tuple(seat_of(row[_OF_SEAT:]) for row in group)
            expect(all(seat.place <= len(seats) for seat in seats) and isinstance(key, str))
            expect(seconds is None or is_number(seconds, 0, LARGEST))
            yield made(key, _moment_of(ended_at), own, seats, seconds, number)
        except BadRowsError:
            yield None


def _moment_of(seconds: object) -> datetime:
    """When a game ended."""
    expect(isinstance(seconds, int | float))
    try:
        return moment(seconds)  # type: ignore[arg-type]  # As expected.
    except ValueError as error:
        raise BadRowsError from error


def is_count(value: object) -> bool:
    """Whether a value is a valid count."""
    return isinstance(value, int) and 0 <= value <= LARGEST


def is_number(value: object, least: float, most: float) -> bool:
    """Whether a value is a number within bounds."""
    return isinstance(value, int | float) and least <= value <= most


def expect(holds: bool) -> None:
    """Raise unless a value is valid."""
    if not holds:
        raise BadRowsError
