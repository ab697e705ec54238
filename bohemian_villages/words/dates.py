"""Days and times, as people say them."""

from __future__ import annotations

from datetime import date, datetime, timedelta

from .catalogue import Speaker


class DateWords(Speaker):
    """Dates and times in words."""

    def when(self, moment: datetime, now: datetime) -> str:
        """A moment, with its time if it is recent. Both times are local."""
        days = (now.date() - moment.date()).days
        if days == 0:
            return self.tr("today {time}").format(time=f"{moment:%H:%M}")
        if days == 1:
            return self.tr("yesterday {time}").format(time=f"{moment:%H:%M}")
        return self.day(moment.date(), now.date())

    def day(self, day: date, today: date) -> str:
        """A date; with its year only if that might be unclear."""
        month = self._months()[day.month - 1]
        if timedelta(0) <= today - day < timedelta(days=300):
            return self.tr("{day} {month}").format(day=day.day, month=month)
        return self.tr("{day} {month} {year}").format(day=day.day, month=month, year=day.year)

    def month(self, day: date) -> str:
        """The month and year of a date."""
        text = self.tr("{month} {year}", "the month of a calendar")
        return text.format(month=self._months()[day.month - 1], year=day.year)

    def short_month(self, day: date) -> str:
        """The month of a date, abbreviated."""
        return (
            self.tr("Jan"),
            self.tr("Feb"),
            self.tr("Mar"),
            self.tr("Apr"),
            self.tr("May", "in short"),
            self.tr("Jun"),
            self.tr("Jul"),
            self.tr("Aug"),
            self.tr("Sep"),
            self.tr("Oct"),
            self.tr("Nov"),
            self.tr("Dec"),
        )[day.month - 1]

    def weekdays(self) -> tuple[str, ...]:
        """The days of the week, abbreviated, from Monday."""
        return (
            self.tr("Mo"),
            self.tr("Tu"),
            self.tr("We"),
            self.tr("Th"),
            self.tr("Fr"),
            self.tr("Sa"),
            self.tr("Su"),
        )

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
