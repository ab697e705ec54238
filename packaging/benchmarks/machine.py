"""How long the machine itself makes a process wait that does nothing but sleep.

A virtual machine stands still now and then, and no program can do anything about it. A wait of the
window that began when the sleeper overslept too is the machine's, not the program's.
"""

from __future__ import annotations

import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

BEAT_SECONDS = 0.004
# Shorter ones say nothing, and would be many.
LEAST_MS = 20
MOST_TOLD = 6


@contextmanager
def sleeper() -> Iterator[None]:
    """Let somebody sleep meanwhile, and print how long the machine kept it waiting."""
    process = subprocess.Popen([sys.executable, Path(__file__)], stdout=subprocess.PIPE, text=True)
    try:
        yield
    finally:
        process.terminate()
        print(process.communicate()[0].strip(), flush=True)


def sleep_until_told() -> list[tuple[float, float]]:
    """The waits that were long: when each began, in seconds, and how many milliseconds it was."""
    told: list[int] = []
    signal.signal(signal.SIGTERM, lambda number, _frame: told.append(number))
    waits, last = [], time.monotonic()
    while not told:
        time.sleep(BEAT_SECONDS)
        now = time.monotonic()
        if (now - last) * 1000 >= LEAST_MS:
            waits.append((last, (now - last) * 1000))
        last = now
    return waits


def main() -> None:
    """Sleep, and tell."""
    waits = sorted(sleep_until_told(), key=lambda wait: -wait[1])[:MOST_TOLD]
    longest = ", ".join(f"{lasted:.0f} (at {begun:.1f} s)" for begun, lasted in waits)
    print(f"longest waits of a process that only sleeps: {longest or f'none over {LEAST_MS} ms'}")


if __name__ == "__main__":
    main()
