"""The calendar of the daily deals: who scored what on which day."""

from __future__ import annotations

from datetime import date

from ...views.toolkit.forms.month import MonthCalendar, Span
from ...words.dates import date_words
from ..statistics.daily import FIRST_DAY
from ..statistics.summary import Standing
from ..words.medals import medal_words
from ..words.statistics import rolling_statistics_words
from .medals import day_mark


class DailyCalendar(MonthCalendar):
    """Days that were played carry their score in the colour of its medal."""

    def show_standing(self, standing: Standing, today: date) -> None:
        """Show a player's days."""
        marks = {day: day_mark(played.total, played.medal) for day, played in standing.days.items()}
        self.show_days(Span(FIRST_DAY, today), marks, lambda day: day_line(standing, day, today))


def day_line(standing: Standing, day: date, today: date) -> str:
    """A day in words."""
    name, words = date_words.day(day, today), rolling_statistics_words
    if day > today:
        return words.day_to_come(name)
    played = standing.days.get(day)
    if played is None:
        return words.day_open(name)
    return words.day_played(
        name, played.total, medal_words.name(played.medal) if played.medal else ""
    )
