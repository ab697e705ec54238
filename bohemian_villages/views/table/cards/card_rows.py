"""The rows of a player's card: things in hand, shops as a set, counts, inns."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QFont

from ....models.game.players import InnView, PlayerView
from ....words.grammar import number
from ...toolkit.painting.canvas import BLACK, BOLD, CENTER, RIGHT, Canvas
from ...toolkit.theme import theme

SHOP_ICONS = ("icon-bakery", "icon-butchery", "icon-dairy", "icon-tailor")
FADED, FADED_IN_THE_DARK = 0.34, 0.5
"""The opacity of what a player does not have."""
THINGS_LEFT = 11.0
BISHOP = 2
"""The place of the bishop among the things of a card."""


def thing_areas(y: float, size: float, columns: tuple[float, ...], scale: float) -> list[QRectF]:
    """The areas of coins, figures, bishop and special action tile, in pixels."""
    s, lefts = scale, [THINGS_LEFT + sum(columns[:place]) for place in range(len(columns))]
    return [
        QRectF(left * s, y * s, wide * s, size * s)
        for left, wide in zip(lefts, columns, strict=True)
    ]


class CardRows:
    """Paints the rows of one card, at places and sizes in units."""

    def __init__(self, canvas: Canvas, view: PlayerView, width: float) -> None:
        self.canvas = canvas
        self.view = view
        self.width = width
        self.purse = self.hand = QRectF()
        """Where coins and figures lie, in pixels."""

    def things(self, y: float, size: float, columns: tuple[float, ...]) -> float:
        """Coins, figures in hand, bishop and special action tile; where they end."""
        canvas = self.canvas
        number = canvas.text_font(21 if size > 30 else 17 if size > 24 else 15, BLACK)
        areas = thing_areas(y, size, columns, canvas.scale)
        coin, self.hand, bishop, special = areas
        self.purse = coin
        self._numbered(coin, "coin-badge", str(self.view.coins), number)
        self._numbered(self.hand, f"figure-{self.view.color}", str(self.view.figures), number)
        canvas.draw("bishop", bishop, 1.0 if self.view.bishop else _faded())
        canvas.draw("special", special, 1.0 if self.view.special else _faded())
        view = self.view
        tips = (view.coins_tip, view.figures_tip, view.bishop_tip, view.special_tip)
        for area, tip in zip(areas, tips, strict=True):
            canvas.tip(area, tip)
        return THINGS_LEFT + sum(columns)

    def _numbered(self, area: QRectF, icon: str, number: str, font: QFont) -> None:
        """A picture with a number beside it, in the middle of its area where there is room."""
        canvas = self.canvas
        side = area.height() * (0.68 if icon.startswith("figure") else 0.86)
        used = side + 3 * canvas.scale + canvas.width_of(number, font)
        roomy = area.width() > 60 * canvas.scale
        x = area.x() + (max(0.0, (area.width() - used) / 2) if roomy else 0.0)
        canvas.draw(icon, QRectF(x, area.y(), side, area.height()))
        left = x + side + 3 * canvas.scale
        canvas.write(QRectF(left, area.y(), area.right() - left + 4, area.height()), number, font)

    def shops(self, x: float, y: float, wide: float, high: float, *, framed: bool = True) -> None:
        """The four shops as a set, and what the sets are worth now."""
        canvas, s, look = self.canvas, self.canvas.scale, theme()
        gap = 3.0 if wide > 30 else 1.5
        for place, (icon, count) in enumerate(zip(SHOP_ICONS, self.view.shops, strict=True)):
            area = canvas.rect(x + place * (wide + gap), y, wide, high)
            if framed and count:
                ground = look.number if not look.is_dark else look.sunk_top
                canvas.box(area, 6, ground, edge=look.glow, width=1.6)
            elif framed:
                canvas.box(area, 6, look.sunk_bottom, edge=look.sunk_edge, dashed=True)
            inset = high * 0.12 * s
            inner = area.adjusted(inset, inset, -inset, -inset)
            canvas.draw(icon, inner, 1.0 if count else _faded())
            if count > 1:
                corner = QRectF(area.right() - 13 * s, area.bottom() - 13 * s, 14 * s, 14 * s)
                canvas.box(corner, 7, look.outline)
                canvas.write(corner, str(count), canvas.text_font(11, BOLD), look.cream, CENTER)
            canvas.tip(area, self.view.shop_tips[place])
        self._set_worth(x + 4 * (wide + gap) + 1, y, high)

    def _set_worth(self, x: float, y: float, high: float) -> None:
        canvas, width = self.canvas, self.width
        look, roomy = theme(), width - x > 60
        font = canvas.text_font(18 if high > 30 else 14.5, BOLD)
        area = canvas.rect(x, y, width - x - 6, high)
        used = canvas.write(area, "=", canvas.text_font(13), look.muted) / canvas.scale
        left = x + used + 2
        if roomy:
            canvas.draw("coin-badge", canvas.rect(left, y + (high - 20) / 2, 20, 20))
            left += 23
        canvas.write(canvas.rect(left, y, width - left - 4, high), str(self.view.shop_worth), font)
        canvas.tip(area, self.view.shops_tip)

    def counts(self, y: float, size: float, *, labelled: bool, right: float = 0.0) -> None:
        """Flour, glass, farms, churches and town halls."""
        canvas, look = self.canvas, theme()
        right = right or self.width - 10
        column = (right - 10) / 5
        for place, count in enumerate(self.view.counts):
            x = 10 + place * column
            faded = 1.0 if count.number else _faded()
            area = canvas.rect(x, y, column, size)
            wide = min(size, column - 16)
            canvas.draw(count.icon, canvas.rect(x + 3, y, wide, size), faded)
            words = canvas.rect(x + wide + 5, y, column - wide - 5, size)
            font = canvas.text_font(17 if labelled else 15, BOLD)
            canvas.write(words, str(count.number), font, look.text if count.number else look.muted)
            if labelled:
                label = canvas.rect(x, y + size + 1, column, 15)
                canvas.write(label, count.label, canvas.text_font(12), look.muted, CENTER)
            canvas.tip(area.adjusted(0, 0, 0, 16 * canvas.scale if labelled else 0), count.tip)

    def score_parts(self, y: float, size: float) -> None:
        """The parts of the score if the game ended now; what costs coins is red."""
        canvas, look = self.canvas, theme()
        column = (self.width - 20) / len(self.view.score_parts)
        for place, count in enumerate(self.view.score_parts):
            x = 10 + place * column
            area = canvas.rect(x, y, column, size + 4)
            text = number(count.number)
            font = canvas.text_font(14, BOLD)
            used = canvas.width_of(text, font) / canvas.scale
            left = x + max(0.0, (column - size - 3 - used) / 2)
            faded = 1.0 if count.number else 0.5
            canvas.draw(count.icon, canvas.rect(left, y + 2, size, size), faded)
            ink = look.loss if count.number < 0 else look.text if count.number else look.muted
            canvas.write(canvas.rect(left + size + 3, y + 2, used + 4, size), text, font, ink)
            canvas.tip(area, count.tip)

    def inns(self, y: float, room: float) -> None:
        """A pill for each inn, with its tile and its village."""
        per_row = 2
        rows = max(1, int(room // 29))
        while len(self.view.inns) > rows * per_row and per_row < 6:
            per_row += 1
        wide = (self.width - 20 - 5 * (per_row - 1)) / per_row
        for place, inn in enumerate(self.view.inns[: rows * per_row]):
            x = 10 + (place % per_row) * (wide + 5)
            self._inn_pill(inn, self.canvas.rect(x, y + place // per_row * 29, wide, 26))

    def _inn_pill(self, inn: InnView, area: QRectF) -> None:
        canvas = self.canvas
        look, s = theme(), canvas.scale
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

    def inn_signs(self, x: float, y: float, room: float, size: float) -> None:
        """Only the tiles of the inns, for the slimmest card."""
        canvas = self.canvas
        step = min(size, room / max(len(self.view.inns), 1))
        for place, inn in enumerate(self.view.inns):
            area = canvas.rect(x + place * step, y, size * 0.9, size)
            canvas.draw("inn-stein" if inn.active else "inn-barrel", area)
            canvas.tip(area, inn.tip)


def _faded() -> float:
    return FADED_IN_THE_DARK if theme().is_dark else FADED
