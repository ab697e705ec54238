"""How the towers of the final scoring are painted: blocks, lids, pits, notes, light."""

from __future__ import annotations

from math import cos, pi, sin

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainterPath, QPen, QPolygonF, QRadialGradient

from ...words.grammar import number
from ..toolkit.painting.canvas import BLACK, Canvas
from ..toolkit.painting.surfaces import gradient
from ..toolkit.theme import theme
from .result import GOODS, ICONS
from .tower import Block, Note

# Upper colour, lower colour and side of the blocks, in the order of counting.
STONES = (
    ("#F9CF4F", "#E3A72A", "#B07C14"),
    ("#FFF9E6", "#EBDAB0", "#BFA878"),
    ("#E48A62", "#C8663F", "#96462A"),
    ("#9CC9B6", "#6FA28E", "#487564"),
    ("#C3D0DA", "#93A7B6", "#66798A"),
)
EDGE, INK = "#4A3020", "#2C1B10"
# The side of a block goes so far to the right and up.
SIDE, LIFT = 13.0, 7.0
COIN_RIM = 4.25


def paint_foot(canvas: Canvas, x: float, ground: float, width: float, *, is_sunk: bool) -> None:
    """The shadow of a tower, or the pit it rises from."""
    s, painter = canvas.scale, canvas.painter
    if is_sunk:
        hole = _hole(canvas, x, ground, width)
        painter.setPen(QPen(QColor("#8E6A3E"), 3 * s))
        painter.setBrush(gradient(hole, "#241408", "#5A3A1E"))
        painter.drawEllipse(hole)
        return
    shadow = QRadialGradient(0, 0, 1)
    shadow.setColorAt(0, QColor("#90201408"))
    shadow.setColorAt(1, QColor("#00201408"))
    painter.save()
    painter.translate((x + 14) * s, (ground + 2) * s)
    painter.scale(width * 0.86 * s, 13 * s)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(shadow)
    painter.drawEllipse(QPointF(0, 0), 1, 1)
    painter.restore()


def _hole(canvas: Canvas, x: float, ground: float, width: float) -> QRectF:
    half = width * 0.5 + 20
    return canvas.rect(x - half + SIDE / 2, ground - 13, 2 * half, 28)


def above_rim(canvas: Canvas, x: float, ground: float, width: float) -> QPainterPath:
    """The visible part of something in a pit."""
    hole = _hole(canvas, x, ground, width)
    above, pit = QPainterPath(), QPainterPath()
    above.addRect(QRectF(hole.left() - 400, hole.center().y() - 5000, hole.width() + 800, 5000))
    pit.addEllipse(hole.adjusted(1.5, 1.5, -1.5, -1.5))
    return above.united(pit)


def paint_block(canvas: Canvas, block: Block, x: float, width: float) -> None:
    """A block with its right side; its number if there is room."""
    s, painter = canvas.scale, canvas.painter
    upper, lower, side = STONES[block.part]
    face = canvas.rect(x - width / 2, block.top, width, block.height)
    aside = QPointF(SIDE * s, -LIFT * s)
    painter.setPen(QPen(QColor(EDGE), 1.3 * s))
    painter.setBrush(QColor(side))
    corners = [face.topRight(), face.topRight() + aside, face.bottomRight() + aside]
    painter.drawPolygon(QPolygonF([*corners, face.bottomRight()]))
    painter.setBrush(gradient(face, upper, lower))
    painter.drawRect(face)
    if block.part == 0:
        _paint_rims(canvas, face)
    if block.has_number:
        face.setBottom(block.seen * s)
        _write_block(canvas, block, face)


def _paint_rims(canvas: Canvas, face: QRectF) -> None:
    """The edges of stacked coins."""
    s, painter = canvas.scale, canvas.painter
    painter.setPen(QPen(QColor("#55A8730F"), max(1.0, s)))
    count = int((face.height() - 2 * s) / (COIN_RIM * s))
    left, right = face.left() + s, face.right() - s
    heights = [face.bottom() - rim * COIN_RIM * s for rim in range(1, count + 1)]
    painter.drawLines([QLineF(left, y, right, y) for y in heights])


