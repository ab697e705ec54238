"""How long the machine itself makes processes wait that do nothing but sleep.

A processor of a virtual machine is taken away from it now and then, for others, and no program can
do anything about it. Linux counts that time for every processor; what is left of a wait of the
window is the program's.
"""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from attrs import define, field

BEAT_SECONDS = 0.004
# Shorter ones say nothing, and would be many.
LEAST_MS = 20
MOST_TOLD = 6
# A sleeper may be woken so much later than the window.
LATER_SECONDS = 0.02
# Where the system tells it, how often it counts in a second, and in which column of its table.
STATISTICS, COUNTS_A_SECOND, TAKEN = Path("/proc/stat"), 100, 8
# As a heartbeat tells a wait: how long it was, and when it began.
WAIT = re.compile(r"(\d+) \(\d+ \+ \d+, at ([\d.]+) s\)")

Moments = list[tuple[float, float]]
"""By the machine's clock, in seconds; with each so many milliseconds."""


@define
class Noted:
    """What the sleepers noted; known when they have been woken."""

    waits: Moments = field(factory=list)
    """When each began, and how long it was."""
    taken: list[Moments] = field(factory=list)
    """By processor: when it was back, and for how long it had been taken away."""

    def taken_within(self, begun: float, ms: float) -> float:
        """How long the processor that fared worst was taken away in this time."""
        end = begun + ms / 1000 + LATER_SECONDS
        lost = (sum(ms for back, ms in each if begun <= back <= end) for each in self.taken)
        return min(ms, max(lost, default=0))

    def __str__(self) -> str:
        longest = sorted(self.waits, key=lambda wait: -wait[1])[:MOST_TOLD]
        listed = ", ".join(f"{ms:.0f} (at {begun:.1f} s)" for begun, ms in longest)
        return f"longest waits of processes that only sleep: {listed or f'none over {LEAST_MS} ms'}"

    def without_taken(self, told: str) -> str:
        """Of the waits that a heartbeat told, what is left if processors had not been taken."""
        found = [(float(ms), float(begun)) for ms, begun in WAIT.findall(told)]
        left = sorted((ms - self.taken_within(begun, ms) for ms, begun in found), reverse=True)
        listed = ", ".join(f"{ms:.0f}" for ms in left[:MOST_TOLD])
        return f"of these {len(left)} waits is left without what others had of the processors: {listed}"


@contextmanager
def sleepers() -> Iterator[Noted]:
    """Let somebody sleep on every processor, and print how long the machine kept them waiting."""
    noted = Noted()
    processes = [
        subprocess.Popen([sys.executable, __file__, str(number)], stdout=subprocess.PIPE, text=True)
        for number in processors()
    ]
    try:
        yield noted
    finally:
        for process in processes:
            process.terminate()
        for process in processes:
            waits, taken = json.loads(process.communicate()[0])
            noted.waits += waits
            noted.taken.append(taken)
        print(noted, flush=True)


def processors() -> list[int]:
    """Those that this process may use; where that cannot be asked, one stands for all."""
    return sorted(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else [0]


def sleep_until_told(processor: int) -> tuple[Moments, Moments]:
    """The waits that were long, and when the processor was taken away."""
    stops: list[int] = []
    signal.signal(signal.SIGTERM, lambda number, _frame: stops.append(number))
    waits, taken, last, lost = [], [], time.monotonic(), taken_so_far(processor)
    while not stops:
        time.sleep(BEAT_SECONDS)
        now, lost_by_now = time.monotonic(), taken_so_far(processor)
        if (now - last) * 1000 >= LEAST_MS:
            waits.append((last, (now - last) * 1000))
        if lost_by_now > lost:
            taken.append((now, lost_by_now - lost))
        last, lost = now, lost_by_now
    return waits, taken


def taken_so_far(processor: int) -> float:
    """How many milliseconds it was taken away since the machine was started; 0 if nobody knows."""
    if not STATISTICS.exists():
        return 0
    rows = (line.split() for line in STATISTICS.read_text("ascii").splitlines())
    counts = (int(row[TAKEN]) for row in rows if row[0] == f"cpu{processor}")
    return next(counts, 0) * 1000 / COUNTS_A_SECOND


def main(processor: int) -> None:
    """Sleep on one processor, and tell."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {processor})
    print(json.dumps(sleep_until_told(processor)))


if __name__ == "__main__":
    main(int(sys.argv[1]))
