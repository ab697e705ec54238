"""What is painted when others have had their turn."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QLabel, QWidget
from pytestqt.qtbot import QtBot

from bohemian_villages.views.painted import paint_in_next_go


class _Screen(QLabel):
    """Counts how often it was painted."""

    paintings = 0

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        self.paintings += 1
        super().paintEvent(event)


@pytest.fixture
def screen(qtbot: QtBot) -> _Screen:
    screen = _Screen()
    qtbot.addWidget(screen)
    return screen


def test_what_is_due_is_painted_only_in_the_next_go(qtbot: QtBot, screen: _Screen) -> None:
    screen.show()
    qtbot.waitUntil(lambda: screen.paintings > 0)
    before = screen.paintings
    paint_in_next_go(screen)
    screen.update()
    # What was posted is done in the same go as that which posted it.
    QCoreApplication.sendPostedEvents()
    assert screen.paintings == before
    qtbot.waitUntil(lambda: screen.paintings == before + 1)
    assert screen.updatesEnabled()


def test_what_comes_in_meanwhile_is_painted_then(qtbot: QtBot, screen: _Screen) -> None:
    screen.show()
    qtbot.waitUntil(lambda: screen.paintings > 0)
    paint_in_next_go(screen)
    part = _Screen(screen)
    part.show()
    QCoreApplication.sendPostedEvents()
    assert part.paintings == 0
    qtbot.waitUntil(lambda: part.paintings > 0)


def test_what_is_out_of_sight_is_not_held_back(screen: _Screen) -> None:
    paint_in_next_go(screen)
    assert screen.updatesEnabled()


def test_a_widget_that_goes_meanwhile_is_let_go(qtbot: QtBot) -> None:
    widget = QWidget()
    widget.show()
    paint_in_next_go(widget)
    widget.deleteLater()
    del widget
    qtbot.wait(20)
