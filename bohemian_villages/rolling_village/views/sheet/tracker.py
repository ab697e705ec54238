"""The turn tracker: nine boxes with what the turns scored."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPen

from ....views.toolkit.painting.canvas import BLACK, BOLD, CENTER, Canvas
from ....views.toolkit.theme import theme
from ...models.position import TurnBox
from .drawings import SheetArt
from .geometry import SheetGeometry
from .look import sheet_look
from .stamps import Stamps


def paint_tracker(
    canvas: Canvas,
    sheet: SheetGeometry,
    stamps: Stamps,
    art: SheetArt,
    boxes: tuple[TurnBox, ...],
) -> None:
    """All nine boxes."""
    for box in boxes:
        paint = partial(_paint_box, art=art, box=box)
        stamps.draw(canvas, box, sheet.turn(box.turn), paint, 4)


def _paint_box(canvas: Canvas, area: QRectF, art: SheetArt, box: TurnBox) -> None:
    look, s, painter = sheet_look(), canvas.scale, canvas.painter
    if box.is_now:
        glow = QColor(look.lit_edge)
        glow.setAlphaF(0.2)
        painter.setPen(QPen(glow, 6 * s))
        painter.drawRoundedRect(area, 6 * s, 6 * s)
    painter.setPen(
        QPen(
            QColor(look.lit_edge if box.is_now else look.cell_edge),
            (2.4 if box.is_now else 1.3) * s,
        )
    )
    painter.setBrush(QColor(look.lit if box.is_now else look.cell))
    painter.drawRoundedRect(area, 6 * s, 6 * s)
    number = QRectF(area.left() + 8 * s, area.top() + 4 * s, area.width() / 2, 18 * s)
    canvas.write(number, str(box.turn), canvas.text_font(13, BOLD), look.points_text)
    _paint_bonus(canvas, area, art, box)
    _paint_score(canvas, area, box)


def _paint_bonus(canvas: Canvas, area: QRectF, art: SheetArt, box: TurnBox) -> None:
    s = canvas.scale
    if box.has_star:
        is_gold = box.bonus is not None or box.is_now
        star = QRectF(area.right() - 26 * s, area.top() + 2 * s, 24 * s, 24 * s)
        # A future star is drawn in pencil, which would be invisible on dark paper.
        name = "rolling/star-gold" if is_gold or theme().is_dark else "rolling/star"
        canvas.draw(name, star, 1.0 if is_gold else 0.5 if theme().is_dark else 0.8)
    if box.bonus is not None:
        mark = QRectF(area.right() - 29 * s, area.bottom() - 27 * s, 26 * s, 26 * s)
        art.draw_pattern(canvas.painter, box.bonus, mark)


def _paint_score(canvas: Canvas, area: QRectF, box: TurnBox) -> None:
    s = canvas.scale
    if box.score is None and not box.is_now:
        return
    text = "…" if box.score is None else str(box.score)
    font = canvas.text_font(24, BLACK if box.score is None else BOLD)
    font.setItalic(box.score is not None)
    place = area.adjusted(0, 12 * s, -(12 * s if box.bonus is not None else 0), 0)
    canvas.write(place, text, font, sheet_look().hand, CENTER)
