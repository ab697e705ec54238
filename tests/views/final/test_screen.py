"""The final scoring as a scene."""

from __future__ import annotations

from pathlib import Path

import pytest
from attrs import evolve
from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from bohemian_villages.engine.game import Game
from bohemian_villages.engine.scoring import score
from bohemian_villages.models.game.data import Ending
from bohemian_villages.models.game.game_model import GameModel
from bohemian_villages.models.people.known_people import KnownPeople
from bohemian_villages.play.seats import CHARACTER, matched_with
from bohemian_villages.play.strength import Belief
from bohemian_villages.views.final.result import CATEGORIES, parts_of, result_of
from bohemian_villages.views.final.screen import FinalScreen
from bohemian_villages.views.toolkit.art import Art
from bohemian_villages.views.toolkit.final.banner import PILL
from bohemian_villages.views.toolkit.final.page import MS_A_PART
from bohemian_villages.views.toolkit.theme import theme_bus
from tests.record_files import read_record
from tests.views.toolkit.pages import BlankArt, Pages, click, finished, press

Key = Qt.Key
RECORDS = Path(__file__).parents[2] / "data" / "records"
SIZES = [(1024, 700), (1280, 800), (1920, 1080), (3840, 2160)]


@pytest.fixture
def screen(blank: Art, pages: Pages) -> FinalScreen:
    return pages.show(FinalScreen(blank))


def played(name: str) -> GameModel:
    game = read_record(RECORDS / f"{name}.bvg")
    assert game is not None
    model = GameModel(game.setup)
    model.load(game)
    return model


@pytest.mark.parametrize("name", ["two-players", "three-players", "five-players"])
def test_the_numbers_are_those_of_the_rules(screen: FinalScreen, name: str) -> None:
    model = played(name)
    screen.show_result(model, animate=False)
    assert screen.result is not None
    scores = score(model.game.state)
    assert [place.parts for place in screen.result.places] == [parts_of(each) for each in scores]
    assert [place.total for place in screen.result.places] == [each.total for each in scores]
    winners = [p for p, place in enumerate(screen.result.places) if place.is_winner]
    assert winners == model.winners


def test_a_table_without_a_seat_at_somebodys_level_tells_of_no_level(screen: FinalScreen) -> None:
    screen.show_result(finished(1, 0), animate=False)
    assert screen.rematch.hint == "same players, Ota begins"


@pytest.mark.parametrize(
    ("control", "told"),
    [
        ("human", "Luck aside, Anna plays about as well as Medium (after 1 game)"),
        ("easy", "Luck aside, you play about as well as Medium (after 1 game)"),
    ],
)
def test_what_the_game_showed_of_a_person_is_told_above_the_rematch(
    blank: Art, pages: Pages, control: str, told: str
) -> None:
    people = KnownPeople()
    screen = pages.show(FinalScreen(blank, people), 1024, 700)
    model = finished(1, 0, 0)
    seats = model.setup.players
    others = (matched_with(seats[1], "easy", 1440), evolve(seats[2], control=control))
    game = Game(evolve(model.setup, players=(seats[0], *others)))
    game.start.coins[:] = (1, 0, 0)
    game.start.ending = Ending.NO_FIGURES
    at_level = GameModel(game.setup)
    at_level.load(game)
    screen.show_result(at_level, animate=False)
    assert screen.shown == ""
    before = screen.breakdown.geometry()
    # The luck of the game is known only now.
    people.learn({"Anna": Belief(1640.0, 150.0, 1)})
    assert screen.shown == told
    assert told in screen.accessibleDescription()
    assert screen.rematch.hint == "same players, Ota begins"
    # Nothing moves when it is told: its room was kept.
    assert screen.breakdown.geometry() == before
    assert screen.rematch.geometry().top() - before.bottom() >= screen.px(PILL + 14)


def test_a_character_is_seen_on_its_plate() -> None:
    model = finished(1, 0)
    person, rival = model.setup.players
    rival = evolve(rival, control="easy", extra={CHARACTER: "smith"})
    game = Game(evolve(model.setup, players=(person, rival)))
    model.load(game)
    result = result_of(model)
    assert [place.face for place in result.places] == ["", "face-smith"]


