"""Light, dark or the system's theme, chosen by its look: a village by day or at dusk."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPoint, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QRadioButton, QSizePolicy, QWidget

from ....settings import DARK, LIGHT, SYSTEM
from ...toolkit.art import Art
from ...toolkit.painting.canvas import BOLD, CENTER, NORMAL, Canvas, Icons
from ...toolkit.theme import theme
from ...toolkit.widgets.panel import paint_focus
from ...toolkit.widgets.plain_text import set_tip

WIDE, HIGH, GAP = 164, 200, 11
DAY, DUSK = "#D9BA8B", "#33241A"


PaintSample = Callable[[QPainter, QRectF, Art, bool, float], None]
"""Paints something of a game by day or in the dark."""


class ThemeCard(QRadioButton):
    """One of the three: a radio button, painted differently."""

    def __init__(
        self, name: str, paint_sample: PaintSample, art: Art, icons: Icons, parent: QWidget
    ) -> None:
        super().__init__(parent)
        self.name = name
        self._paint_sample = paint_sample
        self.art = art
        self.icons = icons
        self.scale = 1.0
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)

    def sizeHint(self) -> QSize:
        """As in the usual window."""
        return QSize(round(WIDE * self.scale), round(HIGH * self.scale))

    def minimumSizeHint(self) -> QSize:
        """Room for the label."""
        return QSize(round(90 * self.scale), round(110 * self.scale))

    def hitButton(self, pos: QPoint) -> bool:
        """All of it can be clicked."""
        return self.rect().contains(pos)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """The table with a village, the label, and gold around the chosen card."""
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            canvas = Canvas(painter, self.scale, self.icons)
            s = self.scale
            card = QRectF(self.rect()).adjusted(4 * s, 4 * s, -4 * s, -4 * s)
            self._paint_table(painter, card)
            label = QRectF(
                card.left() + 8 * s, card.bottom() - 34 * s, card.width() - 16 * s, 26 * s
            )
            inner = card.adjusted(10 * s, 10 * s, -10 * s, -42 * s)
            if self.name == SYSTEM:
                self._paint_sky(painter, inner)
            else:
                ratio = self.devicePixelRatioF()
                self._paint_sample(painter, inner, self.art, self.name == DARK, ratio)
            self._paint_label(canvas, label)
            self._paint_edge(painter, card)
            if self.hasFocus():
                paint_focus(canvas, QRectF(self.rect()), 12)

    def _paint_table(self, painter: QPainter, card: QRectF) -> None:
        radius = 9 * self.scale
        path = QPainterPath()
        path.addRoundedRect(card, radius, radius)
        painter.fillPath(path, QColor(DUSK if self.name == DARK else DAY))
        if self.name == SYSTEM:
            half = QPainterPath(card.topRight())
            half.lineTo(card.bottomRight())
            half.lineTo(card.bottomLeft())
            half.closeSubpath()
            painter.fillPath(path.intersected(half), QColor(DUSK))

    def _paint_sky(self, painter: QPainter, area: QRectF) -> None:
        s = self.scale
        sun = QPointF(area.left() + area.width() * 0.28, area.top() + area.height() * 0.3)
        painter.setPen(QPen(QColor("#B8862B"), 2 * s))
        painter.setBrush(QColor("#FBE9A9"))
        painter.drawEllipse(sun, 15 * s, 15 * s)
        for ray in range(8):
            painter.save()
            painter.translate(sun)
            painter.rotate(ray * 45)
            painter.drawLine(QPointF(20 * s, 0), QPointF(27 * s, 0))
            painter.restore()
        moon = QPointF(area.left() + area.width() * 0.74, area.top() + area.height() * 0.72)
        full, cut = QPainterPath(), QPainterPath()
        full.addEllipse(moon, 17 * s, 17 * s)
        cut.addEllipse(moon + QPointF(9 * s, -5 * s), 15 * s, 15 * s)
        painter.setPen(QPen(QColor("#C9A24D"), 1.6 * s))
        painter.setBrush(QColor("#F6E9CC"))
        painter.drawPath(full.subtracted(cut))

    def _paint_label(self, canvas: Canvas, area: QRectF) -> None:
        canvas.box(area, 13, "#FFFDF6", edge="#A98555", width=1.2)
        weight = BOLD if self.isChecked() else NORMAL
        canvas.write(area, self.text(), canvas.text_font(13, weight), "#3A281C", CENTER)

    def _paint_edge(self, painter: QPainter, card: QRectF) -> None:
        s, look = self.scale, theme()
        painter.setBrush(Qt.BrushStyle.NoBrush)
        if self.isChecked():
            painter.setPen(QPen(QColor(look.glow), 5 * s))
        else:
            painter.setPen(QPen(QColor(look.glow if self.underMouse() else look.outline), 1.6 * s))
        painter.drawRoundedRect(card, 9 * s, 9 * s)


class ThemeCards(QWidget):
    """The three cards side by side. `chosen` is emitted for people's choices."""

    chosen = Signal(int)

    def __init__(
        self, paint_sample: PaintSample, art: Art, icons: Icons, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        names = (LIGHT, DARK, SYSTEM)
        self.segments = [ThemeCard(name, paint_sample, art, icons, self) for name in names]
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(GAP)
        for place, card in enumerate(self.segments):
            card.clicked.connect(lambda _checked, place=place: self.chosen.emit(place))
            self._row.addWidget(card)
        art.ready.connect(self._repaint)

    @property
    def current(self) -> int:
        """The index of the chosen card."""
        return next((place for place, card in enumerate(self.segments) if card.isChecked()), 0)

    def set_current(self, place: int) -> None:
        """Choose a card without emitting `chosen`."""
        self.segments[place].setChecked(True)

    def say(self, name: str, labels: list[str]) -> None:
        """What is chosen here, and how the three are called."""
        self.setAccessibleName(name)
        for card, label in zip(self.segments, labels, strict=True):
            card.setText(label)
            card.setAccessibleName(label)
            card.setAccessibleDescription(name)
            set_tip(card, label)

    def set_scale(self, scale: float) -> None:
        """Paint so many pixels for a unit."""
        for card in self.segments:
            card.scale = scale
            card.updateGeometry()
            card.update()

    def _repaint(self) -> None:
        for card in self.segments:
            card.update()
