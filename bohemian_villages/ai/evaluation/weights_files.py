"""Weights files: reading, checking and writing them. They hold plain numbers and texts only."""

from __future__ import annotations

from pathlib import Path

import numpy as np
from attrs import fields

from ...files import read_bytes
from ...numeric.array_files import WeightsError, arrays_of
from ...numeric.arrays import Array
from .network import HIDDEN, Network, new_network
from .prefilter import PrefilterNetwork, new_prefilter

LARGEST = 256 * 2**20


def load_arrays(path: Path) -> dict[str, Array]:
    """The arrays of a file."""
    return arrays_of(read_bytes(path, LARGEST))


def load_network(path: Path) -> Network:
    """The network in a file."""
    return network_of(load_arrays(path))


def network_of(arrays: dict[str, Array]) -> Network:
    """The network whose weights are among these arrays."""
    try:
        network = Network(**{each.name: arrays[each.name] for each in fields(Network)})
    except KeyError as error:
        raise WeightsError(str(error)) from None
    if not (network.blocks.shape and len(network.blocks) in HIDDEN):
        raise WeightsError("blocks")
    size = network.second_bias.size * 2
    _check(arrays, new_network(len(network.blocks), np.random.default_rng(0), size).arrays())
    return network


def load_prefilter(path: Path, players: int) -> PrefilterNetwork:
    """The prefilter in a file, which must be for so many players."""
    arrays, blank = load_arrays(path), new_prefilter(players, np.random.default_rng(0)).arrays()
    _check(arrays, blank)
    return PrefilterNetwork(**{name: arrays[name] for name in blank})


def _check(arrays: dict[str, Array], model: dict[str, Array]) -> None:
    """Refuse arrays that are missing, of another shape than the model's, or not finite."""
    for name, alike in model.items():
        found = arrays.get(name)
        if found is None or found.shape != alike.shape or not np.isfinite(found).all():
            raise WeightsError(name)
