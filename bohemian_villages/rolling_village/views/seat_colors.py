"""The colours of the seats: five, each with its mark, and then again from the first.

Where they repeat, seats are told apart by their numbers instead of the marks.
"""

from __future__ import annotations

from PySide6.QtCore import QRectF

from ...views.toolkit.painting.canvas import BLACK, CENTER, Canvas
from ...views.toolkit.painting.marks import edge_of, paint_mark
from ...views.toolkit.theme import FIGURES, theme

_COLORS = tuple(FIGURES)


def seat_color(player: int) -> str:
    """The colour in which a player is shown."""
    return _COLORS[player % len(_COLORS)]


def seat_number(player: int, players: int) -> str:
    """The number of a seat as it is written in place of its mark; empty where the mark will do."""
    return str(player + 1) if players > len(_COLORS) else ""


def paint_seat(canvas: Canvas, disc: QRectF, player: int, players: int) -> None:
    """The colour of a seat as a disc, with its mark or its number."""
    color, s = seat_color(player), canvas.scale
    paint, number = FIGURES[color], seat_number(player, players)
    canvas.box(disc, disc.height() / 2 / s, paint.base, edge=edge_of(color))
    if number:
        font = canvas.text_font(max(10.5, disc.height() / s * 0.62), BLACK)
        canvas.write(disc, number, font, paint.ink, CENTER)
    elif theme().has_marks:
        paint_mark(canvas.painter, paint.mark, disc.center(), disc.height() * 0.27, paint.ink)
