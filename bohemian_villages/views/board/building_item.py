"""A building on its tile: house, halo, badge, coins, and the figure in front of it."""

from __future__ import annotations

from attrs import frozen
from PySide6.QtWidgets import QGraphicsItem

from ...models.game.data import Building
from ..toolkit.art.files import Point
from ..toolkit.theme import theme
from . import pictures
from .lit import Lit
from .sprite import Easel, LateSprite

# Where things lie around a building's ground point, in tile units at a building's full size.
BADGE: Point = (-36, -1)
COIN_DOWN, COIN_OVERLAP = 3.0, 1.2
FIGURE: Point = (53, 7)
PILL: Point = (46, -50)
LIFT = 4.0
BADGE_RADIUS = 15.0
FIGURE_BOX = (-17.0, -53.0, 20.0, 4.0)

# Pieces shrink less than the landscape: below this many pixels to a unit they stay as they are.
LEAST_PIECES = 0.66
MOST_GROWTH = 2.0

NAMES_FROM = 1.3
"""Pixels to a unit from which on buildings show their names."""

LIT_ABOVE = 1000.0

# Above the items before it in the same row: a tiny step, so that rows count more.
BEFORE, PART = 1e-5, 1e-6


@frozen
class Metrics:
    """The scales at which one tile is drawn, in pixels to a unit."""

    land: float
    house: float
    pieces: float

    @property
    def growth(self) -> float:
        """How much larger pieces are than they would be as part of the house."""
        return self.pieces / self.house


def metrics(scale: float, house_scale: float) -> Metrics:
    """The scales of a tile whose buildings stand at `house_scale`."""
    house = scale * house_scale
    growth = min(max(1.0, LEAST_PIECES / house), MOST_GROWTH)
    return Metrics(scale, house, house * growth)


@frozen
class Layers:
    """The items of a tile that hold the parts of its buildings, from below."""

    houses: QGraphicsItem
    pieces: QGraphicsItem
    words: QGraphicsItem


