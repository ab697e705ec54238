"""The arrows from the dice to the cards: a face means a project, and the other card's column."""

from __future__ import annotations

from collections.abc import Sequence

from attrs import frozen
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QWidget

from ....views.toolkit.theme import theme

COLORS = ("#C8663F", "#3F6486")
DARK_COLORS = ("#E08A60", "#86ACCC")
HEAD = 6.0
BEND = 22.0


def arrow_colors() -> tuple[str, str]:
    """The colours of the first and the second die's arrows."""
    return DARK_COLORS if theme().is_dark else COLORS


@frozen
class Arrow:
    """From a die to a card; dashed where its face only names the column."""

    die: int
    start: QPointF
    end: QPointF
    is_dashed: bool = False


class Arrows(QWidget):
    """An overlay over tray and cards that ignores clicks."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.scale = 1.0
        self.arrows: tuple[Arrow, ...] = ()
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    def show_arrows(self, arrows: Sequence[Arrow]) -> None:
        """Show these arrows."""
        if tuple(arrows) != self.arrows:
            self.arrows = tuple(arrows)
            self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Dashed ones below the others."""
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            for arrow in sorted(self.arrows, key=lambda each: not each.is_dashed):
                self._paint(painter, arrow)

    def _paint(self, painter: QPainter, arrow: Arrow) -> None:
        s = self.scale
        look = theme()
        color = QColor(arrow_colors()[arrow.die])
        path = QPainterPath(arrow.start)
        neck = arrow.end - QPointF(0, HEAD * s)
        down = QPointF(0, BEND * s)
        path.cubicTo(arrow.start + down, neck - down, neck)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        # A light line around it parts it from the wood and from the lines it crosses.
        painter.setPen(QPen(QColor(look.panel_top), 5.0 * s))
        painter.drawPath(path)
        pen = QPen(color, 2.6 * s)
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        if arrow.is_dashed:
            pen.setDashPattern([2.6, 1.8])
        painter.setPen(pen)
        painter.drawPath(path)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(color)
        half = QPointF(HEAD * s, 0)
        painter.drawPolygon(QPolygonF([neck - half, neck + half, arrow.end]))
