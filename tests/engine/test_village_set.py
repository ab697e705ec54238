"""Village sets: what a file must hold, that all its mistakes are found, and how tiles are dealt."""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from itertools import pairwise, product
from pathlib import Path
from time import thread_time
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bohemian_villages.engine.board import Building, Kind
from bohemian_villages.engine.setup import Player, first_player
from bohemian_villages.engine.village_set import (
    TILES_IN_BOX,
    Fault,
    Type,
    VillageSet,
    VillageSetError,
    VillageSetProblem,
    Where,
)
from bohemian_villages.engine.village_set_reader import MOST_BYTES, MOST_KEY_PARTS, read_village_set

STANDARD = Path(__file__).resolve().parents[2] / "resources/villages.toml"

SMALL = """
format = "bohemian-villages/village-set"
version = 1
name = "Small"

[removed]
2 = ["CD"]
3 = []
4 = []
5 = []

[[village]]
tile = "AB"
name = "Anschow"
buildings = ["bakery", "town_hall 7"]

[[village]]
tile = "AB"
name = "Bracholnitz"
buildings = ["manor 0", "inn"]

[[village]]
tile = "CD"
name = "Chlumetin"
buildings = ["farm"]

[[village]]
tile = "CD"
name = "Dobrawitz"
buildings = ["mill"]
"""


def read(text: str) -> VillageSet:
    return read_village_set(text.encode())


def problems(text: str | bytes) -> list[VillageSetProblem]:
    """What is wrong with the text, which must not be nothing."""
    data = text if isinstance(text, bytes) else text.encode()
    with pytest.raises(VillageSetError) as caught:
        read_village_set(data)
    assert caught.value.problems
    return list(caught.value.problems)


def changed(*changes: tuple[str, str]) -> str:
    """The small set with these texts replaced, each where it stands first."""
    text = SMALL
    for old, new in changes:
        assert old in text
        text = text.replace(old, new, 1)
    return text


def standard() -> VillageSet:
    return read_village_set(STANDARD.read_bytes())


def test_a_set_has_a_name_tiles_with_two_sides_and_buildings_in_order() -> None:
    small = read(SMALL)
    assert small.name == "Small"
    assert [tile.name for tile in small.tiles] == ["AB", "CD"]
    first, second = small.tiles[0].sides
    assert (first.id, first.name) == ("A", "Anschow")
    assert (second.id, second.name) == ("B", "Bracholnitz")
    assert first.buildings == (Building(Kind.BAKERY), Building(Kind.TOWN_HALL, 7))
    assert second.buildings == (Building(Kind.MANOR, 0), Building(Kind.INN))
    assert small.warnings == []


def test_the_standard_set_has_nine_tiles_and_keeps_within_the_box() -> None:
    village_set = standard()
    assert " ".join(tile.name for tile in village_set.tiles) == "AB CD EF GH IJ KL MN OP ST"
    assert [len(village_set.tiles_for(players)) for players in (2, 3, 4, 5)] == [6, 8, 8, 9]
    assert village_set.warnings == []


def test_in_the_standard_set_every_player_count_meets_every_kind_whichever_sides_come_up() -> None:
    village_set = standard()
    for players in (2, 3, 4, 5):
        tiles = village_set.tiles_for(players)
        for sides in product(*(tile.sides for tile in tiles)):
            kinds = {building.kind for side in sides for building in side.buildings}
            assert kinds == set(Kind)


def test_a_side_is_called_by_the_first_letter_of_its_village() -> None:
    swapped = read(changed(("Anschow", "Bor"), ("Bracholnitz", "Aš")))
    assert [side.id for side in swapped.tiles[0].sides] == ["B", "A"]


def test_where_names_do_not_fit_the_letters_go_by_the_order_of_the_file() -> None:
    other = read(changed(("Anschow", "Bor"), ("Bracholnitz", "Brno")))
    assert [side.id for side in other.tiles[0].sides] == ["A", "B"]


def test_sides_of_a_tile_need_not_stand_together_in_the_file() -> None:
    first, *villages = SMALL.split("[[village]]")
    mixed = read("[[village]]".join([first, villages[0], villages[2], villages[1], villages[3]]))
    assert mixed.tiles == read(SMALL).tiles


