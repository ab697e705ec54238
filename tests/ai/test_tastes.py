"""Tastes: at least eight, each its own, and to be seen in moves."""

from __future__ import annotations

import pytest

from bohemian_villages.ai.tastes import TASTES, Taste, liking, steps
from bohemian_villages.engine.actions import END_TURN, Decision
from bohemian_villages.engine.state import State
from tests.engine.boards import after, bishop, position, put, reroll, special


def shows(state: State, action: Decision, taste: Taste) -> float:
    (step,) = steps(state, [action])
    return liking(step, taste)


def test_there_are_at_least_eight() -> None:
    assert len(TASTES) >= 8


@pytest.mark.parametrize(
    ("village", "faces", "kind", "taste"),
    [
        ("church farm", (5, 6), "church", Taste.CHURCHES),
        ("town_hall7 farm", (4, 6), "town_hall", Taste.HALLS),
        ("town_hall7:anna farm", (2, 6), "farm", Taste.HALLS),
        ("church farm", (2, 6), "farm", Taste.HASTE),
        ("farm:ota church", (2, 6), "farm", Taste.KICKS),
        ("mill farm", (2, 4), "mill", Taste.GOODS),
        ("inn farm", (4, 5), "inn", Taste.INNS),
        ("inn:anna bakery:ota dairy:ota farm", (2, 6), "farm", Taste.INNS),
        ("dairy farm", (2, 2), "dairy", Taste.SHOPS),
        ("manor5 farm", (6, 6), "manor", Taste.COINS),
        ("manor5 farm", (6, 6), "manor", Taste.SAFETY),
    ],
)
def test_a_placement_shows_a_taste(
    village: str, faces: tuple[int, int], kind: str, taste: Taste
) -> None:
    state = position(village, dice=(*faces, 1, 3))
    assert shows(state, put(state, faces, kind), taste) == 1


@pytest.mark.parametrize(
    ("village", "taste"),
    [
        ("farm farm", Taste.CHURCHES),
        ("town_hall7:ota farm", Taste.HALLS),
        ("farm church", Taste.KICKS),
        ("inn:ota bakery:ota dairy:ota farm", Taste.INNS),
        ("farm:ota church", Taste.SAFETY),
    ],
)
def test_another_placement_does_not(village: str, taste: Taste) -> None:
    state = position(village, dice=(2, 6, 1, 3))
    assert shows(state, put(state, (2, 6), "farm"), taste) == 0


def test_mills_do_not_hurry_the_end_because_they_are_cleared() -> None:
    state = position("mill mill", dice=(2, 4, 1, 3))
    assert shows(state, put(state, (2, 4), "mill"), Taste.HASTE) == 0


def test_the_bishop_is_for_who_loves_churches() -> None:
    state = position("farm", dice=(2, 2, 1, 3))
    assert shows(state, bishop(state, 2, 2), Taste.CHURCHES) == 1


def test_a_patient_player_takes_the_tile_and_keeps_it_till_late() -> None:
    state = position("farm", dice=(2, 6, 1, 3))
    assert shows(state, special(state, 1, 3), Taste.PATIENCE) == 1
    holding = position("farm", dice=(2, 6, 1, 3), specials=True)
    assert shows(holding, reroll(holding, 1, 3), Taste.PATIENCE) == -1
    late = position("farm", dice=(2, 6, 1, 3), specials=True, figures=[5, 2])
    assert shows(late, reroll(late, 1, 3), Taste.PATIENCE) == 1


def test_the_end_of_a_turn_is_no_move() -> None:
    state = position("church farm", dice=(5, 6, 2, 6))
    first = put(state, (5, 6), "church")
    second = put(after(state, first), (2, 6), "farm")
    assert [step.action for step in steps(state, [first, second, END_TURN])] == [first, second]
