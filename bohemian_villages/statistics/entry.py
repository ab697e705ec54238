"""A finished game in numbers: seats, results, and the dice rolled."""

from __future__ import annotations

from datetime import datetime

from attrs import frozen

from ..engine.events import DiceRolled
from ..engine.game import Game
from ..engine.record import dumps
from ..engine.scoring import Score, score, winners
from ..engine.setup import HUMAN, Player
from ..fair_dice import FACES
from ..finished_games.tables import record_key
from ..levels import LEVELS, is_human
from ..play.seats import MATCHED, character_of, matched_strength

# What opponents are grouped by, in the order in which it is shown.
GROUPS = (*LEVELS, MATCHED, HUMAN)

Faces = tuple[int, ...]
"""For each face, from 1, how often it was rolled."""


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
    """The share of the win: 1, a half if two share it, 0."""
    dice: Faces
    character: str = ""
    """The key of the character that played; one we do not know is none."""
    strength: int | None = None
    """The strength of a seat at somebody's level; None for all others."""

    @property
    def is_person(self) -> bool:
        """Whether a person played."""
        return is_human(self.control)

    @property
    def level(self) -> str:
        """The level of the AI, MATCHED for any strength at somebody's level, or HUMAN."""
        return level_of(self.control) if self.strength is None else MATCHED


@frozen
class Finished:
    """A finished game. `number` is its number in the database, 0 before it has one."""

    key: str
    """The same record has the same key, so no game is counted twice."""
    ended_at: datetime
    turns: int
    seats: tuple[Seat, ...]
    seconds: float | None = None
    """How long it was played, if known."""
    number: int = 0

    @property
    def players(self) -> int:
        """The number of players."""
        return len(self.seats)


def level_of(control: str) -> str:
    """The level of a seat's control, or HUMAN."""
    return HUMAN if is_human(control) else control


def entry_of(game: Game, ended_at: datetime, seconds: float | None = None) -> Finished:
    """The statistics of a finished game."""
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
            character=_character(player),
            strength=matched_strength(player) if player.control in LEVELS else None,
        )
        for seat, player in enumerate(game.setup.players)
    )


def _character(player: Player) -> str:
    known = character_of(player)
    return known.key if known is not None and not is_human(player.control) else ""


def _dice(game: Game) -> list[Faces]:
    """For each seat how often each face was rolled, including rerolls."""
    counts = [[0] * FACES for _ in game.setup.players]
    for step in game.steps:
        for event in step.events:
            if isinstance(event, DiceRolled):
                for face in event.faces:
                    counts[event.player][face - 1] += 1
    return [tuple(faces) for faces in counts]
