"""Entries of the start screen: parchment buttons with a picture, words and a key cap."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QFontMetricsF,
    QPen,
    QPixmap,
)
from PySide6.QtWidgets import QWidget

from ..toolkit import fonts
from ..toolkit.painting.canvas import BOLD, RIGHT, Canvas, Icons
from ..toolkit.shortcuts import MOVING
from ..toolkit.theme import theme
from ..toolkit.widgets.caps import paint_cap
from ..toolkit.widgets.painted_button import PaintedButton
from ..toolkit.widgets.panel import paint_focus, paint_parchment
from ..toolkit.widgets.plain_text import set_tip
from ..toolkit.widgets.ribbon import fitted

PICTURES_WIDE = 40.0
"""From the left edge of the first picture to that of the last, in units."""


class EntryButton(PaintedButton):
    """A title with a line beneath, a picture left and a key cap right."""

    def __init__(self, pictures: tuple[str, ...], icons: Icons, parent: QWidget) -> None:
        super().__init__(icons, parent)
        self.pictures = pictures
        self.line = ""
        self.is_primary = False
        """Whether this is what most people want next."""

    def say(self, title: str, line: str = "") -> None:
        """Set title and line."""
        self.setText(title)
        self.line = line
        self.setAccessibleName(title)
        self.setAccessibleDescription(line)
        set_tip(self, self.key)
        self.update()

    def wanted_width(self) -> int:
        """As wide as picture, title and cap need."""
        s = self.scale
        title = QFontMetricsF(fonts.display(17.5 * s)).horizontalAdvance(self.text())
        cap = QFontMetricsF(fonts.text(12 * s, BOLD)).horizontalAdvance(self.key) + 14 * s
        return round(15 * s + 24 * s + 12 * s + title + 14 * s + cap + 16 * s)

    def _paint_ground(self, canvas: Canvas, area: QRectF) -> None:
        """Parchment, or terracotta where it is what most people want."""
        s, look = self.scale, theme()
        place = self.pressed_down(area)
        paint_parchment(canvas, place, 11)
        if self.is_primary:
            sheet = place.adjusted(1.5 * s, s, -1.5 * s, -3.5 * s)
            canvas.box(sheet, 11, look.primary_top, look.primary_bottom, look.primary_edge, 1.6)

    @property
    def _inks(self) -> tuple[str, str]:
        """For the title and for the line beneath."""
        look = theme()
        if self.is_primary:
            return look.primary_text, look.primary_text
        return look.text, look.muted

    def paint(self, canvas: Canvas, area: QRectF) -> None:
        """Brighter at its edge while pointed at."""
        s, look = self.scale, theme()
        self._paint_ground(canvas, area)
        if self.underMouse():
            sheet = area.adjusted(1.5 * s, s, -1.5 * s, -3.5 * s)
            canvas.painter.setBrush(Qt.BrushStyle.NoBrush)
            canvas.painter.setPen(QPen(QColor(look.glow), 2 * s))
            canvas.painter.drawRoundedRect(sheet, 11 * s, 11 * s)
        left = self._paint_pictures(canvas, area)
        right = area.right() - 16 * s
        if self.key:
            right = paint_cap(canvas, right, area.center().y() - s, self.key) - 8 * s
        self._paint_words(canvas, QRectF(left, area.top(), right - left, area.height() - 2 * s))
        if self.hasFocus():
            paint_focus(canvas, area, 12)

    def _paint_pictures(self, canvas: Canvas, area: QRectF) -> float:
        """The pictures from the left, overlapping; where the words begin."""
        s = self.scale
        if len(self.pictures) == 1:
            box = QRectF(area.left() + 15 * s, area.center().y() - 13 * s, 24 * s, 24 * s)
            canvas.draw(self.pictures[0], box)
            return box.right() + 12 * s
        # However many there are, they take the same room: the words of all entries line up.
        left, high = area.left() + 8 * s, min(50 * s, area.height() - 12 * s)
        x, step = left, PICTURES_WIDE * s / max(1, len(self.pictures) - 1)
        for name in self.pictures:
            canvas.draw(name, QRectF(x, area.center().y() - high / 2 - s, high * 0.8, high))
            x += step
        return left + (PICTURES_WIDE + 8) * s + high * 0.8

    def _paint_words(self, canvas: Canvas, area: QRectF) -> None:
        s, (ink, pale) = self.scale, self._inks
        line = canvas.text_font(12.8)
        if not self.line or canvas.width_of(self.line, line) > area.width():
            canvas.write(area, self.text(), fitted(canvas, self.text(), 17.5, area.width()), ink)
            return
        upper = QRectF(area.left(), area.center().y() - 23 * s, area.width(), 24 * s)
        lower = QRectF(area.left(), area.center().y() + 1 * s, area.width(), 19 * s)
        canvas.write(upper, self.text(), fitted(canvas, self.text(), 18.5, area.width()), ink)
        canvas.write(lower, self.line, line, pale)


class ContinueCard(PaintedButton):
    """The game that waits: a picture of its table, two lines, and the way back to it."""

    def __init__(self, icons: Icons, parent: QWidget) -> None:
        super().__init__(icons, parent)
        self.picture = QPixmap()
        self.lines = ("", "")
        self.player = ""
        self.show_key(MOVING["press"])

    def show_game(self, picture: QPixmap | None, line1: str, line2: str, player: str = "") -> None:
        """The picture may be missing; so may that of the player to move."""
        self.player = player
        self.picture = picture if picture is not None else QPixmap()
        self.lines = (line1, line2)
        self.setAccessibleDescription(". ".join(line for line in self.lines if line))
        self.update()

    def show_picture(self, picture: QPixmap) -> None:
        """The picture, of the shape announced."""
        self.picture = picture
        self.update()

    def say(self, title: str) -> None:
        """Set the title."""
        self.setText(title)
        self.setAccessibleName(title)
        set_tip(self, self.key)
        self.update()

    def height_for(self, width: float, most: float) -> float:
        """The height of the card at that width, in units, following the picture's shape."""
        if self.picture.isNull():
            return 108
        size = self.picture.size()
        return min((width - 24) * size.height() / size.width() + 110, most)

    def paint(self, canvas: Canvas, area: QRectF) -> None:
        """Picture, lines, and a terracotta strip."""
        s, look = self.scale, theme()
        paint_parchment(canvas, self.pressed_down(area), 12)
        strip = QRectF(area.left() + 12 * s, area.bottom() - 63 * s, area.width() - 24 * s, 47 * s)
        line = QRectF(strip.left() + 4 * s, strip.top() - 32 * s, strip.width() - 8 * s, 26 * s)
        top = QRectF(
            strip.left(), area.top() + 13 * s, strip.width(), line.top() - area.top() - 17 * s
        )
        self._paint_picture(canvas, top)
        font = canvas.text_font(13)
        wide = min(canvas.width_of(self.lines[1], font), line.width() * 0.6)
        first = line.adjusted(0, 0, -wide - 8 * s, 0)
        if self.player:
            figure = QRectF(first.left() - 3 * s, first.top() - s, 24 * s, 28 * s)
            canvas.draw(self.player, figure)
            first.setLeft(figure.right() + 4 * s)
        canvas.write(first, self.lines[0], canvas.text_font(15.5, BOLD))
        canvas.write(
            line.adjusted(line.width() - wide - 2, 0, 0, 0), self.lines[1], font, look.muted, RIGHT
        )
        self._paint_strip(canvas, strip)
        if self.hasFocus():
            paint_focus(canvas, area, 13)

    def _paint_picture(self, canvas: Canvas, area: QRectF) -> None:
        if self.picture.isNull() or area.height() < 20 * self.scale:
            return
        s, look, painter = self.scale, theme(), canvas.painter
        size = self.picture.size().scaled(area.size().toSize(), Qt.AspectRatioMode.KeepAspectRatio)
        target = QRectF(0, 0, size.width(), size.height())
        target.moveCenter(area.center())
        painter.drawPixmap(target, self.picture, QRectF(self.picture.rect()))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(look.panel_edge), 1.5 * s))
        painter.drawRoundedRect(target, 5 * s, 5 * s)

    def _paint_strip(self, canvas: Canvas, area: QRectF) -> None:
        s, look = self.scale, theme()
        top = look.terracotta if not self.underMouse() else look.primary_top
        canvas.box(area, 9, look.primary_top, look.primary_bottom, look.primary_edge, 1.6)
        canvas.box(area.adjusted(2 * s, 2 * s, -2 * s, -area.height() * 0.5), 8, "#24" + "FFFFFF")
        if self.underMouse():
            canvas.box(area, 9, "#20" + top[1:], edge=look.glow, width=2)
        font, text = canvas.display_font(21), self.text()
        right = paint_cap(canvas, area.right() - 18 * s, area.center().y(), self.key)
        room = right - area.left() - 16 * s
        wide = min(canvas.width_of(text, font), room - 30 * s)
        x = max(area.center().x() - (wide + 24 * s) / 2, area.left() + 10 * s)
        x = min(x, right - wide - 34 * s)
        icon = QRectF(x, area.center().y() - 9 * s, 18 * s, 18 * s)
        canvas.draw_inked("toolbar-play", icon, look.primary_text)
        words = QRectF(x + 24 * s, area.top() - s, wide + 2, area.height())
        canvas.write(words, text, font, look.primary_text)


