"""What is shown where there is nothing to count: a picture, and what to do."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QPushButton, QWidget

from ..painting.canvas import CENTER, Canvas, Icons
from ..theme import theme
from ..widgets.panel import Panel

Scene = Sequence[tuple[str, float, float, float]]
"""What is shown: part, place of its middle and of its foot, height; in units."""

WIDTH, HEIGHT = 860.0, 430.0


class EmptyPanel(Panel):
    """A picture, a heading, a sentence, and a button where that helps."""

    def __init__(
        self,
        scene: Scene,
        icons: Icons,
        parent: QWidget | None = None,
        *,
        on_paper: bool = False,
    ) -> None:
        super().__init__(icons, parent)
        self.scene = scene
        self.on_paper = on_paper
        """Whether it is drawn on a sheet; otherwise on a meadow."""
        self.title = self.text = ""
        self.button = QPushButton(self)
        self.button.hide()

    def say(self, title: str, text: str, button: str = "") -> None:
        """Set the texts."""
        self.title, self.text = title, text
        self.setAccessibleName(f"{title} {text}")
        self.button.setText(button)
        self.button.setVisible(bool(button))
        self._lay_out()
        self.update()

    def _lay_out(self) -> None:
        """The button below the sentence."""
        size = self.button.sizeHint()
        _width, height = self.units()
        left = (self.width() - size.width()) // 2
        top = round((height * 0.5 + 138) * self.scale)
        self.button.setGeometry(left, top, size.width(), size.height())

    def paint_content(self, canvas: Canvas) -> None:
        """The picture, the words below."""
        width, height = self.units()
        middle, ground = width / 2, height * 0.5
        self._paint_ground(canvas, middle, ground)
        for name, x, foot, high in self.scene:
            area = canvas.rect(middle + x - high, ground + foot - high, 2 * high, high)
            canvas.draw(name, area)
        title = canvas.rect(20, ground + 56, width - 40, 34)
        canvas.write(title, self.title, canvas.display_font(24), None, CENTER)
        room = min(width - 60, 620)
        text = canvas.rect(middle - room / 2, ground + 90, room, 44)
        canvas.paragraph(text, self.text, canvas.text_font(15), theme().muted)

    def _paint_ground(self, canvas: Canvas, middle: float, ground: float) -> None:
        if self.on_paper:
            sheet = canvas.rect(middle - 350, ground - 130, 700, 164)
            canvas.box(sheet.translated(0, 2 * self.scale), 8, "#301C0F06")
            canvas.box(sheet, 8, "#FFFDF6", "#F6ECD2", "#A98555", 1.2)
            return
        canvas.painter.setPen(Qt.PenStyle.NoPen)
        canvas.painter.setBrush(QColor(theme().meadow))
        canvas.painter.drawEllipse(canvas.rect(middle - 370, ground - 26, 740, 68))
