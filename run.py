#!/usr/bin/env python3
"""Set up what Bohemian Villages needs, then run it: `python3 run.py [COMMAND ...]`.

Only the standard library and a module of ours that needs no more, on any system. The packages go
into an environment of their own, `.venv` in the checkout. The syntax stays that of Python 3.8, so
that an older Python can say it is too old.
"""

from __future__ import annotations

import contextlib
import hashlib
import importlib
import importlib.util
import json
import os
import shutil
import signal
import subprocess
import sys
import time
from dataclasses import dataclass
from pathlib import Path
from typing import IO, Dict, Mapping, NoReturn, Sequence

from bohemian_villages.libraries import DRAWING_LIBRARIES, WINDOW_LIBRARIES, loads

NAME = "Bohemian Villages"
OLDEST_PYTHON = (3, 11)
ROOT = Path(__file__).resolve().parent

TO_PLAY = ("requirements.txt",)
TO_TEST = ("requirements.txt", "requirements-dev.txt")
TO_PACKAGE = ("requirements.txt", "requirements-package.txt")
ALL = "--all"
"""Long tests as well."""
OWN_COMMANDS = {"test": TO_TEST, "package": TO_PACKAGE}

HELP = """\
python3 run.py [COMMAND ...]          set up what is missing, then run the game or a command of it
python3 run.py test                   check the code: style, types, layers, tests
python3 run.py test --all             the same with the long tests: whole games, other processors
python3 run.py test PYTEST-OPTIONS    the same with the tests one asks for
python3 run.py package [KIND ...]     build packages: wheel, onefile, folder, deb

The first run downloads Python packages into .venv; later runs start at once.
The game and its commands:
"""

# A frozen program takes the libraries of a window along, those of Wayland as well; it takes them
# apart with a tool.
PACKAGING_TOOLS = {
    "binutils": "objdump",
    "libwayland-client0": "libwayland-client.so.0",
    "libwayland-cursor0": "libwayland-cursor.so.0",
}
LIBRARIES_OF_COMMANDS = {
    "screenshot": DRAWING_LIBRARIES,
    # What is said where a window cannot be opened is tried as well.
    "test": WINDOW_LIBRARIES,
    "package": {**WINDOW_LIBRARIES, **PACKAGING_TOOLS},
}
WITHOUT_QT = {"text", "simulate", "replay", "arena", "bench", "train", "-h", "--help", "--version"}

Stamp = Dict[str, str]


class SetupError(Exception):
    """What went wrong while setting up, as a sentence for the player."""


# ---------------------------------------------------------------- telling the player


def say(text: str) -> None:
    """A line on standard error: standard output belongs to the program."""
    print(text, file=sys.stderr, flush=True)


def is_lively() -> bool:
    """Whether a line may be redrawn and coloured."""
    return sys.stderr.isatty() and not is_ci() and os.environ.get("TERM") != "dumb"


def is_ci() -> bool:
    return bool(os.environ.get("CI"))


def redraw(text: str) -> None:
    """Write over the terminal's current line, by spaces because old consoles know nothing else."""
    width = shutil.get_terminal_size().columns - 1
    print("\r" + text[:width].ljust(width), end="", file=sys.stderr, flush=True)


def run_step(title: str, command: Sequence[str], log: Path, lock: IO[str]) -> bool:
    """Whether the command succeeds: one line of progress here, its own words in the log."""
    print(title + " ...", end="", file=sys.stderr, flush=True)
    started = time.monotonic()
    with log.open("ab") as words:
        status = wait_for(start_step(command, words, lock), title, log, started)
    if is_lively():
        redraw(title + " ...")
        print("\r" + title + " ...", end="", file=sys.stderr)
    say(f" {time.monotonic() - started:.1f} s" if status == 0 else " failed")
    return status == 0


def start_step(command: Sequence[str], words: IO[bytes], lock: IO[str]) -> subprocess.Popen[bytes]:
    """Start the command. It holds the lock too: were we killed, it would go on writing a while."""
    fds = () if sys.platform == "win32" else (lock.fileno(),)
    return subprocess.Popen(
        command, stdin=subprocess.DEVNULL, stdout=words, stderr=subprocess.STDOUT, pass_fds=fds
    )


