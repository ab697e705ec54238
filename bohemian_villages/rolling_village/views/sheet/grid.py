"""The spaces and avenues of a sheet."""

from __future__ import annotations

from functools import partial

from attrs import frozen
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPen

from ....views.toolkit.painting.canvas import BLACK, CENTER, Canvas
from ....views.toolkit.painting.surfaces import gradient, paint_shadow
from ....views.toolkit.theme import theme
from ...engine.sheet import AVENUES, COLUMNS, SPACES, avenue_at, column_of
from ...words.names import AVENUE_NAMES
from .drawings import SheetArt
from .geometry import SheetGeometry
from .look import sheet_look
from .paper import paint_column, paint_road
from .picture import SheetPicture
from .stamps import Stamps

RADIUS = 6.5
NUMBER = 12.0
"""The radius of a number that a hint puts on a space."""
_GLOW = 5.0
"""How much room the glow of a lit space takes."""


@frozen
class CellLook:
    """The look of a space's box."""

    points: int
    is_lit: bool
    is_later: bool
    is_active: bool
    """Whether its avenue scores."""
    is_new: bool = False


def paint_grid(canvas: Canvas, sheet: SheetGeometry, stamps: Stamps, picture: SheetPicture) -> None:
    """All avenues and columns, and the boxes of all spaces."""
    active = picture.facts.avenue
    for avenue in range(AVENUES):
        if avenue == active:
            paint_band(canvas, sheet, avenue)
        is_gold = avenue == active or avenue in picture.open_avenues
        paint = partial(paint_plate, name=AVENUE_NAMES[avenue], is_gold=is_gold)
        stamps.draw(canvas, ("plate", avenue, is_gold), sheet.plate(avenue), paint, 4)
    _paint_marked_columns(canvas, sheet, picture)
    for space in range(SPACES):
        look = CellLook(
            picture.facts.points[space],
            space in picture.lit_spaces,
            space in picture.later_spaces,
            avenue_at(space) == active,
            space in picture.new,
        )
        stamps.draw(canvas, look, sheet.space(space), partial(_paint_cell, look=look), _GLOW)


def paint_drawings(
    canvas: Canvas, sheet: SheetGeometry, art: SheetArt, picture: SheetPicture, hidden: int | None
) -> None:
    """What is drawn in the spaces, but for one whose drawing draws itself; and numbers on them."""
    for space, project in enumerate(picture.facts.drawn):
        if project is not None and space != hidden:
            art.draw_in_space(canvas.painter, project, space, sheet.drawing(space))
    for space, number in picture.numbers.items():
        _paint_number(canvas, sheet, space, number)


def paint_band(canvas: Canvas, sheet: SheetGeometry, avenue: int) -> None:
    """The gold band of the avenue that scores, with its road."""
    look, s, painter, area = sheet_look(), sheet.scale, canvas.painter, sheet.avenue(avenue)
    painter.setPen(QPen(QColor(look.band_edge), 1.8 * s))
    painter.setBrush(gradient(area, look.band_top, look.band_bottom))
    painter.drawRoundedRect(area, 7 * s, 7 * s)
    paint_road(canvas, sheet, avenue, look.active_road)


def paint_plate(canvas: Canvas, area: QRectF, name: str, *, is_gold: bool) -> None:
    """The plate with an avenue's name: blue, or gold where it scores."""
    look, s, painter = sheet_look(), canvas.scale, canvas.painter
    top, bottom, edge, line, ink = (
        (look.gold_top, look.gold_bottom, look.gold_edge, look.gold_line, look.gold_text)
        if is_gold
        else (look.plate_top, look.plate_bottom, look.plate_edge, look.plate_line, look.plate_text)
    )
    paint_shadow(painter, area, 0.5 * s, 12)
    painter.setPen(QPen(QColor(edge), 1.6 * s))
    painter.setBrush(gradient(area, top, bottom))
    painter.drawRoundedRect(area, 6 * s, 6 * s)
    painter.setPen(QPen(QColor(line), 1.1 * s))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    by = 3.2 * s
    painter.drawRoundedRect(area.adjusted(by, by, -by, -by), 3.6 * s, 3.6 * s)
    canvas.write(area, name, canvas.text_font(16.5, BLACK), ink, CENTER)


