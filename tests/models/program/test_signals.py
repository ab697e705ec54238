"""Signals of the system end the game as its own key would."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from bohemian_villages.models.program.signals import Signals


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
