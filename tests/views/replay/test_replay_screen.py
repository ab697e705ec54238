"""The replay screen: buttons, keys, log and timeline all lead to the same steps."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import pairwise
from pathlib import Path

import pytest
from attrs import evolve
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from bohemian_villages.engine.setup import HUMAN
from bohemian_villages.levels import OFFERED_LEVELS
from bohemian_villages.models.game.data import NO_PLAYER, Game, Setup
from bohemian_villages.models.replay.replay_log import TURNS
from bohemian_villages.play.seats import is_matched, matched_with
from bohemian_villages.views.replay.screen import ReplayScreen
from bohemian_villages.views.toolkit.art import Art
from bohemian_villages.views.toolkit.replay.controls import SPEEDS
from bohemian_villages.views.toolkit.replay.playback import STEP_MS, TURN_MS
from bohemian_villages.views.toolkit.replay.timeline import _labelled
from tests.models.replay.replays import RECORDS, fresh_states, long_game
from tests.models.tables import people, played, table
from tests.record_files import read_record

Opened = Callable[..., ReplayScreen]
SIZES = [(1024, 700), (1280, 800), (3840, 2160)]


@pytest.fixture
def opened(art: Art) -> Iterator[Opened]:
    """Opens replays in windows, which are closed at the end."""
    screens: list[ReplayScreen] = []

    def open_game(game: Game, width: int = 1280, height: int = 800) -> ReplayScreen:
        screen = ReplayScreen(game, art)
        screen.resize(width, height)
        screen.show()
        QApplication.processEvents()
        screens.append(screen)
        return screen

    yield open_game
    for screen in screens:
        screen.close()
        screen.deleteLater()


def owners_shown(screen: ReplayScreen) -> list[int]:
    """Whose figures stand on the board of the window."""
    seats = {player.color: seat for seat, player in enumerate(screen.model.setup.players)}
    items = screen.board._board_scene.buildings
    return [NO_PLAYER if item.owner is None else seats[item.owner] for item in items]


def marked(screen: ReplayScreen) -> set[int]:
    """The buildings that are marked on the board."""
    items = enumerate(screen.board._board_scene.buildings)
    return {place for place, item in items if item.is_marked}


def press(screen: ReplayScreen, key: Qt.Key, *, shift: bool = False) -> None:
    """Press a key on the screen."""
    keyboard = Qt.KeyboardModifier
    QTest.keyClick(screen, key, keyboard.ShiftModifier if shift else keyboard.NoModifier)


@pytest.mark.long
@pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.stem)
def test_every_record_steps_to_its_end_and_back_on_the_screen(file: Path, opened: Opened) -> None:
    game = read_record(file)
    screen = opened(game)
    states = fresh_states(game)
    for state in states:
        assert owners_shown(screen) == state.owners
        shown = [card.view.coins for card in screen.cards if card.view]
        assert shown == state.coins
        screen.press("step-on")
    for state in reversed(states):
        assert owners_shown(screen) == state.owners
        screen.press("step-back")
    assert screen.model.at == 0


def test_keys_step_and_jump(opened: Opened) -> None:
    screen = opened(played(people(2), 60))
    starts = screen.model.turn_starts
    press(screen, Qt.Key.Key_Right)
    assert screen.model.at == 1
    press(screen, Qt.Key.Key_Right, shift=True)
    assert screen.model.at == starts[1]
    press(screen, Qt.Key.Key_Left)
    assert screen.model.at == starts[1] - 1
    press(screen, Qt.Key.Key_Left, shift=True)
    assert screen.model.at == 0
    press(screen, Qt.Key.Key_End)
    assert screen.model.at == 60
    press(screen, Qt.Key.Key_Home)
    assert screen.model.at == 0


def test_escape_leaves(opened: Opened) -> None:
    screen = opened(played(people(2), 20))
    closed: list[bool] = []
    screen.closed.connect(lambda: closed.append(True))
    press(screen, Qt.Key.Key_Escape)
    assert closed


@pytest.mark.parametrize("key", ["first", "turn-back", "step-back", "step-on", "turn-on", "last"])
def test_every_button_does_what_its_key_does(key: str, opened: Opened) -> None:
    keys = {
        "first": (Qt.Key.Key_Home, False),
        "turn-back": (Qt.Key.Key_Left, True),
        "step-back": (Qt.Key.Key_Left, False),
        "step-on": (Qt.Key.Key_Right, False),
        "turn-on": (Qt.Key.Key_Right, True),
        "last": (Qt.Key.Key_End, False),
    }
    screen = opened(played(people(3), 60))
    middle = screen.model.turn_starts[5] + 2
    screen.model.go(middle)
    screen.controls.buttons[key].click()
    by_button = screen.model.at
    assert by_button != middle
    screen.model.go(middle)
    code, shift = keys[key]
    press(screen, code, shift=shift)
    assert screen.model.at == by_button


def test_by_turn_the_step_buttons_go_by_turns(opened: Opened) -> None:
    screen = opened(played(people(2), 60))
    screen.controls.unit.segments[0].click()
    screen.controls.buttons["step-on"].click()
    assert screen.model.at == screen.model.turn_starts[1]
    screen.controls.buttons["step-back"].click()
    assert screen.model.at == 0


def test_playing_steps_by_itself_and_stops_at_the_end(opened: Opened) -> None:
    screen = opened(played(people(2), 12))
    press(screen, Qt.Key.Key_Space)
    assert screen.playback.timer.isActive()
    for _ in range(12):
        screen.playback.timer.timeout.emit()
    assert screen.model.at == 12
    assert not screen.playback.timer.isActive()


def test_play_at_the_end_begins_anew(opened: Opened) -> None:
    screen = opened(played(people(2), 12))
    screen.model.go(12)
    screen.playback.toggle()
    assert screen.model.at == 0
    assert screen.playback.timer.isActive()
    screen.playback.toggle()
    assert not screen.playback.timer.isActive()


def test_a_hand_that_steps_stops_the_playing(opened: Opened) -> None:
    screen = opened(played(people(2), 30))
    screen.playback.toggle()
    screen.press("step-on")
    assert not screen.playback.timer.isActive()


def test_speed_and_unit_act_while_it_plays(opened: Opened) -> None:
    screen = opened(played(people(2), 30))
    screen.playback.toggle()
    assert screen.playback.timer.interval() == STEP_MS
    screen.controls.speed.segments[SPEEDS.index(2.0)].click()
    assert screen.playback.timer.interval() == STEP_MS // 2
    screen.controls.unit.segments[0].click()
    assert screen.playback.timer.interval() == TURN_MS // 2
    screen.playback.timer.timeout.emit()
    assert screen.model.at == screen.model.turn_starts[1]


def test_the_button_says_whether_it_plays_or_pauses(opened: Opened) -> None:
    screen = opened(played(people(2), 30))
    play = screen.controls.buttons["play"]
    assert "Play" in play.toolTip()
    screen.playback.toggle()
    assert "Pause" in play.toolTip()


# Log and timeline.


def test_a_click_on_a_line_of_the_log_goes_to_its_step(opened: Opened) -> None:
    screen = opened(played(people(2), 60))
    rows = screen.log_model.rows
    place = next(n for n, row in enumerate(rows) if row.step >= 20 and not row.is_heading)
    index = screen.log_model.index(place)
    screen.log.scrollTo(index)
    spot = screen.log.visualRect(index).center()
    QTest.mouseClick(screen.log.viewport(), Qt.MouseButton.LeftButton, pos=spot)
    assert screen.model.at == rows[place].step + 1


def test_a_click_on_a_heading_goes_to_the_start_of_its_turn(opened: Opened) -> None:
    screen = opened(played(people(2), 60))
    heading = next(row for row in screen.log_model.rows if row.is_heading and row.turn == 4)
    screen.log.clicked.emit(screen.log_model.index(screen.log_model.rows.index(heading)))
    assert screen.model.at == screen.model.turn_starts[3]


def test_the_log_marks_how_far_one_is(opened: Opened) -> None:
    screen = opened(played(people(2), 60))
    for steps in (0, 1, 30, 60, 12):
        screen.seek(steps)
        row = screen.log.row(screen.log.currentIndex())
        told = [each.step for each in screen.log_model.rows if each.step < steps]
        assert row.step == max(told, default=-1)
        assert screen.log.current_step == steps


def test_pointing_at_a_line_lights_what_it_speaks_of(opened: Opened) -> None:
    screen = opened(played(people(2), 60))
    screen.seek(2)
    rows = screen.log_model.rows
    place = next(n for n, row in enumerate(rows) if row.places and row.step > 20)
    index = screen.log_model.index(place)
    screen.log.scrollTo(index)
    spot = screen.log.visualRect(index).center()
    QTest.mouseMove(screen.log.viewport(), spot + QPoint(0, 2))
    QTest.mouseMove(screen.log.viewport(), spot)
    assert marked(screen) == set(rows[place].places)


def test_when_nothing_is_pointed_at_the_last_step_is_lit_again(opened: Opened) -> None:
    game = played(people(2), 60)
    screen = opened(game)
    placed = next(
        number for number, step in enumerate(game.steps, 1) if hasattr(step.action, "building")
    )
    screen.seek(placed)
    before = marked(screen)
    assert before
    screen.log.places_shown.emit((0, 1))
    assert marked(screen) == {0, 1}
    screen.log.places_shown.emit(())
    assert marked(screen) == before


def test_the_timeline_leads_from_one_end_to_the_other(opened: Opened) -> None:
    screen = opened(played(people(2), 60))
    line = screen.timeline
    plot = line._plot()
    middle = round(plot.center().y())
    for x, steps in ((plot.left(), 0), (plot.right(), 60), (plot.center().x(), 30)):
        QTest.mouseClick(line, Qt.MouseButton.LeftButton, pos=QPoint(round(x), middle))
        assert abs(screen.model.at - steps) <= 1
    QTest.mouseClick(line, Qt.MouseButton.LeftButton, pos=QPoint(1, middle))
    assert screen.model.at == 0


def test_the_timeline_is_told_to_those_who_do_not_see_it(opened: Opened) -> None:
    screen = opened(played(people(2), 60))
    screen.seek(screen.model.turn_starts[3])
    turns = len(screen.model.turn_starts)
    assert screen.timeline.accessibleDescription() == f"Turn 4 of {turns}"


@pytest.mark.parametrize("turns", [1, 2, 7, 20, 44, 60, 150, 1000, 5000])
def test_few_turns_carry_their_number_and_all_of_them_are_there(turns: int) -> None:
    places = _labelled(turns)
    assert places[0] == 0
    assert len(places) <= 11
    assert len(set(places)) == len(places)
    assert all(0 <= place < turns for place in places)


# The dice, and playing on.


def test_after_clicks_on_board_and_verify_the_arrows_still_step(opened: Opened) -> None:
    screen = opened(played(people(2), 60))
    for clicked in (screen.board.viewport(), screen.controls.verify):
        QTest.mouseClick(clicked, Qt.MouseButton.LeftButton)
        before, focus = screen.model.at, QApplication.focusWidget()
        assert focus is not None
        QTest.keyClick(focus, Qt.Key.Key_Right)
        assert screen.model.at == before + 1


def test_verify_says_what_it_found(opened: Opened) -> None:
    screen = opened(played(people(2), 60))
    screen.controls.verify.click()
    assert "match the seed" in screen.toast.text


def test_play_on_asks_for_seats_and_dice_and_hands_over_a_game(opened: Opened) -> None:
    screen = opened(played(table(HUMAN, "easy"), 60))
    screen.seek(screen.model.turn_starts[4])
    games: list[Game] = []
    screen.branch_requested.connect(games.append)
    screen.controls.branch.click()
    panel = screen.branch
    assert panel.isVisible()
    assert [box.currentIndex() for box in panel.seats] == [0, 1 + OFFERED_LEVELS.index("easy")]
    panel.seats[1].setCurrentIndex(0)
    panel.dice.segments[1].click()
    panel.start.click()
    (game,) = games
    assert [player.control for player in game.setup.players] == [HUMAN, HUMAN]
    assert game.state == screen.model.state
    assert not game.setup.dice_from
    assert not panel.isVisible()


def test_a_seat_at_somebodys_level_and_its_character_are_offered_as_they_were(
    opened: Opened,
) -> None:
    setup = table(HUMAN, "easy", "easy")
    tuned = matched_with(evolve(setup.players[1], extra={"character": "smith"}), "easy", 1440)
    setup = evolve(setup, players=(setup.players[0], tuned, setup.players[2]))
    screen = opened(played(setup, 60))
    screen.seek(screen.model.turn_starts[4])
    assert [seat.face for seat in screen.seats()] == ["", "face-smith", ""]
    games: list[Game] = []
    screen.branch_requested.connect(games.append)
    screen.controls.branch.click()
    panel = screen.branch
    assert [box.currentText() for box in panel.seats] == ["Human", "At your level", "Easy"]
    assert [box.findText("At your level") >= 0 for box in panel.seats] == [False, True, False]
    panel.start.click()
    assert games[-1].setup.players == setup.players
    screen.controls.branch.click()
    panel.seats[1].setCurrentIndex(panel.seats[1].findText("Easy"))
    panel.start.click()
    assert not is_matched(games[-1].setup.players[1])


def test_fresh_dice_are_the_usual_choice(opened: Opened) -> None:
    screen = opened(played(people(2), 60))
    games: list[Game] = []
    screen.branch_requested.connect(games.append)
    screen.controls.branch.click()
    QTest.keyClick(screen.branch, Qt.Key.Key_Return)
    assert games[0].setup.dice_from


def test_escape_puts_the_question_away_and_keys_do_not_reach_the_replay(opened: Opened) -> None:
    screen = opened(played(people(2), 60))
    closed: list[bool] = []
    screen.closed.connect(lambda: closed.append(True))
    screen.controls.branch.click()
    QTest.keyClick(screen.branch, Qt.Key.Key_Right)
    assert screen.model.at == 0
    QTest.keyClick(screen.branch, Qt.Key.Key_Escape)
    assert not screen.branch.isVisible()
    assert not closed


def test_nobody_plays_on_where_the_game_is_over(opened: Opened) -> None:
    game = played(people(2), 10_000)
    assert game.state.is_over
    screen = opened(game)
    screen.seek(screen.model.length)
    screen.controls.branch.click()
    assert not screen.branch.isVisible()
    assert "over" in screen.toast.text


# Games of any size.


def test_another_game_takes_the_place_of_the_first(opened: Opened) -> None:
    screen = opened(played(people(2), 60))
    screen.seek(30)
    other = played(people(5), 50)
    screen.open(other)
    assert len(screen.cards) == 5
    assert screen.model.at == 0
    screen.seek(50)
    assert owners_shown(screen) == other.state.owners


def test_scrolling_the_log_of_a_long_game_tells_on_without_a_jump(opened: Opened) -> None:
    screen = opened(long_game(2 * TURNS))
    bar = screen.log.verticalScrollBar()
    seen = {row.turn for row in screen.log_model.rows}
    for _ in range(6):
        last = screen.log_model.rows[-1]
        bar.setValue(bar.maximum())
        QApplication.processEvents()
        seen |= {row.turn for row in screen.log_model.rows}
        assert last in screen.log_model.rows
    assert seen >= set(range(1, 2 * TURNS + 1))


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("players", [2, 5])
def test_nothing_overlaps_at_any_size(size: tuple[int, int], players: int, opened: Opened) -> None:
    screen = opened(played(people(players), 30), *size)
    parts = [screen.bar, screen.board, screen.time_panel, screen.log_panel, *screen.cards]
    for place, part in enumerate(parts):
        assert screen.rect().contains(part.geometry())
        assert not any(part.geometry().intersects(other.geometry()) for other in parts[:place])
    row = [*screen.controls.buttons.values(), screen.controls.unit, screen.controls.speed]
    row += [screen.controls.verify, screen.controls.branch]
    for left, right in pairwise(row):
        assert left.geometry().right() < right.geometry().left()
    assert row[-1].geometry().right() <= screen.controls.width()
    screen.controls.branch.click()
    QApplication.processEvents()
    assert screen.rect().contains(screen.branch.geometry())


def test_names_from_hell_are_shown(opened: Opened) -> None:
    setup = people(2)
    for name in ("x" * 10_000, "<b>bold</b>", "שלום עולם", "🎲🏰", "a\nb", ""):
        renamed = played(_named(setup, name), 20)
        screen = opened(renamed)
        screen.controls.branch.click()
        QApplication.processEvents()
        screen.grab()


def _named(setup: Setup, name: str) -> Setup:
    players = setup.players
    return evolve(setup, players=(evolve(players[0], name=name), *players[1:]))


def test_the_log_is_copied_line_by_line_or_whole(opened: Opened) -> None:
    screen = opened(played(people(2), 30))
    screen.seek(10)
    screen.log.setFocus()
    QTest.keyClick(screen.log, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    current = screen.log.row(screen.log.currentIndex())
    assert QGuiApplication.clipboard().text() == f"  {current.text}\n"
    screen.log.copy_all_action.trigger()
    assert QGuiApplication.clipboard().text() == screen.log_model.whole_text()
    assert screen.toast.text == "Copied"
