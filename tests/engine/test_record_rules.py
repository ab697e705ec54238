"""Records that break a rule, or say of themselves what does not follow."""

from __future__ import annotations

from typing import Any

import pytest

from bohemian_villages.engine.errors import Refusal
from bohemian_villages.records.errors import Problem, RecordError
from tests.engine.record_games import Document, error_of, example, read, record, turn, unrolled
from tests.records.changes import changed

NONE = {"inns": 0, "churches": 0}
PASS = turn([1, 1, 1, 1], "special 0,1", "end")


def _unused_tile(*actions: str) -> Document:
    """Anna takes a special tile, Ota does something, and Anna goes on like this."""
    return record(
        "C: bakery",
        turn([1, 2, 2, 3], "special 0,1", "end"),
        turn([1, 2, 2, 3], "special 0,1", "end"),
        turn([1, 2, 4, 6], *actions),
    )


def _first_turn(villages: str, roll: list[int], *actions: str, **setup: Any) -> Document:
    return record(villages, turn(roll, *actions), **setup)


def _second_try(villages: str, roll: list[int], first: str, second: str) -> Document:
    """Anna places a figure, then Ota wants to."""
    return record(villages, turn(roll, first, "end"), turn(roll, second))


BROKEN: list[tuple[Refusal, str, Document]] = [
    # Dice
    (Refusal.UNKNOWN_DIE, "turn 1, action 1", _first_turn("C: farm", [4] * 4, "place 3,4 C0")),
    (Refusal.UNKNOWN_DIE, "turn 1, action 1", _first_turn("C: farm", [4] * 4, "bishop -1,3")),
    (
        *(Refusal.DICE_NOT_ASCENDING, "turn 1, action 1"),
        _first_turn("C: farm", [4] * 4, "place 1,0 C0"),
    ),
    (
        *(Refusal.DICE_NOT_ASCENDING, "turn 1, action 1"),
        _first_turn("C: farm", [4] * 4, "special 1,1"),
    ),
    *[
        (
            *(Refusal.WRONG_NUMBER_OF_DICE, "turn 1, action 1"),
            _first_turn("C: farm", [2] * 4, action),
        )
        for action in ("place 0 C0", "place 0,1,2,3,4 C0", "bishop 0,1,2", "special 0")
    ],
    (
        *(Refusal.WRONG_NUMBER_OF_DICE, "turn 3, action 1"),
        changed(_unused_tile("reroll 0 1"), "turns.2.actions.0.dice", []),
    ),
    (Refusal.DIE_USED, "turn 1, action 2", _first_turn("C:", [1] * 4, "bishop 0,1", "special 1,2")),
    (
        *(Refusal.DIE_USED, "turn 3, action 2"),
        record("C: farm", PASS, PASS, turn([4] * 4, "place 0,1 C0", "reroll 1,2 3,3")),
    ),
    *[
        (Refusal.WRONG_NUMBER_OF_FACES, "turn 1", _first_turn("C:", roll))
        for roll in ([], [1, 1, 1], [1] * 5)
    ],
    (Refusal.WRONG_NUMBER_OF_FACES, "turn 3, action 1", _unused_tile("reroll 0,1 3")),
    *[
        (Refusal.UNKNOWN_FACE, "turn 1", _first_turn("C:", [1, 2, 3, face]))
        for face in (0, 7, -1, 10**30)
    ],
    (Refusal.UNKNOWN_FACE, "turn 3, action 1", _unused_tile("reroll 0,1 3,7")),
    (Refusal.DICE_NOT_OF_SEED, "turn 2", changed(example(), "turns.1.roll", [5, 1, 3, 6])),
    (Refusal.DICE_NOT_OF_SEED, "turn 1", changed(example(), "setup.seed", "8")),
    (
        *(Refusal.DICE_NOT_OF_SEED, "turn 2"),
        changed(example(), "setup.dice_from", [{"turn": 2, "seed": "8"}]),
    ),
    (
        *(Refusal.DICE_NOT_OF_SEED, "turn 1, action 2"),
        _first_turn("C: farm", [3, 1, 1, 6], "special 1,2", "reroll 0,3 1,1", seed="7"),
    ),
    # Placing
    (Refusal.WRONG_TOTAL, "turn 1, action 1", _first_turn("C: farm", [4] * 4, "place 0,1,2 C0")),
    (
        *(Refusal.NO_FIGURE, "turn 1, action 2"),
        _first_turn("C: farm farm", [4] * 4, "place 0,1 C0", "place 2,3 C1", figures=1),
    ),
    (
        *(Refusal.FREE_BUILDING_LEFT, "turn 2, action 1"),
        _second_try("C: farm, D: farm", [4] * 4, "place 0,1 C0", "place 0,1 C0"),
    ),
    (
        *(Refusal.OWN_FIGURE, "turn 1, action 2"),
        _first_turn("C: farm", [4] * 4, "place 0,1 C0", "place 2,3 C0"),
    ),
    (
        *(Refusal.NEVER_KICKED, "turn 2, action 1"),
        _second_try("C: manor=4", [6] * 4, "place 0,1 C0", "place 0,1 C0"),
    ),
    (
        *(Refusal.SHOP_ALREADY_HELD, "turn 2, action 2"),
        record(
            "C: bakery bakery",
            turn([1] * 4, "place 0,1 C0", "end"),
            turn([1] * 4, "place 0,1 C1", "place 2,3 C0"),
        ),
    ),
    # Bishop
    (Refusal.NOT_DOUBLES, "turn 1, action 1", _first_turn("C:", [1, 1, 2, 2], "bishop 1,2")),
    (
        *(Refusal.BISHOP_ALREADY_HELD, "turn 1, action 2"),
        _first_turn("C:", [1] * 4, "bishop 0,1", "bishop 2,3"),
    ),
    # Special tiles
    (
        *(Refusal.SPECIAL_ALREADY_HELD, "turn 1, action 2"),
        _first_turn("C:", [1] * 4, "special 0,1", "special 2,3"),
    ),
    (
        *(Refusal.SPECIAL_SPENT_THIS_TURN, "turn 3, action 2"),
        _unused_tile("reroll 0,1 3,3", "special 0,1"),
    ),
    (
        *(Refusal.NO_SPECIAL_LEFT, "turn 1, action 1"),
        _first_turn("C:", [1] * 4, "special 0,1", special_tiles=0),
    ),
    (
        *(Refusal.NO_SPECIAL_TO_SPEND, "turn 1, action 1"),
        _first_turn("C:", [1] * 4, "reroll 0,1 2,2"),
    ),
    (
        *(Refusal.NO_SPECIAL_TO_SPEND, "turn 3, action 2"),
        _unused_tile("reroll 0,1 3,3", "reroll 0,1 4,4"),
    ),
    # The end of a turn
    (Refusal.MOVE_DUE, "turn 1, action 1", _first_turn("C: farm", [4] * 4, "end")),
    (Refusal.REROLL_DUE, "turn 3, action 1", _unused_tile("end")),
    # The end of the game
    (
        *(Refusal.GAME_OVER, "turn 1, action 2"),
        _first_turn("C: manor=4", [6] * 4, "place 0,1 C0", "end", bank=4),
    ),
    (
        *(Refusal.GAME_OVER, "turn 2"),
        record("C: manor=4", turn([6] * 4, "place 0,1 C0"), unrolled(), bank=4),
    ),
]

