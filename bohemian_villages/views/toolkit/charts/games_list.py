"""A list of finished games: Enter, or a click on the sign at the end of a row, opens the replay."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QMouseEvent, QPainter, QPen
from PySide6.QtWidgets import QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from ....models.items.rows import RowsModel
from ..painting.canvas import Canvas, Icons
from ..painting.surfaces import Surface, paint_focus, paint_surface
from ..theme import theme

ROW = 36.0
SIDE, OPEN = 6.0, 34.0
Index = QModelIndex | QPersistentModelIndex


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


class FinishedList(QListView):
    """Shows the games that count."""

    chosen = Signal(int)
    """The number of a game to replay."""

    def __init__(self, model: RowsModel[Any], icons: Icons, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.games = model
        self.scale = 1.0
        self.setModel(model)
        self.setItemDelegate(GameDelegate(icons, self))
        self.setFrameShape(QListView.Shape.NoFrame)
        self.setUniformItemSizes(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.setEditTriggers(QListView.EditTrigger.NoEditTriggers)
        self.setMouseTracking(True)
        self.setStyleSheet("QListView { background: transparent; border: none; }")
        self.activated.connect(self._choose)

    def row(self, index: Index) -> Any:
        """What the model holds of a game."""
        return self.games.rows[index.row()]

    def paint_cells(self, canvas: Canvas, row: Any, area: QRectF, ink: str) -> None:
        """The cells of a row, left of `right_end`."""

    def set_scale(self, scale: float) -> None:
        """Paint so many pixels for a unit."""
        if scale != self.scale:
            self.scale = scale
            self.scheduleDelayedItemsLayout()

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