def _write_block(canvas: Canvas, block: Block, face: QRectF) -> None:
    s = canvas.scale
    font = canvas.text_font(17 if face.height() >= 24 * s else 14, BLACK)
    text = number(block.value)
    side = min(22 * s, face.height() - 3 * s)
    wide = canvas.width_of(text, font)
    x = face.center().x() - (side + 8 * s + wide) / 2
    paint_icon(canvas, block.part, QRectF(x, face.center().y() - side / 2, side, side))
    words = QRectF(x + side + 8 * s, face.top(), wide + 4, face.height())
    canvas.write(words, text, font, INK)


def paint_lid(canvas: Canvas, block: Block, x: float, width: float) -> None:
    """The top of the uppermost block."""
    s, painter = canvas.scale, canvas.painter
    left, right = QPointF((x - width / 2) * s, block.top * s), QPointF((x + width / 2) * s, 0)
    right.setY(left.y())
    aside = QPointF(SIDE * s, -LIFT * s)
    painter.setPen(QPen(QColor(EDGE), 1.3 * s))
    painter.setBrush(QColor(STONES[block.part][0]).lighter(108))
    painter.drawPolygon(QPolygonF([left, left + aside, right + aside, right]))


def paint_note(canvas: Canvas, note: Note, x: float, width: float, room: float) -> None:
    """A pill beside a tower, tied to its block by a line; on its left if the right has no room."""
    s, look, painter = canvas.scale, theme(), canvas.painter
    text, font = number(note.value), canvas.text_font(13.5, BLACK)
    wide = canvas.width_of(text, font) / s + 36
    start, left = x + width / 2 + SIDE * 0.6, x + width / 2 + SIDE * 0.6 + 8
    end = left
    if left + wide > room - 2:
        start, end = x - width / 2 + 2, x - width / 2 - 8
        left = end - wide
    pill = canvas.rect(left, note.y - 11, wide, 22)
    painter.setPen(QPen(QColor(EDGE), 1.2 * s))
    painter.drawLine(QPointF(start * s, note.at * s), QPointF(end * s, note.y * s))
    is_loss = note.value < 0
    canvas.box(pill, 11, look.warning if is_loss else look.number, edge="#8A6A48", width=1.2)
    paint_icon(canvas, note.part, QRectF(pill.left() + 6 * s, pill.top() + 3 * s, 18 * s, 16 * s))
    words = QRectF(pill.left() + 28 * s, pill.top(), pill.width(), pill.height())
    canvas.write(words, text, font, look.warning_text if is_loss else look.number_text)


def paint_icon(canvas: Canvas, part: int, area: QRectF) -> None:
    """The sign of a category; goods are flour and glass."""
    if part != GOODS:
        canvas.draw(ICONS[part], area)
        return
    third = area.width() * 0.62
    canvas.draw("flour", QRectF(area.left(), area.top(), third, area.height()))
    canvas.draw("glass", QRectF(area.right() - third, area.top(), third, area.height()))


def paint_rays(canvas: Canvas, x: float, y: float) -> None:
    """Rays behind a winner."""
    s, painter = canvas.scale, canvas.painter
    middle, reach = QPointF(x * s, y * s), 118 * s
    glow = QRadialGradient(middle, reach)
    for place, color in ((0.0, "#E0FFE9A0"), (0.5, "#70FFDF8A"), (1.0, "#00FFDF8A")):
        glow.setColorAt(place, QColor(color))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(glow)
    painter.drawEllipse(middle, reach, reach)
    pen = QPen(QColor("#C0FFFBE6"), 3 * s)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    painter.setPen(pen)
    for ray in range(20):
        angle = ray * pi / 10 + pi / 20
        way = QPointF(cos(angle), sin(angle)) * s
        inner, outer = (84, 106) if ray % 2 else (88, 118)
        painter.drawLine(middle + way * inner, middle + way * outer)
