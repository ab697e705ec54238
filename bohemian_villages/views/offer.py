"""The offer of the start screen: the game that waits, with a small picture of its board."""

from __future__ import annotations

from datetime import datetime

from PySide6.QtCore import QObject, QSize
from PySide6.QtGui import QColor, QImage, QPixmap

from ..models.saved_games import SavedGame
from ..words import foreign
from ..words.statistics import statistics_words
from .art import Art
from .board_picture import BoardPicture, board_size
from .screens.start import StartScreen
from .theme import theme

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

    @property
    def is_drawn(self) -> bool:
        """Whether the picture is there, or none is needed."""
        return self._drawing is None

    def show(self, saved: SavedGame | None) -> None:
        """Offer a game, or none."""
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
        self._drawing = BoardPicture(
            game.setup,
            game.state,
            self._art,
            self,
            size=(WIDE, HIGH),
            margin=MARGIN,
            with_writing=False,
        )
        self._drawing.ready.connect(self._show_picture)

    def _blank(self, shape: QSize) -> QPixmap:
        """Holds the place, so that nothing moves when the picture comes."""
        blank = QPixmap(shape)
        blank.fill(QColor(theme().table))
        return blank

    def _show_picture(self, image: QImage) -> None:
        self._drawing = None
        self._start.show_picture(QPixmap.fromImage(image))
