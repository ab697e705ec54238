"""The noise of results: how far from an even share is what equal players get of a win, less luck.

`play/strength.py` needs it to know how much a game says of a person.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import sqrt
from statistics import fmean

from attrs import frozen

from ...engine.game import Game
from ...engine.scoring import score, winners
from ...engine.village_set import VillageSet
from ...numeric.measured import measured
from ...play.opponents import Opponent
from ..review.luck import luck_of_game
from .entrants import parse_entrants
from .game_runner import GameRunner, Lineup
from .simulation import nth_seed, share_of_win


@frozen
class GameNoise:
    """How far off the even share a game went: the mean of squares over its players."""

    plain: float
    adjusted: float
    """The same less luck."""


@frozen
class Noise:
    """A standard deviation with its 95 % interval, in parts of a win."""

    deviation: float
    half: float


def equal_games(
    villages: VillageSet, opponent: Opponent, players: int, count: int, seed: str
) -> Iterator[GameNoise]:
    """The noise of so many games among equal players."""
    entrants = parse_entrants(",".join([str(opponent)] * players))
    runner = GameRunner(Lineup(entrants, villages))
    for number in range(1, count + 1):
        game = runner.play(nth_seed(seed, number), range(players)).game
        yield noise_of_game(game, luck_of_game(game))


def noise_of_game(game: Game, luck: Sequence[float]) -> GameNoise:
    """How far off the even share a game of equal players went."""
    best, players = winners(score(game.state)), len(luck)
    off = [share_of_win(best, seat) - 1 / players for seat in range(players)]
    return GameNoise(
        fmean(each**2 for each in off),
        fmean((each - lucky) ** 2 for each, lucky in zip(off, luck, strict=True)),
    )


def noise(squares: Sequence[float]) -> Noise:
    """The noise of at least two games."""
    square = measured(squares)
    deviation = sqrt(square.mean)
    # A root is half as far off as its square, in parts of itself.
    return Noise(deviation, square.half / (2 * deviation))
