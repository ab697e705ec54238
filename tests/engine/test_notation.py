"""The text form of actions: every action has one, and it loses nothing."""

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
from bohemian_villages.engine.errors import InvalidActionError, Refusal
from bohemian_villages.engine.notation import building_to_text, from_text, to_text
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
    assert from_text(BOARD, text) == action


def test_every_action_with_dice_comes_back_from_its_text() -> None:
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
    assert [from_text(BOARD, text) for text in texts] == actions
    assert len(set(texts)) == len(actions)


@given(st.lists(st.text(), min_size=1, max_size=4, unique=True), st.integers(1, 12))
def test_no_village_id_makes_two_buildings_share_a_name(ids: list[str], size: int) -> None:
    buildings = (Building(Kind.FARM),) * size
    board = Board(tuple(Village(id, "", buildings) for id in ids))
    names = [building_to_text(board, building) for building in range(len(board.buildings))]
    assert len(set(names)) == len(names)
    for building in range(len(names)):
        place = Place((0, 1), building)
        assert from_text(board, to_text(board, place)) == place


@pytest.mark.parametrize(
    ("text", "refusal"),
    [
        ("", Refusal.UNREADABLE),
        ("hello", Refusal.UNREADABLE),
        ("End", Refusal.UNREADABLE),
        ("end ", Refusal.UNREADABLE),
        (" end", Refusal.UNREADABLE),
        ("end 1", Refusal.UNREADABLE),
        ("collect 1", Refusal.UNREADABLE),
        ("place", Refusal.UNREADABLE),
        ("place 1,2", Refusal.UNREADABLE),
        ("place  1,2 P.1", Refusal.UNKNOWN_DIE),
        ("place 1,2 P", Refusal.UNKNOWN_BUILDING),
        ("place 1,2 P.0", Refusal.UNKNOWN_BUILDING),
        ("place 1,2 P.01", Refusal.UNKNOWN_BUILDING),
        ("place 1,2 P.3", Refusal.UNKNOWN_BUILDING),
        ("place 1,2 Q.1", Refusal.UNKNOWN_BUILDING),
        ("place 1,2 P.1 ", Refusal.UNKNOWN_BUILDING),
        ("place 1,2 p.1", Refusal.UNKNOWN_BUILDING),
        ("place 0,1 P.1", Refusal.UNKNOWN_DIE),
        ("place 1,5 P.1", Refusal.UNKNOWN_DIE),
        ("place 2,1 P.1", Refusal.DICE_NOT_ASCENDING),
        ("place 1,1 P.1", Refusal.DICE_NOT_ASCENDING),
        ("place 1 P.1", Refusal.WRONG_NUMBER_OF_DICE),
        ("bishop", Refusal.UNREADABLE),
        ("bishop ", Refusal.UNREADABLE),
        ("bishop 1", Refusal.WRONG_NUMBER_OF_DICE),
        ("bishop 1,2,3", Refusal.WRONG_NUMBER_OF_DICE),
        ("special 1,2,3", Refusal.WRONG_NUMBER_OF_DICE),
        ("special 1,٣", Refusal.UNKNOWN_DIE),
        ("reroll 1,", Refusal.UNKNOWN_DIE),
        ("reroll 1,2 3", Refusal.UNKNOWN_DIE),
        ("roll 0", Refusal.UNKNOWN_FACE),
        ("roll 7", Refusal.UNKNOWN_FACE),
        ("roll 1,2,3,4,5", Refusal.WRONG_NUMBER_OF_FACES),
    ],
)
def test_a_text_that_means_no_action_is_invalid(text: str, refusal: Refusal) -> None:
    with pytest.raises(InvalidActionError) as caught:
        from_text(BOARD, text)
    assert caught.value.refusal is refusal


@given(st.text(alphabet="place bishoprnd1234567,.PQR"))
def test_whatever_can_be_read_is_written_the_same(text: str) -> None:
    try:
        action = from_text(BOARD, text)
    except InvalidActionError:
        return
    assert to_text(BOARD, action) == text
