"""The list beside the settings: each entry leads to its sheet, or to a page of the help."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Signal
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from ...toolkit import fonts
from ...toolkit.painting.canvas import Canvas, Icons
from ...toolkit.painting.surfaces import Surface, paint_surface
from ...toolkit.theme import theme
from ...toolkit.widgets.form_parts import FormSheet
from ...toolkit.widgets.painted_button import PaintedButton
from ...toolkit.widgets.panel import paint_focus
from ...toolkit.widgets.plain_text import set_tip
from ...toolkit.widgets.ribbon import fitted

ROW = 46


class SettingsChapter(PaintedButton):
    """An entry of the list; the one whose sheet is looked at is gold."""

    def __init__(self, icon: str, icons: Icons, parent: QWidget | None = None) -> None:
        super().__init__(icons, parent)
        self.icon_name = icon
        self.is_current = False

    def say(self, title: str) -> None:
        """Set the title."""
        self.setText(title)
        self.setAccessibleName(title)
        set_tip(self, title)

    def sizeHint(self) -> QSize:
        """Room for icon and title."""
        words = QFontMetrics(fonts.display(17 * self.scale)).horizontalAdvance(self.text())
        return QSize(words + round(66 * self.scale), round(ROW * self.scale))

    def minimumSizeHint(self) -> QSize:
        """In a low window the list moves together."""
        return QSize(round(120 * self.scale), round(34 * self.scale))

    def paint(self, canvas: Canvas, area: QRectF) -> None:
        """Quiet until it is pointed at or looked at."""
        s, look = self.scale, theme()
        place = area.adjusted(2 * s, 2 * s, -2 * s, -2 * s)
        ink = look.text
        if self.is_current:
            paint_surface(canvas.painter, place, Surface.CHOSEN, s, 9)
            ink = look.chosen_text
        elif self.underMouse():
            paint_surface(canvas.painter, place, Surface.PLAIN, s, 9)
        icon = QRectF(place.left() + 12 * s, place.center().y() - 10 * s, 20 * s, 20 * s)
        canvas.draw_inked(self.icon_name, icon, ink)
        words = QRectF(icon.right() + 12 * s, place.top(), 0, place.height())
        words.setRight(place.right() - 8 * s)
        canvas.write(words, self.text(), fitted(canvas, self.text(), 17, words.width()), ink)
        if self.hasFocus():
            paint_focus(canvas, area, 10)


class Chapters(FormSheet):
    """All entries above each other, and what concerns them all at the foot."""

    chosen = Signal(int)

    def __init__(
        self,
        pictures: Sequence[str],
        icons: Icons,
        foot: QPushButton,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.entries = [SettingsChapter(f"toolbar-{name}", icons) for name in pictures]
        box = QVBoxLayout(self)
        box.setContentsMargins(10, 12, 10, 16)
        box.setSpacing(4)
        for place, entry in enumerate(self.entries):
            entry.clicked.connect(lambda _checked=False, place=place: self.chosen.emit(place))
            box.addWidget(entry)
        box.addStretch(1)
        box.addWidget(foot)

    def set_current(self, place: int) -> None:
        """Mark the entry whose sheet is looked at."""
        for number, entry in enumerate(self.entries):
            entry.is_current = number == place
            entry.update()

    def set_scale(self, scale: float) -> None:
        """Paint so many pixels for a unit."""
        super().set_scale(scale)
        for entry in self.entries:
            entry.set_scale(scale)
            entry.updateGeometry()
