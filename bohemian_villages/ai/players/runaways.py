"""Processes that a bot started and that left its group, found by a mark in their environment.

A process inherits its environment, wherever it goes: a fork that begins a session of its own and
whose parent has left still carries the mark. Only Linux shows the environment of others; and a
program that starts another with an environment of its own choice gets away even there.
"""

from __future__ import annotations

import os
import secrets
import signal
import time
from contextlib import suppress
from pathlib import Path

VARIABLE = "BOHEMIAN_VILLAGES_BOT"
# Somebody who forks all the time may be faster than one look.
LOOKS = 50
SECONDS_BETWEEN_LOOKS = 0.01

_PROCESSES = Path("/proc")


def new_mark() -> str:
    """A mark that nobody else has."""
    return secrets.token_hex(16)


def marked_environment(mark: str) -> dict[str, str]:
    """Our environment with the mark, beside those that we carry ourselves."""
    marks = [*os.environ.get(VARIABLE, "").split(), mark]
    return {**os.environ, VARIABLE: " ".join(marks)}


def kill_marked(mark: str) -> None:
    """End all that carry the mark; what will not be gone after a moment is left."""
    for _ in range(LOOKS):
        found = _marked(mark.encode())
        if not found:
            return
        for process in found:
            with suppress(ProcessLookupError, PermissionError):
                os.kill(process, signal.SIGKILL)
        time.sleep(SECONDS_BETWEEN_LOOKS)


def _marked(mark: bytes) -> list[int]:
    # What waits to be buried has no environment any more.
    folders = _PROCESSES.glob("[0-9]*") if os.name == "posix" else ()
    return [int(folder.name) for folder in folders if _carries(folder, mark)]


def _carries(folder: Path, mark: bytes) -> bool:
    try:
        return mark in (folder / "environ").read_bytes()
    except OSError:
        return False