def wait_for(process: subprocess.Popen[bytes], title: str, log: Path, started: float) -> int:
    """The exit status of the process, which ends with us if we are stopped."""
    try:
        while True:
            with contextlib.suppress(subprocess.TimeoutExpired):
                return process.wait(timeout=0.5)
            if is_lively():
                seconds = time.monotonic() - started
                redraw(f"{title} ... {seconds:.0f} s  {''.join(tail(log, 1)).strip()}")
    except BaseException:
        process.terminate()
        process.wait()
        say("")
        raise


def tail(log: Path, lines: int) -> list[str]:
    """The last lines of the log."""
    return log.read_text(encoding="utf-8", errors="replace").splitlines()[-lines:]


# ---------------------------------------------------------------- this Python


def python_complaint(version: tuple[int, ...], executable: str) -> str:
    """Why this Python will not do, or nothing."""
    if version >= OLDEST_PYTHON:
        return ""
    oldest, found = (".".join(map(str, numbers)) for numbers in (OLDEST_PYTHON, version[:3]))
    return (
        f"{NAME} needs Python {oldest} or newer, and {executable} is Python {found}. "
        f"Install a newer one and use it by name: python{oldest} run.py"
    )


def base_python() -> str:
    """The Python that makes environments, even where we were started by the environment's own."""
    return str(getattr(sys, "_base_executable", sys.executable))


def require_ensurepip(log: Path, lock: IO[str]) -> None:
    """Debian ships Python without the module that puts pip into an environment: fetch it."""
    package = f"python3.{sys.version_info[1]}-venv"
    if not has_ensurepip() and install_with_apt([package], log, lock):
        importlib.invalidate_caches()
    if not has_ensurepip():
        raise SetupError(
            "This Python cannot make virtual environments: its module ensurepip is missing. "
            f"On Debian and Ubuntu type: {apt_line([package])}"
        )


def has_ensurepip() -> bool:
    return importlib.util.find_spec("ensurepip") is not None


# ---------------------------------------------------------------- libraries of the system


def libraries_for(arguments: Sequence[str], environ: Mapping[str, str]) -> dict[str, str]:
    """The libraries that a call needs. Without a screen the game plays in the terminal, so none."""
    command = arguments[0] if arguments else ""
    if command in LIBRARIES_OF_COMMANDS:
        return LIBRARIES_OF_COMMANDS[command]
    if WITHOUT_QT.intersection(arguments):
        return {}
    if environ.get("QT_QPA_PLATFORM") == "offscreen":
        return DRAWING_LIBRARIES
    if environ.get("DISPLAY") or environ.get("WAYLAND_DISPLAY"):
        return WINDOW_LIBRARIES
    return {}


def missing_packages(libraries: Mapping[str, str]) -> list[str]:
    """The packages whose library does not load, or whose program is not there."""
    return [package for package, name in libraries.items() if not is_there(name)]


def is_there(name: str) -> bool:
    return loads(name) if ".so" in name else shutil.which(name) is not None


def provide_libraries(libraries: Mapping[str, str], log: Path, lock: IO[str]) -> None:
    """Install the missing libraries or say how; the program may do without, so go on."""
    packages = missing_packages(libraries)
    if packages and install_with_apt(packages, log, lock):
        packages = missing_packages(libraries)
    if packages:
        say(libraries_complaint([libraries[package] for package in packages], packages))


def libraries_complaint(files: Sequence[str], packages: Sequence[str]) -> str:
    """What to do about libraries that are missing."""
    complaint = f"The system lacks libraries that Qt needs: {', '.join(files)}. "
    if has_apt():
        return complaint + f"To install them, type: {apt_line(packages)}"
    return complaint + "Install them with the package manager of your system."


def install_with_apt(packages: Sequence[str], log: Path, lock: IO[str]) -> bool:
    """Whether apt-get installed the packages. Nobody is asked for a password."""
    if not has_apt() or not (is_root() or has_free_sudo()):
        return False
    apt = ["env", "DEBIAN_FRONTEND=noninteractive", "apt-get", "-q", "-o", "DPkg::Lock::Timeout=60"]
    apt = apt if is_root() else ["sudo", "-n", *apt]
    # A machine may never have listed its packages. If that fails, an older list may still do.
    run_step("Listing the system's packages", [*apt, "update"], log, lock)
    install = [*apt, "install", "-y", "--no-install-recommends", *packages]
    return run_step("Installing " + " ".join(packages), install, log, lock)


