"""The sheet: columns, avenues, printed points, legend, and what stands side by side."""

from __future__ import annotations

import pytest

from bohemian_villages.rolling_village.engine.sheet import (
    AVENUES,
    BLANK,
    COLUMNS,
    NEIGHBOURS,
    SPACES,
    Project,
    avenue_at,
    avenue_of,
    column_of,
    columns_for,
    project_of,
    space_at,
)
from bohemian_villages.rolling_village.printed_sheet import standard_sheet
from tests.rolling_village.engine.sheets import (
    FOREST,
    HOUSE,
    LAKE,
    PRINTED,
    SQUARE,
    sheet,
    with_columns,
)


def test_six_columns_and_five_avenues_make_thirty_spaces() -> None:
    assert (COLUMNS, AVENUES, SPACES) == (6, 5, 30)
    spaces = [space_at(column, avenue) for avenue in range(5) for column in range(6)]
    assert spaces == list(range(30))
    assert [(column_of(s), avenue_at(s)) for s in (0, 5, 6, 29)] == [(0, 0), (5, 0), (0, 1), (5, 4)]


def test_the_points_of_the_printed_sheet_are_data() -> None:
    assert standard_sheet() == PRINTED


@pytest.mark.parametrize(
    ("face", "project"),
    [(1, HOUSE), (2, FOREST), (3, LAKE), (4, HOUSE), (5, FOREST), (6, LAKE)],
)
def test_the_legend_names_a_project_for_every_face(face: int, project: Project) -> None:
    assert project_of(face) is project


@pytest.mark.parametrize(
    ("total", "avenue"),
    [(3, 1), (4, 1), (5, 2), (6, 2), (7, 3), (8, 4), (9, 4), (10, 5), (11, 5)],
)
def test_the_sum_names_the_active_avenue(total: int, avenue: int) -> None:
    assert avenue_of(total) == avenue - 1


@pytest.mark.parametrize("total", [2, 12])
def test_2_and_12_name_no_avenue(total: int) -> None:
    assert avenue_of(total) is None


@pytest.mark.parametrize(
    ("space", "beside"),
    [
        (0, (1, 6)),
        (5, (4, 11)),
        (24, (18, 25)),
        (29, (23, 28)),
        (8, (2, 7, 9, 14)),
        (6, (0, 7, 12)),
    ],
)
def test_side_by_side_is_neither_diagonal_nor_around_the_edge(
    space: int, beside: tuple[int, ...]
) -> None:
    assert NEIGHBOURS[space] == beside


def test_a_sheet_tells_what_stands_where() -> None:
    drawn = sheet("""
        H . . . . F
        . S . . . .
        . . . . . .
        . . . . . .
        L . . . . .
    """)
    assert [drawn.at(space) for space in (0, 1, 5, 7, 24)] == [HOUSE, None, FOREST, SQUARE, LAKE]
    assert drawn.empty_in(0) == (6, 12, 18)
    assert (drawn.room(0), drawn.room(2)) == (3, 5)
    assert len(drawn.empty) == 26
    assert drawn.spaces_of(SQUARE) == (7,)
    assert drawn.minus(SQUARE, 7).is_empty(7)
    assert drawn.plus(LAKE, 1).minus(LAKE, 1) == drawn


def columns(filled: tuple[int, ...], column: int) -> tuple[int, ...]:
    return tuple(c + 1 for c in columns_for(with_columns(*filled), column - 1))


class TestColumnsFor:
    def test_a_column_with_room_is_meant_itself(self) -> None:
        assert columns((0, 0, 4, 0, 0, 0), 3) == (3,)

    def test_a_full_column_leads_to_the_nearest_with_an_empty_space(self) -> None:
        assert columns((0, 5, 5, 4, 0, 0), 3) == (4,)
        assert columns((0, 5, 5, 5, 5, 0), 3) == (1,)

    def test_at_equal_distance_the_one_with_more_empty_spaces(self) -> None:
        assert columns((0, 2, 5, 3, 0, 0), 3) == (2,)
        assert columns((0, 3, 5, 2, 0, 0), 3) == (4,)
        assert columns((0, 5, 5, 5, 4, 0), 3) == (1,)

    def test_if_equal_the_player_chooses(self) -> None:
        assert columns((0, 2, 5, 2, 0, 0), 3) == (2, 4)

    def test_at_the_edge_there_is_one_side_only(self) -> None:
        assert columns((5, 4, 0, 0, 0, 0), 1) == (2,)
        assert columns((0, 0, 0, 5, 5, 5), 6) == (3,)

    def test_a_nearer_column_goes_before_one_with_more_room(self) -> None:
        assert columns((0, 4, 5, 5, 0, 0), 3) == (2,)

    def test_a_blank_sheet_leads_nowhere_else(self) -> None:
        assert [columns_for(BLANK, column) for column in range(6)] == [(c,) for c in range(6)]

    def test_a_full_village_has_no_column_left(self) -> None:
        assert columns((5,) * 6, 3) == ()
