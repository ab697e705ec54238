"""The statistics screen of Rolling Village: numbers, charts, the calendar, and the games."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date

from PySide6.QtCore import QRect
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QWidget

from ....views.toolkit.art import Art
from ....views.toolkit.charts.columns import GOLD, ColumnChart
from ....views.toolkit.charts.course import CourseChart
from ....views.toolkit.charts.empty import EmptyPanel
from ....views.toolkit.charts.numbers import NumberCard
from ....views.toolkit.charts.page import StatisticsPage
from ....views.toolkit.widgets.panel import Panel
from ...models.statistics import RollingStatistics
from .layout import arrange
from .parts import CalendarPanel, MedalCard, RollingFilters, RollingGames
from .summary_texts import RollingSummaryTexts

# A village as it is drawn.
DRAWN = (
    ("rolling/forest", -271.0, 4.0, 104.0),
    ("rolling/house", -161.0, 8.0, 116.0),
    ("rolling/lake", -41.0, 16.0, 96.0),
    ("rolling/house", 75.0, 8.0, 116.0),
    ("rolling/square", 175.0, 14.0, 92.0),
    ("rolling/forest", 271.0, 4.0, 104.0),
)


class RollingStatisticsScreen(StatisticsPage):
    """What became of all games played to their end."""

    filters: RollingFilters

    def __init__(
        self, statistics: RollingStatistics, art: Art | None = None, parent: QWidget | None = None
    ) -> None:
        super().__init__(statistics, art, parent)
        self.statistics = statistics
        self.texts = RollingSummaryTexts()
        self.filters = RollingFilters(self.icons, self)
        self.count, self.mean = NumberCard(self.icons, self), NumberCard(self.icons, self)
        self.best, self.streak = NumberCard(self.icons, self), NumberCard(self.icons, self)
        self.medals = MedalCard(self.icons, self)
        self.course = CourseChart(self.icons, self)
        self.classes = ColumnChart(GOLD, self.icons, self)
        self.calendar = CalendarPanel(self.icons, self)
        self.games = RollingGames(statistics.games, self.icons, self)
        self.empty = EmptyPanel(DRAWN, self.icons, self, on_paper=True)
        self.calendar.calendar.opened.connect(self._open_day)
        self.take_parts()

    @property
    def numbers(self) -> list[Panel]:
        """The cards above the charts."""
        return [self.count, self.mean, self.best, self.medals, self.streak]

    @property
    def panels(self) -> Sequence[Panel]:
        """Everything that is shown when there is something to count."""
        return [*self.numbers, self.course, self.classes, self.calendar, self.games]

    def retranslate(self) -> None:
        """Set all texts in the language in use."""
        title = self.tr("Statistics")
        self.bar.say(title, self.tr("Finished games of Rolling Village"), self.tr("Back"))
        self.filters.retranslate()
        self.calendar.calendar.retranslate()
        self.show_numbers()

    def offer_filters(self) -> int:
        """Show what the filters offer; how many games there are at all."""
        self.filters.show_offer(self.statistics.offer, self.statistics.filter)
        return self.statistics.offer.games

    def show_counted(self) -> bool:
        """Show what was counted, if there is anything; whether there was."""
        summary, today, texts = self.statistics.summary, self.statistics.today(), self.texts
        if not summary.played:
            return False
        self.count.say(*texts.games(summary))
        self.mean.say(*texts.mean(summary))
        assert summary.best is not None
        self.best.say(*texts.best(summary.best, today))
        self.medals.show_medals(summary.medals)
        self.streak.say(*texts.streak(summary, today))
        texts.show_course(self.course, summary)
        texts.show_classes(self.classes, summary)
        self.calendar.calendar.show_standing(summary.standing, today)
        return True

    def _open_day(self, day: date) -> None:
        """Look at the game of a day again."""
        played = self.statistics.summary.standing.days.get(day)
        if played is not None:
            self.statistics.open_game(played.game.number)

    def place_panels(self) -> tuple[QRect, QRect]:
        """Lay the panels out; the places of the filters, and of everything below them."""
        places = arrange(self.width(), self.height(), self.scale)
        charts = (places.course, places.classes, places.calendar, places.games)
        for panel, place in zip(self.panels, (*places.frame.numbers, *charts), strict=True):
            panel.setGeometry(place)
        return places.frame.filters, places.frame.below_filters

    def showEvent(self, event: QShowEvent) -> None:
        """Begin with the month of today."""
        self.calendar.calendar.show_day(self.statistics.today())
        super().showEvent(event)
