"""The arena: how strong players are, over games in which all of them get the same dice.

Nobody touches another's sheet, so seats do not matter and every seed is one game. For a player let
x(g) be its score in game g, or its share of the win (a shared win counts in parts), and n the
number of games. The mean of the x(g) is told with its 95 % interval,

    mean ± 1.96 · s / √n      with s² = Σ (x(g) − mean)² / (n − 1).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from attrs import frozen

from ...numeric.measured import Measured, measured
from .simulation import GameResult, GameTask, simulate


@frozen
class ArenaResult:
    """A player's results in the arena."""

    scores: Measured
    wins: Measured
    """The share of wins, as a share of 1."""
    seconds: float
    """The mean time for a decision."""
    longest: float
    """The time of the longest one."""


def arena(
    levels: Sequence[str],
    seeds: Iterable[str],
    told: Callable[[GameResult], None] = lambda _game: None,
) -> list[ArenaResult]:
    """Play a game between these levels for each seed; `told` is called after every one."""
    games = []
    for seed in seeds:
        games.append(simulate(GameTask(tuple(levels), seed)))
        told(games[-1])
    return [arena_result(games, seat) for seat in range(len(levels))]


def arena_result(games: Sequence[GameResult], seat: int) -> ArenaResult:
    """A player's results in these games, of which there must be at least one."""
    thinking = [game.thinking[seat] for game in games]
    return ArenaResult(
        scores=measured([game.totals[seat] for game in games]),
        wins=measured([game.share(seat) for game in games]),
        seconds=sum(each.seconds for each in thinking) / sum(each.decisions for each in thinking),
        longest=max(each.longest for each in thinking),
    )
