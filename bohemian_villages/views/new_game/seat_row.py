"""One seat of the new-game form: a figure, a name, a colour, and who decides."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QPoint, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainterPath, QResizeEvent
from PySide6.QtWidgets import QLineEdit, QWidget

from ...models.game.data import HUMAN
from ...models.game.levels import levels
from ...models.new_game.setups import LONGEST_NAME, Seat, fitting_name
from ...words.names import color_names, control_names
from ..toolkit.painting.canvas import Canvas, Icons
from ..toolkit.painting.form_painting import Painted
from ..toolkit.painting.surfaces import gradient
from ..toolkit.theme import FIGURES, theme
from ..toolkit.widgets.choice import Choice
from ..toolkit.widgets.painted_button import PaintedButton
from ..toolkit.widgets.panel import paint_focus
from ..toolkit.widgets.plain_text import set_tip
from .colors import ColorDots

HANDLE = 34


def controls() -> list[str]:
    """Who may decide for a seat: a person, or a level of the computer."""
    return [HUMAN, *levels()]


class Handle(PaintedButton):
    """What one takes hold of to move a seat; arrow keys move it, too."""

    dragged = Signal(QPoint)
    dropped = Signal()
    nudged = Signal(int)

    def __init__(self, icons: Icons, parent: QWidget) -> None:
        super().__init__(icons, parent)
        self.color = "red"
        self.setCursor(Qt.CursorShape.OpenHandCursor)
        self._start: QPoint | None = None

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Take hold."""
        super().mousePressEvent(event)
        if event.button() == Qt.MouseButton.LeftButton:
            self._start = event.globalPosition().toPoint()
            self.setCursor(Qt.CursorShape.ClosedHandCursor)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Carry the seat along."""
        if self._start is not None:
            self.dragged.emit(event.globalPosition().toPoint() - self._start)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Let go."""
        super().mouseReleaseEvent(event)
        self.let_go()

    def let_go(self) -> None:
        """Put the seat down where it is."""
        if self._start is not None:
            self._start = None
            self.setCursor(Qt.CursorShape.OpenHandCursor)
            self.dropped.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Up and down move the seat."""
        steps = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}
        if event.key() in steps:
            self.nudged.emit(steps[Qt.Key(event.key())])
        else:
            super().keyPressEvent(event)

    def paint(self, canvas: Canvas, area: QRectF) -> None:
        """The seat's colour with six dots."""
        s, paint = self.scale, FIGURES[self.color]
        path = QPainterPath()
        path.addRoundedRect(area.adjusted(0, 0, 12 * s, 0), 9 * s, 9 * s)
        canvas.painter.setClipRect(area)
        canvas.painter.fillPath(path, gradient(area, paint.base, _darker(paint.base)))
        canvas.painter.setClipping(False)
        canvas.painter.setPen(Qt.PenStyle.NoPen)
        ink = QColor(paint.ink)
        canvas.painter.setBrush(ink)
        middle = area.center()
        for x in (-3.2, 3.2):
            for y in (-6.0, 0.0, 6.0):
                canvas.painter.drawEllipse(
                    QRectF(middle.x() + (x - 1.6) * s, middle.y() + (y - 1.6) * s, 3.2 * s, 3.2 * s)
                )
        if self.hasFocus():
            paint_focus(canvas, area, 9)


class CloseButton(PaintedButton):
    """A small cross."""

    def paint(self, canvas: Canvas, area: QRectF) -> None:
        """Stronger while pointed at."""
        s, look = self.scale, theme()
        if self.underMouse() and self.isEnabled():
            canvas.box(area.adjusted(2 * s, 2 * s, -2 * s, -2 * s), 7, look.sunk_top)
        icon = QRectF(0, 0, 13 * s, 13 * s)
        icon.moveCenter(area.center())
        canvas.draw_inked("toolbar-close", icon, look.muted, 1.0 if self.isEnabled() else 0.3)
        if self.hasFocus():
            paint_focus(canvas, area, 8)


