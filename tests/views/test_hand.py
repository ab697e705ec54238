"""The hand of the tests does what a player's does."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QMenu, QWidget
from pytestqt.qtbot import QtBot

from tests.views.hand import Hand


@pytest.mark.parametrize("row", [0, 2])
def test_a_menu_that_reaches_beyond_the_window_is_chosen_from(qtbot: QtBot, row: int) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(300, 200)
    window.show()
    qtbot.waitExposed(window)
    menu = QMenu(window)
    chosen: list[str] = []
    for word in ("one", "two", "three"):
        menu.addAction(word, lambda word=word: chosen.append(word))
    menu.popup(window.mapToGlobal(QPoint(10, 190)))
    Hand(window).choose(row)
    assert chosen == [["one", "two", "three"][row]]
