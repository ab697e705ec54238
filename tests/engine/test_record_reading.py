"""Reading a record: what may be left out, what is kept, and that nothing is lost on the way."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bohemian_villages.engine.actions import CollectIncome, EndTurn, Reroll, Roll
from bohemian_villages.engine.game import Game
from bohemian_villages.engine.record import dumps, loads, to_document
from bohemian_villages.fair_dice import DiceFrom
from tests.engine.record_games import (
    EXAMPLE,
    INN_TURNS,
    Document,
    example,
    finished_game,
    random_game,
    read,
    record,
    turn,
    unrolled,
)
from tests.records.changes import REMOVED, changed

INN = "C: inn farm farm farm"
NONE = {"inns": 0, "churches": 0}
ONE = {"inns": 1, "churches": 0}


def test_the_example_is_read_as_it_stands() -> None:
    game = loads(EXAMPLE)
    assert game.state.is_over
    assert game.state.figures == [0, 0]
    assert [type(step.action).__name__ for step in game.steps] == [
        *("Roll", "Place", "TakeSpecial", "EndTurn"),
        *("Roll", "Place", "EndTurn"),
    ]
    assert game.setup.seed == "7"
    assert [player.control for player in game.setup.players] == ["human", "expert"]


@pytest.mark.parametrize("data", [EXAMPLE, EXAMPLE.encode(), b"\xef\xbb\xbf" + EXAMPLE.encode()])
def test_text_and_bytes_are_read_with_or_without_byte_order_mark(data: bytes | str) -> None:
    assert to_document(loads(data)) == example()


def _is_same(read_again: Game, game: Game) -> bool:
    return read_again.setup == game.setup and read_again.steps == game.steps


@pytest.mark.parametrize("seed", range(120))
def test_what_was_written_is_read_to_the_same_positions(seed: int) -> None:
    game = random_game(seed)
    again = loads(dumps(game).encode())
    assert again.setup == game.setup
    assert again.start == game.start
    for step, right in zip(again.steps, game.steps, strict=False):
        assert step == right
        assert list(map(type, step.events)) == list(map(type, right.events))
    assert _is_same(again, game)
    assert dumps(again) == dumps(game)


@pytest.mark.parametrize("seed", range(30))
def test_a_game_can_be_put_down_at_any_point(seed: int) -> None:
    game = random_game(("pause", seed), most_turns=9)
    for steps in range(len(game.steps) + 1):
        paused = game.upto(steps)
        again = loads(dumps(paused))
        # Of a reroll decided on, nothing is known before its dice have fallen.
        undecided = bool(paused.steps) and isinstance(paused.steps[-1].action, Reroll)
        assert _is_same(again, game.upto(steps - undecided))
        assert dumps(again) == dumps(paused)


@given(st.integers(), st.integers(1, 40))
def test_any_game_is_read_as_it_was_written(seed: int, most_turns: int) -> None:
    game = random_game(seed, most_turns)
    text = dumps(game)
    assert dumps(loads(text)) == text


def test_random_games_show_what_records_must_cope_with() -> None:
    games = [random_game(seed) for seed in range(120)]
    seen = {type(step.action) for game in games for step in game.steps}
    assert {CollectIncome, Reroll, Roll, EndTurn} <= seen
    assert {game.state.ending and game.state.ending.value for game in games} == {
        *("no_figures", "bank_empty", None)
    }
    emptied = [g for g in games if g.state.is_over and isinstance(g.steps[-1].action, EndTurn)]
    assert any(game.turn > game.steps[-1].turn for game in emptied), "a bank emptied by income"
    kicks = [turns for game in games for turns in to_document(game)["turns"]]
    assert any(a.get("kicked") is not None for turn in kicks for a in turn.get("actions", ()))


def _cuts(document: Document) -> Iterator[Document]:
    """The record of a finished game cut after every roll and action."""
    turns = document["turns"]
    rolled = [(number, told) for number, told in enumerate(turns) if "roll" in told]
    for number, told in rolled:
        for done in range(len(told["actions"]) + 1):
            last = {**told, "actions": told["actions"][:done]}
            yield changed({**document, "turns": [*turns[:number], last]}, "result", REMOVED)


@pytest.mark.parametrize("seed", range(25))
def test_a_finished_game_cut_at_any_action_is_a_game_under_way(seed: int) -> None:
    game = finished_game(seed)
    for cut in _cuts(to_document(game)):
        again = read(cut)
        assert again.steps == game.steps[: len(again.steps)]
        assert again.state.is_over == (len(again.steps) == len(game.steps))
        # The turn after an `end` has begun without being told.
        assert len(cut["turns"]) in (again.turn, again.turn - 1)


def test_the_game_read_can_be_taken_back_and_played_on() -> None:
    game = loads(EXAMPLE)
    game.undo()
    assert not game.state.is_over
    game.redo()
    assert game.state.is_over


@pytest.mark.parametrize(("players", "figures"), [(2, 13), (3, 13), (4, 10), (5, 10)])
def test_what_the_setup_leaves_out_has_its_usual_value(players: int, figures: int) -> None:
    setup = read(record("C: farm", players=players)).setup
    assert (setup.figures, setup.bank, setup.special_tiles) == (figures, 305, 7)
    assert (setup.first_player, setup.seed, setup.dice_from) == (0, None, ())
    assert setup.forgetful_income is False


def test_a_record_without_what_follows_from_it_is_complete() -> None:
    bare = example()
    del bare["result"]
    for told in bare["turns"]:
        del told["income"]
        for action in told["actions"]:
            action.pop("kicked", None)
            action.pop("coins", None)
    assert dumps(read(bare)) == dumps(loads(EXAMPLE))


def test_a_board_may_be_empty_and_so_may_a_village() -> None:
    empty = record("C:", turn([1, 2, 3, 4], "special 0,1"))
    assert read(empty).setup.board.villages[0].buildings == ()
    none = changed(empty, "setup.villages", [])
    assert read(none).setup.board.villages == ()


def test_texts_may_be_empty_where_nothing_depends_on_them() -> None:
    document = record("C: farm", turn([4, 4, 1, 1], "place 0,1 C0"))
    document["setup"]["villages"][0].update({"id": "", "name": ""})
    document["setup"]["players"][0].update({"name": "", "control": ""})
    document["turns"][0]["actions"][0]["village"] = ""
    assert read(document).state.coins == [1, 0]


def test_dice_may_come_from_other_seeds_later_listed_in_any_order() -> None:
    sources = [{"turn": 3, "seed": "b"}, {"turn": 2, "seed": "7"}]
    document = changed(example(), "setup.dice_from", sources)
    del document["setup"]["seed"]
    document["turns"][0]["roll"] = [6, 1, 1, 3]  # by hand, before any seed
    game = read(document)
    assert game.setup.dice_from == (DiceFrom(3, "b"), DiceFrom(2, "7"))
    assert to_document(game)["setup"]["dice_from"] == sources


def test_no_other_dice_is_the_same_as_none_told() -> None:
    game = read(changed(example(), "setup.dice_from", []))
    assert to_document(game) == example()


def test_equal_dice_may_be_named_in_any_way() -> None:
    for dice in ([0, 1], [0, 3], [2, 3]):
        document = record("C: farm", turn([4, 4, 4, 4]))
        action = {"do": "place", "dice": dice, "village": "C", "slot": 0}
        document["turns"][0]["actions"] = [action]
        assert to_document(read(document))["turns"][0]["actions"][0]["dice"] == dice


@pytest.mark.parametrize("last", [unrolled(), turn([1, 1, 1, 1])])
def test_the_last_turn_may_stop_anywhere(last: Document) -> None:
    game = read(record(INN, *INN_TURNS, last))
    assert game.turn == 3
    assert game.state.coins == [2, 3]
    assert bool(game.state.dice) == ("roll" in last)


def test_income_by_hand_is_collected_only_where_the_record_says_so() -> None:
    turns = [{**told, "income": NONE} for told in INN_TURNS]

    def coins(*last: Document) -> list[int]:
        return read(record(INN, *turns, *last, forgetful_income=True)).state.coins

    assert coins() == coins(unrolled()) == [1, 3]
    assert coins(unrolled(income=ONE)) == [2, 3]
    assert coins(turn([1, 1, 1, 1], income=ONE)) == [2, 3]
    assert coins(turn([1, 1, 1, 1], income=NONE)) == [1, 3]


def test_no_income_may_be_told_before_the_roll_where_none_is_due() -> None:
    game = read(record(INN, unrolled(income=NONE), forgetful_income=True))
    assert game.steps == []


@pytest.mark.parametrize(("forgetful", "told"), [(False, True), (False, False), (True, True)])
def test_a_game_ended_by_income_is_over(forgetful: bool, told: bool) -> None:
    turns = [{**each, "income": NONE} for each in INN_TURNS]
    last = [unrolled(income=ONE)] * told
    game = read(record(INN, *turns, *last, bank=5, forgetful_income=forgetful))
    assert game.state.is_over
    assert game.turn == 3
    assert len(to_document(game)["turns"]) == 3


def test_a_finished_game_may_come_without_result() -> None:
    assert read(changed(example(), "result", REMOVED)).state.is_over


EXTRA: list[Any] = [None, "text", 7, -0.5, 1e100, 10**400, True, [], {}, {"deep": [[{"er": [1]}]]}]


@pytest.mark.parametrize("extra", EXTRA)
def test_extra_fields_of_document_setup_and_players_are_kept(extra: Any) -> None:
    document = example()
    document["event"] = extra
    document["setup"]["table"] = extra
    document["setup"]["players"][1]["club"] = extra
    game = read(document)
    assert to_document(game) == document
    assert loads(dumps(game)).setup == game.setup
    assert dumps(loads(dumps(game))) == dumps(game)
    assert game.upto(3).extra == {"event": extra}


def test_extra_fields_come_after_the_known_ones_in_their_own_order() -> None:
    document = {"z": 1, "a": 2, **example()}
    assert list(to_document(read(document)))[-2:] == ["z", "a"]


def test_extra_fields_elsewhere_are_ignored() -> None:
    document = example()
    document["setup"]["villages"][0]["x"] = 1
    document["setup"]["villages"][0]["buildings"][0]["x"] = 1
    document["setup"]["dice_from"] = [{"turn": 9, "seed": "s", "x": 1}]
    document["turns"][0]["x"] = {"y": [1.5]}
    document["turns"][0]["income"]["x"] = 1
    document["turns"][0]["actions"][0]["faces"] = "no"
    document["turns"][0]["actions"][2]["dice"] = "no"
    document["result"]["x"] = 1
    document["result"]["scores"][0]["x"] = 1
    game = read(document)
    del document["setup"]["dice_from"][0]["x"]
    right = changed(example(), "setup.dice_from", [{"turn": 9, "seed": "s"}])
    assert to_document(game) == right


def test_any_control_is_kept() -> None:
    document = changed(example(), "setup.players.0.control", "oracle of 2031")
    assert to_document(read(document)) == document


def test_a_game_of_five_thousand_turns_is_read() -> None:
    turns = [turn([1, 2, 3, 4], "end") for _ in range(5000)]
    game = read(record("C:", *turns, special_tiles=0))
    assert game.turn == 5001
    assert len(dumps(game).splitlines()) == 5001 + 19


def test_pairs_of_surrogates_and_backslashes_are_plain_text() -> None:
    text = json.dumps(changed(example(), "setup.players.0.name", "😀"))
    assert r"\ud83d\ude00" in text
    assert loads(text).setup.players[0].name == "😀"
    text = text.replace(r"\ud83d\ude00", r"\\ud83d")
    assert loads(text).setup.players[0].name == r"\ud83d"
