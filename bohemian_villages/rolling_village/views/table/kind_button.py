"""KindButton: one kind of project to choose, on a card of the preparation or for the bonus."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPen
from PySide6.QtWidgets import QWidget

from ....views.toolkit.painting.canvas import BOLD, CENTER, Canvas, Icons
from ....views.toolkit.painting.surfaces import Surface, paint_button
from ....views.toolkit.shortcuts import row_step
from ....views.toolkit.theme import theme
from ....views.toolkit.widgets.painted_button import KeyButton
from ....views.toolkit.widgets.panel import paint_focus
from ....views.toolkit.widgets.plain_text import set_tip
from ...engine.sheet import Project
from ..sheet.look import sheet_look

HIGH = 1.3
"""So much higher than wide, a card has its key below its picture."""


class KindButton(KeyButton):
    """A project on a small card; struck out where it is used up."""

    def __init__(self, project: Project, icons: Icons, parent: QWidget) -> None:
        super().__init__(icons, parent)
        self.project = project
        self.is_chosen = False
        self.is_used = False
        self.digit = ""
        """The key that chooses it, while it can be chosen."""
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def show_kind(self, told: str, *, chosen: bool, used: bool, digit: str) -> None:
        """Show whether it is chosen, used up, or can be chosen by a key."""
        looks = (chosen, used, digit)
        if looks != (self.is_chosen, self.is_used, self.digit):
            self.is_chosen, self.is_used, self.digit = looks
            self.update()
        self.setEnabled(bool(digit))
        self.setAccessibleName(told)
        set_tip(self, f"{told} ({digit})" if digit else told)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Up and Down lead to the sheet, as everywhere on the table; Qt would go round in a
        circle."""
        if row_step(event):
            event.ignore()
        else:
            super().keyPressEvent(event)

    def paint(self, canvas: Canvas, area: QRectF) -> None:
        """The card, the project, and the key in its corner."""
        s, look = self.scale, theme()
        card = area.adjusted(s, s, -s, -3 * s)
        if self.is_used:
            canvas.box(card, 7, "#00000000", edge=look.sunk_edge, width=1.3, dashed=True)
        else:
            canvas.box(card, 7, sheet_look().cell, edge=look.button_edge, width=1.2)
            if self.is_chosen or (self.underMouse() and self.isEnabled()):
                self._paint_edge(canvas.painter, card)
        inset = 3 * s
        picture = card.adjusted(inset, inset, -inset, -inset)
        is_high = picture.height() > HIGH * picture.width()
        if is_high:
            # As large as it fits; the key has the room below.
            picture.setHeight(picture.width())
            picture.moveTop(card.center().y() - picture.height() / 2 - 9 * s)
        canvas.draw(f"rolling/{self.project.key}", picture, 0.3 if self.is_used else 1.0)
        if self.is_used:
            self._strike_out(canvas.painter, card)
        elif self.digit:
            # A key cap: a bare number would look like points, or like a face of a die.
            cap = QRectF(card.left() + 2.5 * s, card.top() + 2.5 * s, 14 * s, 13 * s)
            if is_high:
                cap.moveCenter(QPointF(card.center().x(), picture.bottom() + 10 * s))
            _paint_cap(canvas, cap, self.digit)
        if self.hasFocus():
            paint_focus(canvas, area, 8)

    def _paint_edge(self, painter: QPainter, area: QRectF) -> None:
        s, look = self.scale, theme()
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(look.glow), (3.0 if self.is_chosen else 1.8) * s))
        painter.drawRoundedRect(area.adjusted(s, s, -s, -s), 6 * s, 6 * s)

    def _strike_out(self, painter: QPainter, area: QRectF) -> None:
        s = self.scale
        painter.setPen(QPen(QColor(theme().muted), 1.8 * s))
        middle, reach = area.center(), QPointF(area.height() * 0.42, -area.height() * 0.34)
        painter.drawLine(middle - reach, middle + reach)


def _paint_cap(canvas: Canvas, cap: QRectF, digit: str) -> None:
    """The key that chooses something."""
    look = theme()
    canvas.box(cap.translated(0, 1.4 * canvas.scale), 3.5, look.frame_edge)
    canvas.box(cap, 3.5, look.number, edge=look.frame_edge, width=1.0)
    canvas.write(cap, digit, canvas.text_font(10.5, BOLD), look.number_text, CENTER)


class PlateButton(KeyButton):
    """The sign of an avenue, with the points it would score."""

    def __init__(self, avenue: int, name: str, icons: Icons, parent: QWidget) -> None:
        super().__init__(icons, parent)
        self.avenue = avenue
        self.name = name
        self.points = 0
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def show_points(self, points: int, told: str) -> None:
        """Show what the avenue would score."""
        self.points = points
        self.setAccessibleName(told)
        set_tip(self, f"{told} ({self.avenue + 1})")
        self.update()

    def paint(self, canvas: Canvas, area: QRectF) -> None:
        """The plate, and the points below it."""
        s, hovered = self.scale, self.underMouse()
        face = area.adjusted(s, s, -s, -3 * s)
        paint_button(
            canvas.painter, face, Surface.PLAIN, s, is_hovered=hovered, is_down=self.isDown()
        )
        plate = face.adjusted(3 * s, 4 * s, -3 * s, -face.height() * 0.44)
        hot = hovered or self.hasFocus()
        canvas.box(plate, 5, *(("#FBDC84", "#E9B33C") if hot else ("#6F93AD", "#3F6486")))
        ink = "#3A281C" if hot else "#FFFDF2"
        font = canvas.fitting_font(plate.width() - 1 * s, self.name, 12.5, BOLD)
        canvas.write(plate, self.name, font, ink, CENTER)
        below = QRectF(face.left(), plate.bottom(), face.width(), face.bottom() - plate.bottom())
        cap = QRectF(face.left() + 4 * s, below.center().y() - 7 * s, 13 * s, 13 * s)
        _paint_cap(canvas, cap, str(self.avenue + 1))
        points = below.adjusted(15 * s, 0, 0, 0)
        canvas.write(points, str(self.points), canvas.text_font(15, BOLD), theme().text, CENTER)
        if self.hasFocus():
            paint_focus(canvas, area, 8)
