"""numpy tuned for the AI players: on one core, and with memory that is not given back.

On small arrays, threads gain nothing and only take cores from others. Arrays of a few megabytes
come and go all the time; requesting each one from the system again takes longer than computing it.
"""

from __future__ import annotations

import ctypes
import os
import sys

THREADS = ("OPENBLAS_NUM_THREADS", "OMP_NUM_THREADS", "MKL_NUM_THREADS", "VECLIB_MAXIMUM_THREADS")

# From malloc.h of glibc: how much free memory is kept, how much is requested at a time, and from
# which size on an array gets its own mapping.
TRIM_THRESHOLD, TOP_PAD, MMAP_THRESHOLD = -1, -2, -3
MEGABYTE = 2**20


def tune_numpy() -> None:
    """Limit numpy to one core and keep freed memory.

    The limit works only before numpy is first imported; child processes inherit it.
    """
    for name in THREADS:
        os.environ.setdefault(name, "1")
    if sys.platform == "linux":
        _keep_memory()


def _keep_memory() -> None:
    # Other C libraries have no such setting.
    mallopt = getattr(ctypes.CDLL(None), "mallopt", None)
    if mallopt:
        mallopt(MMAP_THRESHOLD, 32 * MEGABYTE)
        mallopt(TRIM_THRESHOLD, 128 * MEGABYTE)
        mallopt(TOP_PAD, 16 * MEGABYTE)
