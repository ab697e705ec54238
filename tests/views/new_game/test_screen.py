"""The new-game screen, by mouse and keys."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from threading import Event, Timer, get_ident

import pytest
from attrs import evolve
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QMenu, QWidget
from pytestqt.qtbot import QtBot

from bohemian_villages import village_sets
from bohemian_villages.ai.strengths import strength_table
from bohemian_villages.assets import resource
from bohemian_villages.engine.game import Game
from bohemian_villages.engine.record import dumps, loads
from bohemian_villages.engine.setup import Setup
from bohemian_villages.fair_dice import commitment
from bohemian_villages.models.items.plain_text import tool_tip
from bohemian_villages.models.new_game.setups import (
    MATCHED,
    NAMES,
    ChosenSeat,
    SetChoice,
    TableChoice,
    standard_choice,
)
from bohemian_villages.models.people.known_people import KnownPeople
from bohemian_villages.models.people.results import counts
from bohemian_villages.play.seats import character_of, matched_strength
from bohemian_villages.play.strength import Belief
from bohemian_villages.views.new_game import set_box
from bohemian_villages.views.new_game.portraits import COLUMNS, Portrait
from bohemian_villages.views.new_game.screen import NewGameScreen
from bohemian_villages.views.new_game.seat_row import CONTROLS
from bohemian_villages.views.toolkit.art import Art
from tests.patience import PATIENCE
from tests.views.toolkit.pages import Pages, click, overlaps, press, type_in

Key = Qt.Key
NO_FOCUS = Qt.FocusPolicy.NoFocus
ALT, CONTROL = Qt.KeyboardModifier.AltModifier, Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def screen(blank: Art, pages: Pages) -> NewGameScreen:
    """The form with everything unfolded."""
    screen = pages.show(NewGameScreen(blank))
    await_sets(screen)
    click(screen.more)
    screen.focus_first_name()
    return screen


def await_sets(screen: NewGameScreen) -> None:
    """Village sets are read beside the window."""
    screen.village_set._pool.waitForDone()
    QApplication.processEvents()


def colors(screen: NewGameScreen) -> list[str]:
    return [seat.color for seat in screen.table().seats]


def start(screen: NewGameScreen, qtbot: QtBot) -> Setup:
    with qtbot.waitSignal(screen.started) as started:
        click(screen.start)
    setup = started.args[0] if started.args else None
    assert isinstance(setup, Setup)
    return setup


def test_it_starts_at_once_with_sane_defaults(screen: NewGameScreen, qtbot: QtBot) -> None:
    setup = start(screen, qtbot)
    assert [(p.name, p.color, p.control) for p in setup.players] == [
        (NAMES[0], "red", "human"),
        (NAMES[1], "blue", "human"),
    ]
    assert setup.seed
    assert not setup.forgetful_income
    assert len(setup.board.villages) == 6


def test_ctrl_enter_starts_wherever_the_focus_is(screen: NewGameScreen) -> None:
    started: list[Setup] = []
    screen.started.connect(started.append)
    places = [each for each in screen.findChildren(QWidget) if each.focusPolicy() != NO_FOCUS]
    for place in places:
        place.setFocus()
        if place.hasFocus():
            before = len(started)
            press(Key.Key_Return, CONTROL)
            assert len(started) == before + 1, place
    assert len(started) > 20


def test_the_setup_comes_out_as_chosen(screen: NewGameScreen, qtbot: QtBot) -> None:
    click(screen.players.segments[1])
    rows = screen.seats.rows
    rows[0].name.setFocus()
    type_in("Ludmila")
    rows[1].name.setFocus()
    type_in("Karel")
    click(rows[1].control.segments[CONTROLS.index("easy")])
    click(rows[2].colors.dots["white"])
    click(screen.first.segments[3])
    click(screen.forgetful)
    click(screen.tiles.buttons[1])
    screen.seed.setFocus()
    type_in("linden")
    setup = start(screen, qtbot)
    assert [(p.name, p.color, p.control) for p in setup.players] == [
        ("Ludmila", "red", "human"),
        ("Karel", "blue", "easy"),
        (NAMES[0], "white", "beginner"),
    ]
    assert (setup.first_player, setup.seed, setup.forgetful_income) == (1, "linden", True)
    assert setup.board.villages[1].name == "Chlumetin"
    assert len(setup.board.villages) == 8


def test_control_enter_starts_and_escape_goes_back(screen: NewGameScreen, qtbot: QtBot) -> None:
    with qtbot.waitSignal(screen.started):
        press(Key.Key_Return, CONTROL)
    with qtbot.waitSignal(screen.closed):
        press(Key.Key_Escape)
    with qtbot.waitSignal(screen.closed):
        assert screen.bar.button is not None
        click(screen.bar.button)


def test_the_first_name_is_ready_to_be_typed_over(screen: NewGameScreen) -> None:
    screen.set_last_table(TableChoice((ChosenSeat("Anna", "red"), ChosenSeat("Ota", "blue"))))
    screen.focus_first_name()
    type_in("Eva")
    assert screen.table().names == ("Eva", "Ota")


def test_an_empty_name_shows_the_one_it_gets(screen: NewGameScreen) -> None:
    row = screen.seats.rows[1]
    assert (row.name.text(), row.name.placeholderText()) == ("", NAMES[1])


def test_a_name_twice_is_allowed_but_told(screen: NewGameScreen, qtbot: QtBot) -> None:
    for row in screen.seats.rows[:2]:
        row.name.setFocus()
        type_in("Eva")
    assert screen.notice.isVisible()
    assert "Eva" in screen.notice.text()
    assert [player.name for player in start(screen, qtbot).players] == ["Eva", "Eva"]


def test_a_name_that_cannot_be_shown_is_told(screen: NewGameScreen, qtbot: QtBot) -> None:
    screen.seats.rows[0].name.setFocus()
    QGuiApplication.clipboard().setText("E\u200bva")
    press(Key.Key_V, CONTROL)
    assert "shown as Eva" in screen.notice.text()
    assert start(screen, qtbot).players[0].name == "Eva"


def test_a_taken_color_swaps_and_says_so(screen: NewGameScreen) -> None:
    click(screen.seats.rows[0].colors.dots["blue"])
    assert colors(screen) == ["blue", "red"]
    assert NAMES[1] in screen.notice.text()
    assert screen.seats.rows[1].colors.dots["red"].isChecked()


def test_a_free_color_is_simply_taken(screen: NewGameScreen) -> None:
    click(screen.seats.rows[0].colors.dots["black"])
    assert colors(screen) == ["black", "blue"]
    assert not screen.notice.isVisible()


def test_colors_are_chosen_by_keys(screen: NewGameScreen) -> None:
    screen.seats.rows[0].colors.dots["red"].setFocus()
    press(Key.Key_Right)
    assert colors(screen) == ["blue", "red"]


def test_players_come_and_go(screen: NewGameScreen) -> None:
    for count, place in zip((3, 4, 5), screen.seats.places, strict=True):
        assert place.isVisible()
        click(place)
        assert len(screen.table().seats) == count
        assert not place.isVisible()
    assert sorted(colors(screen)) == sorted({"red", "blue", "yellow", "black", "white"})
    click(screen.seats.rows[0].remove)
    assert colors(screen) == ["blue", "yellow", "black", "white"]
    assert screen.players.current == 2


def test_whoever_takes_the_last_place_brings_the_others_along(screen: NewGameScreen) -> None:
    click(screen.seats.places[-1])
    assert len(screen.table().seats) == 5


def test_the_coins_in_the_bank_are_chosen(screen: NewGameScreen, qtbot: QtBot) -> None:
    assert screen.bank.currentText() == "305 coins"
    screen.bank.setFocus()
    press(Key.Key_Up)
    assert start(screen, qtbot).bank == 250


def test_the_youngest_begins_and_people_say_who_that_is(
    screen: NewGameScreen, qtbot: QtBot
) -> None:
    assert not screen.youngest_row.isVisible()
    click(screen.seats.places[0])
    click(screen.seats.rows[0].control.segments[1])
    click(screen.seats.rows[2].control.segments[0])
    click(screen.first.segments[1])
    assert [segment.text() for segment in screen.youngest.segments] == list(NAMES[1:3])
    click(screen.youngest.segments[1])
    assert start(screen, qtbot).first_player == 2
    press(Key.Key_Up, ALT)
    click(screen.seats.rows[1].control.segments[1])
    assert not screen.youngest_row.isVisible()
    assert start(screen, qtbot).first_player == 2


def test_before_the_first_game_no_last_table_is_told_and_somebody_plays_against_you(
    screen: NewGameScreen,
) -> None:
    screen.set_last_table(None)
    assert screen.bar.line == ""
    assert len(screen.table().humans) == 1


def test_the_form_begins_with_players_and_villages_the_rest_is_folded(
    screen: NewGameScreen,
) -> None:
    screen.set_last_table(None)
    assert not screen.options.isVisible()
    click(screen.more)
    assert screen.options.isVisible()
    assert screen.real_dice.isVisible()


def test_options_chosen_last_time_are_in_sight(screen: NewGameScreen) -> None:
    screen.set_last_table(evolve(TableChoice(), real_dice=True))
    assert screen.options.isVisible()


def test_an_added_seat_is_an_opponent(screen: NewGameScreen) -> None:
    click(screen.seats.places[0])
    assert [seat.control for seat in screen.table().seats] == ["human", "human", "beginner"]


def test_two_players_cannot_leave(screen: NewGameScreen) -> None:
    assert not screen.seats.rows[0].remove.isEnabled()
    click(screen.seats.rows[0].remove)
    assert len(screen.table().seats) == 2


def test_alt_with_an_arrow_moves_a_seat_and_the_focus_with_it(screen: NewGameScreen) -> None:
    screen.set_last_table(
        TableChoice((ChosenSeat("Anna", "red"), ChosenSeat("Ota", "blue"))).seated(3)
    )
    screen.seats.rows[0].name.setFocus()
    press(Key.Key_Down, ALT)
    assert screen.table().names[:2] == ("Ota", "Anna")
    assert QApplication.focusWidget() is screen.seats.rows[1].name
    press(Key.Key_Up, ALT)
    press(Key.Key_Up, ALT)
    assert screen.table().names[:2] == ("Anna", "Ota")


def test_a_seat_is_dragged_to_another_place(screen: NewGameScreen) -> None:
    screen.set_last_table(
        TableChoice((ChosenSeat("Anna", "red"), ChosenSeat("Ota", "blue"))).seated(3)
    )
    handle, pitch = screen.seats.rows[0].handle, screen.seats.rows[1].y()
    place = handle.rect().center()
    QTest.mousePress(handle, Qt.MouseButton.LeftButton, pos=place)
    for step in (10, pitch, 2 * pitch):
        # The handle goes along, so the pointer's way is taken from its place on the screen.
        moved = handle.mapFromGlobal(screen.seats.mapToGlobal(place + QPoint(0, step)))
        QTest.mouseMove(handle, moved)
    assert screen.seats.rows[0].is_lifted
    QTest.mouseRelease(handle, Qt.MouseButton.LeftButton, pos=handle.rect().center())
    assert not screen.seats.rows[0].is_lifted
    assert screen.table().names == ("Ota", NAMES[1], "Anna")


def test_who_begins_is_offered_by_name(screen: NewGameScreen) -> None:
    type_in("Eva")
    assert [segment.text() for segment in screen.first.segments] == [
        "Random",
        "Youngest",
        "Eva",
        NAMES[0],
    ]
    click(screen.first.segments[2])
    assert screen.table().first == 0
    click(screen.first.segments[0])
    assert screen.table().first is None


def test_the_drawn_seed_is_sealed(screen: NewGameScreen, qtbot: QtBot) -> None:
    shown = screen.seal.digits
    click(screen.seal.copy)
    assert QGuiApplication.clipboard().text() == shown
    setup = start(screen, qtbot)
    assert setup.seed
    assert commitment(setup.seed).startswith(shown.replace(" ", "").split("·")[0])
    assert setup.seed not in screen.seal.text


def test_every_game_has_a_seed_of_its_own(screen: NewGameScreen, qtbot: QtBot) -> None:
    assert start(screen, qtbot).seed != start(screen, qtbot).seed


def test_another_seed_can_be_drawn(screen: NewGameScreen) -> None:
    before = screen.seal.digits
    screen.seed.setFocus()
    type_in("linden")
    assert screen.seal.digits == ""
    click(screen.draw)
    assert screen.seed.text() == ""
    assert screen.seal.digits not in ("", before)


@pytest.mark.parametrize(
    ("typed", "told", "used"),
    [("   ", "more than spaces", None), (" a ", "Spaces around", "a")],
)
def test_odd_seeds_are_told_and_block_nothing(
    screen: NewGameScreen, qtbot: QtBot, typed: str, told: str, used: str | None
) -> None:
    screen.seed.setFocus()
    type_in(typed)
    assert told in screen.notice.text()
    assert screen.notice.isVisible()
    seed = start(screen, qtbot).seed
    assert seed == used if used else seed and len(seed) == 32


def test_real_dice_need_no_seed(screen: NewGameScreen, qtbot: QtBot) -> None:
    click(screen.real_dice)
    assert not screen.seed.isEnabled()
    assert screen.seal.digits == ""
    assert start(screen, qtbot).seed is None


def test_a_tile_turns_from_chance_to_its_sides_and_back(screen: NewGameScreen) -> None:
    tile = screen.tiles.buttons[1]
    seen = []
    for _ in range(3):
        click(tile)
        seen.append((screen.table().sides.get("CD"), tile.text()))
    assert seen == [(0, "Chlumetin"), (1, "Dobrawitz"), (None, "Chlumetin or Dobrawitz")]
    QTest.mouseClick(tile, Qt.MouseButton.RightButton)
    assert screen.table().sides == {"CD": 1}
    tile.setFocus()
    press(Key.Key_Backspace)
    assert not screen.table().sides


def test_arrows_move_among_the_tiles_and_space_turns_one(screen: NewGameScreen) -> None:
    screen.tiles.buttons[1].setFocus()
    press(Key.Key_Right)
    press(Key.Key_Space)
    assert screen.table().sides == {"EF": 0}


def test_tiles_that_stay_in_the_box_cannot_be_turned(screen: NewGameScreen) -> None:
    boxed = [button.tile.name for button in screen.tiles.buttons if button.in_box and button.tile]
    assert boxed == ["AB", "OP", "ST"]
    click(screen.tiles.buttons[0])
    assert not screen.table().sides


def test_all_tiles_are_left_to_chance_again(screen: NewGameScreen) -> None:
    click(screen.tiles.buttons[1])
    assert screen.random_count.text() == "5 of 6 sides are random"
    click(screen.all_random)
    assert not screen.table().sides
    assert screen.random_count.text() == "All 6 sides are random"
    assert not screen.all_random.isEnabled()


def test_without_own_sets_there_is_none_to_choose(screen: NewGameScreen) -> None:
    assert not screen.village_set.isVisible()


def test_an_own_set_is_chosen_and_a_broken_one_told(blank: Art, pages: Pages, qtbot: QtBot) -> None:
    folder = village_sets.user_folder()
    folder.mkdir(parents=True)
    text = resource("villages.toml").read_text("utf-8").replace("Chlumetin", "Cebin")
    Path(folder / "mine.toml").write_text(text, "utf-8")
    Path(folder / "broken.toml").write_text("no set", "utf-8")
    screen = pages.show(NewGameScreen(blank))
    await_sets(screen)
    box = screen.village_set
    assert [box.itemText(place) for place in range(3)][1] == "broken.toml (cannot be used)"
    box.setFocus()
    press(Key.Key_Down)
    assert "broken.toml cannot be used. This is not TOML" in screen.notice.text()
    assert screen.table().village_set == village_sets.STANDARD
    box.activated.emit(2)
    click(screen.tiles.buttons[1])
    assert start(screen, qtbot).board.villages[0].name == "Cebin"


def test_a_set_that_is_gone_is_told(screen: NewGameScreen, qtbot: QtBot) -> None:
    screen.set_last_table(TableChoice(village_set="gone"))
    assert not screen.start.isEnabled()
    await_sets(screen)
    assert "gone" in screen.notice.text()
    assert len(start(screen, qtbot).board.villages) == 6


def test_the_form_does_not_wait_for_sets_that_take_long_to_read(
    screen: NewGameScreen, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    mine = evolve(standard_choice(), key="mine", name="Mine")
    threads, go_on = list[int](), Event()

    def slow() -> list[SetChoice]:
        threads.append(get_ident())
        go_on.wait(PATIENCE)
        return [standard_choice(), mine]

    monkeypatch.setattr(set_box, "set_choices", slow)
    screen.set_last_table(TableChoice(village_set="mine"))
    # What is chosen cannot be played yet, and is not replaced by something else.
    press(Key.Key_Return, CONTROL)
    assert screen.table().village_set == "mine"
    assert not screen.start.isEnabled()
    go_on.set()
    await_sets(screen)
    assert threads
    assert get_ident() not in threads
    assert screen.village_set.currentText() == "Mine"
    assert screen.notice.text() == ""
    assert len(start(screen, qtbot).board.villages) == 6


def test_a_window_that_is_closed_waits_for_one_set_at_most(
    screen: NewGameScreen, monkeypatch: pytest.MonkeyPatch
) -> None:
    await_sets(screen)
    read, begun, go_on = list[int](), Event(), Event()

    def slow() -> Iterator[SetChoice]:
        for number in range(3):
            begun.set()
            go_on.wait(PATIENCE)
            read.append(number)
            yield standard_choice()

    monkeypatch.setattr(set_box, "set_choices", slow)
    told = list[int]()
    screen.village_set.looked.connect(lambda: told.append(1))
    screen.village_set.look()
    assert begun.wait(PATIENCE)
    Timer(0.2, go_on.set).start()
    screen.village_set.stop()
    QApplication.processEvents()
    assert read == [0]
    assert told == []


def test_the_last_table_is_remembered(screen: NewGameScreen) -> None:
    last = TableChoice((ChosenSeat("Eva", "white"), ChosenSeat("Jan", "black", "easy")), first=1)
    screen.set_last_table(last)
    assert screen.table() == last
    assert screen.seats.rows[0].name.text() == "Eva"
    assert screen.first.current == 3
    assert "Eva and Jan" in screen.bar.line


def test_the_game_to_come_is_told_in_a_line(screen: NewGameScreen) -> None:
    line = f"2 players · 13 figures each · 6 villages · {NAMES[0]} and {NAMES[1]} at this screen"
    assert screen.start.line == line
    for row in screen.seats.rows[:2]:
        click(row.control.segments[1])
    assert screen.start.line.endswith("computer players only")


def test_who_decides_folds_into_a_list_where_there_is_no_room(screen: NewGameScreen) -> None:
    choice = screen.seats.rows[0].control
    choice.resize(choice.least_row, choice.height())
    assert not choice.is_folded
    choice.resize(100, choice.height())
    assert choice.is_folded
    assert choice.box.isVisible()
    choice.box.setFocus()
    press(Key.Key_Down)
    assert screen.table().seats[0].control == CONTROLS[1]


def named_parts(screen: NewGameScreen) -> list[QWidget]:
    upper: list[QWidget] = [screen.players, screen.seats, screen.first, screen.real_dice]
    lower: list[QWidget] = [screen.forgetful, screen.bank, screen.seed, screen.draw]
    lower += [screen.notice, screen.seal]
    parts = [*upper, *lower, screen.more, screen.all_random, screen.random_count, screen.start]
    return [part for part in parts if part.isVisible()]


@pytest.mark.parametrize(
    ("width", "height"), [(1024, 700), (1280, 800), (1920, 1080), (3840, 2160)]
)
@pytest.mark.parametrize("players", [2, 5])
def test_nothing_overlaps_or_leaves_the_window(
    screen: NewGameScreen, width: int, height: int, players: int
) -> None:
    table = TableChoice().seated(players).renamed(0, NAMES[1]).controlled(1, MATCHED)
    screen.set_last_table(table)
    screen.resize(width, height)
    QApplication.processEvents()
    parts = named_parts(screen)
    assert screen.more in parts
    assert not overlaps(*parts)
    for row in screen.seats.rows[:players]:
        row_parts = [row.handle, row.name, row.colors, row.face, row.control, row.remove]
        assert not overlaps(*[part for part in row_parts if part.isVisible()])
    for part in parts:
        place = part.rect().translated(part.mapTo(screen, QPoint(0, 0)))
        assert screen.rect().contains(place)


def test_a_tiny_window_scrolls(screen: NewGameScreen) -> None:
    screen.resize(640, 400)
    QApplication.processEvents()
    assert screen.form.width() > screen.frame.width()
    assert not overlaps(*named_parts(screen))


def test_everything_has_a_name_for_screen_readers(screen: NewGameScreen) -> None:
    screen.set_last_table(TableChoice().seated(5))
    nameless = [
        widget
        for widget in screen.findChildren(QWidget)
        if widget.isVisible()
        and widget.focusPolicy() & Qt.FocusPolicy.TabFocus
        and not (widget.accessibleName() or getattr(widget, "text", str)())
    ]
    assert not nameless


def paste(text: str) -> None:
    """Put a text where the focus is, as people paste it."""
    QGuiApplication.clipboard().setText(text)
    field = QApplication.focusWidget()
    assert isinstance(field, QLineEdit)
    field.paste()


@pytest.mark.parametrize(
    ("pasted", "name"),
    [
        ("A\u202en\u2066na\u200f", "Anna"),
        ("A\x1b[31mn\x07na", "A[31mnna"),
        ("x" * 20_000, "x" * 40),
        ("x" * 39 + "🎲", "x" * 39),
        ("שלום", "שלום"),
    ],
)
def test_what_is_no_part_of_a_name_is_gone_as_soon_as_it_is_pasted(
    screen: NewGameScreen, qtbot: QtBot, pasted: str, name: str
) -> None:
    field = screen.seats.rows[0].name
    field.setFocus()
    field.selectAll()
    paste(pasted)
    assert field.text() == screen.table().seats[0].name == name
    setup = start(screen, qtbot)
    assert setup.players[0].name == name
    assert loads(dumps(Game(setup))).setup.players == setup.players


def test_what_goes_from_a_name_leaves_the_cursor_after_the_rest(screen: NewGameScreen) -> None:
    field = screen.seats.rows[0].name
    field.setFocus()
    type_in("Anna")
    field.setCursorPosition(2)
    paste("\u202eto\u202c")
    assert (field.text(), field.cursorPosition()) == ("Antona", 4)


def test_half_a_character_is_no_part_of_a_seed(screen: NewGameScreen, qtbot: QtBot) -> None:
    screen.seed.setFocus()
    paste("x" * 99 + "🎲")
    setup = start(screen, qtbot)
    assert setup.seed == "x" * 99
    assert loads(dumps(Game(setup))).setup.seed == setup.seed


# Characters, and a seat at your level.


@pytest.fixture
def known(blank: Art, pages: Pages) -> NewGameScreen:
    """The form of a house in which Anna has played."""
    people = KnownPeople({"Anna": Belief(1650.0, 100.0, 6)})
    screen = pages.show(NewGameScreen(blank, people))
    await_sets(screen)
    screen.set_last_table(TableChoice((ChosenSeat("Anna", "red"), ChosenSeat("", "blue", MATCHED))))
    return screen


def test_only_ai_players_have_a_face(screen: NewGameScreen) -> None:
    screen.set_last_table(TableChoice((ChosenSeat("Anna", "red"), ChosenSeat("", "blue", "easy"))))
    assert [row.face.isVisible() for row in screen.seats.rows[:2]] == [False, True]


def test_a_character_is_chosen_from_a_menu_and_lends_its_name(
    screen: NewGameScreen, qtbot: QtBot
) -> None:
    screen.set_last_table(TableChoice((ChosenSeat("Anna", "red"), ChosenSeat("", "blue", "easy"))))
    menu = screen.seats.rows[1].face.make_menu()
    (action,) = (each for each in menu.actions() if each.data() == "smith")
    assert "Bára" in action.text()
    action.trigger()
    assert screen.seats.rows[1].name.placeholderText() == "Bára"
    player = start(screen, qtbot).players[1]
    character = character_of(player)
    assert (player.name, player.control) == ("Bára", "easy")
    assert character is not None
    assert character.key == "smith"


def test_a_character_can_be_sent_away(screen: NewGameScreen) -> None:
    screen.set_last_table(
        TableChoice((ChosenSeat("Anna", "red"), ChosenSeat("", "blue", "easy", "smith")))
    )
    screen.seats.rows[1].face.make_menu().actions()[0].trigger()
    assert screen.table().seats[1].character == ""


def test_the_face_opens_its_menu_by_key(screen: NewGameScreen, qtbot: QtBot) -> None:
    seats = (ChosenSeat("Anna", "red"), ChosenSeat("", "blue", "easy", "smith"))
    screen.set_last_table(TableChoice(seats))
    screen.seats.rows[1].face.setFocus()
    press(Key.Key_Return)
    qtbot.waitUntil(lambda: QApplication.activePopupWidget() is not None)
    popup = QApplication.activePopupWidget()
    assert isinstance(popup, QMenu)
    chosen = popup.activeAction()
    assert chosen is not None
    assert chosen.data() == "smith"
    popup.close()


def test_what_is_believed_of_a_person_is_told_and_can_be_forgotten(
    known: NewGameScreen, qtbot: QtBot
) -> None:
    told = known.rival.text()
    assert told == "At your level: Anna plays about as well as Medium, after 6 games."
    assert matched_strength(start(known, qtbot).players[1]) == 1650
    click(known.forget)
    assert known.rival.text() == (
        "Forgot how well Anna plays. "
        "At your level: Anna is new here; "
        "this seat starts out like Easy and learns from your games."
    )
    easy = strength_table().levels["easy"]
    assert matched_strength(start(known, qtbot).players[1]) == easy


def test_what_was_forgotten_can_be_remembered_again(known: NewGameScreen, qtbot: QtBot) -> None:
    told = known.rival.text()
    click(known.forget)
    assert known.forget.text() == "Undo"
    click(known.forget)
    assert known.rival.text() == told
    assert known.forget.text() == "Forget my level"
    assert matched_strength(start(known, qtbot).players[1]) == 1650


def test_of_several_people_the_first_is_named_whose_level_counts(known: NewGameScreen) -> None:
    seats = (ChosenSeat("Anna", "red"), ChosenSeat("Ota", "black"), ChosenSeat("", "blue", MATCHED))
    known.set_last_table(TableChoice(seats))
    assert known.rival.text().startswith("At your level: Anna plays about as well as Medium")


def test_no_learning_is_promised_where_two_people_share_a_name(
    known: NewGameScreen, qtbot: QtBot
) -> None:
    seats = (ChosenSeat("Eva", "red"), ChosenSeat("Eva", "black"), ChosenSeat("", "blue", MATCHED))
    known.set_last_table(TableChoice(seats))
    assert known.rival.text() == (
        "At your level: this seat plays like Easy; it learns nothing where two people share a name."
    )
    assert not counts(Game(start(known, qtbot)))


def test_the_line_on_the_level_stands_close_below_the_seats(known: NewGameScreen) -> None:
    seats = known.seats
    between = known.rival_row.y() - (seats.y() + seats.height())
    assert 0 <= between <= seats.gap() + known.px(8)


def test_an_added_seat_plays_at_the_level_of_whoever_is_known(known: NewGameScreen) -> None:
    click(known.seats.places[0])
    assert [seat.control for seat in known.table().seats] == ["human", MATCHED, MATCHED]


def test_whoever_played_without_the_form_finds_their_opponent_in_it(known: NewGameScreen) -> None:
    known.fill_in({})
    assert [seat.control for seat in known.table().seats] == ["human", MATCHED]


def test_every_way_to_fill_a_seat_says_what_it_is_like(screen: NewGameScreen) -> None:
    tips = [segment.toolTip() for segment in screen.seats.rows[0].control.segments]
    assert len(set(tips)) == len(CONTROLS)
    assert "looks ahead" in tips[CONTROLS.index("expert")]
    assert "adjusts itself" in tips[CONTROLS.index(MATCHED)]


def test_a_folded_row_says_it_too(known: NewGameScreen) -> None:
    box = known.seats.rows[1].control.box
    assert "adjusts itself" in box.toolTip()
    tips = [box.itemData(place, Qt.ItemDataRole.ToolTipRole) for place in range(box.count())]
    assert "looks ahead" in tips[CONTROLS.index("expert")]
    click(known.seats.rows[1].control.segments[CONTROLS.index("hard")])
    assert "seldom slips" in box.toolTip()


def test_nothing_is_told_where_nobody_plays_at_your_level(known: NewGameScreen) -> None:
    known.set_last_table(TableChoice())
    assert not known.rival_row.isVisible()


def faces(screen: NewGameScreen) -> dict[str, Portrait]:
    return {button.character.key: button for button in screen.portraits.buttons}


@pytest.fixture
def against_ai(screen: NewGameScreen) -> NewGameScreen:
    """The folded form of Anna against an AI player, with room for the faces."""
    screen.resize(1280, 800)
    screen.set_last_table(TableChoice((ChosenSeat("Anna", "red"), ChosenSeat("", "blue", "easy"))))
    screen.more.setChecked(False)
    QApplication.processEvents()
    return screen


def test_a_click_on_a_face_seats_the_character_and_another_sends_it_away(
    against_ai: NewGameScreen,
) -> None:
    smith = faces(against_ai)["smith"]
    click(smith)
    assert [seat.character for seat in against_ai.table().seats] == ["", "smith"]
    assert smith.color == "blue"
    click(smith)
    assert [seat.character for seat in against_ai.table().seats] == ["", ""]
    assert smith.color == ""


def test_arrows_move_among_the_faces_and_enter_seats_one(against_ai: NewGameScreen) -> None:
    against_ai.portraits.buttons[0].setFocus()
    press(Key.Key_Right)
    press(Key.Key_Down)
    press(Key.Key_Return)
    chosen = against_ai.portraits.buttons[COLUMNS + 1]
    assert chosen.hasFocus()
    assert against_ai.table().seats[1].character == chosen.character.key


@pytest.mark.parametrize(
    ("width", "height"), [(1024, 700), (1280, 800), (1920, 1080), (3840, 2160)]
)
@pytest.mark.parametrize("players", [2, 5])
def test_faces_stand_below_the_seats_where_there_is_room(
    against_ai: NewGameScreen, width: int, height: int, players: int
) -> None:
    against_ai.set_last_table(against_ai.table().seated(players).controlled(1, MATCHED))
    against_ai.resize(width, height)
    QApplication.processEvents()
    shown = against_ai.portraits.buttons
    assert all(button.isVisible() for button in shown)
    assert not overlaps(against_ai.seats, against_ai.rival_row, *shown, against_ai.more)
    for button in shown:
        assert button.fontMetrics().horizontalAdvance(button.text()) <= button.width()


@pytest.mark.parametrize(("size", "are_seen"), [((1012, 655), False), ((1280, 800), True)])
def test_faces_give_way_to_the_options_only_where_there_is_no_room(
    against_ai: NewGameScreen, size: tuple[int, int], are_seen: bool
) -> None:
    against_ai.resize(*size)
    click(against_ai.more)
    QApplication.processEvents()
    assert all(each.isVisible() == are_seen for each in against_ai.portraits.buttons)


@pytest.mark.parametrize("size", [(1012, 655), (1280, 800)])
def test_the_line_about_a_matched_seat_makes_room_for_itself_beside_the_options(
    against_ai: NewGameScreen, size: tuple[int, int]
) -> None:
    against_ai.set_last_table(against_ai.table().seated(5))
    against_ai.resize(*size)
    click(against_ai.more)
    QApplication.processEvents()
    click(against_ai.seats.rows[4].control.segments[CONTROLS.index(MATCHED)])
    QApplication.processEvents()
    assert against_ai.rival_row.isVisible()
    rows = [row for row in against_ai.seats.rows if row.isVisible()]
    assert against_ai.seats.height() >= against_ai.seats.minimumHeight()
    assert not overlaps(*rows, against_ai.rival_row, against_ai.more, against_ai.options)


def test_the_game_can_be_started_at_once_where_the_form_scrolls(
    against_ai: NewGameScreen,
) -> None:
    against_ai.set_last_table(against_ai.table().seated(5).controlled(1, MATCHED))
    against_ai.resize(1012, 655)
    click(against_ai.more)
    QApplication.processEvents()
    frame, button = against_ai.frame, against_ai.start
    assert frame.verticalScrollBar().maximum() > 0
    assert frame.horizontalScrollBar().maximum() == 0
    seen = frame.viewport().rect()
    assert seen.contains(button.rect().translated(button.mapTo(frame.viewport(), QPoint(0, 0))))


def test_where_only_people_play_a_face_brings_a_seat_with_it(against_ai: NewGameScreen) -> None:
    against_ai.set_last_table(TableChoice())
    click(faces(against_ai)["smith"])
    assert [seat.character for seat in against_ai.table().seats] == ["", "", "smith"]
    assert not against_ai.table().seats[2].is_human


def test_where_people_have_all_seats_the_faces_stay_but_cannot_be_chosen(
    against_ai: NewGameScreen,
) -> None:
    against_ai.set_last_table(TableChoice().seated(5, "human"))
    smith = faces(against_ai)["smith"]
    assert smith.isVisible()
    assert not smith.isEnabled()
    assert smith.toolTip() == tool_tip(smith.told)
    assert "People have all the seats" in smith.accessibleDescription()


def test_a_face_says_whose_place_it_would_take(against_ai: NewGameScreen) -> None:
    click(faces(against_ai)["smith"])
    name = faces(against_ai)["smith"].character.name
    miller = faces(against_ai)["miller"]
    assert f"instead of {name}" in miller.toolTip()
    assert miller.told not in miller.toolTip()


def test_the_heading_tells_of_the_face_with_the_focus_or_else_the_last_one_clicked(
    against_ai: NewGameScreen,
) -> None:
    smith, miller = (faces(against_ai)[key] for key in ("smith", "miller"))
    click(smith)
    miller.setFocus()
    assert against_ai.portraits.said == miller.told
    against_ai.start.setFocus()
    assert against_ai.portraits.said == smith.told


@pytest.mark.parametrize("people", [1, 2])
def test_at_your_level_leaves_room_for_the_faces_in_the_smallest_window(
    against_ai: NewGameScreen, people: int
) -> None:
    against_ai.set_last_table(
        TableChoice().seated(3).controlled(1, "human" if people > 1 else "easy")
    )
    against_ai.resize(1024, 700)
    click(against_ai.seats.rows[2].control.segments[CONTROLS.index(MATCHED)])
    QApplication.processEvents()
    assert against_ai.rival_row.isVisible()
    shown = against_ai.portraits.buttons
    assert all(button.isVisible() for button in shown)
    assert not overlaps(against_ai.rival_row, *shown, against_ai.more)


def test_tab_leads_from_the_seats_to_the_faces_and_on_to_the_options(
    against_ai: NewGameScreen,
) -> None:
    against_ai.seats.places[-1].setFocus()
    press(Key.Key_Tab)
    assert against_ai.portraits.buttons[0].hasFocus()
    against_ai.portraits.buttons[-1].setFocus()
    press(Key.Key_Tab)
    assert against_ai.more.hasFocus()


def test_the_menu_of_characters_opens_as_large_as_with_its_faces(
    against_ai: NewGameScreen,
) -> None:
    """A menu that grows while it is open would leave the screen."""
    menu = against_ai.seats.rows[1].face.make_menu()
    offered = [action for action in menu.actions() if action.data()]
    assert offered
    assert not any(action.icon().isNull() for action in offered)


def test_enter_presses_the_buttons_of_the_form(known: NewGameScreen) -> None:
    known.forget.setFocus()
    press(Key.Key_Return)
    assert "Forgot" in known.rival.text()
    was_open = known.more.isChecked()
    known.more.setFocus()
    press(Key.Key_Return)
    assert known.more.isChecked() != was_open
