"""The dice tray: four dice that tumble, settle and can be picked; a chosen chip sorts them."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QAbstractAnimation, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPen
from PySide6.QtWidgets import QWidget

from ....models.game.choices import Choice
from ....models.game.game_model import GameModel
from ...toolkit.painting.canvas import BLACK, CENTER, Canvas, Icons
from ...toolkit.painting.dice import angle_of, face_seen, paint_tray, tumbling
from ...toolkit.theme import theme
from ...toolkit.widgets.painted_button import KeyButton
from ...toolkit.widgets.panel import Panel, paint_focus
from ...toolkit.widgets.plain_text import set_tip

SHADOW = QColor(20, 26, 10, 120)
# A die that is to be rolled again is lifted by so many units, and turned a little more.
LIFT, TILT = 7.0, 1.8


class Die(KeyButton):
    """One die; checked when it is picked."""

    def __init__(self, place: int, icons: Icons, parent: QWidget) -> None:
        super().__init__(icons, parent)
        self.place = place
        self.face = 0
        self.is_used = False
        self.is_lit = False
        self.is_lifted: bool | None = None
        """Whether it is to be rolled again or kept, while the player chooses; else None."""
        self._shown = (False, "")
        self.tumble = 1.0
        self.setCheckable(True)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def nextCheckState(self) -> None:
        """A click picks the die only if the game lets it: the tray shows what came of it."""

    def show_face(self, face: int, *, used: bool, lit: bool, lifted: bool | None = None) -> None:
        """Show a face, spent or not, marked or not, lifted or kept."""
        self.face, self.is_used, self.is_lit, self.is_lifted = face, used, lit, lifted
        told = self._told()
        if (lit, told) != self._shown:
            self._shown = (lit, told)
            self.setEnabled(bool(face) and not used)
            self.setAccessibleName(told)
            set_tip(self, told)
            self.update()

    def _told(self) -> str:
        """The text about the die for screen readers."""
        if not self.face:
            text = self.tr("Die {place}, not rolled yet")
        elif self.is_used:
            text = self.tr("Die {place} shows {face}, used")
        elif self.is_lifted is not None:
            text = self.tr("Die {place} shows {face}, kept")
            if self.is_lifted:
                text = self.tr("Die {place} shows {face}, to be rerolled")
        else:
            text = self.tr("Die {place} shows {face}")
        return text.format(place=self.place + 1, face=self.face)

    def set_tumble(self, part: float) -> None:
        """Show the die so far along its tumbling."""
        if part != self.tumble:
            self.tumble = part
            self.update()

    def paint(self, canvas: Canvas, area: QRectF) -> None:
        """The die at its present angle."""
        painter, side = canvas.painter, 44 * self.scale
        painter.translate(QPointF(self.rect().center()) + QPointF(0.5, 0.5))
        die = QRectF(-side / 2, -side / 2, side, side)
        if self.is_lifted:
            self._paint_shadow(canvas, die)
        painter.rotate(angle_of(self.place, self.tumble, TILT if self.is_lifted else 1.0))
        seen = face_seen(self.face, self.place, self.tumble)
        if seen:
            if self.is_lit or self.is_lifted or self.isChecked():
                self._paint_mark(canvas, die)
            canvas.draw(f"die-{seen}", die, 0.42 if self.is_used else 1.0)
        painter.resetTransform()
        if self.is_lifted and self.tumble == 1.0:
            self._paint_sign(canvas)
        if self.hasFocus():
            paint_focus(canvas, area, 9)

    def _paint_shadow(self, canvas: Canvas, area: QRectF) -> None:
        """The shadow of a die in the air."""
        s, painter = self.scale, canvas.painter
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(SHADOW)
        painter.drawRoundedRect(area.translated(3 * s, 5 * s), 10 * s, 10 * s)

    def _paint_sign(self, canvas: Canvas) -> None:
        """A turning arrow in the corner: it is this die that is rolled again, not kept."""
        s, look = self.scale, theme()
        disc = QRectF(self.width() - 21 * s, self.height() - 21 * s, 20 * s, 20 * s)
        canvas.box(disc, 10, look.primary_top, edge=look.primary_edge)
        canvas.draw_inked(
            "toolbar-reroll", disc.adjusted(3.5 * s, 3.5 * s, -3.5 * s, -3.5 * s), look.primary_text
        )

    def _paint_mark(self, canvas: Canvas, area: QRectF) -> None:
        s, painter = self.scale, canvas.painter
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for width, color in ((6.5, theme().chosen_edge), (4.5, theme().glow)):
            painter.setPen(QPen(QColor(color), width * s))
            painter.drawRoundedRect(area.adjusted(s, s, -s, -s), 9 * s, 9 * s)


class Tray(Panel):
    """The felt with the four dice, in two rows or, where it is low, in one."""

    keeps_picture = True

    def __init__(self, model: GameModel, icons: Icons, parent: QWidget | None = None) -> None:
        super().__init__(icons, parent)
        self.model = model
        self.dice = [Die(place, icons, self) for place in range(4)]
        for die in self.dice:
            die.clicked.connect(lambda _on=False, place=die.place: model.toggle_die(place))
        self.is_tumbling = False
        """Whether dice tumble or are about to: until they rest, the faces must not be revealed."""
        self._held: frozenset[int] = frozenset()
        self._groups: list[tuple[tuple[int, ...], int]] = []
        self._badges: list[tuple[QRectF, int]] = []
        self._preview: tuple[int, ...] = ()
        self._lifted: tuple[int, ...] = ()
        self.setAccessibleName(self.tr("Dice"))

    def hold(self, dice: Iterable[int]) -> None:
        """Keep the faces of dice from sight until they tumble: something else is shown first."""
        self.is_tumbling = True
        self._held = self._held.union(dice)

    def preview(self, dice: tuple[int, ...]) -> None:
        """Mark the dice that a building under the pointer would use."""
        if dice != self._preview:
            self._preview = dice
            self.refresh()

    def refresh(self) -> None:
        """Show the dice as they lie, sorted by the chip chosen."""
        state = self.model.state
        choice = self.model.chosen
        last = () if self.model.is_over else self.model.dice_of_last_turn
        lit = {die for half in choice.halves for die in half.dice} if choice else set()
        lit |= {die for die in self._preview if die in state.unused}
        for die in self.dice:
            rolled = bool(state.dice) and die.place not in {*self.model.due_dice, *self._held}
            face = state.dice[die.place] if rolled else 0
            used = rolled and die.place not in state.unused
            if not state.dice and last and die.place not in self._held:
                # The dice of the turn before lie there, faded, until they are rolled.
                face, used = last[die.place], True
            lifted = die.place in self.model.lifted_dice if self.model.is_lifting else None
            die.show_face(face, used=used, lit=die.place in lit, lifted=lifted)
            die.setChecked(die.place in self.model.selected_dice)
        groups = _groups(choice, self.model.selected_dice, state.dice)
        if (groups, self.model.lifted_dice) != (self._groups, self._lifted):
            self._groups, self._lifted = groups, self.model.lifted_dice
            self._lay_out()
            self.update()

    def tumble(self, places: tuple[int, ...], milliseconds: int) -> QAbstractAnimation:
        """An animation in which these dice tumble and come to rest."""
        animation = tumbling(milliseconds, lambda part: self._tumble(places, part), self)
        self._tumble(places, 0.0)
        self._held = self._held.difference(places)
        self.refresh()
        return animation

    def _tumble(self, places: tuple[int, ...], part: float) -> None:
        for place in places:
            self.dice[place].set_tumble(part)

    def settle(self) -> None:
        """All dice lie still, their faces in sight."""
        self.is_tumbling = False
        self._tumble((0, 1, 2, 3), 1.0)
        if self._held:
            self._held = frozenset()
            self.refresh()

    def _lay_out(self) -> None:
        self._badges = []
        rows = self._rows()
        width, height = self.units()
        flat = self._is_flat()
        for number, (dice, total) in enumerate(rows):
            if flat:
                room = (width - 20) / len(rows)
                left, top, high = 10 + number * room, 8.0, height - 16
            else:
                room = width - 24
                left, high = 12, (height - 24) / len(rows)
                top = 12 + number * high
            self._lay_row(dice, total, left, top, room, high)

    def _lay_row(
        self, dice: tuple[int, ...], total: int, x: float, y: float, room: float, high: float
    ) -> None:
        shown = len(dice)
        tail = 52 if total else 0
        # A total stands nearer to its own dice than to the next ones.
        apart = 10 if total else 0
        side = max(30.0, min(54.0, (room - tail - apart) / max(shown, 1), high))
        left = x + (room - tail - side * shown) / 2
        end = left + side * shown + 6
        for place, die in enumerate(dice):
            button = self.dice[die]
            button.scale = self.scale * side / 54
            lift = LIFT if die in self._lifted else 0
            area = (left + place * side, y + (high - side) / 2 - lift, side, side)
            button.setGeometry(*[round(value * self.scale) for value in area])
        if total:
            s = self.scale
            self._badges.append((QRectF(end * s, y * s, tail * s, high * s), total))

    def _is_flat(self) -> bool:
        width, height = self.units()
        return width > 2 * height

    def _rows(self) -> list[tuple[tuple[int, ...], int]]:
        if not self._groups:
            return [((0, 1, 2, 3), 0)] if self._is_flat() else [((0, 1), 0), ((2, 3), 0)]
        shown = [die for dice, _ in self._groups for die in dice]
        rest = tuple(die for die in range(4) if die not in shown)
        return [*self._groups, *([(rest, 0)] if rest else [])]

    def paint_ground(self, canvas: Canvas) -> None:
        """A walnut frame around green felt."""
        paint_tray(canvas, QRectF(self.rect()))

    def paint_content(self, canvas: Canvas) -> None:
        """The totals of the pairs."""
        s, look = self.scale, theme()
        for area, total in self._badges:
            middle = area.center().y()
            sign = QRectF(area.left(), area.top(), 16 * s, area.height())
            canvas.write(sign, "=", canvas.text_font(18, BLACK), look.cream, CENTER)
            disc = QRectF(area.left() + 17 * s, middle - 16 * s, 32 * s, 32 * s)
            canvas.draw("badge-lit", disc)
            canvas.write(disc, str(total), canvas.text_font(17, BLACK), look.number_text, CENTER)


def _groups(
    choice: Choice | None, picked: tuple[int, ...], faces: tuple[int, ...]
) -> list[tuple[tuple[int, ...], int]]:
    """The dice that belong together, with their total."""
    if choice:
        return [(half.dice, half.total) for half in choice.halves if half.dice]
    if len(picked) > 1 and faces:
        return [(picked, sum(faces[die] for die in picked))]
    return []
