"""The daily deal: one game a day, with the same dice for everybody. The date is its seed."""

from __future__ import annotations

import datetime
from collections import Counter
from collections.abc import Collection

_PREFIX = "daily "
FIRST_DAY = datetime.date(2019, 1, 1)
"""The calendar begins with the year of the game."""
_DAY = datetime.timedelta(days=1)
NIGHT = datetime.timedelta(hours=12)
"""How long after its day a deal may end and still count as played on it."""


def daily_seed(day: datetime.date) -> str:
    """The seed of a day's deal."""
    return _PREFIX + day.isoformat()


def day_of(seed: str | None, today: datetime.date = datetime.date.max) -> datetime.date | None:
    """The day whose deal a seed gives; None for any other game, and before the day has come."""
    if seed is None or not seed.startswith(_PREFIX):
        return None
    try:
        day = datetime.date.fromisoformat(seed.removeprefix(_PREFIX))
    except ValueError:
        return None
    # There are several ways to write a day; only one is the seed.
    is_one = day >= FIRST_DAY and has_come(day, today) and daily_seed(day) == seed
    return day if is_one else None


def has_come(day: datetime.date, today: datetime.date) -> bool:
    """Whether a day has begun, here or farther east."""
    return day.toordinal() <= today.toordinal() + 1


def is_on_its_day(day: datetime.date, ended_at: datetime.datetime) -> bool:
    """Whether the deal of a day was played on it, or in the night that follows."""
    return day in (ended_at.date(), (ended_at - NIGHT).date())


def streak(days: Collection[datetime.date], today: datetime.date) -> int:
    """How many days in a row have been played, up to today, or up to yesterday if today waits."""
    last = today if today in days else today - _DAY
    count = 0
    while last in days:
        last -= _DAY
        count += 1
    return count


def longest_streak(days: Collection[datetime.date]) -> int:
    """The most days in a row."""
    numbers = sorted(day.toordinal() for day in days)
    # In a row, days grow as their places do.
    runs = Counter(number - place for place, number in enumerate(numbers))
    return max(runs.values(), default=0)
