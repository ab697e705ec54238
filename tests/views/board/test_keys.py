"""The keyboard on the board: arrows go by what one sees."""

from __future__ import annotations

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from bohemian_villages.views.board import BoardView, Lit
from bohemian_villages.views.board.geometry import Direction, is_inside, neighbour
from bohemian_villages.views.toolkit.art import Art
from tests.views.board.boards import make_view, standard_board

ARROWS = (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down)
CONTROL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def view(art: Art) -> BoardView:
    return make_view(art, standard_board(2))


def test_the_nearest_place_in_the_direction_is_chosen() -> None:
    places = {1: (100.0, 0.0), 2: (60.0, 80.0), 3: (300.0, 2.0), 4: (-50.0, 0.0)}
    assert neighbour(places, (0, 0), Direction.RIGHT) == 1
    assert neighbour(places, (0, 0), Direction.LEFT) == 4
    assert neighbour(places, (0, 0), Direction.DOWN) == 2
    assert neighbour(places, (0, 0), Direction.UP) is None
    assert neighbour(places, (100, 0), Direction.RIGHT, 1) == 3


def test_a_place_straight_ahead_comes_before_a_nearer_one_far_aside() -> None:
    places = {1: (100.0, 0.0), 2: (40.0, 60.0)}
    assert neighbour(places, (0, 0), Direction.RIGHT) == 1
    del places[1]
    assert neighbour(places, (0, 0), Direction.RIGHT) == 2


@given(st.sets(st.tuples(st.integers(0, 60), st.integers(0, 40)), min_size=2, max_size=14))
@settings(max_examples=300, deadline=None)
@example({(26, 34), (31, 14), (41, 20), (51, 26)})
def test_arrows_lead_from_every_place_to_every_other(spots: set[tuple[int, int]]) -> None:
    places = {nth: (20.0 * x, 20.0 * y) for nth, (x, y) in enumerate(sorted(spots))}
    steps = {
        number: {neighbour(places, spot, way, number) for way in Direction}
        for number, spot in places.items()
    }
    for start in places:
        seen, todo = set[int | None](), {start}
        while todo:
            seen |= todo
            todo = {found for each in todo for found in steps[each] if found is not None} - seen
        assert seen == set(places)


def test_a_point_is_in_a_polygon_or_not() -> None:
    corner = [(0.0, 0.0), (10.0, 0.0), (10.0, 4.0), (4.0, 4.0), (4.0, 10.0), (0.0, 10.0)]
    assert is_inside((2, 8), corner)
    assert is_inside((8, 2), corner)
    assert not is_inside((8, 8), corner)


def test_the_first_arrow_shows_the_cursor(view: BoardView) -> None:
    QTest.keyClick(view, Qt.Key.Key_Right)
    assert view.cursor_building == 0


def test_arrows_reach_every_building_and_lead_back(view: BoardView) -> None:
    count = len(standard_board(2).buildings)
    seen, todo = set(), [0]
    while todo:
        start = todo.pop()
        if start in seen:
            continue
        seen.add(start)
        for key in ARROWS:
            view.set_cursor(start)
            QTest.keyClick(view, key)
            assert view.cursor_building is not None
            todo.append(view.cursor_building)
    assert seen == set(range(count))


def test_arrows_go_where_they_point(view: BoardView) -> None:
    for start in range(len(standard_board(2).buildings)):
        before = view.building_place(start)
        for key, dx, dy in zip(ARROWS, (-1, 1, 0, 0), (0, 0, -1, 1), strict=True):
            view.set_cursor(start)
            QTest.keyClick(view, key)
            assert view.cursor_building is not None
            step = view.building_place(view.cursor_building) - before
            assert view.cursor_building == start or step.x() * dx + step.y() * dy > 0


def test_while_something_is_lit_arrows_stay_on_it(view: BoardView) -> None:
    lit = standard_board(2).of_kind[8]
    view.set_lit({building: Lit() for building in lit})
    seen = set()
    for key in ARROWS * 6:
        QTest.keyClick(view, key)
        seen.add(view.cursor_building)
    assert seen <= set(lit)
    assert len(seen) > 1


def test_with_control_arrows_go_everywhere(view: BoardView) -> None:
    lit = standard_board(2).of_kind[8]
    view.set_lit({building: Lit() for building in lit})
    view.set_cursor(lit[0])
    QTest.keyClick(view, Qt.Key.Key_Right, CONTROL)
    assert view.cursor_building not in lit


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter])
def test_enter_clicks_the_building_of_the_cursor(view: BoardView, key: Qt.Key) -> None:
    clicked: list[int] = []
    view.building_clicked.connect(clicked.append)
    QTest.keyClick(view, key)
    assert clicked == []
    view.set_cursor(5)
    QTest.keyClick(view, key)
    assert clicked == [5]


def test_home_and_end_go_to_the_first_and_the_last(view: BoardView) -> None:
    view.set_lit({3: Lit(), 9: Lit(), 20: Lit()})
    QTest.keyClick(view, Qt.Key.Key_End)
    assert view.cursor_building == 20
    QTest.keyClick(view, Qt.Key.Key_Home)
    assert view.cursor_building == 3


def test_the_cursor_says_where_it_went(view: BoardView) -> None:
    went: list[int] = []
    view.cursor_moved.connect(went.append)
    view.set_cursor(4)
    view.set_cursor(4)
    view.set_cursor(None)
    assert went == [4, -1]


def test_a_screen_reader_is_told_what_the_cursor_is_on(view: BoardView) -> None:
    view.tip_for = lambda building: f"building {building}"
    view.set_cursor(4)
    assert view.accessibleDescription() == "building 4"


def test_keys_zoom_and_one_shows_all(view: BoardView) -> None:
    QTest.keyClick(view, Qt.Key.Key_Plus)
    assert view.zoom == pytest.approx(1.25)
    QTest.keyClick(view, Qt.Key.Key_Minus)
    assert view.zoom == pytest.approx(1.0)
    QTest.keyClick(view, Qt.Key.Key_Plus)
    QTest.keyClick(view, Qt.Key.Key_0)
    assert view.zoom == 1.0


def test_the_cursor_is_kept_in_sight_while_zoomed(view: BoardView) -> None:
    view.zoom_to(0)
    last = len(standard_board(2).buildings) - 1
    for building in (last, 0, last // 2):
        view.set_cursor(building)
        spot = view.viewport().mapFromGlobal(view.building_place(building))
        assert view.viewport().rect().contains(spot)


def test_a_key_that_means_nothing_here_goes_on(view: BoardView) -> None:
    passed: list[int] = []
    window = view.parentWidget()
    assert window is not None
    window.keyPressEvent = lambda event: passed.append(event.key())  # type: ignore[method-assign]
    QTest.keyClick(view, Qt.Key.Key_H)
    QTest.keyClick(view, Qt.Key.Key_Left)
    QTest.keyClick(view, Qt.Key.Key_Space)
    assert passed == [Qt.Key.Key_H, Qt.Key.Key_Space]


def test_the_cursor_shows_itself_to_those_who_come_by_tab(view: BoardView) -> None:
    view.setFocus(Qt.FocusReason.MouseFocusReason)
    assert view.cursor_building is None
    view.clearFocus()
    view.setFocus(Qt.FocusReason.TabFocusReason)
    assert view.cursor_building == 0
    view.clearFocus()
    assert view.cursor_building is None
