"""What is counted in finished games."""

from __future__ import annotations

import pytest
from attrs import evolve

from bohemian_villages.engine.scoring import Score
from bohemian_villages.engine.setup import HUMAN
from bohemian_villages.finished_games.people import people
from bohemian_villages.play.seats import MATCHED
from bohemian_villages.statistics.entry import Finished
from bohemian_villages.statistics.summary import Filter, Summary, summarize
from tests.statistics.games import day, duel, result

ANNA = Filter("Anna")


def of(*games: Finished, wanted: Filter = ANNA) -> Summary:
    return summarize(games, wanted)


def test_games_against_a_character_can_be_counted_alone() -> None:
    other, game = duel(30, 40, on=1), duel(50, 40)
    person, rival = game.seats
    game = evolve(game, seats=(person, evolve(rival, character="smith")))
    assert of(game, other, wanted=Filter("Anna", opponents="smith")).wins.games == 1
    assert of(game, other, wanted=Filter("Anna", opponents="priest")).wins.games == 0
    assert of(game, other, wanted=Filter("Anna", opponents="easy")).wins.games == 2


def test_nothing_played_is_all_noughts() -> None:
    assert of() == Summary(player="Anna")
    assert of(duel(5, 3), wanted=Filter("Ota")).played == ()


def test_a_shared_win_counts_in_parts() -> None:
    found = of(duel(50, 40, on=1), duel(40, 40, on=2), duel(30, 40, on=3))
    assert (found.wins.wins, found.wins.games) == (1.5, 3)
    assert found.wins.value == 0.5


def test_the_fair_share_follows_the_number_of_players() -> None:
    four = result(("Anna", HUMAN, 1), ("B", "easy", 2), ("C", "easy", 3), ("D", "easy", 4), on=1)
    assert of(duel(1, 2), four).wins.fair == pytest.approx((1 / 2 + 1 / 4) / 2)


def test_averages_of_own_scores_and_of_all_opponents() -> None:
    three = result(("Anna", HUMAN, 30), ("B", "easy", 60), ("C", "hard", 90), on=1)
    found = of(duel(50, 40), three)
    assert found.score == 40
    assert found.opponents_score == pytest.approx((40 + 60 + 90) / 3)


def test_scores_are_told_by_part_when_winning_losing_and_of_the_opponents() -> None:
    game = duel(50, 40)
    own, other = game.seats
    own = evolve(own, score=Score(30, -5, 12, 10, 3))
    other = evolve(other, score=Score(20, 9, 5, 6, 0))
    found = of(evolve(game, seats=(own, other)), duel(10, 20, "medium", on=1))
    assert found.when_won is not None
    assert found.when_won.values == (30, 12, 10, -5, 3)
    assert found.when_won.total == 50
    assert found.when_lost is not None
    assert found.when_lost.coins == 10
    assert found.of_opponents is not None
    assert found.of_opponents.values == (20, 2.5, 3, 4.5, 0)
    assert found.strongest == "medium"
    assert found.of_strongest is not None
    assert found.of_strongest.coins == 20


def test_the_best_game_is_the_first_with_that_score() -> None:
    best = of(duel(70, 90, on=1), duel(70, 20, on=2), duel(60, 20, on=3)).best
    assert best is not None
    assert best.game.ended_at == day(1)


def test_a_streak_is_ended_by_a_loss_and_not_by_a_shared_win() -> None:
    totals = [9, 9, 9, 1, 9, 5, 9]
    found = of(*(duel(own, 5, on=place) for place, own in enumerate(totals)))
    assert (found.streak, found.longest_streak) == (3, 3)
    found = of(*(duel(own, 5, on=place) for place, own in enumerate([*totals, 1])))
    assert (found.streak, found.longest_streak) == (0, 3)


def test_games_are_told_in_the_order_of_their_end_however_they_were_added() -> None:
    found = of(duel(9, 5, on=3), duel(1, 5, on=1), duel(9, 5, on=2))
    assert [each.game.ended_at for each in found.played] == [day(3), day(2), day(1)]
    assert found.streak == 2


def test_wins_by_level_come_with_their_interval() -> None:
    games = [duel(9 if place < 4 else 1, 5, on=place) for place in range(5)]
    ((level, share),) = of(*games).by_level
    assert level == "easy"
    assert (share.wins, share.games, share.fair) == (4, 5, 0.5)
    assert (round(share.interval.low, 3), round(share.interval.high, 3)) == (0.376, 0.964)


def test_levels_are_told_weakest_first_and_people_last() -> None:
    games = [duel(9, 5, level, on=place) for place, level in enumerate((HUMAN, "expert", "easy"))]
    assert [level for level, _ in of(*games).by_level] == ["easy", "expert", HUMAN]


