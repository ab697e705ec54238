"""Whole games through the window, with nothing but mouse or nothing but keys."""

from __future__ import annotations

from pathlib import Path

import pytest
from platformdirs import user_data_path
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from bohemian_villages.engine.game import KEY, Game
from bohemian_villages.models.game.data import COLORS
from bohemian_villages.views.shell.main_window import MainWindow
from tests.record_files import read_record
from tests.views.hand import Hand
from tests.views.table.players import KeyPlayer, MousePlayer, SomePlayer
from tests.views.windows import Windows, final_of, form_of, model_of, table_of, wait

pytestmark = pytest.mark.long


def seats(count: int, *, real_dice: bool = False, forgetful: bool = False) -> dict[str, object]:
    """A table of so many people, as the form keeps it."""
    players = [{"name": "", "color": color, "control": "human"} for color in COLORS[:count]]
    return {
        "seats": players,
        "first": 0,
        "real_dice": real_dice,
        "forgetful_income": forgetful,
    }


def begin_by_mouse(window: MainWindow) -> None:
    """From the start screen through the form to the table."""
    hand = Hand(window)
    hand.click(window.start.new_game)
    assert window.screens.currentWidget() is form_of(window)
    hand.click(form_of(window).start)
    assert window.screens.currentWidget() is table_of(window)


def begin_by_keys(window: MainWindow) -> None:
    """The same without the mouse."""
    hand = Hand(window)
    hand.key(Qt.Key.Key_N, Qt.KeyboardModifier.ControlModifier)
    assert window.screens.currentWidget() is form_of(window)
    for _ in range(60):
        if form_of(window).start.hasFocus():
            break
        hand.key(Qt.Key.Key_Tab)
    hand.key(Qt.Key.Key_Return)
    assert window.screens.currentWidget() is table_of(window)


def kept_file() -> Path:
    """The one game that was kept."""
    (file,) = (user_data_path("bohemian-villages") / "games").glob("*.bvg")
    return file


def check_record(game: Game) -> None:
    """What was kept replays clean, and is the game that was played."""
    kept = read_record(kept_file())
    assert kept.setup == game.setup
    assert [step.action for step in kept.steps] == [step.action for step in game.steps]
    assert kept.state == game.state
    assert kept.state.is_over


def finish(window: MainWindow, player: SomePlayer) -> None:
    """Play to the end, see the final scene, and hold the record against the game."""
    player.play()
    wait(lambda: window.screens.currentWidget() is final_of(window))
    game = model_of(window).game
    window.close()
    check_record(game)


@pytest.mark.parametrize(
    ("players", "size"), [(2, (1280, 800)), (3, (1024, 700)), (5, (1920, 1080))]
)
def test_a_whole_game_by_mouse(windows: Windows, players: int, size: tuple[int, int]) -> None:
    window = windows.make(size, last_tables={KEY: seats(players)})
    begin_by_mouse(window)
    player = MousePlayer(table_of(window), players)
    finish(window, player)
    assert {"click", "drag", "pick_and_drag", "chip_and_click"} <= set(player.done)


def test_a_whole_game_by_mouse_with_animations(windows: Windows) -> None:
    window = windows.make(last_tables={KEY: seats(2)}, animations=True, animation_speed=4.0)
    begin_by_mouse(window)
    table = table_of(window)
    table.director.speed = 40.0
    finish(window, MousePlayer(table, 7))


def test_a_whole_game_by_keys_alone(windows: Windows) -> None:
    window = windows.make(last_tables={KEY: seats(2, forgetful=True)})
    begin_by_keys(window)
    player = KeyPlayer(table_of(window), 11)
    finish(window, player)
    assert {"cursor", "list_of_actions"} <= set(player.done)


def test_a_whole_game_with_real_dice_by_keys_alone(windows: Windows) -> None:
    window = windows.make(last_tables={KEY: seats(2, real_dice=True)})
    begin_by_keys(window)
    assert model_of(window).setup.seed is None
    finish(window, KeyPlayer(table_of(window), 3))


def test_the_final_scene_leads_to_a_rematch_and_back_to_the_board(windows: Windows) -> None:
    window = windows.make(last_tables={KEY: seats(2)})
    begin_by_mouse(window)
    player = MousePlayer(table_of(window), 5)
    player.play()
    wait(lambda: window.screens.currentWidget() is final_of(window))
    final_of(window).board_requested.emit()
    assert window.screens.currentWidget() is table_of(window)
    for _ in range(5):
        QApplication.processEvents()
    # Once was enough: whoever went back to the board stays there.
    assert not window.final.due.isActive()
    window.screens.show_screen(final_of(window))
    final_of(window).rematch_requested.emit()
    assert window.screens.currentWidget() is table_of(window)
    assert not model_of(window).is_over
    assert model_of(window).player == 1
    player.rest()
