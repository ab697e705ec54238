"""The bar of a table: the way out, the game, its progress, what to do now, and buttons."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt, Signal, SignalInstance
from PySide6.QtGui import QColor, QPen
from PySide6.QtWidgets import QWidget

from ..painting.canvas import BOLD, Canvas, Icons
from ..theme import theme, theme_bus
from .page_bar import BackButton, paint_bar
from .painted import Painted
from .painted_button import KeyButton
from .plain_text import set_tip


class BarButton(KeyButton):
    """A line icon on the bar."""

    def __init__(self, icon: str, tip: str, icons: Icons, parent: QWidget) -> None:
        super().__init__(icons, parent)
        self.icon_name = icon
        set_tip(self, tip)
        self.setAccessibleName(tip)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def paint(self, canvas: Canvas, area: QRectF) -> None:
        """The icon, brighter while pointed at."""
        s, look = self.scale, theme()
        inner = area.adjusted(2 * s, 2 * s, -2 * s, -2 * s)
        if self.underMouse() or self.hasFocus():
            canvas.box(inner, 7, "#30FFF4D6")
        if self.hasFocus():
            canvas.painter.setPen(QPen(QColor(look.bar_prompt), 1.8 * s))
            canvas.painter.drawRoundedRect(inner, 7 * s, 7 * s)
        icon = area.adjusted(7 * s, 7 * s, -7 * s, -7 * s)
        canvas.draw_inked(self.icon_name, icon, look.bar_text)


class TableBar(Painted):
    """Dark wood with light writing, a way out on its left, and line icons on its right."""

    left = Signal()
    """The start screen was requested; the game waits there."""
    log_clicked = Signal()
    help_clicked = Signal()
    menu_clicked = Signal()

    def __init__(self, icons: Icons, parent: QWidget | None = None) -> None:
        super().__init__(parent, icons)
        self.title = ""
        """The name of the game."""
        self.turn = ""
        self.prompt = ""
        self.buttons: list[BarButton] = []
        self.back = self._make_back()
        theme_bus().changed.connect(self.update)

    def _make_back(self) -> BackButton:
        back = BackButton(self.icons, self)
        back.setText(self.tr("Menu"))
        back.setAccessibleName(back.text())
        set_tip(back, self.tr("Leave the table; the game is kept and waits on the start screen"))
        back.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        back.clicked.connect(self.left)
        return back

    def add_button(self, icon: str, tip: str, clicked: SignalInstance) -> None:
        """One more button, at the right end."""
        button = BarButton(icon, tip, self.icons, self)
        button.clicked.connect(clicked)
        self.buttons.append(button)

    def set_scale(self, scale: float) -> None:
        """Paint so many pixels for a unit."""
        super().set_scale(scale)
        for button in self.buttons:
            button.scale = scale
        self.back.set_scale(scale)
        self._lay_out()

    def say(self, turn: str, prompt: str) -> None:
        """Show the progress of the game and what to do now."""
        if (turn, prompt) != (self.turn, self.prompt):
            self.turn, self.prompt = turn, prompt
            self.setAccessibleName(prompt)
            set_tip(self, prompt)
            self.update()

    def _lay_out(self) -> None:
        side = round(34 * self.scale)
        step = round(38 * self.scale)
        top = (self.height() - side) // 2
        right = self.width() - round(10 * self.scale)
        for place, button in enumerate(reversed(self.buttons)):
            button.setGeometry(right - side - place * step, top, side, side)
        self.back.place(self.height())

    def paint(self, canvas: Canvas, area: QRectF) -> None:
        """The wood, and everything on it."""
        paint_bar(canvas, area)
        self.paint_content(canvas, self.buttons[0].x() / self.scale - 10)

    def paint_content(self, canvas: Canvas, right: float) -> None:
        """The content left of the buttons, up to so many units from the left."""
        self.paint_words(canvas, right, with_title=True)

    def paint_words(self, canvas: Canvas, right: float, *, with_title: bool) -> None:
        """The game, its progress, and what to do now."""
        look, height = theme(), self.height() / self.scale
        x = (self.back.geometry().right() + 1) / self.scale + 14
        if with_title:
            canvas.draw("app-icon", canvas.rect(x, 5, 26, height - 10))
            x += 34
            font = canvas.display_font(20)
            x += (
                canvas.write(canvas.rect(x, 0, 240, height), self.title, font, look.bar_text)
                / self.scale
            )
            x += 22
            canvas.painter.fillRect(canvas.rect(x, 9, 1.2, height - 18), QColor(look.bar_muted))
            x += 16
        font = canvas.text_font(14.5)
        room = canvas.rect(x, 0, 130, height)
        x += canvas.write(room, self.turn, font, look.bar_muted) / self.scale
        x += 22
        room = canvas.rect(x, 0, right - x, height)
        font = canvas.fitting_font(room.width(), self.prompt, 14.5, BOLD)
        canvas.write(room, self.prompt, font, look.bar_prompt)
