"""What people choose before a game of Rolling Village, and the setup that follows from it."""

from __future__ import annotations

import json
from datetime import date
from typing import Any

import pytest
from attrs import evolve
from hypothesis import given
from hypothesis import strategies as st

from bohemian_villages.fair_dice import DiceFrom
from bohemian_villages.rolling_village.engine.game import Game
from bohemian_villages.rolling_village.engine.record import dumps, loads
from bohemian_villages.rolling_village.engine.setup import HUMAN, Setup
from bohemian_villages.rolling_village.models.new_game import (
    MOST_PLAYERS,
    NAMES,
    ChosenSeat,
    Deal,
    GameChoice,
    as_data,
    build,
    controls,
    daily_setup,
    draw_seed,
    from_data,
    quick_setup,
    rematch,
    typed_deal,
)
from bohemian_villages.rolling_village.printed_sheet import standard_sheet
from bohemian_villages.rolling_village.statistics.daily import daily_seed, day_of

TODAY = date(2026, 11, 16)
DRAWN = "K7QM-3RXT"
LOOK_ALIKES = ("0O", "1IL", "2Z", "5S", "8B", "UV")


def made(choice: GameChoice) -> Setup:
    return build(choice, DRAWN, TODAY)


def names(setup: Setup) -> list[str]:
    return [player.name for player in setup.players]


# Setups.


def test_whoever_fills_in_nothing_plays_a_new_deal_alone() -> None:
    setup = made(GameChoice())
    assert [(player.name, player.control) for player in setup.players] == [("Anna", HUMAN)]
    assert setup.seed == DRAWN
    assert setup.sheet == standard_sheet()


@pytest.mark.parametrize("count", range(2, MOST_PLAYERS + 1))
def test_two_to_twelve_people_and_levels_can_play(count: int) -> None:
    seats = tuple(ChosenSeat("", controls()[place % len(controls())]) for place in range(count))
    setup = made(GameChoice(is_alone=False, seats=seats))
    assert [player.control for player in setup.players] == [seat.control for seat in seats]
    assert names(setup) == list(NAMES[:count])
    again = loads(dumps(Game(setup)))
    assert names(again.setup) == names(setup), "a record holds such a game"


def test_the_level_that_plays_at_random_is_not_offered() -> None:
    assert controls() == [HUMAN, "beginner", "easy", "medium", "hard", "expert"]


def test_real_dice_need_no_seed_whatever_was_typed() -> None:
    choice = GameChoice(real_dice=True, deal=Deal.TEXT, text="linden")
    assert made(choice).seed is None


def test_the_daily_deal_is_the_same_for_everybody_with_the_programs_dice() -> None:
    choice = GameChoice(deal=Deal.DAILY, real_dice=True)
    assert made(choice).seed == daily_seed(TODAY)
    assert made(choice.renamed(0, "Božena")).seed == made(choice).seed
    assert made(choice).seed == daily_setup(TODAY).seed


def test_another_days_deal_can_be_chosen() -> None:
    choice = GameChoice(deal=Deal.DAILY, day=date(2026, 10, 1))
    assert day_of(made(choice).seed) == date(2026, 10, 1)


def test_the_daily_deal_is_played_alone() -> None:
    setup = daily_setup(TODAY, "Božena")
    assert names(setup) == ["Božena"]
    assert made(GameChoice(is_alone=False, deal=Deal.DAILY)).seed == DRAWN


def test_a_deal_by_its_text_is_that_deal_and_without_one_a_new_one() -> None:
    choice = GameChoice(deal=Deal.TEXT, text="  linden 4711 ")
    assert made(choice).seed == "linden 4711"
    assert made(evolve(choice, text="   ")).seed == DRAWN


def test_a_quick_game_is_a_new_deal_alone_with_the_name_used_last() -> None:
    last = as_data(GameChoice(is_alone=False, seats=(ChosenSeat("Božena"), ChosenSeat("", "hard"))))
    setup = quick_setup(last)
    assert names(setup) == ["Božena"]
    assert names(quick_setup()) == ["Anna"]
    assert setup.seed != quick_setup(last).seed


# Once more.


def test_a_rematch_has_the_same_players_and_another_deal() -> None:
    setup = made(GameChoice(is_alone=False))
    again = rematch(setup)
    assert again.players == setup.players
    assert again.seed not in (None, setup.seed)


def test_the_rematch_of_a_daily_deal_is_an_ordinary_game() -> None:
    again = rematch(daily_setup(TODAY, "Anna"))
    assert day_of(again.seed) is None
    assert names(again) == ["Anna"]


def test_the_rematch_with_real_dice_has_real_dice() -> None:
    assert rematch(made(GameChoice(real_dice=True))).seed is None


def test_a_rematch_forgets_where_a_game_was_branched_off() -> None:
    setup = evolve(made(GameChoice()), dice_from=(DiceFrom(3, "else"),), extra={"note": 1})
    again = rematch(setup)
    assert again.dice_from == ()
    assert not again.extra


