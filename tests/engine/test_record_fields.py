"""Broken records: each way to break each field is found, at its place and by its name."""

from __future__ import annotations

import json
import pickle
from typing import Any

import pytest

from bohemian_villages.engine.board import Kind
from bohemian_villages.records.errors import (
    LONGEST_QUOTE,
    JsonType,
    Problem,
    RecordError,
    RecordPlace,
    Section,
)
from tests.engine.record_games import error_of, example, read, record, turn
from tests.records.changes import NOT, REMOVED, changed

OBJECT, LIST, TEXT = JsonType.OBJECT, JsonType.LIST, JsonType.TEXT
INTEGER, BOOLEAN = JsonType.INTEGER, JsonType.BOOLEAN

# A whole game in which every field of the format appears.
FULL = example()
FULL["setup"]["dice_from"] = [{"turn": 9, "seed": "a"}, {"turn": 8, "seed": "b"}]
FULL["setup"]["forgetful_income"] = False
REROLL = record(
    "C: farm",
    turn([4, 4, 1, 2], "special 2,3", "reroll 0,1 4,4", "place 0,1 C0"),
)

# Path in the document, place and field named in the error, type.
REQUIRED: list[tuple[str, str, str, JsonType]] = [
    ("format", "document", "format", TEXT),
    ("version", "document", "version", INTEGER),
    ("setup.players", "setup", "players", LIST),
    ("setup.players.1.name", "setup", "players[1].name", TEXT),
    ("setup.players.1.color", "setup", "players[1].color", TEXT),
    ("setup.players.1.control", "setup", "players[1].control", TEXT),
    ("setup.dice_from.1.turn", "setup", "dice_from[1].turn", INTEGER),
    ("setup.dice_from.1.seed", "setup", "dice_from[1].seed", TEXT),
    ("setup.villages", "setup", "villages", LIST),
    ("setup.villages.0.id", "setup", "villages[0].id", TEXT),
    ("setup.villages.0.name", "setup", "villages[0].name", TEXT),
    ("setup.villages.0.buildings", "setup", "villages[0].buildings", LIST),
    ("setup.villages.0.buildings.0.kind", "setup", "villages[0].buildings[0].kind", TEXT),
    ("setup.villages.0.buildings.1.value", "setup", "villages[0].buildings[1].value", INTEGER),
    ("turns", "document", "turns", LIST),
    ("turns.1.player", "turn 2", "player", INTEGER),
    ("turns.1.income.inns", "turn 2", "income.inns", INTEGER),
    ("turns.1.income.churches", "turn 2", "income.churches", INTEGER),
    ("turns.1.roll", "turn 2", "roll", LIST),
    ("turns.1.actions", "turn 2", "actions", LIST),
    ("turns.0.actions.1.do", "turn 1, action 2", "do", TEXT),
    ("turns.0.actions.0.dice", "turn 1, action 1", "dice", LIST),
    ("turns.0.actions.1.dice", "turn 1, action 2", "dice", LIST),
    ("turns.0.actions.0.village", "turn 1, action 1", "village", TEXT),
    ("turns.0.actions.0.slot", "turn 1, action 1", "slot", INTEGER),
    ("result.reason", "result", "reason", TEXT),
    ("result.scores", "result", "scores", LIST),
    *[
        (f"result.scores.1.{part}", "result", f"scores[1].{part}", INTEGER)
        for part in ("coins", "town_halls", "shops", "churches", "goods", "total")
    ],
    ("result.winners", "result", "winners", LIST),
]
OPTIONAL: list[tuple[str, str, str, JsonType]] = [
    ("setup.seed", "setup", "seed", TEXT),
    ("setup.dice_from", "setup", "dice_from", LIST),
    ("setup.first_player", "setup", "first_player", INTEGER),
    ("setup.figures", "setup", "figures", INTEGER),
    ("setup.bank", "setup", "bank", INTEGER),
    ("setup.special_tiles", "setup", "special_tiles", INTEGER),
    ("setup.forgetful_income", "setup", "forgetful_income", BOOLEAN),
    ("turns.0.income", "turn 1", "income", OBJECT),
    ("turns.0.actions.0.coins", "turn 1, action 1", "coins", LIST),
    ("result", "result", "", OBJECT),
]
ENTRIES: list[tuple[str, str, str, JsonType]] = [
    ("setup", "setup", "", OBJECT),
    ("setup.players.0", "setup", "players[0]", OBJECT),
    ("setup.dice_from.1", "setup", "dice_from[1]", OBJECT),
    ("setup.villages.0", "setup", "villages[0]", OBJECT),
    ("setup.villages.0.buildings.1", "setup", "villages[0].buildings[1]", OBJECT),
    ("turns.1", "turn 2", "", OBJECT),
    ("turns.1.roll.3", "turn 2", "roll[3]", INTEGER),
    ("turns.0.actions.1", "turn 1, action 2", "", OBJECT),
    ("turns.0.actions.0.dice.1", "turn 1, action 1", "dice[1]", INTEGER),
    ("turns.0.actions.0.coins.1", "turn 1, action 1", "coins[1]", INTEGER),
    ("result.scores.1", "result", "scores[1]", OBJECT),
    ("result.winners.0", "result", "winners[0]", INTEGER),
]


