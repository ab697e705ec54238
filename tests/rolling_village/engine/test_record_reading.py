"""Reading records: what is a game, where it may stop, and what may be left out."""

from __future__ import annotations

import json
from copy import deepcopy
from typing import Any

import pytest

from bohemian_villages.fair_dice import DiceFrom
from bohemian_villages.rolling_village.engine.actions import ChooseAvenue
from bohemian_villages.rolling_village.engine.game import Game
from bohemian_villages.rolling_village.engine.record import dumps, loads, to_document
from bohemian_villages.rolling_village.engine.scoring import score
from bohemian_villages.rolling_village.engine.setup import Player
from bohemian_villages.rolling_village.engine.sheet import PROJECTS_BY_KEY
from tests.records.changes import changed
from tests.rolling_village.engine.record_games import (
    EXAMPLE,
    error_of,
    example,
    random_game,
    read,
    whole,
)
from tests.rolling_village.engine.sheets import HOUSE, LAKE, PRINTED, draw


def test_the_example_is_read() -> None:
    game = loads(EXAMPLE)
    assert game.setup.players == (Player("Anna"),)
    assert (game.setup.seed, game.setup.sheet) == ("7", PRINTED)
    assert [step.action for step in game.steps][1:3] == [draw(HOUSE, 2, 1), draw(LAKE, 6, 1)]
    assert (game.state.turn, game.state.scores) == (2, ((8,),))


def test_the_example_is_written_as_it_was_read() -> None:
    assert to_document(loads(EXAMPLE)) == example()


@pytest.mark.parametrize("players", [1, 2, 5, 12])
@pytest.mark.parametrize("by_seed", [False, True])
def test_a_whole_game_comes_back_to_the_byte(players: int, by_seed: bool) -> None:
    game = random_game("whole", players, by_seed=by_seed)
    text = dumps(game)
    again = loads(text)
    assert [step.action for step in again.steps] == [step.action for step in game.steps]
    assert again.state == game.state
    assert dumps(again) == text
    assert loads(text.encode()).state == game.state


@pytest.mark.parametrize("players", range(1, 13))
def test_one_to_twelve_play(players: int) -> None:
    document = to_document(random_game("seats", players, steps=0))
    assert len(read(document).state.sheets) == players


@pytest.mark.parametrize("players", [0, 13])
def test_no_others_do(players: int) -> None:
    error = error_of(to_document(random_game("seats", players, steps=0)))
    assert (str(error.place), error.field) == ("setup", "players")


def test_columns_count_from_the_left_and_avenues_from_the_top() -> None:
    document = example()
    del document["setup"]["seed"]
    document["preparation"] = {"roll": [2, 6], "sheets": [{"draw": [_drawn("house", 2, 5)]}]}
    document["turns"] = []
    assert read(document).state.sheet.at(25) is HOUSE


def test_draws_stand_in_the_order_drawn() -> None:
    document = example()
    draws = document["turns"][0]["sheets"][0]["draw"]
    assert to_document(read(document))["turns"][0]["sheets"][0]["draw"] == draws
    draws.reverse()
    assert to_document(read(document))["turns"][0]["sheets"][0]["draw"] == draws


def test_on_doubles_project_and_square_stand_in_either_order() -> None:
    document = example()
    del document["setup"]["seed"]
    draws = [_drawn("forest", 5, 1), _drawn("square", 1, 1)]
    for order in (draws, draws[::-1]):
        document["turns"] = [{"roll": [5, 5], "sheets": [{"draw": order}]}]
        again = to_document(read(document))["turns"][0]["sheets"][0]
        assert again["draw"] == order


def test_sheets_stand_in_the_order_of_the_players() -> None:
    document = to_document(random_game("order", 3, steps=1 + 2 * 3))
    sheets = read(document).state.sheets
    for drawn, written in zip(sheets, document["preparation"]["sheets"], strict=True):
        for draw_of in written["draw"]:
            space = 6 * (draw_of["avenue"] - 1) + draw_of["column"] - 1
            assert drawn.at(space) is PROJECTS_BY_KEY[draw_of["project"]]


def _drawn(project: str, column: int, avenue: int) -> Any:
    return {"project": project, "column": column, "avenue": avenue}


def test_a_game_under_way_may_stop_anywhere() -> None:
    game = random_game("stop", 2, by_seed=True)
    for steps in range(len(game.steps) + 1):
        earlier = game.upto(steps)
        again = loads(dumps(earlier))
        assert again.state == earlier.state
        assert dumps(again) == dumps(earlier)


def test_before_the_first_roll_there_is_no_preparation() -> None:
    document = to_document(random_game("none", steps=0))
    assert "preparation" not in document
    assert document["turns"] == []
    assert read(document).state.awaits_roll


