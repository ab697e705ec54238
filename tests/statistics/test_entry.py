"""A finished game in numbers."""

from __future__ import annotations

from datetime import timedelta

import pytest
from attrs import evolve

from bohemian_villages.engine.actions import Reroll, Roll
from bohemian_villages.engine.game import Game
from bohemian_villages.engine.scoring import score, winners
from bohemian_villages.engine.setup import HUMAN
from bohemian_villages.play.seats import MATCHED
from bohemian_villages.statistics.entry import entry_of, level_of
from tests.models.tables import played, table
from tests.statistics.games import day, finished, finished_against, finished_at_your_level


def test_every_seat_has_its_final_score() -> None:
    game = finished(HUMAN, "easy", "medium")
    entry = entry_of(game, day(0))
    assert [seat.score for seat in entry.seats] == score(game.state)
    assert [seat.control for seat in entry.seats] == [HUMAN, "easy", "medium"]
    assert [seat.color for seat in entry.seats] == ["red", "blue", "yellow"]
    assert entry.turns == game.turn
    assert entry.players == 3


@pytest.mark.parametrize("seed", [str(number) for number in range(12)])
def test_the_parts_of_a_win_make_one_win(seed: str) -> None:
    game = finished(HUMAN, HUMAN, "easy", seed=seed, figures=1)
    seats = entry_of(game, day(0)).seats
    assert sum(seat.won for seat in seats) == pytest.approx(1)
    best = winners(score(game.state))
    assert [place for place, seat in enumerate(seats) if seat.won] == best
    assert [place for place, seat in enumerate(seats) if seat.place == 1] == best


def test_every_die_a_player_rolled_is_counted_rerolls_too() -> None:
    games = [finished(seed=str(seed), figures=6) for seed in range(6)]
    assert any(isinstance(step.action, Reroll) for game in games for step in game.steps)
    for game in games:
        entry, player = entry_of(game, day(0)), game.start.player
        faces: list[list[int]] = [[], []]
        for step in game.steps:
            if isinstance(step.action, Roll):
                faces[player].extend(step.action.faces)
            player = step.state.player
        for seat in (0, 1):
            counts = tuple(faces[seat].count(face) for face in range(1, 7))
            assert entry.seats[seat].dice == counts


def test_a_game_under_way_has_no_numbers() -> None:
    with pytest.raises(ValueError, match="over"):
        entry_of(played(table(HUMAN, "easy"), 5), day(0))


def test_the_key_tells_games_apart_but_not_when_they_ended() -> None:
    game = finished()
    assert entry_of(game, day(0)).key == entry_of(game, day(0) + timedelta(hours=1)).key
    renamed = Game(evolve(game.setup, seed=game.setup.seed), {"note": "another"})
    renamed.steps = list(game.steps)
    assert entry_of(renamed, day(0)).key != entry_of(game, day(0)).key


def test_whoever_is_no_level_is_a_person() -> None:
    assert level_of("expert") == "expert"
    assert level_of("somebody") == HUMAN


def test_a_seat_knows_its_character() -> None:
    person, rival = entry_of(finished_against("smith"), day(0)).seats
    assert (person.character, rival.character) == ("", "smith")


def test_a_character_nobody_knows_is_none() -> None:
    assert [seat.character for seat in entry_of(finished_against("pirate"), day(0)).seats] == [
        ""
    ] * 2


def test_a_seat_at_your_level_counts_in_a_group_of_its_own() -> None:
    seat = entry_of(finished_at_your_level(), day(0)).seats[1]
    assert (seat.control, seat.strength, seat.level) == ("medium", 1650, MATCHED)


def test_a_person_with_a_strength_is_a_person() -> None:
    game = finished_at_your_level()
    taken = tuple(evolve(seat, control=HUMAN) for seat in game.setup.players)
    game.setup = evolve(game.setup, players=taken)
    assert [seat.level for seat in entry_of(game, day(0)).seats] == [HUMAN, HUMAN]
