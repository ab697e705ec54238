"""The banner of the final scene: what is counted, and then who won; with bunting beside it."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QPainter

from ..toolkit.art import Art, Drawing, Layer
from ..toolkit.painting.canvas import BOLD, CENTER, Canvas, Icons
from ..toolkit.painting.kept import Kept
from ..toolkit.theme import theme
from ..toolkit.widgets.ribbon import banner_picture, banner_width, paint_banner
from .result import Result
from .towers import Towers

HEIGHT = 180.0
SIZE = 44.0
LEAST_BUNTING = 110.0
# A window that is being made or torn down may be narrower than any banner.
LEAST_WIDTH = 200.0


class FinalBanner:
    """Kept as a picture: it stays as it is while a tower grows."""

    def __init__(self, art: Art, icons: Icons) -> None:
        self.art = art
        self.icons = icons
        self._kept = Kept()
        art.ready.connect(self._kept.forget)

    def draw(self, painter: QPainter, towers: Towers, result: Result) -> None:
        """Draw it above the towers, as they are now."""
        if towers.width() < LEAST_WIDTH * towers.scale:
            return
        dpr = towers.devicePixelRatioF()
        size = QSizeF(towers.width(), HEIGHT * towers.scale)
        look = (result, int(towers.grown), towers.is_done, theme())
        paint = partial(self._paint, towers, result)
        painter.drawPixmap(towers.pos(), self._kept.picture("banner", look, size, dpr, paint))

    def _paint(self, towers: Towers, result: Result, painter: QPainter) -> None:
        canvas, s = Canvas(painter, towers.scale, self.icons), towers.scale
        scene = QRectF(towers.rect())
        area = QRectF(scene.left() + 30 * s, scene.top() + 12 * s, scene.width() - 60 * s, 110 * s)
        self._paint_bunting(canvas, scene, _widest(canvas, result, area.width()))
        text, line, width = result.headline, result.margin, 0.0
        if not towers.is_done:
            text, line = result.categories[int(towers.grown)]
            width = self._prepare(canvas, result, area.width())
        banner = paint_banner(canvas, self.art, area, text, SIZE, width)
        _paint_line(canvas, line, banner.center().x(), banner.bottom() + 5 * s, area.width())

    def _prepare(self, canvas: Canvas, result: Result, room: float) -> float:
        """One ribbon for all categories, and the last one drawn before it is needed; the width."""
        last = banner_width(canvas, result.headline, SIZE, room)
        banner_picture(canvas, self.art, last, SIZE)
        return max(banner_width(canvas, title, SIZE, room) for title, _ in result.categories)

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


def _widest(canvas: Canvas, result: Result, room: float) -> float:
    """How wide the ribbon is at most, whatever stands on it."""
    texts = [result.headline, *(title for title, _line in result.categories)]
    return max(banner_width(canvas, text, SIZE, room) for text in texts)


def _paint_line(canvas: Canvas, text: str, x: float, top: float, room: float) -> None:
    s, look = canvas.scale, theme()
    font = canvas.text_font(14.5, BOLD)
    wide = min(canvas.width_of(text, font) + 24 * s, room)
    pill = QRectF(x - wide / 2, top, wide, 27 * s)
    canvas.box(pill, 13.5, look.number, edge=look.panel_edge, width=1.2)
    inside = pill.adjusted(10 * s, 0, -10 * s, 0)
    canvas.write(inside, text, font, look.number_text, CENTER)
