"""Locks: a copy of the program that plays a kept game writes its file alone."""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from pathlib import Path

from ...files import open_regular

SUFFIX = ".lock"

# The file could be replaced as often as it is opened; nobody does that more than once or twice.
_ATTEMPTS = 5

if sys.platform == "win32":
    import msvcrt

    def _lock(handle: int) -> None:
        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _lock(handle: int) -> None:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)


class GameLock:
    """The lock of one game, held by the system: it goes with whoever is killed.

    A number of a process in a file would not do. It is given to another process some day, and the
    game would stay locked.
    """

    def __init__(self, game: Path) -> None:
        self._file = Path(str(game) + SUFFIX)
        self._handle: int | None = None

    def take(self) -> bool:
        """Claim the game; false only if another copy of the program has it.

        Where no lock can be written at all, no game can be either, and nobody is in the way.
        """
        for _ in range(_ATTEMPTS):
            try:
                handle = open_regular(self._file, os.O_RDWR | os.O_CREAT)
            except OSError:
                return True
            if not _is_locked_by_us(handle):
                os.close(handle)
                return False
            if self._is_still(handle):
                self._handle = handle
                return True
            # Whoever had it took the file away just then: another lock may lie there by now.
            os.close(handle)
        return False

    def _is_still(self, handle: int) -> bool:
        """Whether the file that was opened is the one that lies there."""
        with suppress(OSError):
            return os.path.samestat(os.fstat(handle), self._file.stat())
        return False

    def release(self) -> None:
        """Others may have the game."""
        if self._handle is None:
            return
        handle, self._handle = self._handle, None
        if sys.platform == "win32":
            # A file that is open cannot be removed there: neither by us nor under another's hands.
            os.close(handle)
            self._remove()
        else:
            # As long as it is held, so that nobody's lock is removed but ours.
            self._remove()
            os.close(handle)

    def _remove(self) -> None:
        """Ours is empty: a file of that name with something in it is somebody's."""
        with suppress(OSError):
            if not self._file.stat().st_size:
                self._file.unlink()


def _is_locked_by_us(handle: int) -> bool:
    """Take the lock of the system; false if another has it."""
    try:
        _lock(handle)
    except (BlockingIOError, PermissionError):
        return False
    except OSError:
        # Some file systems know no locks.
        return True
    return True


def is_played_elsewhere(game: Path) -> bool:
    """Whether another copy of the program has the game; never asked of one's own."""
    lock = GameLock(game)
    is_free = lock.take()
    lock.release()
    return not is_free
