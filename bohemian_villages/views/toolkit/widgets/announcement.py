"""The banner: an important event, shown for a moment in a player's colour."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence

from attrs import frozen
from PySide6.QtCore import QPoint, QRectF, Qt, QTimer
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QWidget

from .. import fonts
from ..painting.canvas import BOLD, CENTER, Canvas, Icons
from ..painting.surfaces import gradient
from ..theme import FIGURES, theme
from .painted import Painted

# Long enough to be read, short enough to be no hindrance.
LEAST_MS, MS_A_SIGN = 1500, 28
# After an absence, only the latest events are shown.
MOST_WAITING = 4
SIZE = 21.0


@frozen
class Banner:
    """A sentence with a picture; the colour of a player, or none."""

    icon: str
    text: str
    color: str


class AnnouncementBanner(Painted):
    """Shows banners one after another; clicks go through it to the board."""

    def __init__(self, icons: Icons, parent: QWidget) -> None:
        super().__init__(parent, icons)
        self.banner: Banner | None = None
        self._waiting: deque[Banner] = deque(maxlen=MOST_WAITING)
        self._board = QRectF()
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self._show_next)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.hide()

    def announce(self, banners: Sequence[Banner]) -> None:
        """Show these after what is shown already."""
        self._waiting.extend(banners)
        if self.banner is None:
            self._show_next()

    def forget(self) -> None:
        """Drop pending announcements after another game or an undo."""
        self._waiting.clear()
        self._timer.stop()
        self.banner = None
        self.hide()

    def place(self, board: QRectF, scale: float) -> None:
        """Lie across the board, wherever it is."""
        self._board, self.scale = board, scale
        if self.banner is not None:
            self._fit()

    def _show_next(self) -> None:
        self.banner = self._waiting.popleft() if self._waiting else None
        if self.banner is None:
            self.hide()
            return
        self.setAccessibleName(self.banner.text)
        self._fit()
        self.show()
        self.raise_()
        self._timer.start(LEAST_MS + MS_A_SIGN * len(self.banner.text))

    def _fit(self) -> None:
        assert self.banner is not None
        s = self.scale
        wide = min(self._board.width() * 0.94, self._wanted_width())
        high = 62 * s
        top = QPoint(round(self._board.center().x() - wide / 2), 0)
        top.setY(round(self._board.top() + self._board.height() * 0.4 - high / 2))
        self.setGeometry(top.x(), top.y(), round(wide), round(high))
        self.update()

    def _wanted_width(self) -> float:
        assert self.banner is not None
        metrics = QFontMetricsF(fonts.text(SIZE * self.scale, BOLD))
        return metrics.horizontalAdvance(self.banner.text) + 124 * self.scale

    def paint(self, canvas: Canvas, area: QRectF) -> None:
        """A ribbon in the colour, with the picture at its left."""
        if self.banner is None:
            return
        s = self.scale
        ribbon = area.adjusted(2 * s, 2 * s, -2 * s, -4 * s)
        ink = self._paint_ground(canvas.painter, ribbon)
        side = ribbon.height() - 12 * s
        icon = QRectF(ribbon.left() + 16 * s, ribbon.top() + 6 * s, side, side)
        canvas.draw_inked(self.banner.icon, icon, ink)
        words = QRectF(icon.right() + 8 * s, ribbon.top(), 0, ribbon.height())
        words.setRight(ribbon.right() - 20 * s)
        font = canvas.fitting_font(words.width(), self.banner.text, SIZE, BOLD)
        canvas.write(words, self.banner.text, font, ink, CENTER)

    def _paint_ground(self, painter: QPainter, area: QRectF) -> str:
        """The ribbon; the ink that can be read on it."""
        assert self.banner is not None
        look, s = theme(), self.scale
        top, bottom, edge, ink = look.bar_top, look.bar_bottom, look.glow, look.bar_text
        if self.banner.color:
            color = FIGURES[self.banner.color]
            top, bottom = QColor(color.base).lighter(112).name(), color.base
            edge, ink = look.glow, color.ink
        painter.setPen(QPen(QColor(edge), 2.2 * s))
        painter.setBrush(gradient(area, top, bottom))
        painter.drawRoundedRect(area, 12 * s, 12 * s)
        return ink
