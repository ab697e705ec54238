"""The director performs steps in order, and leaves the table right whatever is skipped."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QAbstractAnimation, QEvent, QPauseAnimation, QPoint, Qt
from PySide6.QtGui import QColor, QPixmap
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from bohemian_villages.views.toolkit.animation.director import Director
from bohemian_villages.views.toolkit.animation.overlay import Overlay, Piece


class QuietStage:
    """Counts how often everything was settled; knows no places, for nothing flies here."""

    def __init__(self) -> None:
        self.settled = 0

    def settle(self) -> None:
        self.settled += 1


class Show:
    """A director with an overlay, and what was seen of it."""

    def __init__(self) -> None:
        self.window = QWidget()
        self.window.resize(300, 200)
        self.overlay = Overlay(self.window)
        self.overlay.resize(300, 200)
        self.stage = QuietStage()
        self.director = Director(self.overlay, self.stage, self.window)
        self.seen: list[str] = []
        self.director.finished.connect(lambda: self.seen.append("rest"))
        self.window.show()

    def note(self, name: str) -> None:
        self.seen.append(name)

    def pause(self, name: str, milliseconds: int = 5) -> QAbstractAnimation:
        self.seen.append(name)
        return QPauseAnimation(milliseconds, self.director)


@pytest.fixture
def show(qapp: QApplication) -> Iterator[Show]:
    assert qapp is not None
    made = Show()
    yield made
    made.window.close()
    made.window.deleteLater()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def pixmap() -> QPixmap:
    made = QPixmap(10, 10)
    made.fill(QColor("red"))
    return made


def test_steps_come_one_after_another_and_then_there_is_rest(show: Show, qtbot: QtBot) -> None:
    show.director.perform([lambda: show.pause("one"), lambda: show.note("two")])
    show.director.perform([lambda: show.pause("three")])
    assert show.seen == ["one"]
    assert show.director.is_busy
    qtbot.waitUntil(lambda: not show.director.is_busy)
    assert show.seen == ["one", "two", "three", "rest"]
    assert show.stage.settled == 1


@pytest.mark.parametrize("milliseconds", [0, 1])
def test_steps_that_take_no_time_do_not_pile_up(
    show: Show, qtbot: QtBot, milliseconds: int
) -> None:
    count = 3000 if milliseconds == 0 else 3
    steps = [lambda: show.pause("step", milliseconds)] * count
    show.director.perform(steps)
    qtbot.waitUntil(lambda: not show.director.is_busy)
    assert show.seen == ["step"] * count + ["rest"]


def test_skipping_goes_to_the_end_at_once(show: Show) -> None:
    show.director.perform([lambda: show.pause("one", 10_000), lambda: show.note("two")])
    show.director.skip()
    assert show.seen == ["one", "rest"]
    assert show.stage.settled == 1
    show.director.skip_if_busy()
    assert show.stage.settled == 1


def test_what_was_skipped_does_not_come_back(show: Show, qtbot: QtBot) -> None:
    show.director.perform([lambda: show.pause("one", 20)])
    show.director.skip()
    show.director.perform([lambda: show.pause("two", 40), lambda: show.note("three")])
    qtbot.waitUntil(lambda: "three" in show.seen)
    assert show.seen == ["one", "rest", "two", "three", "rest"]


def test_dropping_says_nothing(show: Show) -> None:
    show.director.perform([lambda: show.pause("one", 10_000)])
    show.director.drop()
    assert show.seen == ["one"]
    assert not show.director.is_busy
    assert show.stage.settled == 0


def test_where_animation_is_off_there_is_rest_at_once(show: Show) -> None:
    show.director.enabled = False
    show.director.perform([lambda: show.pause("one")])
    assert show.seen == ["rest"]
    assert show.stage.settled == 1


def test_whoever_goes_on_at_rest_may_perform_more(show: Show, qtbot: QtBot) -> None:
    def go_on() -> None:
        if show.seen.count("rest") == 1:
            show.director.perform([lambda: show.pause("next")])

    show.director.finished.connect(go_on)
    show.director.perform([lambda: show.pause("one")])
    qtbot.waitUntil(lambda: show.seen.count("rest") == 2)
    assert show.seen == ["one", "rest", "next", "rest"]


def test_twice_the_speed_takes_half_the_time(show: Show) -> None:
    show.director.speed = 2.0
    assert show.director.milliseconds(430) == 215


def test_a_flight_ends_where_it_should_and_the_piece_is_gone(show: Show, qtbot: QtBot) -> None:
    piece = show.overlay.piece(pixmap(), show.window.mapToGlobal(QPoint(20, 30)))
    assert piece.place.toPoint() == QPoint(20, 30)
    landed: list[QPoint] = []
    flight = show.overlay.fly(
        piece,
        show.window.mapToGlobal(QPoint(200, 100)),
        20,
        landed=lambda: landed.append(piece.place.toPoint()),
    )
    show.director.perform([lambda: flight])
    qtbot.waitUntil(lambda: not show.director.is_busy)
    assert landed == [QPoint(200, 100)]
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert not show.overlay.findChildren(Piece)


def test_a_flight_bends_upwards(show: Show) -> None:
    piece = show.overlay.piece(pixmap(), show.window.mapToGlobal(QPoint(20, 150)))
    flight = show.overlay.fly(piece, show.window.mapToGlobal(QPoint(220, 150)), 1000)
    flight.setCurrentTime(500)
    assert piece.place.y() < 130
    assert abs(piece.place.x() - 120) < 5


def test_several_flights_at_once_are_one_step(show: Show, qtbot: QtBot) -> None:
    flights = [
        show.overlay.fly(show.overlay.piece(pixmap(), QPoint(0, 0)), QPoint(50, 50), 10 * number)
        for number in range(1, 4)
    ]
    show.director.perform([lambda: show.director.together(flights), lambda: show.note("then")])
    assert show.seen == []
    qtbot.waitUntil(lambda: "then" in show.seen)
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert not show.overlay.findChildren(Piece)


def test_nothing_at_once_is_a_step_too(show: Show) -> None:
    show.director.perform([lambda: show.director.together([]), lambda: show.note("then")])
    assert show.seen == ["then", "rest"]


def test_skipping_takes_flying_pieces_away_but_not_the_one_in_hand(show: Show) -> None:
    held = show.overlay.piece(pixmap(), QPoint(5, 5))
    held.is_carried = True
    flight = show.overlay.fly(show.overlay.piece(pixmap(), QPoint(0, 0)), QPoint(9, 9), 10_000)
    show.director.perform([lambda: show.director.together([flight])])
    show.director.skip()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert show.overlay.findChildren(Piece) == [held]


def test_the_overlay_takes_neither_mouse_nor_focus(show: Show) -> None:
    show.overlay.piece(pixmap(), show.window.mapToGlobal(QPoint(50, 50)))
    assert show.window.childAt(50, 50) is None
    assert show.overlay.focusPolicy() == Qt.FocusPolicy.NoFocus


def test_a_window_closed_amid_a_flight_leaves_nothing_behind(show: Show) -> None:
    flight = show.overlay.fly(show.overlay.piece(pixmap(), QPoint(0, 0)), QPoint(9, 9), 10_000)
    show.director.perform([lambda: show.director.together([flight])])
    show.window.close()
    show.window.deleteLater()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    QApplication.processEvents()
    show.window = QWidget()
