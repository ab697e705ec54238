"""The system libraries that Qt needs for a window, and their Debian packages."""

from __future__ import annotations

import ctypes
import sys

# Library and package. An installed or frozen program contains some of them itself.
NEEDED = {
    "libGL.so.1": "libgl1",
    "libEGL.so.1": "libegl1",
    "libxkbcommon.so.0": "libxkbcommon0",
    "libfontconfig.so.1": "libfontconfig1",
    "libglib-2.0.so.0": "libglib2.0-0",
    "libdbus-1.so.3": "libdbus-1-3",
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxcb-shape.so.0": "libxcb-shape0",
}


def missing() -> dict[str, str]:
    """The libraries that do not load, with their packages; only Linux may lack them."""
    if sys.platform != "linux":
        return {}
    return {library: package for library, package in NEEDED.items() if not _loads(library)}


def _loads(library: str) -> bool:
    try:
        ctypes.CDLL(library)
    except OSError:
        return False
    return True
