"""StatisticsPage: what became of the finished games of any kind, with filters and the games."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QRect, Qt, Signal
from PySide6.QtGui import QHideEvent, QShowEvent
from PySide6.QtWidgets import QWidget

from ....models.finished_games import FinishedGames
from .. import style
from ..art import Art
from ..shortcuts import STATISTICS
from ..theme import theme
from ..widgets.panel import Panel
from ..widgets.side_page import SidePage
from ..widgets.toast import Toast
from .empty import HEIGHT, WIDTH, EmptyPanel
from .filters import FilterRow
from .games_list import GamesPanel
from .layout import BAR

WATCHER = "statistics"


class StatisticsPage(SidePage):
    """A game makes filters, panels, list and scene, and then calls `take_parts`."""

    replay_requested = Signal(object)
    """A game."""

    filters: FilterRow
    games: GamesPanel
    empty: EmptyPanel
    """What is shown where there is nothing to count."""

    def __init__(
        self,
        finished: FinishedGames[Any, Any, Any, Any],
        art: Art | None = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(art, parent)
        self._finished = finished
        self._style: tuple[object, float] | None = None
        self._is_fresh = False
        """Whether the screen was just opened and nothing has been counted since."""

    def take_parts(self) -> None:
        """All parts are made: connect them, and have the line that is said above them."""
        self.toast = Toast(self.icons, self)
        self.filters.chosen.connect(self._finished.choose)
        self.filters.reset_confirmed.connect(self._finished.reset)
        self.empty.button.clicked.connect(self.filters.clear)
        self.games.list.chosen.connect(self._finished.open_game)
        self._finished.changed.connect(self.show_numbers)
        self._finished.notice.connect(self.say)
        self._finished.game_opened.connect(self._replay)
        self.retranslate()

    # What a game knows.

    @property
    @abstractmethod
    def panels(self) -> Sequence[Panel]:
        """Everything that is shown when there is something to count, the list of games last."""

    @abstractmethod
    def offer_filters(self) -> int:
        """Show what the filters offer; how many games there are at all."""

    @abstractmethod
    def show_counted(self) -> bool:
        """Show what was counted, if there is anything; whether there was."""

    @abstractmethod
    def place_panels(self) -> tuple[QRect, QRect]:
        """Lay the panels out; the places of the filters, and of everything below them."""

    # What is shown.

    def show_numbers(self) -> None:
        """Show what was counted last."""
        games = self.offer_filters()
        self.filters.setVisible(games > 0)
        has_games = self.show_counted()
        for panel in self.panels:
            panel.setVisible(has_games)
        self.empty.setVisible(not has_games and self._finished.is_counted)
        if not has_games:
            self._say_empty(games)
            return
        key = STATISTICS["open-replay"].native[0]
        self.games.say(self.tr("Games"), self.tr("{key} opens the replay").format(key=key))
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
        self.bar.setGeometry(0, 0, self.width(), self.px(BAR))
        self.bar.set_scale(self.scale)
        filters, below = self.place_panels()
        self.filters.setGeometry(filters)
        self.filters.set_scale(self.scale)
        for panel in self.panels:
            panel.set_scale(self.scale)
        self.empty.set_scale(self.scale)
        self.empty.setGeometry(self._empty_place(below))

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
        self._finished.watch(True, WATCHER)

    def hideEvent(self, event: QHideEvent) -> None:
        """Nobody looks any more."""
        super().hideEvent(event)
        self._finished.watch(False, WATCHER)
