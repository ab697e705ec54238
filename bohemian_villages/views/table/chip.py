"""A chip: one way to use the dice, with what it reaches."""

from __future__ import annotations

from collections.abc import Iterator

from attrs import frozen
from PySide6.QtCore import QEvent, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from ...models.choices import Choice, Half, What
from ...models.data import NOBODY
from ...models.game_model import GameModel
from ...words.names import BuildingNames
from .. import fonts
from ..panels import Surface, paint_pill
from ..plain_text import set_tip
from ..theme import theme
from .canvas import BLACK, BOLD, CENTER, NORMAL, Canvas, Icons
from .grounds import draw_ground
from .key_button import KeyButton
from .panel import paint_focus

HEIGHT = 32.0
TWO_DIGITS = 10
PAD = 12.0
BADGE = 25.0
ICON = 21.0


@frozen
class Run:
    """A piece of a chip: a text, a number on a badge, or an icon."""

    text: str = ""
    weight: QFont.Weight = NORMAL
    badge: int = 0
    icon: str = ""
    faded: bool = False

    def width(self, scale: float) -> float:
        """How much room it takes, in pixels."""
        if self.badge:
            return (BADGE + 5) * scale
        if self.icon:
            return (ICON + 5) * scale
        return QFontMetricsF(self.font(scale)).horizontalAdvance(self.text) + 4 * scale

    def font(self, scale: float) -> QFont:
        """The face of its text."""
        return fonts.text(13.5 * scale, self.weight)


class Chip(KeyButton):
    """One choice; pointing at it peeks, clicking it chooses."""

    def __init__(self, choice: Choice, model: GameModel, icons: Icons, parent: QWidget) -> None:
        super().__init__(parent)
        self.choice = choice
        self.model = model
        self.icons = icons
        self.scale = 1.0
        self.runs = tuple(self._runs())
        self.is_gone = False
        """Whether its dice are no longer as they were: it must not light anything then."""
        self.setCheckable(True)
        self.setEnabled(choice.enabled)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName(" ".join(run.text or str(run.badge or "") for run in self.runs))
        set_tip(self, choice.reason or self._told_of_lost())
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.clicked.connect(self._use)

    def nextCheckState(self) -> None:
        """A click asks the game; the panel then marks the chip that is chosen."""

    def _use(self) -> None:
        """Choose the dice, or not any more; what needs no building is taken at once."""
        first = self.choice.halves[0]
        if first.what is What.BISHOP:
            self.model.take_bishop(first.dice)
        elif first.what is What.SPECIAL:
            self.model.take_special(first.dice or None)
        else:
            self.model.choose(None if self.model.is_chosen(self.choice) else self.choice)

    def _lost_faces(self) -> str:
        return ", ".join(str(self.model.state.dice[die]) for die in self.choice.lost)

    def _told_of_lost(self) -> str:
        """What it means that dice are lost."""
        if not self.choice.lost:
            return ""
        text = self.tr("The {faces} is left over: you cannot use it this turn.")
        return text.format(faces=self._lost_faces())

    def _runs(self) -> Iterator[Run]:
        for place, half in enumerate(self.choice.halves):
            if place:
                yield Run("•", BOLD)
            yield from self._half_runs(half)
        if self.choice.lost:
            yield Run(self.tr("({faces} lost)").format(faces=self._lost_faces()), faded=True)

    def _half_runs(self, half: Half) -> Iterator[Run]:
        faded = not half.enabled
        if half.faces:
            yield Run("+".join(map(str, half.faces)), BOLD, faded=faded)
        if half.what is What.BISHOP:
            yield Run(icon="bishop", faded=faded)
            yield Run(self.tr("Bishop"), faded=faded)
        elif half.what is What.SPECIAL:
            if not half.faces:
                yield Run(self.tr("any 2 dice"), BOLD, faded=faded)
            yield Run(icon="special", faded=faded)
            yield Run(self.tr("Special action tile"), faded=faded)
        else:
            yield Run("=", faded=faded)
            yield Run(badge=half.total, faded=faded)
            yield Run(BuildingNames().one(half.total), faded=faded)
            if half.targets and all(target.victim != NOBODY for target in half.targets):
                yield Run(self.tr("kick"), BOLD)

    def sizeHint(self) -> QSize:
        """As wide as what stands on it."""
        width = sum(run.width(self.scale) for run in self.runs) + 2 * PAD * self.scale
        return QSize(round(width), round(HEIGHT * self.scale))

    def event(self, event: QEvent) -> bool:
        """Light the board while pointed at."""
        if not self.is_gone:
            if event.type() in (QEvent.Type.HoverEnter, QEvent.Type.FocusIn) and self.isEnabled():
                self.model.peek(self.choice)
            elif event.type() in (QEvent.Type.HoverLeave, QEvent.Type.FocusOut):
                self.model.peek(None)
        return super().event(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """A pill, golden when it is chosen."""
        with QPainter(self) as painter:
            canvas = Canvas(painter, self.scale, self.icons)
            s = self.scale
            area = QRectF(self.rect()).adjusted(s, s, -s, -2 * s)
            self._draw_pill(painter, area)
            x = area.left() + (PAD - 1) * s
            for run in self.runs:
                self._paint_run(canvas, run, QRectF(x, area.top(), run.width(s), area.height()))
                x += run.width(s)
            if self.hasFocus():
                paint_focus(canvas, QRectF(self.rect()), 15)

    def _draw_pill(self, painter: QPainter, area: QRectF) -> None:
        surface = Surface.CHOSEN if self.isChecked() else Surface.PLAIN
        if not self.isEnabled():
            surface = Surface.DISABLED
        s, hovered = self.scale, self.underMouse() and not self.isChecked()

        def paint(ground: QPainter) -> None:
            paint_pill(ground, area, surface, s, is_hovered=hovered)

        draw_ground(self, painter, (surface, s, hovered), paint)

    def _paint_run(self, canvas: Canvas, run: Run, area: QRectF) -> None:
        look, s = theme(), self.scale
        faded = run.faded or not self.isEnabled()
        side = (BADGE if run.badge else ICON) * s
        square = QRectF(area.left(), area.center().y() - side / 2, side, side)
        if run.badge:
            canvas.draw("badge", square, 0.5 if faded else 1.0)
            ink = look.disabled if faded else look.number_text
            size = 14 if run.badge < TWO_DIGITS else 12
            canvas.write(square, str(run.badge), fonts.text(size * s, BLACK), ink, CENTER)
        elif run.icon:
            canvas.draw(run.icon, square, 0.5 if faded else 1.0)
        else:
            ink = look.disabled if faded else look.text
            if self.isChecked() and not faded:
                ink = look.chosen_text
            if run.text == self.tr("kick"):
                on_dark = look.is_dark and not self.isChecked()
                ink = look.loss if on_dark else look.warning_text
            canvas.write(area, run.text, run.font(s), ink)
