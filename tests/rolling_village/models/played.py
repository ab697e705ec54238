"""Finished games of Rolling Village for tests: played at random, or made up."""

from __future__ import annotations

import random
from datetime import UTC, datetime, timedelta
from functools import cache

from bohemian_villages.rolling_village.engine.actions import Roll
from bohemian_villages.rolling_village.engine.game import Game
from bohemian_villages.rolling_village.engine.moves import legal_actions
from bohemian_villages.rolling_village.engine.setup import HUMAN, Player, Setup
from bohemian_villages.rolling_village.printed_sheet import standard_sheet
from bohemian_villages.rolling_village.statistics.entry import Finished, Seat

NAMES = ("Anna", "Tomáš", "Ludmila", "Karel")
START = datetime(2026, 10, 1, 12, tzinfo=UTC)


def day(number: int) -> datetime:
    """Noon of a day."""
    return START + timedelta(days=number)


def setup(*controls: str, seed: str | None = "7") -> Setup:
    """A table of some controls; alone if none are given."""
    seats = controls or (HUMAN,)
    players = tuple(Player(name, control) for name, control in zip(NAMES, seats, strict=False))
    return Setup(players, standard_sheet(), seed)


def play_at_random(game: Game, steps: int | None = None) -> Game:
    """Play on to the end, or for so many steps."""
    rng = random.Random(4)
    while not game.state.is_over and (steps is None or len(game.steps) < steps):
        game.play(game.due_roll or rng.choice(legal_actions(game.state) or [Roll((1, 2))]))
    return game


@cache
def finished(*controls: str, seed: str | None = "7") -> Game:
    """A game played to its end."""
    return play_at_random(Game(setup(*controls, seed=seed)))


def last_drawing_due(*controls: str) -> Game:
    """A game in which only the last decision is missing."""
    steps = len(finished(*controls).steps)
    return play_at_random(Game(setup(*controls)), steps - 1)


def result(
    *totals: int,
    on: int = 0,
    deal: str | None = "K7QM-3RXT",
    names: tuple[str, ...] = NAMES,
    levels: tuple[str, ...] = (),
) -> Finished:
    """A game in numbers: the first seat is a person's, the others are of the levels given."""
    best = max(totals)
    winners = totals.count(best)
    controls = (HUMAN, *levels, *["medium"] * len(totals))
    seats = tuple(
        Seat(
            name,
            control,
            total,
            0,
            1 + sum(other > total for other in totals),
            1 / winners if total == best else 0.0,
        )
        for name, control, total in zip(names, controls, totals, strict=False)
    )
    return Finished(f"{on}-{deal}-{totals}-{names}", day(on), deal, seats, number=on + 1)
