"""The dice tray: the two dice of all players, their sum, and its avenue."""

from __future__ import annotations

from PySide6.QtCore import QAbstractAnimation, QPointF, QRectF, Qt
from PySide6.QtWidgets import QWidget

from ....views.toolkit.painting.canvas import BLACK, CENTER, Canvas, Icons
from ....views.toolkit.painting.dice import STILL, angle_of, face_seen, paint_tray, tumbling
from ....views.toolkit.widgets.painted import Painted
from ....views.toolkit.widgets.panel import Panel
from ....views.toolkit.widgets.plain_text import set_tip
from ...words.table import dice_words

SIDE, ROOM = 62.0, 78.0
"""The size of a die, and the room it needs to turn."""
LIGHT = "#FBF3DF"
SHADE = "#801C2A12"
"""Below small words, which would be pale on the felt alone."""
AT = (0.245, 0.755)
"""The middle of each die, as a share of the width."""
FADED = 0.3


class TrayDie(Painted):
    """One die, which cannot be selected."""

    def __init__(self, place: int, icons: Icons, parent: QWidget) -> None:
        super().__init__(parent, icons)
        self.place = place
        self.face = 0
        self.tumble = STILL
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def show_face(self, face: int) -> None:
        """Show a face; 0 for none."""
        if face != self.face:
            self.face = face
            self.update()

    def set_tumble(self, part: float) -> None:
        """Show the die so far along its tumbling."""
        if part != self.tumble:
            self.tumble = part
            self.update()

    def paint(self, canvas: Canvas, area: QRectF) -> None:
        """The die at its present angle; a faint one before any roll."""
        canvas.painter.translate(area.center())
        canvas.painter.rotate(angle_of(self.place, self.tumble))
        side = SIDE * self.scale
        die = QRectF(-side / 2, -side / 2, side, side)
        seen = face_seen(self.face, self.place, self.tumble)
        canvas.draw(f"die-{seen or 5 + self.place}", die, 1.0 if seen else FADED)


class RollTray(Panel):
    """The felt with the two dice."""

    keeps_picture = True

    def __init__(self, icons: Icons, parent: QWidget | None = None) -> None:
        super().__init__(icons, parent)
        self.dice = [TrayDie(place, icons, self) for place in (0, 1)]
        self.is_tumbling = False
        """Whether dice tumble or are about to: until they rest, the faces must not be revealed."""
        self._fallen: tuple[int, int] | None = None
        self._line = ""
        self._with_sum = True
        set_tip(self, dice_words.rule())

    def show_roll(self, dice: tuple[int, int] | None, line: str, *, with_sum: bool = True) -> None:
        """Show the dice and a line about them; while they tumble only their sides are seen."""
        for die, face in zip(self.dice, dice or (0, 0), strict=True):
            die.show_face(face)
        told = (None, "") if self.is_tumbling else (dice, line)
        if (*told, with_sum) != (self._fallen, self._line, self._with_sum):
            self._fallen, self._line = told
            self._with_sum = with_sum
            self.update()
        spoken = dice_words.spoken(self._fallen)
        self.setAccessibleName(f"{spoken}; {self._line}" if self._line else spoken)

    def hold(self) -> None:
        """Dice are about to tumble."""
        self.is_tumbling = True

    def tumble(self, dice: tuple[int, int], milliseconds: int) -> QAbstractAnimation:
        """Let the dice tumble until they show these faces."""
        self._tumble(0.0)
        self.show_roll(dice, "")
        return tumbling(milliseconds, self._tumble, self)

    def _tumble(self, part: float) -> None:
        for die in self.dice:
            die.set_tumble(part)

    def settle(self) -> None:
        """Bring the dice to rest."""
        self.is_tumbling = False
        self._tumble(STILL)

    def _lay_out(self) -> None:
        side = round(ROOM * self.scale)
        for die, share in zip(self.dice, AT, strict=True):
            die.scale = self.scale
            left = round(self.width() * share - side / 2)
            die.setGeometry(left, (self.height() - side) // 2, side, side)

    def foot_of(self, place: int) -> QPointF:
        """The middle of a die's lower edge, where its arrows begin."""
        die = self.dice[place].geometry()
        return QPointF(die.center().x(), die.center().y() + SIDE * self.scale / 2)

    def paint_ground(self, canvas: Canvas) -> None:
        """A walnut frame around green felt."""
        paint_tray(canvas, QRectF(self.rect()))

    def paint_content(self, canvas: Canvas) -> None:
        """The sum between the dice, and what follows from it."""
        width, height = self.units()
        left, right = width * AT[0] + ROOM / 2, width * AT[1] - ROOM / 2
        if self._fallen is None:
            area = canvas.rect(left, 0, right - left, height - 2)
            self._write_line(canvas, area, 14, CENTER)
            return
        upper = canvas.rect(left, height / 2 - 27, right - left, 26)
        told = (dice_words.sum if self._with_sum else dice_words.both)(*self._fallen)
        canvas.write(upper, told, canvas.text_font(21, BLACK), LIGHT, CENTER)
        lower = canvas.rect(left - 4, height / 2 + 2, right - left + 8, 34)
        self._write_line(canvas, lower, 12.5, TOP)

    def _write_line(
        self, canvas: Canvas, area: QRectF, size: float, align: Qt.AlignmentFlag
    ) -> None:
        """The small words, in a shade of the felt."""
        font, s = canvas.text_font(size), canvas.scale
        canvas.painter.setFont(font)
        flags = align | Qt.TextFlag.TextWordWrap
        used = canvas.painter.boundingRect(area, int(flags), self._line)
        if self._line:
            canvas.box(used.adjusted(-7 * s, -1.5 * s, 7 * s, 2 * s), 7, SHADE)
        canvas.paragraph(area, self._line, font, LIGHT, align)


TOP = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop
