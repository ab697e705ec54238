"""The help page about the thing pointed at."""

from __future__ import annotations

from typing import cast

from PySide6.QtCore import QPoint
from PySide6.QtGui import QCursor
from PySide6.QtWidgets import QWidget

from ...game_description import GameHelp

TOPICS_BY_WIDGET = {"SettingsScreen": "settings"}
"""Of the shell; all its other widgets have the first topic of the game's book."""


def help_topic(help_: GameHelp, widget: QWidget | None, at: QPoint | None = None) -> str:
    """The topic of a widget, or of a place on the screen in it."""
    topics = {**help_.topics, **TOPICS_BY_WIDGET}
    while widget is not None:
        if topic := help_.topic_at(widget, at):
            return topic
        for kind in type(widget).__mro__:
            if kind.__name__ in topics:
                return topics[kind.__name__]
        widget = widget.parentWidget()
    return help_.book.first


def topic_here(help_: GameHelp, window: QWidget) -> str:
    """The topic of the widget with keyboard focus, or of the one under the pointer."""
    # There may be none, in spite of the type stubs.
    focus = cast("QWidget | None", window.focusWidget())
    if focus is not None and (topic := help_.topic_at(focus, None)):
        return topic
    at = QCursor.pos()
    pointed = window.childAt(window.mapFromGlobal(at))
    if pointed is not None:
        return help_topic(help_, pointed, at)
    return help_topic(help_, focus if focus is not None else window)
