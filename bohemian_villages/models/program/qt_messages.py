"""What Qt has to say, noted in the journal; and its last words, where it cannot go on."""

from __future__ import annotations

import logging
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from PySide6.QtCore import QMessageLogContext, QtMsgType, qInstallMessageHandler

_log = logging.getLogger("qt")

_LEVELS = {
    QtMsgType.QtDebugMsg: logging.DEBUG,
    QtMsgType.QtInfoMsg: logging.INFO,
    QtMsgType.QtWarningMsg: logging.WARNING,
    QtMsgType.QtCriticalMsg: logging.ERROR,
    QtMsgType.QtFatalMsg: logging.CRITICAL,
}

LastWords = Callable[[list[str]], None]
"""Told what Qt said before it gives up; Qt ends the process if this returns."""


@contextmanager
def noted(last_words: LastWords) -> Iterator[None]:
    """Note Qt's messages; a warning before the end may say why it came to it."""
    before: deque[str] = deque(maxlen=20)

    def take(kind: QtMsgType, context: QMessageLogContext, message: str) -> None:
        before.append(message)
        if kind == QtMsgType.QtFatalMsg:
            last_words(list(before))
        category = getattr(context, "category", None) or "default"
        # What Qt says of its plugins while one is left to try, or of a keyboard without accents, is
        # no concern of the player's.
        level = logging.INFO if category.startswith(("qt.qpa", "qt.xkb")) else _LEVELS[kind]
        _log.log(level, "%s: %s", category, message)

    qInstallMessageHandler(take)
    try:
        yield
    finally:
        qInstallMessageHandler(None)
