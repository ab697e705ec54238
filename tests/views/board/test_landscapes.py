"""Landscapes: every village has one, and its buildings stand within it."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bohemian_villages.assets import resource
from bohemian_villages.models.game.data import Building, Kind, Village
from bohemian_villages.views.board.landscapes import TALL, Landscape, landscape_of
from bohemian_villages.village_sets import standard_set

STANDARD = [village for tile in standard_set().tiles for village in tile.sides]


def _village(kinds: list[Kind], name: str = "Somewhere") -> Village:
    return Village("X", name, tuple(Building(kind) for kind in kinds))


def _is_under_ribbon(landscape: Landscape, place: int) -> bool:
    x, y = landscape.slots[place]
    return y < 165 and 130 < x < 290


@pytest.mark.parametrize("village", STANDARD, ids=lambda village: str(village.name))
def test_every_village_of_the_standard_set_has_its_own_landscape(village: Village) -> None:
    found = landscape_of(village)
    assert found.name == f"villages/{village.name.lower()}"
    assert len(found.slots) == len(village.buildings)
    assert resource(f"art/{found.name}.svg").is_file()
    assert resource(f"art/{found.name}-dusk.svg").is_file()


@pytest.mark.parametrize("village", STANDARD, ids=lambda village: str(village.name))
def test_nothing_tall_stands_under_a_ribbon(village: Village) -> None:
    found = landscape_of(village)
    tall = [place for place, b in enumerate(village.buildings) if b.kind in TALL]
    assert not any(_is_under_ribbon(found, place) and found.slots[place][1] < 130 for place in tall)


def test_a_known_name_with_other_buildings_gets_another_landscape() -> None:
    known = STANDARD[0]
    other = _village([Kind.FARM, Kind.INN], known.name)
    assert landscape_of(other).name.startswith("own/2-")


@given(st.lists(st.sampled_from(Kind), min_size=1, max_size=12), st.text(max_size=20))
def test_villages_of_ones_own_take_a_landscape_by_their_number(
    kinds: list[Kind], name: str
) -> None:
    village = _village(kinds, f"own {name}")
    found = landscape_of(village)
    assert found.name in {f"own/{len(kinds)}-a", f"own/{len(kinds)}-b"}
    assert len(set(found.slots)) == len(kinds)
    assert landscape_of(_village(kinds, f"own {name}")) == found


@given(st.lists(st.sampled_from(Kind), min_size=1, max_size=12))
def test_what_is_tall_stays_from_under_the_ribbon_if_something_low_can_go_there(
    kinds: list[Kind],
) -> None:
    found = landscape_of(_village(kinds))
    places = range(len(kinds))
    under = [place for place in places if _is_under_ribbon(found, place)]
    low = [place for place in places if kinds[place] not in TALL]
    if len(low) >= len(under):
        assert not any(kinds[place] in TALL for place in under)


@pytest.mark.parametrize("count", [0, 13, 14, 20, 33, 57, 120])
def test_more_buildings_than_slots_stand_on_a_meadow(count: int) -> None:
    kinds = [list(Kind)[place % 11] for place in range(count)]
    found = landscape_of(_village(kinds))
    assert found.name == "own/meadow"
    assert len(set(found.slots)) == count
    assert all(9 < x < 431 and 40 < y < 391 for x, y in found.slots)


@pytest.mark.parametrize("name", ["../own/1-a", "/etc/passwd", "", "anschow.json", "x" * 5000])
def test_a_name_is_never_taken_for_a_file(name: str) -> None:
    assert landscape_of(_village([Kind.FARM], name)).name.startswith("own/1-")
