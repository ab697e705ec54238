"""The keyboard on the board: arrows move a cursor from building to building, Enter clicks."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

from ..keys import BOARD
from ..toolkit.art.files import Point
from ..toolkit.shortcuts import BY_KEYS
from .display import BoardDisplay
from .geometry import Direction, neighbour
from .scene import BoardScene

_ARROWS = (Direction.LEFT, Direction.RIGHT, Direction.UP, Direction.DOWN)


class Keyboard:
    """Zooms a board by keys, moves the cursor on it, and clicks where that is."""

    def __init__(
        self,
        board: BoardDisplay,
        scene: BoardScene,
        click: Callable[[int], None],
        move_cursor: Callable[[int], None],
    ) -> None:
        self._scene = scene
        self._click_building = click
        self._move_cursor = move_cursor
        self._acts: dict[str, Callable[[], None]] = {
            "use": self._use,
            "show-all": board.show_all,
            "zoom-in": board.zoom_in,
            "zoom-out": board.zoom_out,
            "first-building": lambda: self._jump(0),
            "last-building": lambda: self._jump(-1),
        }

    def press(self, event: QKeyEvent) -> bool:
        """Do what a key means here; whether it means anything."""
        action = BOARD.action(event)
        if not action or (action == "use" and self._scene.cursor is None):
            return False
        if action in ("to-board", "to-any"):
            place = BOARD[action].place(event)
            assert place is not None
            self._step(_ARROWS[place], is_free=action == "to-any")
        else:
            self._acts[action]()
        return True

    def focus(self, reason: Qt.FocusReason) -> None:
        """The view has the focus now. The cursor shows itself only to those who use keys."""
        if reason in BY_KEYS and self._scene.cursor is None:
            self._jump(0)

    def _use(self) -> None:
        if self._scene.cursor is not None:
            self._click_building(self._scene.cursor)

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
