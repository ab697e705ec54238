"""Records in files: read with care for what the file is, written whole or not at all."""

from __future__ import annotations

import errno
import os
import re
import secrets
import stat
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

from .engine.game import Game
from .engine.record import Problem, RecordError, dumps, loads
from .engine.record.errors import DOCUMENT

# Games of 5,000 turns take one or two megabytes; what is larger would take long to find broken.
LARGEST_RECORD = 4 * 2**20

# A draft is the work of a moment; one that old was left by a program that was killed.
OLD_DRAFT_SECONDS = 3600
_DRAFT = re.compile(r"\.[0-9a-f]{16}\.tmp")

AnyPath = str | os.PathLike[str]


def read_record(path: AnyPath) -> Game:
    """The game told by a file; RecordError if that is no record, or cannot be read at all."""
    return loads(_read(Path(path)))


def write_record(path: AnyPath, game: Game) -> None:
    """Write a game into a file, whole or not at all; errors are those of `write_text`."""
    write_text(path, dumps(game))


def write_text(path: AnyPath, text: str) -> None:
    """Write a text into a file; until that has succeeded, an older file stays as it was.

    OSError if it cannot be written, RecordError if a folder or a device has that name.
    """
    write_bytes(path, text.encode())


def write_bytes(path: AnyPath, data: bytes) -> None:
    """Write what is no text, as `write_text` does."""
    # A link stays a link: what it points to is written.
    target = Path(os.path.realpath(path))
    mode = _mode_to_keep(target)
    draft = target.with_name(f".{secrets.token_hex(8)}.tmp")
    try:
        _write_through(draft, data, mode)
        draft.replace(target)
    except BaseException:
        with suppress(OSError):
            draft.unlink()
        raise
    _sync_folder(target.parent)


def remove_old_drafts(folder: Path) -> None:
    """Tidy away what programs left behind that were killed while they wrote.

    Only what is old: another copy of the program may be writing at this moment.
    """
    before = time.time() - OLD_DRAFT_SECONDS
    with suppress(OSError):
        for file in folder.iterdir():
            with suppress(OSError):
                if _DRAFT.fullmatch(file.name) and file.lstat().st_mtime < before:
                    file.unlink()


def _read(path: Path) -> bytes:
    with _telling(path):
        status = path.stat()
    _check_regular(path, status)
    _check_size(path, status.st_size)
    with _telling(path), path.open("rb") as file:
        data = file.read(LARGEST_RECORD + 1)
    # It may have grown since, and some systems make up the size of their files.
    _check_size(path, len(data))
    return data


@contextmanager
def _telling(path: Path) -> Iterator[None]:
    """Turn what the system says of a file into what we say of it."""
    try:
        yield
    except FileNotFoundError as error:
        raise _error(Problem.FILE_MISSING, path) from error
    except OSError as error:
        raise _error(Problem.FILE_UNREADABLE, path, reason=error.strerror or str(error)) from error
    except ValueError as error:  # No file has a null character in its name.
        raise _error(Problem.FILE_MISSING, path) from error


def _check_regular(path: Path, status: os.stat_result) -> None:
    """Refuse folders, and pipes and devices, which might keep us waiting for ever."""
    if stat.S_ISDIR(status.st_mode):
        raise _error(Problem.FILE_IS_FOLDER, path)
    if not stat.S_ISREG(status.st_mode):
        raise _error(Problem.FILE_NOT_REGULAR, path)


def _check_size(path: Path, size: int) -> None:
    if size > LARGEST_RECORD:
        raise _error(Problem.FILE_TOO_LARGE, path, most=LARGEST_RECORD)


def _error(problem: Problem, path: Path, **values: Any) -> RecordError:
    return RecordError(DOCUMENT, problem, file=str(path), **values)


def _mode_to_keep(target: Path) -> int | None:
    """The access rights of the file to be replaced, if there is one and it may be."""
    try:
        status = target.stat()
    except FileNotFoundError:
        return None
    _check_regular(target, status)
    # Replacing a file asks only the folder; what its owner has protected stays protected.
    if not os.access(target, os.W_OK):
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES), str(target))
    return stat.S_IMODE(status.st_mode)


def _write_through(draft: Path, data: bytes, mode: int | None) -> None:
    """Write a new file that is on the disk, not only on its way there, when this returns."""
    with draft.open("xb") as file:
        if mode is not None:
            draft.chmod(mode)
        file.write(data)
        file.flush()
        os.fsync(file.fileno())


def _sync_folder(folder: Path) -> None:
    """Put the new name on the disk as well, where the system lets one do that."""
    with suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
