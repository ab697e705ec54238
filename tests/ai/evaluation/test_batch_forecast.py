"""The forecast of many positions at once, against that of each position alone."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given

from bohemian_villages.ai.evaluation.batch_forecast import batch_forecast
from bohemian_villages.ai.evaluation.counts import count
from bohemian_villages.ai.evaluation.positions import gather, join
from bohemian_villages.ai.evaluation.rest_of_game import RestOfGame
from bohemian_villages.engine.state import State
from tests.ai.odd_positions import odd_positions
from tests.ai.plain_forecast import Forecast, expected_totals, forecasts, is_decided, shares
from tests.engine.boards import position


def in_seats(state: State, values: np.ndarray) -> list[float]:
    """Values of the first row by player, no longer rotated."""
    seats: list[float] = np.roll(values[:, 0], state.player).tolist()
    return seats


@given(odd_positions())
def test_every_part_is_that_of_the_forecast_of_one_position(state: State) -> None:
    many = batch_forecast(count(gather([state])))
    alone = forecasts(state, RestOfGame(state))
    by_part = zip(*alone, strict=True)
    for name, part, wanted in zip(Forecast._fields, many.parts, by_part, strict=True):
        assert in_seats(state, part) == pytest.approx(list(wanted), abs=1e-5), name
    totals = [sum(forecast) for forecast in alone]
    assert in_seats(state, many.total) == pytest.approx(totals, abs=1e-4)


@given(odd_positions())
def test_the_spread_is_that_of_the_forecast_of_one_position(state: State) -> None:
    if is_decided(state):
        return
    many = batch_forecast(count(gather([state])))
    logits = many.total[:, 0] / many.spread[0]
    weights = np.exp(logits - logits.max())
    wanted = shares(*expected_totals(state))
    assert in_seats(state, (weights / weights.sum())[:, None]) == pytest.approx(wanted, abs=1e-4)


def test_rows_do_not_mix() -> None:
    one = gather([position("farm:anna church inn bakery:ota", coins=[3, 9])])
    other = gather([position("farm:ota church:anna inn bakery", coins=[5, 1])])
    both = batch_forecast(count(join([one, other])))
    assert both.total[:, 1] == pytest.approx(batch_forecast(count(other)).total[:, 0])
