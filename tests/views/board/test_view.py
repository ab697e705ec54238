"""The board view: it shows what it is told, at any size, by day and at dusk."""

from __future__ import annotations

import logging
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtGui import QFontMetricsF, QHelpEvent, QImage
from PySide6.QtWidgets import QApplication, QToolTip
from pytestqt.qtbot import QtBot

from bohemian_villages import assets
from bohemian_villages.models.game.data import Board, Kind, Village
from bohemian_villages.views.board import BoardView, Lit, pictures, silhouettes
from bohemian_villages.views.board.building_item import metrics
from bohemian_villages.views.board.grid import Grid
from bohemian_villages.views.board.scene import BoardScene
from bohemian_villages.views.toolkit import fonts
from bohemian_villages.views.toolkit.art import Art
from bohemian_villages.views.toolkit.art import files as files_module
from bohemian_villages.views.toolkit.art.raster import label_font
from bohemian_villages.views.toolkit.theme import theme_bus
from tests.views.board.boards import make_view, own_board, settle, standard_board, state_with

pytestmark = pytest.mark.usefixtures("qapp")

SCALES = [0.3, 0.42, 0.5, 0.53, 0.62, 0.7, 0.82, 1.4, 2.6]


@pytest.fixture
def view(art: Art) -> BoardView:
    return make_view(art, standard_board(2))


def _grab(view: BoardView, art: Art) -> QImage:
    settle(art)
    return view.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)


def _changed(one: QImage, two: QImage) -> tuple[int, int, int, int] | None:
    """The rectangle in which two pictures of the same size differ: left, top, right, bottom."""
    width, height, line = one.width(), one.height(), one.bytesPerLine()
    a, b = bytes(one.constBits()), bytes(two.constBits())
    rows = [
        y for y in range(height) if a[y * line : (y + 1) * line] != b[y * line : (y + 1) * line]
    ]
    if not rows:
        return None
    columns = [
        x
        for x in range(width)
        if any(
            a[y * line + 4 * x : y * line + 4 * x + 3] != b[y * line + 4 * x : y * line + 4 * x + 3]
            for y in rows
        )
    ]
    return columns[0], rows[0], columns[-1], rows[-1]


def _is_around(changed: tuple[int, int, int, int] | None, view: BoardView, building: int) -> bool:
    assert changed is not None
    left, top, right, bottom = changed
    middle = view.viewport().mapFromGlobal(view.building_place(building))
    reach = 95 * view._board_scene.scale
    return (
        middle.x() - reach < left <= right < middle.x() + reach
        and middle.y() - reach < top <= bottom < middle.y() + reach
    )


