"""The scene: all tiles, their contents, and the positions of things."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from collections.abc import Set as AbstractSet

from PySide6.QtCore import QObject, QPointF, QRectF
from PySide6.QtWidgets import QGraphicsScene

from ...models.game.data import COLORS, NO_PLAYER, Board, Kind
from ..toolkit.art import Art, Drawing, part
from ..toolkit.art.files import Point
from ..toolkit.art.store import LATER
from ..toolkit.theme import theme
from . import pictures
from .building_item import BADGE_RADIUS, FIGURE_BOX, BuildingItem
from .geometry import distance, is_in_cell, is_inside
from .grid import Grid
from .lit import Lit
from .silhouettes import outline
from .sprite import Easel, Sprite
from .tile_item import TileItem

_CURSOR_Z = 100.0


class BoardScene(QGraphicsScene):
    """The villages in the pixels of the screen: one unit of the scene is one logical pixel."""

    def __init__(self, art: Art, parent: QObject | None = None) -> None:
        super().__init__(parent)
        # Few items that hardly move: an index would only have to be kept up to date.
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self.easel = Easel(art)
        self.tiles: list[TileItem] = []
        self.buildings: list[BuildingItem] = []
        self.scale = 1.0
        self.board = Board(())
        self.names: Mapping[Kind, str] = {}
        """What the kinds of building are called."""
        self.lit: Mapping[int, Lit] = {}
        self.marked: AbstractSet[int] = frozenset()
        self.cursor: int | None = None
        """The building that the keyboard's cursor is on."""
        self.hovered: int | None = None
        """The building under the pointer."""
        self._colors: Sequence[str] = COLORS
        self._brackets = Sprite(self.easel, None, _CURSOR_Z)
        self.addItem(self._brackets)

    # What is on the board

    def set_board(self, board: Board) -> None:
        """Show other villages, empty."""
        for tile in self.tiles:
            self.removeItem(tile)
        self.board = board
        self.tiles = [TileItem(village, self.easel) for village in board.villages]
        self.buildings = [building for tile in self.tiles for building in tile.buildings]
        for place, tile in enumerate(self.tiles):
            tile.setZValue(place)
            self.addItem(tile)
        self.set_names(self.names)
        self.lit, self.marked, self.cursor, self.hovered = {}, frozenset(), None, None
        self._brackets.show_drawing(None, 1)

    def hide_writing(self) -> None:
        """Show no names and numbers, for a picture in which they would be too small."""
        for tile in self.tiles:
            tile.hide_writing()

    def set_colors(self, colors: Sequence[str]) -> None:
        """The colours of the players' figures, in the order of their seats."""
        self._colors = tuple(colors)

    def set_names(self, names: Mapping[Kind, str]) -> None:
        """What the kinds of building are called, for those who look closely."""
        self.names = names
        for item in self.buildings:
            item.name = names.get(item.building.kind, "")

    def show_owners(self, owners: Sequence[int]) -> None:
        """Show the figures, and for each village how many buildings are taken."""
        for village, tile in enumerate(self.tiles):
            row = self.board.in_village[village]
            tile.set_taken(sum(owners[building] != NO_PLAYER for building in row))
        for item, owner in zip(self.buildings, owners, strict=True):
            color = None if owner == NO_PLAYER else self._colors[owner]
            if color != item.owner:
                item.owner = color
                item.update()

    # What is marked

    def set_lit(self, lit: Mapping[int, Lit]) -> None:
        """Light these buildings and no others."""
        changed = [b for b in {*lit, *self.lit} if lit.get(b) != self.lit.get(b)]
        self.lit = dict(lit)
        for building in changed:
            item, target = self.buildings[building], lit.get(building)
            item.lit = target
            item.victim = self._colors[target.victim] if target and target.is_kick else None
            item.update()
        for tile in self.tiles:
            tile.set_veiled(bool(lit))

    def set_marked(self, marked: AbstractSet[int]) -> None:
        """Mark what changed on these buildings since the player's last turn."""
        changed = self.marked ^ marked
        self.marked = frozenset(marked)
        for building in changed:
            self.buildings[building].is_marked = building in marked
            self.buildings[building].update()

    def set_hovered(self, building: int | None) -> None:
        """Lift the building under the pointer."""
        changed = {self.hovered, building} if building != self.hovered else set()
        self.hovered = building
        for number in changed - {None}:
            assert number is not None
            self.buildings[number].is_hovered = number == building
            self.buildings[number].update()

    def set_cursor(self, building: int | None) -> None:
        """Put the keyboard's brackets around a building."""
        self.cursor = building
        if building is None:
            self._brackets.show_drawing(None, 1)
            return
        item = self.buildings[building]
        # A shape of its own, so that it is never taken for hover.
        self._brackets.show_drawing(part("focus-brackets"), item.metrics.house)
        spot = self.scene_point(building, item.point((0, 0)))
        self._brackets.place(spot.x(), spot.y())

    # Where everything is

    def lay_out(self, grid: Grid, zoom: float, dpr: float) -> None:
        """Put all tiles into the cells of a grid, so many times enlarged."""
        self.easel.dpr = dpr
        self.scale = grid.scale * zoom
        snap = self.easel.snap
        for tile, (x, y) in zip(self.tiles, grid.cells, strict=False):
            tile.setPos(snap(x * zoom), snap(y * zoom))
            tile.lay_out(self.scale)
        self.set_cursor(self.cursor)

    def show_land(self, visible: QRectF) -> None:
        """Show the landscapes; those out of sight need not be sharp."""
        around = visible.adjusted(-40, -40, 40, 40)
        for tile in self.tiles:
            tile.show_land(wanted=around.intersects(tile.area))

    def refresh(self) -> None:
        """Take the pictures that are ready by now."""
        for tile in self.tiles:
            tile.refresh()
        self._brackets.refresh()

    def prefetch(self) -> None:
        """Begin what will soon be needed: lit badges and halos of all kinds, every figure."""
        sizes = {item.metrics for item in self.buildings}
        kinds = {item.building.kind for item in self.buildings}
        for size in sizes:
            self._begin((pictures.halo(kind, True, False) for kind in kinds), size.house)
            self._begin((pictures.halo(kind, False, True) for kind in kinds), size.house)
            self._begin((pictures.house(kind, False) for kind in kinds), size.house)
            self._begin((pictures.badge(kind, True) for kind in kinds), size.pieces)
            look = theme()
            figures = (
                pictures.figure(color, look.is_dark, has_mark=look.has_marks)
                for color in self._colors
            )
            self._begin(figures, size.pieces)

    def _begin(self, drawings: Iterable[Drawing], scale: float) -> None:
        for drawing in drawings:
            self.easel.art.picture(drawing, scale, self.easel.dpr, priority=LATER)

    def tile_of(self, building: int) -> TileItem:
        """The tile of a building."""
        return self.tiles[self.board.village_of[building]]

    def scene_point(self, building: int, point: Point) -> QPointF:
        """A point given in pixels of the building's tile, in the scene."""
        return self.tile_of(building).pos() + QPointF(*point)

    def tile_at(self, point: QPointF) -> int | None:
        """The village whose tile is there."""
        places = (village for village, tile in enumerate(self.tiles) if tile.area.contains(point))
        return next(places, None)

    def building_at(self, point: QPointF) -> int | None:
        """The building at a point, else the nearest one whose ground contains the point."""
        village = self.tile_at(point)
        if village is None:
            return None
        spot = point - self.tiles[village].pos()
        place = (spot.x(), spot.y())
        row = self.board.in_village[village]
        near = [b for b in row if self._is_on(b, place)] or [
            b for b in row if self._is_near(b, place)
        ]
        return min(near, key=lambda b: (b not in self.lit, self._distance(b, place)), default=None)

    def _is_on(self, building: int, place: Point) -> bool:
        """Whether a point of the tile is on the house or one of its parts."""
        item = self.buildings[building]
        m = item.metrics
        x, y = self._from(item, place)
        if item.has_house:
            silhouette = outline(item.building.kind.key)
            if is_inside((x / m.house, y / m.house), silhouette):
                return True
        if _is_close(place, item.badge_point(), BADGE_RADIUS * m.pieces):
            return True
        if item.building.value and _is_close(place, item.coin_point(), item.coin_radius * m.pieces):
            return True
        return item.owner is not None and _is_on_figure(item, place)

    def _is_near(self, building: int, place: Point) -> bool:
        item = self.buildings[building]
        return is_in_cell(self._from(item, place), item.metrics.house)

    def _distance(self, building: int, place: Point) -> float:
        item = self.buildings[building]
        return distance(self._from(item, place), item.metrics.house)

    @staticmethod
    def _from(item: BuildingItem, place: Point) -> Point:
        x, y = item.point((0, 0))
        return place[0] - x, place[1] - y


def _is_close(place: Point, middle: Point, radius: float) -> bool:
    return (place[0] - middle[0]) ** 2 + (place[1] - middle[1]) ** 2 <= radius**2


def _is_on_figure(item: BuildingItem, place: Point) -> bool:
    x, y = item.figure_point()
    left, top, right, bottom = (edge * item.metrics.pieces for edge in FIGURE_BOX)
    return left <= place[0] - x <= right and top <= place[1] - y <= bottom
