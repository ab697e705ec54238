"""The timeline: who was ahead, turn by turn, and a handle to go anywhere."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainterPath, QPen
from PySide6.QtWidgets import QWidget

from ...models.replay import ReplayModel
from ..table.canvas import BLACK, BOLD, CENTER, RIGHT, Canvas, Icons
from ..table.panel import Panel
from ..theme import FIGURES, theme

LEFT, RIGHT_EDGE = 62.0, 74.0


class Timeline(Panel):
    """Plots for each player how far above or below the table's average the score was."""

    sought = Signal(int)
    """The number of steps to go to."""

    def __init__(self, model: ReplayModel, icons: Icons, parent: QWidget | None = None) -> None:
        super().__init__(icons, parent)
        self.model = model
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName(self.tr("Timeline: the lead, turn by turn"))
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        model.changed.connect(self._follow)

    def _follow(self) -> None:
        turn, turns = self.model.turn_at(self.model.at) + 1, len(self.model.turn_starts)
        told = self.tr("Turn {turn} of {turns}").format(turn=turn, turns=turns)
        self.setAccessibleDescription(told)
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
        plot, look = self._plot(), theme()
        canvas.box(plot, 4, look.number if not look.is_dark else look.sunk_top, edge=look.sunk_edge)
        self._paint_lead(canvas, plot)
        self._paint_turns(canvas, plot)
        self._paint_totals(canvas, plot)
        self._paint_handle(canvas, plot)

    def _leads(self) -> list[list[float]]:
        """For each player, turn by turn, the distance from the average."""
        leads: list[list[float]] = [[0.0] for _ in self.model.setup.players]
        for totals in self.model.turn_scores:
            mean = sum(totals) / len(totals)
            for player, total in enumerate(totals):
                leads[player].append(total - mean)
        return leads

    def _paint_lead(self, canvas: Canvas, plot: QRectF) -> None:
        s, look, painter = self.scale, theme(), canvas.painter
        words = QRectF(0, plot.top(), plot.left() - 8 * s, plot.height())
        canvas.write(words, self.tr("lead"), canvas.text_font(12), look.muted, RIGHT)
        leads = self._leads()
        most = max(5.0, *(abs(value) for lead in leads for value in lead))
        middle, unit = plot.center().y(), plot.height() / 2 / most * 0.92
        painter.setPen(QPen(QColor(look.panel_line), s))
        painter.drawLine(QPointF(plot.left(), middle), QPointF(plot.right(), middle))
        ends = [0, *self.model.turn_starts[1:], self.model.length]
        for player, lead in enumerate(leads):
            path = QPainterPath(QPointF(plot.left(), middle))
            for end, value in zip(ends, lead, strict=True):
                path.lineTo(self._x(end), middle - value * unit)
            color = QColor(FIGURES[self.model.setup.players[player].color].base)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(QColor(look.outline), 3.6 * s))
            painter.drawPath(path)
            painter.setPen(QPen(color, 2.4 * s))
            painter.drawPath(path)

    def _paint_turns(self, canvas: Canvas, plot: QRectF) -> None:
        s, model, painter = self.scale, self.model, canvas.painter
        starts = [*model.turn_starts, model.length]
        top = plot.bottom() + 5 * s
        every = max(1, round(len(starts) / 8))
        for place, start in enumerate(starts[:-1]):
            state = model.whole.steps[start - 1].state if start else model.whole.start
            color = QColor(FIGURES[model.setup.players[state.player].color].base)
            color.setAlphaF(1.0 if start < model.at else 0.4)
            left, right = self._x(start), self._x(starts[place + 1])
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(color)
            wide = max(1.5 * s, right - left - 2 * s)
            painter.drawRoundedRect(QRectF(left + s, top, wide, 6 * s), 3 * s, 3 * s)
            if place == 0 or (place + 1) % every == 0:
                label = QRectF((left + right) / 2 - 20 * s, top + 7 * s, 40 * s, 15 * s)
                canvas.write(label, str(place + 1), canvas.text_font(11.5), theme().muted, CENTER)

    def _paint_totals(self, canvas: Canvas, plot: QRectF) -> None:
        s, model = self.scale, self.model
        totals = [each.total for each in model.scores_now]
        high = min(20 * s, (plot.height() + 24 * s) / len(totals))
        order = sorted(range(len(totals)), key=lambda player: -totals[player])
        for place, player in enumerate(order):
            top = plot.top() - 6 * s + place * high
            color = model.setup.players[player].color
            mark = QRectF(plot.right() + 12 * s, top + 2 * s, 15 * s, high - 4 * s)
            canvas.box(mark, 8, FIGURES[color].base, edge=FIGURES[color].dark)
            area = QRectF(mark.right() + 6 * s, top, 44 * s, high)
            canvas.write(area, str(totals[player]), canvas.text_font(14.5, BLACK))

    def _paint_handle(self, canvas: Canvas, plot: QRectF) -> None:
        s, look, model, painter = self.scale, theme(), self.model, canvas.painter
        x = self._x(model.at)
        painter.setPen(QPen(QColor(look.terracotta), 2 * s))
        painter.drawLine(QPointF(x, plot.top()), QPointF(x, plot.bottom() + 8 * s))
        label = f"{model.turn_at(model.at) + 1} · {model.action_in_turn}"
        font = canvas.text_font(12, BOLD)
        wide = canvas.width_of(label, font) + 14 * s
        left = min(max(x - wide / 2, 2 * s), self.width() - wide - 2 * s)
        pill = QRectF(left, plot.top() - 17 * s, wide, 17 * s)
        canvas.box(pill, 8, look.terracotta)
        canvas.write(pill, label, font, look.primary_text, CENTER)
        knob = QRectF(x - 6.5 * s, plot.bottom() + 1.5 * s, 13 * s, 13 * s)
        canvas.box(knob, 6.5, look.number, edge=look.outline, width=1.6)
