"""Finished games from rows of the database; wrong values go no further, whatever wrote them."""

from __future__ import annotations

from collections.abc import Iterable

from ..engine.scoring import Score
from ..engine.setup import COLORS, LEAST_PLAYERS, MOST_PLAYERS
from ..fair_dice import FACES
from ..finished_games.tables import LARGEST
from ..finished_games.values import Row, expect, is_count, is_number, moment_of
from .entry import Finished, Seat

# Columns of a row that belong to the game; those of a seat begin with its game and place.
OF_GAME = 5
_OF_SEAT = 7


def finished(game: Row, rows: Iterable[Row]) -> Finished:
    """A game from its common columns and the rows of its seats; BadRowsError if they are wrong."""
    number, key, ended_at, turns, seconds = game
    seats = tuple(_seat(row[_OF_SEAT:]) for row in rows)
    expect(LEAST_PLAYERS <= len(seats) <= MOST_PLAYERS)
    expect(all(seat.place <= len(seats) for seat in seats))
    expect(isinstance(key, str) and is_count(turns))
    expect(seconds is None or is_number(seconds, 0, LARGEST))
    return Finished(key, moment_of(ended_at), turns, seats, seconds, number)


def _seat(row: Row) -> Seat:
    name, color, control, *parts, place, won = row[:-FACES]
    dice = row[-FACES:]
    expect(all(isinstance(each, str) for each in (name, color, control)) and color in COLORS)
    expect(all(isinstance(part, int) and abs(part) <= LARGEST for part in parts))
    expect(is_count(place) and place >= 1 and is_number(won, 0, 1))
    expect(all(map(is_count, dice)))
    return Seat(name, color, control, Score(*parts), place, won, dice)
