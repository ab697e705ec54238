"""Signals of the system end the game as its own key would."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QUrl
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from bohemian_villages.models.file_requests import FileRequests
from bohemian_villages.models.signals import Signals


@pytest.fixture
def signals(qapp: QApplication) -> Iterator[Signals]:
    made = Signals(qapp)
    made.watch()
    yield made
    made.leave()


@pytest.mark.skipif(os.name == "nt", reason="Windows has no such signals")
@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_whoever_ends_the_session_asks_the_game_to_end(
    qtbot: QtBot, signals: Signals, number: signal.Signals
) -> None:
    with qtbot.waitSignal(signals.asked_to_end):
        os.kill(os.getpid(), number)


def test_python_has_its_signals_back_afterwards(qapp: QApplication) -> None:
    before = signal.getsignal(signal.SIGTERM), signal.getsignal(signal.SIGINT)
    made = Signals(qapp)
    made.watch()
    made.leave()
    assert (signal.getsignal(signal.SIGTERM), signal.getsignal(signal.SIGINT)) == before
    assert signal.set_wakeup_fd(-1) == -1


def test_a_file_that_the_desktop_asks_for_is_opened(qtbot: QtBot, qapp: QApplication) -> None:
    requests = FileRequests(qapp)
    with qtbot.waitSignal(requests.requested) as told:
        QCoreApplication.sendEvent(qapp, QFileOpenEvent(QUrl.fromLocalFile("/games/one.bvg")))
    assert told.args == [Path("/games/one.bvg")]
    qapp.removeEventFilter(requests)
