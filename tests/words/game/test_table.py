"""Players, villages and buildings by names that tell them apart."""

from __future__ import annotations

import pytest

from bohemian_villages.engine.setup import COLORS, Player, Setup
from bohemian_villages.words.game.table import PlaceNames, Table, added
from tests.words.tables import board_of, named_board


def table(*names: str) -> Table:
    return Table(Setup(tuple(map(Player, names, COLORS)), named_board("Nenbrad")))


def test_a_player_is_called_by_name() -> None:
    assert table("Anna", "Ota").player(1) == "Ota"
    assert table("Anna", "Ota").introduced(1) == "Ota (Blue)"


def test_a_player_without_a_name_is_called_by_color() -> None:
    assert table(" \n", "Ota").player(0) == "Red"
    assert table(" \n", "Ota").introduced(0) == "Red"


def test_players_of_one_name_are_told_apart_by_color() -> None:
    twins = table("Anna", "Anna\u200b", "Eva")
    assert [twins.player(n) for n in range(3)] == ["Anna (Red)", "Anna (Blue)", "Eva"]


def test_several_players_are_listed() -> None:
    assert table("Anna", "Ota", "Eva").all_players([0, 2]) == "Anna and Eva"


def test_a_village_without_a_name_is_called_by_its_id() -> None:
    places = PlaceNames(named_board("", "Nenbrad"))
    assert [places.village(0), places.village(1)] == ["V1", "Nenbrad"]


def test_villages_of_one_name_are_told_apart_by_id() -> None:
    places = PlaceNames(named_board("Nenbrad", "Nenbrad"))
    assert [places.village(0), places.village(1)] == ["Nenbrad (V1)", "Nenbrad (V2)"]


def test_buildings_of_one_kind_in_one_village_are_numbered() -> None:
    places = PlaceNames(board_of(Nenbrad="inn farm inn", Mirotin="inn"))
    assert [places.the(inn) for inn in (0, 2, 3)] == [
        "the inn in Nenbrad (number 1)",
        "the inn in Nenbrad (number 2)",
        "the inn in Mirotin",
    ]


@pytest.mark.parametrize(
    ("kind", "label"),
    [
        ("farm", "Farm in Nenbrad"),
        ("manor", "Manor in Nenbrad, 5 coins"),
        ("town_hall", "Town hall in Nenbrad, 5 coins"),
    ],
)
def test_a_label_tells_the_printed_coins(kind: str, label: str) -> None:
    assert PlaceNames(board_of(Nenbrad=kind)).label(0) == label


def test_dice_are_added_as_they_lie() -> None:
    assert added((6, 2, 4, 3), (1, 3)) == "2+3"
