"""The panel of the hint: the suggested turns, figures and the buildings they go to."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtWidgets import QWidget

from ...models.game.data import NO_PLAYER, EndTurn
from ...models.hint.hint_model import HintModel
from ...models.hint.rows import HintRow, HintStep
from ...words.grammar import capitalized
from ..keys import TABLE
from ..toolkit.painting.canvas import BLACK, BOLD, CENTER, NORMAL, RIGHT, Canvas, Icons
from ..toolkit.painting.marks import edge_of, paint_mark
from ..toolkit.painting.surfaces import Surface, ink
from ..toolkit.theme import FIGURES, theme
from ..toolkit.widgets.suggestions import (
    LINE,
    SuggestionDelegate,
    SuggestionList,
    SuggestionPanel,
)

NUMBERS = 62.0
"""The width of chance and score at the right."""


class HintDelegate(SuggestionDelegate[HintRow]):
    """Paints moves to buildings, and the chance to win."""

    colors: Sequence[str] = ()
    """Of the players, who may be kicked out."""

    def paint_step(self, canvas: Canvas, step: HintStep, line: QRectF, color: str) -> None:
        """A move's target and dice, and the player kicked out."""
        s, middle = canvas.scale, line.center().y()
        self._paint_sign(canvas, step, QPointF(line.left() + 43 * s, middle), 12.0)
        left, right = line.left() + 60 * s, line.right() - (NUMBERS + 4) * s
        font, small = canvas.text_font(14, BLACK), canvas.text_font(12)
        room = right - left - (40 * s if step.victim != NO_PLAYER else 0)
        upper = QRectF(left, middle - 17 * s, room, 18 * s)
        if not step.detail:
            upper.moveTop(middle - 9 * s)
        wide = canvas.write(upper, step.title, font, color)
        canvas.write(QRectF(left, middle, right - left, 16 * s), step.detail, small, color)
        if step.victim != NO_PLAYER:
            self._paint_kick(canvas, step, QPointF(left + wide + 6 * s, upper.center().y()))

    def _paint_kick(self, canvas: Canvas, step: HintStep, left: QPointF) -> None:
        """A pill in the colour of the player kicked out."""
        s, color = canvas.scale, self.colors[step.victim]
        paint, font = FIGURES[color], canvas.text_font(11, BOLD)
        text = self.tr("kick")
        wide = canvas.width_of(text, font) + 21 * s
        pill = QRectF(left.x(), left.y() - 8 * s, wide, 16 * s)
        canvas.box(pill, 8, paint.base, edge=edge_of(color))
        paint_mark(
            canvas.painter, paint.mark, QPointF(pill.left() + 9 * s, left.y()), 3.6 * s, paint.ink
        )
        canvas.write(pill.adjusted(15 * s, 0, 0, 0), text, font, paint.ink)

    def _paint_sign(self, canvas: Canvas, step: HintStep, middle: QPointF, radius: float) -> None:
        """The number of the building, or a picture of what is taken."""
        s = canvas.scale
        square = QRectF(0, 0, 2 * radius * s, 2 * radius * s)
        square.moveCenter(middle)
        if not step.badge:
            canvas.draw_inked(
                step.icon, square, ink(Surface.CHOSEN) if radius > 11 else theme().text
            )
            return
        look = theme()
        canvas.box(square, radius, look.number, edge=look.outline, width=1.6)
        font = canvas.text_font(radius * 1.18, BLACK)
        canvas.write(square, str(step.badge), font, look.number_text, CENTER)

    def paint_result(self, canvas: Canvas, row: HintRow, card: QRectF, color: str) -> None:
        """The chance to win, and the score."""
        s = canvas.scale
        x, middle = card.right() - (NUMBERS + 8) * s, card.center().y()
        rows = (
            (row.chance, 22.0, BLACK, -27.0, 26.0),
            (self.tr("to win"), 12.0, NORMAL, -2.0, 15.0),
            (row.score, 12.0, BOLD, 13.0, 15.0),
        )
        for text, size, weight, down, high in rows:
            place = QRectF(x, middle + down * s, NUMBERS * s, high * s)
            canvas.write(place, text, canvas.text_font(size, weight), color, RIGHT)

    def paint_other(self, canvas: Canvas, row: HintRow, area: QRectF) -> None:
        """Each move in a line, chance and score beside them."""
        s, look = canvas.scale, theme()
        top = area.center().y() - LINE * len(row.steps) * s / 2
        left, right = area.left() + 53 * s, area.right() - (NUMBERS - 12) * s
        for place, step in enumerate(row.steps):
            y = top + (place + 0.5) * LINE * s
            self._paint_sign(canvas, step, QPointF(area.left() + 37 * s, y), 10.0)
            room = QRectF(left, y - 10 * s, right - left, 20 * s)
            if step.victim != NO_PLAYER:
                room.setRight(right - 15 * s)
            wide = canvas.write(room, step.short, canvas.text_font(12.5))
            if step.victim != NO_PLAYER:
                self._paint_dot(canvas, step.victim, QPointF(left + wide + 11 * s, y))
        numbers = QRectF(right, area.top(), (NUMBERS - 19) * s, area.height())
        middle = numbers.center().y()
        upper = QRectF(numbers.left(), middle - 19 * s, numbers.width(), 19 * s)
        canvas.write(upper, row.chance, canvas.text_font(14.5, BLACK), None, RIGHT)
        lower = QRectF(numbers.left(), middle, numbers.width(), 16 * s)
        canvas.write(lower, row.coins, canvas.text_font(11.5), look.muted, RIGHT)

    def _paint_dot(self, canvas: Canvas, victim: int, middle: QPointF) -> None:
        s, color = canvas.scale, self.colors[victim]
        paint = FIGURES[color]
        dot = QRectF(0, 0, 14 * s, 14 * s)
        dot.moveCenter(middle)
        canvas.box(dot, 7, paint.base, edge=edge_of(color))
        paint_mark(canvas.painter, paint.mark, middle, 3.4 * s, paint.ink)


class HintPanel(SuggestionPanel):
    """What can be played, best first."""

    def __init__(self, hint: HintModel, icons: Icons, parent: QWidget | None = None) -> None:
        rows = SuggestionList(hint)
        super().__init__(rows, TABLE["hint"], icons, parent)
        self.delegate = HintDelegate(icons, rows)
        rows.setItemDelegate(self.delegate)

    def say_play(self, row: HintRow) -> None:
        """A move, or the end of the turn; where two are suggested, the first of them."""
        first = row.steps[0]
        several = len(row.steps) > 1
        text = self.tr("Play move 1") if several else self.tr("Play this move")
        is_end = isinstance(first.action, EndTurn)
        self.play.say(first.title if is_end else text, tip=capitalized(first.phrase))
