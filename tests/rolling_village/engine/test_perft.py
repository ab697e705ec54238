"""Counting all ways to play fixed rolls, as chess programs do: perft. The naive rules agree."""

from __future__ import annotations

import pytest

from bohemian_villages.rolling_village.engine.actions import Dice, Roll
from bohemian_villages.rolling_village.engine.moves import legal_actions
from bohemian_villages.rolling_village.engine.rules import apply
from bohemian_villages.rolling_village.engine.sheet import Sheet
from bohemian_villages.rolling_village.engine.state import State
from tests.rolling_village.engine import naive_rules
from tests.rolling_village.engine.naive_rules import Drawing, Village
from tests.rolling_village.engine.random_games import village_of
from tests.rolling_village.engine.sheets import HOUSE, LAKE, draw, position, sheet, with_columns


def perft(state: State, rolls: list[Dice]) -> int:
    """In how many ways these rolls can be played."""
    if state.is_over or (state.awaits_roll and not rolls):
        return 1
    if state.awaits_roll:
        return perft(apply(state, Roll(rolls[0]))[0], rolls[1:])
    return sum(perft(apply(state, action)[0], rolls) for action in legal_actions(state))


def naive_perft(village: Village, turn: int, rolls: list[Dice], bonuses: list[str]) -> int:
    """The same with the naive rules."""
    return _naive(village, turn, rolls, [], bonuses) if rolls else 1


def _naive(
    village: Village, turn: int, rolls: list[Dice], done: list[Drawing], bonuses: list[str]
) -> int:
    wanted = 3 if turn in (3, 6, 9) else 2
    if len(done) == wanted:
        after = village | {space: project for project, space in done}
        picks = 5 if turn and sum(rolls[0]) in (2, 12) else 1
        used = bonuses + [project for project, _ in done[2:]]
        return picks * naive_perft(after, turn + 1, rolls[1:], used)
    allowed = naive_rules.allowed(village, turn, rolls[0], done, bonuses)
    return sum(_naive(village, turn, rolls, [*done, drawing], bonuses) for drawing in allowed)


# Worked out by hand where the factors are told.
COUNTS: list[tuple[str, Sheet, int, list[Dice], int]] = [
    ("preparation", with_columns(), 0, [(2, 6)], 3 * 10 * 2 * 5),
    ("preparation with doubles", with_columns(), 0, [(3, 3)], 3 * 5 * 2 * 4),
    ("a turn", with_columns(), 1, [(4, 2)], 2 * 5 * 5),
    ("a turn of houses only", with_columns(), 1, [(1, 4)], 2 * 5 * 5),
    ("doubles", with_columns(), 1, [(5, 5)], 5 * 29 + 5 * 4 + 25 * 5),
    ("a picked avenue", with_columns(), 1, [(1, 1)], 5 * (5 * 29 + 5 * 4 + 25 * 5)),
    ("a bonus", with_columns(), 3, [(4, 2)], 2 * 5 * 5 * 3 * 28),
    ("a full column", with_columns(0, 0, 2, 5, 1, 0), 1, [(4, 2)], 2 * 5 * 4),
    ("a choice of columns", with_columns(0, 0, 2, 5, 2, 0), 1, [(4, 2)], 2 * 5 * 6),
    ("the square fills the column", with_columns(5, 4, 3, 5, 5, 5), 1, [(2, 2)], 2 + 2 + 2),
    ("either die", with_columns(5, 2, 5, 5, 5, 3), 1, [(1, 4)], 3 * 4),
    ("preparation and a turn", with_columns(), 0, [(2, 6), (3, 1)], 300 * 50),
    ("preparation and doubles", with_columns(), 0, [(2, 2)] * 2, 120 * (3 * 27 + 3 * 2 + 25 * 3)),
]


@pytest.mark.parametrize(
    ("drawn", "turn", "rolls", "ways"),
    [case[1:] for case in COUNTS],
    ids=[case[0] for case in COUNTS],
)
def test_perft(drawn: Sheet, turn: int, rolls: list[Dice], ways: int) -> None:
    assert perft(position(drawn, turn=turn), rolls) == ways


SMALL = [case for case in COUNTS if case[4] < 5000]


@pytest.mark.parametrize(
    ("drawn", "turn", "rolls", "ways"),
    [case[1:] for case in SMALL],
    ids=[case[0] for case in SMALL],
)
def test_the_naive_rules_count_the_same(
    drawn: Sheet, turn: int, rolls: list[Dice], ways: int
) -> None:
    assert naive_perft(village_of(drawn), turn, rolls, []) == ways


NEARLY_FULL = sheet("""
    H F L H F L
    H F L H F L
    H F L H F L
    . F L . F .
    . . L . F .
""")


@pytest.mark.parametrize("first", range(1, 7))
def test_on_a_nearly_full_sheet_both_count_the_same_for_every_roll(first: int) -> None:
    for second in range(1, 7):
        for turn in (1, 9):
            rolls = [(first, second)]
            ways = perft(position(NEARLY_FULL, turn=turn), rolls)
            assert ways == naive_perft(village_of(NEARLY_FULL), turn, rolls, [])


def test_the_count_goes_on_from_where_a_turn_stands() -> None:
    state = apply(position(dice=(3, 1)), draw(LAKE, 1, 1))[0]
    assert perft(state, []) == 5
    assert perft(apply(state, draw(HOUSE, 3, 1))[0], []) == 1
