"""Rounding that makes sums come out the same on every processor.

Processors add in different orders, and floating-point sums depend on the order. But if all numbers
are multiples of a small step and no sum grows too large, nothing is ever rounded and the order does
not matter. This works in single precision, too, which takes half the time.
"""

from __future__ import annotations

import numpy as np

from .positions import Array

# Single precision has 24 bits. Products of an output and a weight, on these steps, are multiples of
# 2**-19, so sums of them are exact up to 32.
OUTPUT_STEP, WEIGHT_STEP = 2.0**-8, 2.0**-11
SUM_STEP = OUTPUT_STEP * WEIGHT_STEP
# Floats near this number lie OUTPUT_STEP apart: adding it drops all finer bits.
_COARSE = np.float32(1.5 * 2**23 * OUTPUT_STEP)


def round_to_step(step: float, numbers: Array) -> Array:
    """The nearest multiples of a step, in single precision."""
    return (np.rint(numbers.astype(np.float64) / step) * step).astype(np.float32)


def round_outputs(outputs: Array) -> None:
    """Round outputs of single precision to their step; in place, and fast."""
    outputs += _COARSE
    outputs -= _COARSE
