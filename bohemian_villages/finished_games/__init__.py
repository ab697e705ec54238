"""Finished games of any kind, in a small database for each kind. Knows no game and no Qt."""

from .store import Aside, NewerStatisticsError, Store
from .tables import Tables, record_key
from .waiting import Waiting

__all__ = ["Aside", "NewerStatisticsError", "Store", "Tables", "Waiting", "record_key"]
