"""A village tile: landscape, veil, ribbon, and its buildings on them."""

from __future__ import annotations

from PySide6.QtCore import QMarginsF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPathItem, QGraphicsPixmapItem

from ...models.game.data import Village
from ..toolkit.theme import theme
from . import pictures
from .building_item import BuildingItem, Layers, metrics
from .landscapes import TILE_HEIGHT, TILE_WIDTH, landscape_of
from .sprite import Easel, Sprite

RIBBON_TOP = -9.0
RIBBON_MOST = 424.0
LEAST_RIBBON = 0.5
"""Pixels to a unit below which a ribbon does not shrink with its tile."""

_PLATE, _LAND, _VEIL, _HOUSES, _PIECES, _RIBBON, _WORDS = range(7)


class TileItem(QGraphicsPixmapItem):
    """One village. Itself an empty pixmap that only holds the others: nothing of it is painted."""

    def __init__(self, village: Village, easel: Easel) -> None:
        super().__init__()
        self.village = village
        self.landscape = landscape_of(village)
        self._easel = easel
        self._scale = 1.0
        self.taken = 0
        """How many of its buildings are taken."""
        self._plate = self._path(_PLATE)
        self._land = Sprite(easel, self, _LAND)
        self._veil = self._path(_VEIL)
        self._ribbon = Sprite(easel, self, _RIBBON)
        layers = Layers(self._layer(_HOUSES), self._layer(_PIECES), self._layer(_WORDS))
        self.buildings = [
            BuildingItem(building, slot, number, easel, layers)
            for number, (building, slot) in enumerate(
                zip(village.buildings, self.landscape.slots, strict=True)
            )
        ]
        for building in self.buildings:
            building.has_house = self.landscape.has_houses
        self.set_veiled(False)

    def _layer(self, z: float) -> QGraphicsItem:
        layer = QGraphicsPixmapItem(self)
        layer.setZValue(z)
        return layer

    def _path(self, z: float) -> QGraphicsPathItem:
        item = QGraphicsPathItem(self)
        item.setPen(QPen(Qt.PenStyle.NoPen))
        item.setZValue(z)
        return item

    @property
    def area(self) -> QRectF:
        """Where it lies in the scene, without ribbon and shadow."""
        return QRectF(self.pos(), self.pos() + QPointF(TILE_WIDTH, TILE_HEIGHT) * self._scale)

    @property
    def ribbon_rect(self) -> QRectF:
        """The rectangle of the ribbon, in pixels of the scene."""
        return self._ribbon.sceneBoundingRect()

    def lay_out(self, scale: float) -> None:
        """Draw at so many pixels to a unit."""
        self._scale = scale
        self._lay_out_plates()
        self.update_ribbon()
        sizes = metrics(scale, self.landscape.scale)
        for building in self.buildings:
            building.lay_out(sizes)

    def show_land(self, *, wanted: bool) -> None:
        """Show the landscape; at its full sharpness only if that is wanted."""
        drawing = pictures.tile(self.landscape.name, theme().is_dark)
        self._land.show_drawing(drawing, self._scale, wanted=wanted)
        # The plate shows through until the landscape is there.
        self._plate.setVisible(self._land.pixmap().isNull())

    def refresh(self) -> None:
        """Take the pictures that are ready by now."""
        self._land.refresh()
        self._plate.setVisible(self._land.pixmap().isNull())
        self._ribbon.refresh()
        for building in self.buildings:
            building.refresh()

    def hide_writing(self) -> None:
        """Show neither name nor numbers."""
        self._ribbon.setOpacity(0)
        for building in self.buildings:
            building.hide_numbers()

    def set_veiled(self, is_veiled: bool) -> None:
        """Veil the landscape, so that lit buildings stand out."""
        self._veil.setVisible(is_veiled)

    def set_taken(self, taken: int) -> None:
        """How many of its buildings are taken."""
        if taken != self.taken:
            self.taken = taken
            self.update_ribbon()

    def update_ribbon(self) -> None:
        """Write name and count on the ribbon."""
        scale = self._ribbon_scale()
        count = len(self.buildings)
        drawing = pictures.ribbon(self._name(), self.taken, count, scale, theme().is_dark)
        self._ribbon.show_drawing(drawing, scale)
        # A ribbon larger than its tile's scale grows upwards and downwards alike.
        middle = (RIBBON_TOP + 17) * self._scale
        top = max(middle - 17 * scale, -12 * self._scale)
        self._ribbon.place(TILE_WIDTH / 2 * self._scale, top)

    def _ribbon_scale(self) -> float:
        return round(max(self._scale, LEAST_RIBBON), 3)

    def _name(self) -> str:
        # A ribbon that does not shrink with a small tile has less room for the name.
        scale = self._ribbon_scale()
        room = RIBBON_MOST * self._scale / scale - 2 * pictures.RIBBON_CAP
        return pictures.ribbon_name(self.village.name, len(self.buildings), scale, room)

    def _lay_out_plates(self) -> None:
        colors = theme()
        self._plate.setBrush(QColor(colors.meadow))
        self._plate.setPen(QPen(QColor(colors.frame), 8 * self._scale))
        self._plate.setPath(self._rounded(5, 14))
        self._veil.setBrush(QColor(colors.veil))
        self._veil.setPath(self._rounded(9, 13))

    def _rounded(self, margin: float, radius: float) -> QPainterPath:
        k = self._scale
        inner = QRectF(0, 0, TILE_WIDTH * k, TILE_HEIGHT * k)
        inner = inner.marginsRemoved(QMarginsF(*(margin * k,) * 4))
        path = QPainterPath()
        path.addRoundedRect(inner, radius * k, radius * k)
        return path
