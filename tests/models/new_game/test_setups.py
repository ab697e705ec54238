"""What people choose before a game, and the setup that follows from it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from attrs import evolve
from hypothesis import example, given
from hypothesis import strategies as st

from bohemian_villages import village_sets
from bohemian_villages.ai.strengths import strength_table
from bohemian_villages.engine.game import Game
from bohemian_villages.engine.record import dumps, loads
from bohemian_villages.engine.setup import COLORS, HUMAN, first_player
from bohemian_villages.fair_dice import commitment
from bohemian_villages.models.new_game import setups as new_game
from bohemian_villages.models.new_game.setups import (
    MATCHED,
    NAMES,
    ChosenSeat,
    TableChoice,
    as_data,
    build,
    from_data,
    matched_rival,
    quick_setup,
    quick_table,
    rematch,
)
from bohemian_villages.models.people.known_people import KnownPeople
from bohemian_villages.play.seats import character_of, matched_strength
from bohemian_villages.play.strength import Belief
from bohemian_villages.village_sets import standard_set

EASY = strength_table().levels["easy"]
ANNA, OTA = ChosenSeat("Anna", "red"), ChosenSeat("Ota", "blue", "easy")
TWO = TableChoice((ANNA, OTA))


def test_a_fresh_table_seats_two_people_of_different_colors() -> None:
    fresh = TableChoice()
    assert [seat.control for seat in fresh.seats] == [HUMAN, HUMAN]
    assert [seat.color for seat in fresh.seats] == ["red", "blue"]
    assert fresh.first is None
    assert (fresh.real_dice, fresh.forgetful_income, fresh.seed) == (False, False, "")
    assert not fresh.sides


def test_the_setup_has_the_players_as_chosen() -> None:
    setup = build(evolve(TWO, first=1, forgetful_income=True), standard_set(), "drawn")
    assert [(p.name, p.color, p.control) for p in setup.players] == [
        ("Anna", "red", "human"),
        ("Ota", "blue", "easy"),
    ]
    assert setup.first_player == 1
    assert setup.forgetful_income
    assert (setup.seed, setup.figures, len(setup.board.villages)) == ("drawn", 13, 6)


def test_chance_decides_who_begins_and_which_sides_lie_up() -> None:
    setup = build(TWO, standard_set(), "drawn")
    assert setup == standard_set().deal(setup.players, "drawn")


def test_friends_who_type_one_seed_play_the_same_deal() -> None:
    mine = build(evolve(TWO, seed=" linden 7 "), standard_set(), "drawn here")
    yours = build(evolve(TWO, seed="linden 7"), standard_set(), "drawn there")
    assert mine == yours
    assert mine.seed == "linden 7"


def test_a_chosen_side_lies_up_whatever_the_seed_says() -> None:
    tile = standard_set().tiles_for(2)[0]
    for side in (0, 1):
        for seed in ("1", "2", "3"):
            setup = build(TWO.turned(tile.name, side), standard_set(), seed)
            assert setup.board.villages[0] == tile.sides[side]


def test_a_side_left_to_chance_again_follows_the_seed() -> None:
    tile = standard_set().tiles_for(2)[0]
    choice = TWO.turned(tile.name, 1).turned(tile.name, None)
    assert build(choice, standard_set(), "1") == build(TWO, standard_set(), "1")


def test_real_dice_leave_no_seed_and_hide_the_typed_one() -> None:
    setup = build(evolve(TWO, real_dice=True, seed="typed"), standard_set(), "drawn")
    assert setup.seed is None
    assert setup.first_player == first_player("drawn", 2)


def test_who_gives_no_name_gets_one_nobody_has() -> None:
    choice = TableChoice(
        (ChosenSeat(" ", "red"), ChosenSeat(NAMES[0], "blue"), ChosenSeat("", "white"))
    )
    assert choice.names == (NAMES[1], NAMES[0], NAMES[2])
    assert choice.default_names[1] == NAMES[1]


def test_shared_names_are_known() -> None:
    assert TWO.shared_names == []
    assert TWO.renamed(1, " Anna ").shared_names == ["Anna"]


def test_choosing_a_taken_color_swaps_the_two() -> None:
    swapped = TWO.recolored(0, "blue")
    assert [seat.color for seat in swapped.seats] == ["blue", "red"]


def test_choosing_a_free_color_leaves_the_others_alone() -> None:
    assert [seat.color for seat in TWO.recolored(0, "white").seats] == ["white", "blue"]


def test_the_first_player_moves_with_the_seat() -> None:
    choice = evolve(TWO.seated(3), first=0).moved(0, 2)
    assert choice.seats[2] == ANNA
    assert choice.first == 2


def test_if_the_first_player_leaves_chance_decides() -> None:
    choice = evolve(TWO.seated(3), first=1)
    assert choice.without(1).first is None
    assert choice.without(0).first == 0
    assert evolve(choice, first=2).seated(2).first is None


def test_two_players_are_the_least_and_five_the_most() -> None:
    assert TWO.without(0) == TWO
    assert len(TWO.seated(1).seats) == 2
    assert len(TWO.seated(9).seats) == 5


@given(st.lists(st.tuples(st.integers(0, 4), st.sampled_from(COLORS), st.integers(0, 6))))
def test_colors_stay_different_whatever_is_done(steps: list[tuple[int, str, int]]) -> None:
    choice = TWO
    for number, color, count in steps:
        seat = number % len(choice.seats)
        choice = choice.recolored(seat, color).seated(count)
        choice = choice.moved(number % len(choice.seats), count)
        colors = [seat.color for seat in choice.seats]
        assert len(set(colors)) == len(colors)


def test_a_drawn_seed_has_128_random_bits() -> None:
    seeds = {new_game.draw_seed() for _ in range(50)}
    assert len(seeds) == 50
    assert all(re.fullmatch("[0-9a-f]{32}", seed) for seed in seeds)


def test_the_fingerprint_is_the_first_half_of_the_commitment() -> None:
    shown = new_game.fingerprint("7")
    assert re.sub(r"[ ·]", "", shown) == commitment("7")[:32]
    assert re.fullmatch(r"(\w{4} ){3}\w{4} · (\w{4} ){3}\w{4}", shown)


def test_a_name_that_cannot_be_shown_is_known() -> None:
    assert TWO.renamed(0, " Anna  Marie ").odd_names == []
    assert TWO.renamed(1, "O\u202eta").odd_names == [1]
    assert TWO.renamed(1, "O\u202eta").names[1] == "Ota"
    assert TWO.renamed(1, "שלום").odd_names == []


@given(st.text(st.characters(exclude_categories=())))
@example("שלום " * 20)
@example("\ud800")
def test_whatever_was_typed_as_a_name_the_record_can_be_read(text: str) -> None:
    setup = build(TWO.renamed(0, text), standard_set(), "7")
    assert loads(dumps(Game(setup))).setup.players == setup.players


def test_a_rematch_has_new_dice_and_the_next_player_begins() -> None:
    setup = build(evolve(TWO, first=1), standard_set(), "7")
    again = new_game.rematch(setup)
    assert again.seed not in (None, "7")
    assert again.first_player == 0
    assert (again.players, again.board) == (setup.players, setup.board)
    assert new_game.rematch(evolve(setup, seed=None)).seed is None


def test_a_kept_table_comes_back() -> None:
    choice = evolve(TWO.seated(4).turned("CD", 1), first=3, real_dice=True, forgetful_income=True)
    assert new_game.from_data(new_game.as_data(choice)) == choice


def test_a_typed_seed_is_not_kept() -> None:
    assert new_game.from_data(new_game.as_data(evolve(TWO, seed="7"))).seed == ""


@pytest.mark.parametrize(
    "data",
    [
        None,
        [],
        {"seats": 7},
        {"seats": [{"color": "red"}, {"color": "red"}, 4]},
        {"seats": [{"name": 4, "color": ["red"], "control": {}}], "first": True},
        {"first": 9, "real_dice": 1, "village_set": 4, "sides": {"AB": 7, 3: 1}},
        {"village_set": "x" * 256, "sides": {"A" * 10_000: 0, "": 1}},
        {"sides": {chr(0x4E00 + number) * 2: 1 for number in range(10_000)}},
    ],
)
def test_broken_data_is_as_if_nothing_had_been_kept(data: object) -> None:
    choice = new_game.from_data(data)
    assert [seat.color for seat in choice.seats] == ["red", "blue"]
    assert evolve(choice, seats=TableChoice().seats) == TableChoice()


def test_a_kept_name_is_made_fit_to_be_one() -> None:
    names = ["x" * 1_000_000, "\u202eAn\x00na"]
    seats = [{"name": n, "color": c} for n, c in zip(names, ("red", "blue"), strict=True)]
    choice = new_game.from_data({"seats": seats})
    assert [seat.name for seat in choice.seats] == ["x" * 40, "Anna"]


def test_a_level_that_is_gone_is_a_person() -> None:
    data = {"seats": [{"name": "X", "color": "red", "control": "genius"}, {"color": "white"}]}
    assert [seat.control for seat in new_game.from_data(data).seats] == [HUMAN, HUMAN]


def test_own_village_sets_can_be_chosen_and_broken_ones_say_why() -> None:
    assert [each.key for each in new_game.set_choices()] == [village_sets.STANDARD]
    folder = village_sets.user_folder()
    folder.mkdir(parents=True)
    Path(folder / "mine.toml").write_text(_standard_text().replace("Standard", "Mine"), "utf-8")
    Path(folder / "broken.toml").write_text("format = 1", "utf-8")
    _standard, broken, mine = new_game.set_choices()
    assert (mine.key, mine.name, mine.reason) == ("mine", "Mine", "")
    assert mine.village_set is not None
    assert broken.village_set is None
    assert broken.reason


def _standard_text() -> str:
    from bohemian_villages.assets import resource

    return resource("villages.toml").read_text("utf-8")


def test_the_youngest_is_a_person_and_stays_one_when_seats_change_places() -> None:
    table = TableChoice().seated(4).controlled(2, HUMAN).controlled(3, HUMAN)
    table = evolve(table.controlled(0, "easy"), by_age=True)
    assert table.youngest_person == 1
    table = evolve(table, youngest=3).moved(3, 0)
    assert table.youngest_person == 0
    assert build(table, standard_set(), "7").first_player == 0
    assert table.controlled(0, "hard").youngest_person == 2


def test_where_nobody_has_an_age_chance_decides_who_begins() -> None:
    table = TableChoice().controlled(0, "easy").controlled(1, "easy")
    seed = next(str(n) for n in range(99) if first_player(str(n), 2) == 1)
    assert build(evolve(table, by_age=True), standard_set(), seed).first_player == 1


def test_bank_and_age_are_kept_until_the_next_game() -> None:
    table = evolve(TableChoice(), bank=200, by_age=True, youngest=1)
    assert from_data(as_data(table)) == table
    assert from_data({**as_data(table), "bank": 7, "youngest": 9}).bank == 305


# Characters, and a seat at your level.

PEOPLE = KnownPeople({"Anna": Belief(1650.0, 100.0, 6)})
AT_YOUR_LEVEL = TableChoice((ANNA, ChosenSeat("", "blue", MATCHED, "smith")))


def test_a_seat_at_your_level_has_the_strength_of_the_first_person() -> None:
    seat = build(AT_YOUR_LEVEL, standard_set(), "7", PEOPLE).players[1]
    assert (seat.name, seat.control, matched_strength(seat)) == ("Bára", "medium", 1650)
    assert character_of(seat) is not None


@pytest.mark.parametrize("name", ["Eva", ""])
def test_a_seat_at_the_level_of_somebody_new_begins_at_easy(name: str) -> None:
    seat = build(AT_YOUR_LEVEL.renamed(0, name), standard_set(), "7", KnownPeople()).players[1]
    assert (seat.control, matched_strength(seat)) == ("easy", EASY)


def test_a_seat_at_your_level_without_people_begins_at_easy() -> None:
    choice = AT_YOUR_LEVEL.controlled(0, "hard")
    seat = build(choice, standard_set(), "7", PEOPLE).players[1]
    assert (seat.control, matched_strength(seat)) == ("easy", EASY)


def test_a_rematch_takes_what_is_believed_now() -> None:
    first = build(AT_YOUR_LEVEL, standard_set(), "7", PEOPLE)
    better = KnownPeople({"Anna": Belief(1900.0, 90.0, 7)})
    seat = rematch(first, better).players[1]
    assert (seat.name, matched_strength(seat)) == ("Bára", 1900)
    assert character_of(seat) is not None


def test_a_rematch_leaves_other_seats_alone() -> None:
    setup = build(TWO, standard_set(), "7", PEOPLE)
    assert rematch(setup, PEOPLE).players == setup.players


def test_the_first_quick_game_is_one_person_against_a_beginner() -> None:
    setup = quick_setup({}, KnownPeople())
    assert [player.control for player in setup.players] == ["human", "beginner"]
    assert setup.seed != quick_setup({}, KnownPeople()).seed


def test_a_quick_game_of_somebody_known_is_at_their_level() -> None:
    person, rival = quick_setup({}, PEOPLE).players
    assert (person.name, person.control) == ("Anna", HUMAN)
    assert matched_strength(rival) == 1650


def test_a_quick_game_keeps_who_played_last_and_the_last_opponent() -> None:
    rival = ChosenSeat("Boss", "yellow", "hard", "smith")
    last = as_data(TableChoice((rival, ChosenSeat("Eva", "blue"), ChosenSeat("Ota", "red"))))
    person, other = quick_table(last, KnownPeople({"Eva": Belief(1500.0, 90.0, 2)})).seats
    assert person == ChosenSeat("Eva", "blue")
    assert other == ChosenSeat("", "yellow", MATCHED, "smith")


def test_who_asked_for_their_level_gets_it_before_anything_is_known_of_them() -> None:
    last = as_data(TableChoice((ANNA, ChosenSeat("", "blue", MATCHED, "smith"))))
    assert quick_table(last, KnownPeople()).seats[1].control == MATCHED


def test_a_quick_game_after_one_of_computers_only_is_one_persons() -> None:
    last = as_data(TableChoice((ChosenSeat("", "red", "hard"), ChosenSeat("", "blue", "easy"))))
    setup = quick_setup(last, PEOPLE)
    assert [player.control for player in setup.players] == ["human", "beginner"]
    assert len({player.color for player in setup.players}) == 2


def test_the_rival_of_a_game_is_the_first_person_if_somebody_plays_at_their_level() -> None:
    assert matched_rival(build(AT_YOUR_LEVEL, standard_set(), "7", PEOPLE)) == "Anna"
    assert matched_rival(build(TWO, standard_set(), "7", PEOPLE)) == ""


def test_people_are_no_characters() -> None:
    choice = TableChoice((ChosenSeat("", "red", HUMAN, "smith"), OTA))
    player = build(choice, standard_set(), "7").players[0]
    assert player.name == NAMES[0]
    assert not player.extra


def test_a_character_twice_has_two_names() -> None:
    seats = [ChosenSeat("", color, "easy", "smith") for color in COLORS[:2]]
    assert len(set(TableChoice(tuple(seats)).bare_names)) == 2


def test_characters_and_matched_seats_are_kept_until_the_next_game() -> None:
    assert from_data(as_data(AT_YOUR_LEVEL)) == AT_YOUR_LEVEL


@pytest.mark.parametrize("wrong", ["pirate", 7, None, ["smith"], {"smith": 1}])
def test_a_kept_character_nobody_knows_is_none(wrong: object) -> None:
    data = as_data(AT_YOUR_LEVEL)
    data["seats"][1]["character"] = wrong
    assert from_data(data).seats[1].character == ""


def test_a_character_takes_the_first_free_seat_of_an_ai_player_or_else_the_last() -> None:
    table = TableChoice((ChosenSeat(color="red"), ChosenSeat("", "blue", "easy"))).seated(3)
    table = table.invited("smith").invited("miller")
    assert [seat.character for seat in table.seats] == ["", "smith", "miller"]
    assert [seat.character for seat in table.invited("priest").seats] == ["", "smith", "priest"]
    assert [seat.character for seat in table.invited("smith").seats] == ["", "", "miller"]


def test_where_only_people_play_a_character_gets_a_seat_of_its_own() -> None:
    table = TableChoice().invited("smith", "easy")
    assert [seat.control for seat in table.seats] == ["human", "human", "easy"]
    assert [seat.character for seat in table.seats] == ["", "", "smith"]


def test_where_people_have_all_seats_no_character_is_seated() -> None:
    full = TableChoice().seated(5, "human")
    assert full.place_for_character is None
    assert full.invited("smith") == full


def test_a_character_sits_at_one_seat_only() -> None:
    ai = ChosenSeat("", "blue", "easy", "smith"), ChosenSeat("", "black", "easy", "miller")
    table = TableChoice((ChosenSeat(color="red"), *ai))
    assert [seat.character for seat in table.played_by(2, "smith").seats] == ["", "miller", "smith"]
    assert [seat.character for seat in table.played_by(2, "").seats] == ["", "smith", ""]
