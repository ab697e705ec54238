"""The medal of a game alone, pinned to the sheet when everything is counted."""

from __future__ import annotations

from math import cos, pi, sin

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF, QRadialGradient
from PySide6.QtWidgets import QWidget

from ....views.toolkit.painting.canvas import BLACK, BOLD, CENTER, Canvas, Icons
from ....views.toolkit.widgets.painted import Painted
from ...statistics.medals import Medal
from ...words.medals import medal_words
from ..medals import INK, PAINTS

WIDTH, HEIGHT = 128.0, 172.0
DISC = 52.0
TEETH = 28
RIBBON = ("#B9382B", "#7A1F18")


class MedalBadge(Painted):
    """A rosette with two tails; nothing where no medal was won."""

    def __init__(self, icons: Icons, parent: QWidget) -> None:
        super().__init__(parent, icons)
        self.medal: Medal | None = None
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def show_medal(self, medal: Medal | None) -> None:
        """Show a medal, or nothing."""
        self.medal = medal
        self.setAccessibleName(medal_words.name(medal) if medal else "")
        self.setVisible(medal is not None)
        self.update()

    def paint(self, canvas: Canvas, _area: QRectF) -> None:
        """Ribbon, rosette, disc, and title."""
        if self.medal is not None:
            middle = QPointF(WIDTH / 2, DISC + 8) * self.scale
            self._paint_tails(canvas.painter, middle)
            self._paint_rosette(canvas.painter, middle, PAINTS[self.medal].bottom)
            self._write(canvas, middle, self.medal)

    def _paint_tails(self, painter: QPainter, middle: QPointF) -> None:
        s = self.scale
        painter.setPen(QPen(QColor("#4A3020"), 1.6 * s))
        for sign, color in ((-1, RIBBON[1]), (1, RIBBON[0])):
            shape = [(4, 20), (34, 16), (46, 96), (31, 87), (20, 100)]
            points = [middle + QPointF(sign * x * s, y * s) for x, y in shape]
            painter.setBrush(QColor(color))
            painter.drawPolygon(QPolygonF(points))

    def _paint_rosette(self, painter: QPainter, middle: QPointF, color: str) -> None:
        s = self.scale
        base = QColor(color)
        edge = QPolygonF()
        for tooth in range(2 * TEETH):
            radius = (DISC if tooth % 2 else DISC - 6) * s
            angle = pi * tooth / TEETH
            edge.append(middle + QPointF(cos(angle) * radius, sin(angle) * radius))
        painter.setPen(QPen(QColor("#4A3020"), 1.8 * s))
        painter.setBrush(base.darker(112))
        painter.drawPolygon(edge)
        shine = QRadialGradient(middle - QPointF(14 * s, 16 * s), 62 * s)
        shine.setColorAt(0, base.lighter(150))
        shine.setColorAt(0.6, base)
        shine.setColorAt(1, base.darker(125))
        painter.setBrush(shine)
        painter.drawEllipse(middle, 39 * s, 39 * s)
        painter.setPen(QPen(base.darker(135), 1.4 * s))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawEllipse(middle, 34 * s, 34 * s)

    def _write(self, canvas: Canvas, middle: QPointF, medal: Medal) -> None:
        s = self.scale
        upper = QRectF(middle.x() - 32 * s, middle.y() - 25 * s, 64 * s, 32 * s)
        canvas.write(upper, f"{medal.value}", canvas.text_font(25, BLACK), INK, CENTER)
        lower = QRectF(middle.x() - 31 * s, middle.y() + 5 * s, 62 * s, 17 * s)
        font = canvas.fitting_font(lower.width(), medal_words.name(medal), 13, BOLD)
        canvas.write(lower, medal_words.name(medal), font, INK, CENTER)