def _found(error: RecordError) -> tuple[str, str, Problem]:
    return str(error.place), error.field, error.problem


def test_the_records_to_be_broken_are_whole() -> None:
    assert read(FULL).state.is_over
    assert read(REROLL).state.coins == [1, 0]


@pytest.mark.parametrize(("path", "place", "field", "_type"), REQUIRED)
def test_a_missing_field_is_named(path: str, place: str, field: str, _type: JsonType) -> None:
    error = error_of(changed(FULL, path, REMOVED))
    assert _found(error) == (place, field, Problem.MISSING)
    assert error.values == {}


def test_a_record_without_setup_is_none() -> None:
    error = error_of(changed(FULL, "setup", REMOVED))
    assert _found(error) == ("setup", "", Problem.MISSING)


@pytest.mark.parametrize(
    ("control", "problem"),
    [("x" * 41, Problem.TOO_LONG), ("hu\nman", Problem.ODD_SIGN), ("\u202e", Problem.ODD_SIGN)],
)
def test_a_control_is_bounded_as_a_name(control: str, problem: Problem) -> None:
    error = error_of(changed(FULL, "setup.players.1.control", control))
    assert _found(error) == ("setup", "players[1].control", problem)


# Without its one figure each, this game would not be over.
@pytest.mark.parametrize("path", [row[0] for row in OPTIONAL if row[0] != "setup.figures"])
def test_an_optional_field_may_be_missing(path: str) -> None:
    assert read(changed(FULL, path, REMOVED)).state.is_over


@pytest.mark.parametrize(
    ("path", "place", "field", "expected", "value"),
    [(*row, value) for row in [*REQUIRED, *OPTIONAL, *ENTRIES] for value in NOT[row[-1]]],
)
def test_a_wrong_type_is_named_with_the_right_one(
    path: str, place: str, field: str, expected: JsonType, value: Any
) -> None:
    error = error_of(changed(FULL, path, value))
    assert _found(error) == (place, field, Problem.WRONG_TYPE)
    assert error.values == {"expected": expected}


@pytest.mark.parametrize("value", [True, 0.0, "0", [], {}])
def test_kicked_is_a_player_or_null(value: Any) -> None:
    error = error_of(changed(FULL, "turns.0.actions.0.kicked", value))
    assert _found(error) == ("turn 1, action 1", "kicked", Problem.WRONG_TYPE)
    assert error.values == {"expected": JsonType.INTEGER_OR_NULL}


@pytest.mark.parametrize(
    ("path", "value", "field", "problem"),
    [
        ("dice", REMOVED, "dice", Problem.MISSING),
        ("dice", 3, "dice", Problem.WRONG_TYPE),
        ("faces", REMOVED, "faces", Problem.MISSING),
        ("faces", "4,4", "faces", Problem.WRONG_TYPE),
        ("faces.1", 4.0, "faces[1]", Problem.WRONG_TYPE),
    ],
)
def test_a_reroll_tells_dice_and_faces(path: str, value: Any, field: str, problem: Problem) -> None:
    error = error_of(changed(REROLL, f"turns.0.actions.1.{path}", value))
    assert _found(error) == ("turn 1, action 2", field, problem)


