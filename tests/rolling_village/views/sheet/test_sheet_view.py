"""The large sheet: what it shows, what it says of the mouse and the keys."""

from __future__ import annotations

import pytest
from attrs import evolve
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QHelpEvent, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QToolTip
from pytestqt.qtbot import QtBot

from bohemian_villages.rolling_village.engine.sheet import AVENUES, SPACES
from bohemian_villages.rolling_village.views.sheet import view as sheet_view
from bohemian_villages.rolling_village.views.sheet.view import SheetView
from bohemian_villages.views.toolkit.art import Art
from bohemian_villages.views.toolkit.theme import theme_bus
from tests.rolling_village.views.sheet.conftest import ShowSheet
from tests.rolling_village.views.sheet.sheets import (
    HOUSE,
    JOINING,
    LAKE,
    LATER,
    LIT,
    picking,
    picture,
    with_house,
)

Key = Qt.Key


def _click(view: SheetView, at: QPoint) -> None:
    QTest.mouseClick(view, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, at)


def _image(view: SheetView) -> QImage:
    return view.grab().toImage()


def _differs(one: QImage, other: QImage, view: SheetView, space: int) -> bool:
    area = view.space_rect(space)
    return one.copy(area) != other.copy(area)


# The mouse.


@pytest.mark.parametrize("size", [(583, 634), (800, 734), (1277, 990)], ids=str)
def test_a_click_hits_the_space_it_is_made_in(show: ShowSheet, size: tuple[int, int]) -> None:
    view = show(picture(), *size)
    clicked: list[int] = []
    view.space_clicked.connect(clicked.append)
    for space in range(SPACES):
        _click(view, view.space_rect(space).center())
    assert clicked == list(range(SPACES))


def test_a_click_beside_the_spaces_hits_nothing(show: ShowSheet) -> None:
    view = show(picture())
    clicked: list[int] = []
    view.space_clicked.connect(clicked.append)
    view.avenue_clicked.connect(clicked.append)
    _click(view, view.places.plate(2).center().toPoint())
    _click(view, view.places.turn(3).center().toPoint())
    assert clicked == []


def test_another_button_than_the_left_draws_nothing(show: ShowSheet) -> None:
    view = show(picture())
    clicked: list[int] = []
    view.space_clicked.connect(clicked.append)
    place = view.space_rect(1).center()
    QTest.mouseClick(view, Qt.MouseButton.RightButton, Qt.KeyboardModifier.NoModifier, place)
    assert clicked == []


def test_a_click_picks_an_avenue_anywhere_in_its_band(show: ShowSheet) -> None:
    view = show(picking())
    picked: list[int] = []
    drawn: list[int] = []
    view.avenue_clicked.connect(picked.append)
    view.space_clicked.connect(drawn.append)
    for avenue in range(AVENUES):
        _click(view, view.places.plate(avenue).center().toPoint())
        _click(view, view.space_rect(avenue * 6 + 3).center())
    assert picked == [0, 0, 1, 1, 2, 2, 3, 3, 4, 4]
    assert drawn == []


def test_a_plain_sheet_offers_no_avenue(show: ShowSheet) -> None:
    view = show(evolve(picking(), is_plain=True))
    picked: list[int] = []
    view.avenue_clicked.connect(picked.append)
    _click(view, view.places.plate(2).center().toPoint())
    assert picked == []


def test_pointing_is_told_once_for_every_space_and_when_it_ends(show: ShowSheet) -> None:
    view = show(picture())
    pointed: list[int] = []
    view.space_pointed.connect(pointed.append)
    inside = view.space_rect(13)
    for place in (inside.center(), inside.center() + QPoint(5, 5), view.space_rect(1).center()):
        QTest.mouseMove(view, place)
    QTest.mouseMove(view, view.places.road(0).center().toPoint())
    QTest.mouseMove(view, inside.center())
    QApplication.sendEvent(view, QEvent(QEvent.Type.Leave))
    assert pointed == [13, 1, -1, 13, -1]


# The keyboard.


