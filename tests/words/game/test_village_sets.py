"""What is wrong with a village set, a sentence for each mistake."""

from __future__ import annotations

from pathlib import Path

import pytest

from bohemian_villages import village_sets as files
from bohemian_villages.engine.village_set import Fault, VillageSetError, VillageSetProblem
from bohemian_villages.engine.village_set_reader import MOST_BYTES, read_village_set
from bohemian_villages.words.game.village_sets import sentence

HEAD = 'format = "bohemian-villages/village-set"\nversion = 1\nname = "Mine"\n'
REMOVED = "[removed]\n2 = []\n3 = []\n4 = []\n5 = []\n"
A = '[[village]]\ntile = "AB"\nname = "Anschow"\nbuildings = ["inn"]\n'
B = '[[village]]\ntile = "AB"\nname = "Brod"\nbuildings = ["farm"]\n'
GOOD = HEAD + REMOVED + A + B


def problems(text: str | bytes) -> list[VillageSetProblem]:
    with pytest.raises(VillageSetError) as caught:
        read_village_set(text if isinstance(text, bytes) else text.encode())
    return list(caught.value.problems)


def with_buildings(buildings: str) -> str:
    return GOOD.replace('["inn"]', buildings)


CASES: list[tuple[str | bytes, str]] = [
    (b"\xff", "This is not UTF-8 text."),
    (
        b" " * (MOST_BYTES + 1),
        "The file is larger than 1000000 bytes, too large for a village set.",
    ),
    ("a = 1\nb = ?\n", "This is not TOML: see line 2."),
    ("a = ", "This is not TOML."),
    ("a = 1", "This is not a village set: its “format” is missing."),
    ('format = "x"', "This is not a village set: its “format” is “x”."),
    (
        GOOD.replace("version = 1", "version = 2"),
        "This village set has version “2”; you need a newer program to read it.",
    ),
    (GOOD.replace("version = 1", ""), "The field “version” is missing."),
    (GOOD.replace('"Mine"', "1"), "The field “name” must be text."),
    (GOOD.replace('"Anschow"', "1"), "village 1: The field “name” must be text."),
    (
        GOOD.replace('"Mine"', '" "'),
        "The name “ ” cannot be used; use 1 to 40 printable characters.",
    ),
    (HEAD + "village = 1\n" + REMOVED, "The field “village” must be a list."),
    (HEAD + "village = [1]\n" + REMOVED, "village 1: This must be a table."),
    (HEAD + "removed = 1\n" + A + B, "The field “removed” must be a table."),
    (HEAD + REMOVED, "There is no village in the set."),
    (
        GOOD.replace('"AB"', '"AA"'),
        "village 1 (Anschow): A tile’s name is two different letters, one for each side, not “AA”.",
    ),
    (HEAD + REMOVED + A, "tile AB: A tile has two sides, but this one has 1."),
    (
        GOOD + (A + B).replace("AB", "AC"),
        "tile AC: The letter “A” already stands for a side of another tile.",
    ),
    (with_buildings("[]"), "village 1 (Anschow): The village has no buildings."),
    (
        with_buildings('["inn", "castle"]'),
        "village 1 (Anschow), building 2: There is no kind of building called “castle”.",
    ),
    (with_buildings("[1]"), "village 1 (Anschow), building 1: This must be text."),
    (
        with_buildings('["town_hall"]'),
        "village 1 (Anschow), building 1: The coins printed on the town_hall are missing;"
        " write them like “town_hall 7”.",
    ),
    (
        with_buildings('["manor"]'),
        "village 1 (Anschow), building 1: The coins printed on the manor are missing;"
        " write them like “manor 4”.",
    ),
    (
        with_buildings('["manor -1"]'),
        "village 1 (Anschow), building 1: The printed coins must be a whole number, 0 or more,"
        " not “-1”.",
    ),
    (
        with_buildings('["farm 3"]'),
        "village 1 (Anschow), building 1: Only a town_hall and a manor have printed coins;"
        " remove “3”.",
    ),
    (
        with_buildings('["manor 1000001"]'),
        "village 1 (Anschow), building 1: The printed coins must be 1000000 or less,"
        " not “1000001”.",
    ),
    (
        with_buildings(str(["farm"] * 50_000)),
        "village 1 (Anschow): The village has 50000 buildings; the limit is 99.",
    ),
    (
        HEAD + REMOVED + A * 10_000,
        "The set has 10000 villages; the limit is 99.",
    ),
    ("a = 1\n" + "b." * 1_000 + "c = 1", "A key in line 2 has more than 10 parts."),
    (
        GOOD.replace("5 = []", "5 = []\n6 = []"),
        "removed, 6 players: A game takes two to five players.",
    ),
    (
        GOOD.replace("5 = []", ""),
        "removed, 5 players: The tiles left in the box are not listed; an empty list will do.",
    ),
    (
        GOOD.replace("5 = []", '5 = ["XY"]'),
        "removed, 5 players: There is no tile “XY” to leave in the box.",
    ),
    (GOOD.replace("5 = []", "5 = 1"), "removed, 5 players: This must be a list."),
    (
        GOOD.replace("5 = []", '5 = ["AB"]'),
        "removed, 5 players: All tiles are left in the box; none is left to play on.",
    ),
]

OF_FILES = {Fault.NO_SUCH_FILE, Fault.FOLDER, Fault.UNREADABLE, Fault.NO_SUCH_SET}


@pytest.mark.parametrize(("text", "said"), CASES, ids=[said for _, said in CASES])
def test_a_mistake_is_told_in_one_sentence(text: str | bytes, said: str) -> None:
    assert said in [sentence(problem) for problem in problems(text)]


def test_every_fault_is_told_here() -> None:
    told = {problem.fault for text, _ in CASES for problem in problems(text)}
    assert told | OF_FILES | {Fault.TOO_FEW_TILES_IN_BOX} == set(Fault)


def test_files_that_cannot_be_read_are_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("here").mkdir()
    assert failure("no.toml") == "There is no file “no.toml”."
    assert failure("here") == "“here” is a folder, not a village set."
    assert failure("nowhere") == "There is no village set called “nowhere”."
    assert failure("null\0.toml") == r"“null\x00.toml” cannot be read."


def failure(wanted: str) -> str:
    with pytest.raises(VillageSetError) as caught:
        files.choose(wanted)
    return sentence(caught.value.problems[0])


@pytest.mark.parametrize(
    ("kind", "number", "said"),
    [
        ("inn", 9, "With some sides, 8 inn tiles are too few for 9 inns."),
        ("mill", 7, "With some sides, 6 flour tiles are too few for 7 flour mills."),
        ("glassworks", 8, "With some sides, 7 glass tiles are too few for 8 glass factories."),
    ],
)
def test_more_than_the_box_holds_is_told(kind: str, number: int, said: str) -> None:
    text = GOOD.replace('["farm"]', str([kind] * number).replace("'", '"'))
    village_set = read_village_set(text.replace('["inn"]', '["farm"]').encode())
    assert [sentence(problem) for problem in village_set.warnings] == [said]


def test_what_stands_in_the_file_cannot_break_the_sentence() -> None:
    text = with_buildings('["{0}\\n%n"]').replace("Anschow", "{name}")
    assert [sentence(problem) for problem in problems(text)] == [
        r"village 1 ({name}), building 1: There is no kind of building called “{0}\n%n”."
    ]
