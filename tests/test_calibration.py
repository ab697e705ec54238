"""The measure of honesty: bins, errors and the page it writes."""

from __future__ import annotations

from types import ModuleType
from xml.etree import ElementTree

import pytest

from tests.tools import tool


@pytest.fixture(scope="module")
def calibration() -> ModuleType:
    return tool("calibration")


def test_a_foretelling_falls_into_the_bin_between_its_edges(calibration: ModuleType) -> None:
    scale = calibration.Scale(calibration.CHANCE_BINS)
    for foretold in (0.0, 0.05, 0.1, 0.55, 0.999, 1.0):
        scale.add(foretold, 1.0)
    assert [each.count for each in scale.bins] == [2, 1, 0, 0, 0, 1, 0, 0, 0, 2]


def test_margins_beyond_the_edges_count_in_the_outermost_bins(calibration: ModuleType) -> None:
    scale = calibration.Scale(calibration.MARGIN_BINS)
    for foretold in (-50.0, -1.0, 50.0):
        scale.add(foretold, foretold)
    assert [each.count for each in scale.bins] == [1, 0, 0, 0, 1, 0, 0, 0, 0, 1]
    assert scale.error == 0


def test_who_foretells_three_of_four_and_is_right_has_no_error(calibration: ModuleType) -> None:
    scale = calibration.Scale(calibration.CHANCE_BINS)
    for real in (1.0, 1.0, 1.0, 0.0):
        scale.add(0.75, real)
    assert scale.error == pytest.approx(0)
    assert scale.bias == pytest.approx(0)


def test_who_foretells_too_much_is_found_out(calibration: ModuleType) -> None:
    scale = calibration.Scale(calibration.CHANCE_BINS)
    for real in (1.0, 0.0):
        scale.add(0.8, real)
    assert scale.error == pytest.approx(0.3)
    assert scale.bias == pytest.approx(0.3)


@pytest.mark.long
def test_a_game_is_measured_and_told(calibration: ModuleType) -> None:
    ((games, records, turns),) = calibration.measure(1, "test", 0.0)
    assert games == 1
    quick = records[0]
    assert quick.chances.whole.count == 2 * turns > 10
    text = calibration.page(records, turns, "the call")
    assert "the call" in text
    assert text.count("| 90 to 100 |") == 2
    ElementTree.fromstring(calibration.svg(quick))


@pytest.mark.long
def test_the_same_seed_gives_the_same_figures(calibration: ModuleType) -> None:
    first, second = (list(calibration.measure(1, "again", 0.0)) for _ in range(2))
    assert first == second
