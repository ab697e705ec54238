"""The offer of the start screen: the game that waits, with a small picture of its board."""

from __future__ import annotations

import logging
from datetime import datetime

from PySide6.QtCore import QObject, QSize, QTimer
from PySide6.QtGui import QColor, QImage, QPixmap

from ...models.files.saved_games import SavedGame
from ...words import foreign
from ...words.program.statistics import statistics_words
from ..board.picture import BoardPicture, board_size
from ..toolkit.art import Art
from ..toolkit.theme import theme
from .start_screen import StartScreen

_log = logging.getLogger(__name__)

# A picture of more buildings than that would take long to lay out, and they would be dots in it.
MOST_DRAWN = 150

# Twice as fine as it is shown on a usual screen; large screens and scaled ones show it larger.
WIDE, HIGH, MARGIN = 800, 520, 8


class Offer(QObject):
    """Shows one game on the start screen; its picture comes when it is drawn."""

    def __init__(self, start: StartScreen, art: Art, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._start = start
        self._art = art
        self.saved: SavedGame | None = None
        self._drawing: BoardPicture | None = None
        # Once the start screen is there: it never waits for a picture.
        self._begin = QTimer(self, singleShot=True, interval=0)
        self._begin.timeout.connect(self._draw)

    @property
    def is_drawn(self) -> bool:
        """Whether the picture is there, or none is needed."""
        return self._drawing is None and not self._begin.isActive()

    def show(self, saved: SavedGame | None) -> None:
        """Offer a game, or none."""
        self._begin.stop()
        if self._drawing is not None:
            self._drawing.give_up()
            self._drawing = None
        self.saved = saved
        if saved is None:
            self._start.set_continue()
        else:
            self._show_game(saved)

    def _show_game(self, saved: SavedGame) -> None:
        game = saved.game
        player = game.setup.players[game.state.player]
        line = self.tr("{name} to move").format(name=foreign.name(player.name))
        when = statistics_words.when(saved.when, datetime.now())
        turn = self.tr("turn {turn} · {when}").format(turn=game.turn, when=when)
        wide, high = board_size(len(game.setup.board.villages), WIDE, HIGH)
        shape = QSize(wide + 2 * MARGIN, high + 2 * MARGIN)
        self._start.set_continue(self._blank(shape), line, turn, player.color)
        if len(game.setup.board.buildings) <= MOST_DRAWN:
            self._begin.start()

    def _draw(self) -> None:
        """Begin the picture; without one the game can be continued all the same."""
        if self.saved is None:
            return
        game = self.saved.game
        try:
            self._drawing = BoardPicture(
                game.setup,
                game.state,
                self._art,
                self,
                size=(WIDE, HIGH),
                margin=MARGIN,
                with_writing=False,
            )
        except Exception:
            _log.exception("The board of the game that waits cannot be drawn")
            return
        self._drawing.ready.connect(self._show_picture)

    def _blank(self, shape: QSize) -> QPixmap:
        """Holds the place, so that nothing moves when the picture comes."""
        blank = QPixmap(shape)
        blank.fill(QColor(theme().table))
        return blank

    def _show_picture(self, image: QImage) -> None:
        self._drawing = None
        self._start.show_picture(QPixmap.fromImage(image))
