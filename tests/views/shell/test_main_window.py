"""The window: screens, games kept and opened, AI players, closing at any moment."""

from __future__ import annotations

import multiprocessing
import os
from pathlib import Path
from typing import Any

import pytest
from platformdirs import user_data_path
from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QApplication, QFileDialog, QMenu

from bohemian_villages import app, assets
from bohemian_villages.engine.actions import Place
from bohemian_villages.engine.game import KEY
from bohemian_villages.models.program import help as help_pages
from bohemian_villages.models.program import sounds
from bohemian_villages.play.seats import matched_strength
from bohemian_villages.play.strength import Belief
from bohemian_villages.settings import load as load_settings
from bohemian_villages.views.new_game.screen import NewGameScreen
from bohemian_villages.views.shell.main_window import MainWindow
from bohemian_villages.views.toolkit.art import files as art_files
from tests.models.tables import people, played, table
from tests.record_files import read_record, write_record
from tests.views.endless import make_endless_player
from tests.views.hand import CONTROL, SHIFT, Hand
from tests.views.shell.test_continue_offer import is_drawn
from tests.views.table import seen
from tests.views.windows import (
    Windows,
    drop,
    final_of,
    form_of,
    load,
    model_of,
    on_disk,
    play,
    start,
    statistics_of,
    table_of,
    wait,
)

SMALLEST = 400, 300


def games() -> list[Path]:
    """The kept games."""
    folder = user_data_path("bohemian-villages") / "games"
    return sorted(folder.glob("*.bvg"))


def shown(window: MainWindow) -> object:
    return window.screens.currentWidget()


def is_alive(process: int) -> bool:
    """Whether a process is still there."""
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    status = Path(f"/proc/{process}/stat")
    return not status.exists() or ") Z" not in status.read_text()


# Screens.


def test_the_window_opens_with_the_start_screen(windows: Windows) -> None:
    window = windows.make()
    assert shown(window) is window.start


def test_a_table_is_built_in_one_go_and_painted_in_another(windows: Windows) -> None:
    window = windows.make()
    start(window, people(2))
    assert shown(window) is table_of(window)
    assert not table_of(window).updatesEnabled()
    wait(table_of(window).updatesEnabled)


def test_who_leaves_a_game_for_the_form_comes_back_to_it(windows: Windows) -> None:
    window = windows.make()
    play(window, people(2))
    hand = Hand(window)
    hand.key(Qt.Key.Key_N, CONTROL)
    assert shown(window) is form_of(window)
    hand.key(Qt.Key.Key_Escape)
    assert shown(window) is table_of(window)


def test_a_game_that_was_left_is_continued_where_it_stood(windows: Windows) -> None:
    window = windows.make()
    model = model_of_game(window, steps=4)
    window.show_start()
    steps = [step.action for step in model.game.steps]
    window.start.continue_requested.emit()
    assert [step.action for step in model_of(window).game.steps] == steps
    assert len(games()) == 1
    seen.settle_events()
    seen.check(table_of(window))


def model_of_game(window: MainWindow, steps: int) -> Any:
    """A game of two people, so far."""
    play(window, people(2))
    model = model_of(window)
    while len(model.game.steps) < steps:
        if model.can_roll:
            model.roll()
        else:
            model.play(model.actions()[0][0])
        on_disk(window)
    seen.settle_events()
    return model


def test_a_game_is_continued_after_the_program_ended(windows: Windows) -> None:
    window = windows.make()
    model = model_of_game(window, steps=5)
    steps = [step.action for step in model.game.steps]
    windows.close()
    window = windows.make()
    window.start.continue_requested.emit()
    assert [step.action for step in model_of(window).game.steps] == steps
    seen.settle_events()
    seen.check(table_of(window))


