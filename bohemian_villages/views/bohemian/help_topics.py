"""The help page about each thing on the table."""

from __future__ import annotations

from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QWidget

from ...models.game.help import BOOK, topic_of
from ..board import BoardView
from ..game_description import GameHelp

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
    "WhySheet": "hint",
    "ChancesBar": "hint",
    "TableDrawer": "log",
    "LogList": "log",
    "Bar": "turn",
    "TableScreen": "table",
    "Timeline": "replay",
    "Controls": "replay",
    "BranchPanel": "replay",
    "ReplayScreen": "replay",
    "Seal": "fair-dice",
    "NewGameScreen": "new-game",
    "FinalScreen": "scoring",
}


def topic_at(widget: QWidget, at: QPoint | None) -> str:
    """On a board, the topic of the building at a place on the screen, or at the cursor."""
    if not isinstance(widget, BoardView):
        return ""
    building = widget.cursor_building if at is None else widget.building_at(at)
    return "" if building is None else topic_of(widget.kind_of(building))


HELP = GameHelp(BOOK, TOPICS_BY_WIDGET, topic_at)