def test_both_sides_of_every_tile_come_up() -> None:
    village_set = standard()
    boards = [village_set.random_board(5, str(seed)) for seed in range(40)]
    shown = {village.id for board in boards for village in board.villages}
    assert shown == set("ABCDEFGHIJKLMNOPST")


def test_tiles_left_in_the_box_are_not_on_the_board() -> None:
    letters = {village.id for village in standard().random_board(2, "7").villages}
    assert not letters & set("ABOPST")
    assert len(letters) == 6


def test_a_deal_names_its_seed_and_who_begins() -> None:
    players = [Player(name, color) for name, color in (("Anna", "red"), ("Ota", "blue"))]
    deal = standard().deal(players, "7")
    assert deal.seed == "7"
    assert deal.first_player == first_player("7", 2)
    assert deal.players == tuple(players)
    assert deal.figures == 13


WRONG: list[tuple[str, list[tuple[str, str]], VillageSetProblem]] = [
    ("another format", [("village-set", "recipe")], VillageSetProblem(
        Fault.OTHER_FORMAT, Where(key="format"), "bohemian-villages/recipe")),
    ("no version", [("version = 1", "")], VillageSetProblem(Fault.MISSING, Where(key="version"))),
    ("a newer version", [("version = 1", "version = 2")], VillageSetProblem(
        Fault.NEWER_VERSION, Where(key="version"), "2")),
    ("version 0", [("version = 1", "version = 0")], VillageSetProblem(
        Fault.OTHER_FORMAT, Where(key="version"), "0")),
    ("a version that is no number", [("version = 1", "version = true")], VillageSetProblem(
        Fault.OTHER_FORMAT, Where(key="version"), "true")),
    ("no name", [('name = "Small"', "")], VillageSetProblem(Fault.MISSING, Where(key="name"))),
    ("a name that is a number", [('name = "Small"', "name = 3")], VillageSetProblem(
        Fault.WRONG_TYPE, Where(key="name"), "3", expected=Type.TEXT)),
    ("a name of blanks", [('name = "Small"', 'name = " "')], VillageSetProblem(
        Fault.UNUSABLE_NAME, Where(key="name"), " ")),
    ("a name of two lines", [("Anschow", r"An\nschow")], VillageSetProblem(
        Fault.UNUSABLE_NAME, Where(1, r"An\nschow", key="name"), r"An\nschow")),
    ("an unknown kind", [('"bakery"', '"bakerei"')], VillageSetProblem(
        Fault.UNKNOWN_KIND, Where(1, "Anschow", 1), "bakerei")),
    ("an empty building", [('"bakery"', '""')], VillageSetProblem(
        Fault.UNKNOWN_KIND, Where(1, "Anschow", 1), "")),
    ("a town hall without coins", [("town_hall 7", "town_hall")], VillageSetProblem(
        Fault.VALUE_MISSING, Where(1, "Anschow", 2), kind=Kind.TOWN_HALL)),
    ("a manor that costs", [("manor 0", "manor -1")], VillageSetProblem(
        Fault.VALUE_WRONG, Where(2, "Bracholnitz", 1), "-1", kind=Kind.MANOR)),
    ("half a coin", [("manor 0", "manor 1.5")], VillageSetProblem(
        Fault.VALUE_WRONG, Where(2, "Bracholnitz", 1), "1.5", kind=Kind.MANOR)),
    ("two values", [("manor 0", "manor 1 2")], VillageSetProblem(
        Fault.VALUE_WRONG, Where(2, "Bracholnitz", 1), "1 2", kind=Kind.MANOR)),
    ("coins on a bakery", [('"bakery"', '"bakery 3"')], VillageSetProblem(
        Fault.VALUE_NOT_ALLOWED, Where(1, "Anschow", 1), "3", kind=Kind.BAKERY)),
    ("a building that is a number", [('"farm"', "8")], VillageSetProblem(
        Fault.WRONG_TYPE, Where(3, "Chlumetin", 1), "8", expected=Type.TEXT)),
    ("no list of buildings", [('buildings = ["farm"]', "")], VillageSetProblem(
        Fault.MISSING, Where(3, "Chlumetin", key="buildings"))),
    ("an empty list of buildings", [('["farm"]', "[]")], VillageSetProblem(
        Fault.NO_BUILDINGS, Where(3, "Chlumetin"))),
    ("buildings that are a text", [('["farm"]', '"farm"')], VillageSetProblem(
        Fault.WRONG_TYPE, Where(3, "Chlumetin", key="buildings"), "farm", expected=Type.LIST)),
    ("an unknown tile left out", [('2 = ["CD"]', '2 = ["XY"]')], VillageSetProblem(
        Fault.UNKNOWN_TILE, Where(removed="2"), "XY")),
    ("a player count without its list", [("3 = []", "")], VillageSetProblem(
        Fault.PLAYER_COUNT_MISSING, Where(removed="3"))),
    ("a game for six", [("5 = []", "5 = []\n6 = []")], VillageSetProblem(
        Fault.UNKNOWN_PLAYER_COUNT, Where(removed="6"))),
    ("a number instead of a list of tiles", [("3 = []", "3 = 1")], VillageSetProblem(
        Fault.WRONG_TYPE, Where(removed="3"), "1", expected=Type.LIST)),
    ("a number instead of a tile", [("3 = []", "3 = [1]")], VillageSetProblem(
        Fault.WRONG_TYPE, Where(removed="3"), "1", expected=Type.TEXT)),
    ("no village left", [("3 = []", '3 = ["AB", "CD"]')], VillageSetProblem(
        Fault.NOTHING_LEFT, Where(removed="3"))),
]  # fmt: skip


