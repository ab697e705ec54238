"""The layout of the table for any window: a pure function of sizes and counts.

The sheet is on the left; dice, cards and everything else in one column on the right.
"""

from __future__ import annotations

from functools import lru_cache

from attrs import frozen
from PySide6.QtCore import QRect

from ....views.toolkit.scale import between, scale_of

BAR = 40
MARGIN = 14
GAP = 12
"""Between the cards."""
SHEET_SHAPE = 800 / 734
LEAST_COLUMN, MOST_COLUMN = 372, 560
ARROWS, STRIP = 30, 64


@frozen
class _Heights:
    """How high the parts of the column are, in units."""

    tray: float
    cards: float
    low_alone: float
    low: float
    buttons: float
    gutter: float


USUAL = _Heights(tray=94, cards=134, low_alone=96, low=54, buttons=78, gutter=12)
TIGHT = _Heights(tray=90, cards=124, low_alone=90, low=54, buttons=68, gutter=9)
ENOUGH = 780
"""A window of so many units has room for the usual heights."""


@frozen
class Places:
    """The places of the table's parts, in window pixels."""

    scale: float
    bar: QRect
    sheet: QRect
    tray: QRect
    arrows: QRect
    """The area over tray and cards."""
    cards: tuple[QRect, QRect]
    strip: QRect
    """The bonus, or the avenue that is to be picked."""
    middle: QRect
    """Alone the points so far, else the others' sheets."""
    low: QRect
    """Alone what scores this turn, else the standing."""
    buttons: QRect

    def hint(self, *, keeps_strip: bool) -> QRect:
        """The area a hint may cover: all but dice, cards, buttons and, if used, the strip."""
        return (self.middle if keeps_strip else self.strip).united(self.low)

    @property
    def drawer(self) -> QRect:
        """What the log may cover: all but the buttons."""
        return self.tray.united(self.low)


@lru_cache(maxsize=32)
def arrange(width: int, height: int, *, is_alone: bool) -> Places:
    """Divide a window of that size among the parts."""
    scale = scale_of(width, height)

    def px(units: float) -> int:
        return round(units * scale)

    high = USUAL if height / scale >= ENOUGH else TIGHT
    margin, gutter = px(MARGIN), px(high.gutter)
    top, bottom = px(BAR) + margin, height - margin
    wanted = width - 3 * margin - round((bottom - top) * SHEET_SHAPE)
    column = min(max(wanted, px(LEAST_COLUMN)), px(MOST_COLUMN))
    left, right = width - margin - column, width - margin
    tray = between(left, top, right, top + px(high.tray))
    cards_top = tray.bottom() + 1 + px(ARROWS)
    cards_bottom = cards_top + px(high.cards)
    half = (column - px(GAP)) // 2
    cards = (
        between(left, cards_top, left + half, cards_bottom),
        between(right - half, cards_top, right, cards_bottom),
    )
    strip = between(left, cards_bottom + gutter, right, cards_bottom + gutter + px(STRIP))
    buttons = between(left, bottom - px(high.buttons), right, bottom)
    low_height = px(high.low_alone if is_alone else high.low)
    low = between(left, buttons.top() - gutter - low_height, right, buttons.top() - gutter)
    middle = between(left, strip.bottom() + 1 + gutter, right, low.top() - gutter)
    return Places(
        scale=scale,
        bar=QRect(0, 0, width, px(BAR)),
        sheet=between(margin, top, left - margin, bottom),
        tray=tray,
        arrows=between(left, top, right, cards_bottom),
        cards=cards,
        strip=strip,
        middle=middle,
        low=low,
        buttons=buttons,
    )
