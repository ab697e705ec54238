"""Finished games of Bohemian Villages, and what can be counted in them. Knows no Qt."""

from ..finished_games import Aside, NewerStatisticsError, Waiting, record_key
from .chance import Band, fair_band, wilson
from .entry import LEVELS, Finished, Seat, entry_of, level_of
from .store import Store, statistics_file
from .summary import DiceCount, Filter, Parts, Played, Share, Summary, people, summarize

__all__ = [
    "LEVELS",
    "Aside",
    "Band",
    "DiceCount",
    "Filter",
    "Finished",
    "NewerStatisticsError",
    "Parts",
    "Played",
    "Seat",
    "Share",
    "Store",
    "Summary",
    "Waiting",
    "entry_of",
    "fair_band",
    "level_of",
    "people",
    "record_key",
    "statistics_file",
    "summarize",
    "wilson",
]
