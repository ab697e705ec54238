"""Means of measured numbers, and how far they may be off."""

from __future__ import annotations

from collections.abc import Sequence
from math import inf, sqrt
from statistics import fmean, stdev

from attrs import frozen

NORMAL_95 = 1.96


@frozen
class Measured:
    """A mean, and how far it may be off with a certainty of 95 %."""

    mean: float
    half: float

    @property
    def interval_of_share(self) -> tuple[float, float]:
        """The interval of a share, cut off at 0 and 1, but never beside the mean itself.

        Less luck, the mean may lie beyond 0 or 1: somebody lost with more than a win of luck.
        """
        low, high = max(0.0, self.mean - self.half), min(1.0, self.mean + self.half)
        return min(low, self.mean), max(high, self.mean)


def measured(numbers: Sequence[float]) -> Measured:
    """The mean of at least one number; a single one says nothing about the spread."""
    if len(numbers) < 2:
        return Measured(fmean(numbers), inf)
    return Measured(fmean(numbers), NORMAL_95 * stdev(numbers) / sqrt(len(numbers)))
