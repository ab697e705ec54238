"""What an AI player of a strength sees, and how exactly it judges.

The scale is like Elo's: a player 100 points above another wins about 64 of 100 games against it,
with two at the table. Expert is the top. The table in `resources/ai/strengths.toml` was measured
(docs/ladder.md); between its rows the limits are interpolated.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from itertools import pairwise

from attrs import astuple, field, frozen

from ..assets import resource

# Interpolated values are rounded, so that they are the same on every processor.
DIGITS = 6


@frozen
class Limits:
    """How much less than the best a player sees and understands."""

    sight: float = 1.0
    """From 0 to 1: the share of what the dice allow that it notices; 1 is everything."""
    noise: float = 0.0
    """By how much of a win it misjudges a move, as a standard deviation."""
    looks_ahead: float = 0.0
    """The share of turns in which it looks ahead to its rivals' replies, as expert does."""


NO_LIMITS = Limits()


@frozen
class StrengthTable:
    """Strengths with their limits, and the levels with their strengths, weakest first."""

    rows: tuple[tuple[int, Limits], ...]
    levels: Mapping[str, int] = field(factory=dict)

    @property
    def least(self) -> int:
        """The strength of the weakest player."""
        return self.rows[0][0]

    @property
    def most(self) -> int:
        """The strength of the strongest player."""
        return self.rows[-1][0]

    def nearest_level(self, strength: float) -> str:
        """The level closest to a strength."""
        return min(self.levels, key=lambda level: abs(self.levels[level] - strength))

    def limits(self, strength: float) -> Limits:
        """The limits of a strength; beyond the table, those of the nearest row."""
        if strength <= self.least:
            return self.rows[0][1]
        for (low, below), (high, above) in pairwise(self.rows):
            if strength < high:
                return _between(below, above, (strength - low) / (high - low))
        return self.rows[-1][1]


def _between(below: Limits, above: Limits, part: float) -> Limits:
    pairs = zip(astuple(below), astuple(above), strict=True)
    return Limits(*(round(low + part * (high - low), DIGITS) for low, high in pairs))


@cache
def strength_table() -> StrengthTable:
    """The table that comes with the program."""
    with resource("ai/strengths.toml").open("rb") as file:
        document = tomllib.load(file)
    rows = sorted(document["rows"], key=lambda row: int(row["strength"]))
    limits = tuple((row.pop("strength"), Limits(**row)) for row in rows)
    return StrengthTable(limits, document["levels"])
