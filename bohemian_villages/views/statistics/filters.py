"""The filters of Bohemian Villages: player, opponents, number at the table."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from ...models.game.characters import characters
from ...models.game.data import LEAST_PLAYERS, MOST_PLAYERS
from ...models.statistics.statistics_model import Filter, FilterChoices
from ...words import foreign
from ...words.game.statistics import statistics_words
from ..toolkit.charts.filters import FilterRow, fill
from ..toolkit.painting.canvas import Icons


class FilterBar(FilterRow):
    """A row of choices. `chosen` carries the new Filter."""

    def __init__(self, icons: Icons, parent: QWidget | None = None) -> None:
        super().__init__(2, icons, parent)
        self.offer = FilterChoices()
        self.opponents, self.count = self.between
        self.retranslate()

    def show_offer(self, offer: FilterChoices, now: Filter) -> None:
        """What there is to choose from, and what is chosen."""
        self.offer = offer
        levels = [(statistics_words.level(level), level) for level in offer.levels]
        known = characters()
        people = [(foreign.name(known[key].name), key) for key in offer.characters]
        fill(self.opponents, [(self.tr("all"), ""), *levels, *people], now.opponents)
        self.offer_names(offer.names, now.player, offer.games)

    def retranslate(self) -> None:
        """Set all texts in the language in use."""
        self.label(self.tr("Opponents"), self.tr("Players"))
        counts = [(str(count), count) for count in range(LEAST_PLAYERS, MOST_PLAYERS + 1)]
        fill(self.count, [(self.tr("2 to 5"), 0), *counts], self.count.currentData() or 0)
        self.show_offer(self.offer, self.filter())

    def filter(self) -> Filter:
        """The chosen filter."""
        return Filter(
            player=self.chosen_player,
            opponents=self.opponents.currentData() or "",
            players=self.count.currentData() or 0,
            since=self.chosen_start,
        )