# A record cannot say them: it has no other way to name a building, and no place for a stray roll.
UNSPEAKABLE = {
    Refusal.UNKNOWN_BUILDING,
    Refusal.ROLL_FIRST,
    Refusal.NO_ROLL_DUE,
    Refusal.NO_INCOME_TO_COLLECT,
}


@pytest.mark.parametrize(("refusal", "place", "document"), BROKEN)
def test_a_broken_rule_is_named_with_its_place(
    refusal: Refusal, place: str, document: Document
) -> None:
    error = error_of(document)
    assert (str(error.place), error.problem) == (place, Problem.RULE_BROKEN)
    assert error.refusal is refusal
    assert error.path == ()


def test_every_rule_that_a_record_can_break_is_among_them() -> None:
    assert {refusal for refusal, _, _ in BROKEN} == set(Refusal) - UNSPEAKABLE


def _found(error: RecordError) -> tuple[str, str, Problem]:
    return str(error.place), error.field, error.problem


@pytest.mark.parametrize("extra", [7, {}, {"player": 0}, {"player": 0, "income": NONE}])
def test_no_turn_follows_the_end_of_the_game(extra: Any) -> None:
    document = example()
    document["turns"].append(extra)
    error = error_of(document)
    assert (str(error.place), error.refusal) == ("turn 3", Refusal.GAME_OVER)


