"""The drawer: the log, and everything that can be done now as a plain list.

The list serves keys and screen readers: the board and the chips offer the same.
"""

from __future__ import annotations

from PySide6.QtCore import QEvent, QModelIndex, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QListView, QTabWidget, QVBoxLayout, QWidget

from ...models.actions import ActionsModel
from ...models.log import LogModel
from ..log_list import LogList
from .canvas import Icons
from .panel import Panel

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
        self.tabs = QTabWidget(self)
        self.tabs.setDocumentMode(True)
        self.action_list = _list(actions, self.tr("Actions you can take now"))
        self.log_list = LogList(log, [], icons)
        self.log_list.setAccessibleName(self.tr("What happened so far"))
        self.tabs.addTab(self.log_list, self.tr("&Log"))
        self.tabs.addTab(self.action_list, self.tr("&Actions"))
        box = QVBoxLayout(self)
        box.setContentsMargins(10, 10, 10, 14)
        box.addWidget(self.tabs)
        for rows in (self.action_list, self.log_list):
            rows.installEventFilter(self)
        self.action_list.activated.connect(self._play)
        self.log_list.buildings_shown.connect(self.buildings_shown)
        log.rowsInserted.connect(self._scroll_down)
        actions.rowsInserted.connect(self._select_first)

    def set_scale(self, scale: float) -> None:
        """Paint so many pixels for a unit."""
        super().set_scale(scale)
        self.log_list.set_scale(scale)

    def _scroll_down(self) -> None:
        """Follow the log; a list that nobody sees need not be laid out."""
        if self.log_list.isVisible():
            self.log_list.scrollToBottom()

    def _select_first(self) -> None:
        """Have something chosen for Enter wherever there is something to do."""
        if not self.action_list.currentIndex().isValid() and self.offered.rowCount():
            self.action_list.setCurrentIndex(self.offered.index(0))

    def open_log(self) -> None:
        """Show the log from its end."""
        self.tabs.setCurrentWidget(self.log_list)
        self.log_list.scrollToBottom()
        self.log_list.setFocus()

    def open_actions(self) -> None:
        """Show what can be done."""
        self.tabs.setCurrentWidget(self.action_list)
        self.action_list.setFocus()
        self._select_first()

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


def _list(rows: ActionsModel, name: str) -> QListView:
    view = QListView()
    view.setModel(rows)
    view.setAccessibleName(name)
    view.setWordWrap(True)
    view.setResizeMode(QListView.ResizeMode.Adjust)
    view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    view.setEditTriggers(QListView.EditTrigger.NoEditTriggers)
    view.setFrameShape(QListView.Shape.NoFrame)
    return view
