"""Means of measured numbers: their intervals."""

from __future__ import annotations

from math import sqrt
from statistics import fmean

import pytest

from bohemian_villages.numeric.measured import Measured, measured


def test_the_interval_follows_from_the_spread() -> None:
    shares = [1.0, 0.5, 0.5, 0.0, 0.5, 1.0, 0.5, 0.0]
    mean = sum(shares) / 8
    spread = sqrt(sum((share - mean) ** 2 for share in shares) / 7)
    half = 1.96 * spread / sqrt(8)
    assert measured(shares).interval_of_share == pytest.approx((mean - half, mean + half))


def test_an_interval_is_the_wider_the_more_numbers_differ() -> None:
    assert measured([70, 80]).half == pytest.approx(1.96 * 5)
    assert measured([75, 75]).half == 0
    assert measured([70, 80]).mean == fmean([70, 80])


def test_the_interval_of_a_share_stays_between_nothing_and_everything() -> None:
    assert measured([1.0, 1.0, 1.0, 0.5]).interval_of_share[1] == 1.0
    assert measured([0.0, 0.0, 0.0, 0.5]).interval_of_share[0] == 0.0


def test_the_interval_of_a_share_holds_its_mean_even_beyond_everything() -> None:
    assert Measured(1.2, 0.1).interval_of_share == pytest.approx((1.1, 1.2))
    assert Measured(-0.2, 0.1).interval_of_share == pytest.approx((-0.2, -0.1))


def test_a_single_number_has_no_interval() -> None:
    assert measured([1.0]).interval_of_share == (0.0, 1.0)
