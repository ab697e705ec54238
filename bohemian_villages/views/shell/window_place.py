"""Keeps a window wholly on its screen, frame included, as far as its minimum size allows."""

from __future__ import annotations

from PySide6.QtCore import QMargins, QRect, QSize, QTimer
from PySide6.QtWidgets import QWidget

# What a window manager is likely to add; how much it really adds is known only after a while.
LIKELY_FRAME = QMargins(6, 40, 6, 8)
UNTIL_FRAMED_MS = 250


def fitted(place: QRect, free: QRect, frame: QMargins, least: QSize) -> QRect:
    """A window's place without its frame, moved and shrunk so that both fit the available area."""
    room = free.marginsRemoved(frame)
    size = place.size().boundedTo(room.size()).expandedTo(least)
    # Where it cannot be small enough, its title is in sight rather than its lower end.
    left = max(room.left(), min(place.left(), room.left() + room.width() - size.width()))
    top = max(room.top(), min(place.top(), room.top() + room.height() - size.height()))
    return QRect(left, top, size.width(), size.height())


def fit_to_screen(window: QWidget, frame: QMargins, *, may_move: bool) -> None:
    """Have a window lie wholly on its screen; one that fills it does by itself."""
    if window.isMaximized() or window.isFullScreen():
        return
    place = window.geometry()
    wanted = fitted(place, window.screen().availableGeometry(), frame, window.minimumSize())
    if not may_move:
        window.resize(wanted.size())
    elif wanted != place:
        window.setGeometry(wanted)


def fit_when_framed(window: QWidget) -> None:
    """Fit once more when the window manager has made its frame, if that is larger than likely."""

    def fit() -> None:
        frame = window.windowHandle().frameMargins()
        # Without a frame nothing has been added.
        if not frame.isNull():
            fit_to_screen(window, frame, may_move=True)

    QTimer.singleShot(UNTIL_FRAMED_MS, window, fit)
