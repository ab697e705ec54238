"""Finished games of Rolling Village, and what can be counted in them."""

from ...statistics.summary import CountedGame, Filter, Standing, Summary, TableSize
from .model import GamesModel, Offer, RollingStatistics

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
