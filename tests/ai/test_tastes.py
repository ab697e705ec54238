"""Tastes: at least eight, each its own, made of traits one can see in moves."""

from __future__ import annotations

import pytest

from bohemian_villages.ai.tastes import TASTES, Taste, Trait, liking, shown, steps
from bohemian_villages.engine.actions import END_TURN, Decision
from bohemian_villages.engine.state import State
from tests.engine.boards import after, bishop, position, put, reroll, special


def shows(state: State, action: Decision, trait: Trait) -> float:
    (step,) = steps(state, [action])
    return shown(step, trait)


def test_there_is_a_taste_for_every_trait() -> None:
    assert len(TASTES) >= 8
    assert {trait for taste in TASTES.values() for trait in taste.likes} == set(Trait)
    assert all(key == taste.key for key, taste in TASTES.items())


def test_a_taste_weighs_its_traits() -> None:
    state = position("church bakery", dice=(5, 6, 1, 1))
    (step,) = steps(state, [put(state, (5, 6), "church")])
    assert liking(step, Taste("", {Trait.CHURCHES: 0.5, Trait.COINS: 1.0})) == 0.5


@pytest.mark.parametrize(
    ("village", "faces", "kind", "trait"),
    [
        ("church farm", (5, 6), "church", Trait.CHURCHES),
        ("town_hall7 farm", (4, 6), "town_hall", Trait.HALLS),
        ("town_hall7:anna farm", (2, 6), "farm", Trait.HALLS),
        ("church farm", (2, 6), "farm", Trait.HASTE),
        ("farm:ota church", (2, 6), "farm", Trait.KICKS),
        ("mill farm", (2, 4), "mill", Trait.GOODS),
        ("inn farm", (4, 5), "inn", Trait.INNS),
        ("inn:anna bakery:ota dairy:ota farm", (2, 6), "farm", Trait.INNS),
        ("dairy farm", (2, 2), "dairy", Trait.SHOPS),
        ("manor5 farm", (6, 6), "manor", Trait.COINS),
        ("manor5 farm", (6, 6), "manor", Trait.SAFETY),
    ],
)
def test_a_placement_shows_a_trait(
    village: str, faces: tuple[int, int], kind: str, trait: Trait
) -> None:
    state = position(village, dice=(*faces, 1, 3))
    assert shows(state, put(state, faces, kind), trait) == 1


@pytest.mark.parametrize(
    ("village", "trait"),
    [
        ("farm farm", Trait.CHURCHES),
        ("town_hall7:ota farm", Trait.HALLS),
        ("farm church", Trait.KICKS),
        ("inn:ota bakery:ota dairy:ota farm", Trait.INNS),
        ("farm:ota church", Trait.SAFETY),
    ],
)
def test_another_placement_does_not(village: str, trait: Trait) -> None:
    state = position(village, dice=(2, 6, 1, 3))
    assert shows(state, put(state, (2, 6), "farm"), trait) == 0


def test_mills_do_not_hurry_the_end_because_they_are_cleared() -> None:
    state = position("mill mill", dice=(2, 4, 1, 3))
    assert shows(state, put(state, (2, 4), "mill"), Trait.HASTE) == 0


def test_the_bishop_is_for_who_loves_churches() -> None:
    state = position("farm", dice=(2, 2, 1, 3))
    assert shows(state, bishop(state, 2, 2), Trait.CHURCHES) == 1


def test_a_patient_player_takes_the_tile_and_keeps_it_till_late() -> None:
    state = position("farm", dice=(2, 6, 1, 3))
    assert shows(state, special(state, 1, 3), Trait.PATIENCE) == 1
    holding = position("farm", dice=(2, 6, 1, 3), specials=True)
    assert shows(holding, reroll(holding, 1, 3), Trait.PATIENCE) == -1
    late = position("farm", dice=(2, 6, 1, 3), specials=True, figures=[5, 2])
    assert shows(late, reroll(late, 1, 3), Trait.PATIENCE) == 1


def test_the_end_of_a_turn_is_no_move() -> None:
    state = position("church farm", dice=(5, 6, 2, 6))
    first = put(state, (5, 6), "church")
    second = put(after(state, first), (2, 6), "farm")
    assert [step.action for step in steps(state, [first, second, END_TURN])] == [first, second]
