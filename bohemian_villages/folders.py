"""Folders of the user: where settings, games, pictures and the journal lie.

They are where the system wants them. Where it knows no home of the user, as for a number without a
name in a container, they are in a folder of the user's own among the temporary files.
"""

from __future__ import annotations

import os
import stat
import tempfile
from collections.abc import Callable
from contextlib import suppress
from functools import cache
from pathlib import Path

import platformdirs

NAME = "bohemian-villages"


def config_folder() -> Path:
    """What the user chose."""
    return _found(platformdirs.user_config_path) or _makeshift() / "config"


def data_folder() -> Path:
    """Games, statistics and village sets."""
    return _found(platformdirs.user_data_path) or _makeshift() / "data"


def cache_folder() -> Path:
    """What can be made again."""
    return _found(platformdirs.user_cache_path) or _makeshift() / "cache"


def log_folder() -> Path:
    """Journal and reports."""
    return _found(platformdirs.user_log_path) or _makeshift() / "log"


def home() -> Path:
    """Where people look for files of their own first."""
    try:
        return Path.home()
    except RuntimeError:
        return _makeshift()


def stand_in() -> Path | None:
    """Where games and settings are kept for want of a home; None where there is one."""
    wanted = (platformdirs.user_data_path, platformdirs.user_config_path)
    return None if all(map(_found, wanted)) else _makeshift()


def _found(find: Callable[[str], Path]) -> Path | None:
    """Where the system wants a folder of the program; None without a home for it."""
    try:
        folder = find(NAME)
    except RuntimeError:
        return None
    # Older versions of platformdirs leave the sign for a home as it is where there is none.
    return None if folder.parts[:1] == ("~",) else folder


@cache
def _makeshift() -> Path:
    """A folder of this user alone; the same at the next start, if the system leaves it there."""
    try:
        folder = Path(tempfile.gettempdir()) / f"{NAME}-{_user()}"
        with suppress(OSError):
            folder.mkdir(mode=0o700, exist_ok=True)
        return folder if _is_private(folder) else Path(tempfile.mkdtemp(prefix=f"{NAME}-"))
    except OSError:
        # Then nothing can be kept, which is told when it is tried.
        return Path(os.devnull) / NAME


def _user() -> int:
    return os.getuid() if hasattr(os, "getuid") else 0


def _is_private(folder: Path) -> bool:
    """Whether it is a folder of ours in which nobody else can put anything."""
    status = folder.lstat()
    if not stat.S_ISDIR(status.st_mode):
        return False
    # Elsewhere there are no such rights, and temporary files are each user's own.
    return os.name != "posix" or (status.st_uid == _user() and not status.st_mode & 0o077)
