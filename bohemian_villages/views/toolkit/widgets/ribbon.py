"""The banner: a wide ribbon with the name of the game or of who won it."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF

from .. import fonts
from ..art import Art, Drawing, Layer, Picture
from ..art.files import read
from ..painting.canvas import CENTER, Canvas
from ..theme import theme

PART = "parts/banner"
# In units of the drawing: the face of the ribbon, for words, within the whole 680×100.
FACE_SHARE = 0.82
LEAST = 250.0
USUAL = 54.0
"""The size of the words for which the ribbon is drawn."""
INK = "#3A2415"


def drawing(across: float) -> Drawing:
    """The ribbon, stretched to a multiple of its width."""
    name = f"{PART}-dark" if theme().is_dark else PART
    return Drawing((Layer(name, across=round(across * 32) / 32),))


def banner_width(canvas: Canvas, text: str, size: float, room: float) -> float:
    """How wide a ribbon is for some words, at most as wide as the room; in pixels."""
    scale = size / USUAL * canvas.scale
    font = fitted(canvas, text, size, room * FACE_SHARE - 60 * scale)
    return min(max(canvas.width_of(text, font) / FACE_SHARE + 86 * scale, LEAST * scale), room)


def banner_picture(canvas: Canvas, art: Art, width: float, size: float) -> Picture:
    """The ribbon alone; it is drawn elsewhere and may have to be waited for."""
    scale = size / USUAL * canvas.scale
    dpr = canvas.painter.device().devicePixelRatioF()
    return art.picture(drawing(width / (read(PART).box.width * scale)), scale, dpr)


def paint_banner(
    canvas: Canvas, art: Art, area: QRectF, text: str, size: float, width: float = 0
) -> QRectF:
    """Draw the ribbon with words at the top of an area, as wide as necessary; returns its area."""
    scale = size / USUAL * canvas.scale
    width = width or banner_width(canvas, text, size, area.width())
    high = read(PART).box.height * scale
    middle = QPointF(area.center().x(), area.top() + high / 2)
    banner_picture(canvas, art, width, size).draw(canvas.painter, middle.x(), middle.y())
    face = QRectF(0, 0, width * FACE_SHARE - 12 * scale, 62 * scale)
    face.moveCenter(middle - QPointF(0, 8 * scale))
    font = fitted(canvas, text, size, face.width() - 48 * scale)
    if canvas.width_of(text, font) <= face.width():
        canvas.write(face, text, font, INK, CENTER)
    else:
        _write_lines(canvas, face, text, size)
    return QRectF(middle.x() - width / 2, area.top(), width, high)


def fitted(canvas: Canvas, text: str, size: float, room: float) -> QFont:
    """The display face at a size, or as much smaller as a text needs, but not below half of it."""
    font = canvas.display_font(size)
    wide = canvas.width_of(text, font)
    if wide <= room:
        return font
    # A little less than it seems to need: letters do not shrink evenly.
    return fonts.display(max(size * canvas.scale * 0.98 * room / wide, size * canvas.scale / 2))


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
