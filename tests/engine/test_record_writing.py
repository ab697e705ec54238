"""Writing a record: what stands in it, in which order, and what is left out."""

from __future__ import annotations

import json
import math
import random

import pytest
from attrs import evolve

from bohemian_villages.engine.actions import (
    COLLECT_INCOME,
    END_TURN,
    Place,
    Reroll,
    Roll,
    TakeBishop,
    TakeSpecial,
)
from bohemian_villages.engine.game import Game
from bohemian_villages.engine.record import action_document, dumps, loads, to_document
from bohemian_villages.engine.setup import Player
from bohemian_villages.fair_dice import DiceFrom
from tests.engine.boards import make_board
from tests.engine.record_games import (
    EXAMPLE,
    INN_TURNS,
    example,
    play_at_random,
    random_game,
    read,
    record,
    turn,
    unrolled,
)

INN = "C: inn farm farm farm, D: church"

READABLE = """\
{
  "format": "bohemian-villages/record",
  "version": 1,
  "setup": {
    "players": [
      {"name": "Anna", "color": "red", "control": "human"},
      {"name": "Ota", "color": "blue", "control": "human"}
    ],
    "first_player": 1,
    "figures": 9,
    "bank": 305,
    "special_tiles": 7,
    "villages": [
      {"id": "C", "name": "Village C", "buildings": [{"kind": "inn"}, {"kind": "farm"}, {"kind": "farm"}, {"kind": "farm"}]},
      {"id": "D", "name": "Village D", "buildings": [{"kind": "church"}]}
    ]
  },
  "turns": [
    {"player": 1, "income": {"inns": 0, "churches": 0}, "roll": [4, 5, 4, 4], "actions": [{"do": "place", "dice": [0, 1], "village": "C", "slot": 0, "kicked": null, "coins": [0, 0]}, {"do": "place", "dice": [2, 3], "village": "C", "slot": 1, "kicked": null, "coins": [0, 1]}, {"do": "end"}]},
    {"player": 0, "income": {"inns": 0, "churches": 0}, "roll": [4, 4, 4, 4], "actions": [{"do": "place", "dice": [0, 1], "village": "C", "slot": 2, "kicked": null, "coins": [1, 0]}, {"do": "place", "dice": [2, 3], "village": "C", "slot": 3, "kicked": null, "coins": [2, 0]}, {"do": "end"}]},
    {"player": 1, "income": {"inns": 1, "churches": 0}}
  ]
}
"""  # noqa: E501 - a line for each turn


def test_the_example_is_written_as_it_was_read() -> None:
    assert to_document(loads(EXAMPLE)) == example()
    assert json.dumps(to_document(loads(EXAMPLE))) == json.dumps(example())


def test_a_record_is_text_that_can_be_read_by_eye() -> None:
    turns = (*INN_TURNS, unrolled())
    game = read(record(INN, *turns, figures=9, first_player=1, forgetful_income=False))
    assert dumps(game) == READABLE


def test_every_turn_has_a_line_of_its_own() -> None:
    for seed in range(20):
        game = random_game(seed)
        turns = to_document(game)["turns"]
        lines = [line for line in dumps(game).splitlines() if line.startswith('    {"player"')]
        assert [json.loads(line.removesuffix(",")) for line in lines] == turns


def test_letters_of_every_language_are_written_as_themselves() -> None:
    game = read(example())
    game.setup = evolve(game.setup, players=(Player("Žofie ☺", "red"), Player("Иван", "blue")))
    assert '"name": "Žofie ☺"' in dumps(game)
    assert dumps(game).encode().decode() == dumps(game)


def test_a_game_not_begun_is_a_turn_before_its_roll() -> None:
    game = Game(loads(EXAMPLE).setup)
    assert to_document(game)["turns"] == [{"player": 0, "income": {"inns": 0, "churches": 0}}]
    assert "result" not in to_document(game)


