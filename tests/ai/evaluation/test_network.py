"""The network: what it says adds up, knows finished games, and survives its files."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
from hypothesis import given

from bohemian_villages.ai.evaluation import judgement as judgement_module
from bohemian_villages.ai.evaluation.counts import count
from bohemian_villages.ai.evaluation.judgement import forward, inputs_of, judge
from bohemian_villages.ai.evaluation.network import Network, adapted, joined, new_network, widened
from bohemian_villages.ai.evaluation.positions import gather, join
from bohemian_villages.ai.evaluation.weights_files import load_network
from bohemian_villages.engine.scoring import score
from bohemian_villages.engine.state import State
from bohemian_villages.numeric.array_files import WeightsError, dump_arrays
from tests.ai.odd_positions import odd_positions
from tests.engine.boards import position


def some_network(players: int) -> Network:
    """A network that was never trained."""
    return new_network(players, np.random.default_rng(players)).astype(np.float64)


@given(odd_positions())
def test_chances_add_up_to_one_and_all_is_finite(state: State) -> None:
    said = judge(some_network(state.players), gather([state]))
    assert said.chances.sum() == pytest.approx(1)
    assert np.isfinite(said.scores).all()
    assert np.isfinite(said.worth).all()


def test_a_game_that_ends_with_the_next_turn_is_known_exactly() -> None:
    state = position("farm:anna town_hall7:ota church", figures=[3, 0], coins=[20, 10])
    said = judge(some_network(2), gather([state]))
    assert said.chances.tolist() == [[1, 0]]
    assert said.scores.tolist() == [[part.total for part in score(state)]]


def test_many_positions_are_judged_as_each_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    one = gather([position("farm:anna church inn", coins=[3, 9])])
    other = gather([position("farm:ota church:anna inn", coins=[5, 1])])
    network = some_network(2)
    monkeypatch.setattr(judgement_module, "AT_A_TIME", 2)
    many = judge(network, join([one, other, one, other, one]))
    assert np.allclose(many.chances[3], judge(network, other).chances[0])
    assert np.allclose(many.scores[4], judge(network, one).scores[0])


def test_a_network_for_more_players_takes_all_rivals_alike() -> None:
    network = new_network(3, np.random.default_rng(1))
    bigger = adapted(network, 5)
    assert bigger.players == 5
    assert np.array_equal(bigger.blocks[1], bigger.blocks[4])
    assert np.allclose(bigger.blocks[1:].sum(0), network.blocks[1:].sum(0))


def test_networks_joined_say_the_mean_of_what_each_says() -> None:
    networks = [new_network(3, np.random.default_rng(n), 8 * n) for n in (1, 2)]
    lone, other = (network.astype(np.float64) for network in networks)
    seen = inputs_of(count(gather([position("farm:anna church inn:ota", players=3)])))
    one, two = forward(lone, seen), forward(other, seen)
    both = forward(joined(networks).astype(np.float64), seen)
    assert np.allclose(both.logits, (one.logits + two.logits) / 2)
    assert np.allclose(both.scores, (one.scores + two.scores) / 2)


def test_a_widened_network_says_about_what_it_said_and_has_more_to_learn_with() -> None:
    network = new_network(3, np.random.default_rng(1), 8)
    wide = widened(network, 24, np.random.default_rng(2))
    assert wide.second.shape == (24, 12)
    assert np.array_equal(wide.blocks[:, :, :8], network.blocks)
    seen = inputs_of(count(gather([position("farm:anna church inn:ota", players=3)])))
    before, after = forward(network, seen), forward(wide, seen)
    assert np.allclose(before.logits, after.logits, atol=0.5)
    assert widened(network, 8, np.random.default_rng(2)) is network


def test_weights_for_too_many_players_are_refused(tmp_path: Path) -> None:
    arrays = new_network(2, np.random.default_rng(1)).arrays()
    arrays["blocks"] = np.zeros((6, *arrays["blocks"].shape[1:]), np.float32)
    (tmp_path / "n.npz").write_bytes(dump_arrays(arrays))
    with pytest.raises(WeightsError):
        load_network(tmp_path / "n.npz")


def test_a_network_comes_back_from_its_file(tmp_path: Path) -> None:
    network = new_network(3, np.random.default_rng(1))
    (tmp_path / "n.npz").write_bytes(dump_arrays(network.arrays()))
    again = load_network(tmp_path / "n.npz").arrays()
    assert all(np.array_equal(again[name], each) for name, each in network.arrays().items())


def test_a_file_with_anything_but_plain_arrays_is_refused(tmp_path: Path) -> None:
    arrays = new_network(2, np.random.default_rng(1)).arrays()
    arrays["out"] = np.array([object()])
    (tmp_path / "n.npz").write_bytes(dump_arrays(arrays))
    with pytest.raises(WeightsError):
        load_network(tmp_path / "n.npz")


@pytest.mark.parametrize("name", ["blocks", "shared", "turn", "second", "out_bias"])
def test_weights_of_another_shape_are_refused(tmp_path: Path, name: str) -> None:
    arrays = new_network(2, np.random.default_rng(1)).arrays()
    arrays[name] = np.zeros((3, *arrays[name].shape), np.float32)
    (tmp_path / "n.npz").write_bytes(dump_arrays(arrays))
    with pytest.raises(WeightsError):
        load_network(tmp_path / "n.npz")


def test_a_file_that_is_cut_short_is_refused(tmp_path: Path) -> None:
    content = dump_arrays(new_network(2, np.random.default_rng(1)).arrays())
    (tmp_path / "n.npz").write_bytes(content[: len(content) // 2])
    with pytest.raises(WeightsError):
        load_network(tmp_path / "n.npz")
