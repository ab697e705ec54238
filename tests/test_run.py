"""run.py: what it decides and says. Nothing here reaches the network or a package manager."""

from __future__ import annotations

import ast
import io
import sys
from collections.abc import Sequence
from pathlib import Path
from types import ModuleType
from typing import IO

import pytest

import run
from bohemian_villages import libraries

WANTED = {"python": "3.11 /usr", "requirements.txt": "a", "requirements-dev.txt": "b"}


@pytest.fixture
def environment(tmp_path: Path) -> run.Environment:
    """A folder that looks like a complete environment, but for its stamp."""
    environment = run.Environment(tmp_path / ".venv")
    environment.python.parent.mkdir(parents=True)
    environment.python.touch(mode=0o755)
    environment.log.touch()
    return environment


class Steps:
    """Stands in for run_step: notes every command, and fails those that contain a word."""

    def __init__(self, environment: run.Environment, failing: str = "nothing") -> None:
        self.environment, self.failing = environment, failing
        self.seen: list[str] = []

    def __call__(self, _title: str, command: Sequence[str], _log: Path, _lock: IO[str]) -> bool:
        assert not self.environment.stamp.exists(), "a step ran under a valid stamp"
        tool = next(word for word in ("venv", "pip", "apt-get") if word in command)
        self.seen.append(tool)
        return tool != self.failing


def set_up(environment: run.Environment, monkeypatch: pytest.MonkeyPatch, failing: str = "") -> str:
    steps = Steps(environment, failing or "nothing")
    monkeypatch.setattr(run, "run_step", steps)
    run.set_up(environment, WANTED, io.StringIO())
    return " ".join(steps.seen)


# ---------------------------------------------------------------- Python


@pytest.mark.parametrize("module", [run, libraries])
def test_run_py_and_what_it_imports_can_be_read_by_python_3_8(module: ModuleType) -> None:
    source = Path(str(module.__file__)).read_text(encoding="utf-8")
    assert ast.parse(source, feature_version=(3, 8)).body


def test_an_old_python_is_told_what_is_needed() -> None:
    complaint = run.python_complaint((3, 10, 13), "/usr/bin/python3")
    assert "needs Python 3.11 or newer, and /usr/bin/python3 is Python 3.10.13" in complaint


@pytest.mark.parametrize("version", [(3, 11, 0), (3, 13, 1), (4, 0, 0)])
def test_a_new_python_will_do(version: tuple[int, ...]) -> None:
    assert not run.python_complaint(version, "python3")


