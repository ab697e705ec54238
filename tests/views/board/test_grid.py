"""The grid: tiles as large as can be, none over another, none outside."""

from __future__ import annotations

from math import ceil

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bohemian_villages.views.board.grid import fit, largest

SIZES = st.integers(300, 3900)
COUNTS = st.integers(1, 30)


@given(SIZES, SIZES, COUNTS)
def test_tiles_lie_in_the_view_and_apart(width: int, height: int, villages: int) -> None:
    grid = fit(width, height, villages)
    left, top, right, bottom = grid.content
    assert left >= -1
    assert top >= -1
    assert right <= width + 1
    assert bottom <= height + 1
    for place, (x, y) in enumerate(grid.cells):
        for other_x, other_y in grid.cells[:place]:
            apart_across = abs(x - other_x) >= grid.tile_width
            apart_down = abs(y - other_y) >= grid.tile_height
            assert apart_across or apart_down


@given(st.integers(-50, 3900), SIZES, st.integers(0, 30))
def test_the_largest_scale_is_that_of_the_grid(width: int, height: int, villages: int) -> None:
    assert largest(width, height, villages) == fit(width, height, villages).scale


@given(SIZES, SIZES, COUNTS)
def test_no_other_number_of_columns_makes_tiles_larger(
    width: int, height: int, villages: int
) -> None:
    best = fit(width, height, villages)
    assert len(best.cells) >= villages
    for columns in range(1, villages + 1):
        assert fit(width, height, villages, columns).scale <= best.scale + 1e-9


@given(SIZES, SIZES, COUNTS)
def test_tiles_fill_the_view_in_one_direction(width: int, height: int, villages: int) -> None:
    grid = fit(width, height, villages)
    left, top, right, bottom = grid.content
    assert right - left > 0.97 * width or bottom - top > 0.97 * height


@given(SIZES, SIZES, COUNTS, st.integers(1, 8))
def test_the_number_of_columns_can_be_given(
    width: int, height: int, villages: int, columns: int
) -> None:
    grid = fit(width, height, villages, columns)
    assert grid.columns == columns
    assert grid.rows == ceil(villages / columns)
    assert len(grid.cells) == columns * grid.rows


@pytest.mark.parametrize(
    ("width", "height", "villages", "columns", "least"),
    [
        (952, 590, 6, 3, 0.69),
        (1494, 1022, 9, 4, 0.80),
        (676, 650, 9, 3, 0.49),
        (676, 650, 6, 2, 0.51),
    ],
)
def test_tiles_of_the_usual_windows_are_large_enough(
    width: int, height: int, villages: int, columns: int, least: float
) -> None:
    grid = fit(width, height, villages, columns if villages == 9 else None)
    assert grid.columns == columns
    assert grid.scale >= least


@pytest.mark.parametrize("size", [(0, 0), (1, 900), (900, 1), (-5, -5)])
def test_no_view_is_too_small_to_be_divided(size: tuple[int, int]) -> None:
    assert fit(*size, 9).scale > 0
