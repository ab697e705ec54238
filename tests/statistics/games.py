"""Finished games for the tests of the statistics."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from functools import cache
from pathlib import Path

from attrs import evolve

from bohemian_villages.engine.game import Game
from bohemian_villages.engine.scoring import Score
from bohemian_villages.engine.setup import HUMAN, Player
from bohemian_villages.finished_games import Aside, Store
from bohemian_villages.play.seats import CHARACTER, matched_with
from bohemian_villages.statistics.entry import Finished, Seat
from bohemian_villages.statistics.schema import TABLES
from tests.models.tables import played, table

VillageStore = Store[Game, Finished]

NEVER = 100_000
START = datetime(2026, 10, 1, 12, tzinfo=UTC)


def store_at(file: Path, on_aside: Callable[[Aside], object] = lambda _aside: None) -> VillageStore:
    return Store(TABLES, file, on_aside)


@cache
def finished(*controls: str, seed: str = "7", figures: int = 4) -> Game:
    """A game played at random to its end; with few figures, so that it is short."""
    game = played(table(*(controls or (HUMAN, "easy")), seed=seed, figures=figures), NEVER)
    assert game.state.is_over
    return game


def finished_against(character: str) -> Game:
    """A short game of a person against a character; nobody known, if the key is no character's."""
    game = finished()
    return _against(evolve(game.setup.players[1], extra={CHARACTER: character}))


def finished_at_your_level(character: str = "smith") -> Game:
    """A short game of a person against a character at their level."""
    rival = finished_against(character).setup.players[1]
    return _against(matched_with(rival, "medium", 1650))


def _against(rival: Player) -> Game:
    game = finished()
    again = Game(evolve(game.setup, players=(game.setup.players[0], rival)))
    again.steps = list(game.steps)
    return again


def day(number: int) -> datetime:
    """Noon of a day."""
    return START + timedelta(days=number)


def result(*seats: tuple[str, str, int], on: int = 0, dice: int = 1) -> Finished:
    """A game in numbers: for each seat its name, its control and its total, all in coins."""
    best = max(total for _, _, total in seats)
    winners = sum(total == best for _, _, total in seats)
    made = tuple(
        Seat(
            name,
            "red",
            control,
            Score(total, 0, 0, 0, 0),
            place=1 + sum(other > total for _, _, other in seats),
            won=1 / winners if total == best else 0.0,
            dice=(dice,) * 6,
        )
        for name, control, total in seats
    )
    return Finished(f"{on}-{seats}", day(on), 20, made, number=on + 1)


def duel(own: int, other: int, level: str = "easy", on: int = 0) -> Finished:
    """Anna against one opponent."""
    return result(("Anna", HUMAN, own), ("Karel", level, other), on=on)
