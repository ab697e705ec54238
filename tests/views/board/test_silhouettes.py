"""What stands for the buildings: silhouettes, and plain shapes where pictures are missing."""

from __future__ import annotations

import pytest

from bohemian_villages.models.game.data import Kind
from bohemian_villages.views.board.silhouettes import outline, outlines
from bohemian_villages.views.toolkit.art.files import NOTHING, read


def test_every_kind_of_building_has_a_silhouette() -> None:
    assert set(outlines()) == {kind.key for kind in Kind}
    assert all(len(outline(kind.key)) > 10 for kind in Kind)


@pytest.mark.parametrize("name", ["own/99-a", "parts/building-castle", "parts/figure-green"])
def test_plain_shapes_stand_for_pictures_that_are_missing(name: str) -> None:
    assert read(name).body


def test_nothing_stands_for_the_light_in_missing_windows() -> None:
    assert read("parts/building-castle-lit-windows") == NOTHING
