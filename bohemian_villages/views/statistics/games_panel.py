"""The panel that holds the list of games, under the names of its columns."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from ...models.statistics.statistics_model import GamesModel
from ..toolkit.painting.canvas import RIGHT, Canvas, Icons
from ..toolkit.theme import theme
from ..toolkit.widgets.panel import Panel
from .games_list import GamesList, cells
from .numbers import heading

SIDE, HEADER = 8.0, 22.0


class GamesPanel(Panel):
    """Parchment around the list."""

    def __init__(self, model: GamesModel, icons: Icons, parent: QWidget | None = None) -> None:
        super().__init__(icons, parent)
        self.title = self.line = ""
        self.list = GamesList(model, icons, self)
        self.list.setStyleSheet("QListView { background: transparent; border: none; }")

    def say(self, title: str, line: str) -> None:
        """The words above."""
        self.title, self.line = title, line
        self.list.setAccessibleName(title)
        self.list.setAccessibleDescription(line)
        self.update()

    def set_scale(self, scale: float) -> None:
        """Paint so many pixels for a unit."""
        super().set_scale(scale)
        self.list.set_scale(scale)
        self._lay_out()

    def resizeEvent(self, _event: QResizeEvent) -> None:
        """Place the list."""
        self._lay_out()

    def _lay_out(self) -> None:
        s = self.scale
        top, side = round((38 + HEADER) * s), round(SIDE * s)
        self.list.setGeometry(
            side, top, self.width() - 2 * side, self.height() - top - round(11 * s)
        )

    def paint_content(self, canvas: Canvas) -> None:
        """Heading and the names of the columns."""
        s, (width, _height) = self.scale, self.units()
        heading(canvas, self.title, self.line, width)
        at = cells(self.list.viewport().width(), s)
        left = SIDE * s
        for text, start, end, align in (
            (self.tr("when"), at.when, at.against, None),
            (self.tr("against"), at.against, at.score, None),
            (self.tr("score"), at.score - 40 * s, at.place - 16 * s, RIGHT),
            (self.tr("place"), at.place, at.right, None),
        ):
            area = QRectF(left + start, 37 * s, end - start, HEADER * s)
            font, ink = canvas.text_font(12.5), theme().muted
            if align is None:
                canvas.write(area, text, font, ink)
            else:
                canvas.write(area, text, font, ink, align)
