"""Crashes: what nobody catches is reported, in whatever thread, and the program goes on."""

from __future__ import annotations

import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from bohemian_villages.crash_reports import Report, Reporter
from bohemian_villages.journal import Journal
from bohemian_villages.models.program.crashes import Crashes


@pytest.fixture
def crashes(qapp: QApplication, tmp_path: Path) -> Iterator[Crashes]:
    """Watching, as in the running program."""
    watching = Crashes(Reporter(Journal(tmp_path)), qapp)
    watching.watch()
    yield watching
    watching.leave()


def reports_of(crashes: Crashes) -> list[Report]:
    reports: list[Report] = []
    crashes.happened.connect(reports.append)
    return reports


def fail() -> None:
    raise LookupError("the bishop is lost")


@pytest.mark.qt_no_exception_capture
def test_a_mistake_in_a_slot_is_reported(qtbot: QtBot, crashes: Crashes) -> None:
    with qtbot.waitSignal(crashes.happened) as told:
        QTimer.singleShot(0, fail)
    report = told.args[0] if told.args else None
    assert isinstance(report, Report)
    assert "the bishop is lost" in report.text


def test_a_mistake_in_a_thread_is_reported(qtbot: QtBot, crashes: Crashes) -> None:
    reports = reports_of(crashes)
    thread = threading.Thread(target=fail, name="miller")
    thread.start()
    thread.join()
    qtbot.waitUntil(lambda: bool(reports))
    assert "thread miller" in reports[0].text


def test_a_mistake_that_python_cannot_raise_is_reported(crashes: Crashes) -> None:
    class Fragile:
        def __del__(self) -> None:
            fail()

    reports = reports_of(crashes)
    fragile: list[Fragile] = [Fragile()]
    fragile.clear()
    assert "the bishop is lost" in reports[0].text


def test_ctrl_c_is_no_mistake(qtbot: QtBot, crashes: Crashes) -> None:
    reports = reports_of(crashes)
    with qtbot.waitSignal(crashes.interrupted):
        sys.excepthook(KeyboardInterrupt, KeyboardInterrupt(), None)
    assert reports == []


def test_python_has_its_hooks_back_afterwards(qapp: QApplication, tmp_path: Path) -> None:
    before = sys.excepthook, threading.excepthook, sys.unraisablehook
    watching = Crashes(Reporter(Journal(tmp_path)), qapp)
    watching.watch()
    assert sys.excepthook != before[0]
    watching.leave()
    assert (sys.excepthook, threading.excepthook, sys.unraisablehook) == before
