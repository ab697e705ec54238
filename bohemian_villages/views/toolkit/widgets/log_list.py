"""The log as a list: each turn begins with a band in the player's colour with the dice.

Below it are short lines with a picture, and gains at their end; tool tips have full sentences.
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import (
    QEvent,
    QModelIndex,
    QPointF,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import (
    QAction,
    QContextMenuEvent,
    QFocusEvent,
    QFontMetrics,
    QGuiApplication,
    QPainter,
)
from PySide6.QtWidgets import (
    QMenu,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from ....models.items.log_rows import NO_PLAYER, LogRow, LogRows
from ....models.items.rows import Index
from .. import fonts
from ..painting.canvas import BOLD, RIGHT, Canvas, Icons
from ..painting.marks import edge_of, paint_mark
from ..painting.surfaces import Surface, paint_surface
from ..shortcuts import LOG
from ..theme import FIGURES, theme
from .menus import Menu
from .painted import PaintedList

HEADING, LINE, ICON = 25.0, 24.0, 20.0
DIE, DIE_GAP = 15.0, 4.0
DIE_RIM = 3.0
"""How far the picture of a die goes beyond the die, with its shadow."""
TEXT = 13.0
MARK = 4.6
# Steps still to come in a replay: in the background, but easy to read.
FADED = 0.7
LONG_WORD = 20


class LogDelegate(QStyledItemDelegate):
    """Paints a row of the log."""

    def __init__(self, colors: list[str], icons: Icons, parent: LogList) -> None:
        super().__init__(parent)
        self.list = parent
        self.colors = colors
        self.icons = icons
        # Qt asks for the height of every row whenever one changes.
        self._heights: dict[tuple[str, str, int], int] = {}
        self._measured = (0.0, 0)
        self._metrics = QFontMetrics(fonts.text(TEXT))
        self._bold = QFontMetrics(fonts.text(TEXT, BOLD))

    def sizeHint(self, _option: QStyleOptionViewItem, index: Index) -> QSize:
        """As high as its line needs at the width of the list."""
        s, row = self.list.scale, self.list.row(index)
        if row.is_heading:
            return QSize(10, round((HEADING + 6) * s))
        width = self.list.viewport().width()
        if self._measured != (s, width):
            self._measured = (s, width)
            self._metrics = QFontMetrics(fonts.text(TEXT * s))
            self._bold = QFontMetrics(fonts.text(TEXT * s, BOLD))
            self._heights.clear()
        key = (row.short, row.amount, len(row.faces))
        if key not in self._heights:
            room = width - round((ICON + 22) * s + self._tail(row))
            self._heights[key] = self._height(row.short, s, room)
        return QSize(10, self._heights[key])

    def _height(self, text: str, s: float, width: int) -> int:
        flags = wrapping(text, self._metrics, width)
        box = self._metrics.boundingRect(0, 0, max(60, width), 10_000, flags, text)
        return max(round(LINE * s), box.height() + round(7 * s))

    def _tail(self, row: LogRow) -> float:
        """How much of a line coins or dice take at its end, in pixels."""
        s = self.list.scale
        wide = self._bold.horizontalAdvance(row.amount) if row.amount else 0
        return (wide + 8 * s if wide else 0.0) + _dice_width(row) * s

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """A heading or a line."""
        painter.save()
        canvas = Canvas(painter, self.list.scale, self.icons)
        row, area = self.list.row(index), QRectF(option.rect)
        faded = self.list.current_step is not None and row.step >= self.list.current_step
        painter.setOpacity(FADED if faded else 1.0)
        chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        if row.is_heading:
            self._paint_heading(canvas, row, area, chosen=chosen)
        else:
            self._paint_line(canvas, row, area, chosen=chosen)
        painter.restore()

    def _paint_heading(self, canvas: Canvas, row: LogRow, area: QRectF, *, chosen: bool) -> None:
        s = canvas.scale
        band = area.adjusted(2 * s, 4 * s, -2 * s, -2 * s)
        left = band.adjusted(10 * s, 0, -8 * s, 0)
        if row.player == NO_PLAYER:
            canvas.write(left, row.short, canvas.display_font(15))
            self._paint_dice(canvas, row, left)
            return
        color = self.colors[row.player]
        paint = FIGURES[color]
        edge, wide = (theme().glow, 2.4) if chosen else (edge_of(color), 1.0)
        canvas.box(band, 6, paint.base, edge=edge, width=wide)
        middle = QPointF(band.left() + 13 * s, band.center().y())
        paint_mark(canvas.painter, paint.mark, middle, MARK * s, paint.ink)
        number = band.adjusted(24 * s, 0, 0, 0)
        used = canvas.write(number, str(row.turn), canvas.text_font(TEXT, BOLD), paint.ink)
        self._paint_dice(canvas, row, band.adjusted(0, 0, -6 * s, 0))
        name = number.adjusted(used + 7 * s, 0, -(_dice_width(row) + 8) * s, 0)
        canvas.write(name, row.short, canvas.display_font(14), paint.ink)

    def _paint_dice(self, canvas: Canvas, row: LogRow, area: QRectF) -> None:
        """The dice that fell, at the right end of an area."""
        s = canvas.scale
        left = area.right() - _dice_width(row) * s
        top, rim = area.center().y() - DIE * s / 2, DIE_RIM * s
        for place, face in enumerate(row.faces):
            square = QRectF(left + place * (DIE + DIE_GAP) * s, top, DIE * s, DIE * s)
            canvas.draw(f"die-{face}", square.adjusted(-rim, -rim, rim, rim))

    def _paint_line(self, canvas: Canvas, row: LogRow, area: QRectF, *, chosen: bool) -> None:
        s, look = canvas.scale, theme()
        if chosen:
            inner = area.adjusted(2 * s, s, -2 * s, -s)
            paint_surface(canvas.painter, inner, Surface.CHOSEN, s, 6)
        ink = look.chosen_text if chosen else look.text
        icon = QRectF(area.left() + 8 * s, area.top() + 2 * s, ICON * s, ICON * s)
        if row.icon:
            canvas.draw_inked(row.icon, icon, ink)
        first = QRectF(area.left(), area.top(), area.width() - 8 * s, LINE * s)
        self._paint_dice(canvas, row, first)
        if row.amount:
            gain = look.gain if row.turn and not chosen else ink
            canvas.write(first, row.amount, canvas.text_font(TEXT, BOLD), gain, RIGHT)
        text = area.adjusted((ICON + 14) * s, 3 * s, -8 * s - self._tail(row), -2 * s)
        painter = canvas.painter
        painter.setFont(canvas.text_font(TEXT))
        painter.setPen(ink)
        flags = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop
        wrap = wrapping(row.short, self._metrics, round(text.width()))
        painter.drawText(text, flags | wrap, row.short)


def _dice_width(row: LogRow) -> float:
    """How wide the dice of a row are, in units."""
    return len(row.faces) * (DIE + DIE_GAP)


def wrapping(text: str, metrics: QFontMetrics, width: int) -> Qt.TextFlag:
    """Wrap between words, unless a name is wider than a line."""
    # Few texts have a word so long that it is worth measuring.
    longest = max(map(len, text.split()), default=0)
    if longest > LONG_WORD and any(
        metrics.horizontalAdvance(word) > width for word in text.split() if len(word) > LONG_WORD
    ):
        return Qt.TextFlag.TextWrapAnywhere
    return Qt.TextFlag.TextWordWrap


class LogList(PaintedList):
    """Shows the rows of a log. Pointing at a line emits the places it mentions."""

    places_shown = Signal(object)
    """The places of the line looked at; none when nothing is looked at any more."""
    step_chosen = Signal(int)
    copied = Signal(str)

    def __init__(
        self,
        model: LogRows,
        colors: list[str],
        icons: Icons,
        parent: QWidget | None = None,
        add_to_menu: Callable[[QMenu], object] | None = None,
    ) -> None:
        super().__init__(parent)
        self.log = model
        self.add_to_menu = add_to_menu
        """Adds what else can be done with the game to the menu of the list."""
        self.current_step: int | None = None
        """Rows from this step on lie in the future; None where there is none."""
        self.setItemDelegate(LogDelegate(colors, icons, self))
        self.setSelectionMode(PaintedList.SelectionMode.ExtendedSelection)
        # Else Qt keeps the places of the lines when they grow taller in a narrower list.
        self.setWordWrap(True)
        self._make_actions()
        # Last, since each of the calls above would lay all rows out again.
        self.setModel(model)
        self.entered.connect(self._tell_places)
        self.activated.connect(self._choose)
        self.clicked.connect(self._choose)

    def _make_actions(self) -> None:
        self.copy_action = QAction(self.tr("&Copy"), self)
        self.copy_action.setShortcuts(LOG["copy"].sequences)
        self.copy_action.triggered.connect(self.copy_selected)
        self.copy_all_action = QAction(self.tr("Copy the &whole log"), self)
        self.copy_all_action.triggered.connect(self.copy_all)
        for action in (self.copy_action, self.copy_all_action):
            action.setShortcutContext(Qt.ShortcutContext.WidgetShortcut)
            self.addAction(action)

    def row(self, index: Index) -> LogRow:
        """The row of an index."""
        return self.log.rows[index.row()]

    def set_colors(self, colors: list[str]) -> None:
        """The colours of the players, in the order of their seats."""
        delegate = self.itemDelegate()
        assert isinstance(delegate, LogDelegate)
        delegate.colors = colors
        self.viewport().update()

    def show_step(self, steps: int) -> None:
        """Mark the progress of a replay, and scroll to it."""
        self.current_step = steps
        reached = [place for place, row in enumerate(self.log.rows) if row.step < steps]
        index = self.log.index(reached[-1] if reached else 0)
        self.setCurrentIndex(index)
        self.scrollTo(index, PaintedList.ScrollHint.PositionAtCenter)
        self.viewport().update()

    # Which places a line speaks of.

    def _tell_places(self, index: QModelIndex) -> None:
        self.places_shown.emit(self.row(index).places)

    def _choose(self, index: QModelIndex) -> None:
        self._tell_places(index)
        self.step_chosen.emit(self.row(index).step + 1)

    def currentChanged(self, current: Index, previous: Index) -> None:
        """A line reached by keys is looked at as well."""
        super().currentChanged(current, previous)
        if self.hasFocus() and current.isValid():
            self.places_shown.emit(self.row(current).places)

    def viewportEvent(self, event: QEvent) -> bool:
        """Nothing is pointed at any more."""
        if event.type() == QEvent.Type.Leave:
            self.places_shown.emit(())
        return super().viewportEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Nothing is looked at any more."""
        super().focusOutEvent(event)
        self.places_shown.emit(())

    # Taking it elsewhere.

    def copy_selected(self) -> None:
        """Copy the lines selected, or all where none is."""
        rows = {index.row() for index in self.selectedIndexes()}
        self._copy(self.log.text(rows) if rows else self.log.whole_text())

    def copy_all(self) -> None:
        """Copy the whole log."""
        self._copy(self.log.whole_text())

    def _copy(self, text: str) -> None:
        QGuiApplication.clipboard().setText(text)
        self.copied.emit(text)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Offer to copy, and to export."""
        menu = Menu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.addActions([self.copy_action, self.copy_all_action])
        if self.add_to_menu is not None:
            menu.addSeparator()
            self.add_to_menu(menu)
        menu.popup(event.globalPos())
