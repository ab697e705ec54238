"""The colours of the figures to choose from, each with its mark."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QPoint, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QRadioButton, QWidget

from ...models.game.data import COLORS
from ...words.game.names import color_names
from ..toolkit.painting.canvas import Canvas
from ..toolkit.painting.icons import NoIcons
from ..toolkit.painting.marks import edge_of, paint_mark
from ..toolkit.theme import FIGURES, theme
from ..toolkit.widgets.painted import Painted
from ..toolkit.widgets.panel import paint_focus
from ..toolkit.widgets.plain_text import set_tip

STEP, SIDE = 25, 26


class ColorDot(QRadioButton):
    """One colour; pale if another player has it."""

    def __init__(self, color: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.color = color
        self.scale = 1.0
        self.is_taken = False
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    def hitButton(self, pos: QPoint) -> bool:
        """All of it can be clicked."""
        return self.rect().contains(pos)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """A disc with the mark; a gold ring around the chosen one."""
        with QPainter(self) as painter:
            canvas = Canvas(painter, self.scale, NoIcons())
            s, look, paint = self.scale, theme(), FIGURES[self.color]
            middle = QRectF(self.rect()).center()
            chosen = self.isChecked()
            radius = (10.0 if chosen else 9.0) * s
            if chosen:
                painter.setPen(QPen(QColor(look.chosen_edge), 1.2 * s))
                painter.setBrush(QColor(look.gold))
                painter.drawEllipse(middle, radius + 2.6 * s, radius + 2.6 * s)
            painter.setOpacity(0.34 if self.is_taken and not self.underMouse() else 1.0)
            painter.setPen(
                QPen(QColor(look.glow if self.underMouse() else edge_of(self.color)), 1.4 * s)
            )
            painter.setBrush(QColor(paint.base))
            painter.drawEllipse(middle, radius, radius)
            paint_mark(painter, paint.mark, middle, radius * 0.5, paint.ink)
            painter.setOpacity(1.0)
            if self.hasFocus():
                paint_focus(canvas, QRectF(self.rect()), self.width() / 2 / s)


class ColorDots(Painted):
    """All five; choosing one that is taken swaps the two."""

    chosen = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.dots = {color: ColorDot(color, self) for color in COLORS}
        for color, dot in self.dots.items():
            dot.clicked.connect(lambda _on, color=color: self.chosen.emit(color))

    def show_colors(self, own: str, holders: Mapping[str, str]) -> None:
        """Which is chosen, and which others have, with the names of who has them."""
        for color, dot in self.dots.items():
            dot.is_taken = color in holders
            name = color_names.name(color)
            if color in holders:
                text = self.tr("{color}: swap with {name}")
                name = text.format(color=name, name=holders[color])
            set_tip(dot, name)
            dot.setAccessibleName(name)
            dot.update()
        self.dots[own].setChecked(True)

    def set_scale(self, scale: float) -> None:
        """Paint so many pixels for a unit."""
        super().set_scale(scale)
        for dot in self.dots.values():
            dot.scale = scale
        self._lay_out()

    def sizeHint(self) -> QSize:
        """Room for a row."""
        return QSize(round((4 * STEP + SIDE) * self.scale), round(SIDE * self.scale))

    def _lay_out(self) -> None:
        side = round(SIDE * self.scale)
        top = (self.height() - side) // 2
        for place, dot in enumerate(self.dots.values()):
            dot.setGeometry(round(place * STEP * self.scale), top, side, side)