@pytest.mark.parametrize("value", [None, True, 0, 1.5, "record", []])
def test_a_record_is_an_object(value: Any) -> None:
    error = error_of(json.dumps(value))
    assert _found(error) == ("document", "", Problem.WRONG_TYPE)
    assert error.values == {"expected": OBJECT}


HUGE = 1_000_001
SETUP_VALUES: list[tuple[str, Any, str, Problem, dict[str, Any]]] = [
    ("seed", "", "seed", Problem.EMPTY, {}),
    ("dice_from.0.seed", "", "dice_from[0].seed", Problem.EMPTY, {}),
    ("dice_from.0.turn", 0, "dice_from[0].turn", Problem.TOO_SMALL, {"value": "0", "least": 1}),
    (
        *("dice_from.0.turn", HUGE, "dice_from[0].turn", Problem.TOO_LARGE),
        {"value": "1000001", "most": 100_000},
    ),
    ("dice_from.1.turn", 9, "dice_from[1].turn", Problem.NOT_UNIQUE, {"value": "9"}),
    ("players", [], "players", Problem.WRONG_COUNT, {"value": 0, "least": 2, "most": 5}),
    ("players", [{}], "players", Problem.WRONG_COUNT, {"value": 1, "least": 2, "most": 5}),
    ("players", [{}] * 6, "players", Problem.WRONG_COUNT, {"value": 6, "least": 2, "most": 5}),
    ("players.1.color", "green", "players[1].color", Problem.UNKNOWN, {"value": '"green"'}),
    ("players.1.color", "Red", "players[1].color", Problem.UNKNOWN, {"value": '"Red"'}),
    ("players.1.color", "red", "players[1].color", Problem.NOT_UNIQUE, {"value": '"red"'}),
    (
        *("first_player", 2, "first_player", Problem.OUT_OF_RANGE),
        {"value": "2", "least": 0, "most": 1},
    ),
    (
        *("first_player", -1, "first_player", Problem.OUT_OF_RANGE),
        {"value": "-1", "least": 0, "most": 1},
    ),
    ("figures", 0, "figures", Problem.TOO_SMALL, {"value": "0", "least": 1}),
    ("bank", 0, "bank", Problem.TOO_SMALL, {"value": "0", "least": 1}),
    ("special_tiles", -1, "special_tiles", Problem.TOO_SMALL, {"value": "-1", "least": 0}),
    *[
        (name, HUGE, name, Problem.TOO_LARGE, {"value": str(HUGE), "most": 1_000_000})
        for name in ("figures", "bank", "special_tiles")
    ],
    (
        *("villages.0.buildings.0.kind", "castle", "villages[0].buildings[0].kind"),
        *(Problem.UNKNOWN, {"value": '"castle"'}),
    ),
    (
        *("villages.0.buildings.1.value", -1, "villages[0].buildings[1].value"),
        *(Problem.TOO_SMALL, {"value": "-1", "least": 0}),
    ),
    (
        *("villages.0.buildings.1.value", HUGE, "villages[0].buildings[1].value"),
        *(Problem.TOO_LARGE, {"value": str(HUGE), "most": 1_000_000}),
    ),
    *[
        (
            *("villages.0.buildings.0.value", value, "villages[0].buildings[0].value"),
            *(Problem.UNEXPECTED, {"kind": Kind.BAKERY}),
        )
        for value in (0, 5, None)
    ],
]


@pytest.mark.parametrize(("path", "value", "field", "problem", "values"), SETUP_VALUES)
def test_a_wrong_value_of_the_setup_is_named(
    path: str, value: Any, field: str, problem: Problem, values: dict[str, Any]
) -> None:
    error = error_of(changed(FULL, f"setup.{path}", value))
    assert _found(error) == ("setup", field, problem)
    assert error.values == values


def test_two_villages_never_share_an_id() -> None:
    error = error_of(record("C: farm, D: inn, C: mill"))
    assert _found(error) == ("setup", "villages[2].id", Problem.NOT_UNIQUE)
    assert error.values == {"value": '"C"'}


@pytest.mark.parametrize("kind", ["town_hall", "manor"])
def test_printed_coins_are_required_on_town_hall_and_manor(kind: str) -> None:
    error = error_of(record(f"C: {kind}"))
    assert _found(error) == ("setup", "villages[0].buildings[0].value", Problem.MISSING)


