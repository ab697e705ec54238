"""Try a frozen or installed program: does it hold everything, and does it play?

    python packaging/smoke.py PROGRAM

Runs offscreen, in an empty home. Every check says a line; the first that fails ends with status 1.
"""

from __future__ import annotations

import ast
import importlib.util
import os
import re
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from PySide6.QtGui import QImage

from bohemian_villages import __version__
from bohemian_villages.engine.game import Game
from bohemian_villages.engine.setup import COLORS, Player, Setup
from bohemian_villages.models.game.format import FORMAT
from bohemian_villages.village_sets import standard_set

PATIENCE = 120.0


class SmokeError(Exception):
    """What is wrong."""


def expect(what: bool, complaint: str) -> None:
    """Complain unless it is so."""
    if not what:
        raise SmokeError(complaint)


class Program:
    """The program under trial, in a home of its own."""

    def __init__(self, path: str, home: Path) -> None:
        self.path, self.home = path, home
        self.mark = f"smoke-{os.getpid()}"

    @property
    def environ(self) -> dict[str, str]:
        """Almost nothing: a package must bring along what it needs."""
        named = {"HOME": str(self.home), "SMOKE": self.mark, "PATH": "/usr/bin:/bin"}
        kept = {name: os.environ[name] for name in ("SYSTEMROOT", "TEMP") if name in os.environ}
        return {**kept, **named, "DISPLAY": ":0", "QT_QPA_PLATFORM": "offscreen", "LANG": "C.UTF-8"}

    def run(self, *arguments: str | Path) -> str:
        """What a call prints; it must succeed and complain about nothing."""
        done = subprocess.run(
            [self.path, *map(str, arguments)], env=self.environ, cwd=self.home, text=True,
            capture_output=True, timeout=PATIENCE, check=False,
        )  # fmt: skip
        said = f"{' '.join(map(str, arguments))}: status {done.returncode}\n"
        expect(done.returncode == 0, said + done.stdout + done.stderr)
        expect("Traceback" not in done.stderr, said + done.stderr)
        return done.stdout

    def open(self, *arguments: str | Path) -> subprocess.Popen[bytes]:
        """The program with its window."""
        command = [self.path, *map(str, arguments)]
        return subprocess.Popen(command, env=self.environ, cwd=self.home)

    def left_over(self) -> list[str]:
        """The processes of the program that are still running."""
        found = []
        for folder in Path("/proc").glob("[0-9]*"):
            try:
                if f"SMOKE={self.mark}".encode() in (folder / "environ").read_bytes():
                    found.append((folder / "cmdline").read_bytes().replace(b"\0", b" ").decode())
            except OSError:
                continue
        return found


def wait_for(condition: Callable[[], bool], complaint: str) -> None:
    """Wait for a condition."""
    deadline = time.monotonic() + PATIENCE
    while not condition():
        expect(time.monotonic() < deadline, complaint)
        time.sleep(0.05)


def end(process: subprocess.Popen[bytes]) -> None:
    """End the program as a desktop does when somebody logs out."""
    process.send_signal(signal.SIGTERM)
    expect(process.wait(PATIENCE) == 0, f"the window ended with status {process.returncode}")


def imports() -> list[str]:
    """Every outside module that the program imports and that exists here."""
    found = set()
    for file in (ROOT / "bohemian_villages").rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            found |= set(_imported(node))
    return sorted(name for name in found if _is_here(name))


def _imported(node: ast.AST) -> Iterator[str]:
    if isinstance(node, ast.Import):
        yield from (alias.name for alias in node.names)
    elif isinstance(node, ast.ImportFrom) and not node.level and node.module:
        yield node.module


def _is_here(name: str) -> bool:
    """Whether it is a module of this system: Windows has others."""
    try:
        return name != "__future__" and importlib.util.find_spec(name) is not None
    except ImportError:
        return False


def modules() -> int:
    """How many modules the program has."""
    files = (ROOT / "bohemian_villages").rglob("*.py")
    return sum(file.name != "__main__.py" for file in files) - 1


# The checks.


def check_version(program: Program) -> str:
    """It says its version."""
    said = program.run("--version").strip()
    expect(said == f"bohemian-villages {__version__}", said)
    return said


