"""numpy on one core: its threads would take the others' cores and gain nothing on small arrays."""

from __future__ import annotations

import os

THREADS = ("OPENBLAS_NUM_THREADS", "OMP_NUM_THREADS", "MKL_NUM_THREADS", "VECLIB_MAXIMUM_THREADS")


def hold_numpy_to_one_core() -> None:
    """Ask numpy so, which works until it is first imported; processes started later inherit it."""
    for name in THREADS:
        os.environ.setdefault(name, "1")