def apt_line(packages: Sequence[str]) -> str:
    return ("" if is_root() else "sudo ") + "apt-get install " + " ".join(packages)


def has_apt() -> bool:
    return shutil.which("apt-get") is not None


def is_root() -> bool:
    return sys.platform != "win32" and os.geteuid() == 0


def has_free_sudo() -> bool:
    if not shutil.which("sudo"):
        return False
    quiet = subprocess.DEVNULL
    return subprocess.call(["sudo", "-n", "true"], stdin=quiet, stdout=quiet, stderr=quiet) == 0


# ---------------------------------------------------------------- the environment


@dataclass(frozen=True)
class Environment:
    """A virtual environment and the files by which it is looked after."""

    folder: Path

    @property
    def python(self) -> Path:
        windows = sys.platform == "win32"
        return self.folder / ("Scripts/python.exe" if windows else "bin/python")

    @property
    def stamp(self) -> Path:
        return self.folder / "setup.json"

    @property
    def lock(self) -> Path:
        return self.folder / "setup.lock"

    @property
    def log(self) -> Path:
        return self.folder / "setup.log"


def wanted_stamp(names: Sequence[str], root: Path = ROOT) -> Stamp:
    """What an environment with these requirements says of itself when it is complete."""
    hashes = {name: hashlib.sha256((root / name).read_bytes()).hexdigest() for name in names}
    python = f"{sys.version_info[0]}.{sys.version_info[1]} {sys.base_prefix}"
    return {"python": python, **hashes}


