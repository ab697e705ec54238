"""Layout of the replay: sheet, dice and players left, log right, time below."""

from __future__ import annotations

from collections.abc import Callable

from attrs import frozen
from PySide6.QtCore import QRect, QSize

from ..sheet.geometry import HEIGHT as SHEET_HEIGHT
from ..sheet.geometry import WIDTH as SHEET_WIDTH

BAR, MARGIN, GUTTER = 40, 14, 10
LOG, LEAST_LOG = 300, 252
TIME_PANEL, CONTROLS = 142, 42
LEAST_MOMENT, MOST_MOMENT = 150, 250

Pixels = Callable[[float], int]
"""How many pixels so many units are."""


@frozen
class Places:
    """The places of the parts."""

    bar: QRect
    sheet: QRect
    moment: QRect
    """The dice, and everybody's points."""
    log_panel: QRect
    log: QRect
    """In its panel."""
    time_panel: QRect
    timeline: QRect
    """In the panel of time, like the next one."""
    controls: QRect


def places(window: QSize, px: Pixels) -> Places:
    """For a window of any size."""
    margin, gutter, top = px(MARGIN), px(GUTTER), px(BAR) + px(GUTTER)
    bottom = window.height() - gutter
    log = px(LOG if window.width() >= px(1200) else LEAST_LOG)
    left = window.width() - margin - log
    wide, time_top = left - gutter - margin, bottom - px(TIME_PANEL)
    high = max(1, time_top - top - gutter)
    sheet = min(round(high * SHEET_WIDTH / SHEET_HEIGHT), wide - gutter - px(LEAST_MOMENT))
    moment = min(wide - sheet - gutter, px(MOST_MOMENT))
    # What a wide window has to spare, the sheet gets.
    sheet = max(1, wide - moment - gutter)
    controls_top = px(TIME_PANEL) - px(CONTROLS) - px(13)
    panel = QRect(left, top, log, bottom - top)
    inside = QRect(0, 0, panel.width(), panel.height())
    return Places(
        bar=QRect(0, 0, window.width(), px(BAR)),
        sheet=QRect(margin, top, sheet, high),
        moment=QRect(margin + sheet + gutter, top, moment, high),
        log_panel=panel,
        log=inside.adjusted(px(8), px(8), -px(8), -px(12)),
        time_panel=QRect(margin, time_top, wide, bottom - time_top),
        timeline=QRect(0, 0, wide, controls_top - px(1)),
        controls=QRect(px(12), controls_top, wide - px(24), px(CONTROLS)),
    )
