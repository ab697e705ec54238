"""The drawer: the log, and everything that can be done now as a plain list.

The list serves keys and screen readers: the board and the chips offer the same.
"""

from __future__ import annotations

from PySide6.QtCore import QEvent, QModelIndex, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QResizeEvent
from PySide6.QtWidgets import QStackedWidget, QWidget

from ...models.game.actions import ActionsModel
from ...models.game.log import LogModel
from ..toolkit.painting.canvas import Icons
from ..toolkit.widgets.choice import Choice
from ..toolkit.widgets.panel import Panel
from .action_list import ActionList
from .buttons import TableButton
from .log_list import LogList

# All other keys are those of the table, also while a list has the focus.
LIST_KEYS = {
    Qt.Key.Key_Up,
    Qt.Key.Key_Down,
    Qt.Key.Key_PageUp,
    Qt.Key.Key_PageDown,
    Qt.Key.Key_Home,
    Qt.Key.Key_End,
    Qt.Key.Key_Return,
    Qt.Key.Key_Enter,
}


class Drawer(Panel):
    """Two lists over the sidebar; Escape closes it."""

    closed = Signal()
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
            rows.installEventFilter(self)
        self.tabs = Choice(self)
        self.tabs.set_options([self.tr("Log"), self.tr("Actions")])
        self.tabs.say(self.tr("What the drawer shows"))
        self.tabs.chosen.connect(self._turn_to)
        self.close_button = TableButton("toolbar-close", icons, self)
        self.close_button.only_icon = True
        self.close_button.keys = QKeySequence(Qt.Key.Key_Escape)
        self.close_button.say(self.tr("Close"))
        self.close_button.clicked.connect(self.closed)
        self.action_list.activated.connect(self._play)
        self.log_list.buildings_shown.connect(self.buildings_shown)
        log.rowsInserted.connect(self._scroll_down)
        actions.rowsInserted.connect(self._select_first)

    def set_scale(self, scale: float) -> None:
        """Paint so many pixels for a unit."""
        super().set_scale(scale)
        self.log_list.set_scale(scale)
        self.action_list.set_scale(scale)
        self.tabs.set_scale(scale)
        self.close_button.scale = scale
        self._lay_out()

    def resizeEvent(self, _event: QResizeEvent) -> None:
        """Place the parts anew."""
        self._lay_out()

    def _lay_out(self) -> None:
        s, width, height = self.scale, self.width(), self.height()
        side, margin, top = round(32 * s), round(10 * s), round(9 * s)
        self.close_button.setGeometry(width - side - margin, top, side, side)
        self.tabs.setGeometry(margin, top, width - side - 2 * margin - round(6 * s), side)
        below = top + side + round(6 * s)
        self.lists.setGeometry(margin, below, width - 2 * margin, height - below - round(14 * s))

    def _scroll_down(self) -> None:
        """Follow the log; a list that nobody sees need not be laid out."""
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

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Keys that a list does not need go on to the table."""
        if event.type() == QEvent.Type.KeyPress:
            assert isinstance(event, QKeyEvent)
            if event.key() not in LIST_KEYS:
                event.ignore()
                return True
        return super().eventFilter(watched, event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape closes."""
        if event.key() == Qt.Key.Key_Escape:
            self.closed.emit()
        else:
            super().keyPressEvent(event)