def test_villages_are_laid_out_once_for_a_view_that_is_then_shown(
    art: Art, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    laid: list[float] = []
    lay_out = BoardScene.lay_out

    def counted(scene: BoardScene, grid: Grid, zoom: float, dpr: float) -> None:
        laid.append(grid.scale)
        lay_out(scene, grid, zoom, dpr)

    monkeypatch.setattr(BoardScene, "lay_out", counted)
    view = make_view(art, standard_board(2))
    assert len(laid) == 1
    view.resize(800, 500)
    assert len(laid) == 2
    assert laid[1] < laid[0]
    # The sharp pictures of that size come after a pause, without another layout.
    qtbot.wait(200)
    assert len(laid) == 2


def test_every_state_is_seen_at_its_building_and_leaves_no_trace(view: BoardView, art: Art) -> None:
    building = 9
    view.show_state(state_with(standard_board(2), {building: 1}))
    rest = _grab(view, art)
    states: list[tuple[Callable[[], None], Callable[[], None]]] = [
        (lambda: view.set_hovered(building), lambda: view.set_hovered(None)),
        (lambda: view.set_cursor(building), lambda: view.set_cursor(None)),
        (lambda: view.set_marked({building}), lambda: view.set_marked(set())),
    ]
    for show, hide in states:
        show()
        assert _is_around(_changed(rest, _grab(view, art)), view, building)
        hide()
        assert _changed(rest, _grab(view, art)) is None


def test_lit_buildings_and_kicks_look_different_from_each_other_and_from_rest(
    view: BoardView, art: Art
) -> None:
    view.show_state(state_with(standard_board(2), {9: 1}))
    rest = _grab(view, art)
    view.set_lit({9: Lit()})
    lit = _grab(view, art)
    view.set_lit({9: Lit(1, "kick")})
    kick = _grab(view, art)
    assert _changed(rest, lit) is not None
    assert _is_around(_changed(lit, kick), view, 9)
    view.set_lit({})
    assert _changed(rest, _grab(view, art)) is None


def test_a_kick_shows_the_colour_of_its_victim(view: BoardView, art: Art) -> None:
    pictures_of = []
    for victim in range(5):
        view.show_state(state_with(standard_board(2), {9: victim}))
        view.set_lit({9: Lit(victim, "kick")})
        pictures_of.append(_grab(view, art))
    for place, one in enumerate(pictures_of):
        for two in pictures_of[:place]:
            assert _changed(one, two) is not None


def test_figures_stand_where_the_position_says(view: BoardView, art: Art) -> None:
    board = standard_board(2)
    empty = _grab(view, art)
    view.show_state(state_with(board, {12: 0}))
    one = _grab(view, art)
    assert _changed(empty, one) is not None
    view.show_state(state_with(board, {}))
    assert _changed(empty, _grab(view, art)) is None


def test_the_colours_of_the_players_are_those_of_their_seats(view: BoardView, art: Art) -> None:
    board = standard_board(2)
    view.set_colors(("blue", "red"))
    view.show_state(state_with(board, {12: 0}, 2))
    swapped = _grab(view, art)
    view.set_colors(("red", "blue"))
    view.show_state(state_with(board, {12: 1}, 2))
    assert _changed(swapped, _grab(view, art)) is None


def test_a_light_table_turns_dark_and_back(view: BoardView, art: Art) -> None:
    day = _grab(view, art)
    theme_bus().use("dark")
    dusk = _grab(view, art)
    tile = view.tile_rect(0)
    assert _brightness(dusk.copy(tile)) < 0.65 * _brightness(day.copy(tile))
    theme_bus().use("light")
    assert _changed(day, _grab(view, art)) is None


def _brightness(image: QImage) -> float:
    small = image.scaled(40, 40)
    return sum(small.pixelColor(x, y).lightness() for x in range(40) for y in range(40)) / 1600


def _shades(image: QImage) -> int:
    """How many colours a picture has: few where nothing is drawn yet."""
    spots = ((x, y) for x in range(0, image.width(), 4) for y in range(0, image.height(), 4))
    return len({image.pixel(x, y) for x, y in spots})


def test_the_window_is_shown_before_the_pictures_are_there(qtbot: QtBot) -> None:
    art = Art()
    view = BoardView(art)
    qtbot.addWidget(view)
    view.resize(952, 590)
    view.set_board(standard_board(2))
    view.show()
    early = view.grab().toImage()
    tile = view.tile_rect(0)
    assert early.pixelColor(tile.center()).name() == "#baca7e"
    assert _shades(early.copy(tile)) < 20
    late = _grab(view, art)
    assert _changed(early.convertToFormat(QImage.Format.Format_RGB32), late) is not None
    art.close()


def test_no_picture_flickers_while_another_size_is_drawn(view: BoardView, art: Art) -> None:
    before = _shades(_grab(view, art).copy(view.tile_rect(2)))
    for width in (930, 871, 793, 702):
        view.resize(width, 590)
        now = view.grab().toImage().copy(view.tile_rect(2))
        assert _shades(now) > before / 2


def test_numbers_are_never_written_smaller_than_eleven_pixels() -> None:
    for scale in SCALES:
        size = metrics(scale, 1.0)
        for drawing, at in (
            (pictures.badge(12, False), size.pieces),
            (pictures.badge(12, True), size.pieces),
            (pictures.coin(10), size.pieces),
            (pictures.pill("kick", "red", size.pieces), size.pieces),
            (pictures.ribbon("Anschow", 3, 7, max(scale, 0.5), False), max(scale, 0.5)),
        ):
            for label in drawing.labels:
                assert label_font(label, at).pixelSize() >= fonts.LEAST_PIXELS


@pytest.mark.parametrize("scale", [scale for scale in SCALES if scale >= 0.42])
@pytest.mark.parametrize("house", [1.0, 0.78])
def test_numbers_fit_on_their_discs(scale: float, house: float) -> None:
    size = metrics(scale, house)
    for text, drawing, radius in (
        ("12", pictures.badge(12, False), 13.6),
        ("10", pictures.coin(10), 13.2),
    ):
        (label,) = drawing.labels
        wide = QFontMetricsF(label_font(label, size.pieces)).tightBoundingRect(text)
        inner = 2 * radius * size.pieces
        assert wide.width() ** 2 + wide.height() ** 2 <= inner**2


@pytest.mark.parametrize("word", ["kick", "rauswerfen", "caccia via", "−3 Münzen"])
@pytest.mark.parametrize("scale", SCALES)
def test_a_word_fits_on_its_pill(word: str, scale: float) -> None:
    size = metrics(scale, 1.0).pieces
    drawing = pictures.pill(word, "black", size)
    (label,) = drawing.labels
    end = label.x * size + QFontMetricsF(label_font(label, size)).horizontalAdvance(word)
    box = drawing.box()
    assert end <= (box.right - 6) * size + 1


def test_a_pill_stays_within_its_tile(view: BoardView, art: Art) -> None:
    board = standard_board(2)
    everywhere = dict.fromkeys(range(len(board.buildings)), 1)
    view.show_state(state_with(board, everywhere))
    view.set_lit({building: Lit(1, "rauswerfen!") for building in everywhere})
    settle(art)
    for building, item in enumerate(view._board_scene.buildings):
        tile = view._board_scene.tile_of(building)
        rect = item._pill.rect.translated(-tile.pos())
        assert rect.left() >= 8 * view._board_scene.scale
        assert rect.right() <= 433 * view._board_scene.scale


@pytest.mark.qt_log_ignore("^This plugin does not support raise", extend=True)
def test_a_name_too_long_for_its_ribbon_is_shortened_and_told(art: Art) -> None:
    name = "Kostelec nad Černými lesy <b>und</b> Umgebung"
    kinds = standard_board(2).villages[0].buildings
    board = Board((Village("A", name, kinds), Village("B", "Krasnow", kinds)))
    view = make_view(art, board)
    tile = view._board_scene.tiles[0]
    assert tile.ribbon_rect.width() <= view._grid.tile_width + 1
    assert tile._name() != name
    ribbon = view.mapFromScene(tile.ribbon_rect.center())
    QApplication.sendEvent(
        view.viewport(),
        QHelpEvent(QHelpEvent.Type.ToolTip, ribbon, view.viewport().mapToGlobal(ribbon)),
    )
    assert "Kostelec nad Černými lesy &lt;b&gt;und&lt;/b&gt; Umgebung" in QToolTip.text()
    assert view._board_scene.tiles[1]._name() == "Krasnow"


@pytest.mark.qt_log_ignore("^This plugin does not support raise", extend=True)
def test_a_ribbon_says_what_its_numbers_mean(art: Art) -> None:
    village = Village("A", "Krasnow", standard_board(2).villages[0].buildings)
    view = make_view(art, Board((village,)))
    tile = view._board_scene.tiles[0]
    tile.set_taken(2)
    ribbon = view.mapFromScene(tile.ribbon_rect.center())
    QApplication.sendEvent(
        view.viewport(),
        QHelpEvent(QHelpEvent.Type.ToolTip, ribbon, view.viewport().mapToGlobal(ribbon)),
    )
    assert f"Krasnow: 2 of {len(village.buildings)} buildings taken" in QToolTip.text()


@pytest.mark.qt_log_ignore("^This plugin does not support raise", extend=True)
def test_the_tooltip_of_a_building_is_asked_for(view: BoardView) -> None:
    view.tip_for = lambda building: f"building {building}"
    spot = view.viewport().mapFromGlobal(view.building_place(6))
    event = QHelpEvent(QHelpEvent.Type.ToolTip, spot, view.viewport().mapToGlobal(spot))
    QApplication.sendEvent(view.viewport(), event)
    assert QToolTip.text() == "building 6"


@pytest.mark.parametrize("name", ["", "\n", "a\nb\tc", "村", "🏠" * 40, "<img src=x>", "\u202eabc"])
def test_odd_names_do_no_harm(art: Art, name: str) -> None:
    kinds = standard_board(2).villages[0].buildings
    view = make_view(art, Board((Village("A", name, kinds),)), 500, 400)
    assert view.grab().toImage().width() == 500


@pytest.mark.parametrize("counts", [(1,), (9,) * 6, (3, 12, 13, 25, 60), (7,) * 25, (0, 1)])
def test_any_villages_can_be_shown(art: Art, counts: tuple[int, ...]) -> None:
    board = own_board(*counts)
    view = make_view(art, board, 800, 600)
    owners = {building: building % 5 for building in range(0, len(board.buildings), 2)}
    view.show_state(state_with(board, owners))
    view.set_lit({building: Lit() for building in range(1, len(board.buildings), 3)})
    settle(art)
    assert not view.grab().isNull()


def test_a_board_without_villages_does_no_harm(art: Art) -> None:
    view = make_view(art, Board(()), 400, 300)
    view.show_all()
    view.zoom_by(2)
    assert view.building_at(QPoint(10, 10)) is None


@pytest.mark.parametrize("size", [(1, 1), (30, 900), (900, 20), (120, 100)])
def test_the_tiniest_view_does_no_harm(art: Art, size: tuple[int, int]) -> None:
    view = make_view(art, standard_board(5), *size)
    view.set_cursor(3)
    view.zoom_by(3)
    settle(art)
    view.resize(700, 500)
    view.show_all()
    settle(art)
    assert view.building_at(view.building_place(3)) == 3


def test_another_board_replaces_the_first(view: BoardView, art: Art) -> None:
    view.set_lit({3: Lit()})
    view.set_cursor(30)
    view.set_hovered(30)
    view.set_marked({30})
    view.set_board(own_board(2, 2))
    settle(art)
    assert view.lit == {}
    assert view.cursor_building is None
    assert view.hovered is None
    assert len(view._board_scene.buildings) == 4


def test_names_of_buildings_appear_where_one_looks_closely(view: BoardView, art: Art) -> None:
    view.set_names({Kind.FARM: "Farm"})
    names = [item._name.drawing for item in view._board_scene.buildings]
    assert names == [None] * len(names)
    view.zoom_to(0)
    settle(art)
    shown = [
        item.building.kind for item in view._board_scene.buildings if item._name.drawing is not None
    ]
    assert shown
    assert set(shown) == {Kind.FARM}


def test_the_board_is_shown_without_any_art(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def nothing(name: str) -> Path:
        raise assets.MissingAssetError(name)

    for module in (files_module, silhouettes):
        monkeypatch.setattr(module, "resource", nothing)
    files_module.read.cache_clear()
    silhouettes.outlines.cache_clear()
    bare = Art()
    with caplog.at_level(logging.WARNING):
        view = make_view(bare, standard_board(2))
    view.set_lit({3: Lit()})
    settle(bare)
    assert view.building_at(view.building_place(3)) == 3
    assert len(caplog.messages) == len(set(caplog.messages))
    bare.close()
    files_module.read.cache_clear()
    silhouettes.outlines.cache_clear()


def test_a_board_of_thousands_of_buildings_has_no_items_for_what_is_not_shown(art: Art) -> None:
    board = own_board(*[99] * 20)
    view = make_view(art, board)
    printed = sum(building.kind.key in ("town_hall", "manor") for building in board.buildings)
    of_tiles = 8 * len(board.villages)
    assert len(view._board_scene.items()) <= len(board.buildings) + printed + of_tiles + 1
    before = len(view._board_scene.items())
    view.show_state(state_with(board, {7: 0, 1_900: 1}))
    view.show_state(state_with(board, {}))
    view.show_state(state_with(board, {7: 1}))
    assert len(view._board_scene.items()) == before + 2


def test_what_is_shown_late_lies_where_it_would_have_lain_from_the_start(art: Art) -> None:
    """Everything is shown from the first building to the last, then from the last to the first."""
    board, pictures_seen = own_board(20, 40, 99), []
    for order in (1, -1):
        view = make_view(art, board)
        numbers = range(len(board.buildings))[::order]
        for count in (*range(1, len(numbers), 6), len(numbers)):
            some = numbers[:count]
            view.show_state(state_with(board, {number: number % 5 for number in some}))
            view.set_marked(frozenset(some))
            view.set_lit({number: Lit(number % 5, "kick") for number in some})
        pictures_seen.append(_grab(view, art))
    assert _changed(*pictures_seen) is None


@pytest.mark.parametrize("lit", [{}, {0: Lit()}, {0: Lit(1, "kick")}])
def test_a_halo_lies_behind_its_house(art: Art, lit: dict[int, Lit]) -> None:
    view = make_view(art, own_board(12))
    view.set_lit(lit)
    view.set_hovered(0)
    item = view._board_scene.buildings[0]
    assert item._halo.drawing is not None
    assert item._halo._z < item._house._z


def test_names_that_stay_the_same_are_no_reason_to_lay_all_out_anew(
    view: BoardView, monkeypatch: pytest.MonkeyPatch
) -> None:
    laid_out = list[Grid]()
    names = {kind: kind.name for kind in Kind}
    view.set_names(names)
    monkeypatch.setattr(BoardScene, "lay_out", lambda _scene, grid, *_more: laid_out.append(grid))
    view.set_names(dict(names))
    assert not laid_out
    view.set_names({**names, Kind.INN: "pub"})
    assert len(laid_out) == 1
