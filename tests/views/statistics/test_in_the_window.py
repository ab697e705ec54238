"""From the end of a game to its replay, through the statistics."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from bohemian_villages.engine.record import dumps
from bohemian_villages.statistics.schema import statistics_file
from bohemian_villages.views.replay.screen import ReplayScreen
from bohemian_villages.views.shell.main_window import MainWindow
from bohemian_villages.views.statistics.screen import StatisticsScreen
from bohemian_villages.views.toolkit.art import Art
from tests.statistics.ends import one_step_before_the_end
from tests.statistics.games import store_at
from tests.views.windows import Windows, load, model_of, on_disk, statistics_of, table_of, wait

Key = Qt.Key


@pytest.fixture
def window(art: Art) -> Iterator[MainWindow]:
    windows = Windows(art)
    yield windows.make()
    windows.close()


def shown(window: MainWindow) -> object:
    return window.screens.currentWidget()


def press(key: Qt.Key) -> None:
    focus = QApplication.focusWidget()
    assert focus is not None
    QTest.keyClick(focus, key)


def press_in_menu(*keys: Qt.Key) -> None:
    wait(QApplication.activePopupWidget)
    for key in keys:
        menu = QApplication.activePopupWidget()
        assert menu is not None
        QTest.keyClick(menu, key)


def end_a_game(window: MainWindow) -> str:
    """Play a game to its end; its record."""
    load(window, one_step_before_the_end())
    on_disk(window)
    model_of(window).end_turn()
    assert model_of(window).is_over
    window.writer.finish()
    return dumps(model_of(window).snapshot)


def test_a_game_is_counted_and_replayed_from_the_list_with_keys_alone(window: MainWindow) -> None:
    record = end_a_game(window)
    assert len(store_at(statistics_file()).games()) == 1
    window.show_start()
    press(Key.Key_S)
    # With two games, one chooses whose statistics.
    press_in_menu(Key.Key_Down, Key.Key_Return)
    wait(lambda: isinstance(shown(window), StatisticsScreen))
    # A window manager makes it the active one again when the menu is gone.
    window.activateWindow()
    screen = shown(window)
    assert isinstance(screen, StatisticsScreen)
    wait(screen.games.list.hasFocus)
    press(Key.Key_Return)
    wait(lambda: isinstance(shown(window), ReplayScreen))
    replay = shown(window)
    assert isinstance(replay, ReplayScreen)
    assert dumps(replay.model.whole) == record
    press(Key.Key_Escape)
    assert shown(window) is screen
    press(Key.Key_Escape)
    assert shown(window) is window.start


def test_from_the_table_the_statistics_lead_back_to_it(window: MainWindow) -> None:
    load(window, one_step_before_the_end())
    table = shown(window)
    window.show_statistics()
    assert isinstance(shown(window), StatisticsScreen)
    press(Key.Key_Escape)
    assert shown(window) is table


def test_a_broken_file_is_said_at_the_table_and_the_game_counts_all_the_same(
    window: MainWindow,
) -> None:
    file = statistics_of(window).store.file
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(b"no database" * 99)
    end_a_game(window)
    toast = table_of(window).toast
    wait(lambda: "broken" in toast.text)
    assert len(store_at(statistics_file()).games()) == 1
