"""The winning chances of all players as one bar in their colours, with their marks."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEasingCurve, QPointF, QRectF, QVariantAnimation
from PySide6.QtGui import QColor, QPainterPath, QPen
from PySide6.QtWidgets import QWidget

from ..toolkit.painting.canvas import BOLD, CENTER, RIGHT, Canvas, Icons
from ..toolkit.painting.marks import paint_mark
from ..toolkit.theme import FIGURES, theme
from ..toolkit.widgets.panel import Panel
from ..toolkit.widgets.plain_text import set_tip

GLIDE_MS = 350
THIN = 44.0
"""Below this height, in units, there is no heading."""


class ChancesBar(Panel):
    """A share of the bar for every player; it glides to new chances."""

    def __init__(self, icons: Icons, parent: QWidget | None = None) -> None:
        super().__init__(icons, parent)
        self.colors: list[str] = []
        self.names: list[str] = []
        self.percents: list[str] = []
        self.heading = self.subtitle = ""
        self.shares: list[float] = []
        self._from: list[float] = []
        self._to: list[float] = []
        self._glide = QVariantAnimation(self, startValue=0.0, endValue=1.0, duration=GLIDE_MS)
        self._glide.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._glide.valueChanged.connect(self._move)

    def set_players(self, colors: Sequence[str], names: Sequence[str]) -> None:
        """Who plays, in the order of their seats."""
        self.colors, self.names = list(colors), list(names)
        self.shares = self._to = []
        self.update()

    def show_chances(
        self, shares: Sequence[float], percents: Sequence[str], spoken: str, *, animate: bool
    ) -> None:
        """Show these shares of 1; none while nothing is known."""
        self.percents = list(percents)
        self.setAccessibleName(self.heading)
        self.setAccessibleDescription(spoken)
        set_tip(self, spoken)
        if list(shares) == self._to:
            self.update()
            return
        self._from, self._to = self.shares, list(shares)
        self._glide.stop()
        if animate and self.isVisible() and len(self._from) == len(self._to):
            self._glide.start()
        else:
            self._move(1.0)

    def set_heading(self, heading: str, subtitle: str) -> None:
        """Set the heading, and a subtitle that says when the chances hold."""
        if (heading, subtitle) != (self.heading, self.subtitle):
            self.heading, self.subtitle = heading, subtitle
            self.update()

    def _move(self, part: float) -> None:
        before = self._from if len(self._from) == len(self._to) else self._to
        self.shares = [a + (b - a) * part for a, b in zip(before, self._to, strict=True)]
        self.update()

    def paint_content(self, canvas: Canvas) -> None:
        """The heading where there is room, and the bar."""
        width, height = self.units()
        top = 6.0
        if height >= THIN:
            self._paint_heading(canvas, width)
            top = 32.0
        bar = canvas.rect(12, top, width - 24, height - top - 11)
        self._paint_bar(canvas, bar)

    def _paint_heading(self, canvas: Canvas, width: float) -> None:
        look, line = theme(), canvas.rect(12, 7, width - 24, 22)
        font = canvas.display_font(15)
        written = canvas.write(line, self.heading, font) / canvas.scale
        rest = canvas.rect(22 + written, 7, width - 34 - written, 22)
        canvas.write(rest, self.subtitle, canvas.text_font(12), look.muted, RIGHT)

    def _paint_bar(self, canvas: Canvas, bar: QRectF) -> None:
        painter, look, s = canvas.painter, theme(), canvas.scale
        shape = QPainterPath()
        shape.addRoundedRect(bar, 7 * s, 7 * s)
        painter.save()
        painter.fillPath(shape, QColor(look.sunk_top))
        painter.setClipPath(shape)
        areas = self._areas(canvas, bar)
        for seat, area in enumerate(areas):
            painter.fillRect(area, QColor(FIGURES[self.colors[seat]].base))
            if seat:
                painter.fillRect(QRectF(area.left() - s / 2, area.top(), s, area.height()), "white")
        painter.restore()
        painter.strokePath(shape, QPen(QColor(look.outline), 1.3 * s))
        for seat, area in enumerate(areas):
            self._paint_label(canvas, seat, area)

    def _areas(self, canvas: Canvas, bar: QRectF) -> list[QRectF]:
        """The shares; none is narrower than what is written on it."""
        font, s = canvas.text_font(12.5, BOLD), canvas.scale
        texts = [*self.percents, *[""] * len(self.shares)][: len(self.shares)]
        least = [canvas.width_of(text, font) + 7 * s for text in texts]
        widths = spread(self.shares, least, bar.width())
        lefts = [bar.left() + sum(widths[:seat]) for seat in range(len(widths))]
        return [
            QRectF(left, bar.top(), wide, bar.height())
            for left, wide in zip(lefts, widths, strict=True)
        ]

    def _paint_label(self, canvas: Canvas, seat: int, area: QRectF) -> None:
        """The percentage, with the player's mark where there is room for it."""
        s, paint = canvas.scale, FIGURES[self.colors[seat]]
        text = self.percents[seat] if seat < len(self.percents) else ""
        font = canvas.text_font(12.5, BOLD)
        wide, mark = canvas.width_of(text, font), 4.6 * s
        canvas.tip(area, f"{self.names[seat]}: {text}")
        if area.width() >= wide + 2 * mark + 10 * s:
            left = area.center().x() - (wide + 2 * mark + 5 * s) / 2
            middle = QPointF(left + mark, area.center().y())
            paint_mark(canvas.painter, paint.mark, middle, mark, paint.ink)
            place = QRectF(left + 2 * mark + 5 * s, area.top(), wide + 2, area.height())
            canvas.write(place, text, font, paint.ink)
        else:
            canvas.write(area, text, font, paint.ink, CENTER)


def spread(shares: Sequence[float], least: Sequence[float], room: float) -> list[float]:
    """Widths after the shares, but none below its least one as long as that is possible."""
    whole = sum(shares)
    if not whole or sum(least) >= room:
        return [room / len(shares)] * len(shares) if shares else []
    narrow: set[int] = set()
    while True:
        rest = room - sum(least[seat] for seat in narrow)
        wide = sum(share for seat, share in enumerate(shares) if seat not in narrow)
        widths = [
            least[seat] if seat in narrow else rest * share / wide
            for seat, share in enumerate(shares)
        ]
        more = {s for s, width in enumerate(widths) if width < least[s] and s not in narrow}
        if not more:
            return widths
        narrow |= more
