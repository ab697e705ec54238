"""Arrows in a grid of buttons."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from ..shortcuts import DOWN, LEFT, MOVING, RIGHT, UP


def move_focus(
    event: QKeyEvent, focus: QWidget | None, buttons: Sequence[QWidget], columns: int
) -> bool:
    """Move the focus from one of the buttons to its neighbour; whether the key means that."""
    arrow = MOVING["move"].place(event)
    if arrow is None or focus not in buttons:
        return False
    to = buttons.index(focus) + {LEFT: -1, RIGHT: 1, UP: -columns, DOWN: columns}[arrow]
    if 0 <= to < len(buttons) and buttons[to].isEnabled():
        buttons[to].setFocus(Qt.FocusReason.OtherFocusReason)
    return True