class SeatRow(Painted):
    """Shows a seat and tells what is changed in it."""

    renamed = Signal(str)
    recolored = Signal(str)
    controlled = Signal(str)
    removed = Signal()
    nudged = Signal(int)

    def __init__(self, icons: Icons, parent: QWidget) -> None:
        super().__init__(parent)
        self.icons = icons
        self.color = "red"
        self.is_lifted = False
        self.handle = Handle(icons, self)
        self.name = QLineEdit(self)
        self.name.setMaxLength(LONGEST_NAME)
        self.colors = ColorDots(self)
        self.control = Choice(self)
        self.remove = CloseButton(icons, self)
        self.name.textEdited.connect(self._take_name)
        self.colors.chosen.connect(self.recolored)
        self.control.chosen.connect(lambda place: self.controlled.emit(controls()[place]))
        self.remove.clicked.connect(self.removed)
        self.handle.nudged.connect(self.nudged)

    def _take_name(self, typed: str) -> None:
        """What is no part of a name, pasted perhaps, is gone at once."""
        name = fitting_name(typed)
        if name != typed:
            cursor = len(fitting_name(typed[: self.name.cursorPosition()]))
            self.name.setText(name)
            self.name.setCursorPosition(cursor)
        self.renamed.emit(name)

    def show_seat(self, seat: Seat, default_name: str, holders: Mapping[str, str]) -> None:
        """Show what was chosen; whoever types a name is not disturbed."""
        self.color = self.handle.color = seat.color
        if self.name.text() != seat.name:
            self.name.setText(seat.name)
        self.name.setPlaceholderText(default_name)
        self.colors.show_colors(seat.color, holders)
        known = controls()
        self.control.set_current(known.index(seat.control) if seat.control in known else 0)
        self.update()
        self.handle.update()

    def say(self, number: int, name: str, can_leave: bool) -> None:
        """Texts of the row of a player, counted from 1."""
        labels = [
            self.tr("Human") if control == HUMAN else control_names.name(control)
            for control in controls()
        ]
        self.control.set_options(labels)
        self.control.say(self.tr("Who plays {name}").format(name=name))
        self.name.setAccessibleName(self.tr("Name of player {number}").format(number=number))
        set_tip(self.name, self.tr("The name; Alt+Up and Alt+Down move the seat"))
        self.colors.setAccessibleName(self.tr("Colour of {name}").format(name=name))
        move = self.tr("Move {name}: drag, or Up and Down").format(name=name)
        self.handle.setAccessibleName(move)
        set_tip(self.handle, move)
        leave = self.tr("Remove {name}").format(name=name)
        self.remove.setAccessibleName(leave)
        set_tip(self.remove, leave if can_leave else self.tr("A game needs at least two players"))
        self.remove.setEnabled(can_leave)
        self.setAccessibleName(f"{name}, {color_names.name(self.color)}")

    def set_scale(self, scale: float) -> None:
        """Paint so many pixels for a unit."""
        super().set_scale(scale)
        for part in (self.handle, self.colors, self.control, self.remove):
            part.set_scale(scale)
        self._lay_out()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Alt with an arrow moves the seat."""
        steps = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}
        if event.modifiers() & Qt.KeyboardModifier.AltModifier and event.key() in steps:
            self.nudged.emit(steps[Qt.Key(event.key())])
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, _event: QResizeEvent) -> None:
        """Place the parts."""
        self._lay_out()

    def _lay_out(self) -> None:
        """The name and who decides share what the rest leaves; the latter folds if it must."""
        s, width, height = self.scale, self.width(), self.height()
        gap = self.px(8)
        self.handle.setGeometry(self.px(2), self.px(1), self.px(HANDLE), height - self.px(4))
        x = self.px(HANDLE + 50)
        right = width - self.px(6)
        side = self.px(24)
        self.remove.setGeometry(right - side, (height - side) // 2, side, side)
        right -= side + self.px(2)
        dots = self.colors.sizeHint().width()
        room = right - x - dots - 3 * gap
        least = self.px(108)
        wide = self.control.sizeHint().width()
        if wide > room - least:
            wide = max(room - least, min(self.control.minimumSizeHint().width(), room // 2))
        name = min(room - wide, self.px(240))
        high = self.px(34)
        self.name.setGeometry(x, (height - high) // 2, name, high)
        self.colors.setGeometry(x + name + gap, 0, dots, height)
        left = right - wide
        self.control.setGeometry(left, (height - round(32 * s)) // 2, wide, round(32 * s))

    def paint(self, canvas: Canvas, area: QRectF) -> None:
        """A light strip with the figure; lifted, it throws a shadow."""
        s, look = self.scale, theme()
        strip = area.adjusted(s, s * 0.5, -s, -3 * s)
        shade = "#50" if self.is_lifted else "#26"
        canvas.box(strip.translated(0, (4 if self.is_lifted else 1.6) * s), 10, shade + "1C0F06")
        edge = look.chosen_edge if self.is_lifted else look.sunk_edge
        paper = look.button_top if look.is_dark else "#FFFDF6"
        canvas.box(strip, 10, paper, edge=edge, width=2 if self.is_lifted else 1.2)
        high = min(54 * s, strip.height() - 4 * s)
        figure = QRectF((HANDLE + 3) * s, strip.center().y() - high / 2, 46 * s, high)
        if look.is_dark:
            canvas.draw("outline-figure", figure.adjusted(0, -s, -5 * s, s))
        canvas.draw(f"figure-{self.color}", figure)


def _darker(color: str) -> str:
    return QColor(color).darker(118).name()