def found_stamp(environment: Environment) -> Stamp:
    """What the environment says of itself: nothing if it is half made or its Python is gone."""
    if not os.access(environment.python, os.X_OK):
        return {}
    try:
        stamp: Stamp = json.loads(environment.stamp.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return stamp


def is_ready(found: Stamp, wanted: Stamp) -> bool:
    return all(found.get(key) == value for key, value in wanted.items())


def is_extensible(found: Stamp, wanted: Stamp) -> bool:
    """Whether packages may be added: nothing wanted is there in another version."""
    return bool(found) and all(found.get(key, value) == value for key, value in wanted.items())


def candidates() -> list[Environment]:
    """Where the environment may be: in the checkout, or, that being read-only, in a cache."""
    mark = hashlib.sha256(str(ROOT).encode()).hexdigest()[:12]
    cache = cache_folder() / "bohemian-villages" / f"venv-{mark}"
    return [Environment(ROOT / ".venv"), Environment(cache)]


def cache_folder() -> Path:
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local")
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Caches"
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache")


def ready_environment(
    names: Sequence[str], libraries: Mapping[str, str], places: Sequence[Environment]
) -> Environment:
    """An environment that has what is wanted, made or mended where necessary."""
    wanted = wanted_stamp(names)
    complete = [place for place in places if is_ready(found_stamp(place), wanted)]
    if complete and not missing_packages(libraries):
        return complete[0]
    environment, lock = opened(places)
    with lock:
        wait_for_lock(lock)
        environment.log.write_bytes(b"")
        provide_libraries(libraries, environment.log, lock)
        if complete:
            return complete[0]
        set_up(environment, wanted, lock)
    return environment


def opened(places: Sequence[Environment]) -> tuple[Environment, IO[str]]:
    """The first place we may write to, with its lock file."""
    for place in places:
        with contextlib.suppress(OSError):
            place.folder.mkdir(parents=True, exist_ok=True)
            return place, place.lock.open("a", encoding="utf-8")
    folders = " nor ".join(str(place.folder) for place in places)
    raise SetupError(f"There is no place for the Python packages: cannot write to {folders}.")


def wait_for_lock(lock: IO[str]) -> None:
    """Take the lock; the system gives it back when the last process that holds it ends."""
    if not takes_lock(lock):
        say("Waiting for another run.py, which is setting up ...")
        while not takes_lock(lock):
            time.sleep(0.2)


def takes_lock(lock: IO[str]) -> bool:
    try:
        if sys.platform == "win32":
            import msvcrt

            msvcrt.locking(lock.fileno(), msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except (BlockingIOError, PermissionError):
        return False
    return True


def set_up(environment: Environment, wanted: Stamp, lock: IO[str]) -> None:
    """Make or extend the environment. Whatever stops us half way leaves it without a stamp."""
    found = found_stamp(environment)
    if is_ready(found, wanted):  # by the other run.py that we waited for
        return
    with contextlib.suppress(FileNotFoundError):
        environment.stamp.unlink()
    if not is_extensible(found, wanted):
        found = {}
        make_anew(environment, lock)
    install(environment, [name for name in wanted if name != "python"], lock)
    write_stamp(environment, {**found, **wanted})


def make_anew(environment: Environment, lock: IO[str]) -> None:
    require_ensurepip(environment.log, lock)
    clear(environment)
    command = [base_python(), "-I", "-m", "venv", str(environment.folder)]
    if not run_step("Making a place for the Python packages", command, environment.log, lock):
        raise SetupError("\n".join([*tail(environment.log, 10), "Making it failed, see above."]))


def clear(environment: Environment) -> None:
    """Remove all but the files that are in use right now."""
    for path in environment.folder.iterdir():
        if path.is_dir() and not path.is_symlink():
            shutil.rmtree(path)
        elif path not in (environment.lock, environment.log):
            path.unlink()


def install(environment: Environment, names: Sequence[str], lock: IO[str]) -> None:
    # -I: neither PYTHONPATH nor the current folder may pass for what is installed.
    pip = [str(environment.python), "-I", "-m", "pip", "--disable-pip-version-check", "install"]
    files = [word for name in names for word in ("-r", str(ROOT / name))]
    command = [*pip, "--progress-bar", "off", *files]
    if not run_step("Installing the Python packages", command, environment.log, lock):
        raise SetupError(pip_complaint(environment.log))


def pip_complaint(log: Path) -> str:
    """What pip's log comes down to."""
    said = log.read_text(encoding="utf-8", errors="replace")
    if "CERTIFICATE_VERIFY_FAILED" in said:
        return (
            "The Python packages could not be downloaded: the certificate of the package index "
            "cannot be verified. If a proxy stands in between, name its certificate, like "
            f"PIP_CERT=/path/to/proxy.crt python3 run.py. (What pip said is in {log})"
        )
    if "connection broken by" in said:
        return (
            "The Python packages could not be downloaded: the package index does not answer. "
            f"Check the network connection and try again. (What pip said is in {log})"
        )
    lines = ["", *tail(log, 20), "", f"Installing the Python packages failed; pip's log is {log}"]
    return "\n".join(lines)


def write_stamp(environment: Environment, stamp: Stamp) -> None:
    """Write the stamp in one go, so that there is never half of it."""
    draft = environment.stamp.with_suffix(".tmp")
    draft.write_text(json.dumps(stamp, indent=1) + "\n", encoding="utf-8")
    draft.replace(environment.stamp)


# ---------------------------------------------------------------- running


def child_environ() -> dict[str, str]:
    """The program comes from this checkout, whatever folder it is called from."""
    path = [str(ROOT), *filter(None, [os.environ.get("PYTHONPATH")])]
    return {**os.environ, "PYTHONPATH": os.pathsep.join(path)}


def check_environ() -> dict[str, str]:
    """Keeps compiled modules: tests start hundreds of processes that would compile them again."""
    environ = child_environ()
    environ.pop("PYTHONDONTWRITEBYTECODE", None)
    return environ


def play(environment: Environment, arguments: Sequence[str]) -> NoReturn:
    """Become the program: then status, streams and signals are its own."""
    # -P: a file random.py in the player's folder is none of our business.
    python = str(environment.python)
    command = [python, "-P", "-m", "bohemian_villages", *arguments]
    sys.stdout.flush()
    if sys.platform != "win32":
        os.execve(python, command, child_environ())
    # Windows cannot exec. The console sends Ctrl-C to both of us; it is the program's to answer.
    signal.signal(signal.SIGINT, lambda *_: None)
    sys.exit(subprocess.call(command, env=child_environ()))


def run_checks(environment: Environment, arguments: Sequence[str]) -> int:
    """Run all checks, also after one has failed, and say which did."""
    python = [str(environment.python)]
    started = time.monotonic()
    failed = [
        name
        for name, check in checks(environment.folder / "cache", arguments).items()
        if not passes(name, python + check)
    ]
    verdict = f"Failed: {', '.join(failed)}" if failed else "All checks passed"
    say(f"{verdict} ({time.monotonic() - started:.1f} s)")
    return 1 if failed else 0


def checks(cache: Path, arguments: Sequence[str]) -> dict[str, list[str]]:
    """What Python runs for each check; the checkout may be read-only, so caches go elsewhere."""
    lint_imports = "from importlinter.cli import lint_imports_command as main; main()"
    # Whole games come last and one after the other: whoever is done takes tests from the others.
    pytest = ["-m", "pytest", "-n", "auto", "--dist", "worksteal"]
    pytest += ["-o", f"cache_dir={cache / 'pytest'}"]
    if not arguments:
        pytest += ["-m", "not long"]
    asked_for = [each for each in arguments if each != ALL]
    return {
        "ruff check": ["-m", "ruff", "check", "--cache-dir", str(cache / "ruff")],
        "ruff format": ["-m", "ruff", "format", "--check", "--no-cache"],
        "mypy --strict": ["-m", "mypy", "--strict", "--cache-dir", str(cache / "mypy")],
        "lint-imports": ["-c", lint_imports, "--no-logo", "--cache-dir", str(cache / "imports")],
        "pytest": [*pytest, *map(from_here, asked_for)],
    }


def from_here(argument: str) -> str:
    """Tests run in the checkout: a path that the caller sees from elsewhere becomes absolute."""
    path, colons, test_name = argument.partition("::")
    return str(Path(path).resolve()) + colons + test_name if Path(path).exists() else argument


def passes(name: str, command: Sequence[str]) -> bool:
    """Whether the check passes. It may finish its words after Ctrl-C, which then stops us too."""
    say(f"== {name}")
    started = time.monotonic()
    interrupts: list[int] = []
    before = signal.signal(signal.SIGINT, lambda number, _: interrupts.append(number))
    status = run_check(command)
    signal.signal(signal.SIGINT, before)
    if interrupts:
        raise KeyboardInterrupt
    say(f"== {name}: {'passed' if status == 0 else 'FAILED'} ({time.monotonic() - started:.1f} s)")
    return status == 0


def run_check(command: Sequence[str]) -> int:
    """The exit status. On CI through a pipe, so that no tool takes the log for a terminal."""
    if not is_ci():
        return subprocess.call(command, cwd=ROOT, env=check_environ())
    colours = dict.fromkeys(["FORCE_COLOR", "CLICOLOR_FORCE", "PY_COLORS"], "")
    environ = {**check_environ(), **colours, "NO_COLOR": "1"}
    process = subprocess.Popen(command, cwd=ROOT, env=environ, stdout=subprocess.PIPE)
    try:
        for line in process.stdout or ():
            sys.stdout.buffer.write(line)
            sys.stdout.flush()
        return process.wait()
    except BaseException:
        process.kill()
        raise


def build_packages(environment: Environment, arguments: Sequence[str]) -> int:
    """Hand over to the tool that builds them."""
    command = [str(environment.python), str(ROOT / "packaging" / "package.py"), *arguments]
    return subprocess.call(command, env=child_environ())


def run(arguments: list[str]) -> int:
    command = "".join(arguments[:1])
    if command in ("-h", "--help"):
        print(HELP, flush=True)
    libraries = libraries_for(arguments, os.environ) if sys.platform == "linux" else {}
    environment = ready_environment(OWN_COMMANDS.get(command, TO_PLAY), libraries, candidates())
    if command == "test":
        return run_checks(environment, arguments[1:])
    if command == "package":
        return build_packages(environment, arguments[1:])
    play(environment, arguments)


def main(arguments: list[str]) -> int:
    complaint = python_complaint(sys.version_info[:3], sys.executable)
    if complaint:
        say(complaint)
        return 1
    # As an exception, so that whatever we started ends with us.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(128 + signal.SIGTERM))
    try:
        return run(arguments)
    except SetupError as error:
        say(str(error))
    except OSError as error:
        say(f"Setting up failed: {error}")
    except KeyboardInterrupt:
        say("Stopped.")
        return 128 + signal.SIGINT
    return 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