@pytest.mark.parametrize(
    ("changes", "problem"), [each[1:] for each in WRONG], ids=[each[0] for each in WRONG]
)
def test_a_mistake_is_found_where_it_is(
    changes: list[tuple[str, str]], problem: VillageSetProblem
) -> None:
    assert problems(changed(*changes)) == [problem]


def test_a_set_without_a_table_of_tiles_left_out_is_refused() -> None:
    head, _, tail = SMALL.partition("[removed]")
    text = head + tail[tail.index("[[village]]") :]
    assert problems(text) == [VillageSetProblem(Fault.MISSING, Where(key="removed"))]


def test_a_set_without_villages_is_refused() -> None:
    assert problems(SMALL.partition("[[village]]")[0]) == [
        VillageSetProblem(Fault.NO_VILLAGES),
        VillageSetProblem(Fault.UNKNOWN_TILE, Where(removed="2"), "CD"),
    ]


@pytest.mark.parametrize("sides", [1, 3])
def test_a_tile_has_exactly_two_sides(sides: int) -> None:
    side = '[[village]]\ntile = "EF"\nname = "Elbnitz"\nbuildings = ["farm"]\n'
    assert problems(SMALL + side * sides) == [
        VillageSetProblem(Fault.NOT_TWO_SIDES, Where(tile="EF"), count=sides)
    ]


@pytest.mark.parametrize("tile", ["A", "AA", "ABC", "A1", "aA", ""])
def test_a_tile_is_named_by_two_different_letters(tile: str) -> None:
    text = changed(('2 = ["CD"]', "2 = []")).replace('"CD"', f'"{tile}"')
    found = problems(text)
    assert [problem.fault for problem in found] == [Fault.UNUSABLE_TILE] * 2
    assert [problem.where.village for problem in found] == [3, 4]


@pytest.mark.parametrize("tile", ["BC", "CA", "Bc", "bC"])
def test_a_letter_stands_for_one_side_only(tile: str) -> None:
    text = changed(('2 = ["CD"]', "2 = []")).replace('"CD"', f'"{tile}"')
    assert [problem.fault for problem in problems(text)] == [Fault.LETTER_TAKEN]


def test_all_mistakes_of_a_file_are_told_not_only_the_first() -> None:
    text = changed(
        ('name = "Small"', "name = 3"),
        ('"bakery"', '"bakerei"'),
        ("town_hall 7", "town_hall x"),
        ("3 = []", ""),
        ('2 = ["CD"]', '2 = ["XY", "YZ"]'),
    )
    assert [problem.fault for problem in problems(text)] == [
        Fault.WRONG_TYPE,
        Fault.UNKNOWN_KIND,
        Fault.VALUE_WRONG,
        Fault.UNKNOWN_TILE,
        Fault.UNKNOWN_TILE,
        Fault.PLAYER_COUNT_MISSING,
    ]


