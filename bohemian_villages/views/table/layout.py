"""The layout of the table for any window: a pure function of sizes and counts.

There are three shapes. STRIP: the board, the turn's panels in a strip below it, cards on the right.
CELLS: for nine villages on a wide window, four tiles a row, the panels in the cells beside the
ninth. COLUMN: for small windows and many villages, the board left, everything else in one column.
"""

from __future__ import annotations

from enum import Enum, auto
from functools import lru_cache
from math import ceil

from attrs import frozen
from PySide6.QtCore import QPoint, QRect

from ..board.grid import Grid, fit, largest
from ..toolkit.scale import between, scale_of

BAR = 40
MARGIN = 14
GUTTER = 10
SIDEBAR = 292
STRIP_HEIGHT = 140
SUPPLY_HEIGHT = 140
COLUMN_WIDTH = 318
COLUMN_WIDTH_MOST = 440
NARROW = 1180

LEAST_CHIPS = 168
FULL_CARD, MIDDLE_CARD, SLIM_CARD, SLIM_ACTIVE_CARD = 286, 138, 58, 96


class TableShape(Enum):
    """How the table is divided."""

    STRIP = auto()
    CELLS = auto()
    COLUMN = auto()


class Density(Enum):
    """How much a player's card shows."""

    FULL = auto()
    MIDDLE = auto()
    SLIM = auto()


@frozen
class Arrangement:
    """The places of the table's parts, in window pixels."""

    shape: TableShape
    scale: float
    columns: int
    bar: QRect
    board: QRect
    cards: tuple[QRect, ...]
    densities: tuple[Density, ...]
    supply: QRect | None
    """None if the supply is in the bar."""
    rack: QRect | None
    """None where the figures in hand are taken from the card of the player to move."""
    tray: QRect
    chips: QRect
    buttons: QRect
    chances: QRect | None = None
    """None where the winning chances are not shown."""
    hint: QRect | None = None
    """None while there is no hint."""
    are_cards_covered: bool = False


@lru_cache(maxsize=64)
def arrange(width: int, height: int, villages: int, players: int, active: int = 0) -> Arrangement:
    """Divide a window of that size among the parts; `active` is the player to move."""
    table = _Table(width, height, villages, players, active)
    if width < NARROW:
        return table.column()
    # A column puts most in one place: the others are easier to read, so it must win clearly.
    shapes = [(table.column(), 1.0), (table.strip(), 1.12), (table.cells(), 1.08)]
    fitting = [(shape, favour) for shape, favour in shapes if shape is not None]
    return max(fitting, key=lambda entry: table.tile_size(entry[0]) * entry[1])[0]


