"""The start screen."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from bohemian_villages import __version__
from bohemian_villages.games import GAMES
from bohemian_villages.models.items.plain_text import tool_tip
from bohemian_villages.views.game_description import GameDescription
from bohemian_villages.views.shell.start_screen import StartScreen
from bohemian_villages.views.toolkit.art import Art
from bohemian_villages.views.toolkit.theme import theme_bus
from tests.views.toolkit.pages import Pages, click, press

Key = Qt.Key
FIRST = GAMES[0]
SIZES = [(1024, 700), (1280, 800), (1920, 1080), (3840, 2160)]


@pytest.fixture
def screen(blank: Art, pages: Pages) -> StartScreen:
    return pages.show(StartScreen(GAMES, blank))


def picture() -> QPixmap:
    found = QPixmap(600, 380)
    found.fill(Qt.GlobalColor.darkGreen)
    return found


def test_without_a_game_nothing_is_to_be_continued(screen: StartScreen) -> None:
    assert not screen.continue_card.isVisible()
    assert screen.likeliest is screen.quick_games[FIRST.key]
    assert QApplication.focusWidget() is screen.likeliest
    assert [entry.is_primary for entry in screen.quick_games.values()] == [True, False]


@pytest.mark.parametrize("waiting", GAMES, ids=lambda game: game.key)
def test_a_game_that_waits_takes_the_place_of_the_quick_one_of_its_kind(
    screen: StartScreen, waiting: GameDescription
) -> None:
    assert all(entry.isVisible() for entry in screen.quick_games.values())
    screen.set_continue(picture(), "Anna to move", "turn 17", game=waiting)
    for key, entry in screen.quick_games.items():
        assert entry.isVisible() == (entry in screen.buttons()) == (key != waiting.key)
        assert not (entry.isVisible() and entry.is_primary)
    screen.set_continue()
    assert all(entry.isVisible() for entry in screen.quick_games.values())


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_the_key_of_a_quick_game_begins_it(
    screen: StartScreen, qtbot: QtBot, game: GameDescription
) -> None:
    assert game.start.quick is not None
    with qtbot.waitSignal(screen.quick_game_requested) as asked:
        press(Key(ord(game.start.keys["quick-game"].keys[0])))
    assert asked.args == [game]


def test_a_game_that_waits_is_the_likeliest(screen: StartScreen) -> None:
    screen.set_continue(picture(), "Anna to move", "turn 17")
    assert screen.continue_card.isVisible()
    assert QApplication.focusWidget() is screen.continue_card
    assert "Anna to move" in screen.continue_card.accessibleDescription()


def test_a_game_without_a_picture_waits_as_well(screen: StartScreen) -> None:
    screen.set_continue(None, "Anna to move", "turn 17")
    assert screen.continue_card.isVisible()
    screen.set_continue(None, "", "")
    assert not screen.continue_card.isVisible()


def test_every_entry_is_clicked(screen: StartScreen, qtbot: QtBot) -> None:
    screen.set_continue(picture(), "Anna to move", "turn 17")
    for button, signal in (
        (screen.continue_card, screen.continue_requested),
        (screen.new_game, screen.new_game_requested),
        (screen.open, screen.open_requested),
        (screen.statistics, screen.statistics_requested),
        (screen.rules, screen.rules_requested),
        (screen.settings, screen.settings_requested),
        (screen.quit, screen.quit_requested),
    ):
        with qtbot.waitSignal(signal):
            click(button)


@pytest.mark.parametrize(
    ("key", "name"), [(Key.Key_N, "new_game"), (Key.Key_O, "open"), (Key.Key_S, "statistics")]
)
def test_the_letters_on_the_caps_do_the_same(
    screen: StartScreen, qtbot: QtBot, key: Key, name: str
) -> None:
    with qtbot.waitSignal(getattr(screen, f"{name}_requested")):
        press(key)


def test_control_q_quits_where_no_window_has_that_key(screen: StartScreen, qtbot: QtBot) -> None:
    with qtbot.waitSignal(screen.quit_requested):
        press(Key.Key_Q, Qt.KeyboardModifier.ControlModifier)


@pytest.mark.parametrize("waiting", [None, FIRST], ids=["nothing", "a game"])
def test_tab_goes_down_the_entries_as_they_stand(
    screen: StartScreen, waiting: GameDescription | None
) -> None:
    if waiting is not None:
        screen.set_continue(picture(), "Anna to move", "turn 17", game=waiting)
    screen.buttons()[0].setFocus(Qt.FocusReason.TabFocusReason)
    for button in screen.buttons():
        assert QApplication.focusWidget() is button
        press(Key.Key_Tab)


def test_enter_does_what_has_the_focus(screen: StartScreen, qtbot: QtBot) -> None:
    with qtbot.waitSignal(screen.quick_game_requested):
        press(Key.Key_Return)
    screen.open.setFocus()
    with qtbot.waitSignal(screen.open_requested):
        press(Key.Key_Enter)


def test_enter_without_focus_does_the_likeliest(screen: StartScreen, qtbot: QtBot) -> None:
    screen.setFocus()
    screen.set_continue(picture(), "Anna to move", "turn 17")
    with qtbot.waitSignal(screen.continue_requested):
        press(Key.Key_Return)


def test_arrows_move_from_entry_to_entry(screen: StartScreen) -> None:
    screen.set_continue(picture(), "Anna to move", "turn 17", game=FIRST)
    seen = [QApplication.focusWidget()]
    for _ in screen.buttons():
        press(Key.Key_Down)
        seen.append(QApplication.focusWidget())
    assert seen[:2] == [screen.continue_card, screen.new_game]
    assert seen[4] is screen.open
    assert seen[-1] is screen.quit
    screen.open.setFocus()
    press(Key.Key_Up)
    assert QApplication.focusWidget() is screen.new_games[-1]


@pytest.mark.parametrize("has_recent", [True, False])
def test_every_entry_can_be_reached_by_arrows(screen: StartScreen, has_recent: bool) -> None:
    screen.offer_recent(has_recent)
    reached = set()
    waiting = [screen.likeliest]
    while waiting:
        button = waiting.pop()
        reached.add(button)
        for arrow in (Key.Key_Up, Key.Key_Down, Key.Key_Left, Key.Key_Right):
            button.setFocus()
            press(arrow)
            focus = QApplication.focusWidget()
            waiting += [b for b in screen.buttons() if b is focus and b not in reached]
    assert reached == set(screen.buttons())


@pytest.mark.parametrize(("width", "height"), SIZES)
@pytest.mark.parametrize("has_game", [True, False])
@pytest.mark.parametrize("has_recent", [True, False])
def test_entries_lie_within_the_window_and_apart(
    screen: StartScreen, width: int, height: int, has_game: bool, has_recent: bool
) -> None:
    screen.resize(width, height)
    screen.offer_recent(has_recent)
    if has_game:
        screen.set_continue(picture(), "Anna to move", "turn 17")
    places = [button.geometry() for button in screen.buttons()]
    assert all(screen.rect().contains(place) for place in places)
    assert not any(a.intersects(b) for a in places for b in places if a is not b)


def test_games_kept_last_are_offered_when_there_are_some(screen: StartScreen, qtbot: QtBot) -> None:
    assert not screen.recent.isVisible()
    screen.offer_recent(True)
    assert screen.recent.isVisible()
    with qtbot.waitSignal(screen.recent_requested):
        press(Key.Key_R)


@pytest.mark.parametrize("has_recent", [True, False])
def test_the_entries_leave_no_hole(screen: StartScreen, has_recent: bool) -> None:
    screen.offer_recent(has_recent)
    rows: dict[int, list[int]] = {}
    for button in screen.buttons()[:-1]:
        rows.setdefault(button.y(), []).append(button.geometry().right())
    assert len({max(rights) for rights in rows.values()}) == 1


def test_tool_tips_name_the_key_and_do_not_repeat_the_label(screen: StartScreen) -> None:
    for button in (screen.open, screen.statistics, screen.rules, screen.new_game):
        assert button.toolTip() == tool_tip(button.key)
        assert button.text() not in button.toolTip()


def test_everything_has_a_name_for_screen_readers(screen: StartScreen) -> None:
    assert all(button.accessibleName() for button in screen.buttons())
    assert screen.accessibleName() == "Bohemian Villages"


def test_it_is_painted_before_any_picture_is_there(screen: StartScreen) -> None:
    screen.set_continue(picture(), "Anna to move", "turn 17")
    for look in ("light", "dark"):
        theme_bus().use(look)
        image = screen.grab().toImage()
        assert image.pixelColor(900, 20) != image.pixelColor(900, 780)
    assert __version__
