"""The texts of the statistics' cards and charts."""

from __future__ import annotations

from datetime import date

from PySide6.QtCore import QObject

from ....views.toolkit.charts.columns import Column, ColumnChart, ColumnColors, scale_of_counts
from ....views.toolkit.charts.course import MOST_POINTS, CourseChart, CoursePoint, Level
from ....words.dates import date_words
from ...models.statistics import game_line
from ...statistics.medals import Medal, medal_for
from ...statistics.summary import CountedGame, Summary
from ...words.medals import medal_words
from ...words.statistics import rolling_statistics_words as words
from ..medals import PAINTS

Told = tuple[str, str, str]
"""A number, its label, and a line that puts it into perspective."""


MOST_SPANS = 8
"""With more columns there is room below each for its lower end only."""
WITH_OTHERS = ColumnColors("#A9C3D8", "#5F86A8", "#2E4A63")


def _paint(played: CountedGame) -> ColumnColors:
    """The colours of a game; only games alone have medals."""
    return PAINTS[played.medal] if played.game.is_alone else WITH_OTHERS


class RollingSummaryTexts(QObject):
    """Turns a Summary into words and charts."""

    def games(self, summary: Summary) -> Told:
        """How many, and how long they took."""
        count = len(summary.played)
        title = self.tr("game") if count == 1 else self.tr("games")
        return str(count), title, words.time(summary.seconds)

    def mean(self, summary: Summary) -> Told:
        """The average, alone and among several if both were played."""
        line = ""
        if summary.alone.games and summary.several.games:
            line = self.tr("alone {alone}, with others {several}").format(
                alone=words.decimal(summary.alone.mean), several=words.decimal(summary.several.mean)
            )
        elif summary.several.games:
            line = self._wins(summary)
        return words.decimal(summary.mean), self.tr("average score"), line

    def _wins(self, summary: Summary) -> str:
        several = summary.several
        wins = words.decimal(several.wins, 0 if several.wins == int(several.wins) else 1)
        text = self.tr("{wins} of {games} won")
        return text.format(wins=wins, games=several.games)

    def best(self, best: CountedGame, today: date) -> Told:
        """The best game, and when that was."""
        day = date_words.day(best.game.ended_at.astimezone().date(), today)
        return str(best.total), self.tr("best game"), day

    def streak(self, summary: Summary, today: date) -> Told:
        """Daily deals in a row."""
        days = summary.standing.streak(today)
        title = self.tr("day in a row") if days == 1 else self.tr("days in a row")
        longest = self.tr("longest {days}").format(days=summary.standing.longest_streak)
        return str(days), title, longest

    def show_course(self, chart: CourseChart, summary: Summary) -> None:
        """Scores over time."""
        points = [
            CoursePoint(each.total, _paint(each), game_line(each))
            for each in reversed(summary.played[:MOST_POINTS])
        ]
        levels = [
            Level(medal.value, medal_words.name(medal), PAINTS[medal].bottom) for medal in Medal
        ]
        chart.show_course(points, levels)
        chart.say(self.tr("Scores over time"), self._course_line(summary))

    def _course_line(self, summary: Summary) -> str:
        parts = []
        if len(summary.played) > MOST_POINTS:
            parts.append(self.tr("the last {count} games").format(count=MOST_POINTS))
        if summary.alone.games and summary.several.games:
            parts.append(self.tr("blue: with others"))
        return ", ".join(parts)

    def show_classes(self, chart: ColumnChart, summary: Summary) -> None:
        """How often which scores were reached."""
        has_room = len(summary.classes) <= MOST_SPANS
        columns = [
            Column(
                f"{each.low}–{each.high}" if has_room else str(each.low),
                each.games,
                text=str(each.games) if each.games else "",
                tip=self.tr("{low} to {high} points: {games}").format(
                    low=each.low, high=each.high, games=each.games
                ),
                paint=PAINTS[medal_for(each.low)],
            )
            for each in summary.classes
        ]
        most = max((each.games for each in summary.classes), default=1)
        chart.show_columns(columns, scale_of_counts(most))
        line = self.tr("games by points") if has_room else self.tr("games by points, in tens")
        chart.say(self.tr("How scores are spread"), line)
