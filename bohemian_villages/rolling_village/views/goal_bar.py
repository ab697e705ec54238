"""The bar, or upright the column, on which a total grows towards the medals of a game alone."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPen

from ...views.toolkit.painting.canvas import BOLD, CENTER, NORMAL, Canvas
from ...views.toolkit.theme import theme
from ..statistics.medals import Medal
from ..words.medals import medal_words
from .medals import paint_medal

MOST_POINTS = 110
"""At the right end of the bar; better mayors fill it."""
WIDE, DISC = 18.0, 26.0
"""Of the column, and of the medals beside it."""
GREEN_TOP, GREEN_BOTTOM, GREEN_EDGE = "#85AE5E", "#5E8A3F", "#44682C"


def paint_goal_bar(canvas: Canvas, area: QRectF, total: float, *, has_names: bool = True) -> None:
    """A bar filled up to these points, with medals above it and, if wanted, their names below."""
    s, look = canvas.scale, theme()
    radius = area.height() / 2 / s
    canvas.box(area, radius, look.sunk_top, look.sunk_bottom, look.sunk_edge, 1.2)
    if total > 0:
        full = QRectF(area)
        full.setRight(max(area.left() + area.height(), x_on_bar(area, total)))
        canvas.box(full, radius, GREEN_TOP, GREEN_BOTTOM, GREEN_EDGE, 1.2)
    for medal in Medal:
        _paint_medal(canvas, area, medal)
        if has_names:
            _paint_name(canvas, area, medal, is_won=total >= medal)


def x_on_bar(area: QRectF, total: float) -> float:
    """Where so many points lie."""
    return area.left() + area.width() * min(1.0, total / MOST_POINTS)


def _paint_medal(canvas: Canvas, bar: QRectF, medal: Medal) -> None:
    s, look = canvas.scale, theme()
    x = x_on_bar(bar, medal)
    canvas.painter.setPen(QPen(QColor(look.outline if not look.is_dark else look.muted), 1.6 * s))
    canvas.painter.drawLine(QPointF(x, bar.top() - 12 * s), QPointF(x, bar.bottom() + 3 * s))
    radius = 13.0 * s
    disc = QRectF(x - radius, bar.top() - 28 * s, 2 * radius, 2 * radius)
    paint_medal(canvas, disc, medal, str(medal.value))


def _paint_name(canvas: Canvas, bar: QRectF, medal: Medal, *, is_won: bool) -> None:
    s, look = canvas.scale, theme()
    x = x_on_bar(bar, medal)
    # As wide as the way to the next medal, so that names never touch.
    wide = x_on_bar(bar, Medal.SILVER) - x_on_bar(bar, Medal.BRONZE) - 4 * s
    label = QRectF(x - wide / 2, bar.bottom() + 3 * s, wide, 17 * s)
    font = canvas.fitting_font(wide, medal_words.name(medal), 12, BOLD if is_won else NORMAL)
    canvas.write(label, medal_words.name(medal), font, look.text if is_won else look.muted, CENTER)


def paint_goal_column(canvas: Canvas, area: QRectF, total: float) -> None:
    """A column filled up to these points, with medals and their names beside it."""
    s, look = canvas.scale, theme()
    column = QRectF(area.left() + 10 * s, area.top(), WIDE * s, area.height())
    canvas.box(column, WIDE / 2, look.sunk_top, look.sunk_bottom, look.sunk_edge, 1.2)
    if total > 0:
        full = QRectF(column)
        full.setTop(min(column.bottom() - column.width(), _y_on_column(column, total)))
        canvas.box(full, WIDE / 2, GREEN_TOP, GREEN_BOTTOM, GREEN_EDGE, 1.2)
    for medal in Medal:
        _paint_beside(canvas, column, area.right(), medal, is_won=total >= medal)


def _y_on_column(column: QRectF, total: float) -> float:
    """Where so many points lie."""
    return column.bottom() - column.height() * min(1.0, total / MOST_POINTS)


def _paint_beside(
    canvas: Canvas, column: QRectF, right: float, medal: Medal, *, is_won: bool
) -> None:
    s, look = canvas.scale, theme()
    y = _y_on_column(column, medal)
    canvas.painter.setPen(QPen(QColor(look.outline if not look.is_dark else look.muted), 1.6 * s))
    canvas.painter.drawLine(QPointF(column.left() - 3 * s, y), QPointF(column.right() + 12 * s, y))
    disc = QRectF(column.right() + 10 * s, y - DISC / 2 * s, DISC * s, DISC * s)
    paint_medal(canvas, disc, medal, str(medal.value))
    left = disc.right() + 7 * s
    label = QRectF(left, y - 10 * s, right - left, 20 * s)
    font = canvas.fitting_font(
        label.width(), medal_words.name(medal), 13, BOLD if is_won else NORMAL
    )
    canvas.write(label, medal_words.name(medal), font, look.text if is_won else look.muted)
