"""Crash reports: one for every mistake, with what is needed to mend it."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from bohemian_villages import __version__, crash_reports, journal
from bohemian_villages.crash_reports import Failure, Reporter
from bohemian_villages.journal import Journal
from tests.specials import KINDS, put_special


def failure(number: int = 0) -> Failure:
    """A mistake; other numbers are made in other lines."""
    try:
        if number == 0:
            raise ValueError("no such inn")
        if number == 1:
            raise ValueError("no such mill")
        exec(compile("\n" * number + "1 / 0", "made up", "exec"))
    except (ValueError, ZeroDivisionError) as error:
        return Failure(error, error.__traceback__, "a test")
    raise AssertionError


@pytest.fixture
def reporter(tmp_path: Path) -> Reporter:
    return Reporter(Journal(tmp_path / "log"))


def test_a_report_says_what_happened_where_and_in_which_version(reporter: Reporter) -> None:
    report = reporter.report(failure())
    assert report
    assert report.file
    text = report.file.read_text("utf-8")
    assert text == report.text
    for words in (__version__, "In a test", "ValueError: no such inn", Path(__file__).name):
        assert words in text


def test_a_report_holds_the_last_lines_of_the_journal(reporter: Reporter) -> None:
    reporter.journal.folder.mkdir()
    reporter.journal.file.write_text("the stein was full\n")
    report = reporter.report(failure())
    assert report
    assert "the stein was full" in report.text


def test_the_same_mistake_is_reported_once(reporter: Reporter) -> None:
    assert reporter.report(failure())
    assert reporter.report(failure()) is None
    assert reporter.report(failure(1))
    assert len(list(reporter.journal.folder.glob("crash-*"))) == 2


def test_old_reports_are_forgotten(reporter: Reporter, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(crash_reports, "KEPT", 3)
    for number in range(6):
        reporter.report(failure(number))
    assert len(list(reporter.journal.folder.glob("crash-*"))) == 3


def test_a_report_that_cannot_be_written_can_still_be_read(tmp_path: Path) -> None:
    (tmp_path / "log").touch()
    report = Reporter(Journal(tmp_path / "log")).report(failure())
    assert report
    assert report.file is None
    assert "no such inn" in report.text


@pytest.mark.skipif(os.name != "posix", reason="only there are pipes with names")
@pytest.mark.parametrize("kind", [*KINDS, "broken link"])
def test_a_report_takes_no_name_that_anything_has(
    reporter: Reporter, kind: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(crash_reports, "report_name", lambda: "crash-now.txt")
    names = ["crash-now", *(f"crash-now-{number}" for number in range(2, crash_reports.KEPT + 2))]
    places = [reporter.journal.folder / f"{name}.txt" for name in names]
    for place in places:
        if kind == "broken link":
            place.parent.mkdir(exist_ok=True)
            place.symlink_to("nowhere")
        else:
            put_special(kind, place)
    told = reporter.report(failure(0))
    assert told
    assert told.file is None
    last = places[-1].rename(places[-1].with_name("elsewhere"))
    told = reporter.report(failure(1))
    assert told
    assert told.file == places[-1]
    assert os.path.lexists(last)


def test_a_folder_with_the_name_of_a_report_keeps_no_other(reporter: Reporter) -> None:
    (reporter.journal.folder / "crash-20000101-000000-1.txt").mkdir(parents=True)
    for number in range(crash_reports.KEPT + 5):
        (reporter.journal.folder / f"crash-20010101-000000-1{number:03}.txt").touch()
    reporter.report(failure())
    assert len(list(reporter.journal.folder.glob("crash-*.txt"))) == crash_reports.KEPT + 1


def test_notes_that_are_no_reports_stay_however_many_there_are(reporter: Reporter) -> None:
    reporter.journal.folder.mkdir(parents=True, exist_ok=True)
    notes = [reporter.journal.folder / f"crash-notes-{number}.txt" for number in range(40)]
    for note in notes:
        note.touch()
    told = reporter.report(failure())
    assert told
    assert told.file
    assert journal.REPORT.fullmatch(told.file.name)
    assert all(note.exists() for note in notes)
