"""A chip: one way to use the dice, with what it reaches."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from math import ceil

from attrs import frozen
from PySide6.QtCore import QEvent, QRectF, QSize, Qt
from PySide6.QtGui import QFocusEvent, QFont, QFontMetricsF, QPainter
from PySide6.QtWidgets import QWidget

from ....models.game.choices import Choice, Half, What
from ....models.game.data import NO_PLAYER
from ....models.game.game_model import GameModel
from ....words.game.names import BuildingNames
from ...toolkit import fonts
from ...toolkit.painting.canvas import BLACK, BOLD, CENTER, NORMAL, Canvas, Icons
from ...toolkit.painting.kept import draw_ground
from ...toolkit.painting.surfaces import Surface, paint_pill
from ...toolkit.shortcuts import BY_KEYS
from ...toolkit.theme import theme
from ...toolkit.widgets.painted_button import KeyButton
from ...toolkit.widgets.panel import paint_focus
from ...toolkit.widgets.plain_text import set_tip

LEAST_HEIGHT, MOST_HEIGHT = 25.0, 36.0
PAD, LESS_PAD = 12.0, 8.0
BADGE, ICON, FIGURE = 23.0, 19.0, 12.0
GAP = 4.0
TWO_DIGITS = 10
FADED = 0.5
LEAST_BADGE, LEAST_WIDE_BADGE = 17.0, 20.0
"""In pixels: a number of one digit or two, which is never under 11 px, stays within its disc."""

# From a menu or another window the focus comes back as it was.
COMING_BACK = {Qt.FocusReason.PopupFocusReason, Qt.FocusReason.ActiveWindowFocusReason}


@frozen
class Form:
    """How a chip is written: roomy where there is room, else without what can be done without."""

    part: float = 1.0
    """The size of its type, as a part of the usual one."""
    is_roomy: bool = True

    @property
    def pad(self) -> float:
        """The room left at both ends, in units."""
        return PAD if self.is_roomy else LESS_PAD


@frozen
class ChipPiece:
    """A piece of a chip: a text, a number on a badge, or an icon."""

    text: str = ""
    weight: QFont.Weight = NORMAL
    badge: int = 0
    icon: str = ""
    faded: bool = False
    is_kick: bool = False
    is_last: bool = False
    """Whether it is at the far end of the chip."""

    @property
    def side(self) -> float:
        """The width of an icon, in units."""
        return FIGURE if self.is_kick else ICON

    def width(self, scale: float) -> float:
        """How much room it takes, in pixels."""
        if self.badge:
            return badge_side(self.badge, scale) + GAP * scale
        if self.icon:
            return (self.side + GAP) * scale
        return _width_of(self.text, scale, self.weight) + GAP * scale

    def font(self, scale: float) -> QFont:
        """The face of its text."""
        return _font(scale, self.weight)


def badge_side(number: int, scale: float) -> float:
    """The width of the disc of a number, in pixels."""
    return max(BADGE * scale, LEAST_BADGE if number < TWO_DIGITS else LEAST_WIDE_BADGE)


def badge_font(number: int, scale: float) -> QFont:
    """The face of a number on its disc."""
    return fonts.text((13 if number < TWO_DIGITS else 11.5) * scale, BLACK)


def badge_ink(*, faded: bool) -> str:
    """The colour of a number on its disc, which shines through in the dark when it is faded."""
    look = theme()
    return look.disabled if faded and not look.is_dark else look.number_text


def _font(scale: float, weight: QFont.Weight) -> QFont:
    return fonts.text(13.5 * scale, weight)


@lru_cache(maxsize=512)
def _width_of(text: str, scale: float, weight: QFont.Weight) -> int:
    """Rounded up: a text in a hair too little room would be shortened."""
    return ceil(QFontMetricsF(_font(scale, weight)).horizontalAdvance(text))


class Chip(KeyButton):
    """One choice; pointing at it peeks, clicking it chooses."""

    def __init__(self, choice: Choice, model: GameModel, icons: Icons, parent: QWidget) -> None:
        super().__init__(icons, parent)
        self.choice = choice
        self.model = model
        self.form = Form()
        self._written: dict[bool, tuple[ChipPiece, ...]] = {}
        self.is_gone = False
        """Whether its dice are no longer as they were: it must not light anything then."""
        self._is_walked_to = False
        self.setCheckable(True)
        self.setEnabled(choice.enabled)
        self.setAccessibleName(self._told())
        set_tip(self, choice.reason or self.told_of_lost())
        self.clicked.connect(self._use)

    def dress(self, form: Form, scale: float) -> None:
        """Write it in a form, so many pixels for a unit of the table."""
        if (form, scale * form.part) != (self.form, self.scale):
            self.form, self.scale = form, scale * form.part
            self.update()

    @property
    def runs(self) -> tuple[ChipPiece, ...]:
        """The pieces shown in the present form."""
        roomy = self.form.is_roomy
        if roomy not in self._written:
            self._written[roomy] = tuple(self._runs())
        return self._written[roomy]

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

    def told_of_lost(self) -> str:
        """The sentence about dice that would be lost."""
        if not self.choice.lost:
            return ""
        text = self.tr("The {faces} is left over: you cannot use it this turn.")
        return text.format(faces=self._lost_faces())

    def _told(self) -> str:
        """The content for screen readers."""
        words = " ".join(run.text or str(run.badge or "") for run in self.runs)
        return f"{words.strip()}. {self.told_of_lost()}" if self.choice.lost else words

    def _runs(self) -> Iterator[ChipPiece]:
        for place, half in enumerate(self.choice.halves):
            if place:
                yield ChipPiece("•", BOLD)
            yield from self._half_runs(half)
        for die in self.choice.lost:
            yield ChipPiece(icon=f"die-{self.model.state.dice[die]}", faded=True, is_last=True)

    def _half_runs(self, half: Half) -> Iterator[ChipPiece]:
        faded = not half.enabled
        if half.faces:
            yield ChipPiece("+".join(map(str, half.faces)), BOLD, faded=faded)
        if half.what is What.BISHOP:
            yield ChipPiece(icon="bishop", faded=faded)
            yield ChipPiece(self.tr("Bishop"), faded=faded)
        elif half.what is What.SPECIAL:
            if not half.faces:
                yield ChipPiece(self.tr("any 2 dice"), BOLD, faded=faded)
            yield ChipPiece(icon="special", faded=faded)
            yield ChipPiece(self.tr("Special action tile"), faded=faded)
        else:
            if self.form.is_roomy:
                yield ChipPiece("=", faded=faded)
            yield ChipPiece(badge=half.total, faded=faded)
            yield ChipPiece(BuildingNames().one(half.total), faded=faded)
            if half.targets and all(target.victim != NO_PLAYER for target in half.targets):
                yield from self._kick_runs(half)

    def _kick_runs(self, half: Half) -> Iterator[ChipPiece]:
        """The mark of a kick: a word, or the figures if that is too long."""
        if self.form.is_roomy:
            yield ChipPiece(self.tr("kick"), BOLD, is_kick=True)
            return
        players = self.model.setup.players
        for victim in sorted({target.victim for target in half.targets}):
            yield ChipPiece(icon=f"figure-{players[victim].color}", is_kick=True)

    def sizeHint(self) -> QSize:
        """Room for the content."""
        pads = (2 * self.form.pad - GAP) * self.scale
        width = sum(run.width(self.scale) for run in self.runs) + pads
        return QSize(ceil(width), round(LEAST_HEIGHT * self.scale))

    def event(self, event: QEvent) -> bool:
        """Light the board while pointed at."""
        if not self.is_gone:
            if event.type() == QEvent.Type.HoverEnter and self.isEnabled():
                self.model.peek(self.choice)
            elif event.type() in (QEvent.Type.HoverLeave, QEvent.Type.FocusOut):
                self.model.peek(None)
        return super().event(event)

    @staticmethod
    def is_walk(event: QFocusEvent) -> bool:
        """Whether keys bring the focus."""
        return event.gotFocus() and event.reason() in BY_KEYS

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Walking to it is like pointing at it; a click or a closed menu leaves no outline."""
        if event.reason() not in COMING_BACK:
            self._is_walked_to = self.is_walk(event)
        if self._is_walked_to and not self.is_gone:
            self.model.peek(self.choice)
        super().focusInEvent(event)

    def paint(self, canvas: Canvas, area: QRectF) -> None:
        """A pill, golden when it is chosen."""
        s = self.scale
        self._draw_pill(canvas.painter, area.adjusted(s, s, -s, -2 * s))
        for run, place in self.places():
            self._paint_run(canvas, run, place)
        if self.hasFocus() and self._is_walked_to:
            paint_focus(canvas, area, 15)

    def places(self) -> Iterator[tuple[ChipPiece, QRectF]]:
        """The pieces' areas from left to right; the rest of the width is at the far end."""
        s = self.scale
        area = QRectF(self.rect()).adjusted(self.form.pad * s, s, -self.form.pad * s, -2 * s)
        left, right = area.left(), area.right()
        for run in self.runs:
            wide = run.width(s) - GAP * s
            if run.is_last:
                right -= wide
                yield run, QRectF(right, area.top(), wide, area.height())
            else:
                yield run, QRectF(left, area.top(), wide, area.height())
                left += run.width(s)

    def _draw_pill(self, painter: QPainter, area: QRectF) -> None:
        surface = Surface.CHOSEN if self.isChecked() else Surface.PLAIN
        if not self.isEnabled():
            surface = Surface.DISABLED
        s, hovered = self.scale, self.underMouse() and not self.isChecked()

        def paint(ground: QPainter) -> None:
            paint_pill(ground, area, surface, s, is_hovered=hovered)

        draw_ground(self, painter, (surface, s, hovered), paint)

    def _paint_run(self, canvas: Canvas, run: ChipPiece, area: QRectF) -> None:
        s = self.scale
        faded = run.faded or not self.isEnabled()
        if run.badge:
            side = badge_side(run.badge, s)
            square = QRectF(area.left(), area.center().y() - side / 2, side, side)
            canvas.draw("badge", square, FADED if faded else 1.0)
            font, ink = badge_font(run.badge, s), badge_ink(faded=faded)
            canvas.write(square, str(run.badge), font, ink, CENTER)
        elif run.icon:
            high = min(area.height(), ICON * s)
            place = QRectF(area.left(), area.center().y() - high / 2, area.width(), high)
            canvas.draw(run.icon, place, 0.6 if faded else 1.0)
        else:
            canvas.write(area, run.text, run.font(s), self._ink(run, faded))

    def _ink(self, run: ChipPiece, faded: bool) -> str:
        """The colour of a text."""
        look = theme()
        if run.is_kick:
            on_dark = look.is_dark and not self.isChecked()
            return look.loss if on_dark else look.warning_text
        if faded:
            return look.disabled
        return look.chosen_text if self.isChecked() else look.text
