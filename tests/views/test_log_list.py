"""The log as a list: what a line speaks of is lit, and lines can be taken elsewhere."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QContextMenuEvent, QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu

from bohemian_villages.models.data import FigurePlaced
from bohemian_villages.views.art import Art
from bohemian_villages.views.log_list import LogList
from bohemian_villages.views.table.table_screen import TableScreen
from tests.models.tables import people, played
from tests.views.table.tables import Tables

CONTROL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def table(art: Art, tmp_path: Path) -> Iterator[TableScreen]:
    """A table with its log open."""
    made = Tables(art, tmp_path)
    shown = made.make(played(people(2), 61))
    shown.toggle_log()
    QApplication.processEvents()
    yield shown
    made.close()


def marked(table: TableScreen) -> set[int]:
    """The buildings that are marked on the board."""
    items = enumerate(table.board._board_scene.buildings)
    return {place for place, item in items if item.is_marked}


def line_with_building(log: LogList) -> int:
    """A line in the middle of the log that speaks of a building."""
    rows = log.log.rows
    return next(n for n, row in enumerate(rows) if row.buildings and n > len(rows) // 2)


def point_at(log: LogList, place: int) -> None:
    """Move the pointer to a line."""
    index = log.log.index(place)
    log.scrollTo(index)
    spot = log.visualRect(index).center()
    QTest.mouseMove(log.viewport(), spot + QPoint(0, 2))
    QTest.mouseMove(log.viewport(), spot)


def clipboard() -> str:
    """What was copied."""
    return QGuiApplication.clipboard().text()


def test_pointing_at_a_line_marks_its_buildings_on_the_table(table: TableScreen) -> None:
    log = table.drawer.log_list
    place = line_with_building(log)
    point_at(log, place)
    assert marked(table) == set(log.log.rows[place].buildings)


def test_leaving_the_log_marks_again_what_the_others_did(table: TableScreen) -> None:
    log, before = table.drawer.log_list, marked(table)
    point_at(log, line_with_building(log))
    QApplication.sendEvent(log.viewport(), QEvent(QEvent.Type.Leave))
    assert marked(table) == before


def test_keys_on_the_lines_mark_as_well(table: TableScreen) -> None:
    log = table.drawer.log_list
    place = line_with_building(log)
    log.setFocus()
    log.setCurrentIndex(log.log.index(place - 1))
    QTest.keyClick(log, Qt.Key.Key_Down)
    assert marked(table) == set(log.log.rows[place].buildings)


def test_every_placement_in_the_log_names_its_building(table: TableScreen) -> None:
    told = {building for row in table.log.rows for building in row.buildings}
    steps = table.model.game.steps
    placed = {e.building for step in steps for e in step.events if isinstance(e, FigurePlaced)}
    assert placed <= told


def test_control_c_copies_the_line(table: TableScreen) -> None:
    log = table.drawer.log_list
    log.setFocus()
    log.setCurrentIndex(log.log.index(3))
    QTest.keyClick(log, Qt.Key.Key_C, CONTROL)
    assert clipboard() == f"  {log.log.rows[3].text}\n"


def test_several_lines_are_copied_in_their_order_with_their_headings(table: TableScreen) -> None:
    log = table.drawer.log_list
    log.selectAll()
    copied: list[str] = []
    log.copied.connect(copied.append)
    log.copy_selected()
    (text,) = copied
    assert text == clipboard() == log.log.whole_text()
    rows = log.log.rows
    assert [line.strip() for line in text.splitlines() if line] == [row.text for row in rows]
    headings = {row.text for row in rows if row.is_heading}
    assert {line for line in text.splitlines() if line and not line.startswith(" ")} == headings


def test_with_nothing_selected_all_is_copied(table: TableScreen) -> None:
    log = table.drawer.log_list
    log.clearSelection()
    log.copy_selected()
    assert clipboard() == log.log.whole_text()


def test_the_context_menu_offers_to_copy(table: TableScreen) -> None:
    log = table.drawer.log_list
    spot = QPoint(20, 20)
    event = QContextMenuEvent(QContextMenuEvent.Reason.Mouse, spot, log.mapToGlobal(spot))
    QApplication.sendEvent(log.viewport(), event)
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    assert menu.actions() == [log.copy_action, log.copy_all_action]
    menu.close()


def test_heights_follow_the_width_of_the_list(table: TableScreen) -> None:
    log = table.drawer.log_list
    widest = max(range(len(log.log.rows)), key=lambda n: len(log.log.rows[n].text))
    index = log.log.index(widest)
    wide = log.sizeHintForIndex(index).height()
    log.setFixedWidth(log.width() // 2)
    QApplication.processEvents()
    assert log.sizeHintForIndex(index).height() > wide