def test_the_last_sheet_may_be_there_with_nothing_drawn() -> None:
    document = to_document(random_game("prefix", 2, steps=1))
    document["preparation"]["sheets"] = [{"draw": []}]
    game = read(document)
    assert (game.state.player, game.state.drawn) == (0, ())
    assert to_document(game)["preparation"]["sheets"] == []


def _without_what_follows(document: Any) -> Any:
    new = deepcopy(document)
    new.pop("result", None)
    for turn in new["turns"]:
        for sheet in turn["sheets"]:
            del sheet["score"]
            if sum(turn["roll"]) not in (2, 12):
                del sheet["scored"]
            if sheet["bonus"] is None:
                del sheet["bonus"]
    return new


def test_what_follows_from_the_rest_may_be_left_out() -> None:
    document = whole()
    bare = _without_what_follows(document)
    assert bare != document
    assert to_document(read(bare)) == document


def test_fields_beyond_the_format_are_kept_where_they_are_kept() -> None:
    document = example()
    document["note"] = {"by": ["Anna"]}
    document["setup"]["place"] = "garden"
    document["setup"]["players"][0]["color"] = "red"
    assert to_document(read(document)) == document


def test_fields_beyond_the_format_elsewhere_are_ignored() -> None:
    document = example()
    document["turns"][0]["note"] = 1
    document["turns"][0]["sheets"][0]["note"] = 1
    document["preparation"]["sheets"][0]["note"] = 1
    document["turns"][0]["sheets"][0]["draw"][0]["note"] = 1
    assert to_document(read(document)) == example()


def test_dice_of_another_seed_go_on_in_a_branched_game() -> None:
    game = random_game("branch", 1, by_seed=True)
    document = to_document(game.upto(3))
    document["setup"]["dice_from"] = [{"turn": 1, "seed": "other"}]
    again = read(document)
    assert again.setup.dice_from == (DiceFrom(1, "other"),)
    assert again.due_roll != random_game("branch", 1, by_seed=True).upto(3).due_roll
    assert to_document(again) == document


def test_dice_may_come_from_another_seed_from_the_preparation_on() -> None:
    document = to_document(random_game("start", 1, steps=0, by_seed=True))
    other = {"turn": 0, "seed": "other"}
    document["setup"]["dice_from"] = [other]
    again = read(document)
    assert again.due_roll == random_game("other", 1, steps=0, by_seed=True).due_roll
    assert to_document(again) == document


def test_an_unknown_control_is_taken_as_it_stands() -> None:
    game = read(changed(example(), "setup.players.0.control", "martian"))
    assert game.setup.players[0].control == "martian"


def test_a_picked_avenue_is_a_decision() -> None:
    game = read(whole())
    assert any(isinstance(step.action, ChooseAvenue) for step in game.steps)


def test_either_assignment_of_the_draws_to_the_dice_may_fit() -> None:
    document = example()
    del document["setup"]["seed"]
    houses = [
        {"project": "house", "column": column, "avenue": avenue}
        for column, avenue in ((1, 5), (4, 5))
    ]
    for order in (houses, houses[::-1]):
        document["turns"] = [{"roll": [1, 4], "sheets": [{"draw": order}]}]
        assert read(document).state.turn == 2


def test_the_result_tells_turns_squares_total_and_winners() -> None:
    game = random_game("result", 3)
    result = to_document(game)["result"]
    scores = score(game.state)
    assert [entry["total"] for entry in result["scores"]] == [found.total for found in scores]
    turns = to_document(game)["turns"]
    assert [entry["turns"] for entry in result["scores"]] == [
        [turn["sheets"][seat]["score"] for turn in turns] for seat in range(3)
    ]
    assert all(len(entry["turns"]) == 9 for entry in result["scores"])
    best = max(found.total for found in scores)
    assert result["winners"] == [n for n, found in enumerate(scores) if found.total == best]


def test_a_secret_document_does_not_foretell_dice() -> None:
    game = random_game("secret", by_seed=True)
    setup = to_document(game, secret=True)["setup"]
    assert setup.keys() == {"players", "sheet"}


def test_the_text_is_the_same_for_the_same_game() -> None:
    one, other = (random_game("same", 2) for _ in range(2))
    assert dumps(one) == dumps(other)
    assert json.loads(dumps(one)) == to_document(one)
    assert dumps(one).endswith("}\n")


def test_a_turn_is_written_sheet_by_sheet_with_a_line_for_each() -> None:
    text = dumps(loads(EXAMPLE))
    assert text.count("\n") < 30
    assert '\n        {"draw": [{"project": "lake", "column": 1, "avenue": 1}, ' in text


def test_an_undone_drawing_is_not_written() -> None:
    game: Game = random_game("undo", 1, steps=2)
    game.undo()
    assert to_document(game)["preparation"]["sheets"] == []