def test_arrows_go_from_lit_space_to_lit_space(show: ShowSheet) -> None:
    view = show(picture())
    view.setFocus()
    pointed: list[int] = []
    view.space_pointed.connect(pointed.append)
    for key in (Key.Key_Down, Key.Key_Down, Key.Key_Down, Key.Key_Down, Key.Key_Up):
        QTest.keyClick(view, key)
    assert pointed == [1, 13, 25, 13]
    assert view.cursor_space == 13


def test_arrows_prefer_what_lies_straight_ahead(show: ShowSheet) -> None:
    view = show(evolve(picture(), lit=(1, 4, 13, 27, 28)))
    view.cursor_space = 1
    assert view.move_cursor(1, 0)
    assert view.cursor_space == 4
    assert view.move_cursor(0, 1)
    assert view.cursor_space == 28
    assert view.move_cursor(-1, 0)
    assert view.cursor_space == 27
    assert not view.move_cursor(0, 1)


def test_enter_draws_where_the_cursor_is(show: ShowSheet) -> None:
    view = show(picture())
    clicked: list[int] = []
    view.space_clicked.connect(clicked.append)
    view.setFocus()
    QTest.keyClick(view, Key.Key_Return)
    assert clicked == []
    QTest.keyClick(view, Key.Key_Down)
    QTest.keyClick(view, Key.Key_Down)
    QTest.keyClick(view, Key.Key_Return)
    assert clicked == [13]


def test_keys_pick_an_avenue(show: ShowSheet) -> None:
    view = show(picking())
    picked: list[int] = []
    view.avenue_clicked.connect(picked.append)
    view.setFocus()
    for key in (Key.Key_Down, Key.Key_Down, Key.Key_Down, Key.Key_Up, Key.Key_Enter):
        QTest.keyClick(view, key)
    assert picked == [1]


def test_tab_shows_the_cursor_at_the_first_lit_space(show: ShowSheet) -> None:
    view = show(picture())
    view.clearFocus()
    view.setFocus(Qt.FocusReason.TabFocusReason)
    assert view.cursor_space == LIT[0]


def test_a_cursor_left_on_a_drawn_space_comes_back_on_a_lit_one(show: ShowSheet) -> None:
    view = show(picture())
    view.cursor_space = LIT[-1] + 1
    assert view.cursor_space not in LIT
    view.clearFocus()
    view.setFocus(Qt.FocusReason.ShortcutFocusReason)
    assert view.cursor_space == LIT[-1]


def test_the_cursor_is_seen_only_with_the_focus_and_goes_with_a_click(show: ShowSheet) -> None:
    view = show(picture())
    view.setFocus()
    before = _image(view)
    view.move_cursor(0, 1)
    at = view.cursor_space
    assert at is not None
    assert _differs(before, _image(view), view, at)
    view.clearFocus()
    assert not _differs(before, _image(view), view, at)
    view.setFocus()
    _click(view, view.space_rect(29).center())
    assert view.cursor_space is None
    assert not _differs(before, _image(view), view, at)


def test_those_who_listen_are_told_where_the_cursor_is(show: ShowSheet) -> None:
    view = show(picture())
    assert view.accessibleName() == "Rolling Village, Anna’s sheet"
    view.move_cursor(0, 1)
    view.move_cursor(0, 1)
    text = view.accessibleDescription()
    assert "Column 2, avenue 7" in text
    assert "house" in text
    view.hide_cursor()
    assert view.accessibleDescription() == ""


# What is painted.


def test_a_new_drawing_is_painted_in_its_space_and_nowhere_else(show: ShowSheet, art: Art) -> None:
    view = show(evolve(picture(), lit=(), lit_later=()))
    before = _image(view)
    view.show_picture(evolve(with_house(16), lit=(), lit_later=()))
    view.grab()
    assert art.wait()
    after = _image(view)
    changed = [space for space in range(SPACES) if _differs(before, after, view, space)]
    assert changed == [16]


def test_lit_spaces_and_those_of_the_other_project_look_unlike_plain_ones(
    show: ShowSheet,
) -> None:
    view = show(picture())
    lit = _image(view)
    view.show_picture(evolve(picture(), is_plain=True))
    plain = _image(view)
    changed = [space for space in range(SPACES) if _differs(lit, plain, view, space)]
    assert changed == sorted(LIT + LATER)
    for space in LIT:
        assert lit.pixelColor(view.space_rect(space).center()).blue() < 220


