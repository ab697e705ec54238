"""A player's card in the sidebar: all that lies before a player, in three densities."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QFont, QKeyEvent, QMouseEvent, QPen
from PySide6.QtWidgets import QWidget

from ...models.players import InnView, PlayerView
from ..drag import DragSource
from ..theme import FIGURES, theme
from .canvas import BLACK, BOLD, CENTER, RIGHT, Canvas, Icons
from .layout import Density
from .panel import Panel, paint_band

SHOP_ICONS = ("icon-bakery", "icon-butchery", "icon-dairy", "icon-tailor")
FADED = 0.28


class PlayerCard(Panel):
    """One player's card; a click or Enter opens the parts of the score."""

    keeps_picture = True

    clicked = Signal(int)

    def __init__(
        self, player: int, drags: DragSource, icons: Icons, parent: QWidget | None = None
    ) -> None:
        super().__init__(icons, parent)
        self.player = player
        self.drags = drags
        self.can_drag = False
        self.view: PlayerView | None = None
        self.density = Density.FULL
        self.is_active = False
        self.opened = False
        self._purse = self._hand = QRectF()
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def show_player(self, view: PlayerView, *, active: bool) -> None:
        """Show what lies before the player now."""
        if (view, active) == (self.view, self.is_active):
            return
        self.view, self.is_active = view, active
        self.setAccessibleName(view.name)
        self.setAccessibleDescription(view.described)
        self.update()

    def set_density(self, density: Density) -> None:
        """Show more or less."""
        if density is not self.density:
            self.density = density
            self.update()

    def purse_place(self) -> QPoint:
        """Where coins fly to, on the screen."""
        return self._place(self._purse)

    def hand_place(self) -> QPoint:
        """Where figures come home to, on the screen."""
        return self._place(self._hand)

    def _place(self, area: QRectF) -> QPoint:
        local = area.center().toPoint() if area.isValid() else self.rect().center()
        return self.mapToGlobal(local)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Pick up a figure of the player to move, where there is no rack; else open the score."""
        if event.button() != Qt.MouseButton.LeftButton:
            return
        if self.can_drag and self._hand.contains(event.position()):
            self.drags.begin("figure", event.globalPosition().toPoint())
        else:
            self.clicked.emit(self.player)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Carry it."""
        self.drags.follow(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Put it down."""
        self.drags.follow(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter and Space do what a click does."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self.clicked.emit(self.player)
        else:
            super().keyPressEvent(event)

    # Painting.

    def paint_content(self, canvas: Canvas) -> None:
        """The header in the player's colour, then rows as the density allows."""
        if self.view is None:
            return
        if self.is_active:
            self._paint_glow(canvas)
        if self.density is Density.FULL:
            self._paint_header(canvas, self.view, 47)
            self._paint_full(canvas, self.view)
        elif self.density is Density.MIDDLE:
            self._paint_header(canvas, self.view, 33)
            self._paint_middle(canvas, self.view)
        else:
            self._paint_header(canvas, self.view, 28)
            self._paint_slim(canvas, self.view)

    def _paint_glow(self, canvas: Canvas) -> None:
        s, painter = self.scale, canvas.painter
        painter.setBrush(Qt.BrushStyle.NoBrush)
        sheet = QRectF(self.rect()).adjusted(2 * s, 1.6 * s, -2 * s, -4 * s)
        for width, color in ((4.2, theme().chosen_edge), (3.0, theme().glow)):
            painter.setPen(QPen(QColor(color), width * s))
            painter.drawRoundedRect(sheet, self.radius * s, self.radius * s)

    def _paint_header(self, canvas: Canvas, view: PlayerView, height: float) -> None:
        width, _ = self.units()
        paint = FIGURES[view.color]
        band = canvas.rect(2.6, 2.4, width - 5.2, height)
        paint_band(canvas, band, self.radius - 1, paint)
        figure = (
            canvas.rect(8, 0.5, 38, height + 8)
            if height > 40
            else canvas.rect(6, 1, 30, height + 4)
        )
        canvas.draw(f"figure-{view.color}", figure)
        self._paint_score(canvas, view, height)
        self._paint_name(canvas, view, height, 53 if height > 40 else 40)

    def _paint_score(self, canvas: Canvas, view: PlayerView, height: float) -> None:
        width, _ = self.units()
        look, ink = theme(), FIGURES[view.color].ink
        box_width = 46 if height > 40 else 38
        box = canvas.rect(width - box_width - 8, 3.5 + height * 0.13, box_width, height * 0.74)
        canvas.box(box, 6, look.number, edge=FIGURES[view.color].dark, width=0.8)
        size = 23 if height > 40 else 18 if height > 30 else 17
        canvas.write(box, view.score_text, canvas.text_font(size, BLACK), look.number_text, CENTER)
        canvas.tip(box, view.score_tip)
        if self.density is not Density.SLIM:
            lines = self.tr("score\nnow").split("\n")[:2]
            step = 13.0
            top = 2.4 + height / 2 - step * len(lines) / 2
            for place, line in enumerate(lines):
                area = canvas.rect(width - box_width - 76, top + place * step, 62, step)
                canvas.write(area, line, canvas.text_font(12), ink, RIGHT)

    def _paint_name(self, canvas: Canvas, view: PlayerView, height: float, left: float) -> None:
        width, _ = self.units()
        ink = FIGURES[view.color].ink
        room = width - left - (112 if self.density is not Density.SLIM else 56)
        if height > 40:
            canvas.write(canvas.rect(left, 7, room, 23), view.name, canvas.display_font(19), ink)
            self._paint_subtitle(canvas, view, left, 30, room)
        elif height > 30:
            canvas.write(canvas.rect(left, 4, room, 18), view.name, canvas.display_font(16), ink)
            self._paint_subtitle(canvas, view, left, 20, room)
        else:
            name = canvas.rect(left, 3, room * 0.6, height - 1)
            used = canvas.write(name, view.name, canvas.display_font(16), ink) / self.scale
            self._paint_subtitle(canvas, view, left + used + 8, 8, room - used - 8)

    def _paint_subtitle(
        self, canvas: Canvas, view: PlayerView, x: float, y: float, room: float
    ) -> None:
        if view.warning:
            font = canvas.text_font(11.5, BOLD)
            wide = min(room, canvas.width_of(view.warning, font) / self.scale + 24)
            pill = canvas.rect(x - 2, y, wide, 15.5)
            look = theme()
            canvas.box(pill, 7.5, look.warning, edge=look.warning_edge)
            self._paint_warning_sign(canvas, x + 7, y + 8)
            text = canvas.rect(x + 14, y, wide - 20, 15)
            canvas.write(text, view.warning, font, look.warning_text)
            canvas.tip(pill, view.warning_tip)
            return
        ink = FIGURES[view.color].ink
        canvas.write(canvas.rect(x, y, room, 15), view.subtitle, canvas.text_font(12), ink)

    def _paint_warning_sign(self, canvas: Canvas, x: float, y: float) -> None:
        s, painter = self.scale, canvas.painter
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(theme().warning_edge))
        corners = [QPointF(x * s, (y - 5) * s), QPointF((x + 5) * s, (y + 4) * s)]
        painter.drawPolygon([*corners, QPointF((x - 5) * s, (y + 4) * s)])

    def _paint_full(self, canvas: Canvas, view: PlayerView) -> None:
        width, height = self.units()
        column = (width - 24) / 4
        self._things(canvas, view, 53, 34, (column,) * 4)
        labels = [
            self.tr("coins"),
            self.tr("figures left"),
            self.tr("bishop"),
            self.tr("special tile"),
        ]
        for place, label in enumerate(labels):
            area = canvas.rect(12 + place * column, 89, column, 15)
            canvas.write(area, label, canvas.text_font(12), theme().muted, CENTER)
        canvas.line(13, 108, width - 13, 108)
        self._shops(canvas, view, 12, 112, 43, 37)
        canvas.line(13, 154, width - 13, 154)
        self._counts(canvas, view, 158, 26, labelled=True)
        canvas.line(13, 205, width - 13, 205)
        self._inns(canvas, view, 210, height - 216)

    def _paint_middle(self, canvas: Canvas, view: PlayerView) -> None:
        width, height = self.units()
        extra = max(0.0, (height - 138) / 3)
        left = self._things(canvas, view, 38, 27, (51, 44, 25, 26))
        self._shops(canvas, view, left + 3, 38, 22, 26)
        line = 68 + extra
        canvas.line(10, line, width - 10, line)
        self._counts(canvas, view, line + 4, 24, labelled=False)
        line += 33 + extra / 2
        canvas.line(10, line, width - 10, line)
        self._inns(canvas, view, line + 4, height - line - 10)

    def _paint_slim(self, canvas: Canvas, view: PlayerView) -> None:
        width, height = self.units()
        used = self._things(canvas, view, 31, 22, (50, 40, 24, 24))
        left = max(used + 6, width * 0.5)
        self._shops(canvas, view, left, 31, min(26.0, (width - left - 40) / 4), 22, framed=False)
        if height > 80:
            canvas.line(10, 57, width - 10, 57)
            self._counts(canvas, view, 61, 24, labelled=False, right=width * 0.72)
            self._inn_signs(canvas, view, width * 0.74, 61, width * 0.24 - 6, 24)

    def _things(
        self, canvas: Canvas, view: PlayerView, y: float, size: float, columns: tuple[float, ...]
    ) -> float:
        """Coins, figures in hand, bishop and special action tile; where they end."""
        number = canvas.text_font(21 if size > 30 else 17 if size > 24 else 15, BLACK)
        lefts = [11 + sum(columns[:place]) for place in range(len(columns) + 1)]
        areas = [
            canvas.rect(left, y, wide, size) for left, wide in zip(lefts, columns, strict=False)
        ]
        coin, self._hand, bishop, special = areas
        self._purse = coin
        self._numbered(canvas, coin, "coin-badge", str(view.coins), number)
        self._numbered(canvas, self._hand, f"figure-{view.color}", str(view.figures), number)
        canvas.draw("bishop", bishop, 1.0 if view.bishop else FADED)
        canvas.draw("special", special, 1.0 if view.special else FADED)
        tips = (view.coins_tip, view.figures_tip, view.bishop_tip, view.special_tip)
        for area, tip in zip(areas, tips, strict=True):
            canvas.tip(area, tip)
        return lefts[-1]

    def _numbered(self, canvas: Canvas, area: QRectF, icon: str, number: str, font: QFont) -> None:
        """A picture with a number beside it, in the middle of its area where there is room."""
        side = area.height() * (0.68 if icon.startswith("figure") else 0.86)
        used = side + 3 * self.scale + canvas.width_of(number, font)
        roomy = area.width() > 60 * self.scale
        x = area.x() + (max(0.0, (area.width() - used) / 2) if roomy else 0.0)
        canvas.draw(icon, QRectF(x, area.y(), side, area.height()))
        left = x + side + 3 * self.scale
        canvas.write(QRectF(left, area.y(), area.right() - left + 4, area.height()), number, font)

    def _shops(
        self,
        canvas: Canvas,
        view: PlayerView,
        x: float,
        y: float,
        wide: float,
        high: float,
        *,
        framed: bool = True,
    ) -> None:
        """The four shops as a set, and what the sets are worth now."""
        look = theme()
        gap = 3.0 if wide > 30 else 1.5
        for place, (icon, count) in enumerate(zip(SHOP_ICONS, view.shops, strict=True)):
            area = canvas.rect(x + place * (wide + gap), y, wide, high)
            if framed and count:
                canvas.box(
                    area,
                    6,
                    look.number if not look.is_dark else look.sunk_top,
                    edge=look.glow,
                    width=1.6,
                )
            elif framed:
                canvas.box(area, 6, look.sunk_bottom, edge=look.sunk_edge, dashed=True)
            inset = high * 0.12 * self.scale
            canvas.draw(icon, area.adjusted(inset, inset, -inset, -inset), 1.0 if count else FADED)
            if count > 1:
                corner = QRectF(
                    area.right() - 13 * self.scale,
                    area.bottom() - 13 * self.scale,
                    14 * self.scale,
                    14 * self.scale,
                )
                canvas.box(corner, 7, look.outline)
                canvas.write(corner, str(count), canvas.text_font(11, BOLD), look.cream, CENTER)
            canvas.tip(area, view.shop_tips[place])
        self._set_worth(canvas, view, x + 4 * (wide + gap) + 1, y, high)

    def _set_worth(self, canvas: Canvas, view: PlayerView, x: float, y: float, high: float) -> None:
        width, _ = self.units()
        look, roomy = theme(), width - x > 60
        font = canvas.text_font(18 if high > 30 else 14.5, BOLD)
        area = canvas.rect(x, y, width - x - 6, high)
        used = canvas.write(area, "=", canvas.text_font(13), look.muted) / self.scale
        left = x + used + 2
        if roomy:
            canvas.draw("coin-badge", canvas.rect(left, y + (high - 20) / 2, 20, 20))
            left += 23
        canvas.write(canvas.rect(left, y, width - left - 4, high), str(view.shop_worth), font)
        canvas.tip(area, view.shops_tip)

    def _counts(
        self,
        canvas: Canvas,
        view: PlayerView,
        y: float,
        size: float,
        *,
        labelled: bool,
        right: float = 0.0,
    ) -> None:
        """Flour, glass, farms, churches and town halls."""
        width, _ = self.units()
        right = right or width - 10
        column = (right - 10) / 5
        for place, count in enumerate(view.counts):
            x = 10 + place * column
            faded = FADED if not count.number else 1.0
            area = canvas.rect(x, y, column, size)
            wide = min(size, column - 16)
            canvas.draw(count.icon, canvas.rect(x + 3, y, wide, size), faded)
            color = theme().text if count.number else theme().muted
            canvas.write(
                canvas.rect(x + wide + 5, y, column - wide - 5, size),
                str(count.number),
                canvas.text_font(17 if labelled else 15, BOLD),
                color,
            )
            if labelled:
                label = canvas.rect(x, y + size + 1, column, 15)
                canvas.write(label, count.label, canvas.text_font(12), theme().muted, CENTER)
            canvas.tip(area.adjusted(0, 0, 0, 16 * self.scale if labelled else 0), count.tip)

    def _inns(self, canvas: Canvas, view: PlayerView, y: float, room: float) -> None:
        """A pill for each inn: its tile as it lies and its village."""
        width, _ = self.units()
        per_row = 2
        rows = max(1, int(room // 29))
        while len(view.inns) > rows * per_row and per_row < 6:
            per_row += 1
        wide = (width - 20 - 5 * (per_row - 1)) / per_row
        for place, inn in enumerate(view.inns[: rows * per_row]):
            x = 10 + (place % per_row) * (wide + 5)
            self._inn_pill(canvas, inn, canvas.rect(x, y + place // per_row * 29, wide, 26))

    def _inn_pill(self, canvas: Canvas, inn: InnView, area: QRectF) -> None:
        look, s = theme(), self.scale
        if inn.active:
            canvas.box(area, 6, look.good, edge=look.good_edge)
        else:
            canvas.box(area, 6, look.sunk_bottom, edge=look.sunk_edge)
        sign = QRectF(area.x() + 3 * s, area.y() + 1 * s, 20 * s, area.height() - 2 * s)
        canvas.draw("inn-stein" if inn.active else "inn-barrel", sign)
        font = canvas.text_font(12.5, BOLD)
        amount = "+1" if inn.active else "–"
        tail = 26 * s if area.width() > 112 * s else 0.0
        canvas.write(area.adjusted(26 * s, 0, -tail - 2 * s, 0), inn.village, font)
        if tail:
            canvas.write(
                area.adjusted(0, 0, -7 * s, 0), amount, canvas.text_font(12), look.muted, RIGHT
            )
        canvas.tip(area, inn.tip)

    def _inn_signs(
        self, canvas: Canvas, view: PlayerView, x: float, y: float, room: float, size: float
    ) -> None:
        """Only the tiles of the inns, for the slimmest card."""
        step = min(size, room / max(len(view.inns), 1))
        for place, inn in enumerate(view.inns):
            area = canvas.rect(x + place * step, y, size * 0.9, size)
            canvas.draw("inn-stein" if inn.active else "inn-barrel", area)
            canvas.tip(area, inn.tip)
