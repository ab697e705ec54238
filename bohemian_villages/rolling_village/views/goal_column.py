"""The column on which a total grows towards the medals, where there is height but little width."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPen

from ...views.toolkit.painting.canvas import BOLD, NORMAL, Canvas
from ...views.toolkit.theme import theme
from ..statistics.medals import Medal
from ..words.medals import medal_words
from .goal_bar import GREEN_BOTTOM, GREEN_EDGE, GREEN_TOP, MOST_POINTS
from .medals import paint_medal

WIDE, DISC = 18.0, 26.0


def paint_goal_column(canvas: Canvas, area: QRectF, total: float) -> None:
    """A column filled up to these points, with medals and their names beside it."""
    s, look = canvas.scale, theme()
    column = QRectF(area.left() + 10 * s, area.top(), WIDE * s, area.height())
    canvas.box(column, WIDE / 2, look.sunk_top, look.sunk_bottom, look.sunk_edge, 1.2)
    if total > 0:
        full = QRectF(column)
        full.setTop(min(column.bottom() - column.width(), _y(column, total)))
        canvas.box(full, WIDE / 2, GREEN_TOP, GREEN_BOTTOM, GREEN_EDGE, 1.2)
    for medal in Medal:
        _paint_medal(canvas, column, area.right(), medal, is_won=total >= medal)


def _y(column: QRectF, total: float) -> float:
    """Where so many points lie."""
    return column.bottom() - column.height() * min(1.0, total / MOST_POINTS)


def _paint_medal(
    canvas: Canvas, column: QRectF, right: float, medal: Medal, *, is_won: bool
) -> None:
    s, look = canvas.scale, theme()
    y = _y(column, medal)
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
