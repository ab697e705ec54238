"""Where everything lies on the statistics screen."""

from __future__ import annotations

from itertools import combinations

import pytest
from PySide6.QtCore import QRect

from bohemian_villages.views.statistics.layout import arrange
from bohemian_villages.views.toolkit.widgets.screen import scale_for

SIZES = [(1024, 700), (1280, 800), (1920, 1080), (1080, 1920), (2560, 1080), (3840, 2160)]


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_nothing_overlaps_and_nothing_leaves_the_window(width: int, height: int) -> None:
    places = arrange(width, height, scale_for(width, height))
    shown = [
        places.frame.filters,
        *places.frame.numbers,
        *places.charts,
        places.parts,
        places.games,
    ]
    window = QRect(0, 0, width, height)
    assert all(window.contains(place) for place in shown)
    assert not [pair for pair in combinations(shown, 2) if pair[0].intersects(pair[1])]
    assert places.frame.below_filters.top() > places.frame.filters.bottom()


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_charts_and_lists_have_room_enough(width: int, height: int) -> None:
    scale = scale_for(width, height)
    places = arrange(width, height, scale)
    for place in (*places.charts, places.parts, places.games):
        assert place.height() >= 230 * scale
        assert place.width() >= 330 * scale


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_the_rows_end_where_the_others_end(width: int, height: int) -> None:
    places = arrange(width, height, scale_for(width, height))
    rows = (places.frame.numbers, places.charts, [places.parts, places.games])
    assert {row[-1].right() for row in rows} == {places.frame.filters.right()}
    assert {row[0].left() for row in rows} == {places.frame.filters.left()}
