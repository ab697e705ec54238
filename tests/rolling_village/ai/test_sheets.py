"""Sheets as bits: neighbours, groups, points and full columns."""

from __future__ import annotations

import numpy as np
import pytest

from bohemian_villages.rolling_village.ai.facts import expected_36, facts_of, gains_of
from bohemian_villages.rolling_village.ai.features import FEATURES, MOST, TWINS, features_of
from bohemian_villages.rolling_village.ai.sheets import PROJECTS, Sheets, allowed_spaces, joined
from bohemian_villages.rolling_village.ai.spaces import (
    SPACES,
    USUAL,
    Printed,
    beside,
    flags,
    grown,
)
from bohemian_villages.rolling_village.ai.ways import printed_on, sheet_of
from bohemian_villages.rolling_village.engine.moves import DueDrawing
from bohemian_villages.rolling_village.engine.scoring import avenue_score
from bohemian_villages.rolling_village.engine.sheet import GROUPED, NEIGHBOURS, Sheet
from bohemian_villages.rolling_village.engine.state import State
from bohemian_villages.rolling_village.printed_sheet import standard_sheet
from tests.rolling_village.ai.positions import decisions

POSITIONS = [state for number in range(6) for state in decisions(f"sheets-{number}")]
PRINTED = Printed(USUAL)


def batch(states: list[State]) -> Sheets:
    return joined([sheet_of(state, state.player) for state in states])


def spaces_of(number: int) -> set[int]:
    return {space for space in range(SPACES) if number >> space & 1}


def test_the_usual_points_are_those_of_the_sheet() -> None:
    assert tuple(point for avenue in standard_sheet() for point in avenue) == USUAL


@pytest.mark.parametrize("space", range(SPACES))
def test_spaces_side_by_side_are_neighbours(space: int) -> None:
    (around,) = beside(np.array([1 << space], np.uint32))
    assert spaces_of(int(around)) == set(NEIGHBOURS[space])


def test_a_group_grows_round_corners_and_not_across_the_edge() -> None:
    # The last space of one avenue and the first of the next are no neighbours.
    within = sum(1 << space for space in (0, 1, 7, 13, 12, 5, 6))
    (group,) = grown(np.array([1], np.uint32), np.array([within & ~(1 << 6)], np.uint32))
    assert spaces_of(int(group)) == {0, 1, 7, 13, 12}


def test_flags_stand_in_the_order_of_spaces() -> None:
    (row,) = flags(np.array([1 | 1 << 29], np.uint32))
    assert np.flatnonzero(row).tolist() == [0, 29]


def test_full_columns_lead_where_the_rules_say() -> None:
    for state in POSITIONS:
        for column in range(6):
            (found,) = allowed_spaces(np.array([state.sheet.filled], np.uint32), column)
            assert spaces_of(int(found)) == set(DueDrawing(GROUPED, column).spaces(state.sheet))


def test_avenues_score_as_in_the_rules() -> None:
    found = facts_of(batch(POSITIONS), PRINTED).by_avenue
    for row, state in zip(found, POSITIONS, strict=True):
        assert row.tolist() == [avenue_score(USUAL, state.sheet, avenue) for avenue in range(5)]


def test_gains_are_what_one_project_more_scores() -> None:
    states = POSITIONS[::7]
    gains = gains_of(batch(states), PRINTED)
    for place, state in enumerate(states):
        for project in GROUPED:
            more = [_more(state.sheet, project, space) for space in state.sheet.empty]
            best = [max(each) for each in zip(*more, strict=True)]
            assert gains.by_avenue[project][place].tolist() == best


def _more(sheet: Sheet, project: int, space: int) -> list[int]:
    after = sheet.plus(GROUPED[project], space)
    return [
        avenue_score(USUAL, after, avenue) - avenue_score(USUAL, sheet, avenue)
        for avenue in range(5)
    ]


def test_what_a_turn_brings_counts_every_sum_of_the_dice() -> None:
    by_avenue = np.array([[1, 0, 0, 0, 0], [0, 0, 4, 0, 0]], np.int16)
    assert expected_36(by_avenue).tolist() == [5 + 2, 4 * 6 + 4 * 2]


def test_a_sheet_turned_round_has_the_features_of_its_twin() -> None:
    sheets = batch(POSITIONS)
    turned = flags(sheets.drawn.reshape(-1))[:, ::-1].astype(np.uint32)
    numbers = (turned << np.arange(SPACES, dtype=np.uint32)).sum(axis=1).astype(np.uint32)
    drawn = numbers.reshape(sheets.drawn.shape)[[2, 1, 0, 3]]
    used = sheets.used & 2 | (sheets.used & 1) << 2 | sheets.used >> 2
    twin = Sheets(drawn, used.astype(np.uint8), sheets.parent)
    assert (features_of(sheets, PRINTED)[:, TWINS] == features_of(twin, PRINTED)).all()


def test_features_are_small_multiples_of_a_step() -> None:
    printed = printed_on(tuple(1000 * point for point in USUAL))
    for points in (PRINTED, printed):
        features = features_of(batch(POSITIONS), points)
        assert features.shape == (len(POSITIONS), FEATURES)
        assert (features * 32 == np.rint(features * 32)).all()
        assert 0 <= features.min() <= features.max() <= MOST
    assert tuple(GROUPED) == PROJECTS
