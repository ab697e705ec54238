"""numpy as the AI players need it: on one core, and with memory that stays at hand.

Threads of its own would take the others' cores and gain nothing on small arrays. Arrays of a few
megabytes come and go all the time; where each is fetched from the system anew, that takes longer
than the sums made in it.
"""

from __future__ import annotations

import ctypes
import os
import sys

THREADS = ("OPENBLAS_NUM_THREADS", "OMP_NUM_THREADS", "MKL_NUM_THREADS", "VECLIB_MAXIMUM_THREADS")

# What the C library of Linux calls them (malloc.h): how much free memory it keeps, how much it
# fetches at a time, and from which size on an array has memory of its own.
TRIM_THRESHOLD, TOP_PAD, MMAP_THRESHOLD = -1, -2, -3
MEGABYTE = 2**20


def tune_numpy() -> None:
    """Ask for one core, which works until numpy is first imported, and keep memory at hand.

    Processes started later inherit the former.
    """
    for name in THREADS:
        os.environ.setdefault(name, "1")
    if sys.platform == "linux":
        _keep_memory()


def _keep_memory() -> None:
    # Another C library may know nothing of this, and does without.
    mallopt = getattr(ctypes.CDLL(None), "mallopt", None)
    if mallopt:
        mallopt(MMAP_THRESHOLD, 32 * MEGABYTE)
        mallopt(TRIM_THRESHOLD, 128 * MEGABYTE)
        mallopt(TOP_PAD, 16 * MEGABYTE)
