"""The sheet that explains a turn of an AI player, over the side of the table."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from math import ceil
from typing import Any, Generic, TypeVar

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget

from ....models.explained_turn import ExplainedTurn
from .. import fonts
from ..painting.canvas import Canvas, Icons
from ..theme import theme, theme_bus
from .drawer import Drawer
from .panel import Panel, hand_focus_up
from .plain_text import MarkupLabel
from .suggestions import colored

Model = TypeVar("Model", bound=ExplainedTurn[Any, Any])

TITLE, LEAST_TITLE = 16.5, 12.0
DIE = 26.0
TEXT = 13.5
AROUND = 62.0
"""What heading and margins take of the height."""
LEAST_FACE, MOST_FACE = 56.0, 150.0
"""Below the words, in units, where a card ends so much lower."""


class _Heading(Panel):
    """Whose turn it was, smaller or shortened where a name is long; and the dice of the turn."""

    title = ""
    dice: tuple[int, ...] = ()

    def say(self, title: str, dice: tuple[int, ...]) -> None:
        """Show another title, and other dice."""
        if (title, dice) != (self.title, self.dice):
            self.title, self.dice = title, dice
            self.update()

    def paint_ground(self, canvas: Canvas) -> None:
        """Nothing: it is part of the sheet."""

    def paint_content(self, canvas: Canvas) -> None:
        """The title, with the dice at the right."""
        width, height = self.units()
        room = len(self.dice) * (DIE + 4)
        for place, face in enumerate(self.dice):
            x = width - room + place * (DIE + 4)
            canvas.draw(f"die-{face}", canvas.rect(x, (height - DIE) / 2, DIE, DIE))
        area = canvas.rect(0, 0, width - room, height)
        font = canvas.fitting_display_font(area.width(), self.title, TITLE, LEAST_TITLE)
        canvas.write(area, self.title, font)


class WhySheet(Drawer, Generic[Model]):
    """As high as its words need; Escape closes it."""

    def __init__(self, model: Model, icons: Icons, parent: QWidget) -> None:
        super().__init__(icons, parent)
        self.model = model
        self._room = QRect()
        self._covered: Sequence[QRect] = ()
        self._spare = 0
        """How much room is left below the words, in pixels."""
        self.heading = _Heading(icons, self)
        self.words = MarkupLabel("")
        self.words.setWordWrap(True)
        self.words.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.page = QScrollArea(self)
        self.page.setFrameShape(QFrame.Shape.NoFrame)
        self.page.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.page.setWidgetResizable(True)
        self.page.setWidget(self.words)
        self.page.viewport().setAutoFillBackground(False)
        self.words.setAutoFillBackground(False)
        self.page.setStyleSheet("QScrollArea { background: transparent; }")
        self.hold(self.heading, self.page)
        self.pass_keys_of(self.page)
        self.closed.connect(model.close)
        model.changed.connect(self._follow)
        theme_bus().changed.connect(self._say)
        self.hide()

    def place(self, room: QRect, covered: Sequence[QRect], scale: float) -> None:
        """Lie within a room of the table, if it can, just over some of these parts."""
        self._room, self._covered = room, covered
        self.set_scale(scale)
        self._say()

    def _follow(self) -> None:
        """Update after a different turn or none is explained, or more is known."""
        if not self.model.is_open:
            self._go()
            return
        self._say()
        if self.isHidden():
            self.show()
            self.raise_()
            self.page.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def set_scale(self, scale: float) -> None:
        """Paint so many pixels for a unit."""
        self.heading.set_scale(scale)
        super().set_scale(scale)

    def _go(self) -> None:
        focused: QWidget | None = self.window().focusWidget()
        had_focus = focused is not None and self.isAncestorOf(focused)
        self.hide()
        if had_focus:
            hand_focus_up(self)

    def _say(self) -> None:
        self.heading.say(self.model.title, self.model.dice)
        told, look = self.model.paragraphs, theme()
        lines = [f'<p style="margin:0 0 6px 0">{colored([sentence])}</p>' for sentence in told]
        status = f'<p style="margin:0; color:{look.muted}">{escape(self.model.status)}</p>'
        self.words.setFont(fonts.text(TEXT * self.scale))
        # The window's style sheet has a size for all labels, which comes before the font.
        style = f"font-size:{round(TEXT * self.scale)}px; color:{look.text}"
        self.words.setText(f'<div style="{style}">{"".join(lines)}{status}</div>')
        self.setAccessibleName(self.model.title)
        self.page.setAccessibleName(self.model.title)
        spoken = [*(sentence.text for sentence in told), self.model.status]
        self.page.setAccessibleDescription("\n".join(filter(None, spoken)))
        self._fit()

    def _fit(self) -> None:
        """As far as the end of the first card that leaves room for the words."""
        s, room = self.scale, self._room
        words = self.words.heightForWidth(max(1, room.width() - 2 * round(10 * s)))
        least = words + round(AROUND * s)
        ends = (part.bottom() + 1 + ceil(2 * s) - room.top() for part in self._covered)
        height = min(room.height(), min((end for end in ends if end >= least), default=least))
        self._spare = height - least
        self.setGeometry(room.x(), room.y(), room.width(), height)
        self.update()

    def paint_content(self, canvas: Canvas) -> None:
        """The face of whoever played, below the words if there is room."""
        s = self.scale
        side = min(self._spare - 8 * s, MOST_FACE * s)
        if self.model.face and side >= LEAST_FACE * s:
            low = self.height() - 14 * s - (self._spare - side) / 2
            canvas.draw(
                self.model.face, QRectF(self.width() / 2 - side / 2, low - side, side, side)
            )
