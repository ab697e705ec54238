"""Statistics of finished games of Bohemian Villages. Knows no Qt."""

from ..finished_games import Aside, NewerStatisticsError, Waiting
from ..finished_games.people import people
from .chance import Band, fair_band, wilson
from .entry import GROUPS, Finished, Seat, entry_of, level_of
from .store import Store, statistics_file
from .summary import CountedGame, Filter, Parts, Share, Summary, summarize

__all__ = [
    "GROUPS",
    "Aside",
    "Band",
    "CountedGame",
    "Filter",
    "Finished",
    "NewerStatisticsError",
    "Parts",
    "Seat",
    "Share",
    "Store",
    "Summary",
    "Waiting",
    "entry_of",
    "fair_band",
    "level_of",
    "people",
    "statistics_file",
    "summarize",
    "wilson",
]
