"""A game of Rolling Village that waits: what the start screen says of it, and its picture."""

from __future__ import annotations

from datetime import date, timedelta

import pytest
from PySide6.QtCore import QObject, QRectF
from PySide6.QtGui import QImage, QPainter
from pytestqt.qtbot import QtBot

from bohemian_villages.rolling_village.statistics.daily import daily_seed
from bohemian_villages.rolling_village.views.sheet.geometry import SheetGeometry
from bohemian_villages.rolling_village.views.sheet.image import SIZE, SheetImage
from bohemian_villages.rolling_village.views.sheet.picture import SheetPicture
from bohemian_villages.rolling_village.views.sheet.view import SheetView
from bohemian_villages.rolling_village.views.start_picture import continue_line, draw_picture
from bohemian_villages.rolling_village.views.theme_sample import paint_sample
from bohemian_villages.views.toolkit.art import Art
from tests.rolling_village.games import people, played


def test_a_game_that_waits_says_who_draws_or_that_dice_are_due() -> None:
    assert continue_line(played(people(2), 0)).line == "Dice to roll"
    assert continue_line(played(people(2), 1)).line == "Anna to draw"
    second = continue_line(played(people(2), 3))
    assert second.line == "Ota to draw"
    assert second.turn == 0
    assert second.player != continue_line(played(people(2), 1)).player
    assert continue_line(played(people(2), 8)).turn == 1


def test_only_todays_deal_takes_the_place_of_todays_deal() -> None:
    today = date.today()
    for seed, is_quick in ((daily_seed(today), True), ("7", False)):
        assert continue_line(played(people(1, seed=seed), 3)).is_quick is is_quick
    yesterday = daily_seed(today - timedelta(days=1))
    assert not continue_line(played(people(1, seed=yesterday), 3)).is_quick


def _drawn(drawing: SheetImage, qtbot: QtBot) -> QImage:
    with qtbot.waitSignal(drawing.ready) as told:
        pass
    image: QImage = told.args[0]
    return image


def test_the_picture_has_the_size_that_was_announced(qtbot: QtBot) -> None:
    art, game, parent = Art(), played(people(1), 20), QObject()
    image = _drawn(draw_picture(game, art, parent), qtbot)
    assert image.size() == continue_line(game).picture
    colors = {image.pixel(x, y) for x in range(0, 590, 7) for y in range(0, 400, 7)}
    assert len(colors) > 100
    art.close()


def test_the_picture_shows_spaces_and_no_numbers_too_small_to_read(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown: list[SheetPicture] = []
    monkeypatch.setattr(SheetView, "show_picture", lambda _view, each: shown.append(each))
    art, parent = Art(), QObject()
    draw_picture(played(people(1), 20), art, parent).give_up()
    assert not any(shown[0].facts.points)
    sheet = SheetGeometry(SIZE.width(), SIZE.height())
    part = continue_line(played(people(1), 20)).picture
    assert part.width() < sheet.value(0).left() - sheet.plate(0).right()
    qtbot.wait(1)
    art.close()


def test_drawings_that_were_given_up_are_asked_for_anew(qtbot: QtBot) -> None:
    art, game, parent = Art(), played(people(1), 20), QObject()
    whole = _drawn(draw_picture(game, art, parent), qtbot)
    # Another size of the window: what waits to be drawn is forgotten while nobody is told yet.
    other = Art()
    drawing = draw_picture(game, other, parent)
    other.give_up()
    told: list[QImage] = []
    drawing.ready.connect(told.append)
    drawing._finish_if_drawn()
    qtbot.waitUntil(lambda: bool(told))
    assert told[0] == whole
    for store in (art, other):
        store.close()


def test_a_picture_nobody_wants_any_more_never_comes(qtbot: QtBot) -> None:
    art, parent = Art(), QObject()
    drawing = draw_picture(played(people(1), 20), art, parent)
    told: list[QImage] = []
    drawing.ready.connect(told.append)
    drawing.give_up()
    qtbot.wait(200)
    assert not told
    art.close()


@pytest.mark.parametrize("dark", [False, True])
def test_the_sample_shows_the_look_it_stands_for(dark: bool, qtbot: QtBot) -> None:
    art, image = Art(), QImage(160, 160, QImage.Format.Format_RGB32)
    for _ in range(2):
        image.fill(0x808080)
        with QPainter(image) as painter:
            paint_sample(painter, QRectF(0, 0, 160, 160), art, dark, 1.0)
        qtbot.waitUntil(lambda: not art.is_busy)
    # A space in which nothing is drawn.
    assert (image.pixelColor(25, 132).lightness() < 100) == dark
    art.close()
