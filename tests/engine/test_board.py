"""The board: buildings numbered through, and the tables made from them."""

from __future__ import annotations

import pytest

from bohemian_villages.engine.actions import END_TURN, Place
from bohemian_villages.engine.board import KINDS_BY_KEY, TOTALS, Board, Kind
from bohemian_villages.engine.moves import is_legal
from tests.engine.boards import ANNA, make_board, position

BOARD = make_board("farm inn inn", "", "town_hall7 farm")


@pytest.mark.parametrize(
    ("key", "total"),
    [
        ("bakery", 2),
        ("butchery", 3),
        ("dairy", 4),
        ("tailor", 5),
        ("mill", 6),
        ("glassworks", 7),
        ("farm", 8),
        ("inn", 9),
        ("town_hall", 10),
        ("church", 11),
        ("manor", 12),
    ],
)
def test_the_total_that_reaches_a_kind(key: str, total: int) -> None:
    assert KINDS_BY_KEY[key] == Kind(total) == total
    assert Kind(total).key == key


def test_buildings_are_numbered_through_in_board_order() -> None:
    assert [building.kind.key for building in BOARD.buildings] == [
        "farm",
        "inn",
        "inn",
        "town_hall",
        "farm",
    ]
    assert BOARD.village_of == (0, 0, 0, 2, 2)
    assert BOARD.in_village == ((0, 1, 2), (), (3, 4))


@pytest.mark.parametrize(
    ("building", "village", "slot"), [(0, 0, 0), (2, 0, 2), (3, 2, 0), (4, 2, 1)]
)
def test_a_building_is_found_by_village_and_slot(building: int, village: int, slot: int) -> None:
    assert BOARD.building_at(village, slot) == building
    assert BOARD.slot_of(building) == slot


def test_buildings_are_listed_by_kind() -> None:
    assert BOARD.of_kind[Kind.FARM] == (0, 4)
    assert BOARD.of_kind[Kind.MANOR] == ()
    assert len(BOARD.of_kind) == TOTALS
    assert BOARD.inns_in_village == ((1, 2), (), ())
    assert BOARD.kind_of == (8, 9, 9, 10, 8)
    assert BOARD.value_of == (0, 0, 0, 7, 0)


def test_the_villages_alone_tell_two_boards_apart() -> None:
    assert Board(BOARD.villages) == BOARD
    assert make_board("farm", "inn") != make_board("farm inn")


def test_questions_one_asks_of_a_position() -> None:
    state = position("farm:anna inn:ota* bakery", "church:ota", dice=(1, 1, 2, 2), bishop=ANNA)
    assert [state.is_occupied(building) for building in range(4)] == [True, True, False, True]
    assert [state.is_full(village) for village in range(2)] == [False, True]
    assert state.players == 2
    assert is_legal(state, Place((0, 1), 2))
    assert not is_legal(state, END_TURN)
