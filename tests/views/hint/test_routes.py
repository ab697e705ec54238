"""Ways of arrows: along the gutters, up a lane, and beside each other."""

from __future__ import annotations

from itertools import pairwise

import pytest

from bohemian_villages.views.hint.routes import (
    Box,
    cell_route,
    gutters,
    halfway,
    lane,
    route,
    shifted,
    side_route,
)

TILES = [Box(x, y, x + 90, y + 80) for y in (0, 100) for x in (0, 100, 200)]
LINES = gutters(TILES, 5)


def test_gutters_run_between_the_tiles_and_around_them() -> None:
    assert LINES.across == (90, 185)
    assert LINES.down == (-5, 95, 195, 295)


@pytest.mark.parametrize("tile", TILES)
def test_a_way_goes_straight_along_gutters_until_its_lane(tile: Box) -> None:
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
    assert shifted(points, 7) == [(7, 57), (30, 57), (30, 20), (25, 10)]
    assert shifted(points, 0) == points
    assert shifted([], 7) == []


def test_half_the_way_is_half_its_length() -> None:
    assert halfway([(0, 0), (10, 0), (10, 30)]) == (10, 10)
