"""Gestures: what pointer, wheel and fingers do to a board view: hover, click, pan, zoom."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QMouseEvent, QNativeGestureEvent, QWheelEvent
from PySide6.QtWidgets import QApplication, QGestureEvent, QPinchGesture

from .display import BoardDisplay

# A notch of the wheel is 120 units: a little more than a tenth larger.
WHEEL_BASE = 1.0011
_PANNING = (Qt.MouseButton.LeftButton, Qt.MouseButton.MiddleButton)


class Gestures:
    """Pans and zooms a board; emits the building that is clicked or pointed at, None for none."""

    def __init__(
        self,
        board: BoardDisplay,
        click: Callable[[int | None], None],
        point_at: Callable[[int | None], None],
    ) -> None:
        self._board = board
        self._click = click
        self._point_at = point_at
        self._pressed: QPointF | None = None
        self._button = Qt.MouseButton.NoButton
        self._last = QPointF()
        self._is_panning = False

    # Buttons

    def press(self, event: QMouseEvent) -> None:
        """A button went down: a click or a pan begins."""
        if event.button() in _PANNING:
            self._pressed, self._last = event.position(), event.position()
            self._button, self._is_panning = event.button(), False
        else:
            event.ignore()

    def move(self, event: QMouseEvent) -> None:
        """The pointer moved: with a button down the board moves along, if there is more of it."""
        if self._pressed is None or not event.buttons() & self._button:
            self.hover(event.position())
            return
        far = (event.position() - self._pressed).manhattanLength()
        if not self._is_panning and far >= QApplication.startDragDistance():
            self._is_panning = True
            self.hover(None)
            self.update_pointer()
        if self._is_panning:
            self._board.scroll_by(self._last - event.position())
            self._last = event.position()

    def release(self, event: QMouseEvent) -> None:
        """A button came up: without a pan it was a click."""
        was_click = (
            self._pressed is not None
            and not self._is_panning
            and event.button() == Qt.MouseButton.LeftButton
        )
        self._pressed, self._is_panning = None, False
        self.update_pointer()
        if was_click:
            self._click(self._building_at(event.position()))
        self.hover(event.position())

    def _building_at(self, spot: QPointF) -> int | None:
        return self._board.building_at(self._board.viewport().mapToGlobal(spot.toPoint()))

    def double_click(self, event: QMouseEvent) -> None:
        """Zoom to a tile or back. On a lit building the first click did all there was to do."""
        board = self._board
        where = board.viewport().mapToGlobal(event.position().toPoint())
        if event.button() != Qt.MouseButton.LeftButton or board.building_at(where) in board.lit:
            return
        village = board.village_at(where)
        if board.zoom > 1.0:
            board.show_all()
        elif village is not None:
            board.zoom_to(village)
        self.update_pointer()

    def hover(self, spot: QPointF | None) -> None:
        """Emit the building under the pointer."""
        self._point_at(None if spot is None else self._building_at(spot))
        self.update_pointer()

    def update_pointer(self) -> None:
        """Show by the pointer's shape what a click or drag would do."""
        board = self._board
        if self._is_panning and board.zoom > 1.0:
            shape = Qt.CursorShape.ClosedHandCursor
        elif board.hovered in board.lit:
            shape = Qt.CursorShape.PointingHandCursor
        elif board.zoom > 1.0:
            shape = Qt.CursorShape.OpenHandCursor
        else:
            shape = Qt.CursorShape.ArrowCursor
        if board.viewport().cursor().shape() != shape:
            board.viewport().setCursor(shape)

    # Wheel and fingers

    def wheel(self, event: QWheelEvent) -> None:
        """Zoom; two fingers on a pad move a board that is zoomed already."""
        control = event.modifiers() & Qt.KeyboardModifier.ControlModifier
        if not event.pixelDelta().isNull() and self._board.zoom > 1.0 and not control:
            self._board.scroll_by(-QPointF(event.pixelDelta()))
        else:
            turn = event.angleDelta().y() or event.angleDelta().x()
            self._board.zoom_by(WHEEL_BASE**turn, event.position())
        event.accept()

    def pinch(self, event: QEvent) -> bool:
        """Zoom with two fingers; whether the event was that."""
        if isinstance(event, QNativeGestureEvent):
            if event.gestureType() != Qt.NativeGestureType.ZoomNativeGesture:
                return False
            self._board.zoom_by(1.0 + event.value(), event.position())
            return True
        if isinstance(event, QGestureEvent):
            pinch = event.gesture(Qt.GestureType.PinchGesture)
            if isinstance(pinch, QPinchGesture):
                middle = self._board.viewport().mapFromGlobal(pinch.centerPoint().toPoint())
                self._board.zoom_by(pinch.scaleFactor(), QPointF(middle))
                return True
        return False
