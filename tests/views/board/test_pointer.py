"""The pointer on the board: what it lies on, clicks, pans and zooms."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from bohemian_villages.models.game.data import Board
from bohemian_villages.views.board import BoardView, Lit
from bohemian_villages.views.toolkit.art import Art
from tests.views.board.boards import (
    LEFT,
    make_view,
    own_board,
    settle,
    spot,
    standard_board,
    state_with,
)

MIDDLE = Qt.MouseButton.MiddleButton
NONE = Qt.KeyboardModifier.NoModifier
SIZES = [(952, 590), (676, 650), (1494, 1022)]


@pytest.fixture
def view(art: Art) -> BoardView:
    return make_view(art, standard_board(2))


def _turn(view: BoardView, at: QPoint, notches: float, control: bool = False) -> None:
    modifiers = Qt.KeyboardModifier.ControlModifier if control else Qt.KeyboardModifier.NoModifier
    event = QWheelEvent(
        QPointF(at),
        QPointF(view.viewport().mapToGlobal(at)),
        QPoint(),
        QPoint(0, round(120 * notches)),
        Qt.MouseButton.NoButton,
        modifiers,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(view.viewport(), event)


def _drag(view: BoardView, start: QPoint, end: QPoint, button: Qt.MouseButton = LEFT) -> None:
    port = view.viewport()
    QTest.mousePress(port, button, NONE, start)
    for step in range(1, 6):
        _move(view, start + (end - start) * step / 5, button)
    QTest.mouseRelease(port, button, NONE, end)


def _move(view: BoardView, at: QPoint, buttons: Qt.MouseButton) -> None:
    """A move with a button down: the test tool's own moves carry none."""
    where = QPointF(view.viewport().mapToGlobal(at))
    kind = QEvent.Type.MouseMove
    none = Qt.MouseButton.NoButton
    free = Qt.KeyboardModifier.NoModifier
    QApplication.sendEvent(
        view.viewport(), QMouseEvent(kind, QPointF(at), where, none, buttons, free)
    )


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("board", [standard_board(2), standard_board(5), own_board(1, 9, 12, 16)])
def test_house_badge_and_figure_are_each_the_building(
    art: Art, board: Board, size: tuple[int, int]
) -> None:
    view = make_view(art, board, *size)
    view.show_state(state_with(board, dict.fromkeys(range(len(board.buildings)), 0)))
    for building in range(len(board.buildings)):
        assert view.building_at(view.building_place(building)) == building
        assert view.building_at(view.badge_place(building)) == building
        feet = view.figure_place(building)
        chest = feet - QPoint(0, round(20 * view.piece_scale(building)))
        assert view.building_at(chest) == building


def test_the_ground_beside_a_building_belongs_to_it(view: BoardView) -> None:
    near = view.building_place(4) + QPoint(0, round(40 * view._board_scene.scale))
    assert view.building_at(near) == 4


def test_the_table_belongs_to_no_building(view: BoardView) -> None:
    port = view.viewport()
    assert view.building_at(port.mapToGlobal(QPoint(1, 1))) is None
    assert view.building_at(port.mapToGlobal(QPoint(-40, 100))) is None
    assert view.building_at(port.mapToGlobal(QPoint(100_000, 100_000))) is None


def test_a_click_on_a_building_names_it(view: BoardView) -> None:
    clicked: list[int] = []
    view.building_clicked.connect(clicked.append)
    for building in (0, 7, 20):
        QTest.mouseClick(view.viewport(), LEFT, NONE, spot(view, building))
    assert clicked == [0, 7, 20]


def test_a_click_beside_all_is_one_on_the_background(view: BoardView) -> None:
    said: list[bool] = []
    view.background_clicked.connect(lambda: said.append(True))
    QTest.mouseClick(view.viewport(), LEFT, NONE, QPoint(2, 2))
    assert said == [True]


def test_other_buttons_click_nothing(view: BoardView) -> None:
    clicked: list[int] = []
    view.building_clicked.connect(clicked.append)
    for button in (Qt.MouseButton.RightButton, MIDDLE, Qt.MouseButton.BackButton):
        QTest.mouseClick(view.viewport(), button, NONE, spot(view, 3))
    assert clicked == []


