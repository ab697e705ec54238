"""Days and times, as people say them."""

from __future__ import annotations

from datetime import date, datetime, timedelta

from .catalogue import Speaker


class DateWords(Speaker):
    """Says when something was."""

    def when(self, moment: datetime, now: datetime) -> str:
        """A moment: with its time if that is not long ago. Both times are local."""
        days = (now.date() - moment.date()).days
        if days == 0:
            return self.tr("today {time}").format(time=f"{moment:%H:%M}")
        if days == 1:
            return self.tr("yesterday {time}").format(time=f"{moment:%H:%M}")
        return self.day(moment.date(), now.date())

    def day(self, day: date, today: date) -> str:
        """A date; the year only where it might be doubted."""
        month = self._months()[day.month - 1]
        if timedelta(0) <= today - day < timedelta(days=300):
            return self.tr("{day} {month}").format(day=day.day, month=month)
        return self.tr("{day} {month} {year}").format(day=day.day, month=month, year=day.year)

    def _months(self) -> tuple[str, ...]:
        return (
            self.tr("January"),
            self.tr("February"),
            self.tr("March"),
            self.tr("April"),
            self.tr("May"),
            self.tr("June"),
            self.tr("July"),
            self.tr("August"),
            self.tr("September"),
            self.tr("October"),
            self.tr("November"),
            self.tr("December"),
        )


date_words = DateWords()
