"""Files: safe reading and atomic writing.

Pipes, devices and folders may have the name of a file. Opening a pipe waits for its writer, a
device may never end: all files are opened here, and only ordinary ones are read.
"""

from __future__ import annotations

import errno
import os
import re
import secrets
import stat
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from datetime import datetime
from pathlib import Path
from typing import Any, TextIO

from .records.errors import DOCUMENT, Problem, RecordError

# Games of 5,000 turns take one or two megabytes.
LARGEST_RECORD = 16 * 2**20

# Drafts exist only for a moment; one this old was left by a program that was killed.
OLD_DRAFT_SECONDS = 3600
_DRAFT = re.compile(r"\.[0-9a-f]{16}\.tmp")

# Do not wait for pipes, nor let a terminal become the controlling one; Windows has other flags.
_AT_ONCE = sum(getattr(os, name, 0) for name in ("O_NONBLOCK", "O_CLOEXEC", "O_NOCTTY", "O_BINARY"))

AnyPath = str | os.PathLike[str]


class NotRegularError(OSError):
    """A pipe or a device has the name of the file."""

    def __init__(self, path: AnyPath) -> None:
        super().__init__(errno.EOPNOTSUPP, os.strerror(errno.EOPNOTSUPP), os.fspath(path))


class TooLargeError(OSError):
    """A file is larger than its format allows."""

    def __init__(self, path: AnyPath) -> None:
        super().__init__(errno.EFBIG, os.strerror(errno.EFBIG), os.fspath(path))


def read_bytes(path: AnyPath, most: int) -> bytes:
    """An ordinary file of at most this many bytes; OSError at once for anything else."""
    with os.fdopen(open_regular(path, os.O_RDONLY), "rb") as file:
        size = os.fstat(file.fileno()).st_size
        if size > most:
            raise TooLargeError(path)
        # Some files of the system return nothing instead of blocking.
        data = file.read(size + 1) or b""
        if len(data) > size:
            # It has grown since, or the system reports a false size.
            data += file.read(most + 1 - size) or b""
    if len(data) > most:
        raise TooLargeError(path)
    return data


def open_to_append(path: AnyPath) -> TextIO:
    """An ordinary or a new file, opened for appending; OSError for anything else."""
    handle = open_regular(path, os.O_WRONLY | os.O_APPEND | os.O_CREAT)
    return os.fdopen(handle, "a", encoding="utf-8")


def check_regular(path: AnyPath) -> None:
    """Raise OSError for a folder, a pipe or a device; no file at all is fine."""
    with suppress(FileNotFoundError):
        _check_regular(path, Path(path).stat())


def moment(seconds: float) -> datetime:
    """The local time of a file's date; dates outside the calendar become the nearest one inside."""
    try:
        return datetime.fromtimestamp(seconds)
    except (ValueError, OverflowError, OSError):
        return datetime(9999, 12, 31) if seconds > 0 else datetime(1970, 1, 1)


def read_document(path: AnyPath) -> bytes:
    """The content of a record file of any game; RecordError if it cannot be read."""
    with _telling(Path(path)):
        data = read_bytes(path, LARGEST_RECORD)
    if not data:
        raise _error(Problem.FILE_EMPTY, Path(path))
    return data


def write_text(path: AnyPath, text: str) -> None:
    """Write a text atomically: until that has succeeded, an old file stays as it was.

    OSError if it cannot be written, RecordError if a folder or a device has that name.
    """
    write_bytes(path, text.encode())


def write_bytes(path: AnyPath, data: bytes) -> None:
    """Write bytes as `write_text` does.

    The file is synced before it gets its name: whatever happens, there is the old text or the new
    one, complete. The folder is synced only for a new name. An existing name is in the folder
    anyway, and file systems record renames in order: which of the two files it means is on the disk
    at the latest with the next write.
    """
    # A link stays a link: its target is written.
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


def check_writable(path: AnyPath) -> None:
    """Raise what `write_bytes` would, and leave everything as it is."""
    target = Path(os.path.realpath(path))
    _mode_to_keep(target)
    draft = target.with_name(draft_name())
    draft.touch(exist_ok=False)
    draft.unlink()


def draft_name() -> str:
    """A name for an incomplete file, recognised by `remove_old_drafts`."""
    return f".{secrets.token_hex(8)}.tmp"


def remove_old_drafts(folder: Path) -> None:
    """Remove files that killed programs left half written.

    Only old ones: another copy of the program may be writing at this moment.
    """
    now = time.time()
    with suppress(OSError):
        for file in folder.iterdir():
            with suppress(OSError):
                # In either direction: one from the future was written before the clock was set
                # back.
                if _DRAFT.fullmatch(file.name) and (
                    abs(now - file.lstat().st_mtime) > OLD_DRAFT_SECONDS
                ):
                    file.unlink()


def open_regular(path: AnyPath, flags: int) -> int:
    """A handle of an ordinary file, opened with flags of `os.open`; OSError for others."""
    # Some devices act as soon as they are opened.
    check_regular(path)
    handle = os.open(path, flags | _AT_ONCE, 0o666)
    try:
        _check_regular(path, os.fstat(handle))
    except BaseException:
        os.close(handle)
        raise
    return handle


def _check_regular(path: AnyPath, status: os.stat_result) -> None:
    """Refuse folders, and pipes and devices, which might block for ever."""
    if stat.S_ISDIR(status.st_mode):
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), os.fspath(path))
    if not stat.S_ISREG(status.st_mode):
        raise NotRegularError(path)


@contextmanager
def _telling(path: Path) -> Iterator[None]:
    """Replace system errors by the program's own."""
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
    except ValueError as error:  # No file name contains a null character.
        raise _error(Problem.FILE_MISSING, path) from error


def _error(problem: Problem, path: Path, **values: Any) -> RecordError:
    return RecordError(DOCUMENT, problem, file=str(path), **values)


def _mode_to_keep(target: Path) -> int | None:
    """The permissions of the file to be replaced, if there is one and it is writable."""
    try:
        status = target.stat()
    except FileNotFoundError:
        return None
    with _telling(target):
        _check_regular(target, status)
    # Replacing a file needs permission only for the folder; a write-protected file must stay.
    if not os.access(target, os.W_OK):
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES), str(target))
    return stat.S_IMODE(status.st_mode)


def _write_through(draft: Path, data: bytes, mode: int | None) -> None:
    """Write a new file that is on the disk, not only in a cache, when this returns."""
    with draft.open("xb") as file:
        if mode is not None:
            draft.chmod(mode)
        file.write(data)
        file.flush()
        os.fsync(file.fileno())


def _sync_folder(folder: Path) -> None:
    """Sync the folder with the new name, where the system supports that."""
    with suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