@pytest.mark.parametrize("name", ["figures", "bank", "special_tiles"])
def test_the_largest_number_of_a_setup_is_read(name: str) -> None:
    assert getattr(read(record("C: farm", **{name: 1_000_000})).setup, name) == 1_000_000


NAMED = [("players.1.name", "players[1].name"), ("villages.0.name", "villages[0].name")]


@pytest.mark.parametrize(("path", "field"), NAMED)
def test_a_name_has_forty_characters_at_most(path: str, field: str) -> None:
    read(changed(FULL, f"setup.{path}", "\U0001f3f0" * 40))
    error = error_of(changed(FULL, f"setup.{path}", "x" * 41))
    assert _found(error) == ("setup", field, Problem.TOO_LONG)
    assert error.values == {"value": 41, "most": 40}


@pytest.mark.parametrize(
    "sign", "\0\n\t\x1b\x7f\x85\u061c\u200e\u200f\u2028\u202a\u202e\u2066\u2069"
)
@pytest.mark.parametrize(("path", "field"), NAMED)
def test_a_name_has_no_control_or_direction_character(path: str, field: str, sign: str) -> None:
    error = error_of(changed(FULL, f"setup.{path}", f"An{sign}na"))
    assert _found(error) == ("setup", field, Problem.ODD_SIGN)
    assert error.values == {"value": f"U+{ord(sign):04X}"}


@pytest.mark.parametrize("name", ["", "Anna & Ota", "שלום", "می\u200cدم", "👩\u200d👧", "Z\u0301"])
@pytest.mark.parametrize("path", [row[0] for row in NAMED])
def test_any_other_name_is_read(path: str, name: str) -> None:
    read(changed(FULL, f"setup.{path}", name))


def _farms(count: int) -> str:
    return "farm " * count


def _board(villages: int, buildings: int) -> str:
    return ", ".join(f"{number}: {_farms(buildings)}" for number in range(villages))


def test_a_board_has_99_villages_of_99_buildings_at_most() -> None:
    assert len(read(record(_board(99, 99))).setup.board.buildings) == 99 * 99
    error = error_of(record(_board(100, 1)))
    assert _found(error) == ("setup", "villages", Problem.WRONG_COUNT)
    assert error.values == {"value": 100, "least": 0, "most": 99}
    error = error_of(record(f"C: farm, D: {_farms(100)}"))
    assert _found(error) == ("setup", "villages[1].buildings", Problem.WRONG_COUNT)
    assert error.values == {"value": 100, "least": 0, "most": 99}


@pytest.mark.parametrize(
    ("path", "value", "problem", "values"),
    [
        (
            *("format", "chess", Problem.WRONG_FORMAT),
            {"value": '"chess"', "expected": '"bohemian-villages/record"'},
        ),
        ("version", 2, Problem.NEWER_VERSION, {"value": "2"}),
        ("version", 0, Problem.UNKNOWN_VERSION, {"value": "0"}),
        ("version", -1, Problem.UNKNOWN_VERSION, {"value": "-1"}),
    ],
)
def test_other_formats_and_versions_are_told_apart(
    path: str, value: Any, problem: Problem, values: dict[str, Any]
) -> None:
    # A newer version may look different in every other way.
    error = error_of({"format": "bohemian-villages/record", "version": 1} | {path: value})
    assert _found(error) == ("document", path, problem)
    assert error.values == values


@pytest.mark.parametrize(
    ("path", "value", "field", "problem", "values"),
    [
        ("do", "fly", "do", Problem.UNKNOWN, {"value": '"fly"'}),
        ("do", "Place", "do", Problem.UNKNOWN, {"value": '"Place"'}),
        ("village", "D", "village", Problem.UNKNOWN, {"value": '"D"'}),
        ("slot", 2, "slot", Problem.OUT_OF_RANGE, {"value": "2", "least": 0, "most": 1}),
        ("slot", -1, "slot", Problem.OUT_OF_RANGE, {"value": "-1", "least": 0, "most": 1}),
    ],
)
def test_a_wrong_value_of_an_action_is_named(
    path: str, value: Any, field: str, problem: Problem, values: dict[str, Any]
) -> None:
    error = error_of(changed(FULL, f"turns.0.actions.0.{path}", value))
    assert _found(error) == ("turn 1, action 1", field, problem)
    assert error.values == values


