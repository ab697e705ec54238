"""Finished games as a list: Enter, or a click on the sign at the end of a row, opens the replay."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from attrs import frozen
from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QMouseEvent, QPainter, QPen
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from ....models.items.rows import Index, RowsModel
from ..painting.canvas import LEFT, Canvas, Icons
from ..painting.surfaces import Surface, paint_focus, paint_surface
from ..theme import theme
from ..widgets.painted import PaintedList
from ..widgets.panel import Panel
from .numbers import heading

ROW = 36.0
SIDE, OPEN = 6.0, 34.0
AROUND, HEADER = 8.0, 22.0
"""Between panel and list, and the height of the names of the columns."""


def right_end(width: float, scale: float) -> float:
    """Where the cells of a row of that width end, in pixels, and the sign that opens it begins."""
    return width - (SIDE + OPEN) * scale


class GameDelegate(QStyledItemDelegate):
    """Paints a game; the cells are painted by the list of each kind of game."""

    def __init__(self, icons: Icons, parent: FinishedList) -> None:
        super().__init__(parent)
        self.list = parent
        self.icons = icons

    def sizeHint(self, _option: QStyleOptionViewItem, _index: Index) -> QSize:
        """All rows are equally high."""
        return QSize(10, round(ROW * self.list.scale))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """The whole row of a game."""
        painter.save()
        canvas = Canvas(painter, self.list.scale, self.icons)
        area = QRectF(option.rect)
        chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        self._paint_ground(canvas, area, option, chosen)
        ink = theme().chosen_text if chosen else theme().text
        self.list.paint_cells(canvas, self.list.row(index), area, ink)
        self._paint_sign(canvas, area, ink)
        painter.restore()

    def _paint_ground(
        self, canvas: Canvas, area: QRectF, option: QStyleOptionViewItem, chosen: bool
    ) -> None:
        s, look, painter = canvas.scale, theme(), canvas.painter
        inner = area.adjusted(s, s, -s, -s)
        if chosen:
            paint_surface(painter, inner, Surface.CHOSEN, s, 7)
            if self.list.hasFocus():
                paint_focus(painter, inner, s, 7)
            return
        if option.state & QStyle.StateFlag.State_MouseOver:
            canvas.box(inner, 7, look.sunk_bottom)
        painter.setPen(QPen(QColor(look.panel_line), max(1.0, s)))
        painter.drawLine(area.bottomLeft(), area.bottomRight())

    def _paint_sign(self, canvas: Canvas, area: QRectF, ink: str) -> None:
        s = canvas.scale
        icon = QRectF(0, 0, 17 * s, 17 * s)
        left = area.left() + right_end(area.width(), s)
        icon.moveCenter(QRectF(left, area.top(), OPEN * s, area.height()).center())
        canvas.draw_inked("toolbar-play", icon, ink, 0.9)


class FinishedList(PaintedList):
    """Shows the games that count."""

    chosen = Signal(int)
    """The number of a game to replay."""

    def __init__(self, model: RowsModel[Any], icons: Icons, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.games = model
        self.setModel(model)
        self.setItemDelegate(GameDelegate(icons, self))
        self.setUniformItemSizes(True)
        self.activated.connect(self._choose)

    def row(self, index: Index) -> Any:
        """What the model holds of a game."""
        return self.games.rows[index.row()]

    def paint_cells(self, canvas: Canvas, row: Any, area: QRectF, ink: str) -> None:
        """The cells of a row, left of `right_end`."""

    def show_first(self) -> None:
        """Have the latest game chosen, so that keys have somewhere to start."""
        if self.games.rowCount():
            self.setCurrentIndex(self.games.index(0))
            self.scrollToTop()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """A click on the sign at the end of a row opens its game."""
        super().mouseReleaseEvent(event)
        index = self.indexAt(event.position().toPoint())
        width, x = self.viewport().width(), event.position().x()
        is_at_sign = right_end(width, self.scale) <= x <= width - SIDE * self.scale
        if event.button() is Qt.MouseButton.LeftButton and index.isValid() and is_at_sign:
            self._choose(index)

    def _choose(self, index: Index) -> None:
        self.chosen.emit(self.row(index).game.number)


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
        top, side = round((38 + HEADER) * s), round(AROUND * s)
        self.list.setGeometry(
            side, top, self.width() - 2 * side, self.height() - top - round(11 * s)
        )

    def paint_content(self, canvas: Canvas) -> None:
        """Heading and the names of the columns."""
        s, (width, _height) = self.scale, self.units()
        heading(canvas, self.title, self.line, width)
        left = AROUND * s
        for head in self.heads(self.list.viewport().width()):
            area = QRectF(left + head.start, 37 * s, head.end - head.start, HEADER * s)
            canvas.write(area, head.text, canvas.text_font(12.5), theme().muted, head.align)
