"""The daily deal: one game a day, with the same dice for everybody. The date is its seed."""

from __future__ import annotations

import datetime
from collections.abc import Collection

_PREFIX = "daily "
FIRST_DAY = datetime.date(2019, 1, 1)
"""The calendar begins with the year of the game."""
_DAY = datetime.timedelta(days=1)


def daily_seed(day: datetime.date) -> str:
    """The seed of a day's deal."""
    return _PREFIX + day.isoformat()


def day_of(seed: str | None) -> datetime.date | None:
    """The day whose deal a seed gives; None for any other game."""
    if seed is None or not seed.startswith(_PREFIX):
        return None
    try:
        day = datetime.date.fromisoformat(seed.removeprefix(_PREFIX))
    except ValueError:
        return None
    # There are several ways to write a day; only one is the seed.
    return day if daily_seed(day) == seed else None


def streak(days: Collection[datetime.date], today: datetime.date) -> int:
    """How many days in a row have been played, up to today, or up to yesterday if today waits."""
    last = today if today in days else today - _DAY
    return _run_up_to(last, days)


def longest_streak(days: Collection[datetime.date]) -> int:
    """The most days in a row."""
    ends = (day for day in days if day + _DAY not in days)
    return max((_run_up_to(day, days) for day in ends), default=0)


def _run_up_to(day: datetime.date, days: Collection[datetime.date]) -> int:
    count = 0
    while day in days:
        day -= _DAY
        count += 1
    return count
