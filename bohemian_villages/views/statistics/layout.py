"""Layout of the statistics screen."""

from __future__ import annotations

from attrs import frozen
from PySide6.QtCore import QRect

from ..toolkit.charts.layout import StatisticsFrame, columns, frame, rows, split

# The upper charts are as wide as three fit; below, the parts take less than the games.
PARTS_SHARE = 0.38


@frozen
class Places:
    """The places, in pixels."""

    frame: StatisticsFrame
    charts: list[QRect]
    parts: QRect
    games: QRect


def arrange(width: int, height: int, scale: float) -> Places:
    """Below the numbers three charts, and below these parts and games."""
    found = frame(width, height, scale)
    high = (found.panels.height() - found.down) // 2
    upper, lower = rows(found.panels, high, found.down)
    parts, games = columns(lower, PARTS_SHARE, found.across)
    return Places(found, split(upper, 3, found.across), parts, games)
