"""The drawer with the log: what happened so far, roll by roll."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QMenu, QWidget

from ....views.toolkit.painting.canvas import Canvas, Icons
from ....views.toolkit.widgets.drawer import LogDrawer
from ...models.log import RollingLog


class RollingDrawer(LogDrawer):
    """The log below its heading."""

    def __init__(
        self,
        log: RollingLog,
        icons: Icons,
        parent: QWidget | None = None,
        add_to_menu: Callable[[QMenu], object] | None = None,
    ) -> None:
        super().__init__(log, icons, parent, add_to_menu)
        self.heading = Heading(self.tr("Log"), icons, self)
        self.hold(self.heading, self.log_list)

    def set_scale(self, scale: float) -> None:
        """Paint so many pixels for a unit."""
        self.heading.scale = scale
        super().set_scale(scale)


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
