"""The seats of a form, for any game: put in another order by hand or by keys, and named."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Generic, TypeVar

from PySide6.QtCore import QPoint, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from ..painting.canvas import BOLD, CENTER, Canvas, Icons
from ..shortcuts import DOWN, MOVING, NEW_GAME, UP
from ..theme import theme
from ..widgets.choice import SegmentedChoice
from ..widgets.painted import Painted
from ..widgets.painted_button import PaintedButton
from ..widgets.panel import paint_focus
from ..widgets.plain_text import set_tip
from .handle import CloseButton, Handle
from .name_field import NameField

HANDLE = 34


class AnySeatRow(Painted):
    """A strip with a handle; a game makes the other parts, and then calls `take_parts`."""

    nudged = Signal(int)
    renamed = Signal(str)
    controlled = Signal(str)
    removed = Signal()

    name: NameField
    control: SegmentedChoice
    """Who decides."""
    remove: CloseButton

    def __init__(self, icons: Icons, parent: QWidget) -> None:
        super().__init__(parent, icons)
        self.is_lifted = False
        self.handle = Handle(icons, self)
        self.handle.nudged.connect(self.nudged)

    def take_parts(self, controls: Sequence[str]) -> None:
        """Emit what people do with the parts; these may decide for a seat, first a person."""
        self._controls = controls
        self.name.renamed.connect(self.renamed)
        self.control.chosen.connect(lambda place: self.controlled.emit(controls[place]))
        self.remove.clicked.connect(self.removed)

    def show_control(self, control: str) -> None:
        """Show who decides; an unknown control is a person's."""
        known = self._controls
        self.control.set_current(known.index(control) if control in known else 0)

    def say_seat(self, number: int, name: str, why_stays: str) -> None:
        """Set the texts of a player's row, counted from 1; why it cannot be removed, if so."""
        self.control.say(self.tr("Who plays {name}").format(name=name))
        self.name.setAccessibleName(self.tr("Name of player {number}").format(number=number))
        up, down = NEW_GAME["move-seat"].native
        tip = self.tr("The name; {up} and {down} move the seat").format(up=up, down=down)
        set_tip(self.name, tip)
        arrows = MOVING["move"].native
        text = self.tr("Move {name}: drag, or {up} and {down}")
        move = text.format(name=name, up=arrows[UP], down=arrows[DOWN])
        self.handle.setAccessibleName(move)
        set_tip(self.handle, move)
        leave = self.tr("Remove {name}").format(name=name)
        self.remove.setAccessibleName(leave)
        set_tip(self.remove, why_stays or leave)
        self.remove.setEnabled(not why_stays)
        self.setAccessibleName(name)

    def place_handle(self) -> None:
        """The handle at the left edge."""
        self.handle.setGeometry(self.px(2), self.px(1), self.px(HANDLE), self.height() - self.px(4))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Alt with an arrow moves the row."""
        place = NEW_GAME["move-seat"].place(event)
        if place is not None:
            self.nudged.emit((-1, 1)[place])
        else:
            super().keyPressEvent(event)

    def paint_strip(self, canvas: Canvas, area: QRectF) -> QRectF:
        """A light strip, with a shadow while lifted; returns its area."""
        s, look = self.scale, theme()
        strip = area.adjusted(s, s * 0.5, -s, -3 * s)
        shade = "#50" if self.is_lifted else "#26"
        canvas.box(strip.translated(0, (4 if self.is_lifted else 1.6) * s), 10, shade + "1C0F06")
        edge = look.chosen_edge if self.is_lifted else look.sunk_edge
        paper = look.button_top if look.is_dark else "#FFFDF6"
        canvas.box(strip, 10, paper, edge=edge, width=2 if self.is_lifted else 1.2)
        return strip


Row = TypeVar("Row", bound=AnySeatRow)


class AnySeatList(Painted, Generic[Row]):
    """Rows below each other. `moved` carries which row goes where."""

    moved = Signal(int, int)
    renamed = Signal(int, str)
    controlled = Signal(int, str)
    removed = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.rows: list[Row] = []
        self.count = 0
        """So many of the rows are in use."""
        self._lifted: int | None = None

    def pitch(self) -> int:
        """From one row to the next, in pixels."""
        raise NotImplementedError

    def gap(self) -> int:
        """Between two rows, in pixels."""
        raise NotImplementedError

    def add_row(self, row: Row) -> None:
        """One more row, at the end."""
        place = len(self.rows)
        row.renamed.connect(lambda name: self.renamed.emit(place, name))
        row.controlled.connect(lambda control: self.controlled.emit(place, control))
        row.removed.connect(lambda: self.removed.emit(place))
        row.nudged.connect(lambda step: self._nudge(place, step))
        row.handle.dragged.connect(lambda way: self._drag(place, way))
        row.handle.dropped.connect(lambda: self._drop(place))
        self.rows.append(row)

    def set_scale(self, scale: float) -> None:
        """Paint so many pixels for a unit."""
        super().set_scale(scale)
        for row in self.rows:
            row.set_scale(scale)

    def _lay_out(self) -> None:
        """Every row in its place, but for one that is carried."""
        for place in range(self.count):
            if place != self._lifted:
                self._put(self.rows[place], place)

    def _put(self, row: Row, place: int) -> None:
        row.setGeometry(0, place * self.pitch(), self.width(), self.pitch() - self.gap())

    def _nudge(self, place: int, step: int) -> None:
        to = min(max(place + step, 0), self.count - 1)
        if to == place:
            return
        by_handle = self.rows[place].handle.hasFocus()
        self.moved.emit(place, to)
        row = self.rows[to]
        part = row.handle if by_handle else row.name
        part.setFocus(Qt.FocusReason.OtherFocusReason)

    def _drag(self, place: int, way: QPoint) -> None:
        """Carry a row along with the pointer; the others make room."""
        row = self.rows[place]
        if self._lifted is None:
            self._lifted = place
            row.is_lifted = True
            row.raise_()
        top = place * self.pitch() + way.y()
        row.move(self.px(4), min(max(top, -self.px(8)), self.height() - row.height()))
        to = self._place_of(row)
        rest = [other for other in range(self.count) if other != place]
        rest.insert(to, place)
        for at, other in enumerate(rest):
            if other != place:
                self._put(self.rows[other], at)

    def _place_of(self, row: Row) -> int:
        middle = row.geometry().center().y()
        return min(max(middle // max(self.pitch(), 1), 0), self.count - 1)

    def _drop(self, place: int) -> None:
        if self._lifted is None:
            return
        row, self._lifted = self.rows[place], None
        row.is_lifted = False
        to = self._place_of(row)
        self._lay_out()
        row.update()
        if to != place:
            self.moved.emit(place, to)


class AddSeat(PaintedButton):
    """A button that adds a seat: dashed; perhaps with a pale picture of who will sit there."""

    picture = ""

    def paint(self, canvas: Canvas, area: QRectF) -> None:
        """The frame, and what is in its middle."""
        s, look = self.scale, theme()
        place = area.adjusted(1.5 * s, 1.5 * s, -1.5 * s, -3.5 * s)
        ink = look.text if self.underMouse() else look.muted
        edge = look.glow if self.underMouse() else look.button_edge
        canvas.box(place, 10, look.sunk_bottom, edge=edge, width=1.5, dashed=True)
        font = canvas.text_font(14.5, BOLD)
        beside = 42 * s if self.picture else 0.0
        wide = min(canvas.width_of(self.text(), font), place.width() - beside - 68 * s)
        x = place.center().x() - (wide + 22 * s + beside) / 2
        canvas.draw_inked("toolbar-add", QRectF(x, place.center().y() - 8 * s, 16 * s, 16 * s), ink)
        words = QRectF(x + 22 * s, place.top(), wide + 2, place.height())
        canvas.write(words, self.text(), font, ink, CENTER)
        if self.picture:
            high = min(44 * s, place.height() - 4 * s)
            figure = QRectF(words.right() + 12 * s, place.center().y() - high / 2, 36 * s, high)
            canvas.draw(self.picture, figure, 0.45)
        if self.hasFocus():
            paint_focus(canvas, area, 11)
