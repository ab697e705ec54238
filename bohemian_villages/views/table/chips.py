"""The chips: every way to use the dice, with what it reaches."""

from __future__ import annotations

from collections.abc import Iterator

from attrs import frozen
from PySide6.QtCore import QEvent, QObject, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFocusEvent, QFont, QFontMetricsF, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QFrame, QScrollArea, QWidget

from ...models.choices import Choice, Half, What
from ...models.data import NOBODY
from ...models.game_model import GameModel
from ...words.names import BuildingNames
from .. import fonts
from ..panels import Surface, paint_pill
from ..theme import theme
from .canvas import BLACK, BOLD, CENTER, NORMAL, Canvas, Icons
from .grounds import draw_ground
from .panel import Panel, hand_focus_up, paint_focus

HEIGHT = 32.0
GAP, LESS_GAP = 6.0, 3.0
PAD = 12.0
BADGE = 25.0
ICON = 21.0
# Where chips would have to scroll they are drawn a little smaller first.
SMALLER = (1.0, 0.93, 0.86)


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


class Chip(QAbstractButton):
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
        self.setToolTip(choice.reason or self._told_of_lost())
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
        text = self.tr("The {faces} is left over: nothing can use it any more this turn.")
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
            yield Run(self.tr("Special tile"), faded=faded)
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
            canvas.write(square, str(run.badge), fonts.text(14 * s, BLACK), ink, CENTER)
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


class Chips(Panel):
    """The panel of chips: they flow into rows, and scroll where there are too many."""

    keeps_picture = True

    def __init__(self, model: GameModel, icons: Icons, parent: QWidget | None = None) -> None:
        super().__init__(icons, parent)
        self.model = model
        self.chips: list[Chip] = []
        self._scroll = QScrollArea(self)
        self._scroll.setFrameShape(QFrame.Shape.NoFrame)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._inside = QWidget()
        self._scroll.setWidget(self._inside)
        self._scroll.viewport().setAutoFillBackground(False)
        self._inside.setAutoFillBackground(False)
        self._scroll.setStyleSheet("QScrollArea { background: transparent; }")
        self._message = ""
        self.setAccessibleName(self.tr("Ways to use the dice"))

    def refresh(self, message: str) -> None:
        """Show the choices there are now, or a message where there are none."""
        choices = self.model.choices
        if [chip.choice for chip in self.chips] != choices:
            self._put_away()
            self.chips = [Chip(choice, self.model, self.icons, self._inside) for choice in choices]
            for chip in self.chips:
                chip.installEventFilter(self)
            self._lay_out()
        told, self._message = self._message, "" if self.chips else message
        if told != self._message:
            self.update()
        self.mark()

    def _put_away(self) -> None:
        """Let the chips go; the focus of one of them does not wander on to the next."""
        for chip in self.chips:
            chip.is_gone = True
        if any(chip.hasFocus() for chip in self.chips):
            hand_focus_up(self)
        for chip in self.chips:
            chip.hide()
            chip.deleteLater()

    def mark(self) -> None:
        """Mark the chip that is chosen."""
        for chip in self.chips:
            is_chosen = self.model.is_chosen(chip.choice)
            chip.setChecked(is_chosen)
            if is_chosen:
                self._scroll.ensureWidgetVisible(chip, 0, round(GAP * self.scale))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """A chip that gets the focus comes into view, but never moves away under a press."""
        if isinstance(watched, Chip) and isinstance(event, QFocusEvent):
            by_mouse = event.reason() == Qt.FocusReason.MouseFocusReason
            if event.gotFocus() and not by_mouse:
                self._scroll.ensureWidgetVisible(watched, 4, 8)
        return super().eventFilter(watched, event)

    def resizeEvent(self, _event: QResizeEvent) -> None:
        """Let the chips flow anew."""
        self._lay_out()

    def set_scale(self, scale: float) -> None:
        """Paint so many pixels for a unit."""
        super().set_scale(scale)
        self._lay_out()

    def _lay_out(self) -> None:
        s = self.scale
        edge = round(8 * s)
        self._scroll.setGeometry(self.rect().adjusted(edge, edge, -edge, -edge - round(2 * s)))
        for part in SMALLER:
            for chip in self.chips:
                chip.scale = s * part
            height = self._flow(self._scroll.width(), s * part)
            if height <= self._scroll.height():
                break
        else:
            height = self._flow(self._scroll.width() - round(14 * s), s * part)
            self._show_whole_rows(s * part)
        self._inside.resize(self._scroll.width(), height)

    def _show_whole_rows(self, scale: float) -> None:
        """No chip is cut in two at the lower edge, as long as one row has room."""
        gap, row = self._gap(scale), round(HEIGHT * scale)
        rows = max(1, (self._scroll.height() + gap) // (row + gap))
        self._scroll.resize(self._scroll.width(), rows * (row + gap) - gap)

    def _gap(self, scale: float) -> int:
        """Between chips of that scale: smaller ones stand closer."""
        return round((GAP if scale == self.scale else LESS_GAP) * scale)

    def _flow(self, width: int, scale: float) -> int:
        """Fill rows with chips, each row with the first ones that still fit; the height used."""
        gap, top = self._gap(scale), 0
        waiting = list(self.chips)
        while waiting:
            left, high = 0, 0
            for chip in list(waiting):
                size = chip.sizeHint()
                if left and left + size.width() > width:
                    continue
                chip.setGeometry(QRect(left, top, min(size.width(), width), size.height()))
                chip.show()
                left, high = left + size.width() + gap, size.height()
                waiting.remove(chip)
            top += high + gap
        return max(0, top - gap)

    def paint_content(self, canvas: Canvas) -> None:
        """What there is to say while there is nothing to choose."""
        if self._message:
            s = self.scale
            area = QRectF(self.rect()).adjusted(16 * s, 10 * s, -16 * s, -12 * s)
            canvas.paragraph(area, self._message, canvas.text_font(14.5))
