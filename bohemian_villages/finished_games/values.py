"""Checking values from a database: wrong ones go no further, whatever wrote them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from datetime import datetime
from itertools import groupby
from typing import Any, TypeVar

from .tables import LARGEST, moment

Row = tuple[Any, ...]
Entry = TypeVar("Entry")


class BadRowsError(Exception):
    """No game can have these values."""


def text(data: bytes) -> str | bytes:
    """A text from the database; invalid ones stay bytes, and are found later."""
    try:
        return data.decode()
    except UnicodeDecodeError:
        return data


def entries(
    rows: Iterable[Row], of_game: int, made: Callable[[Row, Iterable[Row]], Entry]
) -> Iterator[Entry | None]:
    """A game for each group of rows with the same first columns; None where values are wrong."""
    for game, group in groupby(rows, lambda row: row[:of_game]):
        try:
            yield made(game, group)
        except BadRowsError:
            yield None


def moment_of(seconds: object) -> datetime:
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