class LightButton(PaintedButton):
    """A quiet button on the landscape: light words on a dark ground, as Quit."""

    def __init__(self, icon: str, icons: Icons, parent: QWidget) -> None:
        super().__init__(icons, parent)
        self.icon_name = icon

    def say(self, title: str) -> None:
        """Set the title."""
        self.setText(title)
        self.setAccessibleName(title)
        set_tip(self, self.key)

    def wanted_width(self, canvas_font_width: float) -> float:
        """In pixels, for words of that width."""
        return canvas_font_width + 120 * self.scale

    def paint(self, canvas: Canvas, area: QRectF) -> None:
        """Icon, words and cap in a row."""
        s, ink = self.scale, "#FFF6E4"
        if self.underMouse() or self.hasFocus():
            canvas.box(area.adjusted(s, s, -s, -s), 9, "#66301C0E")
        middle = area.center()
        icon = QRectF(area.left() + 8 * s, middle.y() - 10 * s, 20 * s, 20 * s)
        canvas.draw_inked(self.icon_name, icon, ink)
        font = canvas.text_font(14.5, BOLD)
        words = QRectF(icon.right() + 7 * s, area.top(), area.width(), area.height())
        wide = canvas.width_of(self.text(), font)
        shade = words.translated(QPointF(0, s))
        canvas.write(shade, self.text(), font, "#90201408")
        canvas.write(words, self.text(), font, ink)
        cap = canvas.width_of(self.key, canvas.text_font(12, BOLD)) + 12 * s
        paint_cap(canvas, words.left() + wide + 10 * s + cap, middle.y(), self.key)
        if self.hasFocus():
            paint_focus(canvas, area, 9)
