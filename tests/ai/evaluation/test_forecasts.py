"""Forecasts of many positions at once, against those of the evaluation, one by one."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given

from bohemian_villages.ai.evaluation import forecast as evaluation
from bohemian_villages.ai.evaluation.counts import count
from bohemian_villages.ai.evaluation.forecasts import forecasts
from bohemian_villages.ai.evaluation.positions import gather, join
from bohemian_villages.engine.state import State
from tests.ai.odd_positions import odd_positions
from tests.engine.boards import position


def in_seats(state: State, values: np.ndarray) -> list[float]:
    """Values of the first row by player, who are not rotated any more."""
    seats: list[float] = np.roll(values[:, 0], state.player).tolist()
    return seats


@given(odd_positions())
def test_every_part_is_what_the_evaluation_forecasts(state: State) -> None:
    many = forecasts(count(gather([state])))
    by_part = zip(*evaluation.forecasts(state), strict=True)
    for name, part, wanted in zip(evaluation.Forecast._fields, many.parts, by_part, strict=True):
        assert in_seats(state, part) == pytest.approx(list(wanted), abs=1e-5), name
    totals = [sum(forecast) for forecast in evaluation.forecasts(state)]
    assert in_seats(state, many.total) == pytest.approx(totals, abs=1e-4)


@given(odd_positions())
def test_a_forecast_is_as_sure_as_the_evaluation_is(state: State) -> None:
    if evaluation.is_decided(state):
        return
    many = forecasts(count(gather([state])))
    logits = many.total[:, 0] / many.spread[0]
    shares = np.exp(logits - logits.max())
    wanted = evaluation.chances(state)
    assert in_seats(state, (shares / shares.sum())[:, None]) == pytest.approx(wanted, abs=1e-4)


def test_rows_do_not_mix() -> None:
    one = gather([position("farm:anna church inn bakery:ota", coins=[3, 9])])
    other = gather([position("farm:ota church:anna inn bakery", coins=[5, 1])])
    both = forecasts(count(join([one, other])))
    assert both.total[:, 1] == pytest.approx(forecasts(count(other)).total[:, 0])
