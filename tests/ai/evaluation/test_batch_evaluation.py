"""Evaluating many positions: chances add up, and finished games are known exactly."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given

from bohemian_villages.ai.evaluation import positions as positions_module
from bohemian_villages.ai.evaluation.batch_evaluation import evaluate
from bohemian_villages.ai.evaluation.network import Network, new_network
from bohemian_villages.ai.evaluation.positions import gather, join
from bohemian_villages.engine.scoring import score
from bohemian_villages.engine.state import State
from tests.ai.odd_positions import odd_positions
from tests.engine.boards import position


def some_network(players: int) -> Network:
    """A network that was never trained."""
    return new_network(players, np.random.default_rng(players)).astype(np.float64)


@given(odd_positions())
def test_chances_add_up_to_one_and_all_is_finite(state: State) -> None:
    found = evaluate(some_network(state.players), gather([state]))
    assert found.chances.sum() == pytest.approx(1)
    assert np.isfinite(found.scores).all()
    assert np.isfinite(found.values).all()


def test_a_game_that_ends_with_the_next_turn_is_known_exactly() -> None:
    state = position("farm:anna town_hall7:ota church", figures=[3, 0], coins=[20, 10])
    found = evaluate(some_network(2), gather([state]))
    assert found.chances.tolist() == [[1, 0]]
    assert found.scores.tolist() == [[part.total for part in score(state)]]


def test_many_positions_are_evaluated_as_each_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    one = gather([position("farm:anna church inn", coins=[3, 9])])
    other = gather([position("farm:ota church:anna inn", coins=[5, 1])])
    network = some_network(2)
    monkeypatch.setattr(positions_module, "BATCH_SIZE", 2)
    many = evaluate(network, join([one, other, one, other, one]))
    assert np.allclose(many.chances[3], evaluate(network, other).chances[0])
    assert np.allclose(many.scores[4], evaluate(network, one).scores[0])
