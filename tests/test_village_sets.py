"""Finding village sets: the standard one is always there, whatever users put beside it."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from bohemian_villages.engine.village_set import Fault, VillageSetError
from bohemian_villages.village_sets import (
    STANDARD,
    choose,
    load,
    standard_set,
    user_folder,
    user_sets,
)
from tests.engine.test_village_set import SMALL
from tests.specials import KINDS, put_special


@pytest.fixture
def folder() -> Path:
    """The folder of the user's sets."""
    made = user_folder()
    made.mkdir(parents=True)
    return made


def fault(wanted: str) -> Fault:
    """Why this set cannot be had."""
    with pytest.raises(VillageSetError) as caught:
        choose(wanted)
    (problem,) = caught.value.problems
    return problem.fault


def test_there_is_a_standard_set() -> None:
    assert standard_set().name == "Standard"
    assert choose(STANDARD) == standard_set()


def test_without_a_folder_there_are_no_sets_of_the_user() -> None:
    assert not list(user_sets())


def test_a_set_of_the_user_is_found_by_its_name_or_that_of_its_file(folder: Path) -> None:
    (folder / "mine.toml").write_text(SMALL, "utf-8")
    for wanted in ("mine", "Mine", "Small", "small"):
        assert choose(wanted).name == "Small"
    assert [found.file.name for found in user_sets()] == ["mine.toml"]


def test_a_broken_set_of_the_user_stops_no_other(folder: Path) -> None:
    (folder / "broken.toml").write_text("???", "utf-8")
    (folder / "folder.toml").mkdir()
    (folder / "mine.toml").write_text(SMALL, "utf-8")
    assert choose("mine").name == "Small"
    assert choose(STANDARD).name == "Standard"
    broken, other, mine = user_sets()
    assert [problem.fault for problem in broken.problems] == [Fault.NOT_TOML]
    assert [problem.fault for problem in other.problems] == [Fault.FOLDER]
    assert mine.village_set == load(mine.file)


def test_a_broken_set_asked_for_by_name_tells_what_is_wrong(folder: Path) -> None:
    (folder / "broken.toml").write_text("???", "utf-8")
    assert fault("broken") is Fault.NOT_TOML


def test_a_set_is_read_from_any_file(tmp_path: Path) -> None:
    file = tmp_path / "set.toml"
    file.write_text(SMALL, "utf-8")
    assert choose(str(file)).name == "Small"


def test_a_name_goes_before_a_file_or_folder_of_that_name_at_hand(
    folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "mine").mkdir()
    assert fault("mine") is Fault.FOLDER
    (folder / "mine.toml").write_text(SMALL, "utf-8")
    assert choose("mine").name == "Small"
    (tmp_path / "plain").write_text(SMALL, "utf-8")
    assert choose("plain").name == "Small"


def test_what_is_no_file_is_refused(tmp_path: Path) -> None:
    assert fault(str(tmp_path)) is Fault.FOLDER
    assert fault(str(tmp_path / "none.toml")) is Fault.NO_SUCH_FILE
    assert fault("none.toml") is Fault.NO_SUCH_FILE
    assert fault("none") is Fault.NO_SUCH_SET
    assert fault("") is Fault.NO_SUCH_SET
    assert fault("a\0b.toml") is Fault.UNREADABLE


@pytest.mark.skipif(os.name != "posix" or os.geteuid() == 0, reason="nothing is forbidden here")
def test_a_file_one_may_not_read_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "secret.toml"
    file.write_text(SMALL, "utf-8")
    file.chmod(0)
    assert fault(str(file)) is Fault.UNREADABLE


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no pipes with a name here")
@pytest.mark.parametrize("kind", KINDS)
def test_a_pipe_or_a_device_keeps_nobody_waiting(folder: Path, kind: str) -> None:
    special = put_special(kind, folder / "special.toml")
    expected = Fault.FOLDER if kind == "folder" else Fault.UNREADABLE
    assert fault(str(special)) is expected
    (found,) = user_sets()
    assert found.problems[0].fault is expected


def test_an_enormous_set_is_refused_unread(folder: Path) -> None:
    with (folder / "large.toml").open("wb") as stream:
        stream.truncate(10**10)
    assert fault("large") is Fault.TOO_LARGE
