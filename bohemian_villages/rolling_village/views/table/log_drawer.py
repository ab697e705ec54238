"""The drawer with the log: what happened so far, roll by roll."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from ....views.toolkit.painting.canvas import Canvas, Icons
from ....views.toolkit.widgets.drawer import Drawer
from ....views.toolkit.widgets.log_list import LogList
from ...models.log import RollingLog


class LogDrawer(Drawer):
    """The log over the side of the table."""

    places_shown = Signal(object)

    def __init__(self, log: RollingLog, icons: Icons, parent: QWidget | None = None) -> None:
        super().__init__(icons, parent)
        self.log_list = LogList(log, [], icons, self)
        self.log_list.setAccessibleName(self.tr("What happened so far"))
        self.heading = Heading(self.tr("Log"), icons, self)
        self.hold(self.heading, self.log_list)
        self.pass_keys_of(self.log_list)
        self.log_list.places_shown.connect(self.places_shown)
        log.rowsInserted.connect(self._scroll_down)

    def set_scale(self, scale: float) -> None:
        """Paint so many pixels for a unit."""
        self.log_list.set_scale(scale)
        self.heading.scale = scale
        super().set_scale(scale)

    def open(self) -> None:
        """Show the log from its end."""
        self.show()
        self.raise_()
        self.log_list.setFocus()
        self.log_list.scrollToBottom()

    def _scroll_down(self) -> None:
        """Follow the log, unless it is hidden."""
        if self.log_list.isVisible():
            self.log_list.scrollToBottom()


class Heading(QWidget):
    """What the drawer holds, in one word."""

    def __init__(self, text: str, icons: Icons, parent: QWidget) -> None:
        super().__init__(parent)
        self.text = text
        self.icons = icons
        self.scale = 1.0

    def paintEvent(self, _event: QPaintEvent) -> None:
        """The heading."""
        with QPainter(self) as painter:
            canvas = Canvas(painter, self.scale, self.icons)
            area = QRectF(self.rect()).adjusted(8 * self.scale, 0, 0, 0)
            canvas.write(area, self.text, canvas.display_font(18))
