"""FormPage: a form that fills the window below a bar."""

from __future__ import annotations

from typing import Protocol

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLayout, QScrollArea, QWidget

from .. import style
from ..art import Art
from ..shortcuts import NEW_GAME
from ..theme import theme
from ..widgets.form_parts import FormSheet, LayoutScale
from ..widgets.page_bar import HEIGHT as BAR_HEIGHT
from ..widgets.side_page import SidePage


class Scaled(Protocol):
    """A part that paints itself."""

    def set_scale(self, scale: float, /) -> None:
        """Paint so many pixels for a unit."""


class FormPage(SidePage):
    """The bar, and the form on the wood of the table."""

    started = Signal(object)
    """Carries the setup of a game."""

    def __init__(self, art: Art | None = None, parent: QWidget | None = None) -> None:
        super().__init__(art, parent)
        self.frame = QScrollArea(self)
        self.frame.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    def begin(self) -> None:
        """Start the game that the form describes."""
        raise NotImplementedError

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Ctrl+Enter starts."""
        if NEW_GAME["start"].is_pressed(event):
            self.begin()
        else:
            super().keyPressEvent(event)

    def take_form(self, form: QWidget) -> None:
        """Show a form, whose layouts are as they are to be in the usual window."""
        self.form = form
        self.frame.setWidget(form)
        self._layout_scale = LayoutScale(form)

    def arrange_form(self, *parts: Scaled) -> None:
        """The bar above, the form below with its sheets and these parts of it."""
        sheet = style.sheet(theme(), self.scale)
        if self.styleSheet() != sheet:
            self.setStyleSheet(sheet)
        self._layout_scale.apply(self.scale)
        for part in (*self.form.findChildren(FormSheet), *parts, self.bar):
            part.set_scale(self.scale)
        bar = self.px(BAR_HEIGHT)
        self.bar.setGeometry(0, 0, self.width(), bar)
        self.frame.setGeometry(0, bar, self.width(), self.height() - bar)
        self.fit_form()

    def fit_form(self) -> None:
        """The form fills the window; in one that is too small it keeps its least size and scrolls.

        QScrollArea's own way would scroll already where the form only has less than it likes.
        """
        layout, room = self.form.layout(), self.frame.size()
        assert layout is not None
        layout.activate()
        least = layout.minimumSize().width()
        width = max(room.width(), least)
        if self.least_height(layout, width) > room.height():
            # The scroll bar takes its part of the width.
            width = max(room.width() - self.frame.verticalScrollBar().sizeHint().width(), least)
        self.form.resize(width, max(room.height(), self.least_height(layout, width)))

    def least_height(self, layout: QLayout, width: int) -> int:
        """The least height of the form at a width."""
        return layout.minimumHeightForWidth(width)
