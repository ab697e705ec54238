"""The arena: how strong players are, over games in which all of them get the same dice.

Nobody touches another's sheet, so seats do not matter and every seed is one game. For a player let
x(g) be its score in game g, or its share of the win (a shared win counts in parts), and n the
number of games. The mean of the x(g) is told with its 95 % interval,

    mean ± 1.96 · s / √n      with s² = Σ (x(g) − mean)² / (n − 1).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from math import inf, sqrt
from statistics import fmean, stdev

from attrs import frozen

from ..engine.game import Game
from ..engine.scoring import score, winners
from ..engine.setup import Player as Seat
from ..engine.setup import PrintedSheet, Setup
from ..printed_sheet import standard_sheet
from .levels import make_player
from .match import Thinking, play_on
from .player import Player

NORMAL_95 = 1.96


@frozen
class Measured:
    """A mean, and how far it may be off with a certainty of 95 %."""

    mean: float
    half: float


@frozen
class Strength:
    """What the arena says of a player."""

    scores: Measured
    wins: Measured
    """The share of wins, as a share of 1."""
    seconds: float
    """The mean time for a decision."""
    longest: float
    """The time of the longest one."""


@frozen
class Played:
    """How a game went, by player."""

    seed: str
    totals: tuple[int, ...]
    shares: tuple[float, ...]


def arena(
    levels: Sequence[str],
    seeds: Iterable[str],
    told: Callable[[Played], None] = lambda _played: None,
) -> list[Strength]:
    """Let players of these levels play a game for each seed; `told` hears of every one."""
    players = [make_player(level) for level in levels]
    thinking = [Thinking() for _ in levels]
    sheet = standard_sheet()
    games = []
    for seed in seeds:
        games.append(play(players, seed, sheet, thinking))
        told(games[-1])
    return [
        Strength(
            scores=measured([game.totals[seat] for game in games]),
            wins=measured([game.shares[seat] for game in games]),
            seconds=thinking[seat].seconds / max(thinking[seat].decisions, 1),
            longest=thinking[seat].longest,
        )
        for seat in range(len(levels))
    ]


def play(
    players: Sequence[Player], seed: str, sheet: PrintedSheet, thinking: Sequence[Thinking]
) -> Played:
    """Play one game with the dice of a seed."""
    seats = tuple(Seat(f"Player {number}") for number in range(1, len(players) + 1))
    game = Game(Setup(seats, sheet, seed))
    for _step in play_on(game, players, thinking):
        pass
    scores = score(game.state)
    first = winners(scores)
    return Played(
        seed,
        tuple(each.total for each in scores),
        tuple((seat in first) / len(first) for seat in range(len(players))),
    )


def measured(numbers: Sequence[float]) -> Measured:
    """The mean of at least one number, and its interval; one alone tells nothing of the spread."""
    if len(numbers) < 2:
        return Measured(fmean(numbers), inf)
    return Measured(fmean(numbers), NORMAL_95 * stdev(numbers) / sqrt(len(numbers)))
