"""The drawer with the log of a game."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QMenu, QWidget

from ....models.items.log_rows import LogRows
from ..painting.canvas import Icons
from .drawer import Drawer
from .log_list import LogList


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
