"""Libraries without what only debuggers read, where `strip` would break them.

NumPy's libraries were moved about after they were linked, and `strip` lays them out again in a way
that cannot be loaded. Nothing is laid out again here: what no segment holds is cut out, and the
segments behind it move up by whole pages.
"""

from __future__ import annotations

import struct
from collections.abc import Iterator

from attrs import frozen

PAGE = 0x1000
_SEGMENT = struct.Struct("<IIQQQQQQ")
_HEADER, _TABLE_AT, _SECTIONS_AT, _COUNTS_AT = 0x40, 0x20, 0x28, 0x36


@frozen
class Segment:
    """A part of the file that is loaded or referred to."""

    offset: int
    size: int
    entry: int
    """Where its description lies."""


def is_elf(data: bytes) -> bool:
    """Whether it is a library of the kind understood here: 64 bits, little-endian."""
    return data[:6] == b"\x7fELF\x02\x01"


def without_gaps(data: bytes) -> bytes:
    """The same library with nothing but its segments."""
    segments = list(_segments(data))
    gaps = list(_gaps(segments))
    made = bytearray(data)
    for segment in segments:
        moved = segment.offset - sum(length for at, length in gaps if at < segment.offset)
        struct.pack_into("<Q", made, segment.entry + 8, moved)
    # The sections go with the gaps: only tools that link or debug ask for them.
    struct.pack_into("<Q", made, _SECTIONS_AT, 0)
    struct.pack_into("<HHH", made, _COUNTS_AT + 4, 0, 0, 0)
    end = max(segment.offset + segment.size for segment in segments)
    del made[end:]
    for at, length in reversed(gaps):
        del made[at : at + length]
    return bytes(made)


def _segments(data: bytes) -> Iterator[Segment]:
    (table,) = struct.unpack_from("<Q", data, _TABLE_AT)
    size, count = struct.unpack_from("<HH", data, _COUNTS_AT)
    for number in range(count):
        entry = table + number * size
        _kind, _flags, offset, _virtual, _physical, length, _memory, _align = _SEGMENT.unpack_from(
            data, entry
        )
        yield Segment(offset, length, entry)


def _gaps(segments: list[Segment]) -> Iterator[tuple[int, int]]:
    """Where whole pages belong to no segment, and how much can be cut out there."""
    held = _HEADER
    for segment in sorted(segments, key=lambda each: each.offset):
        length = (segment.offset - held) // PAGE * PAGE
        if length > 0:
            yield held, length
        held = max(held, segment.offset + segment.size)
