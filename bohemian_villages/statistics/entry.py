"""A finished game in numbers: who sat where, with what result, and which dice they rolled."""

from __future__ import annotations

from datetime import datetime

from attrs import frozen

from ..engine.dice import FACES
from ..engine.events import DiceRolled
from ..engine.game import Game
from ..engine.record import dumps
from ..engine.scoring import Score, score, winners
from ..engine.setup import HUMAN
from ..finished_games.tables import record_key

# As setups name them, weakest first. Whatever else decides for a seat is a person.
LEVELS = ("random", "easy", "medium", "hard", "expert")

_KNOWN = frozenset(LEVELS)

Faces = tuple[int, ...]
"""For each face, from 1, how often it came up."""


@frozen
class Seat:
    """A player's part in a finished game."""

    name: str
    color: str
    control: str
    score: Score
    place: int
    """From 1; equal totals share one."""
    won: float
    """The part of the win: 1, a half of a win shared by two, 0."""
    dice: Faces

    @property
    def level(self) -> str:
        """The level of the AI, or HUMAN."""
        return level_of(self.control)


@frozen
class Finished:
    """A finished game. `number` is its place in the database, 0 before it has one."""

    key: str
    """The same record has the same key, so no game is counted twice."""
    ended_at: datetime
    turns: int
    seats: tuple[Seat, ...]
    seconds: float | None = None
    """How long people sat at it, if that is known."""
    number: int = 0

    @property
    def players(self) -> int:
        """How many played."""
        return len(self.seats)


def level_of(control: str) -> str:
    """Who decides for a seat: a level, or HUMAN."""
    return control if control in _KNOWN else HUMAN


def entry_of(game: Game, ended_at: datetime, seconds: float | None = None) -> Finished:
    """A game that is over, in numbers."""
    if not game.state.is_over:
        raise ValueError("only a game that is over has a result")
    return Finished(record_key(dumps(game)), ended_at, game.turn, _seats(game), seconds)


def _seats(game: Game) -> tuple[Seat, ...]:
    scores, rolled = score(game.state), _dice(game)
    best = winners(scores)
    return tuple(
        Seat(
            name=player.name,
            color=player.color,
            control=player.control,
            score=scores[seat],
            place=1 + sum(other.total > scores[seat].total for other in scores),
            won=1 / len(best) if seat in best else 0.0,
            dice=rolled[seat],
        )
        for seat, player in enumerate(game.setup.players)
    )


def _dice(game: Game) -> list[Faces]:
    """For each seat how often each face came up, rerolls included."""
    counts = [[0] * FACES for _ in game.setup.players]
    for step in game.steps:
        for event in step.events:
            if isinstance(event, DiceRolled):
                for face in event.faces:
                    counts[event.player][face - 1] += 1
    return [tuple(faces) for faces in counts]
