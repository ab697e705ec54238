"""The landscape of each village, and the places of its buildings."""

from __future__ import annotations

import json
import logging
import zlib
from functools import cache, lru_cache
from math import ceil, sqrt
from typing import Any

from attrs import evolve, frozen

from ...assets import MissingAssetError, resource
from ...models.game.data import Kind, Village
from ..toolkit.art.files import Point

_log = logging.getLogger(__name__)

TILE_WIDTH, TILE_HEIGHT = 440, 400
MOST_SLOTS = 12

# What is too high for the places under the ribbon.
TALL = frozenset({Kind.CHURCH, Kind.TOWN_HALL, Kind.MILL, Kind.TAILOR, Kind.INN})

# The part of the plain meadow available to buildings.
_LEFT, _RIGHT, _TOP, _BOTTOM = 22, 422, 62, 388
_LEAST_HOUSE = 0.42


@frozen
class Landscape:
    """A drawing below `resources/art` and the ground points of a village's buildings in it."""

    name: str
    slots: tuple[Point, ...]
    """In the order of the village's buildings."""
    scale: float = 1.0
    """The scale of its buildings."""
    has_houses: bool = True
    """False where there is room for badges and figures only."""


@lru_cache(maxsize=64)
def landscape_of(village: Village) -> Landscape:
    """The landscape made for that village, else one by the number of its buildings."""
    return _made_for(village) or _free(village) or _meadow(len(village.buildings))


def _made_for(village: Village) -> Landscape | None:
    """By name, if the buildings are those of the standard set, too."""
    name = village.name.lower()
    if name not in _names():
        return None
    data = _read(f"villages/{name}")
    kinds = [building.kind.key for building in village.buildings]
    if data is None or [slot["kind"] for slot in data["buildings"]] != kinds:
        return None
    return _landscape(f"villages/{name}", data["scale"], data["buildings"])


def _free(village: Village) -> Landscape | None:
    """One of the landscapes with free slots; always the same for a name."""
    count = len(village.buildings)
    if not 1 <= count <= MOST_SLOTS:
        return None
    side = "ab"[zlib.crc32(village.name.encode()) % 2]
    name = f"own/{count}-{side}"
    data = _read(name)
    if data is None:
        return None
    order = _order([building.kind for building in village.buildings], data["slots"])
    return _landscape(name, data["scale"], [data["slots"][place] for place in order])


def _order(kinds: list[Kind], slots: list[Any]) -> list[int]:
    """A slot for each building: in order, but nothing tall under the ribbon if avoidable."""
    order = list(range(len(kinds)))
    for building, kind in enumerate(kinds):
        if kind in TALL and slots[order[building]]["low"]:
            others = (
                other
                for other, place in enumerate(order)
                if kinds[other] not in TALL and not slots[place]["low"]
            )
            other = next(others, building)
            order[building], order[other] = order[other], order[building]
    return order


def _meadow(count: int) -> Landscape:
    """Rows on a plain meadow, for more buildings than any landscape has slots."""
    columns = max(1, ceil(sqrt(count * 1.1)))
    rows = max(1, ceil(count / columns))
    width, height = (_RIGHT - _LEFT) / columns, (_BOTTOM - _TOP) / rows
    slots = tuple(
        (_LEFT + width * (place % columns + 0.47), _TOP + height * (place // columns + 0.86))
        for place in range(count)
    )
    scale = min(1.0, width / 138, height / 104)
    plain = Landscape("own/meadow", slots, scale)
    return plain if scale >= _LEAST_HOUSE else evolve(plain, scale=_LEAST_HOUSE, has_houses=False)


def _landscape(name: str, scale: float, slots: list[Any]) -> Landscape:
    return Landscape(name, tuple((float(s["x"]), float(s["y"])) for s in slots), float(scale))


@cache
def _names() -> frozenset[str]:
    """The villages with a landscape of their own. A name is never made into a path."""
    try:
        return frozenset(file.stem for file in resource("art/villages").glob("*.json"))
    except MissingAssetError:
        return frozenset()


def _read(name: str) -> dict[str, Any] | None:
    try:
        data: dict[str, Any] = json.loads(resource(f"art/{name}.json").read_text(encoding="utf-8"))
    except (MissingAssetError, OSError, ValueError) as error:
        _log.warning("The slots of %s cannot be used: %s", name, error)
        return None
    return data
