"""Files: read with care for what they are, written whole or not at all.

Pipes, devices and folders may lie wherever a file is looked for. Opening a pipe waits for whoever
writes into it, a device may never end: all files are opened here, and only ordinary ones are read.
"""

from __future__ import annotations

import errno
import os
import re
import secrets
import stat
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from datetime import datetime
from pathlib import Path
from typing import Any, TextIO, TypeVar

from .records.errors import DOCUMENT, Problem, RecordError

# Games of 5,000 turns take one or two megabytes.
LARGEST_RECORD = 16 * 2**20

# A draft is the work of a moment; one that old was left by a program that was killed.
OLD_DRAFT_SECONDS = 3600
_DRAFT = re.compile(r"\.[0-9a-f]{16}\.tmp")

# Do not wait for others, nor let a terminal take hold of the program; Windows knows other flags.
_AT_ONCE = sum(getattr(os, name, 0) for name in ("O_NONBLOCK", "O_CLOEXEC", "O_NOCTTY", "O_BINARY"))

AnyPath = str | os.PathLike[str]
Game = TypeVar("Game")


class NotRegularError(OSError):
    """Where a file was looked for, there is a pipe or a device."""

    def __init__(self, path: AnyPath) -> None:
        super().__init__(errno.EOPNOTSUPP, os.strerror(errno.EOPNOTSUPP), os.fspath(path))


class TooLargeError(OSError):
    """A file is larger than whatever it might hold."""

    def __init__(self, path: AnyPath) -> None:
        super().__init__(errno.EFBIG, os.strerror(errno.EFBIG), os.fspath(path))


def read_bytes(path: AnyPath, most: int) -> bytes:
    """All of an ordinary file of at most so many bytes; OSError at once for anything else."""
    with os.fdopen(open_regular(path, os.O_RDONLY), "rb") as file:
        size = os.fstat(file.fileno()).st_size
        if size > most:
            raise TooLargeError(path)
        # Nothing at all where one would have to wait: some files of the system are like that.
        data = file.read(size + 1) or b""
        if len(data) > size:
            # It has grown since, or the system makes up the size of its files.
            data += file.read(most + 1 - size) or b""
    if len(data) > most:
        raise TooLargeError(path)
    return data


def open_to_append(path: AnyPath) -> TextIO:
    """An ordinary file, or a new one, to be written on at its end; OSError for anything else."""
    handle = open_regular(path, os.O_WRONLY | os.O_APPEND | os.O_CREAT)
    return os.fdopen(handle, "a", encoding="utf-8")


def check_regular(path: AnyPath) -> None:
    """OSError if there is a folder, a pipe or a device; nothing at all is as good as a file."""
    with suppress(FileNotFoundError):
        _check_regular(path, Path(path).stat())


def moment(seconds: float) -> datetime:
    """The local time of a file's date; the nearest one there is to a date beyond all calendars."""
    try:
        return datetime.fromtimestamp(seconds)
    except (ValueError, OverflowError, OSError):
        return datetime(9999, 12, 31) if seconds > 0 else datetime(1970, 1, 1)


def read_record(path: AnyPath, loads: Callable[[bytes], Game]) -> Game:
    """The game told by a file; RecordError if that is no record, or cannot be read at all."""
    return loads(read_document(path))


def read_document(path: AnyPath) -> bytes:
    """What a file holds that should be a record of any game; RecordError if it cannot be read."""
    with _telling(Path(path)):
        data = read_bytes(path, LARGEST_RECORD)
    if not data:
        raise _error(Problem.FILE_EMPTY, Path(path))
    return data


def write_text(path: AnyPath, text: str) -> None:
    """Write a text into a file; until that has succeeded, an older file stays as it was.

    OSError if it cannot be written, RecordError if a folder or a device has that name.
    """
    write_bytes(path, text.encode())


def write_bytes(path: AnyPath, data: bytes) -> None:
    """Write what is no text, as `write_text` does.

    The file is put on the disk before it takes its name: whatever happens then, the old text or the
    new one is there, whole. The folder is put there as well only for a new name. A name that stays
    the same is in it anyway, and file systems write down in order what became of their names: to
    which of the two files it leads is on the disk, at the latest, with the next one written.
    """
    # A link stays a link: what it points to is written.
    target = Path(os.path.realpath(path))
    mode = _mode_to_keep(target)
    draft = target.with_name(draft_name())
    try:
        _write_through(draft, data, mode)
        draft.replace(target)
    except BaseException:
        with suppress(OSError):
            draft.unlink()
        raise
    if mode is None:
        _sync_folder(target.parent)


def draft_name() -> str:
    """A name for what is not yet whole, by which `remove_old_drafts` knows it."""
    return f".{secrets.token_hex(8)}.tmp"


def remove_old_drafts(folder: Path) -> None:
    """Tidy away what programs left behind that were killed while they wrote.

    Only what is old: another copy of the program may be writing at this moment.
    """
    now = time.time()
    with suppress(OSError):
        for file in folder.iterdir():
            with suppress(OSError):
                # Either way: one from the future was written before the clock was set back.
                if _DRAFT.fullmatch(file.name) and (
                    abs(now - file.lstat().st_mtime) > OLD_DRAFT_SECONDS
                ):
                    file.unlink()


def open_regular(path: AnyPath, flags: int) -> int:
    """A handle of an ordinary file, opened as the flags of `os.open` say; OSError for others."""
    # Some devices do something as soon as they are opened.
    check_regular(path)
    handle = os.open(path, flags | _AT_ONCE, 0o666)
    try:
        _check_regular(path, os.fstat(handle))
    except BaseException:
        os.close(handle)
        raise
    return handle


def _check_regular(path: AnyPath, status: os.stat_result) -> None:
    """Refuse folders, and pipes and devices, which might keep us waiting for ever."""
    if stat.S_ISDIR(status.st_mode):
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), os.fspath(path))
    if not stat.S_ISREG(status.st_mode):
        raise NotRegularError(path)


@contextmanager
def _telling(path: Path) -> Iterator[None]:
    """Turn what the system says of a file into what we say of it."""
    try:
        yield
    except FileNotFoundError as error:
        raise _error(Problem.FILE_MISSING, path) from error
    except IsADirectoryError as error:
        raise _error(Problem.FILE_IS_FOLDER, path) from error
    except NotRegularError as error:
        raise _error(Problem.FILE_NOT_REGULAR, path) from error
    except TooLargeError as error:
        raise _error(Problem.FILE_TOO_LARGE, path, most=LARGEST_RECORD) from error
    except OSError as error:
        raise _error(Problem.FILE_UNREADABLE, path, reason=error.strerror or str(error)) from error
    except ValueError as error:  # No file has a null character in its name.
        raise _error(Problem.FILE_MISSING, path) from error


def _error(problem: Problem, path: Path, **values: Any) -> RecordError:
    return RecordError(DOCUMENT, problem, file=str(path), **values)


def _mode_to_keep(target: Path) -> int | None:
    """The access rights of the file to be replaced, if there is one and it may be."""
    try:
        status = target.stat()
    except FileNotFoundError:
        return None
    with _telling(target):
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
