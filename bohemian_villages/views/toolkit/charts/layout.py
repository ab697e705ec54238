"""Layout of the statistics of any game: filters, five numbers, and the rest below them."""

from __future__ import annotations

from itertools import pairwise

from attrs import frozen
from PySide6.QtCore import QRect

BAR, MARGIN, GAP = 40, 14, 12
FILTERS, NUMBERS = 56, 74


@frozen
class StatisticsFrame:
    """The places that all statistics have, and the gaps between them, in pixels."""

    across: int
    """The gap between panels beside each other; `down`: below each other."""
    down: int
    filters: QRect
    numbers: list[QRect]
    panels: QRect
    """Everything below the numbers."""
    below_filters: QRect


def frame(width: int, height: int, scale: float) -> StatisticsFrame:
    """For a window of any size."""

    def px(units: float) -> int:
        return round(units * scale)

    left, room, foot = px(MARGIN), width - 2 * px(MARGIN), height - px(MARGIN - 3)
    filters = QRect(left, px(BAR + MARGIN), room, px(FILTERS))
    whole = QRect(left, filters.bottom() + 1 + px(GAP - 2), room, 0)
    whole.setBottom(foot - 1)
    numbers, panels = rows(whole, px(NUMBERS), px(GAP - 2))
    return StatisticsFrame(
        px(GAP), px(GAP - 2), filters, split(numbers, 5, px(GAP)), panels, below_filters=whole
    )


def rows(area: QRect, upper: int, gap: int) -> tuple[QRect, QRect]:
    """A part so high, and the rest below it."""
    above = QRect(area.left(), area.top(), area.width(), upper)
    return above, area.adjusted(0, upper + gap, 0, 0)


def columns(area: QRect, share: float, gap: int) -> tuple[QRect, QRect]:
    """A part with its share of the width, and the rest beside it."""
    left = round((area.width() - gap) * share)
    return QRect(area.left(), area.top(), left, area.height()), area.adjusted(left + gap, 0, 0, 0)


def split(area: QRect, count: int, gap: int) -> list[QRect]:
    """So many equal parts beside each other; no pixel is lost to rounding."""
    wide = area.width() + gap
    edges = [area.left() + wide * place // count for place in range(count + 1)]
    return [
        QRect(start, area.top(), end - gap - start, area.height()) for start, end in pairwise(edges)
    ]