def test_a_double_click_on_a_lit_building_is_one_click(view: BoardView) -> None:
    clicked: list[int] = []
    view.building_clicked.connect(clicked.append)
    view.set_lit({3: Lit()})
    where = spot(view, 3)
    QTest.mouseClick(view.viewport(), LEFT, NONE, where)
    QTest.mouseDClick(view.viewport(), LEFT, NONE, where)
    QTest.mouseRelease(view.viewport(), LEFT, NONE, where)
    assert clicked == [3]
    assert view.zoom == 1.0


def test_a_double_click_on_a_tile_zooms_to_it_and_back(view: BoardView) -> None:
    tile = view.tile_rect(4)
    QTest.mouseDClick(view.viewport(), LEFT, NONE, tile.center())
    assert view.zoom > 1.3
    shown = view.tile_rect(4)
    assert view.viewport().rect().adjusted(-2, -2, 2, 2).contains(shown)
    QTest.mouseDClick(view.viewport(), LEFT, NONE, view.viewport().rect().center())
    assert view.zoom == 1.0
    assert view.tile_rect(4) == tile


def test_the_pointer_lifts_what_it_is_on_and_says_so(view: BoardView) -> None:
    hovered: list[int] = []
    view.building_hovered.connect(hovered.append)
    _move(view, spot(view, 5), Qt.MouseButton.NoButton)
    _move(view, spot(view, 5) + QPoint(1, 0), Qt.MouseButton.NoButton)
    assert hovered == [5]
    assert view.hovered == 5
    _move(view, QPoint(1, 1), Qt.MouseButton.NoButton)
    assert hovered == [5, -1]


def test_dragging_pans_a_board_that_is_zoomed_and_clicks_nothing(view: BoardView) -> None:
    clicked: list[int] = []
    view.building_clicked.connect(clicked.append)
    for button in (LEFT, MIDDLE):
        view.zoom_to(4)
        before = view.building_place(20)
        _drag(view, QPoint(300, 300), QPoint(360, 320), button)
        assert view.building_place(20) - before == QPoint(60, 20)
    assert clicked == []


def test_a_board_that_shows_all_cannot_be_dragged_away(view: BoardView) -> None:
    before = view.building_place(8)
    _drag(view, QPoint(300, 300), QPoint(500, 100))
    assert view.building_place(8) == before


@pytest.mark.parametrize("control", [False, True])
def test_the_wheel_zooms_around_the_pointer(view: BoardView, control: bool) -> None:
    where = spot(view, 17)
    _turn(view, where, 3, control)
    assert view.zoom > 1.3
    after = spot(view, 17)
    assert (after - where).manhattanLength() <= 3
    _turn(view, where, -9, control)
    assert view.zoom == 1.0


def test_zoom_has_a_limit(view: BoardView) -> None:
    for _ in range(60):
        _turn(view, QPoint(400, 300), 1)
    assert view.zoom == pytest.approx(view.most_zoom)


@settings(max_examples=25)
@given(
    st.lists(
        st.tuples(st.integers(0, 951), st.integers(0, 589), st.sampled_from([-2, -1, 1, 2, 4])),
        min_size=1,
        max_size=6,
    )
)
def test_no_more_emptiness_is_shown_than_there_is(turns: list[tuple[int, int, int]]) -> None:
    view = _hard_worked_view()
    view.show_all()
    for x, y, notches in turns:
        _turn(view, QPoint(x, y), notches)
        port = view.viewport().rect()
        left = min(view.tile_rect(village).left() for village in range(6))
        right = max(view.tile_rect(village).right() for village in range(6))
        top = min(view.tile_rect(village).top() for village in range(6))
        bottom = max(view.tile_rect(village).bottom() for village in range(6))
        margin = 16 * view._board_scene.scale + 3
        assert left <= margin + max(0, port.width() - (right - left)) / 2
        assert right >= port.width() - margin - max(0, port.width() - (right - left)) / 2
        assert top <= margin + max(0, port.height() - (bottom - top)) / 2
        assert bottom >= port.height() - margin - max(0, port.height() - (bottom - top)) / 2


_views: list[BoardView] = []


def _hard_worked_view() -> BoardView:
    """One view for many examples."""
    if not _views:
        _views.append(make_view(Art(), standard_board(2)))
    return _views[0]


def test_zoomed_or_not_every_building_is_where_it_is_said_to_be(view: BoardView, art: Art) -> None:
    for zoom in (1.3, 1.9):
        view.zoom_by(zoom)
        settle(art)
        for building in range(len(standard_board(2).buildings)):
            where = view.building_place(building)
            if view.viewport().rect().contains(view.viewport().mapFromGlobal(where)):
                assert view.building_at(where) == building
