"""The part of chance: how certain a share of wins is, and how evenly fair dice fall."""

from __future__ import annotations

from bisect import bisect_left
from functools import lru_cache
from math import exp, lgamma, log, sqrt

from attrs import frozen

from ..fair_dice import FACES

# The normal distribution has 95 % of its weight within this many standard deviations of its mean,
Z_95 = 1.959964
# and all six faces stay within this many in 95 % of runs.
Z_SIX_FACES = 2.638257
HELD = 0.95
# With more dice than this, the two ways to calculate the band agree to a fiftieth of its width.
MOST_EXACT = 2_400


@frozen
class Band:
    """An interval of shares of 1."""

    low: float
    high: float

    def __contains__(self, share: float) -> bool:
        # Shares are quotients: the same share calculated differently may differ in the last digit.
        return self.low - 1e-9 <= share <= self.high + 1e-9


def wilson(wins: float, games: int) -> Band:
    """Wilson's 95 % interval for a share of wins; 0 to 1 without games."""
    if games == 0:
        return Band(0.0, 1.0)
    share, z2 = wins / games, Z_95**2
    middle = share + z2 / (2 * games)
    reach = Z_95 * sqrt(share * (1 - share) / games + z2 / (4 * games**2))
    scale = 1 + z2 / games
    return Band(max(0.0, (middle - reach) / scale), min(1.0, (middle + reach) / scale))


@lru_cache(maxsize=256)
def fair_band(dice: int) -> Band:
    """The narrowest band around a sixth with all six faces in 19 of 20 runs of fair dice."""
    if dice == 0:
        return Band(0.0, 1.0)
    reach = _exact_reach(dice) if dice <= MOST_EXACT else _usual_reach(dice)
    mean = dice / FACES
    return Band(max(0.0, mean - reach) / dice, min(float(dice), mean + reach) / dice)


def _usual_reach(dice: int) -> float:
    """By how many dice a face may miss its mean, by the normal approximation."""
    return Z_SIX_FACES * sqrt(dice * (1 / FACES) * (1 - 1 / FACES))


def _exact_reach(dice: int) -> float:
    """The same, calculated exactly: the smallest distance within which enough runs stay."""
    # A face comes up a whole number of times, so only some distances from the mean occur.
    distances = sorted({abs(count * FACES - dice) for count in range(dice + 1)})
    place = min(bisect_left(distances, _usual_reach(dice) * FACES), len(distances) - 1)
    while place and all_within(dice, distances[place - 1] / FACES) >= HELD:
        place -= 1
    while all_within(dice, distances[place] / FACES) < HELD:
        place += 1
    return distances[place] / FACES


def all_within(dice: int, reach: float) -> float:
    """The probability that every face of so many fair dice comes up within `reach` of its mean.

    Six independent Poisson counts, given that they add up to all dice, are distributed like dice.
    """
    mean = dice / FACES
    least, most = max(0, _ceil(mean - reach)), min(dice, _floor(mean + reach))
    if least > most:
        return 0.0
    one = [_poisson(count, mean) for count in range(least, most + 1)]
    two = _added(one, one)
    four = _added(two, two)
    wanted = dice - FACES * least
    together = sum(
        two[place] * four[wanted - place]
        for place in range(len(two))
        if 0 <= wanted - place < len(four)
    )
    return together / _poisson(dice, float(dice))


def _poisson(count: int, mean: float) -> float:
    return exp(count * log(mean) - mean - lgamma(count + 1))


def _added(left: list[float], right: list[float]) -> list[float]:
    """The distribution of a sum."""
    found = [0.0] * (len(left) + len(right) - 1)
    for place, weight in enumerate(left):
        for other, factor in enumerate(right):
            found[place + other] += weight * factor
    return found


def _ceil(value: float) -> int:
    return -_floor(-value)


def _floor(value: float) -> int:
    """Rounded down, but up if only the last digit is missing to a whole number."""
    return int((value + 1e-9) // 1)
