"""The form of a new game: its parts, made and placed; what they mean is the screen's."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLayout,
    QLineEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from ....records.bounds import LONGEST_TYPED_SEED
from ....views.toolkit.art import Art
from ....views.toolkit.charts.numbers import NumberCard
from ....views.toolkit.forms.form_page import FormPage
from ....views.toolkit.forms.name_field import NameField
from ....views.toolkit.forms.start_button import StartButton
from ....views.toolkit.widgets.choice import SegmentedChoice
from ....views.toolkit.widgets.form_parts import FormSheet
from ....views.toolkit.widgets.plain_text import PlainLabel
from ....views.toolkit.widgets.switch import Switch
from ...models.new_game import Deal
from ..daily import DailyCalendar
from .deal_card import DealCard, DealPicture
from .deal_pictures import CalendarLeaf, paint_dice, paint_note
from .how_it_goes import HowItGoes
from .medal_bar import MedalBar
from .seats import SeatList

SHEET_MARGINS = (17, 10, 17, 15)


class Reached(NumberCard):
    """A number on a sheet of the form."""

    radius = 9.0

    def sizeHint(self) -> QSize:
        """Room for three beside each other."""
        return QSize(round(150 * self.scale), round(64 * self.scale))

    def minimumSizeHint(self) -> QSize:
        """The smallest size."""
        return QSize(round(110 * self.scale), round(60 * self.scale))


class RollingForm(FormPage):
    """The contents of the form."""

    def __init__(self, art: Art | None = None, parent: QWidget | None = None) -> None:
        super().__init__(art, parent)
        form = QWidget()
        self._make_left()
        self._make_right()
        columns = QHBoxLayout(form)
        columns.setContentsMargins(14, 12, 14, 10)
        columns.setSpacing(13)
        columns.addWidget(self.left, 585)
        columns.addLayout(self._right, 415)
        self.take_form(form)

    def _make_left(self) -> None:
        """Who plays on which deal."""
        self.left = FormSheet()
        column = QVBoxLayout(self.left)
        column.setContentsMargins(*SHEET_MARGINS)
        column.setSpacing(10)
        self.who = PlainLabel(role="heading")
        self.table = SegmentedChoice()
        column.addLayout(_row(self.who, None, self.table))
        self.notice = PlainLabel(role="notice")
        self.notice.setWordWrap(True)
        column.addWidget(self.notice)
        self._make_alone()
        self._make_several()
        column.addWidget(self.alone, 1)
        column.addWidget(self.several, 1)
        self.how = HowItGoes(self.art)
        self.may_show_how = True
        """Whether the pictures are wanted; they give way where there is no room."""
        column.addWidget(self.how)
        self._make_dice()
        column.addWidget(self.dice)

    def _make_alone(self) -> None:
        self.alone = QWidget()
        column = QVBoxLayout(self.alone)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(9)
        self.name_label, self.deal_label = PlainLabel(role="label"), PlainLabel(role="heading")
        self.name = NameField()
        self.name_label.setBuddy(self.name)
        row = _row(self.name_label, self.name, None)
        row.setStretch(1, 1)
        column.addLayout(row)
        column.addWidget(self.deal_label)
        self.leaf = CalendarLeaf()
        pictures: dict[Deal, DealPicture] = {
            Deal.NEW: paint_dice,
            Deal.DAILY: self.leaf,
            Deal.TEXT: paint_note,
        }
        self.deals = {deal: DealCard(picture, self.icons) for deal, picture in pictures.items()}
        for card in self.deals.values():
            column.addWidget(card, 2)
        self.typed = _deal_field()
        self.deals[Deal.TEXT].put_aside(self.typed)
        column.addStretch(1)
        self.medals_label = PlainLabel(role="label")
        self.medals_label.setWordWrap(True)
        column.addWidget(self.medals_label)
        self.medals = MedalBar()
        column.addWidget(self.medals)
        column.addStretch(1)

    def _make_several(self) -> None:
        self.several = QWidget()
        column = QVBoxLayout(self.several)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(9)
        self.seats = SeatList(self.icons)
        column.addWidget(self.seats, 1)
        self.table_deal_label = PlainLabel(role="label")
        self.table_deal = SegmentedChoice()
        self.table_typed = _deal_field()
        column.addLayout(_row(self.table_deal_label, self.table_deal, self.table_typed, None))

    def _make_dice(self) -> None:
        self.dice = QWidget()
        self.dice_label, self.dice_hint = PlainLabel(role="label"), PlainLabel(role="hint")
        self.real_dice = Switch()
        row = _row(self.dice_label, self.dice_hint, None, self.real_dice)
        row.setContentsMargins(0, 0, 0, 0)
        self.dice.setLayout(row)

    def _make_right(self) -> None:
        """What was reached, the calendar, and the start."""
        self.days = FormSheet()
        column = QVBoxLayout(self.days)
        column.setContentsMargins(*SHEET_MARGINS)
        column.setSpacing(8)
        self.days_label, self.days_hint = PlainLabel(role="heading"), PlainLabel(role="hint")
        column.addLayout(_row(self.days_label, None, self.days_hint))
        self.best, self.streak = Reached(self.icons), Reached(self.icons)
        self.reached = QWidget()
        row = _row(self.best, self.streak)
        row.setContentsMargins(0, 0, 0, 0)
        self.reached.setLayout(row)
        column.addWidget(self.reached)
        self.calendar = DailyCalendar()
        self.calendar.set_icons(self.icons)
        column.addWidget(self.calendar, 1)
        self.day_line = PlainLabel(role="label")
        self.day_line.setWordWrap(True)
        self.replay_day = QPushButton()
        row = _row(self.day_line, self.replay_day)
        row.setStretch(0, 1)
        column.addLayout(row)
        self.start = StartButton()
        self.start.icons = self.icons
        self._right = QVBoxLayout()
        self._right.setContentsMargins(0, 0, 0, 0)
        self._right.setSpacing(11)
        self._right.addWidget(self.days, 1)
        self._right.addWidget(self.start)

    def arrange(self) -> None:
        """The bar above, the form below."""
        parts = (self.seats, self.medals, self.calendar, self.start, self.how, self.real_dice)
        choices, numbers = (self.table, self.table_deal), (self.best, self.streak)
        self.arrange_form(*parts, *self.deals.values(), *choices, *numbers)

    def fit_form(self) -> None:
        """As any form; the pictures give way where words need their room."""
        layout, room = self.form.layout(), self.frame.size()
        assert layout is not None
        self.how.setVisible(self.may_show_how)
        layout.activate()
        # At a width where its longer lines may break.
        needed = max(layout.minimumSize().height(), layout.minimumHeightForWidth(room.width()))
        if needed > room.height():
            self.how.hide()
        super().fit_form()

    def least_height(self, layout: QLayout, _width: int) -> int:
        """The least height of the form."""
        return layout.minimumSize().height()


def _deal_field() -> QLineEdit:
    """Where the text of a deal is typed."""
    field = QLineEdit()
    field.setMaxLength(LONGEST_TYPED_SEED)
    return field


def _row(*parts: QWidget | None) -> QHBoxLayout:
    """Parts beside each other; None for what room is left."""
    row = QHBoxLayout()
    row.setSpacing(10)
    for part in parts:
        if part is None:
            row.addStretch(1)
        else:
            row.addWidget(part)
    return row
