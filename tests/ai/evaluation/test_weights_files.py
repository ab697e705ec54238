"""Weights files: a network survives its file, and files that hold none are refused."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from bohemian_villages.ai.evaluation.network import new_network
from bohemian_villages.ai.evaluation.weights_files import load_network
from bohemian_villages.numeric.array_files import WeightsError, dump_arrays


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