# Deals as texts.


def test_a_drawn_deal_is_two_groups_of_four_signs_and_never_the_same() -> None:
    drawn = {draw_seed() for _ in range(200)}
    assert len(drawn) == 200
    assert all(len(seed) == 9 and seed[4] == "-" for seed in drawn)


@pytest.mark.parametrize("alike", LOOK_ALIKES)
def test_of_signs_that_look_alike_a_drawn_deal_has_one_at_most(alike: str) -> None:
    used = set("".join(draw_seed() for _ in range(2000)))
    assert len(used & set(alike)) <= 1


@pytest.mark.parametrize("typed", ["K7QM-3RXT", "k7qm-3rxt", " K7qm 3rxt ", "K7QM–3RXT"])
def test_a_deal_of_ours_may_be_typed_carelessly(typed: str) -> None:
    assert typed_deal(typed) == "K7QM-3RXT"


@pytest.mark.parametrize("text", ["linden-4711", "whatever", "Größe 7", "daily 2026-11-16", "7"])
def test_any_other_text_is_a_deal_as_it_is(text: str) -> None:
    assert typed_deal(f"  {text} ") == text


def test_a_deal_with_half_a_character_can_be_written() -> None:
    assert typed_deal("a\ud800b") == "ab"
    assert len(typed_deal("x" * 1000)) == 100


# Seats.


def test_a_seat_is_added_for_the_computer_until_twelve_play() -> None:
    choice = GameChoice(is_alone=False)
    for _ in range(20):
        choice = choice.with_seat()
    assert len(choice.seats) == MOST_PLAYERS
    assert choice.seats[2] == ChosenSeat("", "easy")
    assert len(set(choice.names)) == MOST_PLAYERS


def test_seats_leave_until_two_are_left() -> None:
    choice = GameChoice(seats=(ChosenSeat("a"), ChosenSeat("b"), ChosenSeat("c")))
    assert [seat.name for seat in choice.without(0).seats] == ["b", "c"]
    assert choice.without(0).without(0).seats == choice.without(0).seats


def test_a_seat_moves_and_the_others_make_room() -> None:
    choice = GameChoice(seats=(ChosenSeat("a"), ChosenSeat("b"), ChosenSeat("c")))
    assert [seat.name for seat in choice.moved(0, 2).seats] == ["b", "c", "a"]
    assert [seat.name for seat in choice.moved(2, -5).seats] == ["c", "a", "b"]


def test_names_given_are_not_given_to_others() -> None:
    choice = GameChoice(is_alone=False, seats=(ChosenSeat(), ChosenSeat("Anna")))
    assert choice.bare_names == ("Tomáš", "Anna")
    assert choice.default_names == ("Tomáš", "Tomáš")


def test_odd_and_shared_names_are_found() -> None:
    choice = GameChoice(
        is_alone=False, seats=(ChosenSeat("Jan\u202e"), ChosenSeat("Eva"), ChosenSeat("Eva"))
    )
    assert choice.odd_names == [0]
    assert choice.shared_names == ["Eva"]


# What the settings keep.


def test_a_choice_comes_back_from_the_settings_without_its_deal() -> None:
    choice = GameChoice(
        is_alone=False,
        seats=(ChosenSeat("Božena"), ChosenSeat("", "hard"), ChosenSeat("Jan")),
        deal=Deal.TEXT,
        text="secret",
        real_dice=True,
    )
    kept = from_data(json.loads(json.dumps(as_data(choice))))
    assert kept == evolve(choice, deal=Deal.NEW, text="")
    assert "secret" not in json.dumps(as_data(choice))


NONSENSE: list[Any] = [
    None,
    7,
    "text",
    [],
    {"seats": 3},
    {"seats": [1, None, "x", {}]},
    {"seats": [{"name": 7, "control": ["easy"]}]},
    {"seats": [{"name": "x" * 5000, "control": "oracle"}] * 500},
    {"seats": [{"name": "a\nb\u202e", "control": "random"}]},
    {"alone": "no", "real_dice": "yes"},
]


@pytest.mark.parametrize("data", NONSENSE)
def test_nonsense_in_the_settings_is_as_if_nothing_had_been_chosen(data: object) -> None:
    choice = from_data(data)
    assert choice.is_alone
    assert not choice.real_dice
    assert 2 <= len(choice.seats) <= MOST_PLAYERS
    assert all(seat.control in controls() and len(seat.name) <= 40 for seat in choice.seats)
    for each in (choice, evolve(choice, is_alone=False)):
        loads(dumps(Game(made(each))))


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner),
)


@given(
    st.fixed_dictionaries(
        {}, optional=dict.fromkeys(("alone", "seats", "real_dice", "more"), json_values)
    )
)
def test_whatever_the_settings_hold_a_game_can_begin(data: object) -> None:
    assert made(from_data(data)).players
