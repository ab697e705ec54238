"""Folders of the user: where the system wants them, and somewhere even without a home."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from bohemian_villages import folders
from tests.conftest import HOMES

FOLDERS = (
    folders.config_folder,
    folders.data_folder,
    folders.cache_folder,
    folders.log_folder,
    folders.home,
)
POSIX = pytest.mark.skipif(os.name != "posix", reason="elsewhere everybody has a home")


@pytest.fixture
def temporary(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Where temporary files go, for somebody without a home."""
    import pwd

    for variable in HOMES:
        monkeypatch.delenv(variable, raising=False)

    def nobody(_number: int) -> None:
        raise KeyError

    monkeypatch.setattr(pwd, "getpwuid", nobody)
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    folders._makeshift.cache_clear()
    yield tmp_path
    folders._makeshift.cache_clear()


def test_with_a_home_everything_lies_there(home: Path) -> None:
    assert all(folder().is_relative_to(home) for folder in FOLDERS)
    assert folders.stand_in() is None


@POSIX
def test_without_a_home_everything_lies_in_a_temporary_folder_of_the_users(temporary: Path) -> None:
    (made,) = {folder() if folder is folders.home else folder().parent for folder in FOLDERS}
    assert made.parent == temporary
    assert made.stat().st_mode & 0o777 == 0o700
    assert folders.stand_in() == made
    folders._makeshift.cache_clear()
    assert folders.stand_in() == made


@POSIX
@pytest.mark.parametrize("kind", ["open to others", "link", "file"])
def test_a_folder_that_others_may_have_made_is_not_used(temporary: Path, kind: str) -> None:
    taken = temporary / f"{folders.NAME}-{os.getuid()}"
    if kind == "file":
        taken.touch()
    elif kind == "link":
        (temporary / "theirs").mkdir(mode=0o700)
        taken.symlink_to(temporary / "theirs")
    else:
        taken.mkdir()
        taken.chmod(0o777)
    made = folders.stand_in()
    assert made is not None
    assert made != taken
    assert made.stat().st_mode & 0o777 == 0o700


@POSIX
@pytest.mark.usefixtures("temporary")
def test_without_room_for_anything_the_folders_are_told_nevertheless(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(tempfile, "tempdir", "/dev/null/nowhere")
    for folder in FOLDERS:
        with pytest.raises(OSError, match=r"."):
            folder().mkdir(parents=True)
