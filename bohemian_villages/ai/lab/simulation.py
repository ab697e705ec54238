"""Simulated games: one game of a run, and what is told of it."""

from __future__ import annotations

import secrets
from collections.abc import Sequence

from attrs import frozen

from ...engine.record import dumps
from ...engine.scoring import score, winners
from ..players.bot_seat import LostSeat
from .company import Company

# As many random bits as no one can guess or meet twice.
SEED_BYTES = 16


def new_seed() -> str:
    """A seed drawn by the program."""
    return secrets.token_hex(SEED_BYTES)


def nth_seed(seed: str, number: int) -> str:
    """The seed of a game, or of a deal, of a run; they count from 1."""
    return f"{seed}-{number}"


@frozen
class GameTask:
    """A game to play."""

    seed: str
    with_record: bool
    """Whether the record is wanted as well."""


@frozen
class GameResult:
    """How a game went, told by seat. It is not over if nothing could bring it to its end."""

    seed: str
    turns: int
    names: tuple[str, ...]
    totals: tuple[int, ...]
    winners: tuple[int, ...]
    is_over: bool
    lost_seats: tuple[LostSeat, ...]
    record: str


def simulate(company: Company, task: GameTask) -> GameResult:
    """Play one game, everybody in the seat in which they entered."""
    played = company.play(task.seed, range(len(company.entries)))
    game = played.game
    scores = score(game.state)
    return GameResult(
        seed=task.seed,
        turns=game.turn,
        names=tuple(player.name for player in game.setup.players),
        totals=tuple(part.total for part in scores),
        winners=tuple(winners(scores)) if game.state.is_over else (),
        is_over=game.state.is_over,
        lost_seats=played.lost_seats,
        record=dumps(game) if task.with_record else "",
    )


def share_of_win(winners: Sequence[int], seat: int) -> float:
    """The part of a win that falls to a seat; a shared win counts in parts."""
    return 1 / len(winners) if seat in winners else 0.0