def _paint_marked_columns(canvas: Canvas, sheet: SheetGeometry, picture: SheetPicture) -> None:
    later = {column_of(space) for space in picture.later_spaces}
    marked = () if picture.is_plain else picture.marked_columns
    # Where everything is lit, as for a square, no column is meant.
    if 0 < len(later) < COLUMNS:
        for column in later.difference(marked):
            paint_column(canvas, sheet, column, sheet_look().disc_later)
    for column in marked:
        paint_column(canvas, sheet, column, theme().gold)


def _paint_cell(canvas: Canvas, area: QRectF, look: CellLook) -> None:
    if look.is_lit:
        _paint_lit(canvas, area)
    elif look.is_later:
        _paint_later(canvas, area)
    else:
        _paint_plain(canvas, area, is_active=look.is_active)
    if look.is_new:
        paint_new(canvas, area, RADIUS)
    _paint_points(canvas, area, look.points)


def _paint_plain(canvas: Canvas, area: QRectF, *, is_active: bool) -> None:
    look, s = sheet_look(), canvas.scale
    color = QColor(look.cell)
    if is_active:
        color.setAlphaF(0.45)
    canvas.painter.setPen(QPen(QColor(look.cell_edge), 1.2 * s))
    canvas.painter.setBrush(color)
    canvas.painter.drawRoundedRect(area, RADIUS * s, RADIUS * s)


def _paint_later(canvas: Canvas, area: QRectF) -> None:
    """A space for the other project."""
    look, s = sheet_look(), canvas.scale
    pen = QPen(QColor(look.later_edge), 1.8 * s)
    pen.setDashPattern([3.2, 2.2])
    canvas.painter.setPen(pen)
    canvas.painter.setBrush(QColor(look.later))
    canvas.painter.drawRoundedRect(area, RADIUS * s, RADIUS * s)


def _paint_lit(canvas: Canvas, area: QRectF) -> None:
    """A space in which the project in hand may be drawn."""
    look, s, painter = sheet_look(), canvas.scale, canvas.painter
    glow = QColor(look.lit_edge)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for width, alpha in ((8.5, 0.12), (6.0, 0.2)):
        glow.setAlphaF(alpha)
        painter.setPen(QPen(glow, width * s))
        painter.drawRoundedRect(area, RADIUS * s, RADIUS * s)
    painter.setPen(QPen(QColor(look.lit_edge), 2.6 * s))
    painter.setBrush(QColor(look.lit))
    painter.drawRoundedRect(area, RADIUS * s, RADIUS * s)


def paint_new(canvas: Canvas, area: QRectF, radius: float) -> None:
    """A gold edge round a space that was drawn in lately."""
    look, s, painter = sheet_look(), canvas.scale, canvas.painter
    light = QColor(look.lit)
    light.setAlphaF(0.8)
    painter.setPen(QPen(QColor(look.lit_edge), 2.0 * s))
    painter.setBrush(light)
    painter.drawRoundedRect(area, radius * s, radius * s)


def _paint_points(canvas: Canvas, area: QRectF, points: int) -> None:
    """The printed points in the corner of a space; a dot for none."""
    look, s, painter = sheet_look(), canvas.scale, canvas.painter
    disc = QRectF(area.left() + 1.5 * s, area.top() + 1.5 * s, 19 * s, 19 * s)
    if not points:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(look.disc_edge))
        painter.drawEllipse(disc.center(), 2 * s, 2 * s)
        return
    painter.setPen(QPen(QColor(look.points_edge), 1.3 * s))
    painter.setBrush(QColor(look.points))
    painter.drawEllipse(disc)
    canvas.write(disc, str(points), canvas.text_font(13, BLACK), look.points_text, CENTER)


def _paint_number(canvas: Canvas, sheet: SheetGeometry, space: int, number: int) -> None:
    """The mark of a hint."""
    inset = QPointF(NUMBER, NUMBER) * 1.15 * sheet.scale
    canvas.number(sheet.space(space).bottomRight() - inset, str(number), NUMBER)
