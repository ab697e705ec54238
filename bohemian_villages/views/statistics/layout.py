"""Layout of the statistics screen."""

from __future__ import annotations

from attrs import frozen
from PySide6.QtCore import QRect

from ..toolkit.charts.layout import split

BAR, MARGIN, GAP = 40, 14, 12
FILTERS, NUMBERS = 56, 74
# The upper charts are as wide as three fit; below, the parts take less than the games.
PARTS_SHARE = 0.38


@frozen
class Places:
    """The places, in pixels."""

    filters: QRect
    numbers: list[QRect]
    charts: list[QRect]
    parts: QRect
    games: QRect
    below_filters: QRect


def arrange(width: int, height: int, scale: float) -> Places:
    """Filters, numbers, three charts, and parts and games below."""

    def px(units: float) -> int:
        return round(units * scale)

    left, room = px(MARGIN), width - 2 * px(MARGIN)
    y = px(BAR + MARGIN)
    filters = QRect(left, y, room, px(FILTERS))
    y += px(FILTERS) + px(GAP - 2)
    top = y
    numbers = split(QRect(left, y, room, px(NUMBERS)), 5, px(GAP))
    y += px(NUMBERS) + px(GAP - 2)
    rest = height - y - px(MARGIN - 3)
    upper = (rest - px(GAP - 2)) // 2
    charts = split(QRect(left, y, room, upper), 3, px(GAP))
    y += upper + px(GAP - 2)
    lower = QRect(left, y, room, height - px(MARGIN - 3) - y)
    parts = QRect(lower)
    parts.setWidth(round((room - px(GAP)) * PARTS_SHARE))
    games = QRect(lower)
    games.setLeft(parts.right() + 1 + px(GAP))
    whole = QRect(left, top, room, height - px(MARGIN - 3) - top)
    return Places(filters, numbers, charts, parts, games, whole)