def test_what_is_not_toml_is_refused_with_its_line() -> None:
    assert problems(SMALL + "\n???") == [
        VillageSetProblem(Fault.NOT_TOML, count=SMALL.count("\n") + 2)
    ]


def test_what_is_not_utf8_is_refused() -> None:
    assert problems(b"\xff" + SMALL.encode()) == [VillageSetProblem(Fault.NOT_UTF8)]


def test_a_byte_order_mark_does_no_harm() -> None:
    assert read_village_set(b"\xef\xbb\xbf" + SMALL.encode()) == read(SMALL)


def test_a_file_beyond_a_megabyte_is_refused_unread() -> None:
    assert problems(b"#" * (MOST_BYTES + 1)) == [
        VillageSetProblem(Fault.TOO_LARGE, most=MOST_BYTES)
    ]


@pytest.mark.parametrize(
    "value", ["[" * 100_000, "1" * 10_000, "2021-02-30", "[" * 500 + "]" * 500 + "x"]
)
def test_a_file_made_to_break_the_reader_is_refused_like_any_other(value: str) -> None:
    assert problems(f"odd = {value}")[0].fault is Fault.NOT_TOML


def test_a_monstrous_number_is_not_quoted() -> None:
    found = problems(changed(('"farm"', "0x" + "f" * 100_000)))
    assert [(problem.fault, problem.found) for problem in found] == [(Fault.WRONG_TYPE, "…")]


@pytest.mark.parametrize(
    "line",
    [
        "{key} = 1",
        "[{key}]",
        "[[{key}]]",
        "a = {{ {key} = 1 }}",
        'a = [""" "" \\""" """", {{ {key} = 1 }}]',
        "a = ['''' ''''', {{ {key} = 1 }}]",
        "a = [\"\\\\\", '\\', {{ {key} = 1 }}]",
    ],
)
@pytest.mark.parametrize("key", ["a." * 100_000 + "a", '\'.\' . "#\\"" .' * 10_000 + "a"])
def test_keys_without_end_are_refused_unparsed(line: str, key: str) -> None:
    begun = thread_time()
    text = SMALL + "\n# a.b\n" + line.format(key=key) + "\n"
    assert problems(text) == [
        VillageSetProblem(Fault.LONG_KEY, count=SMALL.count("\n") + 3, most=MOST_KEY_PARTS)
    ]
    assert thread_time() - begun < 5


@pytest.mark.parametrize(
    "line",
    [
        "{dots} = 1".format(dots=".".join("abcdefghij")),
        'text = "{dots}"'.format(dots="." * 1_000),
        '"{dots}" = 1'.format(dots="." * 1_000),
        'text = """\n{dots} = 1\n"""'.format(dots="a." * 1_000 + "a"),
        "# {dots} = 1".format(dots="a." * 1_000 + "a"),
        "numbers = [{dots}]".format(dots="1.5, " * 1_000),
    ],
)
def test_dots_elsewhere_do_no_harm(line: str) -> None:
    assert read(f"{line}\n{SMALL}") == read(SMALL)


@pytest.mark.parametrize(
    "text", ['x = """' + '\\"""' * 190_000, 'x = """' + "a\\" * 400_000 + "\\"]
)
def test_a_text_without_end_is_looked_through_once(text: str) -> None:
    begun = thread_time()
    assert problems(text)[0].fault is Fault.NOT_TOML
    assert thread_time() - begun < 5


