"""Layout of a replay: the game itself left, what goes with it right, time below the game."""

from __future__ import annotations

from collections.abc import Callable

from attrs import frozen
from PySide6.QtCore import QRect, QSize

BAR, MARGIN, GUTTER = 40, 14, 10
TIME_PANEL, CONTROLS = 142, 42

Pixels = Callable[[float], int]
"""How many pixels so many units are."""


@frozen
class Frame:
    """The places of what replays of all games have, and of the rest."""

    bar: QRect
    picture: QRect
    """The game itself."""
    side: QRect
    time_panel: QRect
    timeline: QRect
    """In the panel of time, like the next one."""
    controls: QRect


def frame(window: QSize, side: int, gap: int, px: Pixels) -> Frame:
    """For a window of any size, a side so many pixels wide, and a gap before it."""
    margin, gutter, top = px(MARGIN), px(GUTTER), px(BAR) + px(GUTTER)
    bottom, left = window.height() - gutter, window.width() - margin - side
    wide, time_top = left - gap - margin, bottom - px(TIME_PANEL)
    controls_top = px(TIME_PANEL) - px(CONTROLS) - px(13)
    return Frame(
        bar=QRect(0, 0, window.width(), px(BAR)),
        picture=QRect(margin, top, wide, time_top - top - gutter),
        side=QRect(left, top, side, bottom - top),
        time_panel=QRect(margin, time_top, wide, bottom - time_top),
        timeline=QRect(0, 0, wide, controls_top - px(1)),
        controls=QRect(px(12), controls_top, wide - px(24), px(CONTROLS)),
    )


def in_log_panel(panel: QRect, px: Pixels) -> QRect:
    """The place of the log in its panel."""
    inside = QRect(0, 0, panel.width(), panel.height())
    return inside.adjusted(px(8), px(8), -px(8), -px(12))
