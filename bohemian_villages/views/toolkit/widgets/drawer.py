"""The drawer over the side of a table, with a button that puts it away; most hold the log."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, QRect, QRectF, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QMenu, QWidget

from ....models.items.log_rows import LogRows
from ..painting.canvas import Canvas, Icons
from ..shortcuts import MOVING, moves_in_list
from .log_list import LogList
from .panel import Panel
from .table_button import TableButton


class Drawer(Panel):
    """A head, a body below it, and a cross; Escape closes it."""

    closed = Signal()

    def __init__(self, icons: Icons, parent: QWidget | None = None) -> None:
        super().__init__(icons, parent)
        self._head: QWidget | str = ""
        self._body: QWidget | None = None
        self._head_place = QRect()
        self.close_button = TableButton("toolbar-close", icons, self)
        self.close_button.only_icon = True
        self.close_button.keys = MOVING["back"]
        self.close_button.say(self.tr("Close"))
        self.close_button.clicked.connect(self.closed)

    def hold(self, head: QWidget | str, body: QWidget) -> None:
        """Lay out a heading, and below it a body as large as there is room."""
        self._head, self._body = head, body

    def pass_keys_of(self, rows: QWidget) -> None:
        """Have the keys that a list does not need go on to the table."""
        rows.installEventFilter(self)

    def _lay_out(self) -> None:
        if self._body is None:
            return
        s, width, height = self.scale, self.width(), self.height()
        side, margin, top = round(32 * s), round(10 * s), round(9 * s)
        self.close_button.scale = s
        self.close_button.setGeometry(width - side - margin, top, side, side)
        self._head_place = QRect(margin, top, width - side - 2 * margin - round(6 * s), side)
        if isinstance(self._head, QWidget):
            self._head.setGeometry(self._head_place)
        below = top + side + round(6 * s)
        self._body.setGeometry(margin, below, width - 2 * margin, height - below - round(14 * s))

    def paint_content(self, canvas: Canvas) -> None:
        """The heading, where it is words."""
        if isinstance(self._head, str):
            area = QRectF(self._head_place).adjusted(8 * self.scale, 0, 0, 0)
            canvas.write(area, self._head, canvas.display_font(18))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Keys that a list does not need go on to the table."""
        if event.type() == QEvent.Type.KeyPress:
            assert isinstance(event, QKeyEvent)
            if not moves_in_list(event) and not MOVING["press"].is_pressed(event):
                event.ignore()
                return True
        return super().eventFilter(watched, event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Close on Escape."""
        if MOVING["back"].is_pressed(event):
            self.closed.emit()
        else:
            super().keyPressEvent(event)


class LogDrawer(Drawer):
    """The log over the side of a table."""

    places_shown = Signal(object)
    """The places of the line looked at; none when nothing is looked at any more."""

    def __init__(
        self,
        log: LogRows,
        icons: Icons,
        parent: QWidget | None = None,
        add_to_menu: Callable[[QMenu], object] | None = None,
    ) -> None:
        super().__init__(icons, parent)
        self.log_list = LogList(log, [], icons, self, add_to_menu)
        self.log_list.setAccessibleName(self.tr("What happened so far"))
        self.log_list.places_shown.connect(self.places_shown)
        self.pass_keys_of(self.log_list)
        log.rowsInserted.connect(self._scroll_down)

    def set_scale(self, scale: float) -> None:
        """Paint so many pixels for a unit."""
        self.log_list.set_scale(scale)
        super().set_scale(scale)

    def open_log(self) -> None:
        """Show the log from its end."""
        self.show()
        self.raise_()
        self.log_list.setFocus()
        self.log_list.scrollToBottom()

    def _scroll_down(self) -> None:
        """Follow the log, unless it is hidden."""
        if self.log_list.isVisible():
            self.log_list.scrollToBottom()
