"""Before Qt is loaded: libraries for systems without a desktop, and a list of fonts.

Qt asks for GL even where it draws without. The libraries of the system go first: they know its
driver. A library that is loaded once is found by everybody who asks for it later.
"""

import ctypes
import os
import sys
from pathlib import Path

_BUNDLE = Path(sys._MEIPASS)  # type: ignore[attr-defined]
_FALLBACK = _BUNDLE / "fallback"
_FONTS = _BUNDLE / "fonts.conf"

# Each after those it needs.
_NAMES = (
    "libxcb.so.1",
    "libGLdispatch.so.0",
    "libGLX.so.0",
    "libGL.so.1",
    "libEGL.so.1",
    "libwayland-client.so.0",
    "libwayland-cursor.so.0",
)


def _load(name: str) -> None:
    try:
        ctypes.CDLL(name, mode=ctypes.RTLD_GLOBAL)
    except OSError:
        if (_FALLBACK / name).exists():
            ctypes.CDLL(str(_FALLBACK / name), mode=ctypes.RTLD_GLOBAL)


if sys.platform == "linux":
    for _name in _NAMES:
        _load(_name)
    if not Path("/etc/fonts/fonts.conf").exists() and _FONTS.exists():
        os.environ.setdefault("FONTCONFIG_FILE", str(_FONTS))
