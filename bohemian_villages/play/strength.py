"""How strong a person is believed to be, and how results change that.

The scale is that of Elo: of two players 400 points apart, the stronger one wins ten games of
eleven. Among several players the chances to win are in the same proportions.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

from attrs import evolve, frozen

POINTS_FOR_TEN_TIMES = 400.0

# The standard deviation of a first guess at an unknown player's strength.
FIRST_SPREAD = 250.0
# How much a person's strength may change from one game to the next (standard deviation): beginners
# learn fast, experienced players hardly change. With so small a change in the end, the estimate of
# a constant strength stays within 50 points nearly always, and of a jump by 100 points half is
# noticed after some 25 games (docs/opponents.md).
LEARNING, LEARNING_GAMES = 300.0, 10
LEAST_CHANGE = 4.0
# How far a result, adjusted for luck, lies from what the strengths predict, as a share of a win,
# by number of players: measured (docs/opponents.md, packaging/result_noise.py).
NOISE = {2: 0.29, 3: 0.41, 4: 0.36, 5: 0.37}
WEAKEST, STRONGEST = 0.0, 3000.0
# Of so many games the dice are remembered: who plays a game or a seed again does so soon.
MOST_DICE = 50


def expected_shares(strengths: Sequence[float]) -> list[float]:
    """Each player's chance to win."""
    most = max(strengths)
    weights = [10 ** ((each - most) / POINTS_FOR_TEN_TIMES) for each in strengths]
    return [weight / sum(weights) for weight in weights]


def change_after(games: int) -> float:
    """How much a person's strength may change until the next game, after so many games."""
    return max(LEARNING / (games + LEARNING_GAMES), LEAST_CHANGE)


@frozen
class Belief:
    """An estimate of a person's strength."""

    strength: float
    spread: float = FIRST_SPREAD
    """The standard deviation of the estimate."""
    games: int = 0
    dice: tuple[str, ...] = ()
    """With which dice the latest of these games began, since nobody should know them before."""

    def after(self, rivals: Sequence[float], won: float, luck: float | None = 0.0) -> Belief:
        """The estimate after a game against rivals of these strengths.

        `won` is the person's share of the win, `luck` the part of it that the dice gave; if that is
        not known, the game says less.
        """
        share = expected_shares([self.strength, *rivals])[0]
        slope = share * (1 - share) * math.log(10) / POINTS_FOR_TEN_TIMES
        variance = self.spread**2 + change_after(self.games) ** 2
        noise = share * (1 - share) if luck is None else NOISE[len(rivals) + 1] ** 2
        gain = variance * slope / (slope**2 * variance + noise)
        moved = self.strength + gain * (won - (luck or 0.0) - share)
        return evolve(
            self,
            strength=round(min(max(moved, WEAKEST), STRONGEST), 1),
            spread=round(math.sqrt((1 - gain * slope) * variance), 1),
            games=self.games + 1,
        )
