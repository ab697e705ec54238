"""The statistics screen: filters, five numbers, charts, and the games themselves."""

from __future__ import annotations

from datetime import datetime

from PySide6.QtCore import QRect, Qt, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent, QPainter, QPaintEvent, QShowEvent
from PySide6.QtWidgets import QWidget

from ...models.statistics.statistics_model import StatisticsModel
from ..toolkit import style
from ..toolkit.art import Art
from ..toolkit.painting.background import Background
from ..toolkit.theme import theme
from ..toolkit.widgets.page_bar import ScreenBar
from ..toolkit.widgets.screen import Screen
from ..toolkit.widgets.toast import Toast
from .columns import GOLD, IVORY, RED, ColumnChart
from .empty import HEIGHT, WIDTH, EmptyPanel
from .filters import FilterBar
from .games_panel import GamesPanel
from .layout import arrange
from .numbers import NumberCard
from .parts import PartsChart
from .telling import Telling

BAR = 40


class StatisticsScreen(Screen):
    """What became of all games played to their end."""

    closed = Signal()
    replay_requested = Signal(object)
    """A Game."""

    def __init__(
        self, model: StatisticsModel, art: Art | None = None, parent: QWidget | None = None
    ) -> None:
        super().__init__(art, parent)
        self.model = model
        self.telling = Telling()
        self.background = Background(self.art)
        self.bar = ScreenBar(self.icons, self)
        self.filters = FilterBar(self.icons, self)
        self.numbers = [NumberCard(self.icons, self) for _ in range(5)]
        self.levels = ColumnChart(RED, self.icons, self)
        self.counts = ColumnChart(GOLD, self.icons, self)
        self.dice = ColumnChart(IVORY, self.icons, self)
        self.parts = PartsChart(self.icons, self)
        self.games = GamesPanel(model.games, self.icons, self)
        self.empty = EmptyPanel(self.icons, self)
        self.toast = Toast(self.icons, self)
        self._style: tuple[object, float] | None = None
        self._is_fresh = False
        """Whether the screen was just opened and nothing has been counted since."""
        self._connect()
        self.retranslate()

    def _connect(self) -> None:
        self.bar.back.connect(self.closed)
        self.filters.chosen.connect(self.model.choose)
        self.filters.reset_confirmed.connect(self.model.reset)
        self.empty.button.clicked.connect(self.filters.clear)
        self.games.list.chosen.connect(self.model.open_game)
        self.model.changed.connect(self.show_numbers)
        self.model.notice.connect(self.say)
        self.model.game_opened.connect(self._replay)

    @property
    def charts(self) -> list[QWidget]:
        """Everything that is shown when there is something to count."""
        charts = [self.levels, self.counts, self.dice, self.parts, self.games]
        return [*self.numbers, *charts]

    def retranslate(self) -> None:
        """Say everything in the language in use."""
        self.bar.say(self.tr("Statistics"), self.tr("Finished games"), self.tr("Menu"))
        self.filters.retranslate()
        self.show_numbers()

    def show_numbers(self) -> None:
        """Show what was counted last."""
        summary, offer = self.model.summary, self.model.offer
        self.filters.show_offer(offer, self.model.filter)
        self.filters.setVisible(offer.games > 0)
        has_games = bool(summary.played)
        for part in self.charts:
            part.setVisible(has_games)
        self.empty.setVisible(not has_games and self.model.is_counted)
        if not has_games:
            self._say_empty(offer.games)
            return
        today = datetime.now().astimezone().date()
        for card, words in zip(self.numbers, self.telling.numbers(summary, today), strict=True):
            card.say(*words)
        self.telling.show_levels(self.levels, summary)
        self.telling.show_counts(self.counts, summary)
        self.telling.show_dice(self.dice, summary)
        self.telling.show_parts(self.parts, summary)
        self.games.say(self.tr("Games"), self.tr("Enter opens the replay"))
        if not self.games.list.currentIndex().isValid():
            self.games.list.show_first()
        if self._is_fresh and self.isVisible():
            self._is_fresh = False
            self.games.list.setFocus(Qt.FocusReason.OtherFocusReason)

    def _say_empty(self, games: int) -> None:
        if games:
            self.empty.say(
                self.tr("No games found"),
                self.tr("Nobody has played a game like that yet."),
                self.tr("Show all games"),
            )
        else:
            self.empty.say(
                self.tr("No finished games yet"),
                self.tr("Finish a game, and it shows up here."),
            )

    def _replay(self, game: object) -> None:
        if self.isVisible():
            self.replay_requested.emit(game)

    def say(self, text: str) -> None:
        """Show a line that goes away by itself."""
        middle = self.rect().center()
        middle.setY(self.px(BAR + 16))
        self.toast.scale = self.scale
        self.toast.say(text, middle, round(self.width() * 0.8))

    # Where it lies.

    def arrange(self) -> None:
        """Everything in its place."""
        self._restyle_widgets()
        places = arrange(self.width(), self.height(), self.scale)
        self.bar.setGeometry(0, 0, self.width(), self.px(BAR))
        self.bar.set_scale(self.scale)
        self.filters.setGeometry(places.filters)
        self.filters.set_scale(self.scale)
        shown = (*places.numbers, *places.charts, places.parts, places.games)
        for part, place in zip(self.charts, shown, strict=True):
            part.setGeometry(place)
        for panel in (*self.numbers, self.levels, self.counts, self.dice, self.parts, self.games):
            panel.set_scale(self.scale)
        self.empty.set_scale(self.scale)
        self.empty.setGeometry(self._empty_place(places.below_filters))
        self.empty.lay_out()

    def _empty_place(self, room: QRect) -> QRect:
        """In the middle of what is left."""
        place = QRect(0, 0, min(self.px(WIDTH), room.width()), min(self.px(HEIGHT), room.height()))
        place.moveCenter(room.center())
        return place

    def _restyle_widgets(self) -> None:
        """Standard widgets follow scale and colours; that is dear, so only when they change."""
        wanted = (theme(), self.scale)
        if wanted != self._style:
            self._style = wanted
            self.setStyleSheet(style.sheet(theme(), self.scale))

    def showEvent(self, event: QShowEvent) -> None:
        """Count, and have the keys where they do most."""
        super().showEvent(event)
        self._is_fresh = True
        self.model.watch(True)

    def hideEvent(self, event: QHideEvent) -> None:
        """Nobody looks any more."""
        super().hideEvent(event)
        self.model.watch(False)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape goes back."""
        if event.key() == Qt.Key.Key_Escape:
            self.closed.emit()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """The wood of the table."""
        with QPainter(self) as painter:
            self.background.paint(painter, self.rect(), event.rect(), self.devicePixelRatioF())
