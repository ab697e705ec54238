"""Drags: a press that moves is one, a press that does not is a click."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QEvent, QPoint
from PySide6.QtGui import QColor, QPixmap
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from bohemian_villages.views.toolkit.animation.director import Director
from bohemian_villages.views.toolkit.animation.overlay import Overlay, Piece
from bohemian_villages.views.toolkit.widgets.drag import THRESHOLD, DragSource


class QuietStage:
    """Shows nothing."""

    def settle(self) -> None:
        """Nothing ever moves."""


class Drags:
    """A source of drags, and what it said."""

    def __init__(self) -> None:
        self.window = QWidget()
        self.window.resize(300, 200)
        self.overlay = Overlay(self.window)
        self.overlay.resize(300, 200)
        self.source = DragSource(self.overlay, self.window)
        self.director = Director(self.overlay, QuietStage(), self.window)
        self.said: list[str] = []
        pixmap = QPixmap(10, 10)
        pixmap.fill(QColor("red"))
        self.source.pixmap_for = {"figure": pixmap}
        self.source.begun.connect(lambda thing: self.said.append(f"begun {thing}"))
        self.source.dropped.connect(lambda thing, _at: self.said.append(f"dropped {thing}"))
        self.source.clicked.connect(lambda thing: self.said.append(f"clicked {thing}"))
        self.source.cancelled.connect(lambda thing: self.said.append(f"cancelled {thing}"))
        self.window.show()

    def at(self, x: int, y: int) -> QPoint:
        return self.window.mapToGlobal(QPoint(x, y))

    def pieces(self) -> list[Piece]:
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        return self.overlay.findChildren(Piece)


@pytest.fixture
def drags(qapp: QApplication) -> Iterator[Drags]:
    assert qapp is not None
    made = Drags()
    yield made
    made.window.close()
    made.window.deleteLater()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def test_a_press_that_hardly_moves_is_a_click(drags: Drags) -> None:
    drags.source.begin("figure", drags.at(20, 20))
    drags.source.move(drags.at(20 + THRESHOLD - 1, 20))
    assert not drags.source.is_dragging
    drags.source.drop(drags.at(20 + THRESHOLD - 1, 20))
    assert drags.said == ["clicked figure"]


def test_a_press_that_moves_carries_the_piece_under_the_pointer(drags: Drags) -> None:
    drags.source.begin("figure", drags.at(20, 20))
    drags.source.move(drags.at(20 + THRESHOLD, 20))
    drags.source.move(drags.at(100, 80))
    (piece,) = drags.pieces()
    assert piece.is_carried
    assert piece.place.toPoint() == QPoint(100, 80)
    drags.source.drop(drags.at(100, 80))
    assert drags.said == ["begun figure", "dropped figure"]


def test_a_piece_that_nobody_takes_vanishes_when_dropped(drags: Drags) -> None:
    drags.source.begin("figure", drags.at(20, 20))
    drags.source.move(drags.at(100, 80))
    drags.source.drop(drags.at(100, 80))
    assert not drags.pieces()
    assert not drags.source.is_dragging


@pytest.mark.parametrize("is_cancelled", [False, True])
def test_a_piece_that_is_sent_home_glides_there_and_is_gone(
    drags: Drags, is_cancelled: bool, qtbot: QtBot
) -> None:
    home, source = drags.at(20, 20), drags.source
    source.dropped.connect(lambda *_: source.send_home(home, drags.director))
    source.cancelled.connect(lambda *_: source.send_home(home, drags.director))
    source.begin("figure", home)
    source.move(drags.at(100, 80))
    if is_cancelled:
        source.cancel()
    else:
        source.drop(drags.at(100, 80))
    (piece,) = drags.pieces()
    assert not piece.is_carried
    assert not source.is_dragging
    far: list[int] = []

    def has_landed() -> bool:
        far.extend(
            (each.place.toPoint() - QPoint(20, 20)).manhattanLength() for each in drags.pieces()
        )
        return not drags.pieces()

    qtbot.waitUntil(has_landed)
    assert far[-1] < far[0] == 140


def test_without_animations_a_piece_is_home_at_once(drags: Drags) -> None:
    drags.director.enabled = False
    drags.source.dropped.connect(
        lambda *_: drags.source.send_home(drags.at(20, 20), drags.director)
    )
    drags.source.begin("figure", drags.at(20, 20))
    drags.source.move(drags.at(100, 80))
    drags.source.drop(drags.at(100, 80))
    assert not drags.pieces()


def test_after_a_drag_is_broken_off_moves_and_release_mean_nothing(drags: Drags) -> None:
    drags.source.begin("figure", drags.at(20, 20))
    drags.source.move(drags.at(100, 80))
    drags.source.cancel()
    drags.source.move(drags.at(120, 80))
    drags.source.drop(drags.at(120, 80))
    assert drags.said == ["begun figure", "cancelled figure"]
    assert not drags.pieces()


def test_a_press_that_is_broken_off_is_no_click(drags: Drags) -> None:
    drags.source.begin("figure", drags.at(20, 20))
    drags.source.cancel()
    drags.source.drop(drags.at(20, 20))
    assert drags.said == []


def test_moves_without_a_press_mean_nothing(drags: Drags) -> None:
    drags.source.move(drags.at(100, 80))
    drags.source.drop(drags.at(100, 80))
    drags.source.cancel()
    assert drags.said == []


def test_a_second_press_breaks_the_first_off(drags: Drags) -> None:
    drags.source.begin("figure", drags.at(20, 20))
    drags.source.move(drags.at(100, 80))
    drags.source.begin("bishop", drags.at(30, 30))
    assert drags.said == ["begun figure", "cancelled figure"]
    drags.source.drop(drags.at(30, 30))
    assert drags.said[-1] == "clicked bishop"


def test_a_picture_that_is_not_drawn_yet_can_be_dragged(drags: Drags) -> None:
    drags.source.begin("special", drags.at(20, 20))
    drags.source.move(drags.at(100, 80))
    drags.source.drop(drags.at(100, 80))
    assert drags.said == ["begun special", "dropped special"]
