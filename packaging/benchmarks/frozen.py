"""How large the packages are, and how soon the frozen game is on the screen, against a bare scene.

    python packaging/benchmarks/frozen.py [runs] [--smooth]

Freezes a bare PySide6 scene, trimmed and stripped like the game, beside the frozen game that
`run.py package` left in `build/` and `dist/`. Times are taken in turns, from the start of the
process until the first pixel of its window is seen in the memory of a screen of its own (Xvfb).
Then two experts play in the frozen game while it works out everybody's chances, and its journal
tells how long its window had to wait, beside processes that only sleep and note for how long the
processors were taken away from this machine. Last, its frame intervals are taken as `smooth.py`
takes them in the game as it lies here. With `--smooth` only these two are measured, and nothing is
frozen.
"""

from __future__ import annotations

import argparse
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
sys.path[:0] = [str(ROOT / "packaging"), str(ROOT)]

import deb
import machine
import package

FROZEN = ROOT / "build" / "frozen"
NAMES = ("bohemian-villages", "same-modules", "bare-scene")
SIDE = (1280, 800)


def main() -> None:
    """Sizes, times, then how smooth it is."""
    parser = argparse.ArgumentParser()
    parser.add_argument("runs", nargs="?", type=int, default=9)
    parser.add_argument("--smooth", action="store_true", help="only how smooth the window is")
    chosen = parser.parse_args()
    if not chosen.smooth:
        compare(chosen.runs)
    report_waits()
    report_frames()


def compare(runs: int) -> None:
    """The game against the bare scene."""
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
        begun = time.monotonic()
        process = subprocess.Popen(
            [FROZEN / name / name], env=environment(home, display), stderr=subprocess.DEVNULL
        )
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


def report_waits() -> None:
    """How long the window had to wait while two experts thought."""
    from bohemian_villages.engine.game import Game
    from bohemian_villages.engine.setup import COLORS, Player
    from bohemian_villages.models.game.format import FORMAT
    from bohemian_villages.village_sets import standard_set

    with tempfile.TemporaryDirectory() as folder, screen() as (display, _memory):
        home = Path(folder)
        experts = [Player(color, color, "expert") for color in COLORS[:2]]
        FORMAT.write(home / "experts.bvg", Game(standard_set().deal(experts, "frozen")))
        settings = home / ".config/bohemian-villages/settings.json"
        settings.parent.mkdir(parents=True)
        settings.write_text('{"animation_speed": 4, "sound": false, "chances": true}')
        command = [FROZEN / NAMES[0] / NAMES[0], "--watch-waits", home / "experts.bvg"]
        process = subprocess.Popen(command, env=environment(home, display))
        with machine.sleepers() as noted:
            time.sleep(60)
        process.terminate()
        process.wait(30)
        journals = home.rglob("*.log")
        lines = [line for file in journals for line in file.read_text("utf-8").splitlines()]
    told = [line for line in lines if "heartbeats" in line]
    left = [noted.without_taken(line) for line in told]
    wanted = "(wanted: no wait over 50)"
    print(*(told or ["no waits were noted"]), *left, wanted, sep="\n", flush=True)


def report_frames() -> None:
    """How much longer frames take while two experts think.

    The program is the one that is shipped. In a copy of its folder it finds, among its own modules,
    those that measure: the self-check imports whatever module it is told to.
    """
    with tempfile.TemporaryDirectory() as folder, screen() as (display, _memory):
        program = Path(folder) / NAMES[0]
        shutil.copytree(FROZEN / NAMES[0], program, symlinks=True)
        for name in ("frames.py", "tables.py", "thinkers.py"):
            shutil.copy(Path(__file__).with_name(name), program / "_internal")
        call = (
            "import frames\nimport tables\n\nfor measured in tables.TABLES.values():\n"
            "    frames.measure_frames(measured, 4, experts=True)\nraise SystemExit\n"
        )
        (program / "_internal" / "measure.py").write_text(call, "utf-8")
        done = subprocess.run(
            [program / NAMES[0], "--self-check", "--imports", "measure"],
            env=environment(Path(folder), display), capture_output=True, text=True, check=False,
        )  # fmt: skip
    lines = done.stdout.splitlines()
    told = [place for place, line in enumerate(lines) if line.startswith("p99")]
    print(*(lines[told[0] :] if told else ["no frames were measured", done.stderr]), sep="\n")


def environment(home: Path, display: str) -> dict[str, str]:
    """What a program finds around it: a home of its own, and nothing of a developer's."""
    return {"HOME": str(home), "DISPLAY": display, "LANG": "C.UTF-8", "PATH": "/usr/bin:/bin"}


if __name__ == "__main__":
    main()
