"""Strength as one number: the more of it, the more is seen, and the more exactly it is judged."""

from __future__ import annotations

from itertools import pairwise

import pytest

from bohemian_villages.ai.strengths import NO_LIMITS, Limits, StrengthTable, strength_table
from bohemian_villages.levels import LEVELS, RANDOM

WEAK, STRONG = Limits(0.5, 0.2, 0.0), Limits(0.9, 0.0, 0.4)
TABLE = StrengthTable(((1000, WEAK), (1200, STRONG)))


def test_between_two_rows_limits_are_in_between() -> None:
    assert TABLE.limits(1050) == Limits(0.6, 0.15, 0.1)


@pytest.mark.parametrize(("strength", "limits"), [(0, WEAK), (1000, WEAK), (1200, STRONG)])
def test_beyond_the_table_the_nearest_row_holds(strength: int, limits: Limits) -> None:
    assert TABLE.limits(strength) == limits
    assert TABLE.limits(99_999) == STRONG


def test_who_is_stronger_never_sees_less_nor_judges_worse() -> None:
    table = strength_table()
    limits = [table.limits(each) for each in range(table.least, table.most + 1, 5)]
    for below, above in pairwise(limits):
        assert below.sight <= above.sight
        assert below.noise >= above.noise
        assert below.looks_ahead <= above.looks_ahead
        assert below != above


def test_the_strongest_player_has_no_limits_and_looks_ahead_in_every_turn() -> None:
    table = strength_table()
    assert table.limits(table.most) == Limits(NO_LIMITS.sight, NO_LIMITS.noise, looks_ahead=1.0)


def test_every_level_has_a_strength_and_expert_is_the_top() -> None:
    table = strength_table()
    assert [RANDOM, *table.levels] == list(LEVELS)
    assert list(table.levels.values()) == sorted(set(table.levels.values()))
    assert table.least < table.levels["beginner"]
    assert table.levels["expert"] == table.most