class BuildingItem:
    """Shows one building in all its states. Decides nothing itself."""

    def __init__(
        self, building: Building, slot: Point, number: int, easel: Easel, layers: Layers
    ) -> None:
        self.building = building
        self.slot = slot
        self.owner: str | None = None
        """The colour of the figure there."""
        self.lit: Lit | None = None
        self.victim: str | None = None
        """The colour of the figure that would be kicked out."""
        self.is_hovered = False
        self.is_marked = False
        self.has_house = True
        self.name = ""
        self.metrics = metrics(1.0, 1.0)
        """The scales it is drawn at."""
        # In a row each building lies above the one before, and each part above the one before it.
        y = self._z = slot[1] + number * BEFORE
        self._halo = LateSprite(easel, layers.houses, y)
        self._house = LateSprite(easel, layers.houses, y + PART)
        self._badge = LateSprite(easel, layers.pieces, y)
        self._footprint = LateSprite(easel, layers.pieces, y + PART)
        self._coin = LateSprite(easel, layers.pieces, y + 2 * PART)
        self._figure = LateSprite(easel, layers.pieces, y + 0.1)
        self._pill = LateSprite(easel, layers.words, y)
        self._name = LateSprite(easel, layers.words, y - 1000)

    @property
    def _has_coins(self) -> bool:
        return bool(self.building.value) or self.building.kind.key in {"town_hall", "manor"}

    def lay_out(self, metrics: Metrics) -> None:
        """Lay the item out at these scales."""
        self.metrics = metrics
        self.update()

    def update(self) -> None:
        """Show the present state."""
        self._update_house()
        self._update_badge()
        self._update_figure()
        self._update_words()

    def refresh(self) -> None:
        """Take the pictures that are ready by now."""
        for sprite in self._sprites():
            sprite.refresh()

    def hide_numbers(self) -> None:
        """Show neither badge nor coins: in a small picture they are illegible."""
        for sprite in (self._badge, self._coin):
            sprite.set_opacity(0)

    def _sprites(self) -> tuple[LateSprite, ...]:
        pieces = (self._badge, self._footprint, self._coin, self._figure)
        return (self._halo, self._house, *pieces, self._pill, self._name)

    def point(self, offset: Point) -> Point:
        """A place near the building in pixels of the tile."""
        m = self.metrics
        x, y = self.slot
        return x * m.land + offset[0] * m.house, y * m.land + offset[1] * m.house

    def badge_point(self) -> Point:
        """The middle of its badge."""
        return self.point(BADGE)

    def coin_point(self) -> Point:
        """The middle of its printed coins: beside the badge, however large both are."""
        x, y = self.point((BADGE[0], COIN_DOWN))
        apart = BADGE_RADIUS + self.coin_radius - COIN_OVERLAP
        return x + apart * self.metrics.pieces, y

    @property
    def coin_radius(self) -> float:
        """How far its printed coins reach to either side of their middle, in units."""
        return pictures.coin_radius(self.building.value)

    def figure_point(self) -> Point:
        """The ground under its figure."""
        x, y = self.point(FIGURE)
        # An enlarged figure must not overlap the frame.
        edge = (440 - 12) * self.metrics.land - FIGURE_BOX[2] * self.metrics.pieces
        return min(x, edge), y

    def middle_point(self) -> Point:
        """The middle of the house."""
        return self.point((4, -34))

    def _lift(self) -> float:
        return LIFT * self.metrics.house if self.is_hovered else 0.0

    def _update_house(self) -> None:
        kind, m, lift = self.building.kind, self.metrics, self._lift()
        is_lit = self.lit is not None
        x, y = self.point((0, 0))
        shine = house = None
        if self.has_house:
            # Lit buildings look as by day even at dusk.
            house = pictures.house(kind, theme().is_dark and not is_lit)
            if is_lit or self.is_hovered:
                shine = pictures.halo(kind, is_lit, self.is_hovered, self.victim)
        z = self._z + (LIT_ABOVE if is_lit else 0.0)
        self._halo.show_drawing(shine, m.house, x, y - lift)
        self._halo.set_z(z)
        self._house.show_drawing(house, m.house, x, y - lift)
        self._house.set_z(z + PART)

    def _update_badge(self) -> None:
        m, lift = self.metrics, self._lift()
        x, y = self.badge_point()
        badge = pictures.badge(int(self.building.kind), self.lit is not None)
        self._badge.show_drawing(badge, m.pieces, x, y - lift)
        if self._has_coins:
            x, y = self.coin_point()
            self._coin.show_drawing(pictures.coin(self.building.value), m.pieces, x, y - lift)

    def _update_figure(self) -> None:
        x, y = self.figure_point()
        drawing = None
        if self.owner is not None:
            is_victim = self.victim is not None
            look = theme()
            drawing = pictures.figure(
                self.owner, look.is_dark, is_victim, self.is_marked, look.has_marks
            )
        self._figure.show_drawing(drawing, self.metrics.pieces, x, y)
        ring = pictures.footprint(theme().terracotta) if self.is_marked else None
        self._footprint.show_drawing(ring, self.metrics.pieces, x, y)

    def _update_words(self) -> None:
        m = self.metrics
        word = self.lit.pill if self.lit else ""
        drawing, spot = None, (0.0, 0.0)
        if word:
            drawing = pictures.pill(word, self.victim, round(m.pieces, 3))
            spot = self._pill_point(drawing.box().width)
        self._pill.show_drawing(drawing, m.pieces, *spot)
        self._update_name()

    def _pill_point(self, width: float) -> Point:
        """Above the figure, but never beyond the tile."""
        m = self.metrics
        x, y = self.point(PILL)
        y = min(y, self.figure_point()[1] + (FIGURE_BOX[1] - 9) * m.pieces)
        half = width * m.pieces / 2
        return min(max(x, 11 * m.land + half), 429 * m.land - half), max(y, 34 * m.land)

    def _update_name(self) -> None:
        m = self.metrics
        if not (self.name and m.land >= NAMES_FROM and self.has_house):
            self._name.show_drawing(None, m.house, 0, 0)
            return
        y = self.point((0, 15))[1]
        if self._has_coins:
            after = self.coin_point()[0] + self.coin_radius * m.pieces
        else:
            after = self.badge_point()[0] + BADGE_RADIUS * m.pieces
        drawing = pictures.building_name(self.name, round(m.house, 3))
        self._name.show_drawing(drawing, m.house, after + 3 * m.pieces, y)
