"""The measure of the seat at somebody's level: when it has settled, and what it plays."""

from __future__ import annotations

from types import ModuleType

import pytest

from bohemian_villages.models.people.known_people import KnownPeople
from bohemian_villages.play.seats import matched_strength
from bohemian_villages.play.strength import Belief
from tests.tools import tool


@pytest.fixture(scope="module")
def level() -> ModuleType:
    return tool("at_your_level")


def test_it_has_settled_for_good_after_the_last_game_that_leaves_it_far_off(
    level: ModuleType,
) -> None:
    assert level.settled_for_good([90, 40, 60, 50, -50]) == 3
    assert level.settled_for_good([10, 20]) == 0
    assert level.settled_for_good([10, 20, 51]) is None


def test_it_has_settled_for_a_while_if_it_stays_close_in_the_next_twenty_games(
    level: ModuleType,
) -> None:
    close = [0.0] * 20
    assert level.settled_for_a_while([90.0, *close, 90.0]) is None
    assert level.settled_for_a_while([90.0, *close, 50.0, 90.0]) == 1
    assert level.settled_for_a_while(close) is None


def test_rivals_sit_down_as_strong_as_the_person_is_believed_to_be(level: ModuleType) -> None:
    people = KnownPeople({level.PERSON: Belief(1501.4, 60.0, 9)})
    seats = level.table(3, people, "seed").players
    assert [matched_strength(seat) for seat in seats] == [None, 1501, 1501]


def test_every_run_follows_from_its_seed(level: ModuleType) -> None:
    one, again = (level.play(1300, 2, 1, "again") for _ in range(2))
    assert one == again
    assert len(one.beliefs) == 2
    assert one.beliefs[0] != one.beliefs[1]


def test_a_row_tells_wins_with_their_interval_and_the_belief_of_the_last_games(
    level: ModuleType,
) -> None:
    run = level.Run(1500, (1400.0, *[1500.0, 1540.0] * 50), (1.0, 0.0) * 50)
    assert level.row(run, 2, "1") == (
        "| 1500 | 2 | 1 | after 1 | after 1 | 50.0 % | 40.2 – 59.8 % | 1520 ± 20 |"
    )
    assert "| all | 100% of the last 100 |" in level.row_of_all([run, run], 2)