def check_contents(program: Program) -> str:
    """All modules, plugins, pictures, fonts, sounds and languages are there and work."""
    names = imports()
    said = program.run("--self-check", "--imports", *names)
    expect("WRONG" not in said, said)
    lines = {line[6:24].strip(): line[25:] for line in said.splitlines()[1:-1]}
    sounds = len(list((ROOT / "resources" / "sounds").glob("*.wav")))
    languages = [file.stem[-2:] for file in (ROOT / "resources/translations").glob("*.ts")]
    expected = {
        "modules": f"{modules() + len(names)} modules",
        "platform plugins": "xcb, wayland" if sys.platform == "linux" else "",
        "pictures": "svg, png, jpeg",
        "forms, dialogs": "new_game.ui, QFileDialog",
        "sound": f"{sounds} sounds",
        "fonts": "Lato for text",
        "computer players": "hard chose",
    }
    for topic, words in expected.items():
        expect(words in lines[topic], f"{topic}: {lines[topic]}, wanted {words}")
    expect("no module" not in lines["sound"].lower(), lines["sound"])
    expect(set(languages) == set(lines["languages"].split(", ")), lines["languages"])
    files = sum(file.is_file() for file in (ROOT / "resources").rglob("*"))
    expect(lines["resources"].startswith(f"{files} files"), lines["resources"])
    return f"{lines['modules']}, {lines['platform plugins']}; {lines['pictures']}; {lines['fonts']}"


def check_picture(program: Program) -> str:
    """It draws a table of each game, not a blank picture."""
    return ", ".join(_check_scene(program, scene) for scene in ("midgame", "rolling"))


def _check_scene(program: Program, scene: str) -> str:
    file = program.home / f"{scene}.png"
    program.run("screenshot", scene, file)
    image = QImage(str(file))
    points = [(x, y) for x in range(0, image.width(), 8) for y in range(0, image.height(), 8)]
    colors = len({image.pixel(x, y) for x, y in points})
    expect((image.width(), image.height()) == (1280, 800), f"{image.width()}x{image.height()}")
    expect(colors > 500, f"the picture has {colors} colours")
    return f"{scene} {colors} colours"


def check_jobs(program: Program) -> str:
    """Its processes play games among each other."""
    said = program.run("simulate", "--players", "hard,medium", "--games", "2", "--jobs", "2")
    expect(len(re.findall(r"^Game \d", said, re.MULTILINE)) == 2, said)
    return said.splitlines()[0]


def check_turn(program: Program) -> str:
    """The window opens, a computer player takes its turn, and all ends well."""
    file = program.home / "game.bvg"
    seats = (Player("Hard", COLORS[0], "hard"), Player("You", COLORS[1]))
    game = Game(Setup(seats, standard_set().random_board(2, "smoke"), seed="smoke", first_player=0))
    FORMAT.write(file, game)
    settings = program.home / ".config/bohemian-villages/settings.json"
    settings.parent.mkdir(parents=True, exist_ok=True)
    settings.write_text('{"animations": false}')
    process = program.open(file)
    kept = program.home / ".local/share/bohemian-villages/games"
    try:
        wait_for(lambda: _is_second_turn(kept), "the computer player took no turn")
        end(process)
    finally:
        process.kill()
    # Python's own tracker of resources goes when it notices that the program is gone.
    wait_for(lambda: not program.left_over(), "a process is left over")
    (file,) = kept.glob("*.bvg")
    return f"{len(FORMAT.read(file).steps)} steps"


def _is_second_turn(folder: Path) -> bool:
    files = list(folder.glob("*.bvg"))
    return bool(files) and FORMAT.read(files[0]).state.player == 1


def check_crash(program: Program) -> str:
    """An error is reported, and the window stays open."""
    process = program.open("--try-crash")
    logs = program.home / ".local/state/bohemian-villages/log"
    try:
        wait_for(lambda: bool(list(logs.glob("crash-*.txt"))), "no report came")
        expect(process.poll() is None, "the crash ended the program")
        end(process)
    finally:
        process.kill()
    (report,) = logs.glob("crash-*.txt")
    expect("a crash on trial" in report.read_text(), "the report does not say what happened")
    return report.name


CHECKS = (check_version, check_contents, check_picture, check_jobs, check_turn, check_crash)


def main(path: str) -> int:
    """Try everything."""
    with tempfile.TemporaryDirectory() as home:
        program = Program(str(Path(path).resolve()), Path(home))
        for check in CHECKS:
            begun = time.monotonic()
            try:
                said = check(program)
            except SmokeError as error:
                print(f"FAILED {check.__name__}: {error}", file=sys.stderr)
                return 1
            print(
                f"ok {check.__name__[6:]:10}{time.monotonic() - begun:5.1f} s  {said}", flush=True
            )
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
