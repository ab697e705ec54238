"""The filters of Bohemian Villages: player, opponents, number at the table."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QPushButton, QWidget

from ...models.game.characters import characters
from ...models.game.data import LEAST_PLAYERS, MOST_PLAYERS
from ...models.statistics import FilterChoices
from ...statistics.summary import Filter
from ...words import foreign
from ...words.game.new_game import new_game_words
from ...words.game.statistics import statistics_words
from ..toolkit.charts.filters import FilterRow, fill
from ..toolkit.painting.canvas import RIGHT, Icons
from ..toolkit.widgets.plain_text import PlainLabel, set_tip

MOST_OF_THE_REST = 20
"""The share of the free room, of which the row itself takes one part."""


class FilterBar(FilterRow):
    """A row of choices, and how well the player plays. `chosen` carries the new Filter."""

    forget_pressed = Signal()
    """Forget how well the player plays, or undo that."""

    def __init__(self, icons: Icons, parent: QWidget | None = None) -> None:
        super().__init__(2, icons, parent)
        self.belief = PlainLabel(parent=self, role="hint")
        self.belief.setWordWrap(True)
        self.belief.setAlignment(RIGHT)
        self.forget = QPushButton(self)
        self.forget.clicked.connect(self.forget_pressed)
        self._row.insertWidget(self._row.count() - 1, self.belief, MOST_OF_THE_REST)
        self._row.insertWidget(self._row.count() - 1, self.forget)
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

    def show_belief(self, person: str, level: str, games: int, *, is_forgotten: bool) -> None:
        """Show how well the player plays; nothing where nothing is known of them."""
        text = statistics_words.belief(level, games) if games else ""
        if is_forgotten:
            text = new_game_words.forgotten(person)
        self.belief.setText(text)
        set_tip(self.belief, text)
        self.belief.setVisible(bool(text))
        self._show_forget()
        self.forget.setText(self.tr("Undo") if is_forgotten else self.tr("Forget my level"))
        tip = self.tr("Forget how well {name} plays and start over")
        if is_forgotten:
            tip = self.tr("Remember again how well {name} plays")
        set_tip(self.forget, tip.format(name=person))
        self.forget.setAccessibleName(tip.format(name=person))

    def _show_forget(self) -> None:
        """Show the button, unless the question about all games needs its room."""
        self.forget.setVisible(bool(self.belief.text()) and not self.is_asking)

    def _ask(self) -> None:
        super()._ask()
        self._show_forget()

    def _say_reset(self) -> None:
        super()._say_reset()
        self._show_forget()

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