# Anna's inn is active and pays her a coin in turn 3, the last one of five.
INN = "C: inn farm farm farm"
INN_TURNS = (
    turn([4, 5, 4, 4], "place 0,1 C0", "place 2,3 C1", "end", income=NONE),
    turn([4, 4, 4, 4], "place 0,1 C2", "place 2,3 C3", "end", income=NONE),
)
ONE = {"inns": 1, "churches": 0}


@pytest.mark.parametrize("forgetful", [False, True])
@pytest.mark.parametrize(
    "third",
    [turn([1] * 4, income=ONE), unrolled(income=ONE, roll=7), unrolled(income=ONE, actions=[])],
)
def test_no_dice_fall_after_income_has_emptied_the_bank(third: Document, forgetful: bool) -> None:
    error = error_of(record(INN, *INN_TURNS, third, bank=5, forgetful_income=forgetful))
    assert (str(error.place), error.refusal) == ("turn 3", Refusal.GAME_OVER)


@pytest.mark.parametrize("forgetful", [False, True])
def test_no_turn_follows_one_whose_income_has_emptied_the_bank(forgetful: bool) -> None:
    turns = (*INN_TURNS, unrolled(income=ONE), unrolled())
    error = error_of(record(INN, *turns, bank=5, forgetful_income=forgetful))
    assert (str(error.place), error.refusal) == ("turn 4", Refusal.GAME_OVER)


@pytest.mark.parametrize("action", ["end", "special 0,1", "place 0,1 C0"])
def test_no_action_follows_the_end_of_a_turn(action: str) -> None:
    document = _first_turn("C: farm", [4] * 4, "place 0,1 C0", "end", action)
    assert _found(error_of(document)) == ("turn 1, action 3", "", Problem.ACTION_AFTER_END)


def test_no_action_follows_the_last_end_either() -> None:
    document = example()
    document["turns"][1]["actions"].append({"do": "end"})
    assert _found(error_of(document)) == ("turn 2, action 3", "", Problem.ACTION_AFTER_END)


@pytest.mark.parametrize("stopped", [unrolled(), turn([4] * 4), turn([4] * 4, "place 0,1 C0")])
def test_only_the_last_turn_may_stop_before_its_end(stopped: Document) -> None:
    error = error_of(record("C: farm", stopped, PASS))
    assert _found(error) == ("turn 1", "", Problem.TURN_NOT_ENDED)


def test_turns_go_round_the_table() -> None:
    document = record("C:", PASS, PASS, {**PASS, "player": 1}, players=3)
    error = error_of(document)
    assert _found(error) == ("turn 3", "player", Problem.WRONG_PLAYER)
    assert error.values == {"value": 1, "expected": 2}


def test_the_first_player_begins() -> None:
    error = error_of(record("C:", {**PASS, "player": 0}, first_player=1))
    assert _found(error) == ("turn 1", "player", Problem.WRONG_PLAYER)


def _with_result() -> Document:
    kick = record(
        "C: farm, D: manor=9",
        turn([4] * 4, "place 0,1 C0", "end", income=NONE),
        turn([4, 4, 6, 6], "place 0,1 C0", "place 2,3 D0"),
        bank=11,
    )
    place, manor = kick["turns"][1]["actions"]
    place |= {"kicked": 0, "coins": [0, 1]}
    manor |= {"kicked": None, "coins": [0, 9]}
    score = {"coins": 1, "town_halls": -5, "shops": 0, "churches": 0, "goods": 0, "total": -4}
    scores = [score, {**score, "coins": 10, "total": 5}]
    return kick | {"result": {"reason": "bank_empty", "scores": scores, "winners": [1]}}


def test_the_record_whose_claims_are_to_be_falsified_is_true() -> None:
    assert read(_with_result()).state.is_over