def test_the_start_screen_shows_the_board_of_the_game_that_waits(windows: Windows) -> None:
    model_of_game(windows.make(), steps=5)
    windows.close()
    window = windows.make()
    card = window.start.continue_card
    shape = card.picture.size()
    wait(lambda: is_drawn(window.offer))
    drawn = card.picture.toImage()
    assert len({drawn.pixel(x, 40) for x in range(shape.width())}) > 50
    ratio = drawn.width() / drawn.height()
    assert ratio == pytest.approx(shape.width() / shape.height(), abs=0.05)


def test_a_game_that_another_copy_plays_is_neither_offered_nor_written(windows: Windows) -> None:
    first = windows.make()
    model_of_game(first, steps=5)
    first.writer.finish()
    second = windows.make()
    assert second.offer.saved is None
    second.open_path(games()[0])
    assert shown(second) is table_of(second)
    model_of(second).roll()
    second.writer.finish()
    assert len(games()) == 2


def test_every_game_is_kept_in_a_file_of_its_own(windows: Windows) -> None:
    window = windows.make()
    model_of_game(window, steps=3)
    play(window, people(3))
    window.writer.finish()
    assert sorted(len(read_record(file).setup.players) for file in games()) == [2, 3]


def test_the_final_scene_waits_until_the_end_was_seen_and_comes_once(windows: Windows) -> None:
    window = windows.make()
    load(window, played(people(2), 10_000))
    seen.settle_events()
    assert shown(window) is table_of(window)
    assert window.final.due.isActive()
    wait(lambda: shown(window) is final_of(window))
    window.current.show()
    seen.settle_events()
    assert not window.final.due.isActive()


def test_the_final_scene_can_be_asked_for_again(windows: Windows) -> None:
    window = windows.make()
    load(window, played(people(2), 10_000))
    wait(lambda: shown(window) is final_of(window))
    window.current.show()
    seen.settle_events()
    go = table_of(window).buttons.go
    assert go.isEnabled()
    Hand(window).click(go)
    assert shown(window) is final_of(window)
    assert final_of(window).is_done


def test_a_button_leads_from_the_table_to_the_start_screen(windows: Windows) -> None:
    window = windows.make()
    Hand(window).click(play(window, people(2)).bar.back)
    assert shown(window) is window.start
    seen.settle_events()
    assert window.start.continue_card.isVisible()


def test_card_and_help_on_a_form_are_those_of_its_game(windows: Windows) -> None:
    window = windows.make()
    for game in window.games:
        window.show_new_game(game)
        assert window.game_shown is game
    play(window, people(2))
    assert window.game_shown.key == KEY


def test_the_final_scene_does_not_tear_anyone_from_another_screen(windows: Windows) -> None:
    window = windows.make()
    load(window, played(people(2), 10_000))
    seen.settle_events()
    window.show_new_game()
    window.final.show()
    assert shown(window) is form_of(window)
    form_of(window).closed.emit()
    seen.settle_events()
    assert window.final.due.isActive()


def test_a_new_game_that_is_not_begun_leads_back_to_any_screen(windows: Windows) -> None:
    window = windows.make()
    load(window, played(people(2), 10_000))
    wait(lambda: shown(window) is final_of(window))
    for show in (window.final.show, window.current.show, window.show_start, window.show_settings):
        show()
        before = shown(window)
        window.show_new_game()
        form_of(window).closed.emit()
        assert shown(window) is before


