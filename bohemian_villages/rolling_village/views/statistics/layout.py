"""Layout of the statistics screen of Rolling Village."""

from __future__ import annotations

from attrs import frozen
from PySide6.QtCore import QRect

from ....views.toolkit.charts.layout import StatisticsFrame, columns, frame, rows

UPPER, COURSE, CALENDAR = 0.44, 0.6, 0.37
"""Of the height the charts; of the width the course of scores, and below the calendar."""


@frozen
class Places:
    """The places, in pixels."""

    frame: StatisticsFrame
    course: QRect
    classes: QRect
    calendar: QRect
    games: QRect


def arrange(width: int, height: int, scale: float) -> Places:
    """Below the numbers two charts, and below these calendar and games."""
    found = frame(width, height, scale)
    high = round((found.panels.height() - found.down) * UPPER)
    upper, lower = rows(found.panels, high, found.down)
    course, classes = columns(upper, COURSE, found.across)
    return Places(found, course, classes, *columns(lower, CALENDAR, found.across))
