"""The application hears what the desktop asks for, and nothing that is meant for others."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QUrl
from PySide6.QtGui import QFileOpenEvent
from pytestqt.qtbot import QtBot

from bohemian_villages.views.shell.application import Application

ASKED = QFileOpenEvent(QUrl.fromLocalFile("/games/one.bvg"))


def test_a_file_that_the_desktop_asks_for_is_opened(qtbot: QtBot, qapp: Application) -> None:
    with qtbot.waitSignal(qapp.file_requested) as told:
        QCoreApplication.sendEvent(qapp, QFileOpenEvent(ASKED))
    assert told.args == [Path("/games/one.bvg")]


def test_what_is_meant_for_others_is_theirs(qtbot: QtBot, qapp: Application) -> None:
    heard: list[QEvent.Type] = []

    class Other(QObject):
        def event(self, event: QEvent) -> bool:
            heard.append(event.type())
            return True

    with qtbot.assertNotEmitted(qapp.file_requested):
        QCoreApplication.sendEvent(Other(), QFileOpenEvent(ASKED))
    assert heard == [QEvent.Type.FileOpen]