def test_what_was_filled_in_stays_until_a_game_is_begun(windows: Windows) -> None:
    window = windows.make()
    window.show_new_game()
    form = form_of(window)
    assert isinstance(form, NewGameScreen)
    form.seats.added.emit(4)
    form.seats.renamed.emit(0, "Zdenka")
    Hand(window).key(Qt.Key.Key_Escape)
    assert shown(window) is window.start
    window.show_new_game()
    assert form.table().names[0] == "Zdenka"
    assert len(form.table().seats) == 4
    Hand(window).key(Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    seen.settle_events()
    form.seats.removed.emit(3)
    window.show_new_game()
    assert len(form.table().seats) == 4, "the table that was begun"


def test_the_menu_opens_by_button_and_key_and_leaves_nothing_behind(windows: Windows) -> None:
    window = windows.make()
    table_screen = play(window, people(2))
    hand = Hand(window)
    before = len(window.findChildren(QMenu))
    for _ in range(3):
        hand.click(table_screen.bar.buttons[-1])
        assert isinstance(QApplication.activePopupWidget(), QMenu)
        hand.key(Qt.Key.Key_Escape)
        hand.key(Qt.Key.Key_F10)
        assert isinstance(QApplication.activePopupWidget(), QMenu)
        hand.key(Qt.Key.Key_Escape)
    wait(lambda: len(window.findChildren(QMenu)) == before)


def test_the_menu_is_short(windows: Windows) -> None:
    window = windows.make(animations=True)
    table_screen = play(window, people(2))
    Hand(window).click(table_screen.bar.buttons[-1])
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    assert len([action for action in menu.actions() if not action.isSeparator()]) <= 16
    menu.close()


def test_no_two_entries_of_the_menu_are_under_the_same_letter(windows: Windows) -> None:
    window = windows.make(animations=True)
    table_screen = play(window, people(2))
    Hand(window).click(table_screen.bar.buttons[-1])
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    letters = [QKeySequence.mnemonic(each.text()).toString() for each in menu.actions()]
    letters = [letter for letter in letters if letter]
    assert len(letters) > 10
    assert len(letters) == len(set(letters))
    menu.close()


def test_the_first_button_begins_a_game_without_a_form(windows: Windows) -> None:
    window = windows.make()
    Hand(window).click(window.start.quick_games[window.games[0].key])
    wait(lambda: window.current.is_shown)
    assert [player.control for player in model_of(window).setup.players] == ["human", "beginner"]


def test_the_first_button_follows_what_was_played(windows: Windows) -> None:
    window = windows.make()
    entry = window.start.quick_games[window.games[0].key]
    assert (entry.text(), entry.line) == (
        "Play against a beginner",
        "Bohemian Villages for two, start right away",
    )
    statistics_of(window).people.learn({"Anna": Belief(1640.0, 150.0, 2)})
    window.show_start()
    assert (entry.text(), entry.line) == (
        "Play at your level",
        "Bohemian Villages for two, roughly Medium",
    )
    seats = [{"name": "Anna", "color": "yellow"}]
    seats += [{"name": "", "color": "black", "control": "easy", "character": "smith"}]
    window.preferences.change(last_tables={window.games[0].key: {"seats": seats}})
    window.show_start()
    assert entry.text() == "Play against Bára"
    assert entry.pictures == ("figure-yellow", "face-smith")
    Hand(window).click(entry)
    wait(lambda: window.current.is_shown)
    rival = model_of(window).setup.players[1]
    assert (rival.name, rival.color, matched_strength(rival)) == ("Bára", "black", 1640)


# Files.


def test_a_file_is_opened_by_name_and_by_drop(windows: Windows, tmp_path: Path) -> None:
    window = windows.make()
    write_record(tmp_path / "game.bvg", played(people(3), 20))
    drop(window, QUrl.fromLocalFile(str(tmp_path / "game.bvg")))
    assert shown(window) is table_of(window)
    assert len(model_of(window).game.steps) == 20
    seen.settle_events()
    seen.check(table_of(window))


def ask_for(monkeypatch: pytest.MonkeyPatch, file: Path) -> None:
    """Let the player name this file in the dialog."""
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(file), ""))