def test_a_turn_is_written_as_far_as_it_went() -> None:
    game = loads(EXAMPLE)
    third = {"player": 1, "income": {"inns": 0, "churches": 0}}
    assert to_document(game.upto(4))["turns"][1:] == [third]
    assert to_document(game.upto(5))["turns"][1:] == [third | {"roll": [5, 1, 3, 5], "actions": []}]
    assert [len(turn["actions"]) for turn in to_document(game.upto(6))["turns"]] == [3, 1]


def test_income_is_written_before_the_roll() -> None:
    game = read(record(INN, *INN_TURNS))
    assert to_document(game)["turns"][2] == {"player": 0, "income": {"inns": 1, "churches": 0}}


def test_income_to_be_collected_by_hand_is_not_written_until_it_is_or_the_dice_fall() -> None:
    forgone = {"inns": 0, "churches": 0}
    turns = [{**told, "income": forgone} for told in INN_TURNS]
    game = read(record(INN, *turns, forgetful_income=True))
    assert to_document(game.upto(0))["turns"] == [{"player": 0}]
    assert to_document(game)["turns"][2] == {"player": 0}
    game.play(COLLECT_INCOME)
    assert to_document(game)["turns"][2] == {"player": 0, "income": {"inns": 1, "churches": 0}}
    game.undo()
    game.play(Roll((1, 2, 3, 4)))
    rolled = {"player": 0, "income": forgone, "roll": [1, 2, 3, 4], "actions": []}
    assert to_document(game)["turns"][2] == rolled
    assert list(to_document(game)["turns"][2]) == ["player", "income", "roll", "actions"]


def test_a_kicked_player_is_named() -> None:
    game = read(
        record(
            "C: farm",
            turn([4, 4, 1, 2], "place 0,1 C0", "end"),
            turn([1, 2, 4, 4], "place 2,3 C0"),
        )
    )
    place = to_document(game)["turns"][1]["actions"][0]
    assert place["kicked"] == 0
    assert list(place) == ["do", "dice", "village", "slot", "kicked", "coins"]


def test_coins_of_a_placement_are_written_for_every_player_it_paid() -> None:
    mills = record(
        "C: mill mill",
        turn([3, 3, 1, 1], "place 0,1 C0", "end"),
        turn([1, 3, 1, 3], "place 1,3 C1"),
        players=3,
    )
    place = to_document(read(mills))["turns"][1]["actions"][0]
    assert place["coins"] == [2, 2, 0]
    assert place["kicked"] is None


def test_a_reroll_is_written_with_its_faces_and_not_before_they_fell() -> None:
    game = read(record("C: farm", turn([4, 4, 1, 2], "special 2,3")))
    before = to_document(game)
    game.play(Reroll((0, 1)))
    assert to_document(game) == before
    game.play(Roll((6, 5)))
    reroll = {"do": "reroll", "dice": [0, 1], "faces": [6, 5]}
    assert to_document(game)["turns"][0]["actions"][1] == reroll


def test_what_was_undone_is_not_written() -> None:
    game = loads(EXAMPLE)
    game.undo()
    assert to_document(game) == to_document(game.upto(6))
    assert "result" not in to_document(game)


def test_a_bank_emptied_by_income_leaves_a_turn_without_roll() -> None:
    game = read(record(INN, *INN_TURNS, bank=5))
    assert game.state.is_over
    assert to_document(game)["turns"][2] == {"player": 0, "income": {"inns": 1, "churches": 0}}
    assert to_document(game)["result"]["reason"] == "bank_empty"


def test_a_bank_emptied_by_a_placement_leaves_a_turn_without_end() -> None:
    game = read(record("C: manor=4", turn([6, 6, 1, 1], "place 0,1 C0"), bank=4))
    document = to_document(game)
    assert [action["do"] for action in document["turns"][0]["actions"]] == ["place"]
    assert document["result"] == {
        "reason": "bank_empty",
        "scores": [
            {"coins": 4, "town_halls": -5, "shops": 0, "churches": 0, "goods": 0, "total": -1},
            {"coins": 0, "town_halls": -5, "shops": 0, "churches": 0, "goods": 0, "total": -5},
        ],
        "winners": [0],
    }


