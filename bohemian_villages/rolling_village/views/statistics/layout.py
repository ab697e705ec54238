"""Layout of the statistics screen of Rolling Village."""

from __future__ import annotations

from attrs import frozen
from PySide6.QtCore import QRect

from ....views.toolkit.charts.layout import split

BAR, MARGIN, GAP = 40, 14, 12
FILTERS, NUMBERS = 56, 74
UPPER, COURSE, CALENDAR = 0.44, 0.6, 0.37
"""Of the height the charts; of the width the course of scores, and below the calendar."""


@frozen
class Places:
    """The places, in pixels."""

    filters: QRect
    numbers: list[QRect]
    course: QRect
    classes: QRect
    calendar: QRect
    games: QRect
    below_filters: QRect


def arrange(width: int, height: int, scale: float) -> Places:
    """Filters, numbers, two charts, and calendar and games below."""

    def px(units: float) -> int:
        return round(units * scale)

    left, room, foot = px(MARGIN), width - 2 * px(MARGIN), height - px(MARGIN - 3)
    y = px(BAR + MARGIN)
    filters = QRect(left, y, room, px(FILTERS))
    top = y = y + px(FILTERS) + px(GAP - 2)
    numbers = split(QRect(left, y, room, px(NUMBERS)), 5, px(GAP))
    y += px(NUMBERS) + px(GAP - 2)
    upper = round((foot - y - px(GAP - 2)) * UPPER)
    course, classes = _two(QRect(left, y, room, upper), COURSE, px(GAP))
    y += upper + px(GAP - 2)
    calendar, games = _two(QRect(left, y, room, foot - y), CALENDAR, px(GAP))
    whole = QRect(left, top, room, foot - top)
    return Places(filters, numbers, course, classes, calendar, games, whole)


def _two(area: QRect, share: float, gap: int) -> tuple[QRect, QRect]:
    first, second = QRect(area), QRect(area)
    first.setWidth(round((area.width() - gap) * share))
    second.setLeft(first.right() + 1 + gap)
    return first, second