def test_pointing_shows_the_ghost_and_the_values_it_would_change(show: ShowSheet, art: Art) -> None:
    view = show(picture())
    before = _image(view)
    with_it = picture(pointed=JOINING)
    view.show_picture(with_it)
    view.grab()
    assert art.wait()
    after = _image(view)
    assert _differs(before, after, view, JOINING)
    assert with_it.preview is not None
    for avenue, value in enumerate(with_it.facts.values):
        area = view.places.value(avenue).toRect()
        is_changed = before.copy(area) != after.copy(area)
        assert is_changed == (with_it.preview.values[avenue] != value)


def test_a_plain_sheet_shows_no_preview(show: ShowSheet) -> None:
    view = show(evolve(picture(), is_plain=True))
    before = _image(view)
    view.show_picture(evolve(picture(pointed=JOINING), is_plain=True))
    assert _image(view) == before


def test_numbers_of_a_hint_are_seen(show: ShowSheet) -> None:
    view = show(picture())
    before = _image(view)
    view.show_picture(evolve(picture(), numbers={13: 1, 21: 2}))
    after = _image(view)
    assert [n for n in range(SPACES) if _differs(before, after, view, n)] == [13, 21]


def test_the_sheet_turns_dark_with_the_table(show: ShowSheet) -> None:
    view = show(picture())
    corner = view.places.head.topLeft().toPoint() + QPoint(300, 3)
    assert _image(view).pixelColor(corner).lightness() > 200
    theme_bus().use("dark")
    assert _image(view).pixelColor(corner).lightness() < 90


def test_a_sheet_without_room_or_picture_is_painted_without_complaint(show: ShowSheet) -> None:
    view = show(picture())
    view.resize(1, 1)
    view.grab()
    view.resize(300, 300)
    view.grab()


# What moves.


def test_a_drawing_draws_itself_and_then_says_so(show: ShowSheet, qtbot: QtBot) -> None:
    view = show(picture())
    before = _image(view)
    done: list[bool] = []
    view.draw_itself(13, HOUSE, lambda: done.append(True))
    assert view.is_busy
    QTest.qWait(150)
    assert done == []
    assert _differs(before, _image(view), view, 13)
    qtbot.waitUntil(lambda: bool(done))
    assert done == [True]
    assert not view.is_busy


def test_what_moves_ends_at_once_when_skipped(show: ShowSheet) -> None:
    view = show(picture())
    before = _image(view)
    done: list[str] = []
    view.draw_itself(13, HOUSE, lambda: done.append("drawing"))
    view.light_groups(picture().facts.scoring, lambda: done.append("lights"))
    assert done == ["drawing"]
    view.finish_now()
    view.finish_now()
    assert done == ["drawing", "lights"]
    assert _image(view) == before


def test_without_animations_all_is_done_at_once(show: ShowSheet) -> None:
    view = show(picture())
    view.is_animated = False
    done: list[bool] = []
    view.draw_itself(13, LAKE, lambda: done.append(True))
    view.light_groups(picture().facts.scoring, lambda: done.append(True))
    assert done == [True, True]
    assert not view.is_busy


def test_a_drawing_that_is_on_the_picture_already_is_hidden_while_it_draws_itself(
    show: ShowSheet, art: Art
) -> None:
    view = show(evolve(picture(), lit=()))
    empty = _image(view)
    view.show_picture(evolve(with_house(13), lit=()))
    view.grab()
    assert art.wait()
    whole = _image(view)
    # The pencil begins with the roof.
    walls = view.space_rect(13)
    walls.setTop(walls.top() + round(0.7 * walls.height()))
    assert whole.copy(walls) != empty.copy(walls)
    view.draw_itself(13, HOUSE, lambda: None)
    assert _image(view).copy(walls) == empty.copy(walls)
    view.finish_now()
    assert _image(view) == whole


