"""Pills: what a placement brings, each change on a small green or red ground."""

from __future__ import annotations

from collections.abc import Sequence

from attrs import frozen
from PySide6.QtCore import QRectF
from PySide6.QtGui import QFontMetricsF

from ...words.game.worth import Brought
from ..toolkit import fonts
from ..toolkit.painting.canvas import BOLD, CENTER, Canvas
from ..toolkit.theme import theme

HEIGHT, GAP, BELOW = 23.0, 6.0, 4.0
TYPE = 13.5


@frozen
class Pill:
    """One change and how wide its pill is, in units."""

    brought: Brought
    width: float


def pill_rows(brings: Sequence[Brought], room: float, scale: float) -> list[list[Pill]]:
    """The pills in rows that fit into so many units."""
    metrics = QFontMetricsF(fonts.text(TYPE * scale, BOLD))
    rows: list[list[Pill]] = []
    used = room
    for each in brings:
        wide = min(room, metrics.horizontalAdvance(each.text) / scale + 18)
        if used + wide > room:
            rows.append([])
            used = 0.0
        rows[-1].append(Pill(each, wide))
        used += wide + GAP
    return rows


def pills_height(rows: list[list[Pill]]) -> float:
    """How much room rows of pills take, in units."""
    return len(rows) * (HEIGHT + BELOW)


def paint_pills(canvas: Canvas, rows: list[list[Pill]], x: float, y: float) -> None:
    """Paint rows of pills from a corner on."""
    for row in rows:
        left = x
        for pill in row:
            _paint(canvas, canvas.rect(left, y, pill.width, HEIGHT), pill.brought)
            left += pill.width + GAP
        y += HEIGHT + BELOW


def _paint(canvas: Canvas, area: QRectF, brought: Brought) -> None:
    look, good = theme(), brought.helps_mover
    ground, edge = (look.good, look.good_edge) if good else (look.warning, look.warning_edge)
    canvas.box(area, HEIGHT / 2, ground, edge=edge)
    inside = area.adjusted(6 * canvas.scale, 0, -6 * canvas.scale, 0)
    ink = look.gain if good else look.warning_text
    canvas.write(inside, brought.text, canvas.text_font(TYPE, BOLD), ink, CENTER)