def test_only_what_differs_from_a_plain_game_is_optional() -> None:
    setup = evolve(loads(EXAMPLE).setup, seed=None)
    plain = ["players", "first_player", "figures", "bank", "special_tiles", "villages"]
    assert list(to_document(Game(setup))["setup"]) == plain
    setup = evolve(setup, seed="s", dice_from=(DiceFrom(3, "t"),), forgetful_income=True)
    full = ["seed", "dice_from", *plain[:-1], "forgetful_income", "villages"]
    document = to_document(Game(setup))["setup"]
    assert list(document) == full
    assert document["dice_from"] == [{"turn": 3, "seed": "t"}]
    assert document["forgetful_income"] is True


def test_a_secret_document_foretells_no_dice() -> None:
    setup = evolve(loads(EXAMPLE).setup, dice_from=(DiceFrom(3, "t"),), extra={"seed": "leak"})
    game = play_at_random(Game(setup), random.Random(1), 5)
    document = to_document(game, secret=True)
    open_document = to_document(game)
    assert open_document["setup"].pop("seed") == "7"
    assert open_document["setup"].pop("dice_from")
    assert document == open_document


def test_printed_coins_are_written_even_if_there_are_none() -> None:
    board = make_board("town_hall0 manor0 farm")
    document = to_document(Game(evolve(loads(EXAMPLE).setup, board=board)))
    buildings = document["setup"]["villages"][0]["buildings"]
    assert buildings == [
        {"kind": "town_hall", "value": 0},
        {"kind": "manor", "value": 0},
        {"kind": "farm"},
    ]


def test_an_extra_field_never_takes_the_place_of_a_known_one() -> None:
    setup = evolve(
        loads(EXAMPLE).setup,
        seed=None,
        players=(Player("Anna", "red", extra={"name": "Eva", "age": 9}), Player("Ota", "blue")),
        extra={"seed": "x", "dice_from": [], "forgetful_income": True, "bank": 1, "place": "Brno"},
    )
    game = Game(setup, {"result": {}, "turns": [], "comment": "hm"})
    document = to_document(game)
    assert document["comment"] == "hm"
    assert "result" not in document
    assert len(document["turns"]) == 1
    assert document["setup"]["place"] == "Brno"
    assert not {"seed", "dice_from", "forgetful_income"} & document["setup"].keys()
    assert document["setup"]["bank"] == 305
    anna = {"name": "Anna", "color": "red", "control": "human", "age": 9}
    assert document["setup"]["players"][0] == anna


def test_what_json_cannot_say_is_not_written() -> None:
    with pytest.raises(ValueError, match="JSON compliant"):
        dumps(Game(loads(EXAMPLE).setup, {"odds": math.nan}))


@pytest.mark.parametrize(
    ("action", "document"),
    [
        (Place((1, 2), 4), {"do": "place", "dice": [1, 2], "village": "R", "slot": 2}),
        (Place((0, 1, 2), 0), {"do": "place", "dice": [0, 1, 2], "village": "P", "slot": 0}),
        (TakeBishop((0, 1)), {"do": "bishop", "dice": [0, 1]}),
        (TakeSpecial((2, 3)), {"do": "special", "dice": [2, 3]}),
        (Reroll((0,)), {"do": "reroll", "dice": [0]}),
        (END_TURN, {"do": "end"}),
    ],
)
def test_a_decision_alone_is_written_without_what_follows(
    action: Place | TakeBishop | TakeSpecial | Reroll, document: dict[str, object]
) -> None:
    board = make_board("bakery farm", "", "inn farm farm")
    assert action_document(board, action) == document
