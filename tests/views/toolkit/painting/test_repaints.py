"""What is painted when others have had their turn."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QCoreApplication, QTimer
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QLabel, QWidget
from pytestqt.qtbot import QtBot
from shiboken6 import delete

from bohemian_villages.views.toolkit.painting.repaints import paint_in_next_pass, paint_one_by_one


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
    paint_in_next_pass(screen)
    screen.update()
    # What was posted is done in the same go as that which posted it.
    QCoreApplication.sendPostedEvents()
    assert screen.paintings == before
    qtbot.waitUntil(lambda: screen.paintings == before + 1)
    assert screen.updatesEnabled()


def test_what_comes_in_meanwhile_is_painted_then(qtbot: QtBot, screen: _Screen) -> None:
    screen.show()
    qtbot.waitUntil(lambda: screen.paintings > 0)
    paint_in_next_pass(screen)
    part = _Screen(screen)
    part.show()
    QCoreApplication.sendPostedEvents()
    assert part.paintings == 0
    qtbot.waitUntil(lambda: part.paintings > 0)


def test_what_is_out_of_sight_is_not_held_back(screen: _Screen) -> None:
    paint_in_next_pass(screen)
    assert screen.updatesEnabled()


def test_a_widget_that_goes_meanwhile_is_let_go(qtbot: QtBot) -> None:
    widget = QWidget()
    widget.show()
    paint_in_next_pass(widget)
    widget.deleteLater()
    del widget
    qtbot.wait(20)


class _Kept(_Screen):
    """Has itself painted again one by one."""

    def __init__(self, order: list[str], name: str) -> None:
        super().__init__()
        self.order, self.name = order, name

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        self.order.append(self.name)
        super().paintEvent(event)


def test_widgets_are_painted_anew_in_goes_of_their_own(qtbot: QtBot) -> None:
    order: list[str] = []
    widgets = [_Kept(order, name) for name in "abc"]
    for widget in widgets:
        qtbot.addWidget(widget)
        widget.show()
    qtbot.waitUntil(lambda: all(widget.paintings for widget in widgets))
    qtbot.wait(50)
    order.clear()
    for widget in widgets:
        paint_one_by_one(widget)
    # A timer that was due before them fires between any two of them.
    beats = QTimer(interval=0)
    beats.timeout.connect(lambda: order.append("."))
    beats.start()
    qtbot.waitUntil(lambda: "c" in order)
    beats.stop()
    painted = "".join(order)
    assert "a" in painted.split(".")
    assert [name for name in painted if name != "."][:3] == ["a", "b", "c"]
    assert all("ab" not in part and "bc" not in part for part in painted.split("."))


def test_one_that_is_asked_for_twice_is_painted_once(qtbot: QtBot, screen: _Screen) -> None:
    screen.show()
    qtbot.waitUntil(lambda: screen.paintings > 0)
    qtbot.wait(50)
    before = screen.paintings
    paint_one_by_one(screen)
    paint_one_by_one(screen)
    qtbot.waitUntil(lambda: screen.paintings > before)
    qtbot.wait(50)
    assert screen.paintings == before + 1


def test_one_that_is_gone_before_its_go_is_passed_over(qtbot: QtBot, screen: _Screen) -> None:
    gone = QWidget()
    paint_one_by_one(gone)
    delete(gone)
    screen.show()
    qtbot.waitUntil(lambda: screen.paintings > 0)
    before = screen.paintings
    paint_one_by_one(screen)
    qtbot.waitUntil(lambda: screen.paintings > before)
