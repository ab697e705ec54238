"""Locks: only one copy of the program plays and writes a saved game at a time."""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from pathlib import Path

from ...files import open_regular

SUFFIX = ".lock"

# The file could be replaced each time it is opened; in practice that happens once or twice at most.
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
    """The lock of one game, held by the operating system, so that it ends with its process.

    A process id in a file would not do: ids are reused, and the game would stay locked.
    """

    def __init__(self, game: Path) -> None:
        self._file = Path(str(game) + SUFFIX)
        self._handle: int | None = None

    def take(self) -> bool:
        """Lock the game; false only if another copy of the program has it.

        Where no lock can be written, no game can be saved either, so nobody else plays it.
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
            # The previous owner deleted the file just then: there may be a new lock by now.
            os.close(handle)
        return False

    def _is_still(self, handle: int) -> bool:
        """Whether the file that was opened is still the one with that name."""
        with suppress(OSError):
            return os.path.samestat(os.fstat(handle), self._file.stat())
        return False

    def release(self) -> None:
        """Release the lock."""
        if self._handle is None:
            return
        handle, self._handle = self._handle, None
        if sys.platform == "win32":
            # Windows cannot delete a file that is open.
            os.close(handle)
            self._remove()
        else:
            # While the lock is held, so that nobody else's is deleted.
            self._remove()
            os.close(handle)

    def _remove(self) -> None:
        """Delete the lock file only if empty: one with content is not ours."""
        with suppress(OSError):
            if not self._file.stat().st_size:
                self._file.unlink()


def _is_locked_by_us(handle: int) -> bool:
    """Take the operating system's lock; false if another process has it."""
    try:
        _lock(handle)
    except (BlockingIOError, PermissionError):
        return False
    except OSError:
        # Some file systems do not support locks.
        return True
    return True


def is_played_elsewhere(game: Path) -> bool:
    """Whether another copy of the program plays this game; not to be used for one's own game."""
    lock = GameLock(game)
    is_free = lock.take()
    lock.release()
    return not is_free
