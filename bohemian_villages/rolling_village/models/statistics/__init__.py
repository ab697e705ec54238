"""Finished games of Rolling Village, and what can be counted in them."""

from .model import FilterChoices, GamesModel, RollingStatistics
from .summary import CountedGame, Filter, Standing, Summary, TableSize

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
