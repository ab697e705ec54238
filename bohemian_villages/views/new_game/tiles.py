"""The village tiles of a new game: left to chance, or with a side of one's choice up."""

from __future__ import annotations

from functools import lru_cache
from math import ceil

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFontMetrics,
    QKeyEvent,
    QMouseEvent,
    QPainterPath,
    QPen,
)
from PySide6.QtWidgets import QWidget

from ...models.game.data import Village
from ...models.new_game.setups import Sides, Tile
from ...words import foreign
from ...words.game.names import building_names
from ...words.grammar import lists
from ..board.landscapes import TILE_HEIGHT, TILE_WIDTH, landscape_of
from ..keys import TILES
from ..toolkit import fonts
from ..toolkit.art import Drawing, Layer
from ..toolkit.forms.grid_focus import move_focus
from ..toolkit.painting.canvas import BOLD, CENTER, Canvas, Icons
from ..toolkit.painting.icons import ArtIcons
from ..toolkit.theme import theme
from ..toolkit.widgets.painted import Painted
from ..toolkit.widgets.painted_button import PaintedButton
from ..toolkit.widgets.panel import paint_focus
from ..toolkit.widgets.plain_text import set_tip

COLUMNS = 3
LABEL = 19
GAP = 10
DIM = 0.34


@lru_cache(maxsize=64)
def preview(village: Village, is_dark: bool) -> Drawing:
    """A village in small: landscape and houses, without badges, which would be too small."""
    land = landscape_of(village)
    dusk, dark = ("-dusk", "-dark") if is_dark else ("", "")
    layers = [Layer(f"{land.name}{dusk}")]
    houses = sorted(zip(land.slots, village.buildings, strict=True), key=lambda each: each[0][1])
    for (x, y), building in houses if land.has_houses else ():
        name = f"parts/building-{building.kind.key}"
        layers.append(Layer(f"{name}{dusk}", x, y, land.scale))
        if is_dark:
            layers.append(Layer(f"{name}-lit-windows", x, y, land.scale))
    return Drawing((*layers, Layer(f"table/tile-frame{dark}")))


