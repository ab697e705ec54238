"""Rasterised pictures on disk, so that the next start finds them ready.

Only a convenience: whatever goes wrong with it, a full disk, a folder without permission, a damaged
file, costs time and nothing else.
"""

from __future__ import annotations

import contextlib
import logging
import os
import struct
import threading
import zlib
from pathlib import Path

from PySide6.QtGui import QImage

from ....files import TooLargeError, draft_name, read_bytes, remove_old_drafts

_log = logging.getLogger(__name__)

_HEADER = struct.Struct("<4sII")
_MAGIC = b"BVA1"
_SUFFIX = ".pic"
_FORMAT = QImage.Format.Format_ARGB32_Premultiplied
DEFAULT_LIMIT = 96 * 1024 * 1024
# No picture is larger than a window over two large screens; packed, it is far smaller.
MOST_PIXELS = 8192 * 8192
LARGEST_FILE = 64 * 1024 * 1024


class DiskCache:
    """A folder of pictures, named by what they were made from; the longest unused go first."""

    def __init__(self, folder: Path, limit: int = DEFAULT_LIMIT) -> None:
        self._folder = folder
        self._limit = limit
        self._used: int | None = None
        self._lock = threading.Lock()
        self._is_broken = False

    def load(self, key: str) -> QImage | None:
        """The picture of that key; None if it is not there or damaged."""
        file = self._file(key)
        try:
            data = read_bytes(file, LARGEST_FILE)
        except TooLargeError:
            data = b""
        except OSError:
            return None
        image = _decoded(data)
        with contextlib.suppress(OSError):
            if image is None:
                file.unlink()
            else:
                os.utime(file)
        return image

    def save(self, key: str, image: QImage) -> None:
        """Keep a picture; without a word where that is impossible."""
        if image.isNull() or self._is_broken:
            return
        data = _encoded(image)
        try:
            self._write(self._file(key), data)
        except OSError as error:
            # Once is enough: what could not be written now will not be a moment later.
            self._is_broken = True
            _log.info("Pictures are not kept on disk: %s", error)
            return
        self._grow(len(data))

    def _file(self, key: str) -> Path:
        return self._folder / f"{key}{_SUFFIX}"

    def _write(self, file: Path, data: bytes) -> None:
        """Under another name first: another process may read at this moment."""
        self._folder.mkdir(parents=True, exist_ok=True)
        draft = self._folder / draft_name()
        try:
            draft.write_bytes(data)
            draft.replace(file)
        except OSError:
            draft.unlink(missing_ok=True)
            raise

    def _grow(self, size: int) -> None:
        with self._lock:
            self._used = self._measured() if self._used is None else self._used + size
            if self._used > self._limit:
                self._used = self._prune()

    def _measured(self) -> int:
        """How much there is, without what programs left that were killed."""
        remove_old_drafts(self._folder)
        return sum(size for _, size, _ in self._entries())

    def _entries(self) -> list[tuple[float, int, Path]]:
        """The pictures, with the time of their last use and their size; others' files are not."""
        entries = []
        with contextlib.suppress(OSError):
            for entry in os.scandir(self._folder):
                if not entry.name.endswith(_SUFFIX):
                    continue
                with contextlib.suppress(OSError):
                    status = entry.stat()
                    entries.append((status.st_mtime, status.st_size, Path(entry.path)))
        return entries

    def _prune(self) -> int:
        """Delete the longest unused until three quarters are left; how much that is."""
        entries = sorted(self._entries())
        used = sum(size for _, size, _ in entries)
        for _, size, file in entries:
            if used <= self._limit * 3 // 4:
                break
            with contextlib.suppress(OSError):
                file.unlink()
                used -= size
        return used


def _encoded(image: QImage) -> bytes:
    """Pixels as they are, lightly packed: far quicker than PNG both ways."""
    plain = image.convertToFormat(_FORMAT)
    head = _HEADER.pack(_MAGIC, plain.width(), plain.height())
    # The quickest level packs these flat pictures to a sixth.
    return head + zlib.compress(bytes(plain.constBits()), 1)


def _decoded(data: bytes) -> QImage | None:
    try:
        magic, width, height = _HEADER.unpack_from(data)
        if magic != _MAGIC or not 0 < width * height <= MOST_PIXELS:
            return None
        # Hardly more than the picture may have: packed, very much takes little room.
        unpacking = zlib.decompressobj()
        pixels = unpacking.decompress(data[_HEADER.size :], width * height * 4 + 1)
    except (struct.error, zlib.error):
        return None
    if len(pixels) != width * height * 4 or not unpacking.eof:
        return None
    # The image does not keep the bytes alive, so copy it.
    return QImage(pixels, width, height, width * 4, _FORMAT).copy()