def test_games_at_your_level_say_nothing_of_a_level() -> None:
    matched = duel(9, 5, "hard")
    person, rival = matched.seats
    matched = evolve(matched, seats=(person, evolve(rival, strength=1800)))
    found = of(matched, duel(9, 5, "hard", on=1), duel(9, 5, HUMAN, on=2))
    assert [(level, share.games) for level, share in found.by_level] == [
        ("hard", 1),
        (MATCHED, 1),
        (HUMAN, 1),
    ]
    assert of(matched, wanted=Filter("Anna", opponents=MATCHED)).wins.games == 1
    assert of(matched, wanted=Filter("Anna", opponents="hard")).wins.games == 0


def test_levels_are_compared_at_one_number_of_players_only() -> None:
    """What is fair differs with it."""
    three = [
        result(("Anna", HUMAN, 9), ("B", "hard", 5), ("C", "hard", 5), on=place)
        for place in range(3)
    ]
    mixed = result(("Anna", HUMAN, 9), ("B", "hard", 5), ("C", "easy", 5), on=8)
    found = of(duel(9, 5), *three, mixed)
    assert found.level_players == 3
    assert [(level, share.games) for level, share in found.by_level] == [("hard", 3)]
    found = of(duel(9, 5), *three, mixed, wanted=evolve(ANNA, players=2))
    assert [(level, share.games) for level, share in found.by_level] == [("easy", 1)]


def test_wins_by_player_count_stand_against_their_fair_share() -> None:
    found = dict(of(duel(9, 5), duel(1, 5, on=1)).by_count)
    assert (found[2].wins, found[2].games, found[2].fair) == (1, 2, 0.5)
    assert (found[5].games, found[5].fair) == (0, 0.2)


def test_own_dice_are_added_up() -> None:
    games = [result(("Anna", HUMAN, 5), ("B", "easy", 4), on=n, dice=n + 1) for n in range(3)]
    dice = of(*games).dice
    assert dice.faces == (6,) * 6
    assert dice.shares == pytest.approx((1 / 6,) * 6)
    assert dice.is_even


def test_dice_that_fall_too_unevenly_are_found() -> None:
    game = duel(5, 4)
    loaded = evolve(game.seats[0], dice=(10, 10, 10, 10, 10, 60))
    assert not of(evolve(game, seats=(loaded, game.seats[1]))).dice.is_even


@pytest.mark.parametrize(
    ("wanted", "days"),
    [
        (Filter("Anna"), [4, 3, 2, 1]),
        (Filter("Anna", opponents="hard"), [4, 2]),
        (Filter("Anna", opponents=HUMAN), [3]),
        (Filter("Anna", players=3), [4, 3]),
        (Filter("Anna", since=day(3)), [4, 3]),
        (Filter("Anna", opponents="hard", players=2, since=day(2)), [2]),
        (Filter("Eva"), [3]),
        (Filter("anna"), []),
    ],
)
def test_filters_choose_the_games(wanted: Filter, days: list[int]) -> None:
    games = [
        duel(5, 4, "easy", on=1),
        duel(5, 4, "hard", on=2),
        result(("Eva", HUMAN, 5), ("Anna", HUMAN, 4), ("C", "easy", 1), on=3),
        result(("Anna", HUMAN, 5), ("B", "hard", 4), ("C", "easy", 1), on=4),
    ]
    assert [each.game.ended_at for each in of(*games, wanted=wanted).played] == [
        day(number) for number in days
    ]


def test_a_name_means_the_person_and_not_an_ai_player_called_the_same() -> None:
    (played,) = of(result(("Anna", "easy", 5), ("Anna", HUMAN, 4))).played
    assert played.seat == 1
    assert [seat.control for seat in played.others] == ["easy"]
    robot = result(("Anna", "hard", 5), ("Ota", HUMAN, 4), on=1)
    assert len(of(duel(5, 4), robot).played) == 1
    assert len(of(robot).played) == 1, "where no person has the name it is the AI player's"


def test_who_played_most_is_named_first() -> None:
    games = [
        result(("Ota", HUMAN, 5), ("Karel", "easy", 4)),
        result(("Anna", HUMAN, 5), ("Ota", HUMAN, 4), on=1),
    ]
    assert people(games) == ["Ota", "Anna"]


def test_ai_players_are_named_where_nobody_else_played() -> None:
    assert people([result(("Karel", "easy", 5), ("Eva", "hard", 4))]) == ["Karel", "Eva"]
    assert people([]) == []
