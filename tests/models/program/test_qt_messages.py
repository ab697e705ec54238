"""What Qt says is noted in the journal."""

from __future__ import annotations

import logging

import pytest
from PySide6.QtCore import QtMsgType, qWarning

from bohemian_villages.models.program import qt_messages


def give_up(said: list[str]) -> None:
    pytest.fail(f"Qt did not give up: {said}")


def test_a_warning_of_qt_is_noted(caplog: pytest.LogCaptureFixture) -> None:
    with qt_messages.noted(give_up):
        qWarning("the paper is wet")
    assert ("qt", logging.WARNING, "default: the paper is wet") in caplog.record_tuples


def test_what_qt_says_of_its_platform_plugins_is_no_warning(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    handlers: list[object] = []
    monkeypatch.setattr(qt_messages, "qInstallMessageHandler", handlers.append)
    caplog.set_level(logging.INFO)
    with qt_messages.noted(give_up):
        pass
    handler, after = handlers
    assert callable(handler)
    handler(QtMsgType.QtWarningMsg, _Context("qt.qpa.plugin"), "none here")
    assert caplog.record_tuples == [("qt", logging.INFO, "qt.qpa.plugin: none here")]
    assert after is None


class _Context:
    """Where a message comes from; Qt's own cannot be made in Python."""

    def __init__(self, category: str) -> None:
        self.category = category
