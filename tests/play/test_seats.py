"""What a seat says of its AI player: a character and a strength, kept in records."""

from __future__ import annotations

from typing import Any

import pytest
from attrs import evolve

from bohemian_villages.ai.levels import make_player
from bohemian_villages.ai.tastes import TASTES
from bohemian_villages.assets import resource
from bohemian_villages.engine.game import Game
from bohemian_villages.engine.record import dumps, loads
from bohemian_villages.engine.setup import COLORS, Player, Setup
from bohemian_villages.play.characters import characters
from bohemian_villages.play.match import play_game
from bohemian_villages.play.opponents import Opponent
from bohemian_villages.play.seats import (
    character_of,
    controlled_by,
    is_matched,
    matched_strength,
    opponent_of,
    played_by,
)
from bohemian_villages.play.turn_loop import TurnLoop
from bohemian_villages.village_sets import standard_set
from bohemian_villages.words.game.characters import character_words


def deal(**extra: Any) -> Setup:
    seats = [Player(color, color, "easy", extra) for color in COLORS[:2]]
    return standard_set().deal(seats, "7")


def seat(**extra: Any) -> Player:
    return Player("Anna", "red", "easy", extra)


def test_every_character_has_a_face_a_taste_we_know_and_a_sentence() -> None:
    assert len(characters()) == 10
    for character in characters().values():
        assert resource(f"art/parts/face-{character.key}.svg").is_file()
        assert character.taste in TASTES
        assert character_words.sentence(character.key).endswith(".")


def test_a_seat_without_more_plays_its_level() -> None:
    assert opponent_of(seat()) == Opponent("easy")


def test_a_character_brings_its_taste() -> None:
    assert opponent_of(seat(character="smith")) == Opponent("easy", "kicks")


def test_a_matched_seat_plays_at_its_strength() -> None:
    found = opponent_of(seat(strength=1512, matched=True, character="priest"))
    assert str(found) == "strength:1512+churches"


@pytest.mark.parametrize("key", ["pirate", "", 7, None, ["smith"], {"smith": 1}])
def test_a_character_nobody_knows_is_ignored(key: object) -> None:
    assert character_of(seat(character=key)) is None
    assert opponent_of(seat(character=key)) == Opponent("easy")


@pytest.mark.parametrize(
    "strength", [-1, 3001, 10**400, 1500.5, float("nan"), float("inf"), "1500", True, None, [1]]
)
def test_a_silly_strength_is_ignored(strength: object) -> None:
    assert matched_strength(seat(strength=strength, matched=True)) is None


@pytest.mark.parametrize("matched", [False, None, 1, "true"])
def test_a_strength_counts_only_where_the_seat_is_matched(matched: object) -> None:
    assert opponent_of(seat(strength=1500, matched=matched)) == Opponent("easy")


@pytest.mark.parametrize(
    ("opponent", "extra"),
    [
        (Opponent("hard"), {}),
        (Opponent("hard", "kicks"), {"character": "smith"}),
        (Opponent(1450), {"strength": 1450}),
        (Opponent(1450, "churches"), {"strength": 1450, "character": "priest"}),
    ],
)
def test_a_seat_notes_who_plays_it_and_is_at_nobodys_level(
    opponent: Opponent, extra: dict[str, Any]
) -> None:
    taken = played_by(seat(note=1), opponent, "hard")
    assert (taken.control, taken.extra) == ("hard", {"note": 1, **extra})
    assert opponent_of(taken) == Opponent("hard", opponent.taste)
    assert not is_matched(taken)


def test_records_keep_what_a_seat_says() -> None:
    setup = deal(character="smith", strength=1512, matched=True)
    read = loads(dumps(Game(setup))).setup
    assert [opponent_of(each) for each in read.players] == [Opponent(1512, "kicks")] * 2


def test_a_thought_names_who_is_asked() -> None:
    game = Game(evolve(deal(character="miller", strength=900, matched=True), seed="7"))
    assert (
        TurnLoop(game, is_human=lambda _player: False).new_thought().opponent
        == "strength:900+goods"
    )


def test_the_same_seed_gives_the_same_game_with_characters() -> None:
    setup = deal(character="smith", strength=1512, matched=True)
    games = [
        dumps(play_game(setup, [make_player(opponent_of(each)) for each in setup.players]))
        for _ in range(2)
    ]
    assert games[0] == games[1]


def test_whoever_takes_over_a_seat_is_not_the_character_before() -> None:
    taken = controlled_by(seat(character="smith", strength=1512, matched=True, note=1), "hard")
    assert opponent_of(taken) == Opponent("hard")
    assert taken.extra == {"note": 1}
