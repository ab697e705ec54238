"""The offer to continue: the game that waits, with a small picture, on the start screen."""

from __future__ import annotations

import logging
from datetime import datetime

from PySide6.QtCore import QObject, QSize, QTimer
from PySide6.QtGui import QColor, QImage, QPixmap

from ...models.files.saved_games import SavedGame
from ...words.dates import date_words
from ..game_description import DrawingJob, GameDescription, Games
from ..toolkit.art import Art
from ..toolkit.theme import theme
from .start_screen import StartScreen

_log = logging.getLogger(__name__)


class ContinueOffer(QObject):
    """Shows one game on the start screen; its picture appears when it has been drawn."""

    def __init__(
        self, games: Games, start: StartScreen, art: Art, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._games = {game.format: game for game in games}
        self._start = start
        self._art = art
        self.saved: SavedGame | None = None
        self._drawing: DrawingJob | None = None
        # Once the start screen is there: it never waits for a picture.
        self._begin = QTimer(self, singleShot=True, interval=0)
        self._begin.timeout.connect(self._draw)

    @property
    def game(self) -> GameDescription:
        """The kind of the game offered."""
        assert self.saved is not None
        return self._games[self.saved.format]

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
        told = self.game.continue_line(saved.game)
        when = date_words.when(saved.when, datetime.now())
        below = when
        if told.turn:
            below = self.tr("turn {turn} · {when}").format(turn=told.turn, when=when)
        self._start.set_continue(
            _blank(told.picture),
            told.line,
            below,
            told.player,
            game=self.game,
            is_quick=told.is_quick,
        )
        self._begin.start()

    def _draw(self) -> None:
        """Start drawing the picture; without it, the game can be resumed all the same."""
        if self.saved is None:
            return
        try:
            self._drawing = self.game.draw_picture(self.saved.game, self._art, self)
        except Exception:
            _log.exception("The board of the game that waits cannot be drawn")
            return
        if self._drawing is not None:
            self._drawing.ready.connect(self._show_picture)

    def _show_picture(self, image: QImage) -> None:
        self._drawing = None
        self._start.show_picture(QPixmap.fromImage(image))


def _blank(shape: QSize) -> QPixmap:
    """A placeholder, so that nothing moves when the picture appears."""
    blank = QPixmap(shape)
    blank.fill(QColor(theme().table))
    return blank
