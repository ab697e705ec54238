"""BoardView: the board that people point at and click. It decides nothing."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt, Signal
from PySide6.QtGui import QFocusEvent, QHelpEvent, QKeyEvent, QMouseEvent, QWheelEvent
from PySide6.QtWidgets import QWidget

from ..toolkit.art import Art
from ..toolkit.widgets.plain_text import show_tip
from .display import BoardDisplay
from .gestures import Gestures
from .keyboard import Keyboard
from .lit import Lit

_FINGERS = {QEvent.Type.Gesture, QEvent.Type.GestureOverride, QEvent.Type.NativeGesture}


class BoardView(BoardDisplay):
    """The villages, to be clicked, pointed at, zoomed, and walked through with keys."""

    building_clicked = Signal(int)
    building_hovered = Signal(int)
    """The building under the pointer; -1 for none."""
    cursor_moved = Signal(int)
    """The building under the keyboard's cursor; -1 for none."""
    background_clicked = Signal()
    card_requested = Signal(int)
    """The pointer rests on a building whose card is to be shown."""

    def __init__(self, art: Art | None = None, parent: QWidget | None = None) -> None:
        super().__init__(art, parent)
        self.tip_for: Callable[[int], str] = lambda _building: ""
        """Returns the tool tip of a building."""
        self.has_cards = False
        """Whether buildings have cards, so that they need no tool tips."""
        self._gestures = Gestures(self, self._click, self.set_hovered)
        self._keys = Keyboard(self, self._board_scene, self.building_clicked.emit, self.set_cursor)
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.viewport().grabGesture(Qt.GestureType.PinchGesture)

    def set_lit(self, lit: Mapping[int, Lit]) -> None:
        """Light buildings to which a figure may go."""
        super().set_lit(lit)
        self._gestures.update_pointer()

    def _click(self, building: int | None) -> None:
        if building is None:
            self.background_clicked.emit()
        else:
            self.building_clicked.emit(building)

    def set_hovered(self, building: int | None) -> None:
        """Lift a building as if the pointer were on it."""
        if building != self._board_scene.hovered:
            self._board_scene.set_hovered(building)
            self._gestures.update_pointer()
            self.building_hovered.emit(-1 if building is None else building)

    def set_cursor(self, building: int | None) -> None:
        """Move the keyboard's cursor, and the view so that it is seen."""
        changed = building != self._board_scene.cursor
        self._board_scene.set_cursor(building)
        if building is not None:
            self.reveal(building)
            # For screen readers: the building under the cursor.
            self.setAccessibleDescription(self.tip_for(building))
        if changed:
            self.cursor_moved.emit(-1 if building is None else building)

    @property
    def cursor_building(self) -> int | None:
        """Where the keyboard's cursor is."""
        return self._board_scene.cursor

    # Pointer

    def viewportEvent(self, event: QEvent) -> bool:
        """Tooltips, gestures and the pointer leaving."""
        kind = event.type()
        if kind == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            self._show_tip(event)
            return True
        if kind == QEvent.Type.Leave:
            self._gestures.hover(None)
        # The event's type is checked first: events arrive even during construction.
        if kind in _FINGERS and self._gestures.pinch(event):
            return True
        return super().viewportEvent(event)

    def _show_tip(self, event: QHelpEvent) -> None:
        building = self._building_under(QPointF(event.pos()))
        if building is not None and self.has_cards:
            self.card_requested.emit(building)
            return
        text = self.tip_for(building) if building is not None else self._ribbon_tip(event.pos())
        show_tip(event.globalPos(), text, self.viewport())

    def _ribbon_tip(self, spot: QPoint) -> str:
        """The whole name of a village, which its ribbon may be too short for, and its count."""
        point = self.mapToScene(spot)
        for tile in self._board_scene.tiles:
            if tile.ribbon_rect.contains(point):
                text = self.tr("{village}: {taken} of {all} buildings taken")
                name, count = tile.village.name, len(tile.buildings)
                return text.format(village=name, taken=tile.taken, all=count)
        return ""

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A button went down."""
        self._gestures.press(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """The pointer moved."""
        self._gestures.move(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """A button came up."""
        self._gestures.release(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """A double click."""
        self._gestures.double_click(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """The wheel turned."""
        self._gestures.wheel(event)

    # Keys

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """A key went down."""
        if not self._keys.press(event):
            event.ignore()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """The board has the focus; the cursor shows only if that came by a key."""
        super().focusInEvent(event)
        self._keys.focus(event.reason())

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """The board lost the focus."""
        super().focusOutEvent(event)
        if event.reason() != Qt.FocusReason.ActiveWindowFocusReason:
            self.set_cursor(None)
