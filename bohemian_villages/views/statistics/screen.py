"""The statistics screen: filters, five numbers, charts, and the games themselves."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime

from PySide6.QtCore import QRect
from PySide6.QtWidgets import QWidget

from ...models.people.known_people import nearest_level
from ...models.statistics import StatisticsModel
from ...words import foreign
from ..toolkit.art import Art
from ..toolkit.charts.columns import GOLD, IVORY, RED, ColumnChart
from ..toolkit.charts.empty import EmptyPanel
from ..toolkit.charts.numbers import NumberCard
from ..toolkit.charts.page import StatisticsPage
from ..toolkit.widgets.panel import Panel
from .filters import FilterBar
from .games_list import VillageGames
from .layout import arrange
from .parts import PartsChart
from .summary_texts import SummaryTexts

# What stands on the meadow: part, place of its middle and of its foot, height; in units.
VILLAGE = (
    ("decor-tree-linden", -268.0, 0.0, 126.0),
    ("building-church", -172.0, 6.0, 146.0),
    ("building-inn", -48.0, 8.0, 112.0),
    ("building-farm", 86.0, 8.0, 110.0),
    ("building-town_hall", 206.0, 6.0, 134.0),
    ("decor-tree-apple", 296.0, 0.0, 90.0),
    ("decor-goose", -112.0, 22.0, 22.0),
    ("figure-red", 14.0, 28.0, 56.0),
    ("figure-blue", 146.0, 26.0, 56.0),
)


class StatisticsScreen(StatisticsPage):
    """What became of all games played to their end."""

    filters: FilterBar

    def __init__(
        self, model: StatisticsModel, art: Art | None = None, parent: QWidget | None = None
    ) -> None:
        super().__init__(model, art, parent)
        self.model = model
        self.texts = SummaryTexts()
        self.filters = FilterBar(self.icons, self)
        self.numbers = [NumberCard(self.icons, self) for _ in range(5)]
        self.levels = ColumnChart(RED, self.icons, self)
        self.counts = ColumnChart(GOLD, self.icons, self)
        self.dice = ColumnChart(IVORY, self.icons, self)
        self.parts = PartsChart(self.icons, self)
        self.games = VillageGames(model.games, self.icons, self)
        self.empty = EmptyPanel(VILLAGE, self.icons, self)
        self.filters.forget_pressed.connect(self._forget)
        model.people.changed.connect(self._show_belief)
        self.take_parts()

    @property
    def panels(self) -> Sequence[Panel]:
        """Everything that is shown when there is something to count."""
        return [*self.numbers, self.levels, self.counts, self.dice, self.parts, self.games]

    def retranslate(self) -> None:
        """Set all texts in the language in use."""
        self.bar.say(self.tr("Statistics"), self.tr("Finished games"), self.tr("Back"))
        self.filters.retranslate()
        self.show_numbers()

    def offer_filters(self) -> int:
        """Show what the filters offer; how many games there are at all."""
        self.filters.show_offer(self.model.offer, self.model.filter)
        self._show_belief()
        return self.model.offer.games

    def _show_belief(self) -> None:
        """Show how well the chosen player plays."""
        people, name = self.model.people, self.filters.chosen_player
        belief = people.belief(name)
        self.filters.show_belief(
            foreign.name(name),
            nearest_level(belief.strength),
            belief.games,
            is_forgotten=people.has_forgotten(name),
        )

    def _forget(self) -> None:
        """Begin again with the chosen player; the same button undoes it."""
        self.model.people.toggle(self.filters.chosen_player)
        self._show_belief()

    def show_counted(self) -> bool:
        """Show what was counted, if there is anything; whether there was."""
        summary = self.model.summary
        if not summary.played:
            return False
        today = datetime.now().astimezone().date()
        for card, words in zip(self.numbers, self.texts.numbers(summary, today), strict=True):
            card.say(*words)
        self.texts.show_levels(self.levels, summary)
        self.texts.show_counts(self.counts, summary)
        self.texts.show_dice(self.dice, summary)
        self.texts.show_parts(self.parts, summary)
        return True

    def place_panels(self) -> tuple[QRect, QRect]:
        """Lay the panels out; the places of the filters, and of everything below them."""
        places = arrange(self.width(), self.height(), self.scale)
        shown = (*places.frame.numbers, *places.charts, places.parts, places.games)
        for panel, place in zip(self.panels, shown, strict=True):
            panel.setGeometry(place)
        return places.frame.filters, places.frame.below_filters