def test_a_set_has_99_villages_of_99_buildings_at_most() -> None:
    farms = ", ".join(['"farm"'] * 99)
    assert len(read(changed(('"farm"', farms))).tiles[1].sides[0].buildings) == 99
    found = problems(changed(('"farm"', farms + ', "inn"')))
    where = Where(3, "Chlumetin")
    assert found == [VillageSetProblem(Fault.TOO_MANY_BUILDINGS, where, count=100, most=99)]
    side = '\n[[village]]\ntile = "{}"\nname = "V"\nbuildings = ["inn"]\n'
    more = "".join(side.format(chr(0x4E00 + n) + chr(0x5E00 + n)) * 2 for n in range(48))
    found = problems(SMALL + more)
    assert found[0] == VillageSetProblem(Fault.TOO_MANY_VILLAGES, count=100, most=99)
    assert len(read(SMALL + more[: len(more) * 47 // 48]).tiles) == 49


def test_a_name_of_a_set_or_village_has_forty_characters_at_most() -> None:
    for name in ("Small", "Anschow"):
        read(changed((f'"{name}"', '"' + "x" * 40 + '"')))
        found = problems(changed((f'"{name}"', '"' + "x" * 41 + '"')))
        assert [problem.fault for problem in found] == [Fault.UNUSABLE_NAME]


def test_a_name_may_hold_the_joiners_that_scripts_and_pictographs_need() -> None:
    name = "می\u200cروم 👩\u200d🌾"
    assert read(changed(('"Small"', f'"{name}"'))).name == name


@pytest.mark.parametrize("value", ["1000001", "2147483648", "9" * 5_000, "0" * 5_000 + "1000001"])
def test_printed_coins_are_a_million_at_most(value: str) -> None:
    found = problems(changed(("town_hall 7", f"town_hall {value}")))
    assert [(problem.fault, problem.most) for problem in found] == [
        (Fault.VALUE_TOO_LARGE, 1_000_000)
    ]
    read(changed(("town_hall 7", "town_hall 1000000")))


def test_unknown_fields_are_ignored() -> None:
    text = changed(('name = "Small"', 'name = "Small"\nauthor = "Anna"'))
    assert read(text) == read(SMALL)


@pytest.mark.parametrize(("kind", "most"), TILES_IN_BOX.items())
def test_more_inns_glassworks_or_mills_than_the_box_has_tiles_for_are_a_warning(
    kind: Kind, most: int
) -> None:
    def side(count: int) -> str:
        return ", ".join([f'"{kind.key}"'] * count)

    as_many = read(changed(('["farm"]', f"[{side(most - 1)}]"), ('"bakery"', side(1))))
    too_many = read(changed(('["farm"]', f"[{side(most)}]"), ('"bakery"', side(1))))
    # The other side of AB holds an inn as well, but only one side shows.
    assert as_many.warnings == []
    assert too_many.warnings == [
        VillageSetProblem(Fault.TOO_FEW_TILES_IN_BOX, count=most + 1, most=most, kind=kind)
    ]


def test_tiles_that_never_lie_together_are_not_counted_together() -> None:
    eight = ", ".join(['"inn"'] * 8)
    never = changed(('["farm"]', f"[{eight}]"), ('2 = ["CD"]', '2 = ["AB"]'))
    never = never.replace("= []", '= ["CD"]')
    assert read(never).warnings == []


def _documents() -> st.SearchStrategy[str]:
    """The small set with one of its lines gone, twice there, or replaced by another one."""
    lines = SMALL.splitlines()
    edits: list[Callable[[int, int], list[str]]] = [
        lambda i, _j: lines[:i] + lines[i + 1 :],
        lambda i, _j: lines[: i + 1] + lines[i:],
        lambda i, j: [*lines[:i], lines[j], *lines[i + 1 :]],
    ]
    places = st.integers(0, len(lines) - 1)
    return st.builds(lambda e, i, j: "\n".join(e(i, j)), st.sampled_from(edits), places, places)


@given(_documents())
def test_a_set_is_either_read_or_refused_with_problems(text: str) -> None:
    try:
        village_set = read(text)
    except VillageSetError:
        assert problems(text)
        return
    for players in (2, 3, 4, 5):
        ids = [village.id for village in village_set.random_board(players, "7").villages]
        assert ids
        assert sorted(set(ids)) == sorted(ids)


def test_the_standard_file_is_what_these_tests_think_it_is() -> None:
    document: dict[str, Any] = tomllib.loads(STANDARD.read_text("utf-8"))
    for one, other in pairwise(village["tile"] for village in document["village"][::2]):
        assert one < other
