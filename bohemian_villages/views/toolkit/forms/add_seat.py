"""A button that adds a seat to a form."""

from __future__ import annotations

from PySide6.QtCore import QRectF

from ..painting.canvas import BOLD, CENTER, Canvas
from ..theme import theme
from ..widgets.painted_button import PaintedButton
from ..widgets.panel import paint_focus


class AddSeat(PaintedButton):
    """Dashed; perhaps with a pale picture of who will sit there."""

    picture = ""

    def paint(self, canvas: Canvas, area: QRectF) -> None:
        """The frame, and what is in its middle."""
        s, look = self.scale, theme()
        place = area.adjusted(1.5 * s, 1.5 * s, -1.5 * s, -3.5 * s)
        ink = look.text if self.underMouse() else look.muted
        edge = look.glow if self.underMouse() else look.button_edge
        canvas.box(place, 10, look.sunk_bottom, edge=edge, width=1.5, dashed=True)
        font = canvas.text_font(14.5, BOLD)
        beside = 42 * s if self.picture else 0.0
        wide = min(canvas.width_of(self.text(), font), place.width() - beside - 68 * s)
        x = place.center().x() - (wide + 22 * s + beside) / 2
        canvas.draw_inked("toolbar-add", QRectF(x, place.center().y() - 8 * s, 16 * s, 16 * s), ink)
        words = QRectF(x + 22 * s, place.top(), wide + 2, place.height())
        canvas.write(words, self.text(), font, ink, CENTER)
        if self.picture:
            high = min(44 * s, place.height() - 4 * s)
            figure = QRectF(words.right() + 12 * s, place.center().y() - high / 2, 36 * s, high)
            canvas.draw(self.picture, figure, 0.45)
        if self.hasFocus():
            paint_focus(canvas, area, 11)
