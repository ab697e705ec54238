"""The self-check, and what is said where no window can be opened."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from bohemian_villages.words.program.self_check import Mark, self_check_words
from bohemian_villages.words.program.trouble import window_trouble
from tests.commands.program import run_process

NOWHERE = ":4711"


def environment(**changes: str) -> dict[str, str]:
    names = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    return {name: value for name, value in os.environ.items() if name not in names} | changes


def test_a_self_check_names_everything_a_bug_report_needs() -> None:
    done = run_process("--self-check", environment=environment())
    assert (done.returncode, done.stderr) == (0, "")
    topics = [line[6:24].strip() for line in done.stdout.splitlines()[1:-1]]
    assert topics == [
        "resources", "languages", "data folder", "settings folder", "cache folder", "log folder",
        "modules", "Qt", "window", "platform plugins", "pictures", "forms, dialogs", "fonts",
        "sound", "computer players",
    ]  # fmt: skip
    assert "WRONG" not in done.stdout
    assert "hard chose" in done.stdout


def test_a_module_that_is_missing_is_named() -> None:
    done = run_process("--self-check", "--imports", "json", "no_such", environment=environment())
    assert done.returncode == 1
    assert "no_such (No module named 'no_such')" in done.stdout


def test_a_folder_one_may_not_write_to_is_named(home: Path) -> None:
    (home / ".local").mkdir()
    (home / ".local/share").touch()
    done = run_process("--self-check", environment=environment())
    assert done.returncode == 1
    (line,) = [line for line in done.stdout.splitlines() if "data folder" in line]
    assert line.startswith("WRONG")


@pytest.mark.skipif(os.name == "nt", reason="there is always a screen")
@pytest.mark.parametrize("call", [[], ["--self-check"]], ids=["game", "self-check"])
def test_a_screen_that_is_not_there_is_told_in_a_sentence(call: list[str]) -> None:
    done = run_process(*call, environment=environment(DISPLAY=NOWHERE))
    assert done.returncode == (1 if call else 2)
    said = done.stdout if call else done.stderr
    assert f"there is no screen at {NOWHERE}" in said
    assert "Traceback" not in done.stderr


def test_libraries_that_are_missing_are_told_with_the_line_to_type() -> None:
    missing = {"libGL.so.1": "libgl1", "libxcb-cursor.so.0": "libxcb-cursor0"}
    sentence = window_trouble.sentence(["xcb could not connect to display"], missing, NOWHERE)
    assert "lacks libGL.so.1, libxcb-cursor.so.0" in sentence
    assert sentence.endswith("apt-get install libgl1 libxcb-cursor0")


@pytest.mark.parametrize(
    ("name", "mark"), [("data", Mark.BAD), ("config", Mark.BAD), ("cache", Mark.NOTE)]
)
def test_a_game_can_be_played_without_a_cache_but_not_without_its_data(
    name: str, mark: Mark
) -> None:
    assert self_check_words.folder(name, "/x", "read-only").mark is mark
    assert self_check_words.folder(name, "/x", "").mark is Mark.GOOD
