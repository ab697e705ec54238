"""The list of games, under the names of its columns."""

from __future__ import annotations

from collections.abc import Sequence

from attrs import frozen
from PySide6.QtCore import QRectF, Qt
from PySide6.QtWidgets import QWidget

from ..painting.canvas import LEFT, Canvas, Icons
from ..theme import theme
from ..widgets.panel import Panel
from .games_list import FinishedList
from .numbers import heading

SIDE, HEADER = 8.0, 22.0


@frozen
class Head:
    """The name of a column, and its extent in a row, in pixels."""

    text: str
    start: float
    end: float
    align: Qt.AlignmentFlag = LEFT


class GamesPanel(Panel):
    """Parchment around the list. Each kind of game names its columns."""

    def __init__(self, games: FinishedList, icons: Icons, parent: QWidget | None = None) -> None:
        super().__init__(icons, parent)
        self.title = self.line = ""
        self.list = games
        games.setParent(self)

    def heads(self, width: float) -> Sequence[Head]:
        """The names of the columns of rows of that width."""
        raise NotImplementedError

    def say(self, title: str, line: str) -> None:
        """Set the heading."""
        self.title, self.line = title, line
        self.list.setAccessibleName(title)
        self.list.setAccessibleDescription(line)
        self.update()

    def _lay_out(self) -> None:
        s = self.scale
        self.list.set_scale(s)
        top, side = round((38 + HEADER) * s), round(SIDE * s)
        self.list.setGeometry(
            side, top, self.width() - 2 * side, self.height() - top - round(11 * s)
        )

    def paint_content(self, canvas: Canvas) -> None:
        """Heading and the names of the columns."""
        s, (width, _height) = self.scale, self.units()
        heading(canvas, self.title, self.line, width)
        left = SIDE * s
        for head in self.heads(self.list.viewport().width()):
            area = QRectF(left + head.start, 37 * s, head.end - head.start, HEADER * s)
            canvas.write(area, head.text, canvas.text_font(12.5), theme().muted, head.align)
