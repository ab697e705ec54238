"""Every event is told in one plain sentence."""

from __future__ import annotations

from typing import get_args

import pytest

from bohemian_villages.engine.actions import COLLECT_INCOME, END_TURN, Action
from bohemian_villages.engine.events import CoinsPaid, Event
from bohemian_villages.engine.rules import apply
from bohemian_villages.engine.state import State
from bohemian_villages.words.game.events import SENTENCES, Narrator
from tests.engine.boards import OTA, bishop, position, put, reroll, roll, special
from tests.words.tables import setup_of


def told(state: State, action: Action, *names: str) -> list[str]:
    """What is said of an action."""
    new, events = apply(state, action)
    return Narrator(setup_of(state, *names)).sentences(events, new)


def test_there_is_a_sentence_for_every_event() -> None:
    assert set(SENTENCES) == set(get_args(Event))


def test_a_roll_tells_the_faces() -> None:
    assert told(position("farm"), roll(2, 3, 4, 6)) == ["Anna rolls 2 3 4 6."]


def test_a_placement_tells_building_village_and_dice() -> None:
    state = position("glassworks glassworks", dice=(2, 3, 4, 6))
    assert told(state, put(state, (3, 4), "glassworks 2")) == [
        "Anna places a figure at the glass factory in Village 1 (number 2) (3+4).",
        "Anna takes a glass tile.",
    ]


def test_a_kick_is_told_before_the_placement() -> None:
    state = position("inn:ota* farm", dice=(4, 5, 1, 1))
    assert told(state, put(state, (4, 5), "inn")) == [
        "Ota is kicked out of the inn in Village 1.",
        "Anna places a figure at the inn in Village 1 (4+5).",
        "Anna takes the inn tile from Village 1, stein side up.",
    ]


def test_an_inn_in_an_empty_village_is_taken_with_the_barrel_up() -> None:
    state = position("inn farm", dice=(4, 5, 1, 1))
    sentences = told(state, put(state, (4, 5), "inn"))
    assert sentences[1:] == ["Anna takes the inn tile from Village 1, barrel side up."]


def test_an_inn_that_turns_tells_whom_it_pays() -> None:
    state = position("inn:ota bakery:ota dairy:ota church", dice=(5, 6, 1, 1))
    assert told(state, put(state, (5, 6), "church"))[1:] == [
        "The inn in Village 1 opens: Ota earns 1 coin each turn."
    ]


def test_full_glassworks_pay_and_send_the_figures_home_in_one_sentence_a_player() -> None:
    state = position("glassworks:anna glassworks:ota glassworks", dice=(3, 4, 1, 1))
    assert told(state, put(state, (3, 4), "glassworks 3"))[1:] == [
        "Anna takes a glass tile.",
        "All glass factories are taken: each glass tile pays 3 coins.",
        "Anna gets 6 coins for glass.",
        "Ota gets 3 coins for glass.",
        "2 of Anna’s figures return from the glass factories.",
        "1 of Ota’s figures returns from the glass factories.",
    ]


def test_full_mills_pay_two_coins_for_a_tile() -> None:
    state = position("mill", dice=(3, 3, 1, 1))
    assert told(state, put(state, (3, 3), "mill"))[1:] == [
        "Anna takes a flour tile.",
        "All flour mills are taken: each flour tile pays 2 coins.",
        "Anna gets 2 coins for flour.",
        "1 of Anna’s figures returns from the flour mills.",
    ]


def test_farms_and_manors_tell_what_they_pay() -> None:
    state = position("farm:anna farm manor1", dice=(4, 4, 6, 6))
    assert told(state, put(state, (4, 4), "farm 2"))[1:] == ["Anna gets 2 coins, 1 for each farm."]
    assert told(state, put(state, (6, 6), "manor"))[1:] == [
        "Anna gets 1 coin from the manor in Village 1."
    ]


def test_the_bishop_is_taken_from_table_or_holder() -> None:
    state = position("farm", dice=(2, 2, 1, 6))
    assert told(state, bishop(state, 2, 2)) == ["Anna takes the bishop (2+2)."]
    state = position("farm", dice=(2, 2, 1, 6), bishop=OTA)
    assert told(state, bishop(state, 2, 2)) == ["Anna takes the bishop from Ota (2+2)."]


def test_special_action_tiles_are_taken_and_spent() -> None:
    state = position("farm", dice=(2, 3, 1, 6))
    assert told(state, special(state, 2, 6)) == ["Anna takes a special action tile (2+6)."]
    state = position("farm", dice=(2, 3, 1, 6), specials=True)
    assert told(state, reroll(state, 2, 3, 6)) == [
        "Anna spends the special action tile to reroll 2, 3 and 6."
    ]
    again, _ = apply(state, reroll(state, 2, 3, 6))
    assert told(again, roll(5, 5, 1)) == ["Anna rolls 5 5 1."]


@pytest.mark.parametrize(
    ("board", "bishop", "said"),
    [
        ("inn:ota* farm", -1, "Ota collects 1 coin from active inns."),
        ("inn:ota* inn:ota*", -1, "Ota collects 2 coins from active inns."),
        ("church:ota", OTA, "Ota collects 1 coin from churches, thanks to the bishop."),
        (
            "inn:ota* church:ota church:ota",
            OTA,
            "Ota collects 1 coin from active inns"
            " and, thanks to the bishop, 2 coins from churches.",
        ),
    ],
)
def test_income_tells_where_it_comes_from(board: str, bishop: int, said: str) -> None:
    state = position(board, dice=(1, 1, 1, 1), moved=True, bishop=bishop)
    assert told(state, END_TURN) == ["Anna ends the turn.", "Ota’s turn.", said]


def test_income_collected_by_hand_is_told_the_same() -> None:
    state = position("inn:anna*", forgetful=True, uncollected=True)
    assert told(state, COLLECT_INCOME) == ["Anna collects 1 coin from active inns."]


def test_a_turn_without_a_move_is_a_pass() -> None:
    state = position("manor:ota", dice=(6, 6, 6, 6), bishop=0, supply=0)
    assert told(state, END_TURN)[0] == "Anna passes."


def test_the_end_tells_who_had_no_figure() -> None:
    state = position("farm", dice=(1, 1, 1, 1), moved=True, figures=[1, 0])
    assert told(state, END_TURN)[1:] == [
        "The game is over: Ota starts a turn with no figures in hand."
    ]


def test_the_end_tells_that_the_bank_is_empty() -> None:
    state = position("manor5 farm", dice=(6, 6, 1, 1), bank=5)
    assert told(state, put(state, (6, 6), "manor"))[-1] == "The game is over: the bank is empty."


def test_names_that_look_like_code_do_no_harm() -> None:
    state = position("farm", dice=(4, 4, 1, 1))
    name = "{player} %n\n{0!r}"
    assert told(state, put(state, (4, 4), "farm"), name, "Ota") == [
        "{player} %n {0!r} places a figure at the farm in Village 1 (4+4).",
        "{player} %n {0!r} gets 1 coin, 1 for each farm.",
    ]


@pytest.mark.parametrize("building", ["bakery", "inn", "town_hall", "church"])
def test_buildings_that_pay_nothing_at_once_have_no_sentence_for_it(building: str) -> None:
    """The rules never make such an event; a new one must not be told as something else."""
    state = position(building)
    with pytest.raises(KeyError):
        Narrator(setup_of(state)).say(CoinsPaid(0, 3, 0), state)
