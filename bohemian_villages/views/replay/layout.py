"""Layout of the replay screen: board left, cards and log right, time below."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from attrs import frozen
from PySide6.QtCore import QRect, QSize

from ..table.layout import BAR, GUTTER, MARGIN, SIDEBAR, SLIM_ACTIVE_CARD, SLIM_CARD

TIME_PANEL = 142
CONTROLS = 42
CARD_GAP = 7
# Cards are as full as leaves the log more than half of the height.
MOST_FOR_CARDS = 0.45

Pixels = Callable[[float], int]
"""How many pixels so many units are."""


@frozen
class Places:
    """The places of what stays where it is while a game is stepped through."""

    bar: QRect
    board: QRect
    time_panel: QRect
    timeline: QRect
    """In the panel of time, like the next one."""
    controls: QRect
    side: QRect
    """Cards and log."""


@frozen
class Side:
    """The places of cards and log."""

    cards: tuple[QRect, ...]
    log_panel: QRect
    log: QRect
    """In its panel."""


def places(window: QSize, px: Pixels) -> Places:
    """For a window of any size."""
    margin, gutter, top = px(MARGIN), px(GUTTER), px(BAR) + px(GUTTER)
    bottom, left = window.height() - gutter, window.width() - margin - px(SIDEBAR)
    wide, time_top = left - 2 * gutter - margin, bottom - px(TIME_PANEL)
    controls_top = px(TIME_PANEL) - px(CONTROLS) - px(13)
    return Places(
        bar=QRect(0, 0, window.width(), px(BAR)),
        board=QRect(margin, top, wide, time_top - top - gutter),
        time_panel=QRect(margin, time_top, wide, bottom - time_top),
        timeline=QRect(0, 0, wide, controls_top - px(1)),
        controls=QRect(px(12), controls_top, wide - px(24), px(CONTROLS)),
        side=QRect(left, top, px(SIDEBAR), bottom - top),
    )


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
    inside = QRect(0, 0, panel.width(), panel.height())
    return Side(tuple(cards), panel, inside.adjusted(px(8), px(8), -px(8), -px(12)))