@pytest.mark.parametrize(
    ("path", "value", "place", "field", "expected"),
    [
        ("turns.0.income.inns", 1, "turn 1", "income", '{"inns": 0, "churches": 0}'),
        ("turns.0.income.churches", -1, "turn 1", "income", '{"inns": 0, "churches": 0}'),
        ("turns.1.actions.0.kicked", None, "turn 2, action 1", "kicked", "0"),
        ("turns.1.actions.0.kicked", 1, "turn 2, action 1", "kicked", "0"),
        ("turns.1.actions.1.kicked", 0, "turn 2, action 2", "kicked", "null"),
        ("turns.1.actions.0.coins", [0, 0], "turn 2, action 1", "coins", "[0, 1]"),
        ("turns.1.actions.0.coins", [1, 0], "turn 2, action 1", "coins", "[0, 1]"),
        ("turns.1.actions.0.coins", [0, 1, 0], "turn 2, action 1", "coins", "[0, 1]"),
        ("turns.1.actions.1.coins", [], "turn 2, action 2", "coins", "[0, 9]"),
        ("result.reason", "no_figures", "result", "reason", '"bank_empty"'),
        ("result.scores.0.coins", 2, "result", "scores[0].coins", "1"),
        ("result.scores.0.town_halls", 0, "result", "scores[0].town_halls", "-5"),
        ("result.scores.1.shops", 1, "result", "scores[1].shops", "0"),
        ("result.scores.1.churches", 10, "result", "scores[1].churches", "0"),
        ("result.scores.1.goods", 1, "result", "scores[1].goods", "0"),
        ("result.scores.1.total", 6, "result", "scores[1].total", "5"),
        ("result.winners", [0], "result", "winners", "[1]"),
        ("result.winners", [0, 1], "result", "winners", "[1]"),
        ("result.winners", [], "result", "winners", "[1]"),
    ],
)
def test_a_record_says_of_itself_only_what_follows(
    path: str, value: Any, place: str, field: str, expected: str
) -> None:
    error = error_of(changed(_with_result(), path, value))
    assert _found(error) == (place, field, Problem.DOES_NOT_FOLLOW)
    assert error.values["expected"] == expected


@pytest.mark.parametrize("result", [{}, {"reason": "no_figures"}])
def test_a_game_under_way_has_no_result(result: Document) -> None:
    error = error_of(record("C: farm", PASS) | {"result": result})
    assert _found(error) == ("result", "", Problem.RESULT_TOO_EARLY)


@pytest.mark.parametrize("income", [NONE, {"inns": 2, "churches": 0}, {"inns": 0, "churches": 1}])
@pytest.mark.parametrize("rolled", [False, True])
def test_income_follows_from_the_position(income: Document, rolled: bool) -> None:
    last = turn([1] * 4, income=income) if rolled else unrolled(income=income)
    error = error_of(record(INN, *INN_TURNS, last))
    assert _found(error) == ("turn 3", "income", Problem.DOES_NOT_FOLLOW)
    assert error.values["expected"] == '{"inns": 1, "churches": 0}'


def _forgetful(last: Document) -> RecordError:
    return error_of(record(INN, *INN_TURNS, last, forgetful_income=True))


@pytest.mark.parametrize("rolled", [False, True])
@pytest.mark.parametrize("income", [{"inns": 2, "churches": 0}, {"inns": 1, "churches": 1}])
def test_income_by_hand_is_all_or_nothing(income: Document, rolled: bool) -> None:
    last = turn([1] * 4, income=income) if rolled else unrolled(income=income)
    error = _forgetful(last)
    assert _found(error) == ("turn 3", "income", Problem.INCOME_IN_PART)
    assert error.values["expected"] == '{"inns": 1, "churches": 0}'


def test_income_by_hand_is_not_forgone_before_the_roll() -> None:
    error = _forgetful(unrolled(income=NONE))
    assert _found(error) == ("turn 3", "income", Problem.DOES_NOT_FOLLOW)


def test_income_by_hand_is_required_with_a_roll() -> None:
    assert _found(_forgetful(turn([1] * 4))) == ("turn 3", "income", Problem.MISSING)
    first = record(INN, turn([1] * 4), forgetful_income=True)
    assert _found(error_of(first)) == ("turn 1", "income", Problem.MISSING)


@pytest.mark.parametrize(("told", "missing"), [("roll", "actions"), ("actions", "roll")])
def test_roll_and_actions_come_together(told: str, missing: str) -> None:
    document = _first_turn("C: farm", [4] * 4)
    del document["turns"][0][missing]
    assert told in document["turns"][0]
    assert _found(error_of(document)) == ("turn 1", missing, Problem.MISSING)
