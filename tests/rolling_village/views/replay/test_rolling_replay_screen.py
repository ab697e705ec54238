"""The replay screen: buttons, keys, log and timeline all lead to the same steps."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from attrs import evolve
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu
from pytestqt.qtbot import QtBot

from bohemian_villages.rolling_village.engine.game import Game
from bohemian_villages.rolling_village.engine.setup import HUMAN
from bohemian_villages.rolling_village.models.new_game import controls
from bohemian_villages.rolling_village.views.replay.screen import RollingReplay
from bohemian_villages.views.toolkit.art import Art
from bohemian_villages.views.toolkit.theme import theme_bus
from tests.rolling_village.games import people, played, table
from tests.views.toolkit.pages import Pages, click

Opened = Callable[..., RollingReplay]
SIZES = [(1024, 700), (1280, 800), (1920, 1080), (3840, 2160)]
Key = Qt.Key


@pytest.fixture
def opened(blank: Art, pages: Pages) -> Opened:
    """Opens replays in windows."""

    def open_game(game: Game, width: int = 1280, height: int = 800) -> RollingReplay:
        return pages.show(RollingReplay(game, blank), width, height)

    return open_game


def press(screen: RollingReplay, key: Key, *, shift: bool = False) -> None:
    """Press a key on the screen."""
    keyboard = Qt.KeyboardModifier
    QTest.keyClick(screen, key, keyboard.ShiftModifier if shift else keyboard.NoModifier)


def drawn_on(screen: RollingReplay) -> tuple[object, ...]:
    """What the sheet on the screen has drawn."""
    assert screen.sheet.picture is not None
    return screen.sheet.picture.facts.drawn


def marked(screen: RollingReplay) -> tuple[int, ...]:
    """The spaces that are marked on the sheet."""
    assert screen.sheet.picture is not None
    return screen.sheet.picture.lit_spaces


@pytest.mark.parametrize("players", [1, 3])
def test_a_game_steps_to_its_end_and_back_on_the_screen(opened: Opened, players: int) -> None:
    game = played(people(players))
    screen = opened(game)
    states = [game.start, *(step.state for step in game.steps)]
    for state in states:
        sheet = state.sheets[screen.player_shown]
        assert drawn_on(screen) == tuple(map(sheet.at, range(30)))
        totals = [sum(scores) for scores in state.scores]
        assert len(screen.moment.standings) == len(totals) == players
        press(screen, Key.Key_Right)
    assert screen.model.at == len(game.steps)
    for _step in game.steps:
        press(screen, Key.Key_Left)
    assert screen.model.at == 0


def test_shift_goes_by_turns_and_home_and_end_to_either_end(opened: Opened) -> None:
    screen = opened(played(people(2)))
    starts = screen.model.turn_starts
    press(screen, Key.Key_Right, shift=True)
    assert screen.model.at == starts[1]
    press(screen, Key.Key_Left, shift=True)
    assert screen.model.at == 0
    press(screen, Key.Key_End)
    assert screen.model.at == screen.model.length
    press(screen, Key.Key_Home)
    assert screen.model.at == 0


@pytest.mark.parametrize(
    ("button", "steps"), [("step-on", 1), ("turn-on", None), ("last", -1), ("first", 0)]
)
def test_buttons_do_the_same(opened: Opened, button: str, steps: int | None) -> None:
    screen = opened(played(people(1)))
    click(screen.controls.buttons[button])
    wanted = screen.model.turn_starts[1] if steps is None else steps % (screen.model.length + 1)
    assert screen.model.at == wanted


def test_it_plays_by_itself_and_pauses(opened: Opened, qtbot: QtBot) -> None:
    screen = opened(played(people(1)))
    screen.playback.set_speed(50.0)
    press(screen, Key.Key_Space)
    qtbot.waitUntil(lambda: screen.model.at >= 3)
    press(screen, Key.Key_Space)
    assert not screen.playback.timer.isActive()


def test_whoever_turns_away_leaves_nothing_playing(opened: Opened) -> None:
    screen = opened(played(people(1)))
    press(screen, Key.Key_Space)
    press(screen, Key.Key_Escape)
    assert not screen.playback.timer.isActive()


def test_a_line_of_the_log_leads_to_its_step(opened: Opened) -> None:
    screen = opened(played(people(1)))
    row = next(n for n, row in enumerate(screen.log_model.rows) if row.step == 7)
    screen.log.step_chosen.emit(screen.log_model.rows[row].step + 1)
    assert screen.model.at == 8
    assert screen.log.currentIndex().row() >= row


def test_the_timeline_leads_anywhere(opened: Opened) -> None:
    screen = opened(played(people(1)))
    x = round(screen.timeline._x(screen.model.turn_starts[5]))
    click(screen.timeline, QPoint(x, screen.timeline.height() // 2))
    assert abs(screen.model.at - screen.model.turn_starts[5]) <= 1


def test_the_last_step_is_marked_and_a_line_pointed_at_instead(opened: Opened) -> None:
    game = played(people(1))
    screen = opened(game)
    screen.seek(2)
    last = (game.steps[1].action.space,)  # type: ignore[union-attr]
    assert marked(screen) == last
    screen.log.places_shown.emit((7, 8))
    assert marked(screen) == (7, 8)
    screen.log.places_shown.emit(())
    assert marked(screen) == last


def test_the_sheet_of_whoever_draws_is_shown_unless_one_is_chosen(opened: Opened) -> None:
    screen = opened(played(people(2)))
    screen.seek(2)
    assert screen.player_shown == 0
    screen.seek(4)
    assert screen.player_shown == 1
    screen.look_at(0)
    screen.seek(5)
    assert screen.player_shown == 0
    screen.look_at(0)
    assert screen.player_shown == 1, "chosen again, it follows whoever draws"


def test_a_row_of_a_player_is_clicked_or_reached_by_keys(opened: Opened) -> None:
    screen = opened(played(people(3)))
    row = screen.moment._row(2)
    click(screen.moment, QPoint(60, round(row.center().y() * screen.moment.scale)))
    assert screen.player_shown == 2
    screen.moment.setFocus()
    QTest.keyClick(screen.moment, Key.Key_Down)
    assert screen.player_shown == 0


def test_nothing_on_the_sheet_can_be_drawn(opened: Opened) -> None:
    game = played(people(1))
    screen = opened(game)
    screen.seek(1)
    for space in range(30):
        click(screen.sheet, screen.sheet.space_rect(space).center())
    assert screen.model.at == 1
    assert len(game.steps) == screen.model.length


def test_another_game_opens_at_its_start(opened: Opened) -> None:
    screen = opened(played(people(2)))
    screen.seek(20)
    other = played(people(4), luck=5)
    screen.open(other)
    assert screen.model.at == 0
    assert len(screen.moment.standings) == 4
    assert screen.log_model.rows[-1].step == len(other.steps) - 1


# Playing on.


def test_a_branch_asks_for_seats_and_dice(opened: Opened, qtbot: QtBot) -> None:
    screen = opened(played(table(HUMAN, "easy")))
    screen.seek(screen.model.turn_starts[3])
    click(screen.controls.branch)
    assert screen.branch.isVisible()
    assert [box.currentText() for box in screen.branch.seats] == ["Human", "Easy"]
    screen.branch.seats[1].setCurrentIndex(controls().index("expert"))
    with qtbot.waitSignal(screen.branch_requested) as asked:
        QTest.keyClick(screen.branch, Key.Key_Return)
    assert asked.args is not None
    (game,) = asked.args
    assert game.state == screen.model.state
    assert [player.control for player in game.setup.players] == [HUMAN, "expert"]
    assert [source.turn for source in game.setup.dice_from] == [3], "new dice unless asked for"


def test_the_same_dice_can_be_asked_for(opened: Opened, qtbot: QtBot) -> None:
    screen = opened(played(people(1)))
    screen.seek(screen.model.turn_starts[3])
    click(screen.controls.branch)
    screen.branch.dice.set_current(1)
    with qtbot.waitSignal(screen.branch_requested) as asked:
        screen.branch.start.click()
    assert asked.args is not None
    assert asked.args[0].setup.dice_from == ()


def test_nobody_plays_on_from_the_end(opened: Opened) -> None:
    screen = opened(played(people(1)))
    press(screen, Key.Key_End)
    click(screen.controls.branch)
    assert not screen.branch.isVisible()
    assert screen.toast.isVisible()


def test_the_dice_are_verified_in_a_line(opened: Opened) -> None:
    screen = opened(played(people(1)))
    click(screen.controls.verify)
    assert "20 dice" in screen.toast.text


# Looks.


@pytest.mark.parametrize(("width", "height"), SIZES)
@pytest.mark.parametrize("players", [1, 12])
def test_every_part_has_its_place_and_is_painted(
    opened: Opened, width: int, height: int, players: int
) -> None:
    screen = opened(played(people(players)), width, height)
    screen.seek(screen.model.length // 2)
    parts = [screen.bar, screen.sheet, screen.moment, screen.log_panel, screen.time_panel]
    places = [part.geometry() for part in parts]
    assert all(screen.rect().contains(place) for place in places)
    assert not any(a.intersects(b) for a in places for b in places if a is not b)
    for look in ("light", "dark"):
        theme_bus().use(look)
        assert not screen.grab().isNull()
    theme_bus().use("light")


def test_a_game_without_a_step_can_be_looked_at(opened: Opened) -> None:
    screen = opened(Game(people(2)))
    assert not screen.grab().isNull()
    press(screen, Key.Key_Right)
    assert screen.model.at == 0


def test_an_avenue_that_is_still_to_be_picked_is_told_of(opened: Opened) -> None:
    games = (played(people(1), luck=luck) for luck in range(3))
    game = next(games)
    screen = opened(evolve_dice(game))
    told = set()
    for step in range(screen.model.length + 1):
        screen.seek(step)
        told.add(screen.moment.line)
    assert "everybody picks an avenue" in told


def evolve_dice(game: Game) -> Game:
    """A game like this one in which a sum of 2 falls."""
    for seed in range(200):
        other = played(evolve(game.setup, seed=str(seed)))
        if any(other.setup.faces(turn) == (1, 1) for turn in range(1, 10)):
            return other
    raise AssertionError("no such game")


def test_exports_are_offered_in_the_menu_of_the_log(blank: Art, pages: Pages) -> None:
    game, asked = played(people(1)), []

    def add_exports(menu: QMenu, shown: Game, whole: Game) -> None:
        asked.append((menu, len(shown.steps), whole))

    screen = pages.show(RollingReplay(game, blank, add_exports))
    screen.seek(5)
    assert screen.log.add_to_menu is not None
    menu = QMenu(screen)
    screen.log.add_to_menu(menu)
    assert asked == [(menu, 5, game)]


def test_a_change_of_language_is_followed(opened: Opened) -> None:
    screen = opened(played(people(1)))
    screen.retranslate()
    assert screen.bar.title == "Replay"
    assert QApplication.instance() is not None
