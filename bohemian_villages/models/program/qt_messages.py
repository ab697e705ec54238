"""Qt's messages, logged in the journal; and a hook for the last one before Qt aborts."""

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
"""Called with Qt's messages before it aborts; when this returns, Qt ends the process."""


@contextmanager
def noted(last_words: LastWords) -> Iterator[None]:
    """Log Qt's messages; a warning before an abort may explain it."""
    before: deque[str] = deque(maxlen=20)

    def take(kind: QtMsgType, context: QMessageLogContext, message: str) -> None:
        before.append(message)
        if kind == QtMsgType.QtFatalMsg:
            last_words(list(before))
        category = getattr(context, "category", None) or "default"
        # Failed platform plugins while others can be tried, and missing compose keys, do not matter
        # to players.
        level = logging.INFO if category.startswith(("qt.qpa", "qt.xkb")) else _LEVELS[kind]
        _log.log(level, "%s: %s", category, message)

    qInstallMessageHandler(take)
    try:
        yield
    finally:
        qInstallMessageHandler(None)
