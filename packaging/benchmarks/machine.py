"""How long the machine itself makes a process wait that does nothing but sleep.

A processor of a virtual machine stands still now and then, and no program can do anything about it.
A wait of the window that began when a sleeper overslept too is the machine's, not the program's.
"""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager

BEAT_SECONDS = 0.004
# Shorter ones say nothing, and would be many.
LEAST_MS = 20
MOST_TOLD = 6


@contextmanager
def sleepers() -> Iterator[None]:
    """Let somebody sleep on every processor, and print how long the machine kept them waiting."""
    processes = [
        subprocess.Popen([sys.executable, __file__, str(number)], stdout=subprocess.PIPE, text=True)
        for number in processors()
    ]
    try:
        yield
    finally:
        for process in processes:
            process.terminate()
        waits = [wait for each in processes for wait in json.loads(each.communicate()[0])]
        print(told(waits), flush=True)


def processors() -> list[int]:
    """Those that this process may use; where that cannot be asked, one stands for all."""
    return sorted(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else [0]


def told(waits: list[tuple[float, float]]) -> str:
    """In a line, as a heartbeat tells the window's."""
    longest = sorted(waits, key=lambda wait: -wait[1])[:MOST_TOLD]
    listed = ", ".join(f"{lasted:.0f} (at {begun:.1f} s)" for begun, lasted in longest)
    return f"longest waits of processes that only sleep: {listed or f'none over {LEAST_MS} ms'}"


def sleep_until_told() -> list[tuple[float, float]]:
    """The waits that were long: when each began, in seconds, and how many milliseconds it was."""
    stops: list[int] = []
    signal.signal(signal.SIGTERM, lambda number, _frame: stops.append(number))
    waits, last = [], time.monotonic()
    while not stops:
        time.sleep(BEAT_SECONDS)
        now = time.monotonic()
        if (now - last) * 1000 >= LEAST_MS:
            waits.append((last, (now - last) * 1000))
        last = now
    return waits


def main() -> None:
    """Sleep on one processor, and tell."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {int(sys.argv[1])})
    print(json.dumps(sleep_until_told()))


if __name__ == "__main__":
    main()
