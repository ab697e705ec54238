"""Dragging pieces over the table: the widget pressed keeps the mouse, the overlay shows the piece.

Qt's own drag and drop takes the mouse away from the program and cannot be tested without a screen.
"""

from __future__ import annotations

from PySide6.QtCore import QObject, QPoint, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPixmap

from ..animation.director import Director
from ..animation.overlay import Overlay, Piece

# A press that moves less than this is a click.
THRESHOLD = 6
GLIDE_MS = 260


class DragSource(QObject):
    """The one drag that may be under way; `thing` says what is dragged.

    A piece that is dropped, or whose drag is cancelled, vanishes unless a listener sends it home.
    """

    begun = Signal(str)
    moved = Signal(str, QPoint)
    dropped = Signal(str, QPoint)
    clicked = Signal(str)
    cancelled = Signal(str)

    def __init__(self, overlay: Overlay, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.overlay = overlay
        self.thing = ""
        self.piece: Piece | None = None
        self._let_go: Piece | None = None
        self.start = QPoint()
        self.pixmap_for: dict[str, QPixmap] = {}

    @property
    def is_dragging(self) -> bool:
        """Whether a piece is in the air."""
        return self.piece is not None

    def begin(self, thing: str, at: QPoint) -> None:
        """A press on a piece: it may become a drag or a click."""
        self.cancel()
        self.thing, self.start = thing, at

    def move(self, at: QPoint) -> None:
        """The pointer moved with the button down."""
        if not self.thing:
            return
        if self.piece is None:
            if (at - self.start).manhattanLength() < THRESHOLD:
                return
            self.begun.emit(self.thing)
            self.piece = self.overlay.piece(self.pixmap_for.get(self.thing, QPixmap()), at)
            self.piece.is_carried = True
        self.piece.put(self.overlay.local(at))
        self.moved.emit(self.thing, at)

    def drop(self, at: QPoint) -> None:
        """The button was released: a drop, or a click where nothing moved."""
        thing, self.thing = self.thing, ""
        if not thing:
            return
        if self.piece is None:
            self.clicked.emit(thing)
        else:
            self._let_go, self.piece = self.piece, None
            self.dropped.emit(thing, at)
            self._put_away()

    def follow(self, event: QMouseEvent) -> None:
        """A widget on which a piece was pressed hands its later mouse events over."""
        at = event.globalPosition().toPoint()
        if event.type() == QMouseEvent.Type.MouseMove:
            self.move(at)
        elif event.button() == Qt.MouseButton.LeftButton:
            self.drop(at)

    def cancel(self) -> None:
        """Cancel the drag."""
        thing, self.thing = self.thing, ""
        if self.piece is not None:
            self._let_go, self.piece = self.piece, None
            self.cancelled.emit(thing)
            self._put_away()

    def send_home(self, home: QPoint, director: Director) -> None:
        """Let the piece that was let go glide to where it came from."""
        piece, self._let_go = self._let_go, None
        if piece is not None:
            piece.is_carried = False
            duration = director.milliseconds(GLIDE_MS) if director.enabled else 0
            self.overlay.fly(piece, home, duration, arc=0.05).start()

    def _put_away(self) -> None:
        piece, self._let_go = self._let_go, None
        if piece is not None:
            piece.hide()
            piece.deleteLater()
