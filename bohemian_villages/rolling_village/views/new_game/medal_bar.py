"""A player's best result on the way to the medals."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize

from ....views.toolkit.painting.canvas import BLACK, RIGHT, Canvas
from ....views.toolkit.widgets.painted import Painted
from ...statistics.medals import Medal
from ...words.medals import medal_words
from ..goal_bar import paint_goal_bar, x_on_bar

TOP, BAR, HEIGHT = 30, 17, 68


class MedalBar(Painted):
    """The bar of the goal, filled up to a player's best score."""

    best: int | None = None

    def show_best(self, best: int | None) -> None:
        """The best score so far; None before there is one."""
        self.best = best
        told = [medal_words.with_goal(medal) for medal in Medal]
        self.setAccessibleDescription(", ".join(told))
        self.update()

    def sizeHint(self) -> QSize:
        """As high as it must be."""
        return QSize(self.px(360), self.px(HEIGHT))

    def minimumSizeHint(self) -> QSize:
        """A fixed height."""
        return QSize(self.px(240), self.px(HEIGHT))

    def paint(self, canvas: Canvas, area: QRectF) -> None:
        """The bar, and the best score at the end of what is filled."""
        s = self.scale
        bar = QRectF(4 * s, TOP * s, area.width() - 8 * s, BAR * s)
        paint_goal_bar(canvas, bar, self.best or 0)
        if self.best:
            end, font = QRectF(bar), canvas.text_font(11.5, BLACK)
            wide = canvas.width_of(str(self.best), font)
            end.setRight(number_end(bar, self.best, wide, s))
            canvas.write(end, str(self.best), font, "#FFFDF6", RIGHT)


def number_end(bar: QRectF, best: int, wide: float, s: float) -> float:
    """Where a number of that width ends at the end of what is filled, clear of the medals' pins."""
    end = x_on_bar(bar, best) - 7 * s
    for medal in reversed(Medal):
        pin = x_on_bar(bar, medal)
        if end - wide - 3 * s < pin < end + 3 * s:
            end = pin - 5 * s
    return end
