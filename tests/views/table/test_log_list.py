"""The log as a list: what a line speaks of is lit, and lines can be taken elsewhere."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QContextMenuEvent, QFontMetrics, QGuiApplication, QPixmap
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu

from bohemian_villages.models.game.data import FigurePlaced
from bohemian_villages.views.table.table_screen import TableScreen
from bohemian_villages.views.toolkit import fonts
from bohemian_villages.views.toolkit.art import Art
from bohemian_villages.views.toolkit.widgets.log_list import ICON, LINE, TEXT, LogList
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
    return next(n for n, row in enumerate(rows) if row.places and n > len(rows) // 2)


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
    assert marked(table) == set(log.log.rows[place].places)


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
    assert marked(table) == set(log.log.rows[place].places)


def test_every_placement_in_the_log_names_its_building(table: TableScreen) -> None:
    told = {building for row in table.log.rows for building in row.places}
    steps = table.model.game.steps
    placed = {e.building for step in steps for e in step.events if isinstance(e, FigurePlaced)}
    assert placed <= told


def test_control_c_copies_the_line(table: TableScreen) -> None:
    log = table.drawer.log_list
    log.setFocus()
    place = line_with_building(log)
    log.setCurrentIndex(log.log.index(place))
    QTest.keyClick(log, Qt.Key.Key_C, CONTROL)
    assert clipboard() == f"  {log.log.rows[place].text}\n"


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


def test_the_dice_are_drawn_on_the_heading_of_a_turn(
    table: TableScreen, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn: list[str] = []
    icon = table.icons.icon

    def noted(name: str, *rest: Any) -> QPixmap:
        drawn.append(name)
        return icon(name, *rest)

    monkeypatch.setattr(table.icons, "icon", noted)
    log = table.drawer.log_list
    log.scrollToTop()
    log.viewport().grab()
    faces = log.log.rows[0].faces
    assert len(faces) == 4
    assert drawn[:4] == [f"die-{face}" for face in faces]


def test_every_line_of_the_log_has_its_whole_sentence_as_a_tool_tip(table: TableScreen) -> None:
    for place, row in enumerate(table.log.rows):
        tip = table.log.index(place).data(Qt.ItemDataRole.ToolTipRole)
        assert " ".join(tip.split()) == " ".join(row.text.split())


def test_no_line_of_the_log_of_a_usual_table_takes_more_than_two_rows(table: TableScreen) -> None:
    log = table.drawer.log_list
    lines = [n for n, row in enumerate(log.log.rows) if not row.is_heading]
    heights = [log.sizeHintForIndex(log.log.index(place)).height() for place in lines]
    assert max(heights) <= 2 * LINE
    assert heights.count(round(LINE)) > 0.9 * len(heights)


def test_heights_follow_the_width_of_the_list(table: TableScreen) -> None:
    log = table.drawer.log_list
    widest = max(range(len(log.log.rows)), key=lambda n: len(log.log.rows[n].short))
    index = log.log.index(widest)
    wide = log.sizeHintForIndex(index).height()
    log.setFixedWidth(log.width() // 2)
    QApplication.processEvents()
    assert log.sizeHintForIndex(index).height() > wide


def test_a_line_that_just_fits_takes_one_row(table: TableScreen) -> None:
    log = table.drawer.log_list
    plain = [(n, row) for n, row in enumerate(log.log.rows) if not (row.amount or row.faces)]
    lines = [(n, row) for n, row in plain if not row.is_heading]
    widest, row = max(lines, key=lambda each: len(each[1].short))
    words = QFontMetrics(fonts.text(TEXT * log.scale)).horizontalAdvance(row.short)
    frame = log.width() - log.viewport().width()
    log.setFixedWidth(words + round((ICON + 22) * log.scale) + frame + 2)
    QApplication.processEvents()
    assert log.sizeHintForIndex(log.log.index(widest)).height() == round(LINE * log.scale)


def test_a_narrower_log_gives_each_line_its_place(table: TableScreen) -> None:
    log = table.drawer.log_list
    # As a scroll bar does that comes after the lines have been laid out.
    log.resize(log.width() * 2 // 3, log.height())
    places = [log.visualRect(log.log.index(n)) for n in range(len(log.log.rows))]
    for above, below in pairwise(places):
        assert above.bottom() < below.top()
