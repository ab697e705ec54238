"""Finished games of Rolling Village, and what can be counted in them."""

from ...statistics.summary import CountedGame, Filter, Standing, Summary, TableSize
from .model import FilterChoices, GamesModel, RollingStatistics

__all__ = [
    "CountedGame",
    "Filter",
    "FilterChoices",
    "GamesModel",
    "RollingStatistics",
    "Standing",
    "Summary",
    "TableSize",
]