def test_negative_totals_stand_in_pits(screen: FinalScreen) -> None:
    screen.show_result(finished(1, 0), animate=False)
    assert screen.result is not None
    assert [place.total for place in screen.result.places] == [-4, -5]
    towers = screen.towers.towers()
    assert all(tower.sunk > 0 and tower.top > screen.towers.ground for tower in towers)
    assert screen.result.margin == "−4 coins, 1 ahead of Ota"


def test_a_shared_win_crowns_all_winners(screen: FinalScreen) -> None:
    screen.show_result(finished(40, 12, 40), animate=False)
    assert screen.result is not None
    assert [place.is_winner for place in screen.result.places] == [True, False, True]
    assert screen.result.headline == "Anna and Eva share the win"


def test_the_summary_is_there_for_screen_readers(screen: FinalScreen) -> None:
    screen.show_result(finished(40, 12), animate=False)
    for widget in (screen, screen.breakdown, screen.towers):
        assert "Anna: 35 coins" in widget.accessibleDescription()
    assert screen.breakdown.focusPolicy() & Qt.FocusPolicy.TabFocus


def test_towers_grow_category_by_category(screen: FinalScreen, qtbot: QtBot) -> None:
    screen.ms_a_step = 40
    screen.show_result(finished(40, 12))
    assert screen.grown == 0
    assert screen.is_growing
    qtbot.waitUntil(lambda: not screen.is_growing)
    assert screen.grown == CATEGORIES


def test_the_picture_does_not_depend_on_how_it_came_about(
    screen: FinalScreen, blank: Art, pages: Pages
) -> None:
    """What is kept from frame to frame must be what would be painted again."""
    model = finished(40, 12, 3)
    screen.show_result(model, animate=False)
    for step in range(51):
        screen._grow(step / 10)
        screen.grab()
    fresh = pages.show(FinalScreen(blank))
    fresh.show_result(model, animate=False)
    screen.activateWindow()
    for page in (screen, fresh):
        page.setFocus()
    assert screen.towers.grab().toImage() == fresh.towers.grab().toImage()
    assert screen.breakdown.grab().toImage() == fresh.breakdown.grab().toImage()


def test_all_pictures_of_the_scene_are_asked_for_before_it_is_shown(
    pages: Pages, qtbot: QtBot
) -> None:
    art = BlankArt()
    screen = FinalScreen(art)
    screen.prepare(finished(40, 12, 3), QSize(1280, 800))
    qtbot.waitUntil(lambda: len(art.asked) > 10)
    qtbot.wait(MS_A_PART * len(screen.findChildren(QWidget)))
    prepared = set(art.asked)
    pages.show(screen)
    screen.show_result(finished(40, 12, 3))
    screen.grab()
    assert art.asked == prepared


def test_a_category_takes_eight_tenths_of_a_second(screen: FinalScreen) -> None:
    screen.show_result(finished(40, 12))
    assert screen._growth.duration() == CATEGORIES * 800


def test_without_animations_the_end_is_there_at_once(screen: FinalScreen) -> None:
    screen.show_result(finished(40, 12), animate=False)
    assert not screen.is_growing
    assert screen.grown == CATEGORIES


@pytest.mark.parametrize("key", [Key.Key_Space, Key.Key_Return, Key.Key_X, Key.Key_Escape])
def test_any_key_completes_and_does_nothing_else(
    screen: FinalScreen, qtbot: QtBot, key: Key
) -> None:
    screen.show_result(finished(40, 12))
    with (
        qtbot.assertNotEmitted(screen.rematch_requested),
        qtbot.assertNotEmitted(screen.menu_requested),
    ):
        press(key)
    assert screen.grown == CATEGORIES
    assert not screen.is_growing


def test_a_click_completes(screen: FinalScreen) -> None:
    screen.show_result(finished(40, 12))
    click(screen.towers)
    assert screen.grown == CATEGORIES


