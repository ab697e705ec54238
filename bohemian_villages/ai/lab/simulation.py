"""Simulated games: one game of a run, and its result."""

from __future__ import annotations

import secrets
from collections.abc import Sequence

from attrs import frozen

from ...engine.record import dumps
from ...engine.scoring import score, winners
from ..players.bot_seat import LostSeat
from .game_runner import GameRunner

# Enough random bits that nobody guesses a seed or draws it twice.
SEED_BYTES = 16


def new_seed() -> str:
    """A new random seed."""
    return secrets.token_hex(SEED_BYTES)


def nth_seed(seed: str, number: int) -> str:
    """The seed of a run's game or deal of that number, counted from 1."""
    return f"{seed}-{number}"


@frozen
class GameTask:
    """A game to play."""

    seed: str
    with_record: bool
    """Whether the record is wanted as well."""


@frozen
class GameResult:
    """The result of a game, by seat. It is not over if it reached the limit of turns."""

    seed: str
    turns: int
    names: tuple[str, ...]
    totals: tuple[int, ...]
    winners: tuple[int, ...]
    is_over: bool
    lost_seats: tuple[LostSeat, ...]
    record: str


def simulate(runner: GameRunner, task: GameTask) -> GameResult:
    """Play one game, seated in the order of the lineup."""
    played = runner.play(task.seed, range(len(runner.entrants)))
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
    """A seat's share of the win; a shared win counts in parts."""
    return 1 / len(winners) if seat in winners else 0.0
