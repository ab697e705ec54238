"""The game in three pictures, for people who open the form before the rules."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from ....views.toolkit.art import Art
from ....views.toolkit.shortcuts import WINDOW
from ....views.toolkit.theme import theme_bus
from ....views.toolkit.widgets.plain_text import PlainLabel
from ....views.toolkit.widgets.rules_card import CardPicture
from ...words.overview import rolling_overview
from ..overview_card import Avenue, SquareExample, Swap
from ..project_icons import ProjectIcons

SMALLER = 0.8
"""Than on the overview card."""
WIDTHS = (7, 6, 6)
"""Of the pictures with their lines, compared with each other."""


class HowItGoes(QWidget):
    """What dice mean, what scores, and what squares are for."""

    def __init__(self, art: Art) -> None:
        super().__init__()
        self._icons = ProjectIcons(art)
        self.pictures: tuple[CardPicture, ...] = (
            Swap(self._icons),
            Avenue(self._icons),
            SquareExample(self._icons),
        )
        self.title, self.more = PlainLabel(role="label"), PlainLabel(role="hint")
        self.lines = tuple(PlainLabel(role="hint") for _picture in self.pictures)
        self._lay_out()
        art.ready.connect(self._take_pictures)
        theme_bus().changed.connect(self._repaint)
        self.retranslate()

    def _lay_out(self) -> None:
        box = QVBoxLayout(self)
        box.setContentsMargins(0, 0, 0, 0)
        box.setSpacing(6)
        head = QHBoxLayout()
        head.addWidget(self.title)
        head.addStretch(1)
        head.addWidget(self.more)
        box.addLayout(head)
        grid = QGridLayout()
        grid.setHorizontalSpacing(14)
        grid.setVerticalSpacing(4)
        for place, (picture, line) in enumerate(zip(self.pictures, self.lines, strict=True)):
            line.setWordWrap(True)
            line.setAlignment(Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop)
            grid.addWidget(picture, 0, place, Qt.AlignmentFlag.AlignCenter)
            grid.addWidget(line, 1, place)
            grid.setColumnStretch(place, WIDTHS[place])
        box.addLayout(grid)

    def set_scale(self, scale: float) -> None:
        """Paint so many pixels for a unit."""
        for picture in self.pictures:
            picture.set_scale(scale * SMALLER)

    def retranslate(self) -> None:
        """Say every text in the language in use."""
        words = rolling_overview
        self.title.setText(words.in_short())
        self.more.setText(words.more(WINDOW["overview"].native[0]))
        for line, text in zip(self.lines, words.in_pictures(), strict=True):
            line.setText(text)

    def _take_pictures(self) -> None:
        """Pictures came; paint again if one of them was missing."""
        if self._icons.has_missed:
            self._icons.has_missed = False
            self._repaint()

    def _repaint(self) -> None:
        for picture in self.pictures:
            picture.update()
