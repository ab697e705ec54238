"""A calendar of one month at a time, in which days carry marks."""

from __future__ import annotations

from calendar import monthrange
from collections.abc import Callable, Mapping
from datetime import date, timedelta

from attrs import frozen
from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QHelpEvent,
    QKeyEvent,
    QMouseEvent,
    QPen,
)
from PySide6.QtWidgets import QWidget

from ....words.dates import date_words
from ..painting.canvas import BLACK, BOLD, CENTER, RIGHT, Canvas, Icons
from ..shortcuts import CALENDAR, MOVING
from ..theme import theme
from ..widgets.painted import Painted
from ..widgets.panel import paint_focus
from ..widgets.plain_text import set_tip, show_tip
from .icon_button import IconButton

WEEK = 7
HEAD, DAYS_HEAD = 34.0, 22.0
LEAST_CELL, MOST_CELL, LOW_BOX = 34.0, 58.0, 40.0
_STEPS = (-1, 1, -WEEK, WEEK)
"""So many days each arrow goes: left, right, up and down."""


@frozen
class DayMark:
    """A mark on a day: a word in its own colours."""

    text: str
    top: str
    bottom: str
    edge: str
    ink: str


@frozen
class Span:
    """The days that can be chosen; the last of them is today."""

    first: date
    today: date

    def nearest(self, day: date) -> date:
        """The day, or the nearest that can be chosen."""
        return min(max(day, self.first), self.today)


