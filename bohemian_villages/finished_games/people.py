"""Finished games from the view of one of their players. Knows no game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from datetime import datetime
from typing import Any, Generic, Protocol, TypeVar

from attrs import field, frozen


class AnyFinished(Protocol):
    """A finished game; its seats have a name, and whether a person sat there."""

    @property
    def seats(self) -> tuple[Any, ...]:
        """The seats in order."""

    @property
    def ended_at(self) -> datetime:
        """When it ended."""

    @property
    def number(self) -> int:
        """Its number in the database."""


Finished = TypeVar("Finished", bound=AnyFinished)
Seat = TypeVar("Seat")


@frozen
class SeatOfGame(Generic[Finished, Seat]):
    """A game and one of its players. Values needed repeatedly are stored."""

    game: Finished
    seat: int
    own: Seat = field(init=False)
    others: tuple[Seat, ...] = field(init=False)
    """In seating order."""

    @own.default
    def _own(self) -> Any:
        return self.game.seats[self.seat]

    @others.default
    def _others(self) -> tuple[Any, ...]:
        return self.game.seats[: self.seat] + self.game.seats[self.seat + 1 :]


def people(games: Iterable[AnyFinished]) -> list[str]:
    """The names of the players, most games first; AI players only if no person played."""
    seats = [seat for game in games for seat in game.seats]
    names = Counter(seat.name for seat in seats if seat.is_person)
    return [name for name, _ in (names or Counter(seat.name for seat in seats)).most_common()]


def played_by(
    name: str, games: Sequence[Finished], counts: Callable[[Finished], bool]
) -> list[tuple[Finished, int]]:
    """The games of a player that count, each with their seat; the latest first."""
    # A person's games are not those of an AI player with the same name.
    is_person = any(seat.is_person and seat.name == name for game in games for seat in game.seats)
    found = [
        (game, place)
        for game in games
        if counts(game) and (place := _place_of(game, name, is_person)) is not None
    ]
    return sorted(found, key=lambda played: (played[0].ended_at, played[0].number))[::-1]


def _place_of(game: AnyFinished, name: str, is_person: bool) -> int | None:
    """The seat of a player in a game."""
    fitting = (seat.name == name and (seat.is_person or not is_person) for seat in game.seats)
    return next((place for place, fits in enumerate(fitting) if fits), None)
