"""The help page about each thing on the table."""

from __future__ import annotations

from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QWidget

from ...views.game_description import GameHelp
from ..engine.sheet import Project
from ..models.help import BOOK
from .project_icons import ProjectIcons
from .sheet.view import SheetView

TOPICS_BY_WIDGET = {
    "SheetView": "sheet",
    "SmallSheet": "table",
    "RollTray": "turn",
    "Arrows": "turn",
    "ProjectCardView": "turn",
    "DiceEntry": "real-dice",
    "BonusStrip": "bonus",
    "PointsPanel": "end",
    "TurnScorePanel": "scoring",
    "Others": "table",
    "StandingPanel": "end",
    "Buttons": "table",
    "LogDrawer": "log",
    "RollingBar": "turn",
    "RollingHintPanel": "hint",
    "WhySheet": "computer-players",
    "RollingScreen": "table",
    "RollingFinal": "end",
    "RollingReplay": "replay",
    "RollingNewGame": "new-game",
    "RollingStatisticsScreen": "alone",
}


def topic_at(widget: QWidget, at: QPoint | None) -> str:
    """On the large sheet, the topic of what is drawn at a place on the screen or at the cursor."""
    if not isinstance(widget, SheetView) or widget.picture is None:
        return ""
    space = widget.cursor_space if at is None else widget.space_at(widget.mapFromGlobal(at))
    if space is None:
        return ""
    return "squares" if widget.picture.facts.drawn[space] is Project.SQUARE else ""


HELP = GameHelp(BOOK, TOPICS_BY_WIDGET, topic_at, ProjectIcons)
