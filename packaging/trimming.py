"""What a frozen program can do without.

PyInstaller takes along whatever a module might want. Kept here: the Qt modules the program imports,
the plugins it uses, and the libraries that these need, found by asking every file for its needs.
"""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path, PurePosixPath

sys.path.insert(0, str(Path(__file__).resolve().parent))

import elf

Entry = tuple[str, str, str]
"""PyInstaller's: the name within the bundle, the file it comes from, and its kind."""

QT_MODULES = {"QtCore", "QtGui", "QtWidgets", "QtSvg", "QtUiTools"}

# Folder of plugins, and the names to keep, without prefix and suffix of the system.
PLUGINS: dict[str, set[str]] = {
    "platforms": {"xcb", "wayland", "offscreen", "windows", "cocoa"},
    "imageformats": {"svg", "jpeg"},
    "iconengines": {"svgicon"},
    # Accents and other scripts in names of players.
    "platforminputcontexts": {
        "composeplatforminputcontextplugin",
        "ibusplatforminputcontextplugin",
    },
    # The file dialogs of the desktop; GTK's plugin would take all of GTK along.
    "platformthemes": {"xdgdesktopportal"},
    "wayland-shell-integration": {"xdg-shell"},
    "wayland-decoration-client": {"bradient"},
    "styles": {"modernwindowsstyle", "macstyle"},
}

# Modules that something could import, and nothing in the game does.
UNWANTED_MODULES = [
    "tkinter", "unittest", "pydoc", "pydoc_data", "doctest", "pdb", "lib2to3", "distutils",
    "setuptools", "pkg_resources", "pip", "ensurepip", "idlelib", "turtle", "curses", "readline",
    "xmlrpc", "ftplib", "smtplib", "ssl", "_ssl", "_hashlib", "asyncio", "test",
    "numpy.f2py", "numpy.distutils", "numpy.testing", "numpy.tests", "numpy.fft", "numpy.ma",
    "numpy.polynomial", "numpy.matlib", "numpy.lib.recfunctions", "_pydecimal",
    "catanatron", "pyspiel", "hypothesis", "pytest", "mypy", "pycparser", "yaml", "PIL",
]  # fmt: skip

UNWANTED_FILES = (
    # A part of the C library, which always comes from the system.
    "libmvec.so",
    # NumPy's modules for its own tests.
    "_multiarray_tests", "_umath_tests", "_operand_flag_tests",
    # GL in software, for Windows without a driver; nothing here is drawn by GL.
    "opengl32sw.dll", "d3dcompiler_47.dll",
)  # fmt: skip

# These belong to the desktop and its driver, and go before ours. Where a system has none, the
# program brings its own, which hand on to whatever driver there is.
FALLBACK = "fallback"
DESKTOP_LIBRARIES = (
    "libGLdispatch.so.0", "libGLX.so.0", "libGL.so.1", "libEGL.so.1", "libxcb.so.1",
    "libwayland-client.so.0", "libwayland-cursor.so.0",
)  # fmt: skip


def trimmed(entries: Iterable[Entry], fonts: Sequence[str] = ()) -> list[Entry]:
    """The entries that are needed."""
    wanted = [entry for entry in entries if _is_wanted(_inside(entry), fonts)]
    needed = _needed(wanted)
    return [entry for entry in wanted if not _is_library(_inside(entry)) or _name(entry) in needed]


def _inside(entry: Entry) -> PurePosixPath:
    return PurePosixPath(entry[0].replace("\\", "/"))


def _name(entry: Entry) -> str:
    return _inside(entry).name


def _is_wanted(path: PurePosixPath, fonts: Sequence[str]) -> bool:
    parts = path.parts
    if "plugins" in parts:
        return _is_wanted_plugin(path)
    if parts[0] == "PySide6" and (match := re.match(r"(Qt\w+)\.(abi3|pyd)", path.name)):
        return match[1] in QT_MODULES
    if parts[0].startswith("font_") and path.suffix in (".ttf", ".otf"):
        return path.stem in fonts and path.suffix == ".ttf"
    is_qt_text = parts[0] == "PySide6" and "translations" in parts
    return not is_qt_text and not path.name.startswith(UNWANTED_FILES)


def _is_wanted_plugin(path: PurePosixPath) -> bool:
    name = re.sub(r"^(lib)?q?", "", path.name).split(".")[0]
    plain = re.sub(r"^lib", "", path.name).split(".")[0]
    wanted = PLUGINS.get(path.parent.name, set())
    return name in wanted or plain in wanted


def _is_library(path: PurePosixPath) -> bool:
    """Whether a file is there only because another needs it."""
    if sys.platform != "linux" or not re.match(r"lib(?!python).*\.so", path.name):
        return False
    is_qt = "Qt" in path.parts and "lib" in path.parts
    return is_qt or len(path.parts) == 1 or path.parts[0].endswith(".libs")


def _needed(entries: Sequence[Entry]) -> set[str]:
    """The names of all libraries needed, directly or by other libraries; only on Linux."""
    if sys.platform != "linux":
        return set()
    there = [entry for entry in entries if entry[2] != "SYMLINK"]
    files = {_name(entry): entry[1] for entry in there if _is_library(_inside(entry))}
    todo = [entry[1] for entry in there if not _is_library(_inside(entry)) and ".so" in entry[0]]
    found: set[str] = set()
    while todo:
        for name in needs_of(Path(todo.pop())):
            if name in files and name not in found:
                found.add(name)
                todo.append(files[name])
    return found


def needs_of(file: Path) -> list[str]:
    """The names of the libraries a file asks for."""
    words = subprocess.run(
        ["objdump", "-p", str(file)], capture_output=True, text=True, check=False
    )
    return re.findall(r"NEEDED\s+(\S+)", words.stdout)


def stripped(entries: Iterable[Entry], folder: Path) -> list[Entry]:
    """The entries with copies of their files that carry no symbols."""
    return [_stripped(entry, folder) for entry in entries]


def _stripped(entry: Entry, folder: Path) -> Entry:
    name, source, kind = entry
    if sys.platform != "linux" or kind == "SYMLINK":
        return entry
    copy = folder / name
    copy.parent.mkdir(parents=True, exist_ok=True)
    shutil.copy(source, copy)
    copy.chmod(0o755)
    if ".libs" in name and elf.is_elf(data := copy.read_bytes()):
        copy.write_bytes(elf.without_gaps(data))
        return name, str(copy), kind
    done = subprocess.run(["strip", "--strip-unneeded", str(copy)], check=False)
    return (name, str(copy), kind) if done.returncode == 0 else entry


def desktop_libraries() -> list[tuple[str, str]]:
    """The desktop's libraries as this machine has them, to bring along as a last resort."""
    if sys.platform != "linux":
        return []
    listing = subprocess.run(["ldconfig", "-p"], capture_output=True, text=True, check=False)
    line = r"^\s+(\S+) \(libc6,(?:x86-64|AArch64).*\) => (\S+)$"
    found = dict(re.findall(line, listing.stdout, re.MULTILINE))
    return [(found[name], FALLBACK) for name in DESKTOP_LIBRARIES if name in found]
