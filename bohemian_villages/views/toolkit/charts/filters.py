"""Which games count: a row of choices, whose games first and since when last; and the reset."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime, timedelta

from PySide6.QtCore import QSignalBlocker, Qt, QTimer, Signal
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import (
    QComboBox,
    QHBoxLayout,
    QPushButton,
    QSizePolicy,
    QStyle,
    QStyleOptionComboBox,
    QStylePainter,
    QWidget,
)

from ....words import foreign
from ....words.program.finished_games import finished_games_words
from ..painting.canvas import Icons
from ..widgets.panel import Panel
from ..widgets.plain_text import PlainLabel, set_item_tip, set_tip

# How long the question about deleting everything is shown.
ASKED_MS = 6000
LONG_NAME = 200
ELIDE_RIGHT = Qt.TextElideMode.ElideRight
DAYS = (0, 365, 30, 7, 1)
"""Since how many days; 0 for the beginning."""


class ChoiceBox(QComboBox):
    """As wide as its longest entry, if it may; a longer one is shortened."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)

    @property
    def shown(self) -> str:
        """The chosen entry, as far as there is room for it."""
        option = QStyleOptionComboBox()
        self.initStyleOption(option)
        control, part = QStyle.ComplexControl.CC_ComboBox, QStyle.SubControl.SC_ComboBoxEditField
        room = self.style().subControlRect(control, option, part, self).width()
        return self.fontMetrics().elidedText(self.currentText(), ELIDE_RIGHT, room)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """The box, with the entry shortened where the style would cut it off."""
        option = QStyleOptionComboBox()
        self.initStyleOption(option)
        painter = QStylePainter(self)
        painter.drawComplexControl(QStyle.ComplexControl.CC_ComboBox, option)
        option.currentText = self.shown
        painter.drawControl(QStyle.ControlElement.CE_ComboBoxLabel, option)
        painter.end()


class FilterRow(Panel):
    """Choices beside each other. `chosen` carries the new filter."""

    chosen = Signal(object)
    reset_confirmed = Signal()

    def __init__(self, between: int, icons: Icons, parent: QWidget | None = None) -> None:
        super().__init__(icons, parent)
        self.games = 0
        """How many there are to be deleted."""
        self.player, self.since = ChoiceBox(self), ChoiceBox(self)
        self.between = [ChoiceBox(self) for _ in range(between)]
        self.boxes = (self.player, *self.between, self.since)
        """The choices, in reading order."""
        self.labels = [PlainLabel(parent=self, role="hint") for _ in self.boxes]
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

    def filter(self) -> object:
        """What is chosen; each kind of game has its own filter."""
        raise NotImplementedError

    def set_scale(self, scale: float) -> None:
        """Paint so many pixels for a unit."""
        super().set_scale(scale)
        side, gap = round(14 * scale), round(9 * scale)
        self._row.setContentsMargins(side, round(2 * scale), side, round(6 * scale))
        self._row.setSpacing(gap)
        self.player.setMaximumWidth(round(LONG_NAME * scale))

    def offer_names(self, names: Sequence[str], chosen: str, games: int) -> None:
        """Offer these players, and show the number of all games."""
        fill(self.player, [(foreign.name(name), name) for name in names], chosen)
        self.games = games
        self.reset.setEnabled(games > 0)
        self._say_reset()

    def label(self, *between: str) -> None:
        """Name the choices in the language in use."""
        texts = (self.tr("Player"), *between, self.tr("Since"))
        for label, box, text in zip(self.labels, self.boxes, texts, strict=True):
            label.setText(text)
            box.setAccessibleName(text)
        since = (
            self.tr("the beginning"),
            self.tr("a year ago"),
            self.tr("30 days ago"),
            self.tr("7 days ago"),
            self.tr("yesterday"),
        )
        fill(self.since, list(zip(since, DAYS, strict=True)), self.since.currentData() or 0)

    @property
    def chosen_player(self) -> str:
        """The chosen player; empty if nobody has played."""
        return self.player.currentData() or ""

    @property
    def chosen_start(self) -> datetime | None:
        """Since when; None for the beginning."""
        days = self.since.currentData() or 0
        return _days_ago(days) if days else None

    def clear(self) -> None:
        """Let all games of the player count."""
        for box in self.boxes[1:]:
            box.setCurrentIndex(0)
        self._tell()

    def _tell(self) -> None:
        set_tip(self.player, self.player.currentText())
        self.chosen.emit(self.filter())

    @property
    def is_asking(self) -> bool:
        """Whether the button asks if all games are to be deleted."""
        return self._asked.isActive()

    def _ask(self) -> None:
        """The first press asks, the second does it."""
        if self.is_asking:
            self._asked.stop()
            self._say_reset()
            self.reset_confirmed.emit()
            return
        self._asked.start()
        self.reset.setText(finished_games_words.delete_all(self.games))
        self.reset.setAccessibleName(self.reset.text())

    def _say_reset(self) -> None:
        if not self.is_asking:
            self.reset.setText(self.tr("Clear statistics…"))
            self.reset.setAccessibleName(self.tr("Delete all finished games"))
            tip = self.tr("Take finished games out of the statistics; saved games stay. Asks first")
            set_tip(self.reset, tip)


def fill(box: QComboBox, entries: Sequence[tuple[str, object]], chosen: object) -> None:
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
