"""Sums that come out the same on every processor.

Processors add up in different orders, and floating-point sums depend on it. Where all numbers are
whole multiples of a small step, though, and no sum grows too large, nothing is ever rounded, so
their order does not matter. That holds for single precision too, which takes half the time.
"""

from __future__ import annotations

import numpy as np

from .positions import Array

# A number of single precision has 24 bits. Products of what a unit says and of a weight, on these
# steps, are multiples of 2**-19, so their sums are exact up to 32.
STEP_SAID, STEP_OF_WEIGHTS = 2.0**-8, 2.0**-11
STEP_OF_SUMS = STEP_SAID * STEP_OF_WEIGHTS
# Near this number neighbours lie STEP_SAID apart: whatever is added to it, finer bits are lost.
_COARSE = np.float32(1.5 * 2**23 * STEP_SAID)


def rounded_to(step: float, weights: Array) -> Array:
    """The nearest multiples of a step, in single precision."""
    return (np.rint(weights.astype(np.float64) / step) * step).astype(np.float32)


def round_said(said: Array) -> None:
    """Round what units say, of single precision, to its step; in place, and fast."""
    said += _COARSE
    said -= _COARSE
