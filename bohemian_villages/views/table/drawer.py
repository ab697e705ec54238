"""The drawer: the log, and all possible actions as a plain list.

The list is for keyboard and screen readers: board and chips offer the same.
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QModelIndex
from PySide6.QtWidgets import QMenu, QStackedWidget, QWidget

from ...models.game.actions import ActionsModel
from ...models.game.log import LogModel
from ..toolkit.painting.canvas import Icons
from ..toolkit.widgets.choice import SegmentedChoice
from ..toolkit.widgets.drawer import LogDrawer
from .action_list import ActionList


class TableDrawer(LogDrawer):
    """Two lists over the sidebar; Escape closes it."""

    def __init__(
        self,
        actions: ActionsModel,
        log: LogModel,
        icons: Icons,
        parent: QWidget | None = None,
        add_to_menu: Callable[[QMenu], object] | None = None,
    ) -> None:
        super().__init__(log, icons, parent, add_to_menu)
        self.offered = actions
        self.action_list = ActionList(actions, icons)
        self.pass_keys_of(self.action_list)
        self.lists = QStackedWidget(self)
        self.lists.addWidget(self.log_list)
        self.lists.addWidget(self.action_list)
        self.tabs = SegmentedChoice(self)
        self.tabs.set_options([self.tr("Log"), self.tr("Actions")])
        self.tabs.say(self.tr("What the drawer shows"))
        self.tabs.chosen.connect(self._turn_to)
        self.hold(self.tabs, self.lists)
        self.action_list.activated.connect(self._play)
        actions.rowsInserted.connect(self._select_first)

    def set_scale(self, scale: float) -> None:
        """Paint so many pixels for a unit."""
        self.action_list.set_scale(scale)
        self.tabs.set_scale(scale)
        super().set_scale(scale)

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
        super().open_log()

    def open_actions(self) -> None:
        """Show what can be done."""
        self._show(self.action_list)
        self.show()
        self.raise_()
        self.action_list.setFocus()
        self._select_first()

    def _show(self, rows: QWidget) -> None:
        self.lists.setCurrentWidget(rows)
        self.tabs.set_current(self.lists.currentIndex())

    def _play(self, index: QModelIndex) -> None:
        self.offered.play(index.row())
