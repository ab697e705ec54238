"""The bar at the top: the game, the turn, what to do now, and in small windows the supply."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QPointF, QRectF, Signal
from PySide6.QtGui import QFontMetricsF, QHelpEvent
from PySide6.QtWidgets import QWidget

from ...models.game.supply import SupplyRow
from ..keys import BOARD, TABLE
from ..toolkit import fonts
from ..toolkit.painting.canvas import BOLD, Canvas, Icons
from ..toolkit.shortcuts import WINDOW
from ..toolkit.theme import theme
from ..toolkit.widgets.plain_text import show_tip
from ..toolkit.widgets.table_bar import TableBar

SUPPLY = ("bishop", "special", "flour", "glass", "inns", "bank")
UNCOUNTED = "bishop"


class Bar(TableBar):
    """The bar with the supply, where that has no panel, and the buttons of this game."""

    show_all_clicked = Signal()
    zoom_clicked = Signal()
    news_clicked = Signal()

    def __init__(
        self, supply: Callable[[str], SupplyRow], icons: Icons, parent: QWidget | None = None
    ) -> None:
        super().__init__(icons, parent)
        self.title = self.tr("Bohemian Villages")
        self.supply = supply
        self.with_supply = False
        log = TABLE["log"].tip(self.tr("Log and list of actions"))
        news = TABLE["news"].tip(self.tr("What the others did"))
        for icon, tip, clicked in (
            ("toolbar-board", BOARD.tip("show-all"), self.show_all_clicked),
            ("toolbar-zoom-in", BOARD.tip("zoom-in"), self.zoom_clicked),
            ("toolbar-log", log, self.log_clicked),
            ("toolbar-replay", news, self.news_clicked),
            ("toolbar-help", WINDOW["help"].tip(self.tr("Help and rules")), self.help_clicked),
            ("toolbar-menu", WINDOW["menu"].tip(self.tr("Menu")), self.menu_clicked),
        ):
            self.add_button(icon, tip, clicked)

    def show_supply(self, on: bool) -> None:
        """Show or hide the supply in the bar."""
        self.with_supply = on
        self.back.only_icon = on
        self._lay_out()
        self.update()

    def refresh(self) -> None:
        """Update the supply, if it is in the bar."""
        if self.with_supply:
            self.update()

    def say_turn(self, number: int, prompt: str) -> None:
        """Show the turn and what to do now."""
        self.say(self.tr("Turn {number}").format(number=number), prompt)

    def paint_content(self, canvas: Canvas, right: float) -> None:
        """Words, without the game's name where the supply needs the room."""
        if self.with_supply:
            self._paint_supply(canvas)
            right = self.area_of(SUPPLY[0]).left() / self.scale - 8
        self.paint_words(canvas, right, with_title=not self.with_supply)

    def area_of(self, thing: str) -> QRectF:
        """The area of a thing of the supply with its number, in pixels."""
        right = self.buttons[0].x() - 10 * self.scale
        after = SUPPLY[SUPPLY.index(thing) :]
        return QRectF(
            right - sum(map(self._width_of, after)), 0, self._width_of(thing), self.height()
        )

    def _width_of(self, thing: str) -> float:
        if thing == UNCOUNTED:
            return 30 * self.scale
        metrics = QFontMetricsF(fonts.text(15 * self.scale, BOLD))
        return metrics.horizontalAdvance(str(self.supply(thing).count)) + 30 * self.scale

    def _paint_supply(self, canvas: Canvas) -> None:
        """The supply in small."""
        look, s, font = theme(), self.scale, canvas.text_font(15, BOLD)
        for key in SUPPLY:
            row, area = self.supply(key), self.area_of(key)
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
                show_tip(event.globalPos(), self.supply(keys[0]).tip, self)
                return True
        return super().event(event)