class TileButton(PaintedButton):
    """A tile of two sides: a press turns it from chance to the first side, the second, and back."""

    turned = Signal(object)

    def __init__(self, icons: Icons, parent: QWidget) -> None:
        super().__init__(icons, parent)
        self.tile: Tile | None = None
        self.side: int | None = None
        self.in_box = False
        self.label_height = LABEL
        self.clicked.connect(lambda: self.turn(1))

    def show_tile(self, tile: Tile, side: int | None, in_box: bool) -> None:
        """Show a tile; those that stay in the box cannot be turned."""
        self.tile, self.side, self.in_box = tile, side, in_box
        self.setEnabled(not in_box)
        self._describe(tile)
        self.update()

    def words_width(self) -> int:
        """How wide its label is."""
        return QFontMetrics(fonts.text(12.5 * self.scale, BOLD)).horizontalAdvance(self.text())

    def turn(self, step: int) -> None:
        """Go on from chance to a side, from a side to the other, or back."""
        states = (None, 0, 1)
        self.turned.emit(states[(states.index(self.side) + step) % 3])

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """The other button turns backwards."""
        if event.button() == Qt.MouseButton.RightButton and self.isEnabled():
            self.turn(-1)
        else:
            super().mousePressEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Backspace leaves the tile to chance."""
        if TILES["to-chance"].is_pressed(event):
            self.turned.emit(None)
        else:
            super().keyPressEvent(event)

    @property
    def names(self) -> tuple[str, str]:
        """What the villages on its sides are called."""
        assert self.tile is not None
        first, second = (foreign.name(side.name) or side.id for side in self.tile.sides)
        return first, second

    def _describe(self, tile: Tile) -> None:
        first, second = self.names
        if self.in_box:
            label = self.tr("{first}, {second}").format(first=first, second=second)
            tip = self.tr("This tile stays in the box with this many players")
        elif self.side is None:
            label = self.tr("{first} or {second}").format(first=first, second=second)
            tip = self.tr("Random side. Click to choose {name}").format(name=first)
        else:
            label = self.names[self.side]
            tip = self._buildings(tile.sides[self.side])
        self.setText(label)
        self.setAccessibleName(label)
        self.setAccessibleDescription(tip)
        set_tip(self, f"{label}\n{tip}")

    def _buildings(self, village: Village) -> str:
        return lists.all_of([building_names.one(each.kind) for each in village.buildings])

    def paint(self, canvas: Canvas, area: QRectF) -> None:
        """The side up, or both behind each other under a question mark; the name below."""
        s, look = self.scale, theme()
        high = self.label_height
        below = QRectF(area.left(), area.bottom() - high * s, area.width(), high * s)
        picture = _fitted(area.adjusted(5 * s, 5 * s, -5 * s, -(high + 2) * s))
        if self.in_box:
            self._paint_in_box(canvas, picture)
        else:
            self._paint_sides(canvas, picture)
        chosen = self.side is not None and not self.in_box
        font = canvas.text_font(12.5, BOLD) if chosen else canvas.text_font(12.5)
        ink = look.text if chosen else look.muted
        if canvas.width_of(self.text(), font) > below.width():
            canvas.paragraph(below, self.text(), font, ink)
        else:
            canvas.write(below, self.text(), font, ink, CENTER)
        if self.hasFocus():
            paint_focus(canvas, picture.adjusted(-5 * s, -5 * s, 5 * s, 5 * s), 9)

    def _paint_sides(self, canvas: Canvas, area: QRectF) -> None:
        s, look = self.scale, theme()
        if self.side is None:
            canvas.box(area.translated(4 * s, -3 * s), 6, look.frame, edge=look.panel_edge)
        canvas.box(area.translated(0, 2 * s), 6, "#40" + look.panel_shadow[1:])
        canvas.box(area, 6, look.meadow, edge=look.frame_edge)
        self._paint_village(canvas, area, self.side or 0)
        if self.side is None:
            self._paint_doubt(canvas, area)
        else:
            self._paint_chosen(canvas, area)

    def _paint_village(self, canvas: Canvas, area: QRectF, side: int, opacity: float = 1.0) -> None:
        assert self.tile is not None
        if not isinstance(self.icons, ArtIcons):
            return
        scale = area.width() / (TILE_WIDTH + 4)
        dpr = canvas.painter.device().devicePixelRatioF()
        drawing = preview(self.tile.sides[side], theme().is_dark)
        picture = self.icons.art.picture(drawing, scale, dpr)
        canvas.painter.setOpacity(opacity)
        picture.draw_centred(canvas.painter, area)
        canvas.painter.setOpacity(1.0)

    def _paint_doubt(self, canvas: Canvas, area: QRectF) -> None:
        s, painter = self.scale, canvas.painter
        veil = QColor("#4A4A38")
        veil.setAlphaF(DIM * (0.7 if self.underMouse() else 1))
        path = QPainterPath()
        path.addRoundedRect(area, 6 * s, 6 * s)
        painter.fillPath(path, veil)
        side = min(area.height() * 0.36, 46 * s)
        disc = QRectF(0, 0, side, side)
        disc.moveCenter(area.center())
        canvas.box(disc, side / 2 / s, "#FFFDF6", "#F4E7C9", theme().panel_edge, 1.4)
        canvas.write(disc, "?", canvas.display_font(side / s * 0.62), "#7A5A22", CENTER)

    def _paint_chosen(self, canvas: Canvas, area: QRectF) -> None:
        s, look, painter = self.scale, theme(), canvas.painter
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(look.glow), 3 * s))
        painter.drawRoundedRect(area.adjusted(-s, -s, s, s), 7 * s, 7 * s)
        disc = QRectF(0, 0, 24 * s, 24 * s)
        disc.moveCenter(area.topRight() + QPointF(-10 * s, 10 * s))
        canvas.box(disc, 12, look.chosen_top, look.glow, look.chosen_edge, 1.4)
        canvas.draw_inked("toolbar-check", disc.adjusted(5 * s, 5 * s, -5 * s, -5 * s), "#3A281C")

    def _paint_in_box(self, canvas: Canvas, area: QRectF) -> None:
        s, look = self.scale, theme()
        canvas.box(area, 6, look.sunk_bottom, edge=look.button_edge, width=1.4, dashed=True)
        small = QRectF(area)
        small.setSize(area.size() * 0.7)
        small.moveCenter(area.center() - QPointF(0, 6 * s))
        self._paint_village(canvas, small, 0, 0.22)
        text, font = self.tr("stays in the box"), canvas.text_font(12, BOLD)
        wide = min(canvas.width_of(text, font) + 18 * s, area.width() - 4 * s)
        pill = QRectF(0, 0, wide, 24 * s)
        pill.moveCenter(QPointF(area.center().x(), area.bottom() - 24 * s))
        canvas.box(pill, 12, look.number, edge=look.button_edge)
        canvas.write(pill.adjusted(6 * s, 0, -6 * s, 0), text, font, look.number_text, CENTER)


def _fitted(area: QRectF) -> QRectF:
    """The largest picture of a tile within an area, in the middle."""
    scale = min(area.width() / TILE_WIDTH, area.height() / TILE_HEIGHT)
    picture = QRectF(0, 0, TILE_WIDTH * scale, TILE_HEIGHT * scale)
    picture.moveCenter(area.center())
    return picture


class TileGrid(Painted):
    """All tiles of a set, three in a row. Uses the given width; its height is limited."""

    turned = Signal(str, object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.buttons: list[TileButton] = []

    def show_tiles(self, tiles: tuple[Tile, ...], in_play: frozenset[str], sides: Sides) -> None:
        """Show the tiles of a set, with those in play and the sides that were chosen."""
        while len(self.buttons) < len(tiles):
            self._add_button()
        for button in self.buttons[len(tiles) :]:
            button.hide()
        for tile, button in zip(tiles, self.buttons, strict=False):
            button.show_tile(tile, sides.get(tile.name), tile.name not in in_play)
            button.show()
        self.count = len(tiles)
        self.updateGeometry()
        self._lay_out()

    count = 0

    def _add_button(self) -> None:
        button = TileButton(self.icons, self)
        button.set_scale(self.scale)
        button.turned.connect(lambda side: self._turn(button, side))
        self.buttons.append(button)

    def _turn(self, button: TileButton, side: object) -> None:
        assert button.tile is not None
        self.turned.emit(button.tile.name, side)

    @property
    def rows(self) -> int:
        """How many rows there are."""
        return max(ceil(self.count / COLUMNS), 1)

    def set_scale(self, scale: float) -> None:
        """Paint so many pixels for a unit."""
        super().set_scale(scale)
        for button in self.buttons:
            button.set_scale(scale)
        self._lay_out()

    def minimumSizeHint(self) -> QSize:
        """More than three rows are scrolled rather than made smaller."""
        return QSize(self.px(330), self.px(self.rows * 104))

    def sizeHint(self) -> QSize:
        """Three comfortable rows."""
        return QSize(self.px(480), self.px(self.rows * 168))

    def _lay_out(self) -> None:
        gap = self.px(GAP)
        wide = (self.width() - gap * (COLUMNS - 1)) // COLUMNS
        shown = self.buttons[: self.count]
        label = 2 * LABEL - 4 if any(each.words_width() > wide for each in shown) else LABEL
        most = round((wide - self.px(10)) * TILE_HEIGHT / TILE_WIDTH) + self.px(label + 8)
        high = min((self.height() - self.px(4) * (self.rows - 1)) // self.rows, most)
        spare = self.height() - high * self.rows
        step = high + (min(spare // (self.rows - 1), self.px(14)) if self.rows > 1 else 0)
        for place, button in enumerate(shown):
            button.label_height = label
            row, column = divmod(place, COLUMNS)
            button.setGeometry(column * (wide + gap), row * step, wide, high)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows move among the tiles."""
        if not move_focus(event, self.focusWidget(), self.buttons[: self.count], COLUMNS):
            super().keyPressEvent(event)