def test_an_old_python_stops_before_anything_is_set_up(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(run, "OLDEST_PYTHON", (99, 0))
    monkeypatch.setattr(run, "run", lambda _: pytest.fail("it went on"))
    assert run.main([]) == 1
    out, err = capsys.readouterr()
    assert not out
    assert "needs Python 99.0" in err


# ---------------------------------------------------------------- the stamp


def test_the_stamp_changes_with_the_requirements(tmp_path: Path) -> None:
    requirements = tmp_path / "requirements.txt"
    requirements.write_text("attrs==1")
    before = run.wanted_stamp(["requirements.txt"], tmp_path)
    assert run.wanted_stamp(["requirements.txt"], tmp_path) == before
    requirements.write_text("attrs==2")
    assert run.wanted_stamp(["requirements.txt"], tmp_path) != before


def test_the_stamp_changes_with_the_python(monkeypatch: pytest.MonkeyPatch) -> None:
    before = run.wanted_stamp([])
    monkeypatch.setattr(sys, "version_info", (3, 99, 0))
    assert run.wanted_stamp([]) != before


def test_a_written_stamp_is_found_again(environment: run.Environment) -> None:
    run.write_stamp(environment, WANTED)
    assert run.found_stamp(environment) == WANTED


@pytest.mark.parametrize("text", ["", "{", '{"python": "3.1'])
def test_half_a_stamp_is_none(environment: run.Environment, text: str) -> None:
    environment.stamp.write_text(text)
    assert run.found_stamp(environment) == {}


def test_a_stamp_without_its_python_is_none(environment: run.Environment) -> None:
    run.write_stamp(environment, WANTED)
    environment.python.unlink()
    environment.python.symlink_to("/nowhere/python3")
    assert run.found_stamp(environment) == {}


# ---------------------------------------------------------------- making and mending


@pytest.mark.parametrize(
    ("found", "steps"),
    [
        (WANTED, ""),
        ({**WANTED, "requirements-package.txt": "c"}, ""),
        ({}, "venv pip"),
        ({"python": "3.11 /usr", "requirements.txt": "a"}, "pip"),
        ({**WANTED, "python": "3.12 /usr"}, "venv pip"),
        ({**WANTED, "requirements.txt": "old"}, "venv pip"),
        ({"python": "3.11 /usr", "requirements.txt": "old"}, "venv pip"),
    ],
)
def test_only_what_is_missing_is_done(
    environment: run.Environment, monkeypatch: pytest.MonkeyPatch, found: run.Stamp, steps: str
) -> None:
    if found:
        run.write_stamp(environment, found)
    monkeypatch.setattr(run, "clear", lambda _: None)
    assert set_up(environment, monkeypatch) == steps
    assert run.is_ready(run.found_stamp(environment), WANTED)


@pytest.mark.parametrize("failing", ["venv", "pip"])
def test_a_failed_step_leaves_no_stamp(
    environment: run.Environment, monkeypatch: pytest.MonkeyPatch, failing: str
) -> None:
    run.write_stamp(environment, {**WANTED, "python": "3.12 /usr"})
    with pytest.raises(run.SetupError):
        set_up(environment, monkeypatch, failing)
    assert not environment.stamp.exists()


def test_packages_are_not_added_over_an_old_stamp_of_the_same_name() -> None:
    assert not run.is_extensible({**WANTED, "requirements.txt": "old"}, WANTED)
    assert not run.is_extensible({}, WANTED)
    assert run.is_extensible({"python": "3.11 /usr"}, WANTED)


def test_clearing_keeps_only_the_lock_and_the_log(environment: run.Environment) -> None:
    environment.lock.touch()
    (environment.folder / "lib64").symlink_to(environment.folder / "bin")
    run.clear(environment)
    assert sorted(environment.folder.iterdir()) == [environment.lock, environment.log]


def test_a_folder_that_cannot_be_written_gives_way_to_the_next(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    blocked, free = (run.Environment(tmp_path / name / ".venv") for name in ("file", "cache"))
    chosen, lock = run.opened([blocked, free])
    lock.close()
    assert chosen == free
    with pytest.raises(run.SetupError, match="no place"):
        run.opened([blocked])


def test_only_one_may_hold_the_lock(environment: run.Environment) -> None:
    with environment.lock.open("a") as first, environment.lock.open("a") as second:
        assert run.takes_lock(first)
        assert not run.takes_lock(second)
        first.close()
        assert run.takes_lock(second)


def test_a_complete_environment_is_used_without_touching_anything(
    environment: run.Environment, monkeypatch: pytest.MonkeyPatch
) -> None:
    run.write_stamp(environment, run.wanted_stamp(run.TO_PLAY))
    monkeypatch.setattr(run, "opened", lambda _: pytest.fail("it took the lock"))
    elsewhere = run.Environment(Path("/nowhere"))
    assert run.ready_environment(run.TO_PLAY, {}, [elsewhere, environment]) == environment


# ---------------------------------------------------------------- what pip said


def test_no_network_is_one_sentence(environment: run.Environment) -> None:
    environment.log.write_text(
        "WARNING: Retrying (Retry(total=0)) after connection broken by 'NewConnectionError'\n"
        "ERROR: No matching distribution found for attrs==26.1.0\n"
    )
    complaint = run.pip_complaint(environment.log)
    assert "could not be downloaded" in complaint
    assert "No matching distribution" not in complaint


def test_a_certificate_that_cannot_be_verified_is_told_apart_from_no_network(
    environment: run.Environment,
) -> None:
    environment.log.write_text("connection broken by SSLError: CERTIFICATE_VERIFY_FAILED")
    assert "PIP_CERT=" in run.pip_complaint(environment.log)


def test_any_other_failure_shows_the_end_of_the_log(environment: run.Environment) -> None:
    environment.log.write_text("first\n" + "more\n" * 30 + "ERROR: No space left on device\n")
    complaint = run.pip_complaint(environment.log)
    assert "No space left on device" in complaint
    assert "first" not in complaint


# ---------------------------------------------------------------- libraries


@pytest.mark.parametrize(
    ("call", "environ", "wanted"),
    [
        ("", {"DISPLAY": ":0"}, libraries.WINDOW_LIBRARIES),
        ("game.bvg", {"WAYLAND_DISPLAY": "wayland-0"}, libraries.WINDOW_LIBRARIES),
        ("", {}, {}),
        ("", {"QT_QPA_PLATFORM": "offscreen"}, libraries.DRAWING_LIBRARIES),
        ("test -k text", {}, libraries.WINDOW_LIBRARIES),
        ("screenshot opening a.png", {}, libraries.DRAWING_LIBRARIES),
        ("simulate --players easy,easy", {"DISPLAY": ":0"}, {}),
        ("--version", {"DISPLAY": ":0"}, {}),
        ("--self-check", {"DISPLAY": ":0"}, libraries.WINDOW_LIBRARIES),
        ("package wheel", {}, {**libraries.WINDOW_LIBRARIES, **run.PACKAGING_TOOLS}),
    ],
)
def test_a_call_needs_only_its_own_libraries(
    call: str, environ: dict[str, str], wanted: dict[str, str]
) -> None:
    assert run.libraries_for(call.split(), environ) == wanted


def test_a_program_that_is_not_there_is_missing() -> None:
    assert run.missing_packages({"binutils": "no-such-objdump", "shell": "sh"}) == ["binutils"]


def test_packages_are_built_in_an_environment_with_the_tools(
    monkeypatch: pytest.MonkeyPatch, environment: run.Environment
) -> None:
    asked: list[Sequence[str]] = []

    def ready(names: Sequence[str], *_: object) -> run.Environment:
        asked.append(names)
        return environment

    def call(command: Sequence[str], **_: object) -> int:
        asked.append(command)
        return 3

    monkeypatch.setattr(run, "ready_environment", ready)
    monkeypatch.setattr("subprocess.call", call)
    assert run.run(["package", "wheel"]) == 3
    assert asked[0] == ("requirements.txt", "requirements-package.txt")
    assert [str(word) for word in asked[1][1:]][-1] == "wheel"
    assert str(asked[1][1]).endswith("package.py")


def test_a_library_that_does_not_load_is_missing() -> None:
    assert run.missing_packages({"libnowhere1": "libnowhere.so.1"}) == ["libnowhere1"]


@pytest.mark.parametrize(("root", "line"), [(True, "type: apt-get"), (False, "type: sudo apt-get")])
def test_missing_libraries_come_with_the_line_to_type(
    monkeypatch: pytest.MonkeyPatch, root: bool, line: str
) -> None:
    monkeypatch.setattr(run, "is_root", lambda: root)
    monkeypatch.setattr(run, "has_apt", lambda: True)
    complaint = run.libraries_complaint(["libGL.so.1", "libEGL.so.1"], ["libgl1", "libegl1"])
    assert complaint.endswith(f"{line} install libgl1 libegl1")
    assert "libGL.so.1, libEGL.so.1" in complaint


def test_without_apt_the_libraries_are_named_by_file(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(run, "has_apt", lambda: False)
    complaint = run.libraries_complaint(["libGL.so.1"], ["libgl1"])
    assert "libGL.so.1" in complaint
    assert "apt-get" not in complaint


@pytest.mark.parametrize(("root", "sudo"), [(True, False), (False, True), (False, False)])
def test_apt_runs_only_where_nobody_need_be_asked(
    environment: run.Environment, monkeypatch: pytest.MonkeyPatch, root: bool, sudo: bool
) -> None:
    steps = Steps(environment)
    monkeypatch.setattr(run, "run_step", steps)
    for name, answer in {"has_apt": True, "is_root": root, "has_free_sudo": sudo}.items():
        monkeypatch.setattr(run, name, lambda answer=answer: answer)
    assert run.install_with_apt(["libgl1"], environment.log, io.StringIO()) == (root or sudo)
    assert bool(steps.seen) == (root or sudo)


def test_python_without_ensurepip_is_told_the_line_to_type(
    environment: run.Environment, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("has_apt", "is_root", "has_ensurepip"):
        monkeypatch.setattr(run, name, lambda: False)
    with pytest.raises(run.SetupError, match=r"sudo apt-get install python3\.\d+-venv"):
        run.require_ensurepip(environment.log, io.StringIO())


# ---------------------------------------------------------------- tests from elsewhere


def test_a_path_seen_from_the_callers_folder_becomes_absolute(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "test_x.py").touch()
    monkeypatch.chdir(tmp_path)
    assert run.from_here("test_x.py::test_a") == f"{tmp_path / 'test_x.py'}::test_a"
    assert run.from_here("-x") == "-x"
    assert run.from_here("tests/test_run.py") == "tests/test_run.py"


# ---------------------------------------------------------------- which tests run


def pytest_call(tmp_path: Path, *arguments: str) -> list[str]:
    return run.checks(tmp_path, arguments)["pytest"]


def test_long_tests_are_left_out_unless_asked_for(tmp_path: Path) -> None:
    assert pytest_call(tmp_path)[-2:] == ["-m", "not long"]


def test_all_tests_run_with_all(tmp_path: Path) -> None:
    call = pytest_call(tmp_path, "--all")
    assert "not long" not in call
    assert "--all" not in call


def test_whoever_names_tests_gets_them_however_long_they_take(tmp_path: Path) -> None:
    call = pytest_call(tmp_path, "tests/views/test_monkey.py")
    assert "not long" not in call
    assert "tests/views/test_monkey.py" in call[-1]
