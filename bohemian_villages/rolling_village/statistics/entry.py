"""A finished game in numbers: seats, results, and the deal."""

from __future__ import annotations

from datetime import date, datetime

from attrs import frozen

from ...finished_games.tables import record_key
from ...levels import is_human
from ..engine.game import Game
from ..engine.record import dumps
from ..engine.scoring import score, winners
from ..engine.setup import Setup
from .daily import day_of, is_on_its_day

LONGEST_DEAL = 100
"""Longer ones are not worth typing again."""


@frozen
class Seat:
    """A player's part in a finished game."""

    name: str
    control: str
    turns: int
    """The points of all nine turns."""
    squares: int
    place: int
    """From 1; equal totals share one."""
    won: float
    """The share of the win: 1, a half if two share it, 0."""

    @property
    def total(self) -> int:
        """All points."""
        return self.turns + self.squares

    @property
    def is_person(self) -> bool:
        """Whether a person played."""
        return is_human(self.control)

    @property
    def ai_level(self) -> str:
        """The level of a computer player; empty for a person."""
        return "" if self.is_person else self.control


@frozen
class Finished:
    """A finished game. `number` is its number in the database, 0 before it has one."""

    key: str
    """The same record has the same key, so no game is counted twice."""
    ended_at: datetime
    deal: str | None
    """The seed; None for real dice, and where a game was branched off another."""
    seats: tuple[Seat, ...]
    seconds: float | None = None
    """How long it was played, if known."""
    number: int = 0

    @property
    def is_alone(self) -> bool:
        """Whether one played alone, for medals."""
        return len(self.seats) == 1

    @property
    def day(self) -> date | None:
        """The day whose deal it was; None for any other game, and if it was not played alone."""
        return day_of(self.deal) if self.is_alone and self.seats[0].is_person else None

    @property
    def is_on_its_day(self) -> bool:
        """Whether it was the deal of the day on which it was played."""
        return self.day is not None and is_on_its_day(self.day, self.ended_at.astimezone())


def entry_of(game: Game, ended_at: datetime, seconds: float | None = None) -> Finished:
    """The statistics of a finished game."""
    if not game.state.is_over:
        raise ValueError("only a game that is over has a result")
    return Finished(
        record_key(dumps(game)), ended_at, deal_to_keep(game.setup), _seats(game), seconds
    )


def deal_to_keep(setup: Setup) -> str | None:
    """The seed of a game, if it alone decided the dice and a database can hold it."""
    seed = setup.seed
    if seed is None or setup.dice_from or len(seed) > LONGEST_DEAL:
        return None
    # A record may contain a lone surrogate, a database may not.
    return None if any("\ud800" <= sign <= "\udfff" for sign in seed) else seed


def _seats(game: Game) -> tuple[Seat, ...]:
    scores = score(game.state)
    best = winners(scores)
    return tuple(
        Seat(
            name=player.name,
            control=player.control,
            turns=sum(scores[seat].turns),
            squares=scores[seat].squares,
            place=1 + sum(other.total > scores[seat].total for other in scores),
            won=1 / len(best) if seat in best else 0.0,
        )
        for seat, player in enumerate(game.setup.players)
    )
