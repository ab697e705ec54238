"""The network: how many points the turns to come will bring, one set of weights for each turn.

It looks at a sheet and at its turned twin (see `features`), and adds up its outputs for both. All
numbers are multiples of steps so small that sums in single precision are never rounded: in whatever
order a processor adds, the result is the same.
"""

from __future__ import annotations

from functools import cache

import numpy as np
from attrs import asdict, frozen

from ...assets import resource
from ...numeric.array_files import WeightsError, arrays_of
from ...numeric.arrays import Array
from .features import FEATURES, TWINS
from .sheets import TURNS

HIDDEN, SECOND = 64, 32
# Features are multiples of 2**-5, so sums of the first layer are multiples of 2**-14 and exact up
# to 2**10. Its outputs are rounded to 2**-6, so sums of the second layer are multiples of 2**-15
# and exact up to 2**9. The last sum is made in double precision.
STEP, OUTPUT_STEP = 2.0**-9, 2.0**-6
_COARSE = np.float32(1.5 * 2**23 * OUTPUT_STEP)
FILE = "rolling_village/evaluation.npz"


@frozen(eq=False)
class Weights:
    """The weights of a network, by turns done: whole numbers, in steps of `STEP`."""

    first: Array
    first_bias: Array
    second: Array
    second_bias: Array
    last: Array
    direct: Array
    """From features to the value, past all units."""
    constant: Array

    def arrays(self) -> dict[str, Array]:
        """The weights by name."""
        return asdict(self, recurse=False)


def shapes() -> dict[str, tuple[int, ...]]:
    """The shapes of all weights, by name."""
    return {
        "first": (TURNS, FEATURES, HIDDEN),
        "first_bias": (TURNS, HIDDEN),
        "second": (TURNS, HIDDEN, SECOND),
        "second_bias": (TURNS, SECOND),
        "last": (TURNS, SECOND),
        "direct": (TURNS, FEATURES),
        "constant": (TURNS,),
    }


class Network:
    """A network that estimates the value of sheets."""

    def __init__(self, weights: Weights) -> None:
        turns = range(len(weights.constant))
        self._turns = [
            _OneTurn({name: each[turn] for name, each in weights.arrays().items()})
            for turn in turns
        ]

    def values(self, features: Array, turns_done: int) -> Array:
        """The points that the turns to come will bring, and finished squares at the end."""
        return self._turns[turns_done].values(features)


class _OneTurn:
    """The weights for one turn, ready to use."""

    def __init__(self, whole: dict[str, Array]) -> None:
        scaled = {name: (each * STEP).astype(np.float32) for name, each in whole.items()}
        first, direct = scaled["first"], scaled["direct"]
        self._first = np.concatenate(
            [first, first[TWINS], (direct + direct[TWINS])[:, None]], axis=1
        )
        bias = scaled["first_bias"]
        self._first_bias = np.concatenate([bias, bias, 2 * scaled["constant"].reshape(1)])
        self._second, self._second_bias = scaled["second"], scaled["second_bias"]
        self._last = scaled["last"].astype(np.float64)

    def values(self, features: Array) -> Array:
        first = features @ self._first
        first += self._first_bias
        outputs = first[:, :-1].reshape(-1, HIDDEN)
        np.maximum(outputs, 0, out=outputs)
        outputs += _COARSE
        outputs -= _COARSE
        second = outputs @ self._second
        second += self._second_bias
        np.maximum(second, 0, out=second)
        seen = second.astype(np.float64) @ self._last
        result: Array = seen.reshape(-1, 2).sum(axis=1) + first[:, -1]
        return result


def weights_of(content: bytes) -> Weights:
    """The weights of a file with this content."""
    arrays = arrays_of(content)
    for name, shape in shapes().items():
        found = arrays.get(name)
        if found is None or found.shape != shape or found.dtype != np.int16:
            raise WeightsError(name)
    return Weights(**{name: arrays[name] for name in shapes()})


@cache
def trained_network() -> Network:
    """The network that comes with the program."""
    return Network(weights_of(resource(FILE).read_bytes()))
