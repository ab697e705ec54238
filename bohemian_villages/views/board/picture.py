"""The whole board as a picture, drawn apart from the window in a good size."""

from __future__ import annotations

from PySide6.QtCore import QMargins, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QImage, QPainter

from ...models.game.data import Setup, State
from ..toolkit.art import Art
from ..toolkit.theme import theme
from . import BoardView
from .grid import fit

WIDE, HIGH = 1920, 1280
MARGIN = 24


class BoardPicture(QObject):
    """Draws one position; emits `ready` when all its art is there."""

    ready = Signal(QImage)

    def __init__(
        self,
        setup: Setup,
        state: State,
        art: Art,
        parent: QObject | None = None,
        *,
        size: tuple[int, int] = (WIDE, HIGH),
        margin: int = MARGIN,
        with_writing: bool = True,
    ) -> None:
        super().__init__(parent)
        self.margin = margin
        self.art = art
        self.view = BoardView(art)
        self.view.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen)
        self.view.resize(*board_size(len(setup.board.villages), *size))
        self.view.set_board(setup.board)
        if not with_writing:
            self.view.hide_writing()
        self.view.set_colors([player.color for player in setup.players])
        self.view.show_state(state)
        self.view.show()
        self.view.settle()
        # New pictures may request further ones; then it waits again.
        self._look = QTimer(self, interval=60)
        self._look.timeout.connect(self._finish_if_drawn)
        self._look.start()

    def _finish_if_drawn(self) -> None:
        # Ask for what is still missing: another view may have had the store forget it.
        self.view.refresh()
        if self.art.is_busy:
            return
        self.ready.emit(self.image())
        self.give_up()

    def give_up(self) -> None:
        """Nothing is drawn any more."""
        self._look.stop()
        self.view.close()
        self.view.deleteLater()
        self.deleteLater()

    def image(self) -> QImage:
        """The board as drawn so far, on the colour of the table."""
        board = self.view.grab()
        size = board.size().grownBy(QMargins(*[self.margin] * 4))
        image = QImage(size, QImage.Format.Format_RGB32)
        image.fill(QColor(theme().table))
        with QPainter(image) as painter:
            painter.drawPixmap(self.margin, self.margin, board.width(), board.height(), board)
        return image


def board_size(villages: int, wide: int, high: int) -> tuple[int, int]:
    """Just the tiles, without the table around them."""
    left, top, right, bottom = fit(wide, high, villages).content
    return round(right - left), round(bottom - top)
