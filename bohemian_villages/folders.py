"""Folders of the user: settings, games, pictures and the journal.

They are where the system wants them. Without a home, as for a user id without a name in a
container, they are in a private folder among the temporary files.
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
    """The folder of the settings."""
    return _found(platformdirs.user_config_path) or _makeshift() / "config"


def data_folder() -> Path:
    """The folder of games, statistics and village sets."""
    return _found(platformdirs.user_data_path) or _makeshift() / "data"


def cache_folder() -> Path:
    """The folder of files that can be made again."""
    return _found(platformdirs.user_cache_path) or _makeshift() / "cache"


def log_folder() -> Path:
    """The folder of the journal and reports."""
    return _found(platformdirs.user_log_path) or _makeshift() / "log"


def home() -> Path:
    """Where people look for their own files first."""
    try:
        return Path.home()
    except RuntimeError:
        return _makeshift()


def stand_in() -> Path | None:
    """The folder for games and settings if there is no home; None if there is one."""
    wanted = (platformdirs.user_data_path, platformdirs.user_config_path)
    return None if all(map(_found, wanted)) else _makeshift()


def _found(find: Callable[[str], Path]) -> Path | None:
    """The folder the system wants; None without a home."""
    try:
        folder = find(NAME)
    except RuntimeError:
        return None
    # Older versions of platformdirs leave a `~` in place if there is no home.
    return None if folder.parts[:1] == ("~",) else folder


@cache
def _makeshift() -> Path:
    """A private folder; the same at the next start, unless the system deletes it."""
    try:
        folder = Path(tempfile.gettempdir()) / f"{NAME}-{_user()}"
        with suppress(OSError):
            folder.mkdir(mode=0o700, exist_ok=True)
        return folder if _is_private(folder) else Path(tempfile.mkdtemp(prefix=f"{NAME}-"))
    except OSError:
        # Nothing can be saved then; this is reported when it is tried.
        return Path(os.devnull) / NAME


def _user() -> int:
    return os.getuid() if hasattr(os, "getuid") else 0


def _is_private(folder: Path) -> bool:
    """Whether the folder is ours and nobody else can write to it."""
    status = folder.lstat()
    if not stat.S_ISDIR(status.st_mode):
        return False
    # Other systems have no such permissions, and their temporary files are private.
    return os.name != "posix" or (status.st_uid == _user() and not status.st_mode & 0o077)
