"""The keyboard on the board: arrows move a cursor from building to building, Enter clicks."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

from ..toolkit.art.files import Point
from .display import BoardDisplay
from .geometry import Direction, neighbour
from .scene import BoardScene

CLOSER, FARTHER = 1.25, 0.8

_ARROWS = {
    Qt.Key.Key_Left: Direction.LEFT,
    Qt.Key.Key_Right: Direction.RIGHT,
    Qt.Key.Key_Up: Direction.UP,
    Qt.Key.Key_Down: Direction.DOWN,
}
_CLICKING = {Qt.Key.Key_Return, Qt.Key.Key_Enter}
_BY_KEYS = {
    Qt.FocusReason.TabFocusReason,
    Qt.FocusReason.BacktabFocusReason,
    Qt.FocusReason.ShortcutFocusReason,
}


class Keyboard:
    """Zooms a board by keys, moves the cursor on it, and clicks where that is."""

    def __init__(
        self,
        board: BoardDisplay,
        scene: BoardScene,
        click: Callable[[int], None],
        move_cursor: Callable[[int], None],
    ) -> None:
        self._board = board
        self._scene = scene
        self._click_building = click
        self._move_cursor = move_cursor

    def press(self, event: QKeyEvent) -> bool:
        """Do what a key means here; whether it means anything."""
        key = Qt.Key(event.key())
        if key in _ARROWS:
            is_free = bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
            self._step(_ARROWS[key], is_free=is_free)
            return True
        return self._click(key) or self._zoom(key) or self._jump_by(key)

    def focus(self, reason: Qt.FocusReason) -> None:
        """The view has the focus now. The cursor shows itself only to those who use keys."""
        if reason in _BY_KEYS and self._scene.cursor is None:
            self._jump(0)

    def _click(self, key: Qt.Key) -> bool:
        cursor = self._scene.cursor
        if key not in _CLICKING or cursor is None:
            return False
        self._click_building(cursor)
        return True

    def _zoom(self, key: Qt.Key) -> bool:
        if key in {Qt.Key.Key_Plus, Qt.Key.Key_Equal}:
            self._board.zoom_by(CLOSER)
        elif key == Qt.Key.Key_Minus:
            self._board.zoom_by(FARTHER)
        elif key == Qt.Key.Key_0:
            self._board.show_all()
        else:
            return False
        return True

    def _jump_by(self, key: Qt.Key) -> bool:
        if key not in {Qt.Key.Key_Home, Qt.Key.Key_End}:
            return False
        self._jump(0 if key == Qt.Key.Key_Home else -1)
        return True

    def _places(self, *, is_free: bool) -> dict[int, Point]:
        """The buildings the cursor may go to, lit ones if there are any, and where they are."""
        scene = self._scene
        numbers = range(len(scene.buildings)) if is_free or not scene.lit else scene.lit
        return {number: self._place(number) for number in numbers}

    def _place(self, building: int) -> Point:
        scene = self._scene
        spot = scene.scene_point(building, scene.buildings[building].middle_point())
        return spot.x(), spot.y()

    def _step(self, direction: Direction, *, is_free: bool) -> None:
        cursor = self._scene.cursor
        if cursor is None:
            self._jump(0)
            return
        places = self._places(is_free=is_free)
        found = neighbour(places, self._place(cursor), direction, cursor)
        if found is not None:
            self._move_cursor(found)

    def _jump(self, place: int) -> None:
        """To the first or the last building, in the order of the villages."""
        numbers = sorted(self._places(is_free=False))
        if numbers:
            self._move_cursor(numbers[place])
