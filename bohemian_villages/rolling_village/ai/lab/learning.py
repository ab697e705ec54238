"""The weights while they are learnt, for one number of turns done: plain numbers, not in steps."""

from __future__ import annotations

import numpy as np

from ....numeric.adam import Adam
from ....numeric.arrays import Array
from ..features import FEATURES, TWINS
from ..network import HIDDEN, SECOND, STEP
from ..spaces import KINDS, SPACES

Loose = dict[str, Array]
BATCH = 256
STEP_SIZE, LAST_STEP_SIZE = 2e-3, 2e-5
# Weights fit into 16 bits.
LARGEST = 2**15 - 1


def new_weights(rng: np.random.Generator) -> Loose:
    """Weights that know nothing yet."""
    first = rng.normal(0, 0.18, (FEATURES, HIDDEN))
    # Points are larger than the zeros and ones that say what is drawn.
    first[KINDS * SPACES :] *= 0.2
    loose = {
        "first": first,
        "first_bias": np.zeros(HIDDEN),
        "second": rng.normal(0, HIDDEN**-0.5, (HIDDEN, SECOND)),
        "second_bias": np.zeros(SECOND),
        "last": rng.normal(0, 0.3 * SECOND**-0.5, SECOND),
        "direct": np.zeros(FEATURES),
        "constant": np.zeros(()),
    }
    return {name: each.astype(np.float32) for name, each in loose.items()}


def in_steps(loose: Loose) -> Loose:
    """The weights as whole numbers of steps."""
    return {
        name: np.clip(np.rint(each / STEP), -LARGEST, LARGEST).astype(np.int16)
        for name, each in loose.items()
    }


def fit(
    loose: Loose, features: Array, wanted: Array, epochs: int, rng: np.random.Generator
) -> Loose:
    """The weights after so many rounds over what is to be learnt."""
    wanted = wanted.astype(np.float32)
    if not loose["constant"]:
        loose = {**loose, "constant": np.asarray(wanted.mean() / 2, np.float32)}
    slopes = Adam.fresh(loose)
    for epoch in range(epochs):
        size = LAST_STEP_SIZE + STEP_SIZE * (1 + np.cos(np.pi * epoch / epochs)) / 2
        order = rng.permutation(len(wanted))
        for begin in range(0, len(order) - BATCH + 1, BATCH):
            batch = order[begin : begin + BATCH]
            downhill = _slopes(loose, features[batch], wanted[batch])
            loose, slopes = slopes.step(loose, downhill, size)
    return loose


def _slopes(loose: Loose, features: Array, wanted: Array) -> Loose:
    """How the mean square of what is missed changes with each weight."""
    seen = [_forward(loose, each) for each in (features, features[:, TWINS])]
    missed = sum(each[0] for each in seen) - wanted
    error = (2 * missed / len(wanted)).astype(np.float32)
    found: Loose = {}
    for inputs, (_value, first, second) in zip((features, features[:, TWINS]), seen, strict=True):
        back_second = np.outer(error, loose["last"]) * (second > 0)
        back_first = (back_second @ loose["second"].T) * (first > 0)
        parts = {
            "first": inputs.T @ back_first,
            "first_bias": back_first.sum(axis=0),
            "second": first.T @ back_second,
            "second_bias": back_second.sum(axis=0),
            "last": second.T @ error,
            "direct": inputs.T @ error,
            "constant": error.sum(),
        }
        found = {name: found.get(name, 0) + each for name, each in parts.items()}
    return found


def _forward(loose: Loose, features: Array) -> tuple[Array, Array, Array]:
    first = np.maximum(features @ loose["first"] + loose["first_bias"], 0)
    second = np.maximum(first @ loose["second"] + loose["second_bias"], 0)
    value = second @ loose["last"] + features @ loose["direct"] + loose["constant"]
    return value, first, second
