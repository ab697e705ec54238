"""Rendering screens to pictures."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QDeadlineTimer, QEvent, QEventLoop, QTimer
from PySide6.QtWidgets import QApplication, QWidget

from ...settings import DARK, LIGHT
from ..toolkit import style
from ..toolkit.art import Art
from ..toolkit.painting.repaints import is_any_due
from ..toolkit.theme import theme, theme_bus
from .application import Application

GO_MS = 5
# Longer than sizes take to settle and pictures to be gathered, one after the other.
QUIET_MS = 200
MOST_MS = 60_000


def render(
    make: Callable[[Art], QWidget], width: int, height: int, out: str, *, dark: bool
) -> bool:
    """Render a screen into a file; whether that could be written."""
    app = QApplication.instance() or Application(["bohemian-villages"])
    assert isinstance(app, QApplication)
    # A blinking text cursor would be in one picture and not in the next.
    app.setCursorFlashTime(0)
    theme_bus().use(DARK if dark else LIGHT)
    app.setStyleSheet(style.sheet(theme()))
    art = Art()
    widget = make(art)
    widget.resize(width, height)
    widget.show()
    _wait_until_painted(art)
    written = widget.grab().save(out)
    widget.close()
    widget.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    art.close()
    return written


def _wait_until_painted(art: Art) -> None:
    """Let the window live until nothing is drawn or due any more, as it does before a player.

    Each picture is painted in its own pass of the event loop, and may ask for further ones.
    """
    deadline, quiet = QDeadlineTimer(MOST_MS), QDeadlineTimer(QUIET_MS)
    while not quiet.hasExpired() and not deadline.hasExpired():
        _live(GO_MS)
        if art.is_busy or is_any_due():
            quiet.setRemainingTime(QUIET_MS)


def _live(ms: int) -> None:
    loop = QEventLoop()
    QTimer.singleShot(ms, loop.quit)
    loop.exec()
