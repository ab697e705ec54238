"""The drawer: the log, and all possible actions as a plain list.

The list is for keyboard and screen readers: board and chips offer the same.
"""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, Signal
from PySide6.QtWidgets import QStackedWidget, QWidget

from ...models.game.actions import ActionsModel
from ...models.game.log import LogModel
from ..toolkit.painting.canvas import Icons
from ..toolkit.widgets.choice import SegmentedChoice
from ..toolkit.widgets.drawer import Drawer
from ..toolkit.widgets.log_list import LogList
from .action_list import ActionList


class TableDrawer(Drawer):
    """Two lists over the sidebar; Escape closes it."""

    buildings_shown = Signal(object)

    def __init__(
        self, actions: ActionsModel, log: LogModel, icons: Icons, parent: QWidget | None = None
    ) -> None:
        super().__init__(icons, parent)
        self.offered = actions
        self.action_list = ActionList(actions, icons)
        self.log_list = LogList(log, [], icons)
        self.log_list.setAccessibleName(self.tr("What happened so far"))
        self.lists = QStackedWidget(self)
        for rows in (self.log_list, self.action_list):
            self.lists.addWidget(rows)
            self.pass_keys_of(rows)
        self.tabs = SegmentedChoice(self)
        self.tabs.set_options([self.tr("Log"), self.tr("Actions")])
        self.tabs.say(self.tr("What the drawer shows"))
        self.tabs.chosen.connect(self._turn_to)
        self.hold(self.tabs, self.lists)
        self.action_list.activated.connect(self._play)
        self.log_list.places_shown.connect(self.buildings_shown)
        log.rowsInserted.connect(self._scroll_down)
        actions.rowsInserted.connect(self._select_first)

    def set_scale(self, scale: float) -> None:
        """Paint so many pixels for a unit."""
        self.log_list.set_scale(scale)
        self.action_list.set_scale(scale)
        self.tabs.set_scale(scale)
        super().set_scale(scale)

    def _scroll_down(self) -> None:
        """Follow the log, unless it is hidden."""
        if self.log_list.isVisible():
            self.log_list.scrollToBottom()

    def _select_first(self) -> None:
        """Have something chosen for Enter wherever there is something to do."""
        rows = self.action_list
        if self.offered.rowCount() and not rows.selectionModel().hasSelection():
            # With the focus alone, Qt has a current row but selects none.
            current = rows.currentIndex()
            rows.setCurrentIndex(current if current.isValid() else self.offered.index(0))

    def _turn_to(self, place: int) -> None:
        if place:
            self.open_actions()
        else:
            self.open_log()

    def open_log(self) -> None:
        """Show the log from its end."""
        self._show(self.log_list)
        self.log_list.scrollToBottom()

    def open_actions(self) -> None:
        """Show what can be done."""
        self._show(self.action_list)
        self._select_first()

    def _show(self, rows: QWidget) -> None:
        self.lists.setCurrentWidget(rows)
        self.tabs.set_current(self.lists.currentIndex())
        rows.setFocus()

    def _play(self, index: QModelIndex) -> None:
        self.offered.play(index.row())
