"""How medals look: in calendars, charts and beside scores."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QRectF

from ...views.toolkit.charts.columns import ColumnColors
from ...views.toolkit.forms.month import DayMark
from ...views.toolkit.painting.canvas import BLACK, CENTER, Canvas
from ..statistics.medals import Medal

INK = "#3A281C"
PAINTS: Mapping[Medal | None, ColumnColors] = {
    Medal.GOLD: ColumnColors("#FFE48F", "#E9B02B", "#8A5E10"),
    Medal.SILVER: ColumnColors("#F4F5F6", "#B5BCC4", "#68727C"),
    Medal.BRONZE: ColumnColors("#EDB58E", "#BF7850", "#7A4526"),
    None: ColumnColors("#F6EAD0", "#E2CFA6", "#A98555"),
}
"""None for a score below the goal."""


def paint_medal(canvas: Canvas, area: QRectF, medal: Medal, text: str = "") -> None:
    """A medal as large as fits, with a number on it."""
    side = min(area.width(), area.height())
    disc = QRectF(0, 0, side, side)
    disc.moveCenter(area.center())
    paint = PAINTS[medal]
    radius = side / 2 / canvas.scale
    canvas.box(disc, radius, paint.top, paint.bottom, paint.edge, 1.6)
    ring = disc.adjusted(side * 0.1, side * 0.1, -side * 0.1, -side * 0.1)
    canvas.box(ring, radius * 0.8, "#00FFFFFF", edge="#66FFFFFF", width=1.1)
    if text:
        size = side / canvas.scale * (0.4 if len(text) < 3 else 0.33)
        canvas.write(disc, text, canvas.text_font(size, BLACK), INK, CENTER)


def day_mark(total: int, medal: Medal | None) -> DayMark:
    """The mark on a calendar day with this result."""
    paint = PAINTS[medal]
    return DayMark(str(total), paint.top, paint.bottom, paint.edge, INK)
