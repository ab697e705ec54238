"""Which page of the help is about what somebody points at."""

from __future__ import annotations

from typing import cast

from PySide6.QtCore import QPoint
from PySide6.QtGui import QCursor
from PySide6.QtWidgets import QWidget

from ....models.program.help import FIRST, topic_of
from ...board import BoardView

TOPICS_BY_WIDGET = {
    "BoardView": "table",
    "Rack": "placing",
    "Tray": "dice",
    "Chips": "dice",
    "RealDice": "real-dice",
    "Buttons": "turn",
    "SupplyPanel": "special-tile",
    "PlayerCard": "scoring",
    "HintPanel": "hint",
    "ChancesBar": "hint",
    "Drawer": "log",
    "LogList": "log",
    "Bar": "turn",
    "TableScreen": "table",
    "Timeline": "replay",
    "Controls": "replay",
    "BranchPanel": "replay",
    "ReplayScreen": "replay",
    "SettingsScreen": "settings",
    "Seal": "fair-dice",
    "NewGameScreen": "new-game",
    "FinalScreen": "scoring",
    "StartScreen": FIRST,
    "HelpScreen": FIRST,
    "OverviewCard": FIRST,
}
"""The topic of a class of widgets, and of all that stands in one and has no topic itself."""


def help_topic(widget: QWidget | None, building: int | None = None) -> str:
    """The topic of a widget; on a board, that of the building there."""
    while widget is not None:
        if isinstance(widget, BoardView) and building is not None:
            return topic_of(widget.kind_of(building))
        for kind in type(widget).__mro__:
            if kind.__name__ in TOPICS_BY_WIDGET:
                return TOPICS_BY_WIDGET[kind.__name__]
        widget = widget.parentWidget()
    return FIRST


def topic_here(window: QWidget) -> str:
    """The topic of what has the focus by keys, or of what lies under the pointer in a window."""
    # There may be none, whatever the stubs say.
    focus = cast("QWidget | None", window.focusWidget())
    if isinstance(focus, BoardView) and focus.cursor_building is not None:
        return help_topic(focus, focus.cursor_building)
    at = QCursor.pos()
    pointed = window.childAt(window.mapFromGlobal(at))
    if pointed is not None:
        return help_topic(pointed, _building_at(pointed, at))
    return help_topic(focus if focus is not None else window)


def _building_at(widget: QWidget, at: QPoint) -> int | None:
    board: QWidget | None = widget
    while board is not None and not isinstance(board, BoardView):
        board = board.parentWidget()
    return board.building_at(at) if isinstance(board, BoardView) else None
