"""How large the packages are, and how soon the frozen game is on the screen, against a bare scene.

    python packaging/benchmarks/frozen.py [runs]

Freezes a bare PySide6 scene, trimmed and stripped like the game, beside the frozen game that
`run.py package` left in `build/` and `dist/`. Times are taken in turns, from the start of the
process until the first pixel of its window is seen in the memory of a screen of its own (Xvfb).
"""

from __future__ import annotations

import mmap
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "packaging"))

import deb
import package

FROZEN = ROOT / "build" / "frozen"
NAMES = ("bohemian-villages", "same-modules", "bare-scene")
SIDE = (1280, 800)


def main(runs: int = 9) -> None:
    """Sizes, then times."""
    if not (FROZEN / "bare-scene").is_dir():
        package.freeze(Path(__file__).with_name("bare.spec"), "bare-scene")
    report_sizes()
    report_times(runs)


def report_sizes() -> None:
    """The game's packages and those of the bare scene."""
    with tempfile.TemporaryDirectory() as folder:
        bare = sizes_of_bare(Path(folder))
    ours = {
        "onedir": folder_size(FROZEN / "bohemian-villages"),
        ".tar.xz": sum(file.stat().st_size for file in package.DIST.glob("*.tar.xz")),
        ".deb": sum(file.stat().st_size for file in package.DIST.glob("*.deb")),
    }
    for name, size in ours.items():
        print(
            f"{name:8} ours {size / 1e6:6.1f} MB, bare scene {bare[name] / 1e6:6.1f} MB, "
            f"ratio {size / bare[name]:.2f} (wanted: at most 1.5)"
        )
    for file in package.DIST.glob("bohemian-villages-*"):
        if file.suffix != ".xz":
            print(f"onefile  ours {file.stat().st_size / 1e6:6.1f} MB")


def sizes_of_bare(folder: Path) -> dict[str, int]:
    """The bare scene, packed the same ways."""
    bare = FROZEN / "bare-scene"
    root = folder / "root"
    shutil.copytree(bare, root / "usr" / "lib" / "bare-scene", symlinks=True)
    return {
        "onedir": folder_size(bare),
        ".tar.xz": package.pack_tar(bare, "bare-scene", folder).stat().st_size,
        ".deb": deb.pack(root, folder, "bare-scene", "1", "a bare scene").stat().st_size,
    }


def folder_size(folder: Path) -> int:
    """The bytes of all files, links aside."""
    return sum(f.stat().st_size for f in folder.rglob("*") if f.is_file() and not f.is_symlink())


@contextmanager
def screen() -> Iterator[tuple[str, mmap.mmap]]:
    """A screen of its own and its memory."""
    with tempfile.TemporaryDirectory() as folder:
        reader, writer = os.pipe()
        server = subprocess.Popen(
            ["Xvfb", "-displayfd", str(writer), "-screen", "0", "1280x800x24", "-fbdir", folder],
            pass_fds=[writer], stderr=subprocess.DEVNULL,
        )  # fmt: skip
        os.close(writer)
        number = os.read(reader, 16).decode().strip()
        with (Path(folder) / "Xvfb_screen0").open("rb") as file:
            memory = mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ)
            yield f":{number}", memory
            memory.close()
        server.terminate()
        server.wait()


def first_pixel(name: str, home: Path) -> float:
    """Milliseconds from the start of a program until its window is painted."""
    with screen() as (display, memory):
        # The middle of the window, far from anything a server draws by itself.
        start = len(memory) - 4 * SIDE[0] * (SIDE[1] // 2)
        middle = slice(start, start + 4 * SIDE[0])
        black = memory[middle]
        environ = {
            "HOME": str(home),
            "DISPLAY": display,
            "LANG": "C.UTF-8",
            "PATH": "/usr/bin:/bin",
        }
        begun = time.monotonic()
        process = subprocess.Popen([FROZEN / name / name], env=environ, stderr=subprocess.DEVNULL)
        while memory[middle] == black:
            if time.monotonic() - begun > 60:
                sys.exit(f"{name} paints nothing")
            time.sleep(0.001)
        elapsed = (time.monotonic() - begun) * 1000
        process.terminate()
        process.wait()
    return elapsed


def report_times(runs: int) -> None:
    """Medians of all programs, the first round apart: files are read from the disk then."""
    times: dict[str, list[float]] = {name: [] for name in NAMES}
    with tempfile.TemporaryDirectory() as home:
        for name in NAMES:
            first_pixel(name, Path(home))
        for _ in range(runs):
            for name, found in times.items():
                found.append(first_pixel(name, Path(home)))
    for name, found in times.items():
        print(f"{name:18} first pixel after {statistics.median(found):5.0f} ms "
              f"(of {', '.join(f'{each:.0f}' for each in found)})")  # fmt: skip
    ours, same, bare = (statistics.median(times[name]) for name in NAMES)
    print(
        f"ours / same modules = {ours / same:.2f} (wanted: at most 1.5); ours / bare = {ours / bare:.2f}"
    )


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
