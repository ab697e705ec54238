"""The journal: what is noted, and that it never grows large nor stops the game."""

from __future__ import annotations

import logging
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from bohemian_villages import __version__, journal
from bohemian_villages.journal import FAULTS, FILE, KEPT, Journal
from tests.specials import KINDS, put_special

POSIX = pytest.mark.skipif(os.name != "posix", reason="only there are pipes with names")


@pytest.fixture
def kept(tmp_path: Path) -> Iterator[Journal]:
    """A journal that was begun."""
    level = logging.getLogger().level
    made = Journal(tmp_path / "log")
    made.begin()
    yield made
    made.end()
    logging.getLogger().setLevel(level)


def test_the_journal_lies_in_the_log_folder_of_the_user(home: Path) -> None:
    assert Journal().file.is_relative_to(home)


def test_the_journal_begins_with_the_version(kept: Journal) -> None:
    assert __version__ in kept.last_lines()[0]


def test_what_the_program_logs_stands_in_the_journal(kept: Journal) -> None:
    logging.getLogger("bohemian_villages.somewhere").info("a stein is full")
    assert "somewhere: a stein is full" in kept.last_lines(1)[0]


def test_only_warnings_are_said_aloud(kept: Journal, capsys: pytest.CaptureFixture[str]) -> None:
    logging.getLogger("x").info("quiet")
    streams = [h for h in kept._handlers if type(h) is logging.StreamHandler]
    assert [handler.level for handler in streams] == [logging.WARNING]
    assert "quiet" not in capsys.readouterr().err


def test_the_journal_never_grows_large(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(journal, "LARGEST", 2_000)
    kept = Journal(tmp_path)
    kept.begin()
    for number in range(1_000):
        logging.getLogger("x").info("line %d", number)
    kept.end()
    files = sorted(tmp_path.glob(f"{FILE}*"))
    assert len(files) == 1 + KEPT
    assert all(file.stat().st_size <= 2_000 for file in files)


def test_nothing_is_left_of_a_journal_that_ended(tmp_path: Path) -> None:
    before = list(logging.getLogger().handlers)
    kept = Journal(tmp_path)
    kept.begin()
    kept.end()
    assert logging.getLogger().handlers == before


def test_the_game_goes_on_where_nothing_can_be_written(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.touch()
    kept = Journal(blocked / "log")
    kept.begin()
    logging.getLogger("x").info("said in vain")
    kept.end()
    assert kept.last_lines() == []


def test_a_process_that_breaks_leaves_a_report_for_the_next_start(tmp_path: Path) -> None:
    script = (
        "import faulthandler, sys\nfrom pathlib import Path\n"
        "from bohemian_villages.journal import Journal\n"
        "Journal(Path(sys.argv[1])).begin()\nfaulthandler._sigabrt()"
    )
    root = Path(__file__).resolve().parents[1]
    done = subprocess.run(
        [sys.executable, "-c", script, str(tmp_path)], cwd=root, capture_output=True, check=False
    )
    assert done.returncode
    assert (tmp_path / FAULTS).stat().st_size
    kept = Journal(tmp_path)
    kept.begin()
    kept.end()
    assert kept.earlier_fault
    assert "Aborted" in kept.earlier_fault.read_text()
    again = Journal(tmp_path)
    again.begin()
    again.end()
    assert again.earlier_fault is None


@POSIX
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("name", [FILE, FAULTS, f"{FILE}.1"])
def test_a_journal_waits_for_nothing_that_is_no_ordinary_file(
    tmp_path: Path, name: str, kind: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(journal, "LARGEST", 300)
    before = put_special(kind, tmp_path / name).lstat()
    kept = Journal(tmp_path)
    kept.begin()
    for _line in range(10):
        logging.getLogger("x").info("said in vain")
    lines = kept.last_lines()
    kept.end()
    assert kept.earlier_fault is None
    if name == FILE:
        assert lines == []
    if name != f"{FILE}.1":
        assert (tmp_path / name).lstat().st_ino == before.st_ino


@pytest.mark.parametrize("seconds", [10**12, -(10**10)])
def test_faults_of_an_impossible_date_are_reported_as_well(tmp_path: Path, seconds: int) -> None:
    (tmp_path / FAULTS).write_text("Aborted")
    status = os.stat_result((0o100644, 0, 0, 1, 0, 0, 7, seconds, seconds, seconds))
    kept = Journal(tmp_path)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Path, "stat", lambda _path, **_options: status)
        kept._put_away(tmp_path / FAULTS)
    assert kept.earlier_fault
    assert kept.earlier_fault.read_text() == "Aborted"