class _Table:
    """A window to be divided, with its metrics in pixels."""

    def __init__(self, width: int, height: int, villages: int, players: int, active: int) -> None:
        self.width, self.height = width, height
        self.villages, self.players, self.active = villages, players, active
        self.scale = scale_of(width, height)
        self.margin, self.gutter = self.px(MARGIN), self.px(GUTTER)
        self.top = self.px(BAR) + self.px(GUTTER)
        self.bottom = height - self.px(GUTTER)
        self.bar = QRect(0, 0, width, self.px(BAR))

    def px(self, units: float) -> int:
        return round(units * self.scale)

    def tile_size(self, arrangement: Arrangement) -> float:
        return self.grid(arrangement.board, arrangement.columns).scale

    def grid(self, board: QRect, columns: int | None = None) -> Grid:
        return fit(board.width(), board.height(), self.villages, columns)

    def strip(self) -> Arrangement:
        side_left = self.width - self.margin - self.px(SIDEBAR)
        strip_top = self.bottom - self.px(STRIP_HEIGHT)
        right = side_left - self.px(16)
        board = between(self.margin, self.top, right, strip_top - self.gutter)
        rack, tray, chips, buttons = self._strip_parts(strip_top, right)
        supply = between(side_left, strip_top, self.width - self.margin, self.bottom)
        cards, densities = self._cards(side_left, self.top, supply.top() - self.gutter)
        return Arrangement(
            shape=TableShape.STRIP,
            scale=self.scale,
            columns=self.grid(board).columns,
            bar=self.bar,
            board=board,
            cards=cards,
            densities=densities,
            supply=supply,
            rack=rack,
            tray=tray,
            chips=chips,
            buttons=buttons,
        )

    def _strip_parts(self, top: int, right: int) -> list[QRect]:
        """Rack, dice, chips and buttons side by side; the chips take what the others leave."""
        fixed = {"rack": self.px(124), "tray": self.px(192), "buttons": self.px(136)}
        chips = right - self.margin - sum(fixed.values()) - 3 * self.gutter
        left = self.margin
        parts = []
        for width in (fixed["rack"], fixed["tray"], chips, fixed["buttons"]):
            parts.append(between(left, top, left + width, self.bottom))
            left += width + self.gutter
        return parts

    def cells(self) -> Arrangement | None:
        """The shape for nine villages on a wide window; None where it does not fit."""
        side_left = self.width - self.margin - self.px(SIDEBAR)
        board = between(self.margin, self.top, side_left - self.gutter, self.bottom)
        grid = self.grid(board, 4)
        used = grid.content[2] - grid.content[0]
        if self.villages != 9 or used < 0.9 * board.width():
            return None
        first = _cell(grid, board, 9)
        return self._cells(board, side_left, first.left(), first.top())

    def _cells(self, board: QRect, side_left: int, left: int, top: int) -> Arrangement:
        right = side_left - self.gutter
        low = self.bottom - self.px(84)
        tray_right = left + self.px(176)
        buttons_left = right - self.px(150)
        cards, densities = self._cards(side_left, self.top, self.bottom)
        upper = low - self.gutter
        return Arrangement(
            shape=TableShape.CELLS,
            scale=self.scale,
            columns=4,
            bar=self.bar,
            board=board,
            cards=cards,
            densities=densities,
            supply=between(tray_right + self.gutter, low, right, self.bottom),
            rack=between(left, low, tray_right, self.bottom),
            tray=between(left, top, tray_right, upper),
            chips=between(tray_right + self.gutter, top, buttons_left - self.gutter, upper),
            buttons=between(buttons_left, top, right, upper),
        )

    def column(self) -> Arrangement:
        left = self._column_left()
        right = self.width - self.gutter
        board = between(self.gutter, self.top, left - self.gutter, self.bottom)
        grid = self.grid(board)
        supply, rack = self._spare_cell(board, grid)
        buttons_top = self.bottom - self.px(54)
        below = self.px(80 + 8 + LEAST_CHIPS + 8)
        cards, densities = self._column_cards(left, right, buttons_top - below)
        tray_top = cards[-1].bottom() + 1 + self.px(8)
        tray_bottom = tray_top + self.px(80)
        return Arrangement(
            shape=TableShape.COLUMN,
            scale=self.scale,
            columns=grid.columns,
            bar=self.bar,
            board=board,
            cards=cards,
            densities=densities,
            supply=supply,
            rack=rack,
            tray=between(left, tray_top, right, tray_bottom),
            chips=between(left, tray_bottom + self.px(8), right, buttons_top - self.px(8)),
            buttons=between(left, buttons_top, right, self.bottom),
        )

    def _spare_cell(self, board: QRect, grid: Grid) -> tuple[QRect | None, QRect | None]:
        """Supply and rack in a cell of the board that no village takes, if it is large enough."""
        if len(grid.cells) <= self.villages:
            return None, None
        cell = _cell(grid, board, len(grid.cells) - 1)
        middle = cell.top() + self.px(SUPPLY_HEIGHT)
        if cell.width() < self.px(230) or cell.bottom() - middle < self.px(70):
            return None, None
        right, bottom = cell.right(), cell.bottom()
        supply = between(cell.left(), cell.top(), right, middle)
        return supply, between(cell.left(), middle + self.gutter, right, bottom)

    def _column_cards(
        self, left: int, right: int, bottom: int
    ) -> tuple[tuple[QRect, ...], tuple[Density, ...]]:
        """Cards as full as leaves room for dice, chips and buttons below them."""
        room = bottom - self.top - self.px(7) * (self.players - 1)
        heights, density = self._slim_heights(), Density.SLIM
        if self.px(MIDDLE_CARD) * self.players <= room:
            heights, density = [self.px(MIDDLE_CARD)] * self.players, Density.MIDDLE
        elif self.px(SLIM_ACTIVE_CARD) * self.players <= room:
            heights = [self.px(SLIM_ACTIVE_CARD)] * self.players
        cards = tuple(
            between(left, top, right, top + height)
            for top, height in zip(self._stack(self.top, heights), heights, strict=True)
        )
        return cards, (density,) * self.players

    def _column_left(self) -> int:
        """The column is as narrow as may be, unless the board cannot use the room."""
        least = self.px(COLUMN_WIDTH)
        most = self.px(COLUMN_WIDTH_MOST)
        height = self.bottom - self.top
        widths = range(least, most + 1)
        board_width = self.width - 3 * self.gutter
        sizes = [largest(board_width - w, height, self.villages) for w in widths]
        # The widest column among those that leave the tiles (nearly) as large as can be.
        enough = 0.985 * max(sizes)
        fitting = [w for w, size in zip(widths, sizes, strict=True) if size > enough]
        return self.width - self.gutter - max(fitting)

    def _slim_heights(self) -> list[int]:
        return [
            self.px(SLIM_ACTIVE_CARD if player == self.active else SLIM_CARD)
            for player in range(self.players)
        ]

    def _stack(self, top: int, heights: list[int]) -> list[int]:
        gap = self.px(7)
        return [top + sum(heights[:place]) + gap * place for place in range(len(heights))]

    def _cards(
        self, left: int, top: int, bottom: int
    ) -> tuple[tuple[QRect, ...], tuple[Density, ...]]:
        """The players' cards from top to bottom, each as full as the room allows."""
        room = bottom - top
        densities = self._densities(room)
        heights = [self.px(_CARD_HEIGHTS[density]) for density in densities]
        gap = self.gutter
        spare = room - sum(heights) - gap * (self.players - 1)
        if Density.FULL not in densities and spare > 0:
            heights = [height + min(spare // self.players, self.px(14)) for height in heights]
        tops = [top + sum(heights[:p]) + gap * p for p in range(self.players)]
        right = self.width - self.margin
        cards = tuple(
            between(left, y, right, y + height) for y, height in zip(tops, heights, strict=True)
        )
        return cards, densities

    def _densities(self, room: int) -> tuple[Density, ...]:
        """All full, else only the player to move, else all of middle height, and so on down."""
        others = (Density.FULL, Density.MIDDLE, Density.SLIM)
        for other in others:
            for mine in others[: others.index(other) + 1]:
                densities = [other] * self.players
                densities[self.active] = mine
                heights = [self.px(_CARD_HEIGHTS[density]) for density in densities]
                if sum(heights) + self.gutter * (self.players - 1) <= room:
                    return tuple(densities)
        return (Density.SLIM,) * self.players


_CARD_HEIGHTS = {
    Density.FULL: FULL_CARD,
    Density.MIDDLE: MIDDLE_CARD,
    Density.SLIM: SLIM_CARD,
}


def _cell(grid: Grid, board: QRect, place: int) -> QRect:
    """A cell of the board, in window pixels."""
    x, y = grid.cells[place]
    left, top = board.x() + x, board.y() + y
    return between(left, top, left + round(grid.tile_width), top + round(grid.tile_height))


def chip_card_place(places: Arrangement) -> tuple[QPoint, int]:
    """Where the card of a chip ends, and how wide it is: over the cards, never over the board."""
    last = places.cards[-1]
    if places.shape is TableShape.STRIP:
        bottom = places.buttons.bottom()
    elif places.shape is TableShape.CELLS:
        bottom = last.bottom()
    else:
        bottom = places.tray.top() - (places.tray.top() - last.bottom()) // 2
    return QPoint(last.left(), bottom), last.width()


def drawer_place(places: Arrangement) -> QRect:
    """Over the cards, as tall as can be without hiding the buttons."""
    first, last = places.cards[0], places.cards[-1]
    bottom = max(last.bottom(), places.buttons.top() - 8)
    place = first.united(last)
    place.setBottom(bottom)
    # The golden rim of a card must not look out around it.
    rim = ceil(2 * places.scale)
    return place.adjusted(-rim, -rim, rim, rim)
