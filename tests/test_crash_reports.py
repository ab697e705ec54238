"""Crash reports: one for every mistake, with what is needed to mend it."""

from __future__ import annotations

from pathlib import Path

import pytest

from bohemian_villages import __version__, crash_reports
from bohemian_villages.crash_reports import Failure, Reporter
from bohemian_villages.journal import Journal


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
