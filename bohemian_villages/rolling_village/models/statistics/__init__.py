"""Finished games of Rolling Village, and what can be counted in them."""

from .model import GamesModel, Offer, RollingStatistics
from .summary import CountedGame, Filter, Standing, Summary, TableSize

__all__ = [
    "CountedGame",
    "Filter",
    "GamesModel",
    "Offer",
    "RollingStatistics",
    "Standing",
    "Summary",
    "TableSize",
]
