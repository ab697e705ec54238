"""The text form of actions: every action has one of its own."""

from __future__ import annotations

from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bohemian_villages.engine.actions import (
    COLLECT_INCOME,
    END_TURN,
    Action,
    Place,
    Reroll,
    Roll,
    TakeBishop,
    TakeSpecial,
)
from bohemian_villages.engine.board import Board, Building, Kind, Village
from bohemian_villages.engine.notation import building_to_text, to_text
from tests.engine.boards import make_board

BOARD = make_board("bakery farm", "", "inn town_hall7 manor4")


@pytest.mark.parametrize(
    ("action", "text"),
    [
        (Place((0, 1), 4), "place 1,2 R.3"),
        (Place((0, 1, 2, 3), 0), "place 1,2,3,4 P.1"),
        (TakeBishop((1, 3)), "bishop 2,4"),
        (TakeSpecial((0, 3)), "special 1,4"),
        (Reroll((2,)), "reroll 3"),
        (Roll((3, 1, 1, 6)), "roll 3,1,1,6"),
        (Roll((5,)), "roll 5"),
        (END_TURN, "end"),
        (COLLECT_INCOME, "collect"),
    ],
)
def test_an_action_and_its_text(action: Action, text: str) -> None:
    assert to_text(BOARD, action) == text


def test_every_action_with_dice_has_a_text_of_its_own() -> None:
    chosen = [dice for size in (1, 2, 3, 4) for dice in combinations(range(4), size)]
    actions: list[Action] = [Reroll(dice) for dice in chosen]
    actions += [
        make(dice) for dice in chosen if len(dice) == 2 for make in (TakeBishop, TakeSpecial)
    ]
    actions += [
        Place(dice, building)
        for dice in chosen
        if len(dice) > 1
        for building in range(len(BOARD.buildings))
    ]
    texts = [to_text(BOARD, action) for action in actions]
    assert len(set(texts)) == len(actions)


@given(st.lists(st.text(), min_size=1, max_size=4, unique=True), st.integers(1, 12))
def test_no_village_id_makes_two_buildings_share_a_name(ids: list[str], size: int) -> None:
    buildings = (Building(Kind.FARM),) * size
    board = Board(tuple(Village(id, "", buildings) for id in ids))
    names = [building_to_text(board, building) for building in range(len(board.buildings))]
    assert len(set(names)) == len(names)