def test_an_empty_village_has_no_slot_at_all() -> None:
    error = error_of(record("C: farm, D:", turn([4, 4, 1, 1], "place 0,1 D0")))
    assert _found(error) == ("turn 1, action 1", "slot", Problem.UNKNOWN)


@pytest.mark.parametrize("player", [-1, 2, 10**30])
def test_a_turn_is_of_somebody_who_plays(player: int) -> None:
    error = error_of(changed(FULL, "turns.1.player", player))
    assert _found(error) == ("turn 2", "player", Problem.OUT_OF_RANGE)


@pytest.mark.parametrize("reason", ["", "rain"])
def test_a_game_ends_for_a_known_reason(reason: str) -> None:
    error = error_of(changed(FULL, "result.reason", reason))
    assert _found(error) == ("result", "reason", Problem.UNKNOWN)


@pytest.mark.parametrize("scores", [[], [{}], [{}] * 3])
def test_every_player_has_a_score(scores: list[Any]) -> None:
    error = error_of(changed(FULL, "result.scores", scores))
    assert _found(error) == ("result", "scores", Problem.WRONG_COUNT)
    assert error.values == {"value": len(scores), "least": 2, "most": 2}


def test_extra_fields_are_not_nested_without_end() -> None:
    def nested(levels: int) -> dict[str, Any]:
        deep: Any = 1
        for _ in range(levels):
            deep = [deep]
        return {"deep": deep}

    error = error_of(FULL | nested(100))
    assert _found(error) == ("document", "deep", Problem.NESTED_TOO_DEEPLY)
    read(FULL | nested(99))


def test_the_first_thing_wrong_is_named() -> None:
    document = changed(FULL, "result.winners", None)
    document["turns"].append(7)
    for path, value, place in (
        ("turns.1.actions.1.do", "fly", "turn 2, action 2"),
        ("turns.1.actions.0.slot", "x", "turn 2, action 1"),
        ("turns.1.income.inns", 1, "turn 2"),
        ("turns.1.player", 0, "turn 2"),
        ("turns.0.roll.0", 1, "turn 1"),
        ("setup.bank", 0, "setup"),
        ("version", 2, "document"),
    ):
        document = changed(document, path, value)
        assert str(error_of(document).place) == place


def test_quoted_values_are_short_and_harmless() -> None:
    for value in ("x" * 1000, "\x1b[31m\x9b\u202e", 'quote " and \\'):
        quote = error_of(changed(FULL, "setup.players.0.color", value)).values["value"]
        assert quote.isprintable()
        assert len(quote) <= 6 * LONGEST_QUOTE
    assert error_of(changed(FULL, "version", 10**4000)).values["value"] == "1" + "0" * 38 + "…"


@pytest.mark.long
def test_more_turns_than_can_be_replayed_are_refused_at_once() -> None:
    kick = turn([5, 5, 5, 6], "place 0,1 C0", "end")
    error = error_of(record("C: town_hall=1", *[kick] * 100_001))
    assert _found(error) == ("document", "turns", Problem.WRONG_COUNT)
    assert error.values == {"value": 100_001, "least": 0, "most": 100_000}
    error = error_of(record(_board(99, 99), *[kick] * 1_021))
    assert error.values == {"value": 1_021, "least": 0, "most": 1_020}


def test_as_many_turns_as_there_may_be_are_not_refused_for_their_number() -> None:
    # The first of them is wrong, so that not all need be replayed.
    error = error_of(record(_board(1, 99), *[turn([1, 1, 1, 1, 1])] * 100_000))
    assert str(error.place) == "turn 1"


def test_an_error_survives_the_way_to_another_process() -> None:
    error = error_of(changed(FULL, "setup.bank", 0))
    again = pickle.loads(pickle.dumps(error))
    assert _found(again) == _found(error)
    assert again.values == error.values
    assert again.place == RecordPlace(Section.SETUP)


def test_an_error_says_all_it_knows_in_debugging() -> None:
    assert str(error_of(changed(FULL, "setup.bank", 0))) == (
        "setup: bank: TOO_SMALL: value 0, least 1"
    )
    assert str(error_of(changed(FULL, "turns.0.actions.2", 0))) == (
        "turn 1, action 3: WRONG_TYPE: expected JsonType.OBJECT"
    )
