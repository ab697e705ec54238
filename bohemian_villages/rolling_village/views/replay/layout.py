"""Layout of the replay: the dice and the players between sheet and log."""

from __future__ import annotations

from attrs import frozen
from PySide6.QtCore import QRect, QSize

from ....views.toolkit.replay.layout import GUTTER, Frame, Pixels, frame, in_log_panel
from ..sheet.geometry import HEIGHT as SHEET_HEIGHT
from ..sheet.geometry import WIDTH as SHEET_WIDTH

LOG, LEAST_LOG = 300, 252
LEAST_MOMENT, MOST_MOMENT = 150, 250


@frozen
class Places:
    """The places of the parts."""

    frame: Frame
    sheet: QRect
    moment: QRect
    """The dice, and everybody's points."""
    log: QRect
    """In its panel, which fills the side."""


def places(window: QSize, px: Pixels) -> Places:
    """For a window of any size."""
    gutter = px(GUTTER)
    log = px(LOG if window.width() >= px(1200) else LEAST_LOG)
    found = frame(window, log, gutter, px)
    left, top, wide = found.picture.left(), found.picture.top(), found.picture.width()
    high = max(1, found.picture.height())
    sheet = min(round(high * SHEET_WIDTH / SHEET_HEIGHT), wide - gutter - px(LEAST_MOMENT))
    moment = min(wide - sheet - gutter, px(MOST_MOMENT))
    # What a wide window has to spare, the sheet gets.
    sheet = max(1, wide - moment - gutter)
    return Places(
        frame=found,
        sheet=QRect(left, top, sheet, high),
        moment=QRect(left + sheet + gutter, top, moment, high),
        log=in_log_panel(found.side, px),
    )
