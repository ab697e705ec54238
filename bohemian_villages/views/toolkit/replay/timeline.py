"""The timeline: who was ahead, turn by turn, and a handle to go anywhere."""

from __future__ import annotations

from functools import partial
from typing import Any

from attrs import frozen
from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QPen, QPolygonF
from PySide6.QtWidgets import QWidget

from ....models.stepping import Replaying
from ....words.grammar import number
from ..painting.canvas import BLACK, BOLD, CENTER, RIGHT, Canvas, Icons
from ..painting.kept import Kept
from ..painting.marks import edge_of, line_of, paint_mark
from ..theme import FIGURES, theme
from ..widgets.panel import Panel

LEFT, RIGHT_EDGE = 62.0, 74.0
LEAST_MOST = 5.0
LEAST_TOTAL = 12.5
"""The minimum height of a line with a player's score."""


@frozen
class Strip:
    """How a game is shown in time."""

    colors: tuple[str, ...]
    """Of the players, as the figures have them."""
    turn_colors: tuple[str, ...]
    """The player's colour of each turn; empty if turns belong to everybody."""
    labels: tuple[str, ...]
    """What the turns are called, in little room."""


class Timeline(Panel):
    """Plots for each player how far above or below the table's average the score was.

    Who plays alone sees their points instead.
    """

    sought = Signal(int)
    """The number of steps to go to."""

    def __init__(
        self, model: Replaying[Any, Any, Any, Any], icons: Icons, parent: QWidget | None = None
    ) -> None:
        super().__init__(icons, parent)
        self.model = model
        self._strip = Strip((), (), ())
        self._totals: tuple[int, ...] = ()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName(self.tr("Timeline: the lead, turn by turn"))
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self._kept = Kept()
        model.changed.connect(self._follow)

    def _follow(self) -> None:
        turn, turns = self.model.turn_at(self.model.at) + 1, len(self.model.turn_starts)
        told = self.tr("Turn {turn} of {turns}").format(turn=turn, turns=turns)
        self.setAccessibleDescription(told)
        self.update()

    def show_game(self, strip: Strip) -> None:
        """Show another game."""
        self._strip = strip
        self._kept.forget()
        self.update()

    def show_totals(self, totals: tuple[int, ...]) -> None:
        """Show everybody's score at the present step."""
        self._totals = totals
        self.update()

    def paint_ground(self, canvas: Canvas) -> None:
        """The panel below it is the ground."""

    # Where things are.

    def _plot(self) -> QRectF:
        s = self.scale
        return QRectF(self.rect()).adjusted(LEFT * s, 18 * s, -RIGHT_EDGE * s, -30 * s)

    def _x(self, steps: int) -> float:
        plot = self._plot()
        return plot.left() + plot.width() * steps / max(1, self.model.length)

    def _steps_at(self, x: float) -> int:
        plot = self._plot()
        return round((x - plot.left()) / max(1.0, plot.width()) * self.model.length)

    # Hands.

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Go where the pointer is."""
        if event.button() == Qt.MouseButton.LeftButton:
            self.sought.emit(self._steps_at(event.position().x()))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Drag the handle."""
        if event.buttons() & Qt.MouseButton.LeftButton:
            self.sought.emit(self._steps_at(event.position().x()))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """The screen knows the keys."""
        event.ignore()

    # Painting.

    def paint_content(self, canvas: Canvas) -> None:
        """The lead, a strip of turns in the players' colours, and the handle."""
        plot, x = self._plot(), self._x(self.model.at)
        self._draw_part(canvas.painter, 1.0, 0.0, x)
        self._draw_part(canvas.painter, 0.4, x, float(self.width()))
        self._paint_totals(canvas, plot)
        self._paint_handle(canvas, plot)

    def _draw_part(self, painter: QPainter, strength: float, left: float, right: float) -> None:
        """What stays the same from step to step, as strong as the past or the future is."""
        dpr, look = self.devicePixelRatioF(), (self.scale, theme().name)
        paint = partial(self._paint_still, strength)
        still = self._kept.picture(strength, look, QSizeF(self.size()), dpr, paint)
        area = QRectF(left, 0, right - left, self.height())
        source = QRectF(left * dpr, 0, area.width() * dpr, area.height() * dpr)
        painter.drawPixmap(area, still, source)

    def _paint_still(self, strength: float, painter: QPainter) -> None:
        canvas = Canvas(painter, self.scale, self.icons)
        plot, look = self._plot(), theme()
        canvas.box(plot, 4, look.number if not look.is_dark else look.sunk_top, edge=look.sunk_edge)
        self._paint_lead(canvas, plot, strength)
        self._paint_turns(canvas, plot, strength)

    def _paint_lead(self, canvas: Canvas, plot: QRectF, strength: float) -> None:
        s, look, painter = self.scale, theme(), canvas.painter
        words = QRectF(0, plot.top(), plot.left() - 8 * s, plot.height())
        is_alone = len(self._strip.colors) == 1
        label = self.tr("points") if is_alone else self.tr("lead")
        canvas.write(words, label, canvas.text_font(12), look.muted, RIGHT)
        points = self.model.points
        leads = self._leads()
        most = max([LEAST_MOST, *(abs(value) for lead in leads for value in lead)])
        middle, unit = plot.center().y(), plot.height() / 2 / most * 0.92
        if is_alone:
            middle, unit = plot.bottom(), plot.height() / most * 0.92
        painter.setPen(QPen(QColor(look.panel_line), s))
        painter.drawLine(QPointF(plot.left(), middle), QPointF(plot.right(), middle))
        painter.setOpacity(0.3 + 0.7 * strength)
        for player, lead in enumerate(leads):
            line = QPolygonF()
            for point, value in zip(points, lead, strict=True):
                line.append(QPointF(self._x(point.steps), middle - value * unit))
            ink = line_of(self._strip.colors[player])
            for color, width in ((look.outline, 3.6), (ink, 2.4)):
                painter.setPen(QPen(QColor(color), width * s))
                painter.drawPolyline(line)
        painter.setOpacity(1.0)

    def _leads(self) -> list[list[float]]:
        """For each player what is plotted at every point."""
        points = self.model.points
        seats = range(len(self._strip.colors))
        means = [sum(point.totals) / len(point.totals) for point in points]
        if len(seats) == 1:
            means = [0.0] * len(points)
        return [
            [point.totals[player] - mean for point, mean in zip(points, means, strict=True)]
            for player in seats
        ]

    def _paint_turns(self, canvas: Canvas, plot: QRectF, strength: float) -> None:
        """A strip for each turn in its player's colour; one for all where they get too narrow."""
        s, model, painter = self.scale, self.model, canvas.painter
        starts = [*model.turn_starts, model.length]
        turns = len(model.turn_starts)
        top = plot.bottom() + 5 * s
        painter.setPen(Qt.PenStyle.NoPen)
        if turns > plot.width() / (3 * s):
            color = QColor(theme().slate)
            color.setAlphaF(strength)
            painter.setBrush(color)
            painter.drawRoundedRect(QRectF(plot.left(), top, plot.width(), 6 * s), 3 * s, 3 * s)
        else:
            for place, start in enumerate(starts[:-1]):
                color = self._turn_color(place)
                color.setAlphaF(strength)
                left, right = self._x(start), self._x(starts[place + 1])
                wide = max(1.5 * s, right - left - 2 * s)
                painter.setBrush(color)
                painter.drawRoundedRect(QRectF(left + s, top, wide, 6 * s), 3 * s, 3 * s)
        for place in _labelled(turns):
            middle = (self._x(starts[place]) + self._x(starts[place + 1])) / 2
            label = QRectF(middle - 20 * s, top + 7 * s, 40 * s, 15 * s)
            text = self._strip.labels[place]
            canvas.write(label, text, canvas.text_font(11.5), theme().muted, CENTER)

    def _turn_color(self, place: int) -> QColor:
        colors = self._strip.turn_colors
        return QColor(FIGURES[colors[place]].base if colors else theme().slate)

    def _paint_totals(self, canvas: Canvas, plot: QRectF) -> None:
        s, totals = self.scale, self._totals
        order = sorted(range(len(totals)), key=lambda player: -totals[player])
        # Of very many players those behind are left out.
        order = order[: int((plot.height() + 30 * s) // (LEAST_TOTAL * s))]
        high = min(20 * s, (plot.height() + 30 * s) / max(1, len(order)))
        dot = min(13 * s, high - 3 * s)
        font = canvas.text_font(min(14.5, 0.92 * high / s), BLACK)
        for place, player in enumerate(order):
            top = plot.top() - 8 * s + place * high
            color = self._strip.colors[player]
            mark = QRectF(plot.right() + 12 * s, top + (high - dot) / 2, dot, dot)
            paint = FIGURES[color]
            canvas.box(mark, dot / 2 / s, paint.base, edge=edge_of(color))
            if theme().has_marks:
                paint_mark(canvas.painter, paint.mark, mark.center(), dot * 0.27, paint.ink)
            area = QRectF(plot.right() + 32 * s, top, 46 * s, high)
            canvas.write(area, number(totals[player]), font)

    def _paint_handle(self, canvas: Canvas, plot: QRectF) -> None:
        s, look, model, painter = self.scale, theme(), self.model, canvas.painter
        x = self._x(model.at)
        painter.setPen(QPen(QColor(look.terracotta), 2 * s))
        painter.drawLine(QPointF(x, plot.top()), QPointF(x, plot.bottom() + 8 * s))
        label = f"{self._strip.labels[model.turn_at(model.at)]} · {model.action_in_turn}"
        font = canvas.text_font(12, BOLD)
        wide = canvas.width_of(label, font) + 14 * s
        left = min(max(x - wide / 2, 2 * s), plot.right() + 4 * s - wide)
        pill = QRectF(left, plot.top() - 17 * s, wide, 17 * s)
        canvas.box(pill, 8, look.terracotta)
        canvas.write(pill, label, font, look.primary_text, CENTER)
        knob = QRectF(x - 6.5 * s, plot.bottom() + 1.5 * s, 13 * s, 13 * s)
        canvas.box(knob, 6.5, look.number, edge=look.outline, width=1.6)


def _labelled(turns: int) -> list[int]:
    """The places of the turns that carry their number: the first, and some round ones."""
    steps = (1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000)
    every = next((step for step in steps if turns / step <= 9), turns)
    return [0, *(turn - 1 for turn in range(every, turns + 1, every) if turn > every * 0.6 + 1)]
