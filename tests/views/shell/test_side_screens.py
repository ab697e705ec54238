"""Help, replay, settings, card and exports from the window: opened from anywhere, and back."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QCursor, QImage, QShortcut
from PySide6.QtWidgets import QApplication, QMenu, QWidget

from bohemian_villages.engine.record import dumps
from bohemian_villages.games import GAMES
from bohemian_villages.models.files.open_file import SMALL
from bohemian_villages.models.game.help import topic_of
from bohemian_villages.models.game.log_export import log_html, log_text
from bohemian_villages.views import keys
from bohemian_villages.views.bohemian.exports import BOARD, LOG_PAGE, LOG_TEXT, RECORD
from bohemian_villages.views.game_description import GameDescription
from bohemian_villages.views.replay.screen import ReplayScreen
from bohemian_villages.views.shell.help.screen import HelpScreen
from bohemian_villages.views.shell.main_window import MainWindow
from bohemian_villages.views.shell.settings.screen import SettingsScreen
from bohemian_villages.views.table.cards.overview_card import OverviewCard
from bohemian_villages.views.toolkit.shortcuts import REAL_DICE, WINDOW
from tests.models.replay.replays import RECORDS, long_game
from tests.models.tables import people, played
from tests.record_files import read_record, write_record
from tests.views.hand import CONTROL, Hand
from tests.views.windows import Windows, choose, load, model_of, on_disk, play, table_of, wait


def shown(window: MainWindow) -> QWidget:
    """The screen that fills the window."""
    found = window.screens.currentWidget()
    assert found is not None
    return found


def help_shown(window: MainWindow) -> HelpScreen:
    """The help, which must be what is shown."""
    found = shown(window)
    assert isinstance(found, HelpScreen)
    return found


def replay_shown(window: MainWindow) -> ReplayScreen:
    """The replay, which must be what is shown."""
    found = shown(window)
    assert isinstance(found, ReplayScreen)
    return found


def point(monkeypatch: pytest.MonkeyPatch, at: QPoint) -> None:
    """Have the pointer somewhere; there is none offscreen."""
    monkeypatch.setattr(QCursor, "pos", lambda: at)


# Help.


def test_f1_opens_the_topic_of_the_building_under_the_pointer(
    windows: Windows, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = windows.make()
    table = play(window, people(2))
    for building in (0, 7, 20):
        point(monkeypatch, table.board.building_place(building))
        Hand(window).key(Qt.Key.Key_F1)
        assert help_shown(window).topic == topic_of(table.board.kind_of(building))
        Hand(window).key(Qt.Key.Key_Escape)
        assert shown(window) is table


@pytest.mark.parametrize(
    ("part", "topic"),
    [("tray", "dice"), ("chips", "dice"), ("buttons", "turn"), ("supply", "special-tile")],
)
def test_f1_opens_the_topic_of_a_part_of_the_table(
    part: str, topic: str, windows: Windows, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = windows.make()
    table = play(window, people(2))
    widget = getattr(table, part)
    point(monkeypatch, widget.mapToGlobal(widget.rect().center()))
    Hand(window).key(Qt.Key.Key_F1)
    assert help_shown(window).topic == topic


def test_f1_opens_the_topic_of_the_building_reached_by_keys(windows: Windows) -> None:
    window = windows.make()
    table = play(window, people(2))
    table.board.setFocus()
    table.board.set_cursor(5)
    Hand(window).key(Qt.Key.Key_F1)
    assert help_shown(window).topic == topic_of(table.board.kind_of(5))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_rules_of_the_start_screen_open_the_first_page(
    windows: Windows, game: GameDescription
) -> None:
    window = windows.make()
    window.start.rules.click()
    choose(game.format.title())
    assert help_shown(window).topic == game.screens().help.book.first
    assert help_shown(window).book is game.screens().help.book
    help_shown(window).closed.emit()
    assert shown(window) is window.start


def test_about_is_a_page_of_the_help(windows: Windows) -> None:
    window = windows.make()
    window.commands.about()
    assert "unofficial" in help_shown(window).browser.toPlainText()


def test_help_in_help_in_settings_leads_back_step_by_step(windows: Windows) -> None:
    window = windows.make()
    table = play(window, people(2))
    window.show_settings()
    settings = shown(window)
    assert isinstance(settings, SettingsScreen)
    settings.keys.click()
    assert help_shown(window).topic == "keys"
    window.show_help("inn")
    help_shown(window).closed.emit()
    assert shown(window) is settings
    settings.closed.emit()
    assert shown(window) is table


# The overview card.


@pytest.mark.parametrize("key", [Qt.Key.Key_F2, Qt.Key.Key_O])
def test_the_card_is_one_key_away_at_the_table_and_the_game_waits_below(
    key: Qt.Key, windows: Windows
) -> None:
    window = windows.make()
    table = play(window, people(2))
    Hand(window).key(key)
    (card,) = window.findChildren(OverviewCard)
    assert card.isVisible()
    assert shown(window) is table
    Hand(window).key(Qt.Key.Key_Space)
    assert not card.isVisible()
    assert not model_of(window).game.steps
    Hand(window).key(key)
    assert card.isVisible()
    Hand(window).key(Qt.Key.Key_F2)
    assert not card.isVisible()


def test_the_menu_leads_to_the_card(windows: Windows) -> None:
    window = windows.make()
    play(window, people(2))
    menu = window.main_menu()
    next(each for each in menu.actions() if each.text().startswith("O&verview card")).trigger()
    (card,) = window.findChildren(OverviewCard)
    assert card.isVisible()
    menu.deleteLater()


# Replay.


def test_a_finished_game_opens_as_a_replay_and_plays_on_as_a_new_game(
    windows: Windows, tmp_path: Path
) -> None:
    game = played(people(2), 10_000)
    file = tmp_path / "done.bvg"
    write_record(file, game)
    before = file.read_bytes()
    window = windows.make()
    window.open_path(file)
    replay = replay_shown(window)
    replay.seek(replay.model.turn_starts[3])
    replay.controls.branch.click()
    replay.branch.start.click()
    assert shown(window) is table_of(window)
    assert model_of(window).state == replay.model.state
    assert model_of(window).setup.dice_from
    on_disk(window)
    model_of(window).roll()
    window.writer.finish()
    assert file.read_bytes() == before
    (kept,) = window.saved.folder.glob("*.bvg")
    assert len(read_record(kept).steps) == replay.model.at + 1


def test_an_unfinished_game_opens_at_the_table(windows: Windows) -> None:
    window = windows.make()
    window.open_path(next(file for file in RECORDS if file.stem == "unfinished"))
    assert shown(window) is table_of(window)


def test_the_game_on_the_table_is_replayed_and_goes_on_afterwards(windows: Windows) -> None:
    window = windows.make()
    load(window, played(people(2), 41))
    at_table = shown(window)
    window.replay_this()
    replay = replay_shown(window)
    assert replay.model.length == 41
    replay.closed.emit()
    assert shown(window) is at_table
    assert len(model_of(window).game.steps) == 41


def test_a_very_long_game_is_read_elsewhere_and_then_shown(
    windows: Windows, tmp_path: Path
) -> None:
    game = long_game(1200)
    file = tmp_path / "long.bvg"
    write_record(file, game)
    assert file.stat().st_size > SMALL
    window = windows.make()
    window.open_path(file)
    assert shown(window) is window.start
    wait(lambda: window.current.is_shown)
    assert len(model_of(window).game.steps) == len(game.steps)


def test_of_two_files_opened_in_a_hurry_the_last_is_shown(windows: Windows, tmp_path: Path) -> None:
    write_record(tmp_path / "long.bvg", long_game(1200))
    write_record(tmp_path / "short.bvg", played(people(2), 9))
    window = windows.make()
    window.open_path(tmp_path / "long.bvg")
    window.open_path(tmp_path / "short.bvg")
    window.files.opener.finish()
    QApplication.processEvents()
    assert len(model_of(window).game.steps) == 9


# Settings and language.


def test_the_settings_are_one_key_away_from_anywhere(windows: Windows) -> None:
    window = windows.make()
    for show in (window.show_start, window.show_new_game):
        show()
        before = shown(window)
        Hand(window).key(Qt.Key.Key_Comma, CONTROL)
        settings = shown(window)
        assert isinstance(settings, SettingsScreen)
        settings.closed.emit()
        assert shown(window) is before


def test_another_language_lays_the_table_anew_with_the_same_game(windows: Windows) -> None:
    window = windows.make()
    table = play(window, people(2))
    model_of(window).roll()
    state = model_of(window).state
    window.show_help("inn")
    window.show_settings()
    settings = shown(window)
    window.use_language()
    QApplication.processEvents()
    assert not window.findChildren(HelpScreen)
    assert shown(window) is settings
    assert table_of(window) is not table
    assert model_of(window).state == state
    assert isinstance(settings, SettingsScreen)
    window.current.show()
    Hand(window).key(Qt.Key.Key_L)
    assert table_of(window).drawer.isVisible()


# Keys.


def test_every_key_of_the_table_that_is_told_is_there(windows: Windows) -> None:
    table = play(windows.make(), people(2))
    # Shortcuts, dice and the cursor on the board are not in the table's own list.
    elsewhere = {"undo", "redo", "dice", "face"}
    elsewhere |= {"use", "to-any", "first-building", "last-building"}
    at_table = (keys.TABLE, REAL_DICE, keys.BOARD)
    told = {each.action for part in at_table for each in part.shortcuts}
    assert told - elsewhere == set(table.keys.actions)


def test_every_key_of_the_window_does_something(windows: Windows) -> None:
    window = windows.make()
    keys = {shortcut.key().toString() for shortcut in window.findChildren(QShortcut)}
    told = {keys for each in WINDOW.shortcuts for keys in each.keys}
    assert told <= keys


# Export.


def export(window: MainWindow, action: str, path: Path) -> None:
    """Choose an entry of the Export menu, and a name for the file."""
    window.exports.ask_name = lambda *_asked: (str(path), "")
    menu = window.main_menu()
    exports = next(m for m in menu.findChildren(QMenu) if m.title() == "E&xport")
    next(each for each in exports.actions() if action in each.text()).trigger()
    wait(lambda: path.name in table_of(window).toast.text)
    menu.deleteLater()


def test_log_record_and_board_are_exported_from_the_menu(windows: Windows, tmp_path: Path) -> None:
    window = windows.make()
    load(window, played(people(3), 61))
    game = model_of(window).game
    export(window, "text", tmp_path / "log.txt")
    assert (tmp_path / "log.txt").read_text("utf-8") == log_text(game)
    export(window, "web page", tmp_path / "log.html")
    assert (tmp_path / "log.html").read_text("utf-8") == log_html(game)
    export(window, "Record", tmp_path / "game.bvg")
    assert dumps(read_record(tmp_path / "game.bvg")) == dumps(game)
    export(window, "picture", tmp_path / "board.png")
    image = QImage(str(tmp_path / "board.png"))
    assert image.width() > 1400
    colors = {image.pixel(x, y) for x in range(0, 1400, 40) for y in range(0, 700, 40)}
    assert len(colors) > 100


def test_a_name_without_an_ending_gets_the_usual_one(windows: Windows, tmp_path: Path) -> None:
    window = windows.make()
    load(window, played(people(2), 20))
    window.exports.ask_name = lambda *_asked: (str(tmp_path / "mine"), "")
    window.exports.export(LOG_PAGE, model_of(window).game)
    window.exports.exporter.finish()
    assert (tmp_path / "mine.html").exists()


def test_whoever_turns_away_has_exported_nothing(windows: Windows, tmp_path: Path) -> None:
    window = windows.make()
    load(window, played(people(2), 20))
    window.exports.ask_name = lambda *_asked: ("", "")
    game = model_of(window).game
    window.exports.export(LOG_TEXT, game)
    window.exports.export(BOARD, game)
    window.exports.export(RECORD, game)
    window.exports.exporter.finish()
    assert not list(tmp_path.iterdir())


def test_what_cannot_be_written_is_told_in_a_line(windows: Windows, tmp_path: Path) -> None:
    window = windows.make()
    load(window, played(people(2), 20))
    export(window, "text", tmp_path / "nowhere" / "log.txt")
    assert "could not be written" in table_of(window).toast.text


def test_the_log_offers_the_exports_at_the_table_and_in_a_replay(
    windows: Windows, tmp_path: Path
) -> None:
    window = windows.make()
    load(window, played(people(2), 41))
    window.replay_this()
    replay = replay_shown(window)
    replay.seek(10)
    for log in (replay.log, table_of(window).drawer.log_list):
        menu = QMenu()
        assert log.add_to_menu is not None
        log.add_to_menu(menu)
        (exports,) = menu.findChildren(QMenu)
        window.exports.ask_name = lambda *_asked: (str(tmp_path / "game.bvg"), "")
        exports.actions()[-1].trigger()
        window.exports.exporter.finish()
        assert len(read_record(tmp_path / "game.bvg").steps) == 41
        (tmp_path / "game.bvg").unlink()
