"""The form of a new game: its parts, found and placed; what they mean is the screen's."""

from __future__ import annotations

from itertools import pairwise

from PySide6.QtCore import Qt
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import (
    QComboBox,
    QHBoxLayout,
    QLabel,
    QLayout,
    QLineEdit,
    QPushButton,
    QSizePolicy,
    QSpacerItem,
    QVBoxLayout,
    QWidget,
)

from ...models.new_game.setups import BANKS
from ...records.bounds import LONGEST_TYPED_SEED
from ..toolkit.art import Art
from ..toolkit.forms.form_page import FormPage
from ..toolkit.forms.icon_button import IconButton
from ..toolkit.forms.start_button import StartButton
from ..toolkit.widgets.choice import SegmentedChoice
from ..toolkit.widgets.form_parts import FormSheet, load_form, part_of
from ..toolkit.widgets.painted import Painted
from ..toolkit.widgets.plain_text import PlainLabel
from ..toolkit.widgets.switch import Switch
from .portraits import Portraits
from .seal import Seal
from .seats import SeatList
from .set_box import SetBox
from .tiles import TileGrid

CUSTOM = (
    FormSheet,
    SegmentedChoice,
    SeatList,
    Switch,
    IconButton,
    Seal,
    SetBox,
    TileGrid,
    StartButton,
)


class NewGameForm(FormPage):
    """The contents of the form."""

    def __init__(self, art: Art | None = None, parent: QWidget | None = None) -> None:
        super().__init__(art, parent)
        self.take_form(load_form("new_game", CUSTOM, self))
        self._find_seats()
        self._find_options()
        self._find_villages()
        self._fold_options()
        self._dress()
        self._order_focus()

    def _find_seats(self) -> None:
        form = self.form
        self.players = part_of(form, SegmentedChoice, "players")
        self.seats = part_of(form, SeatList, "seats")
        self.first = part_of(form, SegmentedChoice, "first")
        self.youngest = part_of(form, SegmentedChoice, "youngest")
        self.youngest_row = part_of(form, QWidget, "youngest_row")

    def _find_options(self) -> None:
        form = self.form
        self.real_dice = part_of(form, Switch, "real_dice")
        self.forgetful = part_of(form, Switch, "forgetful")
        self.bank = part_of(form, QComboBox, "bank")
        self.bank.addItems([""] * len(BANKS))
        self.seed = part_of(form, QLineEdit, "seed")
        self.seed.setMaxLength(LONGEST_TYPED_SEED)
        self.draw = part_of(form, IconButton, "draw")
        self.notice = part_of(form, QLabel, "notice")
        self._make_rival_row()
        self.seal = part_of(form, Seal, "seal")
        self.options = part_of(form, FormSheet, "options_sheet")
        self.more = QPushButton()
        self.more.setCheckable(True)
        self.more.toggled.connect(self._unfold)

    def _make_rival_row(self) -> None:
        """The estimate for the person whose strength a seat matches, with a button to reset it,
        and the characters below."""
        self.rival_row = QWidget()
        self.rival = PlainLabel(role="hint")
        self.rival.setWordWrap(True)
        self.forget = QPushButton()
        policy = QSizePolicy.Policy
        self.rival_row.setSizePolicy(policy.Preferred, policy.Maximum)
        around = self.seats.parentWidget()
        sheet = around.layout() if around is not None else None
        assert isinstance(sheet, QVBoxLayout)
        # The seats grow as far as they like; the line stays close below them.
        sheet.setStretchFactor(self.seats, 1)
        sheet.addWidget(self.rival_row)
        self.portraits = Portraits(self.icons)
        sheet.addWidget(self.portraits)
        line = QHBoxLayout(self.rival_row)
        line.setContentsMargins(0, 0, 0, 0)
        line.addWidget(self.rival, 1)
        line.addWidget(self.forget)

    def _fold_options(self) -> None:
        """Hide options that are rarely changed under a button; unusual ones are named above it."""
        column = self.form.findChild(QVBoxLayout, "left")
        assert column is not None
        column.insertWidget(1, self.notice)
        column.insertWidget(2, self.more, 0, Qt.AlignmentFlag.AlignLeft)
        self.options.hide()

    def _unfold(self, on: bool) -> None:
        self.options.setVisible(on)
        self.fit_form()

    def fit_form(self) -> None:
        """Seats make way for faces; where the form scrolls, the start button is seen at once."""
        layout, room = self.form.layout(), self.frame.size()
        assert layout is not None
        self._below_start.changeSize(0, 0)
        self.portraits.claim(0)
        self._settle(layout)
        self.portraits.claim(max(0, room.height() - self.least_height(layout, room.width())))
        super().fit_form()
        self._below_start.changeSize(0, max(0, self.form.height() - self.frame.height()))
        self._right.invalidate()

    def _settle(self, layout: QLayout) -> None:
        """Have its sizes follow at once what was shown, hidden or made larger within."""
        for sheet in self.form.findChildren(FormSheet):
            if (inner := sheet.layout()) is not None:
                inner.invalidate()
                inner.activate()
        layout.invalidate()
        layout.activate()

    def _find_villages(self) -> None:
        form = self.form
        self.village_set = part_of(form, SetBox, "village_set")
        self.tiles = part_of(form, TileGrid, "tiles")
        self.all_random = part_of(form, QPushButton, "all_random")
        self.random_count = part_of(form, QLabel, "random_count")
        self.start = part_of(form, StartButton, "start")
        right = form.findChild(QVBoxLayout, "right")
        assert right is not None
        self._right, self._below_start = right, QSpacerItem(0, 0)
        right.addSpacerItem(self._below_start)

    def _dress(self) -> None:
        for painted in self.form.findChildren(Painted):
            painted.set_icons(self.icons)
        self.start.icons = self.icons
        self.draw.show_icon("toolbar-shuffle", self.icons)
        for hint in self.form.findChildren(QLabel):
            if hint.property("role") == "hint":
                hint.setMinimumWidth(1)

    def _order_focus(self) -> None:
        """Tab goes down the left column: parts made here would come after the whole form."""
        column = [self.seats.places[-1], self.forget, *self.portraits.buttons, self.more]
        for before, after in pairwise(column):
            QWidget.setTabOrder(before, after)

    def arrange(self) -> None:
        """The bar above, the form below."""
        parts = (self.seats, self.portraits, self.seal, self.tiles, self.draw, self.start)
        choices = (self.players, self.first, self.youngest)
        self.arrange_form(*parts, *choices, self.real_dice, self.forgetful)

    def showEvent(self, event: QShowEvent) -> None:
        """The first name has the focus, ready to be typed over; there may be new village sets."""
        super().showEvent(event)
        self.village_set.look()
        self.focus_first_name()

    def focus_first_name(self) -> None:
        """Focus the first name, where most people begin."""
        name = self.seats.rows[0].name
        name.setFocus(Qt.FocusReason.OtherFocusReason)
        name.selectAll()
