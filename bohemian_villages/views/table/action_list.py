"""Everything that can be done now as a list of painted buttons, for keys and screen readers."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from ...models.game.actions import ActionsModel
from ...models.items.rows import Index
from ..toolkit import fonts
from ..toolkit.painting.canvas import BOLD, Canvas, Icons
from ..toolkit.painting.surfaces import Surface, ink, paint_button
from ..toolkit.theme import theme
from ..toolkit.widgets.log_list import wrapping
from ..toolkit.widgets.painted import PaintedList
from ..toolkit.widgets.panel import paint_focus

LEAST, ICON, TEXT = 36.0, 20.0, 13.0
BESIDE = 50.0
"""What of the width the text does not have, in units."""


class ActionDelegate(QStyledItemDelegate):
    """Paints an action as a button."""

    def __init__(self, icons: Icons, parent: ActionList) -> None:
        super().__init__(parent)
        self.list = parent
        self.icons = icons

    def sizeHint(self, _option: QStyleOptionViewItem, index: Index) -> QSize:
        """As high as its phrase needs at the width of the list."""
        s, text = self.list.scale, self.list.text(index)
        metrics = QFontMetrics(fonts.text(TEXT * s, BOLD))
        width = max(60, self.list.viewport().width() - round(BESIDE * s))
        flags = wrapping(text, metrics, width)
        box = metrics.boundingRect(0, 0, width, 10_000, flags, text)
        return QSize(10, max(round(LEAST * s), box.height() + round(16 * s)))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Gold while it is chosen; the line of the focus around it while keys choose."""
        painter.save()
        canvas, s = Canvas(painter, self.list.scale, self.icons), self.list.scale
        is_chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        is_hovered = bool(option.state & QStyle.StateFlag.State_MouseOver)
        surface = Surface.CHOSEN if is_chosen else Surface.PLAIN
        area = QRectF(option.rect).adjusted(3 * s, 2 * s, -3 * s, -4 * s)
        paint_button(painter, area, surface, s, is_hovered=is_hovered, radius=8)
        icon = QRectF(area.left() + 9 * s, area.center().y() - ICON * s / 2, ICON * s, ICON * s)
        canvas.draw_inked(self.list.offered.rows[index.row()].icon, icon, ink(surface))
        text = area.adjusted(37 * s, 0, -6 * s, 0)
        font = canvas.text_font(TEXT, BOLD if is_chosen else fonts.Weight.Normal)
        painter.setFont(font)
        painter.setPen(ink(surface))
        flags = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        phrase = self.list.text(index)
        wrap = wrapping(phrase, QFontMetrics(font), round(text.width()))
        painter.drawText(text, flags | wrap, phrase)
        if is_chosen and self.list.hasFocus():
            paint_focus(canvas, area, 8)
        painter.restore()


class ActionList(PaintedList):
    """Enter or a double click does what is chosen."""

    def __init__(self, offered: ActionsModel, icons: Icons, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.offered = offered
        self.setItemDelegate(ActionDelegate(icons, self))
        # Else Qt keeps the places of the rows when they need more lines in a narrower list.
        self.setWordWrap(True)
        self.setAccessibleName(self.tr("Actions you can take now"))
        self.setModel(offered)

    def text(self, index: Index) -> str:
        """The phrase of an action."""
        return self.offered.rows[index.row()].text

    def paintEvent(self, event: QPaintEvent) -> None:
        """Show a line if there is nothing to do."""
        super().paintEvent(event)
        if self.offered.rows:
            return
        with QPainter(self.viewport()) as painter:
            s = self.scale
            painter.setFont(fonts.text(TEXT * s))
            painter.setPen(theme().muted)
            area = QRectF(self.viewport().rect()).adjusted(8 * s, 8 * s, -8 * s, -8 * s)
            flags = Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextWordWrap
            painter.drawText(area, flags, self.tr("Nothing to choose right now."))
