"""The banner: a wide ribbon with the name of the game or of who won it."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF

from .. import fonts
from ..art import Art, Drawing, Layer
from ..art.files import read
from ..table.canvas import CENTER, Canvas
from ..theme import theme

PART = "parts/banner"
# In units of the drawing: the ribbon's face, on which words stand, of the whole 680×100.
FACE_SHARE = 0.82
LEAST = 250.0
INK = "#3A2415"


def drawing(across: float) -> Drawing:
    """The ribbon, so many times as wide as it is drawn."""
    name = f"{PART}-dark" if theme().is_dark else PART
    return Drawing((Layer(name, across=round(across * 32) / 32),))


def paint_banner(canvas: Canvas, art: Art, area: QRectF, text: str, size: float = 54) -> QRectF:
    """Draw the ribbon with words at the top of an area, as wide as they need; where it lies."""
    box = read(PART).box
    scale = size / 54 * canvas.scale
    font = fitted(canvas, text, size, area.width() * FACE_SHARE - 60 * scale)
    words = canvas.width_of(text, font)
    width = min(max(words / FACE_SHARE + 86 * scale, LEAST * scale), area.width())
    across = width / (box.width * scale)
    middle = QPointF(area.center().x(), area.top() + box.height * scale / 2)
    dpr = canvas.painter.device().devicePixelRatioF()
    art.picture(drawing(across), scale, dpr).draw(canvas.painter, middle.x(), middle.y())
    face = QRectF(0, 0, width * FACE_SHARE - 12 * scale, 62 * scale)
    face.moveCenter(middle - QPointF(0, 8 * scale))
    if words <= face.width():
        canvas.write(face, text, font, INK, CENTER)
    else:
        _write_lines(canvas, face, text, size)
    return QRectF(middle.x() - width / 2, area.top(), width, box.height * scale)


def fitted(canvas: Canvas, text: str, size: float, room: float) -> QFont:
    """The display face at a size, or as much smaller as a text needs, but not below half of it."""
    font = canvas.display_font(size)
    wide = canvas.width_of(text, font)
    if wide <= room:
        return font
    return fonts.display(max(size * canvas.scale * room / wide, size * canvas.scale / 2))


def _write_lines(canvas: Canvas, area: QRectF, text: str, size: float) -> None:
    """A long text on several lines, as large as they fit."""
    flags = CENTER | Qt.TextFlag.TextWordWrap
    pixels = size * canvas.scale / 2
    font = fonts.display(pixels)
    while pixels > fonts.LEAST_PIXELS:
        metrics = QFontMetricsF(font, canvas.painter.device())
        if metrics.boundingRect(area, flags, text).height() <= area.height():
            break
        pixels -= 1
        font = fonts.display(pixels)
    canvas.paragraph(area, text, font, INK)
