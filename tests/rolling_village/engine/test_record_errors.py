"""Broken records: refused whole, with the place, the field and the problem."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import pytest
from attrs import evolve

from bohemian_villages.records.errors import JsonType, Problem
from bohemian_villages.rolling_village.engine.actions import Action, Roll
from bohemian_villages.rolling_village.engine.errors import Refusal
from bohemian_villages.rolling_village.engine.game import Game
from bohemian_villages.rolling_village.engine.record import to_document
from bohemian_villages.rolling_village.engine.setup import Player
from bohemian_villages.rolling_village.words.refusals import about_record
from tests.records.changes import NOT, REMOVED, changed
from tests.rolling_village.engine.record_games import error_of, example, random_game, read, whole

OBJECT, LIST, TEXT, INTEGER = JsonType.OBJECT, JsonType.LIST, JsonType.TEXT, JsonType.INTEGER
WHOLE = whole()
SEEDED = to_document(random_game("7", 1, by_seed=True))

# Path in the document, place and field named in the error, type.
REQUIRED: list[tuple[str, str, str, JsonType]] = [
    ("format", "document", "format", TEXT),
    ("version", "document", "version", INTEGER),
    ("setup.players", "setup", "players", LIST),
    ("setup.players.1.name", "setup", "players[1].name", TEXT),
    ("setup.players.1.control", "setup", "players[1].control", TEXT),
    ("setup.sheet", "setup", "sheet", LIST),
    ("preparation.roll", "preparation", "roll", LIST),
    ("preparation.sheets", "preparation", "sheets", LIST),
    ("preparation.sheets.1.draw", "preparation, sheet 2", "draw", LIST),
    ("preparation.sheets.1.draw.0.project", "preparation, sheet 2", "draw[0].project", TEXT),
    ("preparation.sheets.1.draw.1.column", "preparation, sheet 2", "draw[1].column", INTEGER),
    ("turns", "document", "turns", LIST),
    ("turns.2.roll", "turn 3", "roll", LIST),
    ("turns.2.sheets", "turn 3", "sheets", LIST),
    ("turns.2.sheets.1.draw", "turn 3, sheet 2", "draw", LIST),
    ("turns.2.sheets.1.draw.0.project", "turn 3, sheet 2", "draw[0].project", TEXT),
    ("turns.2.sheets.1.draw.0.column", "turn 3, sheet 2", "draw[0].column", INTEGER),
    ("turns.2.sheets.1.draw.0.avenue", "turn 3, sheet 2", "draw[0].avenue", INTEGER),
    ("turns.2.sheets.1.bonus", "turn 3, sheet 2", "bonus", OBJECT),
    ("turns.2.sheets.1.bonus.project", "turn 3, sheet 2", "bonus.project", TEXT),
    ("turns.2.sheets.1.bonus.avenue", "turn 3, sheet 2", "bonus.avenue", INTEGER),
    ("turns.1.sheets.1.scored", "turn 2, sheet 2", "scored", INTEGER),
    ("result.scores", "result", "scores", LIST),
    ("result.scores.1.turns", "result", "scores[1].turns", LIST),
    ("result.scores.1.squares", "result", "scores[1].squares", INTEGER),
    ("result.scores.1.total", "result", "scores[1].total", INTEGER),
    ("result.winners", "result", "winners", LIST),
]
OPTIONAL: list[tuple[str, str, str, JsonType]] = [
    ("setup.seed", "setup", "seed", TEXT),
    ("setup.dice_from", "setup", "dice_from", LIST),
    ("turns.2.sheets.1.score", "turn 3, sheet 2", "score", INTEGER),
    ("turns.2.sheets.1.scored", "turn 3, sheet 2", "scored", INTEGER),
]
ENTRIES: list[tuple[str, str, str, JsonType]] = [
    ("setup.players.1", "setup", "players[1]", OBJECT),
    ("setup.sheet.4", "setup", "sheet[4]", LIST),
    ("setup.sheet.4.5", "setup", "sheet[4][5]", INTEGER),
    ("preparation.roll.1", "preparation", "roll[1]", INTEGER),
    ("turns.2.roll.0", "turn 3", "roll[0]", INTEGER),
    ("turns.2.sheets.0.draw.1", "turn 3, sheet 1", "draw[1]", OBJECT),
    ("result.scores.1.turns.8", "result", "scores[1].turns[8]", INTEGER),
    ("result.winners.0", "result", "winners[0]", INTEGER),
]
THEMSELVES: list[tuple[str, str]] = [
    ("setup", "setup"),
    ("preparation", "preparation"),
    ("turns.2", "turn 3"),
    ("turns.2.sheets.1", "turn 3, sheet 2"),
    ("preparation.sheets.0", "preparation, sheet 1"),
    ("result", "result"),
]


@pytest.mark.parametrize(("path", "place", "field", "kind"), REQUIRED)
def test_a_required_field_is_missed(path: str, place: str, field: str, kind: JsonType) -> None:
    error = error_of(changed(WHOLE, path, REMOVED))
    assert (str(error.place), error.field, error.problem) == (place, field, Problem.MISSING), kind


@pytest.mark.parametrize(("path", "place", "field", "kind"), REQUIRED + OPTIONAL + ENTRIES)
def test_a_wrong_type_is_named(path: str, place: str, field: str, kind: JsonType) -> None:
    for value in NOT[kind]:
        error = error_of(changed(WHOLE, path, value))
        assert (str(error.place), error.field) == (place, field)
        assert (error.problem, error.values) == (Problem.WRONG_TYPE, {"expected": kind})


@pytest.mark.parametrize(("path", "place"), THEMSELVES)
def test_what_must_be_an_object_is_named_by_its_place(path: str, place: str) -> None:
    for value in NOT[OBJECT]:
        error = error_of(changed(WHOLE, path, value))
        assert (str(error.place), error.field, error.problem) == (place, "", Problem.WRONG_TYPE)


EARLY, FIFTH, LATE = ({"turn": turn, "seed": "a"} for turn in (-1, 5, 10))
SHEET = "turn 1, sheet 1"
FIRST = "preparation, sheet 1"
DRAW = "turns.0.sheets.0.draw"

FIELDS: list[tuple[str, Any, str, str, Problem]] = [
    ("format", "bohemian-villages/record", "document", "format", Problem.WRONG_FORMAT),
    ("version", 2, "document", "version", Problem.NEWER_VERSION),
    ("version", 0, "document", "version", Problem.UNKNOWN_VERSION),
    ("setup", REMOVED, "setup", "", Problem.MISSING),
    ("preparation", REMOVED, "preparation", "", Problem.MISSING),
    ("setup.seed", "", "setup", "seed", Problem.EMPTY),
    ("setup.players", [], "setup", "players", Problem.WRONG_COUNT),
    ("setup.players", [{}] * 13, "setup", "players", Problem.WRONG_COUNT),
    ("setup.players.0.name", "x" * 41, "setup", "players[0].name", Problem.TOO_LONG),
    ("setup.players.0.name", "A\u202ea", "setup", "players[0].name", Problem.ODD_SIGN),
    ("setup.players.0.control", "x" * 41, "setup", "players[0].control", Problem.TOO_LONG),
    ("setup.players.0.control", "A\u202ea", "setup", "players[0].control", Problem.ODD_SIGN),
    ("setup.sheet", [[0] * 6] * 4, "setup", "sheet", Problem.WRONG_COUNT),
    ("setup.sheet", [[0] * 6] * 6, "setup", "sheet", Problem.WRONG_COUNT),
    ("setup.sheet.1", [0] * 5, "setup", "sheet[1]", Problem.WRONG_COUNT),
    ("setup.sheet.1.2", -1, "setup", "sheet[1][2]", Problem.TOO_SMALL),
    ("setup.sheet.1.2", 1_000_001, "setup", "sheet[1][2]", Problem.TOO_LARGE),
    ("setup.dice_from", [LATE], "setup", "dice_from[0].turn", Problem.TOO_LARGE),
    ("setup.dice_from", [EARLY], "setup", "dice_from[0].turn", Problem.TOO_SMALL),
    ("setup.dice_from", [FIFTH, FIFTH], "setup", "dice_from[1].turn", Problem.NOT_UNIQUE),
    ("preparation.roll", [1], "preparation", "roll", Problem.WRONG_COUNT),
    ("turns.0.roll", [1, 2, 3], "turn 1", "roll", Problem.WRONG_COUNT),
    ("turns.0.sheets", [{"draw": []}] * 3, "turn 1", "sheets", Problem.WRONG_COUNT),
    (DRAW, [{}] * 3, SHEET, "draw", Problem.WRONG_COUNT),
    (f"{DRAW}.0.project", "inn", SHEET, "draw[0].project", Problem.UNKNOWN),
    (f"{DRAW}.0.column", 0, SHEET, "draw[0].column", Problem.OUT_OF_RANGE),
    (f"{DRAW}.0.column", 7, SHEET, "draw[0].column", Problem.OUT_OF_RANGE),
    (f"{DRAW}.0.avenue", 6, SHEET, "draw[0].avenue", Problem.OUT_OF_RANGE),
    ("turns.0.sheets.1.scored", 6, "turn 1, sheet 2", "scored", Problem.OUT_OF_RANGE),
    ("turns.0.sheets.1.scored", 0, "turn 1, sheet 2", "scored", Problem.OUT_OF_RANGE),
    ("turns.0.sheets.0.score", 99, "turn 1, sheet 1", "score", Problem.DOES_NOT_FOLLOW),
    (DRAW, [], SHEET, "scored", Problem.SCORE_TOO_EARLY),
    ("turns.1.sheets.0.scored", REMOVED, "turn 2, sheet 1", "scored", Problem.MISSING),
    ("turns.2.sheets.0.bonus", REMOVED, "turn 3, sheet 1", "bonus", Problem.MISSING),
    ("preparation.sheets.0.bonus", None, FIRST, "bonus", Problem.NOT_IN_PREPARATION),
    ("preparation.sheets.0.bonus", {}, FIRST, "bonus", Problem.NOT_IN_PREPARATION),
    ("preparation.sheets.0.scored", 1, FIRST, "scored", Problem.NOT_IN_PREPARATION),
    ("preparation.sheets.0.score", 0, FIRST, "score", Problem.NOT_IN_PREPARATION),
    ("result.scores", [], "result", "scores", Problem.WRONG_COUNT),
    ("result.scores.0.total", 999, "result", "scores[0].total", Problem.DOES_NOT_FOLLOW),
    ("result.scores.0.squares", 5, "result", "scores[0].squares", Problem.DOES_NOT_FOLLOW),
    ("result.scores.0.turns", [0] * 9, "result", "scores[0].turns", Problem.DOES_NOT_FOLLOW),
    ("result.winners", [], "result", "winners", Problem.DOES_NOT_FOLLOW),
]


@pytest.mark.parametrize(("path", "value", "place", "field", "problem"), FIELDS)
def test_a_wrong_field_is_named(
    path: str, value: Any, place: str, field: str, problem: Problem
) -> None:
    error = error_of(changed(WHOLE, path, value))
    assert (str(error.place), error.field, error.problem) == (place, field, problem)


def test_the_avenue_that_scored_follows_from_the_dice() -> None:
    document = example()
    error = error_of(changed(document, "turns.0.sheets.0.scored", 2))
    assert (error.problem, error.field) == (Problem.DOES_NOT_FOLLOW, "scored")
    assert error.values == {"value": "2", "expected": "1"}


# From the example, whose dice are 2 and 6, then 3 and 1.
LAKE = example()["turns"][0]["sheets"][0]["draw"][0]
PREPARED = "preparation.sheets.0.draw"

RULES: list[tuple[str, Any, str, Refusal]] = [
    ("preparation.roll", [6, 2], "preparation", Refusal.DICE_NOT_OF_SEED),
    ("turns.0.roll", [3, 2], "turn 1", Refusal.DICE_NOT_OF_SEED),
    ("turns.0.roll", [3, 7], "turn 1", Refusal.UNKNOWN_FACE),
    (f"{PREPARED}.1.project", "house", FIRST, Refusal.PROJECTS_MUST_DIFFER),
    (f"{PREPARED}.1.project", "square", FIRST, Refusal.NO_SQUARE_IN_PREPARATION),
    (f"{PREPARED}.1.column", 5, FIRST, Refusal.WRONG_COLUMN),
    (f"{PREPARED}.1.column", 2, FIRST, Refusal.SPACE_TAKEN),
    (f"{DRAW}.0.project", "forest", SHEET, Refusal.WRONG_PROJECT),
    (f"{DRAW}.0.project", "square", SHEET, Refusal.SQUARE_NEEDS_DOUBLES),
    (f"{DRAW}.0.column", 3, SHEET, Refusal.WRONG_COLUMN),
    (DRAW, [LAKE, LAKE], SHEET, Refusal.WRONG_PROJECT),
    ("turns.0.sheets.0.bonus", LAKE, SHEET, Refusal.NO_BONUS_DUE),
    ("turns.0.sheets.0.bonus", 3, SHEET, Refusal.NO_BONUS_DUE),
]


@pytest.mark.parametrize(("path", "value", "place", "refusal"), RULES)
def test_a_broken_rule_is_named_with_its_place(
    path: str, value: Any, place: str, refusal: Refusal
) -> None:
    error = error_of(changed(example(), path, value))
    assert (str(error.place), error.problem) == (place, Problem.RULE_BROKEN)
    assert error.refusal is refusal


def _bonus_turn() -> Any:
    """A record whose last turn is the third, with the bonus drawn."""
    document = deepcopy(WHOLE)
    del document["result"]
    document["turns"] = document["turns"][:3]
    return document


def test_a_bonus_comes_after_both_projects() -> None:
    document = _bonus_turn()
    del document["turns"][2]["sheets"][1]["draw"][1]
    error = error_of(document)
    assert (str(error.place), error.field) == ("turn 3, sheet 2", "bonus")
    assert error.refusal is Refusal.NO_BONUS_DUE


def test_a_bonus_is_of_a_type_not_yet_used() -> None:
    document = deepcopy(WHOLE)
    used = document["turns"][2]["sheets"][0]["bonus"]["project"]
    document["turns"][5]["sheets"][0]["bonus"]["project"] = used
    error = error_of(document)
    assert (str(error.place), error.refusal) == ("turn 6, sheet 1", Refusal.BONUS_USED)


def test_a_bonus_of_null_is_no_bonus() -> None:
    error = error_of(changed(_bonus_turn(), "turns.2.sheets.1.bonus", None))
    assert (error.field, error.problem) == ("bonus", Problem.WRONG_TYPE)


@pytest.mark.parametrize("name", ["score", "scored"])
def test_a_score_needs_its_bonus(name: str) -> None:
    document = _bonus_turn()
    document["turns"][2]["sheets"][1] = {
        key: value
        for key, value in document["turns"][2]["sheets"][1].items()
        if key in ("draw", name)
    }
    error = error_of(document)
    assert (str(error.place), error.field) == ("turn 3, sheet 2", "bonus")
    assert error.problem is Problem.MISSING


def test_a_score_needs_its_avenue_where_it_is_picked() -> None:
    document = _bonus_turn()
    document["turns"] = document["turns"][:2]
    del document["turns"][1]["sheets"][1]["scored"]
    error = error_of(document)
    assert (str(error.place), error.field) == ("turn 2, sheet 2", "scored")
    del document["turns"][1]["sheets"][1]["score"]
    del document["turns"][1]["sheets"][1]["bonus"]
    assert read(document).state.avenue_due


@pytest.mark.parametrize("name", ["score", "scored"])
def test_a_score_is_not_written_before_the_sheet_is_done(name: str) -> None:
    document = example()
    sheet = document["turns"][0]["sheets"][0]
    document["turns"][0]["sheets"][0] = {"draw": sheet["draw"][:1], name: sheet[name]}
    error = error_of(document)
    assert (str(error.place), error.field) == ("turn 1, sheet 1", name)
    assert error.problem is Problem.SCORE_TOO_EARLY


@pytest.mark.parametrize(
    ("name", "problem"),
    [
        ("bonus", Problem.SCORE_TOO_EARLY),
        ("scored", Problem.WRONG_TYPE),
        ("score", Problem.WRONG_TYPE),
    ],
)
@pytest.mark.parametrize("drawn", [0, 1])
def test_what_is_null_is_not_written_before_the_sheet_is_done_either(
    name: str, problem: Problem, drawn: int
) -> None:
    document = example()
    sheet = document["turns"][0]["sheets"][0]
    document["turns"][0]["sheets"][0] = {"draw": sheet["draw"][:drawn], name: None}
    error = error_of(document)
    assert (str(error.place), error.field, error.problem) == (SHEET, name, problem)


def test_nor_while_the_avenue_is_still_to_be_picked() -> None:
    document = _bonus_turn()
    document["turns"] = document["turns"][:2]
    document["turns"][1]["sheets"][1] = {
        "draw": document["turns"][1]["sheets"][1]["draw"],
        "bonus": None,
    }
    error = error_of(document)
    assert (str(error.place), error.field) == ("turn 2, sheet 2", "scored")


class TestUnfinished:
    def test_a_sheet_that_is_not_done_is_the_last_one(self) -> None:
        document = changed(WHOLE, "turns.3.sheets.0", {"draw": []})
        error = error_of(document)
        assert (str(error.place), error.problem) == ("turn 4, sheet 1", Problem.SHEET_NOT_DONE)

    def test_in_the_preparation_too(self) -> None:
        document = changed(WHOLE, "preparation.sheets.0.draw.1", REMOVED)
        error = error_of(document)
        assert (str(error.place), error.problem) == (
            "preparation, sheet 1",
            Problem.SHEET_NOT_DONE,
        )

    def test_nor_does_another_sheet_follow_it_in_the_last_roll(self) -> None:
        document = changed(WHOLE, "preparation.sheets.0.draw.1", REMOVED)
        document["turns"] = []
        del document["result"]
        error = error_of(document)
        assert (str(error.place), error.problem) == (FIRST, Problem.SHEET_NOT_DONE)
        assert about_record(error) == f"{FIRST}: The sheet is not done, but more follows."

    def test_the_last_sheet_of_a_turn_is_done_if_another_turn_follows(self) -> None:
        document = changed(WHOLE, "turns.3.sheets.1", {"draw": []})
        error = error_of(document)
        assert (str(error.place), error.problem) == ("turn 4, sheet 2", Problem.SHEET_NOT_DONE)

    @pytest.mark.parametrize(
        ("path", "place"), [("turns.3.sheets.1", "turn 4"), ("preparation.sheets.1", "preparation")]
    )
    def test_all_sheets_are_there_if_another_turn_follows(self, path: str, place: str) -> None:
        error = error_of(changed(WHOLE, path, REMOVED))
        assert (str(error.place), error.problem) == (place, Problem.TURN_NOT_ENDED)

    def test_there_is_no_tenth_turn(self) -> None:
        document = deepcopy(WHOLE)
        document["turns"].append(document["turns"][0])
        error = error_of(document)
        assert (str(error.place), error.refusal) == ("turn 10", Refusal.GAME_OVER)

    def test_a_game_under_way_has_no_result(self) -> None:
        document = deepcopy(WHOLE)
        del document["turns"][8]
        error = error_of(document)
        assert (str(error.place), error.problem) == ("result", Problem.RESULT_TOO_EARLY)


def test_two_turn_scores_that_changed_places_are_refused() -> None:
    turns = WHOLE["result"]["scores"][1]["turns"]
    later = next(place for place in range(1, 9) if turns[place] != turns[0])
    swapped = [turns[later], *turns[1:later], turns[0], *turns[later + 1 :]]
    assert sorted(swapped) == sorted(turns)
    error = error_of(changed(WHOLE, "result.scores.1.turns", swapped))
    assert (error.field, error.problem) == ("scores[1].turns", Problem.DOES_NOT_FOLLOW)
    assert about_record(error).startswith("result: ")


def test_winners_of_a_tie_are_written_in_the_order_of_their_seats() -> None:
    game = random_game("tie", 1)
    seats = tuple(Player(name) for name in ("Anna", "Ota"))
    tied = Game(evolve(game.setup, players=seats))
    for roll, *decisions in rolls_of(game):
        tied.play(roll)
        for decision in [*decisions, *decisions]:
            tied.play(decision)
    document = to_document(tied)
    assert document["result"]["winners"] == [0, 1]
    assert read(document).state.is_over
    for winners in ([1, 0], [0], [1], [0, 1, 1]):
        error = error_of(changed(document, "result.winners", winners))
        assert (str(error.place), error.field) == ("result", "winners")
        assert error.problem is Problem.DOES_NOT_FOLLOW


def rolls_of(game: Game) -> list[list[Action]]:
    """The actions of a game alone, one list for each roll."""
    found: list[list[Action]] = []
    for step in game.steps:
        if isinstance(step.action, Roll):
            found.append([])
        found[-1].append(step.action)
    return found


def test_dice_of_a_seeded_game_follow_from_its_seed() -> None:
    assert read(SEEDED).state.is_over
    error = error_of(changed(SEEDED, "setup.seed", "8"))
    assert error.refusal is Refusal.DICE_NOT_OF_SEED
    without = changed(SEEDED, "setup.seed", REMOVED)
    assert read(without).state.is_over


def test_a_million_is_a_value_a_sheet_may_have() -> None:
    document = to_document(random_game("large", 1, steps=0))
    document["setup"]["sheet"] = [[1_000_000] * 6] * 5
    assert read(document).setup.sheet[0][0] == 1_000_000
