"""The bar at the top: the game, the turn, what to do now, and the window's own buttons."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFontMetricsF,
    QHelpEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import QWidget

from ...models.game.supply import SupplyModel
from ..toolkit import fonts
from ..toolkit.painting.canvas import BOLD, Canvas, Icons
from ..toolkit.painting.surfaces import gradient
from ..toolkit.theme import theme, theme_bus
from ..toolkit.widgets.key_button import KeyButton
from ..toolkit.widgets.plain_text import set_tip, show_tip

SUPPLY = ("bishop", "special", "flour", "glass", "inns", "bank")
UNCOUNTED = "bishop"


class BarButton(KeyButton):
    """A line icon on the bar."""

    def __init__(self, icon: str, tip: str, icons: Icons, parent: QWidget) -> None:
        super().__init__(parent)
        self.icon_name = icon
        self.icons = icons
        self.scale = 1.0
        set_tip(self, tip)
        self.setAccessibleName(tip)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    def sizeHint(self) -> QSize:
        """A square."""
        return QSize(round(34 * self.scale), round(34 * self.scale))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """The icon, brighter while pointed at."""
        with QPainter(self) as painter:
            canvas = Canvas(painter, self.scale, self.icons)
            s, look = self.scale, theme()
            area = QRectF(self.rect())
            if self.underMouse() or self.hasFocus():
                canvas.box(area.adjusted(2 * s, 2 * s, -2 * s, -2 * s), 7, "#30FFF4D6")
            if self.hasFocus():
                painter.setPen(QPen(QColor(look.bar_prompt), 1.8 * s))
                painter.drawRoundedRect(area.adjusted(2 * s, 2 * s, -2 * s, -2 * s), 7 * s, 7 * s)
            inset = 7 * s
            icon = area.adjusted(inset, inset, -inset, -inset)
            canvas.draw_inked(self.icon_name, icon, look.bar_text)


class Bar(QWidget):
    """Title, turn, prompt, in small windows the supply, and buttons on the right."""

    show_all_clicked = Signal()
    zoom_clicked = Signal()
    log_clicked = Signal()
    news_clicked = Signal()
    help_clicked = Signal()
    menu_clicked = Signal()

    def __init__(self, supply: SupplyModel, icons: Icons, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.supply = supply
        self.icons = icons
        self.scale = 1.0
        self.turn = 0
        self.prompt = ""
        self.with_supply = False
        self.buttons = [
            BarButton("toolbar-board", self.tr("Show all villages (0)"), icons, self),
            BarButton("toolbar-zoom-in", self.tr("Zoom in (+)"), icons, self),
            BarButton("toolbar-log", self.tr("Log and list of actions (L)"), icons, self),
            BarButton("toolbar-replay", self.tr("What the others did (N)"), icons, self),
            BarButton("toolbar-help", self.tr("Help and rules (F1)"), icons, self),
            BarButton("toolbar-menu", self.tr("Menu (F10)"), icons, self),
        ]
        signals = (
            self.show_all_clicked,
            self.zoom_clicked,
            self.log_clicked,
            self.news_clicked,
            self.help_clicked,
            self.menu_clicked,
        )
        for button, signal in zip(self.buttons, signals, strict=True):
            button.clicked.connect(signal)
        theme_bus().changed.connect(self.update)

    def set_scale(self, scale: float, *, with_supply: bool) -> None:
        """Paint so many pixels for a unit; the supply stands here where it has no panel."""
        self.scale, self.with_supply = scale, with_supply
        for button in self.buttons:
            button.scale = scale
        self._lay_out()
        self.update()

    def refresh(self) -> None:
        """Show the supply as it is, where it stands here."""
        if self.with_supply:
            self.update()

    def say(self, turn: int, prompt: str) -> None:
        """Show the turn and what to do now."""
        if (turn, prompt) != (self.turn, self.prompt):
            self.turn, self.prompt = turn, prompt
            self.setAccessibleName(prompt)
            set_tip(self, prompt)
            self.update()

    def resizeEvent(self, _event: QResizeEvent) -> None:
        """Place the buttons at the right."""
        self._lay_out()

    def _lay_out(self) -> None:
        side = round(34 * self.scale)
        step = round(38 * self.scale)
        top = (self.height() - side) // 2
        right = self.width() - round(10 * self.scale)
        for place, button in enumerate(reversed(self.buttons)):
            button.setGeometry(right - side - place * step, top, side, side)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Dark wood with light writing."""
        with QPainter(self) as painter:
            canvas = Canvas(painter, self.scale, self.icons)
            look, area = theme(), QRectF(self.rect())
            painter.fillRect(area, gradient(area, look.bar_top, look.bar_bottom))
            line = QPen(QColor(look.bar_line), 1.5 * self.scale)
            painter.setPen(line)
            painter.drawLine(area.bottomLeft(), area.bottomRight())
            right = self.buttons[0].x() / self.scale - 10
            if self.with_supply:
                self._paint_supply(canvas)
                right = self.area_of(SUPPLY[0]).left() / self.scale - 8
            self._paint_words(canvas, right)

    def _paint_words(self, canvas: Canvas, right: float) -> None:
        look, height = theme(), self.height() / self.scale
        canvas.draw("app-icon", canvas.rect(14, 5, 26, height - 10))
        x = 48.0
        if not self.with_supply:
            title, font = self.tr("Bohemian Villages"), canvas.display_font(20)
            x += (
                canvas.write(canvas.rect(x, 0, 240, height), title, font, look.bar_text)
                / self.scale
            )
            x += 22
            canvas.painter.fillRect(canvas.rect(x, 9, 1.2, height - 18), QColor(look.bar_muted))
            x += 16
        turn = self.tr("Turn {number}").format(number=self.turn)
        font = canvas.text_font(14.5)
        x += canvas.write(canvas.rect(x, 0, 90, height), turn, font, look.bar_muted) / self.scale
        x += 22
        room = canvas.rect(x, 0, right - x, height)
        canvas.write(room, self.prompt, canvas.text_font(14.5, BOLD), look.bar_prompt)

    def area_of(self, thing: str) -> QRectF:
        """Where a thing of the supply stands with its number, in pixels."""
        right = self.buttons[0].x() - 10 * self.scale
        after = SUPPLY[SUPPLY.index(thing) :]
        return QRectF(
            right - sum(map(self._width_of, after)), 0, self._width_of(thing), self.height()
        )

    def _width_of(self, thing: str) -> float:
        if thing == UNCOUNTED:
            return 30 * self.scale
        metrics = QFontMetricsF(fonts.text(15 * self.scale, BOLD))
        return metrics.horizontalAdvance(str(self.supply.row_of(thing).count)) + 30 * self.scale

    def _paint_supply(self, canvas: Canvas) -> None:
        """The supply in small."""
        look, s, font = theme(), self.scale, canvas.text_font(15, BOLD)
        for key in SUPPLY:
            row, area = self.supply.row_of(key), self.area_of(key)
            icon = "coin-badge" if key == "bank" else row.icon
            square = QRectF(area.left(), 8 * s, 22 * s, area.height() - 16 * s)
            canvas.draw(icon, square, 1.0 if row.count else 0.4)
            if key != UNCOUNTED:
                number = area.adjusted(24 * s, 0, 0, 0)
                canvas.write(number, str(row.count), font, look.bar_text)

    def event(self, event: QEvent) -> bool:
        """Explain what of the supply is pointed at."""
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            at = QPointF(event.pos())
            keys = [key for key in SUPPLY if self.with_supply and self.area_of(key).contains(at)]
            if keys:
                show_tip(event.globalPos(), self.supply.row_of(keys[0]).tip, self)
                return True
        return super().event(event)
