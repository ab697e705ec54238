"""Ways of arrows: along the gutters, up a lane, and beside each other."""

from __future__ import annotations

from itertools import pairwise

import pytest

from bohemian_villages.views.hint.routes import (
    TileBox,
    cell_route,
    gutters,
    halfway,
    lane,
    route,
    shifted,
    side_route,
)

TILES = [TileBox(x, y, x + 90, y + 80) for y in (0, 100) for x in (0, 100, 200)]
LINES = gutters(TILES, 5)


def test_gutters_run_between_the_tiles_and_around_them() -> None:
    assert LINES.across[1] == 185
    assert LINES.down == (-5, 95, 195, 295)


def test_a_gutter_across_keeps_above_the_ribbons_which_stand_out_into_it() -> None:
    assert 80 < LINES.across[0] < 90


@pytest.mark.parametrize("start", [-20.0, 400.0])
def test_a_tip_near_the_gutter_is_reached_from_the_side_the_way_comes_from(start: float) -> None:
    tip = (150.0, 70.0)
    points = side_route(start, tip, 160, TILES[1], LINES)
    assert (points[-2][0] < tip[0]) == (start < tip[0])


@pytest.mark.parametrize("tile", TILES)
def test_a_way_goes_straight_along_gutters_until_its_lane(tile: TileBox) -> None:
    tip = (tile.left + 30, tile.top + 15)
    for points in (
        route((20, 200), tip, tile.left + 40, tile, LINES),
        side_route(310, tip, tile.left + 40, tile, LINES),
        cell_route((310, 150), tip, tile.left + 40, tile, LINES),
    ):
        assert points[-1] == tip
        for start, end in pairwise(points[:-1]):
            assert start[0] == end[0] or start[1] == end[1]


def test_the_lane_keeps_away_from_what_stands_there() -> None:
    assert lane(0, 40, [(0, 10), (24, 40)]) == pytest.approx(17, abs=2)
    assert lane(5, 40, []) == 5


def test_a_second_way_lies_beside_the_first_but_keeps_to_its_lane_and_tip() -> None:
    points = [(0.0, 50.0), (30.0, 50.0), (30.0, 20.0), (25.0, 10.0)]
    assert shifted(points, 8) == [(8, 46), (30, 46), (30, 20), (25, 10)]
    assert shifted(points, 0) == points
    assert shifted([], 7) == []


def test_half_the_way_is_half_its_length() -> None:
    assert halfway([(0, 0), (10, 0), (10, 30)]) == (10, 10)