def test_a_game_is_saved_where_the_player_wants_it(
    windows: Windows, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = windows.make()
    table_screen = play(window, people(2))
    model_of(window).roll()
    for name, told in (("mine", "Saved as mine.bvg"), ("nowhere/mine.bvg", "No such file")):
        ask_for(monkeypatch, tmp_path / name)
        Hand(window).key(Qt.Key.Key_S, CONTROL | SHIFT)
        wait(lambda told=told: told in table_screen.toast.text)  # type: ignore[misc]
    assert len(read_record(tmp_path / "mine.bvg").steps) == 1


def test_saving_again_goes_into_the_same_file_until_another_game_begins(
    windows: Windows, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = windows.make()
    table_screen = play(window, people(2))
    ask_for(monkeypatch, tmp_path / "first.bvg")
    Hand(window).key(Qt.Key.Key_S, CONTROL)
    wait(lambda: "first.bvg" in table_screen.toast.text)
    model_of(window).roll()
    ask_for(monkeypatch, tmp_path / "second.bvg")
    Hand(window).key(Qt.Key.Key_S, CONTROL)
    window.writer.finish()
    assert len(read_record(tmp_path / "first.bvg").steps) == 1
    assert not (tmp_path / "second.bvg").exists()
    play(window, people(2))
    Hand(window).key(Qt.Key.Key_S, CONTROL)
    wait(lambda: "second.bvg" in table_screen.toast.text)


def test_whoever_turns_away_from_a_file_dialog_has_done_nothing(
    windows: Windows, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = windows.make()
    play(window, people(2))
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: ("", ""))
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: ("", ""))
    window.save_as()
    window.files.open()
    assert shown(window) is table_of(window)
    assert not table_of(window).toast.isVisible()


def test_where_nothing_can_be_saved_it_is_told_once_and_again_when_it_can(
    windows: Windows,
) -> None:
    folder = user_data_path("bohemian-villages")
    folder.mkdir(parents=True)
    (folder / "games").write_text("in the way")
    window = windows.make()
    table_screen = play(window, people(2))
    wait(lambda: "Nothing can be saved" in table_screen.toast.text)
    table_screen.toast.hide()
    model = model_of(window)
    model.roll()
    window.writer.finish()
    seen.settle_events()
    assert not table_screen.toast.isVisible()
    (folder / "games").unlink()
    model.play(model.actions()[0][0])
    wait(lambda: table_screen.toast.text == "Saving works again.")
    assert len(read_record(games()[0]).steps) == 2


# AI players.


@pytest.mark.long
@pytest.mark.parametrize("animations", [False, True])
def test_a_game_with_ai_players_plays_to_the_end(windows: Windows, animations: bool) -> None:
    window = windows.make(animations=animations, animation_speed=4.0)
    setup = table("random", "easy", "random", figures=4) if animations else table(*["easy"] * 3)
    table_screen = play(window, setup)
    table_screen.director.speed = 60.0
    wait(lambda: model_of(window).is_over)
    wait(lambda: shown(window) is final_of(window))
    seen.check(table_screen)
    game = model_of(window).game
    window.close()
    (file,) = games()
    assert [step.action for step in read_record(file).steps] == [step.action for step in game.steps]


def test_people_and_ai_players_take_turns(windows: Windows) -> None:
    window = windows.make()
    table_screen = play(window, table("human", "easy", "random"))
    model = model_of(window)
    for turn in (1, 4, 7):
        wait(lambda turn=turn: model.turn == turn and model.is_human_turn)  # type: ignore[misc]
        seen.settle_events()
        seen.check(table_screen)
        on_disk(window)
        model.roll()
        while model.player == 0 and not model.is_over:
            on_disk(window)
            choices = [action for action, _ in model.actions()]
            model.play(choices[-1] if model.can_end else choices[0])


def thinking(windows: Windows, **settings: Any) -> tuple[MainWindow, int]:
    """A window in which an AI player thinks for ever, and the process in which it does."""
    window = windows.make(maker=make_endless_player, **settings)
    play(window, table("random", "human"))
    wait(lambda: model_of(window).is_thinking and multiprocessing.active_children())
    (process,) = multiprocessing.active_children()
    assert process.pid is not None
    return window, process.pid


def test_closing_the_window_while_an_ai_player_thinks_leaves_nothing_behind(
    windows: Windows,
) -> None:
    window, process = thinking(windows)
    assert is_alive(process)
    window.close()
    assert not is_alive(process)
    assert not multiprocessing.active_children()
    assert window.worker._thread.isFinished()


def test_another_game_while_an_ai_player_thinks(windows: Windows) -> None:
    window, _process = thinking(windows)
    table_screen = play(window, people(3))
    assert not model_of(window).is_thinking
    Hand(window).type("r")
    seen.settle_events()
    seen.check(table_screen)


def test_keys_and_clicks_while_an_ai_player_thinks_are_told_to_wait(windows: Windows) -> None:
    window, _process = thinking(windows)
    table_screen, hand = table_of(window), Hand(window)
    steps = len(model_of(window).game.steps)
    for text in "reabst1234":
        hand.type(text)
    hand.key(Qt.Key.Key_Z, CONTROL)
    hand.click(table_screen.board.building_place(0))
    hand.click(table_screen.buttons.go)
    assert table_screen.toast.text == "Please wait: Anna is playing."
    assert len(model_of(window).game.steps) == steps
    assert model_of(window).is_thinking
    seen.settle_events()
    seen.check(table_screen)


@pytest.mark.parametrize("animations", [False, True])
def test_a_turn_that_was_ended_can_be_taken_back_before_the_ai_players_dice_fall(
    windows: Windows, animations: bool
) -> None:
    window = windows.make(animations=animations)
    table_screen = play(window, table("human", "random"))
    model, hand = model_of(window), Hand(window)
    hand.type("r")
    on_disk(window)
    model.play(next(action for action, _ in model.actions() if isinstance(action, Place)))
    table_screen.director.skip_if_busy()
    on_disk(window)
    hand.type("e")
    assert model.player == 1
    hand.key(Qt.Key.Key_Z, CONTROL)
    wait(lambda: model.player == 0)
    wait(lambda: seen.is_at_rest(table_screen))
    seen.check(table_screen)
    hand.type("e")
    wait(lambda: model.player == 0 and model.turn == 3)


def test_the_window_answers_while_an_ai_player_thinks(windows: Windows) -> None:
    window, _process = thinking(windows)
    table_screen, hand = table_of(window), Hand(window)
    hand.type("l")
    assert table_screen.drawer.isVisible()
    hand.type("l")
    table_screen.resize(1100, 760)
    window.resize(1100, 760)
    hand.wheel(table_screen.board.building_place(0), 3)
    seen.settle_events()
    assert table_screen.board.zoom > 1
    hand.type("0")
    seen.settle_events()
    assert model_of(window).is_thinking
    seen.check(table_screen)


def test_nothing_goes_on_behind_another_screen(windows: Windows) -> None:
    window = windows.make()
    play(window, table("random", "random"))
    wait(lambda: len(model_of(window).game.steps) > 2)
    window.show_new_game()
    for _ in range(20):
        QApplication.processEvents()
    settled = len(model_of(window).game.steps)
    for _ in range(200):
        QApplication.processEvents()
    assert len(model_of(window).game.steps) <= settled + 1
    window.current.show()
    wait(lambda: len(model_of(window).game.steps) > settled + 2)


# Odd circumstances.


@pytest.mark.parametrize("players", [2, 5])
def test_a_tiny_window_can_be_played_in(windows: Windows, players: int) -> None:
    window = windows.make()
    table_screen = play(window, people(players))
    window.setMinimumSize(1, 1)
    window.resize(*SMALLEST)
    seen.settle_events()
    seen.check(table_screen)
    hand = Hand(window)
    hand.type("r")
    hand.type("a")
    hand.key(Qt.Key.Key_Return)
    hand.key(Qt.Key.Key_Escape)
    assert len(model_of(window).game.steps) == 2
    seen.settle_events()
    seen.check(table_screen)
    window.resize(1920, 1080)
    seen.settle_events()
    seen.check(table_screen)


def test_a_broken_village_set_is_told_and_the_standard_one_played(windows: Windows) -> None:
    folder = user_data_path("bohemian-villages") / "villages"
    folder.mkdir(parents=True)
    (folder / "broken.toml").write_text("name = ")
    window = windows.make()
    window.show_new_game()
    wait(lambda: form_of(window).village_set.count() == 2)
    form_of(window).started.emit(form_of(window).setup())
    wait(lambda: seen.is_at_rest(table_of(window)))
    seen.settle_events()
    seen.check(table_of(window))


def test_a_missing_picture_does_not_stop_the_game(
    windows: Windows, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    find = assets._find

    def miss(name: str) -> Path:
        if "figure-" in name or "toolbar-dice" in name or "coin" in name:
            raise assets.MissingAssetError(name)
        return find(name)

    # In a context of its own: undone as a whole, the test would end in the user's home.
    with monkeypatch.context() as patched:
        patched.setattr(assets, "_find", miss)
        art_files.read.cache_clear()
        window = windows.make()
        table_screen = play(window, people(2))
        model_of(window).roll()
        seen.settle_events()
        windows.art.wait()
        seen.settle_events()
        seen.check(table_screen)
        assert "figure-" in caplog.text or "coin" in caplog.text
    art_files.read.cache_clear()


@pytest.mark.parametrize("folder", ["sounds", "help"])
def test_without_a_whole_folder_of_resources_the_game_goes_on(
    windows: Windows, monkeypatch: pytest.MonkeyPatch, folder: str
) -> None:
    find, missed = assets._find, []

    def miss(name: str) -> Path:
        if name.startswith(f"resources/{folder}"):
            missed.append(name)
            raise assets.MissingAssetError(name)
        return find(name)

    with monkeypatch.context() as patched:
        patched.setattr(assets, "_find", miss)
        caches = (sounds.clip, help_pages._load)
        for cache in caches:
            cache.cache_clear()
        window = windows.make(sound=True)
        Hand(window).key(Qt.Key.Key_F1)
        seen.settle_events()
        table_screen = play(window, people(2))
        model_of(window).roll()
        seen.settle_events()
        seen.check(table_screen)
        assert missed
    for cache in caches:
        cache.cache_clear()


def test_without_its_icon_the_program_starts(monkeypatch: pytest.MonkeyPatch) -> None:
    def miss(name: str) -> Path:
        raise assets.MissingAssetError(name)

    monkeypatch.setattr(app, "resource", miss)
    assert app.application() is QApplication.instance()


def test_closing_the_window_while_village_sets_are_read_leaves_nobody_to_be_told(
    windows: Windows, monkeypatch: pytest.MonkeyPatch
) -> None:
    window, stopped = windows.make(), list[bool]()
    form = form_of(window)
    monkeypatch.setattr(form.village_set, "stop", lambda: stopped.append(True))
    window.show_new_game()
    window.close()
    assert stopped == [True]


def test_closing_in_the_middle_of_an_animation(windows: Windows) -> None:
    window = windows.make(animations=True, animation_speed=0.25)
    table_screen = play(window, people(2))
    Hand(window).type("r")
    assert table_screen.director.is_busy
    steps = len(model_of(window).game.steps)
    window.close()
    assert not table_screen.director.is_busy
    seen.settle_events()
    (file,) = games()
    assert len(read_record(file).steps) == steps


def test_the_place_of_the_window_is_kept(windows: Windows) -> None:
    windows.make((800, 600)).close()
    kept = load_settings().window_geometry
    windows.close()
    again = windows.make((801, 700), window_geometry=kept)
    again._restore_place()
    assert again.size().toTuple() == (800, 600)
