"""The system libraries that Qt needs for a window.

`run.py` reads this too, so it needs nothing else, and its syntax stays that of Python 3.8.
"""

from __future__ import annotations

import ctypes
import sys

# Debian's packages and the library by which each is known to be there. An installed or frozen
# program contains some of them itself.
DRAWING_LIBRARIES = {
    "libgl1": "libGL.so.1",
    "libegl1": "libEGL.so.1",
    "libxkbcommon0": "libxkbcommon.so.0",
    "libfontconfig1": "libfontconfig.so.1",
    "libglib2.0-0": "libglib-2.0.so.0",
    "libdbus-1-3": "libdbus-1.so.3",
}
WINDOW_LIBRARIES = {
    **DRAWING_LIBRARIES,
    "libxcb-cursor0": "libxcb-cursor.so.0",
    "libxkbcommon-x11-0": "libxkbcommon-x11.so.0",
    "libxcb-icccm4": "libxcb-icccm.so.4",
    "libxcb-keysyms1": "libxcb-keysyms.so.1",
    "libxcb-shape0": "libxcb-shape.so.0",
}


def missing() -> dict[str, str]:
    """The libraries that do not load, with their packages; only Linux may lack them."""
    if sys.platform != "linux":
        return {}
    return {library: name for name, library in WINDOW_LIBRARIES.items() if not loads(library)}


def loads(library: str) -> bool:
    """Whether a library is there."""
    try:
        ctypes.CDLL(library)
    except OSError:
        return False
    return True
