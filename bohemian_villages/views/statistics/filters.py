"""The filters: whose games, against whom, how many at the table, since when; and the reset."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime, timedelta

from PySide6.QtCore import QSignalBlocker, QTimer, Signal
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QPushButton, QSizePolicy, QWidget

from ...models.game.data import LEAST_PLAYERS, MOST_PLAYERS
from ...models.statistics.statistics_model import Filter, Offer
from ...words import foreign
from ...words.program.statistics import statistics_words
from ..toolkit.painting.canvas import Icons
from ..toolkit.widgets.panel import Panel
from ..toolkit.widgets.plain_text import PlainLabel, set_item_tip, set_tip

# How long the question whether to forget everything stands.
ASKED_MS = 6000
LONG_NAME = 200
DAYS = (0, 365, 30, 7, 1)
"""Since how many days; 0 for the beginning."""


class FilterBar(Panel):
    """A row of choices. `chosen` tells a Filter whenever somebody changes one."""

    chosen = Signal(object)
    reset_confirmed = Signal()

    def __init__(self, icons: Icons, parent: QWidget | None = None) -> None:
        super().__init__(icons, parent)
        self.offer = Offer()
        self.names: tuple[str, ...] = ()
        self.player, self.opponents = QComboBox(self), QComboBox(self)
        self.count, self.since = QComboBox(self), QComboBox(self)
        self.labels = [PlainLabel(parent=self) for _ in self.boxes]
        self.reset = QPushButton(self)
        self.reset.clicked.connect(self._ask)
        self._asked = QTimer(self, singleShot=True, interval=ASKED_MS)
        self._asked.timeout.connect(self._say_reset)
        self._row = QHBoxLayout(self)
        for label, box in zip(self.labels, self.boxes, strict=True):
            label.setBuddy(box)
            self._row.addWidget(label)
            self._row.addWidget(box)
            box.activated.connect(self._tell)
        self._row.addStretch(1)
        self._row.addWidget(self.reset)
        self.player.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        self.retranslate()

    @property
    def boxes(self) -> tuple[QComboBox, ...]:
        """The choices, in reading order."""
        return (self.player, self.opponents, self.count, self.since)

    def set_scale(self, scale: float) -> None:
        """Paint so many pixels for a unit."""
        super().set_scale(scale)
        side, gap = round(14 * scale), round(9 * scale)
        self._row.setContentsMargins(side, round(2 * scale), side, round(6 * scale))
        self._row.setSpacing(gap)
        self.player.setMaximumWidth(round(LONG_NAME * scale))

    def show_offer(self, offer: Offer, now: Filter) -> None:
        """What there is to choose from, and what is chosen."""
        self.offer = offer
        self.names = offer.names
        _fill(self.player, [(foreign.name(name), name) for name in self.names], now.player)
        levels = [(statistics_words.level(level), level) for level in offer.levels]
        _fill(self.opponents, [(self.tr("all"), ""), *levels], now.opponents)
        self.reset.setEnabled(offer.games > 0)
        self._say_reset()

    def retranslate(self) -> None:
        """Say everything in the language in use."""
        texts = (self.tr("Player"), self.tr("Opponents"), self.tr("Players"), self.tr("Since"))
        for label, box, text in zip(self.labels, self.boxes, texts, strict=True):
            label.setText(text)
            label.setProperty("role", "hint")
            box.setAccessibleName(text)
        counts = [(str(count), count) for count in range(LEAST_PLAYERS, MOST_PLAYERS + 1)]
        _fill(self.count, [(self.tr("2 to 5"), 0), *counts], self.count.currentData() or 0)
        since = (
            self.tr("the beginning"),
            self.tr("a year ago"),
            self.tr("30 days ago"),
            self.tr("7 days ago"),
            self.tr("yesterday"),
        )
        _fill(self.since, list(zip(since, DAYS, strict=True)), self.since.currentData() or 0)
        self.show_offer(self.offer, self.filter())

    def filter(self) -> Filter:
        """What is chosen."""
        days = self.since.currentData() or 0
        return Filter(
            player=self.player.currentData() or "",
            opponents=self.opponents.currentData() or "",
            players=self.count.currentData() or 0,
            since=_days_ago(days) if days else None,
        )

    def clear(self) -> None:
        """Let all games of the player count."""
        for box in (self.opponents, self.count, self.since):
            box.setCurrentIndex(0)
        self._tell()

    def _tell(self) -> None:
        set_tip(self.player, self.player.currentText())
        self.chosen.emit(self.filter())

    def _ask(self) -> None:
        """The first press asks, the second does it."""
        if self._asked.isActive():
            self._asked.stop()
            self._say_reset()
            self.reset_confirmed.emit()
            return
        self._asked.start()
        self.reset.setText(self.tr("Forget %n game(s)? Press again", "", self.offer.games))
        self.reset.setAccessibleName(self.reset.text())

    def _say_reset(self) -> None:
        if not self._asked.isActive():
            self.reset.setText(self.tr("Reset…"))
            self.reset.setAccessibleName(self.tr("Reset the statistics"))
            set_tip(self.reset, self.tr("Forget all finished games; asks before it does"))


def _fill(box: QComboBox, entries: Sequence[tuple[str, object]], chosen: object) -> None:
    """Offer these; what is chosen stays chosen, the first if it is gone."""
    blocker = QSignalBlocker(box)
    offered = [(box.itemText(place), box.itemData(place)) for place in range(box.count())]
    if offered != list(entries):
        box.clear()
        for place, (text, value) in enumerate(entries):
            box.addItem(text, value)
            set_item_tip(box, place, text)
    # `findData` compares by type, too; the values here are few.
    found = [place for place, (_, value) in enumerate(entries) if value == chosen]
    box.setCurrentIndex(found[0] if found else 0)
    blocker.unblock()


def _days_ago(days: int) -> datetime:
    """The start of the day so many days ago, here."""
    midnight = datetime.now().replace(hour=0, minute=0, second=0, microsecond=0)
    return (midnight - timedelta(days=days)).astimezone()