def test_space_plays_it_again_and_escape_leaves(screen: FinalScreen, qtbot: QtBot) -> None:
    screen.show_result(finished(40, 12), animate=False)
    press(Key.Key_Space)
    assert screen.is_growing
    screen.complete()
    with qtbot.waitSignal(screen.menu_requested):
        press(Key.Key_Escape)


def test_every_button_asks_for_its_own(screen: FinalScreen, qtbot: QtBot) -> None:
    screen.show_result(finished(40, 12), animate=False)
    for button, signal in (
        (screen.rematch, screen.rematch_requested),
        (screen.board, screen.board_requested),
        (screen.save, screen.save_requested),
        (screen.menu, screen.menu_requested),
    ):
        with qtbot.waitSignal(signal):
            click(button)
        button.setFocus()
        with qtbot.waitSignal(signal):
            press(Key.Key_Return)


def test_rematch_has_the_focus_and_says_who_begins(screen: FinalScreen) -> None:
    screen.show_result(finished(40, 12), animate=False)
    assert QApplication.focusWidget() is screen.rematch
    assert screen.rematch.hint == "same players, Ota begins"


def test_the_reason_of_the_end_is_told(screen: FinalScreen) -> None:
    screen.show_result(finished(40, 12), animate=False)
    assert screen.bar.line == "Anna started a turn with no figures"
    screen.show_result(played("bank-emptied-by-income"), animate=False)
    assert screen.bar.line == "The bank is empty."


def test_all_bars_are_to_one_scale() -> None:
    assert result_of(finished(40, 12)).most == 40
    assert result_of(finished(0, 0)).most == 1


@pytest.mark.parametrize(("width", "height"), SIZES)
@pytest.mark.parametrize("coins", [(1, 0), (85, 3, 85, 40, 0)])
def test_every_part_has_its_place_and_is_painted(
    screen: FinalScreen, width: int, height: int, coins: tuple[int, ...]
) -> None:
    screen.resize(width, height)
    screen.show_result(finished(*coins), animate=False)
    parts = [screen.bar, screen.breakdown, screen.rematch, screen.board, screen.save, screen.menu]
    places = [part.geometry() for part in parts]
    assert all(screen.rect().contains(place) for place in places)
    assert not any(a.intersects(b) for a in places for b in places if a is not b)
    units = screen.towers.units()[0]
    assert all(screen.towers.slot / 2 <= x <= units for x in screen.towers.middles())
    for look in ("light", "dark"):
        theme_bus().use(look)
        assert not screen.grab().isNull()


def test_long_names_are_shown_in_full_in_a_tool_tip(blank: Art, pages: Pages) -> None:
    model = finished(40, 12, 3, 4, 5)
    name = "Maximiliane von und zu Hohenfels"
    players = [evolve(player, name=name + player.color) for player in model.setup.players]
    long_named = GameModel(evolve(model.setup, players=tuple(players)))
    screen = pages.show(FinalScreen(blank), 1024, 700)
    screen.show_result(long_named, animate=False)
    screen.grab()
    assert any(text.startswith(name) for _, text in screen.towers.tips)


@pytest.mark.parametrize("width", [0, 1, 60, 420])
def test_it_may_be_painted_in_a_window_that_is_hardly_there(
    screen: FinalScreen, caplog: pytest.LogCaptureFixture, width: int
) -> None:
    screen.show_result(played("two-players"), animate=False)
    screen.towers.resize(width, 300)
    screen.grab()
    assert screen.art.wait()
    assert not caplog.records


def test_the_names_of_five_characters_fit_their_plates(blank: Art, pages: Pages) -> None:
    model = finished(40, 12, 3, 4, 5)
    names = ["Visitor", "Father Prokop", "Old Vojta", "Eliška", "Jarmila"]
    pairs = zip(model.setup.players, names, strict=True)
    players = tuple(evolve(player, name=name) for player, name in pairs)
    screen = pages.show(FinalScreen(blank), 1024, 700)
    screen.show_result(GameModel(evolve(model.setup, players=players)), animate=False)
    screen.grab()
    assert not {text for _, text in screen.towers.tips} & set(names)
