"""A hand on mouse and keys: events as the system sends them, to the window, which finds the part.

So hovering, grabs, focus, shortcuts and pop-up menus behave as they do for a player.
"""

from __future__ import annotations

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWindow
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

LEFT = Qt.MouseButton.LeftButton
RIGHT = Qt.MouseButton.RightButton
PLAIN = Qt.KeyboardModifier.NoModifier
CONTROL = Qt.KeyboardModifier.ControlModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier


def middle(widget: QWidget) -> QPoint:
    """The middle of a widget on the screen."""
    return widget.mapToGlobal(widget.rect().center())


class Hand:
    """Plays in one window. Places are on the screen."""

    def __init__(self, widget: QWidget) -> None:
        self.widget = widget

    @property
    def window(self) -> QWindow:
        """The window as the system knows it."""
        handle = self.widget.window().windowHandle()
        assert handle is not None
        return handle

    def _here(self, at: QPoint) -> QPoint:
        return self.window.mapFromGlobal(at)

    def move(self, at: QPoint) -> None:
        """Move the pointer."""
        QTest.mouseMove(self.window, self._here(at))

    def press(self, at: QPoint, button: Qt.MouseButton = LEFT) -> None:
        """Put a button down."""
        QTest.mousePress(self.window, button, PLAIN, self._here(at))

    def release(self, at: QPoint, button: Qt.MouseButton = LEFT) -> None:
        """Let a button go."""
        QTest.mouseRelease(self.window, button, PLAIN, self._here(at))

    def click(self, at: QPoint | QWidget, button: Qt.MouseButton = LEFT) -> None:
        """Point and click. Whoever points at a part that then moves away follows it."""
        place = middle(at) if isinstance(at, QWidget) else at
        self.move(place)
        if isinstance(at, QWidget) and middle(at) != place:
            place = middle(at)
            self.move(place)
        self.press(place, button)
        QTest.mouseRelease(self.window, button, PLAIN, self._here(place))

    def double_click(self, at: QPoint | QWidget) -> None:
        """Click twice in short order."""
        place = middle(at) if isinstance(at, QWidget) else at
        self.move(place)
        QTest.mouseDClick(self.window, LEFT, PLAIN, self._here(place))

    def drag(self, start: QPoint, end: QPoint, steps: int = 3) -> None:
        """Press, carry, let go."""
        self.take_up(start, end, steps)
        self.release(end)

    def take_up(self, start: QPoint, end: QPoint, steps: int = 3) -> None:
        """Press and carry."""
        self.move(start)
        self.press(start)
        for step in range(1, steps + 1):
            self.move(start + (end - start) * step / steps)

    def wheel(self, at: QPoint, notches: int) -> None:
        """Turn the wheel, away from oneself if positive."""
        QTest.wheelEvent(self.window, QPointF(self._here(at)), QPoint(0, 120 * notches))

    def scroll_to(self, part: QWidget, area: QWidget) -> None:
        """Turn the wheel over a scrolling area until the middle of a part of it can be seen."""
        for _ in range(50):
            if part.visibleRegion().contains(part.rect().center()):
                return
            self.wheel(middle(area), -1)
        raise AssertionError("the part cannot be reached")

    def key(self, key: Qt.Key, modifiers: Qt.KeyboardModifier = PLAIN) -> None:
        """Press and release a key."""
        QTest.keyClick(self.window, key, modifiers)

    def type(self, text: str) -> None:
        """Type a text."""
        for sign in text:
            QTest.keyClick(self.window, Qt.Key(ord(sign.upper())))

    def choose(self, row: int) -> None:
        """Click on a row of the menu that popped up, which may reach beyond the window below it."""
        menu = QApplication.activePopupWidget()
        assert menu is not None
        actions = menu.actions()
        area = menu.actionGeometry(actions[row])  # type: ignore[attr-defined]
        Hand(menu).click(menu.mapToGlobal(area.center()))
