"""The banner of a final scene: what is counted, and then how it ended; with bunting beside it."""

from __future__ import annotations

from functools import partial

from attrs import frozen
from PySide6.QtCore import QRect, QRectF, QSizeF
from PySide6.QtGui import QPainter

from ..art import Art, Drawing, Layer
from ..painting.canvas import BOLD, CENTER, Canvas, Icons
from ..painting.kept import Kept
from ..theme import theme
from ..widgets.ribbon import banner_picture, banner_width, paint_banner

HEIGHT = 180.0
SIZE = 44.0
PILL = 27.0
LEAST_BUNTING = 110.0
# A window that is being made or torn down may be narrower than any banner.
LEAST_WIDTH = 200.0


@frozen
class Announced:
    """The texts of the banner, each with a line below it."""

    steps: tuple[tuple[str, str], ...]
    """Texts during the counting."""
    end: tuple[str, str]


class FinalBanner:
    """Kept as a picture, which does not change during the counting."""

    def __init__(self, art: Art, icons: Icons) -> None:
        self.art = art
        self.icons = icons
        self._kept = Kept()
        art.ready.connect(self._kept.forget)

    def draw(
        self,
        painter: QPainter,
        place: QRect,
        scale: float,
        announced: Announced,
        step: int | None,
    ) -> None:
        """Draw it at the top of a place; the step that is counted, or None at the end."""
        if place.width() < LEAST_WIDTH * scale:
            return
        dpr = painter.device().devicePixelRatioF()
        size = QSizeF(place.width(), HEIGHT * scale)
        look = (announced, step, scale, theme())
        paint = partial(self._paint, QRectF(0, 0, place.width(), place.height()), scale)
        paint = partial(paint, announced, step)
        painter.drawPixmap(place.topLeft(), self._kept.picture("banner", look, size, dpr, paint))

    def _paint(
        self, scene: QRectF, s: float, announced: Announced, step: int | None, painter: QPainter
    ) -> None:
        canvas = Canvas(painter, s, self.icons)
        area = QRectF(scene.left() + 30 * s, scene.top() + 12 * s, scene.width() - 60 * s, 110 * s)
        self._paint_bunting(canvas, scene, _widest(canvas, announced, area.width()))
        text, line = announced.end if step is None else announced.steps[step]
        width = 0.0 if step is None else self._prepare(canvas, announced, area.width())
        banner = paint_banner(canvas, self.art, area, text, SIZE, width)
        paint_pill_line(canvas, line, banner.center().x(), banner.bottom() + 5 * s, area.width())

    def _prepare(self, canvas: Canvas, announced: Announced, room: float) -> float:
        """One ribbon for all steps, and the last one drawn before it is needed; the width."""
        last = banner_width(canvas, announced.end[0], SIZE, room)
        banner_picture(canvas, self.art, last, SIZE)
        return max(banner_width(canvas, title, SIZE, room) for title, _line in announced.steps)

    def _paint_bunting(self, canvas: Canvas, scene: QRectF, banner: float) -> None:
        """From both upper corners to the ends of the banner, where there is room for it."""
        s, dpr = canvas.scale, canvas.painter.device().devicePixelRatioF()
        room = scene.width() / 2 - banner / 2 + 22 * s
        if room < LEAST_BUNTING * s:
            return
        across = round(room / s / 600 * 64) / 64
        for sign, x in ((1.0, scene.left()), (-1.0, scene.right())):
            drawing = Drawing((Layer("parts/garland", scale=0.6, across=sign * across),))
            self.art.picture(drawing, s, dpr).draw(canvas.painter, x, scene.top() + 24 * s)


def _widest(canvas: Canvas, announced: Announced, room: float) -> float:
    """The width of the ribbon at its widest text."""
    texts = [title for title, _line in (announced.end, *announced.steps)]
    return max(banner_width(canvas, text, SIZE, room) for text in texts)


def paint_pill_line(canvas: Canvas, text: str, x: float, top: float, room: float) -> None:
    """A line on a pill, around a middle; smaller or shortened where it is too long."""
    if not text:
        return
    s, look = canvas.scale, theme()
    font = canvas.fitting_font(room - 24 * s, text, 14.5, BOLD)
    wide = min(canvas.width_of(text, font) + 24 * s, room)
    pill = QRectF(x - wide / 2, top, wide, PILL * s)
    canvas.box(pill, 13.5, look.number, edge=look.panel_edge, width=1.2)
    inside = pill.adjusted(10 * s, 0, -10 * s, 0)
    canvas.write(inside, text, font, look.number_text, CENTER)
