"""Gestures: what pointer, wheel and fingers do to a board view: hover, click, pan, zoom."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QMouseEvent, QNativeGestureEvent, QWheelEvent
from PySide6.QtWidgets import QApplication, QGestureEvent, QPinchGesture

if TYPE_CHECKING:
    from .view import BoardView

# A notch of the wheel is 120 units: a little more than a tenth larger.
WHEEL_BASE = 1.0011
_PANNING = (Qt.MouseButton.LeftButton, Qt.MouseButton.MiddleButton)


class Gestures:
    """The hands on a view. Panning is scrolling, zooming lays the scene out anew."""

    def __init__(self, view: BoardView) -> None:
        self.zoom = 1.0
        self._view = view
        self._pressed: QPointF | None = None
        self._button = Qt.MouseButton.NoButton
        self._last = QPointF()
        self._is_panning = False

    # Zoom

    def extent(self, size: QSize) -> QRectF:
        """The part of the scene that may be seen: never more emptiness than there must be."""
        if self.zoom <= 1.0:
            return QRectF(0, 0, size.width(), size.height())
        left, top, right, bottom = (edge * self.zoom for edge in self._view.grid.content)
        across, down = max(0.0, size.width() - right + left), max(0.0, size.height() - bottom + top)
        return QRectF(left, top, right - left, bottom - top).adjusted(
            -across / 2, -down / 2, across / 2, down / 2
        )

    def zoom_by(self, factor: float, around: QPointF) -> None:
        """Zoom; what lies under that point of the view stays there."""
        zoom = min(max(self.zoom * factor, 1.0), self._view.most_zoom)
        if zoom == self.zoom:
            return
        spot = self._view.mapToScene(around.toPoint()) / self.zoom
        self.zoom = zoom
        self._view.stretch()
        self._scroll_to(spot * zoom - around)
        self.update_pointer()

    def show_all(self) -> None:
        """Zoom out as far as it goes."""
        self.zoom = 1.0
        self._view.settle()
        self.update_pointer()

    def zoom_to(self, village: int) -> None:
        """Let one tile fill the view."""
        view, size = self._view, self._view.viewport().size()
        k = view.grid.scale
        # The ribbon and a little of the table belong to it.
        self.zoom = max(
            1.0, min(size.width() / (462 * k), size.height() / (432 * k), view.most_zoom)
        )
        view.settle()
        middle = QRectF(view.tile_rect(village)).center() - QPointF(view.viewport().rect().center())
        self._scroll_by(middle)
        self.update_pointer()

    def middle(self) -> QPointF:
        """What lies in the middle of the view, as shares of the whole board."""
        whole = self._view.sceneRect()
        spot = self._view.mapToScene(self._view.viewport().rect().center()) - whole.topLeft()
        return QPointF(spot.x() / max(whole.width(), 1), spot.y() / max(whole.height(), 1))

    def return_to(self, middle: QPointF) -> None:
        """Bring that back to the middle, after another size or zoom."""
        whole = self._view.sceneRect()
        spot = QPointF(middle.x() * whole.width(), middle.y() * whole.height())
        port = self._view.viewport().rect()
        self._scroll_to(whole.topLeft() + spot - QPointF(port.center()))

    def reveal(self, rect: QRectF) -> None:
        """Scroll as little as needed to show a part of the scene."""
        if self.zoom > 1.0:
            self._view.ensureVisible(rect, 0, 0)
            self._panned()

    def _scroll_to(self, corner: QPointF) -> None:
        """Let a point of the scene be the upper left corner of the view."""
        now = self._view.mapToScene(0, 0)
        self._scroll_by(corner - now)

    def _scroll_by(self, by: QPointF) -> None:
        across, down = self._view.horizontalScrollBar(), self._view.verticalScrollBar()
        across.setValue(across.value() + round(by.x()))
        down.setValue(down.value() + round(by.y()))
        self._panned()

    def _panned(self) -> None:
        """Landscapes may have come into sight."""
        self._view.show_land()

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
            self._scroll_by(self._last - event.position())
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
            self._click(event.position())
        self.hover(event.position())

    def _click(self, spot: QPointF) -> None:
        view = self._view
        building = view.building_at(view.viewport().mapToGlobal(spot.toPoint()))
        if building is None:
            view.background_clicked.emit()
        else:
            view.building_clicked.emit(building)

    def double_click(self, event: QMouseEvent) -> None:
        """Zoom to a tile or back. On a lit building the first click did all there was to do."""
        view = self._view
        where = view.viewport().mapToGlobal(event.position().toPoint())
        if event.button() != Qt.MouseButton.LeftButton or view.building_at(where) in view.lit:
            return
        village = view.village_at(where)
        if self.zoom > 1.0:
            self.show_all()
        elif village is not None:
            self.zoom_to(village)

    def hover(self, spot: QPointF | None) -> None:
        """Lift the building under the pointer, and say which it is."""
        view = self._view
        where = None if spot is None else view.viewport().mapToGlobal(spot.toPoint())
        view.set_hovered(None if where is None else view.building_at(where))

    def update_pointer(self) -> None:
        """Show by the pointer's shape what a click or drag would do."""
        view = self._view
        if self._is_panning and self.zoom > 1.0:
            shape = Qt.CursorShape.ClosedHandCursor
        elif view.hovered in view.lit:
            shape = Qt.CursorShape.PointingHandCursor
        elif self.zoom > 1.0:
            shape = Qt.CursorShape.OpenHandCursor
        else:
            shape = Qt.CursorShape.ArrowCursor
        if view.viewport().cursor().shape() != shape:
            view.viewport().setCursor(shape)

    # Wheel and fingers

    def wheel(self, event: QWheelEvent) -> None:
        """Zoom; two fingers on a pad move a board that is zoomed already."""
        control = event.modifiers() & Qt.KeyboardModifier.ControlModifier
        if not event.pixelDelta().isNull() and self.zoom > 1.0 and not control:
            self._scroll_by(-QPointF(event.pixelDelta()))
        else:
            turn = event.angleDelta().y() or event.angleDelta().x()
            self.zoom_by(WHEEL_BASE**turn, event.position())
        event.accept()

    def pinch(self, event: QEvent) -> bool:
        """Zoom with two fingers; whether the event was that."""
        if isinstance(event, QNativeGestureEvent):
            if event.gestureType() != Qt.NativeGestureType.ZoomNativeGesture:
                return False
            self.zoom_by(1.0 + event.value(), event.position())
            return True
        if isinstance(event, QGestureEvent):
            pinch = event.gesture(Qt.GestureType.PinchGesture)
            if isinstance(pinch, QPinchGesture):
                middle = self._view.viewport().mapFromGlobal(pinch.centerPoint().toPoint())
                self.zoom_by(pinch.scaleFactor(), QPointF(middle))
                return True
        return False
