"""What lies on the table and never moves: kinds of building, villages, the board."""

from __future__ import annotations

from collections.abc import Iterable
from enum import IntEnum
from typing import Any

from attrs import field, frozen


class Kind(IntEnum):
    """A kind of building; its value is the total of the dice that reaches it."""

    BAKERY = 2
    BUTCHERY = 3
    DAIRY = 4
    TAILOR = 5
    MILL = 6
    GLASSWORKS = 7
    FARM = 8
    INN = 9
    TOWN_HALL = 10
    CHURCH = 11
    MANOR = 12

    @property
    def key(self) -> str:
        """The kind's name in records and village sets."""
        return self.name.lower()


KINDS_BY_KEY = {kind.key: kind for kind in Kind}

# Totals are used as list indices all over the engine, so such lists have this many places.
TOTALS = Kind.MANOR + 1

# Stands for "no building" where one might be named.
NO_BUILDING = -1

SHOPS = (Kind.BAKERY, Kind.BUTCHERY, Kind.DAIRY, Kind.TAILOR)
PRINTED_WITH_COINS = frozenset({Kind.TOWN_HALL, Kind.MANOR})


@frozen
class Building:
    """One building of a village; town hall and manor carry printed coins."""

    kind: Kind
    value: int = 0


@frozen
class Village:
    """The side of a village tile that lies on the table."""

    id: str
    name: str
    buildings: tuple[Building, ...]


def _derived() -> Any:
    """A table derived from the villages; comparing two boards ignores it."""
    return field(init=False, repr=False, eq=False)


@frozen
class Board:
    """The villages in play, in board order; their buildings are numbered through from 0.

    The tables below save the hot paths of the rules from searching. They hold plain integers,
    because indexing with an enum is markedly slower.
    """

    villages: tuple[Village, ...]
    buildings: tuple[Building, ...] = _derived()
    kind_of: tuple[int, ...] = _derived()
    value_of: tuple[int, ...] = _derived()
    village_of: tuple[int, ...] = _derived()
    of_kind: tuple[tuple[int, ...], ...] = _derived()
    in_village: tuple[tuple[int, ...], ...] = _derived()
    inns_in_village: tuple[tuple[int, ...], ...] = _derived()

    def __attrs_post_init__(self) -> None:
        buildings = tuple(b for village in self.villages for b in village.buildings)
        kind_of = tuple(int(building.kind) for building in buildings)
        village_of = tuple(v for v, village in enumerate(self.villages) for _ in village.buildings)
        in_village = _group(village_of, len(self.villages))
        self._set("buildings", buildings)
        self._set("kind_of", kind_of)
        self._set("value_of", tuple(building.value for building in buildings))
        self._set("village_of", village_of)
        self._set("of_kind", _group(kind_of, TOTALS))
        self._set("in_village", in_village)
        inns = (tuple(b for b in row if kind_of[b] == Kind.INN) for row in in_village)
        self._set("inns_in_village", tuple(inns))

    def _set(self, name: str, value: object) -> None:
        object.__setattr__(self, name, value)

    def building_at(self, village: int, slot: int) -> int:
        """The number of the building in that slot of that village, both counted from 0."""
        return self.in_village[village][slot]

    def slot_of(self, building: int) -> int:
        """The place of a building within its village, from 0."""
        return building - self.in_village[self.village_of[building]][0]


def _group(labels: Iterable[int], count: int) -> tuple[tuple[int, ...], ...]:
    """For each label, the places where it occurs."""
    rows: list[list[int]] = [[] for _ in range(count)]
    for place, label in enumerate(labels):
        rows[label].append(place)
    return tuple(map(tuple, rows))
