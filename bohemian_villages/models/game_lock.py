"""Locks: a copy of the program that plays a kept game writes its file alone."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QLockFile

SUFFIX = ".lock"


class GameLock:
    """The lock of one game. Whoever is killed loses it: what counts is whether the owner lives."""

    def __init__(self, game: Path) -> None:
        self._lock = QLockFile(str(game) + SUFFIX)
        # However long a game lies open, it is still the same copy that plays it.
        self._lock.setStaleLockTime(0)

    def take(self) -> bool:
        """Claim the game; false only if another copy of the program has it.

        Where no lock can be written at all, no game can be either, and nobody is in the way.
        """
        return self._lock.tryLock(0) or self._lock.error() != QLockFile.LockError.LockFailedError

    def release(self) -> None:
        """Others may have the game."""
        self._lock.unlock()


def is_played_elsewhere(game: Path) -> bool:
    """Whether another copy of the program has the game; never asked of one's own."""
    lock = GameLock(game)
    is_free = lock.take()
    lock.release()
    return not is_free
