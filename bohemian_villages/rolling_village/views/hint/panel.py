"""The panel of the hint: up to three ways to end the turn, and why."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QWidget

from ....views.toolkit.painting.canvas import BLACK, BOLD, RIGHT, Canvas, Icons
from ....views.toolkit.theme import theme
from ....views.toolkit.widgets.suggestions import (
    Suggested,
    SuggestionDelegate,
    SuggestionList,
    SuggestionPanel,
)
from ....words.grammar import capitalized
from ...models.hint import HintRow, HintStep, RollingHintModel
from ..keys import TABLE
from ..sheet.look import sheet_look

RESULT = 126.0
"""The width of what is expected, at the right."""


class RollingHintDelegate(SuggestionDelegate[HintRow]):
    """Paints drawings and where they go, and the score they lead to."""

    open_line = 28.0
    least_card = 60.0

    def lines_of_other(self, _row: Suggested) -> int:
        """No lines: the drawings of a suggestion are side by side."""
        return 1

    def paint_step(self, canvas: Canvas, step: HintStep, line: QRectF, color: str) -> None:
        """What is drawn, and where."""
        s, middle = canvas.scale, line.center().y()
        sign = QRectF(line.left() + 33 * s, middle - 12.5 * s, 25 * s, 25 * s)
        self._paint_sign(canvas, step, sign)
        left, right = line.left() + 65 * s, line.right() - (RESULT + 6) * s
        words = QRectF(left, line.top(), right - left, line.height())
        wide = canvas.write(words, step.title, canvas.text_font(14, BLACK), color)
        words.setLeft(left + wide + 7 * s)
        canvas.write(words, step.near, canvas.text_font(12), color)

    def _paint_sign(self, canvas: Canvas, step: HintStep, area: QRectF) -> None:
        """The project on a piece of paper; for an avenue its sign."""
        look = sheet_look()
        if step.project is None:
            high = area.height() * 0.72
            sign = QRectF(area.left(), area.center().y() - high / 2, area.width(), high)
            canvas.box(sign, 4, look.gold_top, look.gold_bottom, look.gold_edge, 1.4)
            return
        canvas.box(area, 4, look.paper_top, look.paper_bottom, look.edge, 1.2)
        s = canvas.scale
        canvas.draw(f"rolling/{step.project.key}", area.adjusted(s, s, -s, -s))

    def paint_result(self, canvas: Canvas, row: HintRow, card: QRectF, color: str) -> None:
        """The final score, and what this turn brings to it."""
        s, middle = canvas.scale, card.center().y()
        x = card.right() - (RESULT + 8) * s
        upper = QRectF(x, middle - 20 * s, RESULT * s, 22 * s)
        font = canvas.fitting_font(RESULT * s, row.expected, 15, BLACK)
        canvas.write(upper, row.expected, font, color, RIGHT)
        lower = QRectF(x, middle + 2 * s, RESULT * s, 18 * s)
        canvas.write(lower, row.now, canvas.text_font(12.5), color, RIGHT)

    def paint_other(self, canvas: Canvas, row: HintRow, area: QRectF) -> None:
        """The drawings in a row, each with its column and avenue."""
        s, look, middle = canvas.scale, theme(), area.center().y()
        x, font = area.left() + 28 * s, canvas.text_font(12.5, BOLD)
        for step in row.steps:
            sign = QRectF(x, middle - 12 * s, 24 * s, 24 * s)
            self._paint_sign(canvas, step, sign)
            wide = canvas.width_of(step.short, font)
            canvas.write(QRectF(x + 29 * s, area.top(), wide + 2, area.height()), step.short, font)
            x += 29 * s + wide + 13 * s
        result = QRectF(area.right() - 96 * s, area.top(), 86 * s, area.height())
        wide = canvas.write(result, row.score, canvas.text_font(15, BLACK), None, RIGHT)
        before = QRectF(result.left(), area.top(), result.width() - wide - 9 * s, area.height())
        canvas.write(before, row.now, canvas.text_font(11.5), look.muted, RIGHT)


class RollingHintPanel(SuggestionPanel):
    """The ways to end the turn, best first."""

    def __init__(self, hint: RollingHintModel, icons: Icons, parent: QWidget | None = None) -> None:
        rows = SuggestionList(hint)
        rows.setItemDelegate(RollingHintDelegate(icons, rows))
        super().__init__(rows, TABLE["hint"], icons, parent)
        self._hint = hint

    def say_play(self, row: HintRow) -> None:
        """A drawing, or an avenue."""
        first = row.steps[0]
        label = self._hint.words.play(first.decision, is_only=len(row.steps) == 1)
        self.play.say(label, tip=capitalized(first.phrase))