class MonthCalendar(Painted):
    """Weeks from Monday on. `chosen` carries a date, `opened` one to continue with at once."""

    chosen = Signal(object)
    opened = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.span = Span(date(2000, 1, 1), date(2000, 1, 1))
        self.marks: Mapping[date, DayMark] = {}
        self.tip: Callable[[date], str] = str
        self.day = self.span.today
        self.shown: date | None = None
        """A day that is marked as chosen."""
        self.back, self.on = IconButton(self), IconButton(self)
        self.back.clicked.connect(lambda: self.turn(-1))
        self.on.clicked.connect(lambda: self.turn(1))
        self._month = self.day.replace(day=1)
        # Until days are shown, the last of them.
        self._wanted = date.max
        self._pointed: date | None = None
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.retranslate()

    def set_icons(self, icons: Icons) -> None:
        """Set the source of pictures."""
        super().set_icons(icons)
        self.back.show_icon("toolbar-chevron-right", icons, is_flipped=True)
        self.on.show_icon("toolbar-chevron-right", icons)

    def set_scale(self, scale: float) -> None:
        """Paint so many pixels for a unit."""
        super().set_scale(scale)
        for button in (self.back, self.on):
            button.set_scale(scale)
        self._lay_out()

    def retranslate(self) -> None:
        """Set all texts in the language in use."""
        for button, text in (
            (self.back, self.tr("The month before")),
            (self.on, self.tr("The month after")),
        ):
            button.setAccessibleName(text)
            set_tip(button, text)
        self._describe()

    # What is shown.

    def show_days(
        self, span: Span, marks: Mapping[date, DayMark], tip: Callable[[date], str]
    ) -> None:
        """Show the range of dates, with marks and tool tips."""
        self.span, self.marks, self.tip = span, marks, tip
        self._go_to(self._wanted)

    def show_day(self, day: date) -> None:
        """Turn to a day, without telling; to one that cannot be chosen yet, as soon as it can."""
        self._go_to(day)
        self._wanted = day

    def mark(self, day: date | None) -> None:
        """Mark a day as chosen, or none."""
        self.shown = day
        self.update()

    def turn(self, months: int) -> None:
        """Go to another month, to the same day if it exists."""
        number = self._month.year * 12 + self._month.month - 1 + months
        year, month = divmod(number, 12)
        days = monthrange(year, month + 1)[1]
        self._go_to(date(year, month + 1, min(self.day.day, days)))

    def _go_to(self, day: date) -> None:
        self.day = self._wanted = self.span.nearest(day)
        self._month = self.day.replace(day=1)
        self.back.setEnabled(self._month > self.span.first)
        self.on.setEnabled(self._month < self.span.today.replace(day=1))
        self._describe()
        self.update()

    def _describe(self) -> None:
        self.setAccessibleName(date_words.month(self._month))
        self.setAccessibleDescription(self.tip(self.day))

    # Hands and keys.

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows move by days and weeks, Page Up and Page Down by months; Enter continues."""
        arrow, month = MOVING["move"].place(event), CALENDAR["month"].place(event)
        if arrow is not None:
            self._choose(self.day + timedelta(days=_STEPS[arrow]))
        elif month is not None:
            self.turn((-1, 1)[month])
            self._choose(self.day)
        elif CALENDAR["today"].is_pressed(event):
            self._choose(self.span.today)
        elif MOVING["press-too"].is_pressed(event):
            self._choose(self.day)
        elif MOVING["press"].is_pressed(event):
            self.opened.emit(self.day)
        else:
            super().keyPressEvent(event)

    def _choose(self, day: date) -> None:
        self._go_to(day)
        self.chosen.emit(self.day)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A click chooses a day."""
        day = self.day_at(event.position())
        if event.button() is Qt.MouseButton.LeftButton and self._can_choose(day):
            assert day is not None
            self._choose(day)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Two clicks go on with it."""
        day = self.day_at(event.position())
        if event.button() is Qt.MouseButton.LeftButton and self._can_choose(day):
            self.opened.emit(day)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Highlight the day under the pointer."""
        day = self.day_at(event.position())
        self._point_at(day if self._can_choose(day) else None)

    def leaveEvent(self, event: QEvent) -> None:
        """Nothing is pointed at any more."""
        super().leaveEvent(event)
        self._point_at(None)

    def _point_at(self, day: date | None) -> None:
        if day != self._pointed:
            self._pointed = day
            self.update()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """The cursor has the line of the focus."""
        super().focusInEvent(event)
        self.update()

    def event(self, event: QEvent) -> bool:
        """Show the tool tip of the day under the pointer."""
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            day = self.day_at(QPointF(event.pos()))
            show_tip(event.globalPos(), self.tip(day) if day else "", self)
            return True
        return super().event(event)

    def _can_choose(self, day: date | None) -> bool:
        return day is not None and self.span.first <= day <= self.span.today

    # Where it lies.

    def minimumSizeHint(self) -> QSize:
        """Room for six weeks."""
        return self._size(LEAST_CELL)

    def sizeHint(self) -> QSize:
        """Six comfortable weeks."""
        return self._size(46.0)

    def _size(self, cell: float) -> QSize:
        return QSize(self.px(WEEK * cell), self.px(HEAD + DAYS_HEAD + 6 * cell * 0.86))

    def _lay_out(self) -> None:
        side, left, right = self.px(HEAD - 4), self._left(), self._right()
        self.back.setGeometry(round(left), 0, side, side)
        self.on.setGeometry(round(right) - side, 0, side, side)

    def _cell(self) -> tuple[float, float]:
        """The size of a day."""
        wide = min(self.width() / WEEK, MOST_CELL * 1.5 * self.scale)
        high = (self.height() - (HEAD + DAYS_HEAD) * self.scale) / 6
        return wide, min(high, wide * 0.92, MOST_CELL * self.scale)

    def _left(self) -> float:
        return (self.width() - WEEK * self._cell()[0]) / 2

    def _right(self) -> float:
        return self.width() - self._left()

    def place(self, day: date) -> QRectF:
        """The area of a day in the month shown."""
        wide, high = self._cell()
        row, column = divmod(self._month.weekday() + day.day - 1, WEEK)
        top = (HEAD + DAYS_HEAD) * self.scale
        return QRectF(self._left() + column * wide, top + row * high, wide, high)

    def day_at(self, point: QPointF) -> date | None:
        """The day of the month shown at a place."""
        return next((day for day in self._days() if self.place(day).contains(point)), None)

    def _days(self) -> list[date]:
        count = monthrange(self._month.year, self._month.month)[1]
        return [self._month.replace(day=number) for number in range(1, count + 1)]

    # How it looks.

    def paint(self, canvas: Canvas, area: QRectF) -> None:
        """The month, the days of the week, the days."""
        s, look = self.scale, theme()
        title = QRectF(0, 0, area.width(), (HEAD - 4) * s)
        canvas.write(title, date_words.month(self._month), canvas.display_font(17), None, CENTER)
        wide, _high = self._cell()
        for column, name in enumerate(date_words.weekdays()):
            head = QRectF(self._left() + column * wide, HEAD * s, wide, DAYS_HEAD * s)
            canvas.write(head, name, canvas.text_font(12, BOLD), look.muted, CENTER)
        for day in self._days():
            self._paint_day(canvas, day, self.place(day))

    def _paint_day(self, canvas: Canvas, day: date, place: QRectF) -> None:
        s, look, mark = self.scale, theme(), self.marks.get(day)
        box = place.adjusted(2 * s, 2 * s, -2 * s, -2 * s)
        if not self._can_choose(day):
            canvas.write(box, str(day.day), canvas.text_font(13), look.disabled, CENTER)
            return
        if mark is None:
            top = look.button_top if day == self._pointed else look.sunk_bottom
            canvas.box(box, 7, top, edge=look.sunk_edge)
            canvas.write(box, str(day.day), canvas.text_font(13.5, BOLD), look.text, CENTER)
        else:
            canvas.box(box, 7, mark.top, mark.bottom, mark.edge, 1.3)
            self._paint_mark(canvas, day, mark, box)
        self._paint_lines(canvas, day, box)

    def _paint_mark(self, canvas: Canvas, day: date, mark: DayMark, box: QRectF) -> None:
        """The day in the corner above its mark; in a low box beside it."""
        s, number = self.scale, canvas.text_font(11.5, BOLD)
        if box.height() < LOW_BOX * s:
            inside = box.adjusted(4 * s, 0, -4 * s, 0)
            canvas.write(inside, str(day.day), number, mark.ink)
            canvas.write(inside, mark.text, canvas.text_font(14, BLACK), mark.ink, RIGHT)
            return
        corner = QRectF(box.left() + 5 * s, box.top() + s, 20 * s, 15 * s)
        canvas.write(corner, str(day.day), number, mark.ink)
        below = box.adjusted(0, 9 * s, 0, 0)
        canvas.write(below, mark.text, canvas.text_font(16, BLACK), mark.ink, CENTER)

    def _paint_lines(self, canvas: Canvas, day: date, box: QRectF) -> None:
        """Around today, the day chosen or pointed at, and the cursor."""
        s, look, painter = self.scale, theme(), canvas.painter
        painter.setBrush(Qt.BrushStyle.NoBrush)
        if day == self.span.today:
            painter.setPen(QPen(QColor(look.terracotta), 2.4 * s))
            painter.drawRoundedRect(box, 7 * s, 7 * s)
        if day in (self._pointed, self.shown):
            painter.setPen(QPen(QColor(look.glow), 3.4 * s if day == self.shown else 2 * s))
            painter.drawRoundedRect(box, 7 * s, 7 * s)
        if day == self.day and self.hasFocus():
            paint_focus(canvas, box.adjusted(-2 * s, -2 * s, 2 * s, 2 * s), 8)
