"""TablePage: a game that is played with mouse and keys, on the wood of a table."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPoint, QRect, Qt, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent, QPainter, QPaintEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QMenu, QWidget

from ....models.program.preferences import Preferences
from ..animation.flow import Flow
from ..animation.overlay import Overlay
from ..painting.icons import ArtIcons
from ..painting.wood import TableWood
from ..shortcuts import KeyActions
from ..theme import theme_bus
from ..widgets.drag import DragSource
from ..widgets.drawer import LogDrawer
from ..widgets.panel import Panel
from ..widgets.table_bar import TableBar
from ..widgets.toast import Toast


class TablePage(QWidget):
    """Moves, speaks and rests as every table does. What lies on it, the table of a game knows."""

    menu_requested = Signal(QPoint)
    card_requested = Signal()
    """The overview card was requested."""
    help_requested = Signal()
    """The rules were requested."""
    game_over_shown = Signal()
    """The table is at rest, in sight, and the game is over."""
    result_requested = Signal()
    """The final scene was requested."""
    left = Signal()
    """The start screen was requested."""

    def __init__(
        self, preferences: Preferences, icons: ArtIcons, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        if parent is not None:
            # As large as it will be, so that nothing is drawn twice.
            self.resize(parent.window().size())
        self.preferences = preferences
        self.background = TableWood(icons.art)
        self.overlay = Overlay(self)
        self.drags = DragSource(self.overlay, self)
        self.toast = Toast(icons, self)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._icons = icons

    def connect_parts(
        self, picture: QWidget, bar: TableBar, drawer: LogDrawer, flow: Flow, keys: KeyActions
    ) -> None:
        """Take what the table of a game has made; its large picture repaints itself."""
        self._picture = picture
        self._bar = bar
        self._drawer = drawer
        self._flow = flow
        self._keys = keys
        bar.left.connect(self.left)
        bar.log_clicked.connect(self.toggle_log)
        bar.help_clicked.connect(self.help_requested)
        bar.menu_clicked.connect(self._ask_for_menu)
        drawer.closed.connect(self.close_drawer)
        flow.settled.connect(self.refresh)
        flow.told.connect(self.say)
        flow.over.connect(self.game_over_shown)
        self.drags.begun.connect(self._make_way)
        self.preferences.changed.connect(self.follow_settings)
        self._icons.art.ready.connect(self._repaint_parts)
        theme_bus().changed.connect(self.update)
        self.follow_settings()

    # What the table of a game knows.

    def refresh(self) -> None:
        """Show the present position."""
        raise NotImplementedError

    def arrange(self) -> None:
        """Lay the parts out for the window."""
        raise NotImplementedError

    def load_pieces(self) -> None:
        """Load the pictures of what may be dragged."""
        raise NotImplementedError

    def toast_place(self) -> tuple[QPoint, int]:
        """Where a message is shown, and how wide it may be."""
        raise NotImplementedError

    def close_drawer(self) -> None:
        """Close the drawer."""
        raise NotImplementedError

    def toggle_hint(self) -> None:
        """Open the hint on a person's turn, or close it."""
        raise NotImplementedError

    def add_to_menu(self, _menu: QMenu) -> None:
        """Offer what only this game has, below the hint."""

    # The program.

    def follow_settings(self) -> None:
        """Take over the settings that the table follows."""
        now, director = self.preferences.now, self._flow.director
        if (now.animations, now.animation_speed) != (director.enabled, director.speed):
            director.enabled, director.speed = now.animations, now.animation_speed
            director.skip_if_busy()
        if not self._flow.goes_on_by_itself():
            self._flow.countdown.stop()

    def stop(self) -> None:
        """Stop everything that would go on by itself, because the window closes."""
        self._flow.stop()
        self.drags.cancel()
        self._flow.director.drop()

    def drop(self) -> None:
        """Forget everything that was to be shown."""
        self._flow.director.drop()

    def _ask_for_menu(self) -> None:
        button = self._bar.buttons[-1]
        self.menu_requested.emit(button.mapToGlobal(QPoint(button.width(), button.height())))

    def toggle_log(self) -> None:
        """Open or close the drawer at the log."""
        self.toggle_drawer(self._drawer.open_log)

    def toggle_drawer(self, open_page: Callable[[], object]) -> None:
        """Close the drawer, or open it at a page."""
        if self._drawer.isVisible():
            self.close_drawer()
        else:
            open_page()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Keys that no part of the table took."""
        if not self._keys.press(event):
            super().keyPressEvent(event)

    # What is shown.

    def say(self, text: str) -> None:
        """Show a message that disappears by itself."""
        self.toast.say(text, *self.toast_place())

    def place_above(self, drawer: QRect, scale: float) -> None:
        """Place what is above the other parts: drawer, message, flying pieces."""
        self._drawer.setGeometry(drawer)
        self._drawer.set_scale(scale)
        self.toast.scale = scale
        if self.toast.isVisible():
            self.toast.place(*self.toast_place())
        self.overlay.setGeometry(self.rect())

    def _make_way(self) -> None:
        """A piece is taken up: it flies above everything."""
        self.overlay.raise_()
        self.toast.hide()

    def _repaint_parts(self) -> None:
        """Pictures came that were missing."""
        if not self.background.is_complete:
            # Everything that lies on it is painted with it.
            self.update()
        if not self._icons.has_missed:
            return
        self._icons.has_missed = False
        self.load_pieces()
        for part in self.findChildren(QWidget):
            is_complete = isinstance(part, Panel) and part.is_complete
            if not is_complete and part is not self._picture and part.parent() is not self.overlay:
                part.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """The wood of the table."""
        with QPainter(self) as painter:
            self.background.paint(painter, self.rect(), event.rect(), self.devicePixelRatioF())

    # The window.

    def resizeEvent(self, _event: QResizeEvent) -> None:
        """Lay everything out again; flying pieces land, a dragged one glides home."""
        self.drags.cancel()
        self._flow.director.skip_if_busy()
        self.arrange()

    def showEvent(self, _event: QShowEvent) -> None:
        """Continue the game where it was left."""
        self._flow.rest_due.start(0)

    def hideEvent(self, event: QHideEvent) -> None:
        """Out of sight nothing moves; a window that is only minimised plays on."""
        if not event.spontaneous():
            self._flow.countdown.stop()
            self.drags.cancel()
            self._flow.director.skip_if_busy()
