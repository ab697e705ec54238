"""Layout of the replay screen: cards and log beside the board."""

from __future__ import annotations

from collections.abc import Sequence

from attrs import frozen
from PySide6.QtCore import QRect, QSize

from ..table.layout import SIDEBAR, SLIM_ACTIVE_CARD, SLIM_CARD
from ..toolkit.replay.layout import GUTTER, Frame, Pixels, frame, in_log_panel

CARD_GAP = 7
# Cards are as full as leaves the log more than half of the height.
MOST_FOR_CARDS = 0.45


@frozen
class Side:
    """The places of cards and log."""

    cards: tuple[QRect, ...]
    log_panel: QRect
    log: QRect
    """In its panel."""


def places(window: QSize, px: Pixels) -> Frame:
    """For a window of any size."""
    return frame(window, px(SIDEBAR), 2 * px(GUTTER), px)


def side(place: QRect, active: Sequence[bool], window_height: int, px: Pixels) -> Side:
    """Cards for so many players; those of active ones are taller, which leaves less to the log."""
    roomy = len(active) * px(SLIM_ACTIVE_CARD) < window_height * MOST_FOR_CARDS
    cards, top = [], place.top()
    for is_active in active:
        high = px(SLIM_ACTIVE_CARD if roomy or is_active else SLIM_CARD)
        cards.append(QRect(place.left(), top, place.width(), high))
        top += high + px(CARD_GAP)
    top += px(GUTTER) - px(CARD_GAP)
    panel = QRect(place.left(), top, place.width(), place.top() + place.height() - top)
    return Side(tuple(cards), panel, in_log_panel(panel, px))
