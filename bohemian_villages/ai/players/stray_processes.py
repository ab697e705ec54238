"""Stray processes: what a bot started outside its session, found by a mark in the environment.

A process inherits its environment, so even a daemon whose parent has exited still carries the mark.
Only Linux shows the environment of other processes, and a process started with a fresh environment
escapes even there.
"""

from __future__ import annotations

import os
import secrets
import signal
import time
from contextlib import suppress
from pathlib import Path

VARIABLE = "BOHEMIAN_VILLAGES_BOT"
# A process that keeps forking may be faster than a single search.
SEARCHES = 50
SECONDS_BETWEEN_SEARCHES = 0.01

_PROCESSES = Path("/proc")


def new_mark() -> str:
    """A mark that no other process has."""
    return secrets.token_hex(16)


def marked_environment(mark: str) -> dict[str, str]:
    """Our environment with the mark added to those we carry ourselves."""
    marks = [*os.environ.get(VARIABLE, "").split(), mark]
    return {**os.environ, VARIABLE: " ".join(marks)}


def kill_marked(mark: str) -> None:
    """Kill all processes with the mark; those that survive a few tries are left."""
    for _ in range(SEARCHES):
        found = _marked(mark.encode())
        if not found:
            return
        for process in found:
            with suppress(ProcessLookupError, PermissionError):
                os.kill(process, signal.SIGKILL)
        time.sleep(SECONDS_BETWEEN_SEARCHES)


def _marked(mark: bytes) -> list[int]:
    # Zombies have no environment any more, so they are not found.
    folders = _PROCESSES.glob("[0-9]*") if os.name == "posix" else ()
    return [int(folder.name) for folder in folders if _carries(folder, mark)]


def _carries(folder: Path, mark: bytes) -> bool:
    try:
        return mark in (folder / "environ").read_bytes()
    except OSError:
        return False
