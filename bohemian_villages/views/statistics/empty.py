"""What is shown where there is nothing to count: a village with nobody in it, and what to do."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QPushButton, QWidget

from ..toolkit.painting.canvas import CENTER, Canvas, Icons
from ..toolkit.theme import theme
from ..toolkit.widgets.panel import Panel

# What stands on the meadow: part, place of its middle and of its foot, height; in units.
SCENE = (
    ("decor-tree-linden", -268.0, 0.0, 126.0),
    ("building-church", -172.0, 6.0, 146.0),
    ("building-inn", -48.0, 8.0, 112.0),
    ("building-farm", 86.0, 8.0, 110.0),
    ("building-town_hall", 206.0, 6.0, 134.0),
    ("decor-tree-apple", 296.0, 0.0, 90.0),
    ("decor-goose", -112.0, 22.0, 22.0),
    ("figure-red", 14.0, 28.0, 56.0),
    ("figure-blue", 146.0, 26.0, 56.0),
)
WIDTH, HEIGHT = 860.0, 430.0


class EmptyPanel(Panel):
    """A picture, a heading, a sentence, and a button where that helps."""

    def __init__(self, icons: Icons, parent: QWidget | None = None) -> None:
        super().__init__(icons, parent)
        self.title = self.text = ""
        self.button = QPushButton(self)
        self.button.hide()

    def say(self, title: str, text: str, button: str = "") -> None:
        """What there is to say."""
        self.title, self.text = title, text
        self.setAccessibleName(f"{title} {text}")
        self.button.setText(button)
        self.button.setVisible(bool(button))
        self.lay_out()
        self.update()

    def lay_out(self) -> None:
        """The button below the sentence."""
        size = self.button.sizeHint()
        _width, height = self.units()
        left = (self.width() - size.width()) // 2
        top = round((self._ground(height) + 138) * self.scale)
        self.button.setGeometry(left, top, size.width(), size.height())

    def _ground(self, height: float) -> float:
        """Where the houses stand."""
        return height * 0.5

    def paint_content(self, canvas: Canvas) -> None:
        """The village on its meadow, the words below."""
        width, height = self.units()
        middle, ground = width / 2, self._ground(height)
        meadow = canvas.rect(middle - 370, ground - 26, 740, 68)
        canvas.painter.setPen(Qt.PenStyle.NoPen)
        canvas.painter.setBrush(QColor(theme().meadow))
        canvas.painter.drawEllipse(meadow)
        for name, x, foot, high in SCENE:
            self._draw(canvas, name, middle + x, ground + foot, high)
        title = canvas.rect(20, ground + 56, width - 40, 34)
        canvas.write(title, self.title, canvas.display_font(24), None, CENTER)
        room = min(width - 60, 620)
        text = canvas.rect(middle - room / 2, ground + 90, room, 44)
        canvas.paragraph(text, self.text, canvas.text_font(15), theme().muted)

    def _draw(self, canvas: Canvas, name: str, x: float, foot: float, high: float) -> None:
        canvas.draw(name, canvas.rect(x - high, foot - high, 2 * high, high))