def test_groups_that_score_light_up(show: ShowSheet, qtbot: QtBot) -> None:
    view = show(picture())
    view.speed = 4
    before = _image(view)
    done: list[bool] = []
    seen: list[QImage] = []
    view._motion.moved.connect(lambda: seen.append(_image(view)))
    view.light_groups(picture().facts.scoring, lambda: done.append(True))
    qtbot.waitUntil(lambda: bool(done))
    lit = {
        space for image in seen for space in range(SPACES) if _differs(before, image, view, space)
    }
    scoring = {space for group in picture().facts.scoring for space in group.spaces}
    assert scoring <= lit


# Tool tips.


def test_every_part_has_a_tool_tip(show: ShowSheet) -> None:
    view = show(picture(pointed=JOINING))
    places = view.places
    parts = {
        "drawn": (places.space(2), "A house."),
        "scoring": (places.space(8), "scores this turn"),
        "lit": (places.space(25), "Click to draw the house here."),
        "joined": (places.space(25), "group of 3"),
        "later": (places.space(15), "Your other project can go here."),
        "empty": (places.space(29), "empty, 3 points printed"),
        "square": (places.space(9), "Still missing beside it: a lake"),
        "plate": (places.plate(0), "Avenue 3–4 scores when the dice add up to 3 or 4."),
        "one sum": (places.plate(2), "Avenue 7 scores when the dice add up to 7."),
        "active": (places.plate(1), "scores this turn"),
        "value": (places.value(0), "Avenue 3–4 would score 10"),
        "changed value": (places.value(3), "with it, 2 without"),
        "column": (places.column(4), "Column 5"),
        "marked column": (places.column(1), "Your project goes in column 2."),
        "legend": (places.legend(HOUSE), "1 and 4 stand for a house."),
        "done": (places.turn(3), "Turn 3: 9"),
        "bonus": (places.turn(3), "Bonus: a lake."),
        "now": (places.turn(6), "under way"),
        "to come": (places.turn(9), "Bonus: one more project"),
        "title": (places.head.adjusted(0, 0, -400, 0), "Anna’s sheet"),
    }
    for name, (area, text) in parts.items():
        assert text in view.tip_at(area.center().toPoint()), name


def test_avenues_to_pick_say_what_they_would_score(show: ShowSheet) -> None:
    view = show(picking())
    text = view.tip_at(view.space_rect(13).center())
    assert "Click to score avenue 7: 6" in text


def test_a_tool_tip_is_shown_where_the_pointer_rests(show: ShowSheet) -> None:
    view = show(picture())
    place = view.space_rect(2).center()
    event = QHelpEvent(QEvent.Type.ToolTip, place, view.mapToGlobal(place))
    QApplication.sendEvent(view, event)
    assert "A house." in QToolTip.text()
    QToolTip.hideText()
    assert view.tip_at(QPointF(view.width() - 2, 2).toPoint()) == ""


@pytest.mark.parametrize("space", [0, 8, 16, 23])
def test_a_tool_tip_hides_neither_the_column_nor_what_avenues_are_worth(
    space: int, show: ShowSheet, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown: list[QPoint] = []
    monkeypatch.setattr(sheet_view, "show_tip", lambda place, _text, _view: shown.append(place))
    view = show(picture())
    place = view.space_rect(space).center()
    QApplication.sendEvent(view, QHelpEvent(QEvent.Type.ToolTip, place, view.mapToGlobal(place)))
    (left,) = (view.mapFromGlobal(each).x() for each in shown)
    assert left >= view.space_rect(space).right()
    assert left < view.places.value(0).left() - 150 or left >= view.places.value(0).right()


def test_a_tool_tip_of_an_avenue_s_plate_or_a_turn_is_at_the_pointer(
    show: ShowSheet, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown: list[QPoint] = []
    monkeypatch.setattr(sheet_view, "show_tip", lambda place, _text, _view: shown.append(place))
    view = show(picture())
    plate = view.places.plate(2).center().toPoint()
    turns = QPoint(view.width() // 8, view.height() - 30)
    for place in (plate, turns):
        at = view.mapToGlobal(place)
        QApplication.sendEvent(view, QHelpEvent(QEvent.Type.ToolTip, place, at))
        assert shown[-1] == at
