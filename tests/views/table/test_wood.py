"""The wood of the table lies under every game, however one came to it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QRect
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from bohemian_villages.models.game.data import HUMAN
from bohemian_villages.views.bohemian.description import BOHEMIAN
from bohemian_villages.views.shell.main_window import MainWindow
from bohemian_villages.views.toolkit.art import Art
from bohemian_villages.views.toolkit.art.store import KEPT_LARGE
from bohemian_villages.views.toolkit.painting.repaints import is_any_due
from tests.models.tables import people, played
from tests.record_files import write_record
from tests.views.windows import Windows, model_of, play, replay_of, table_of, wait

QUIET_MS = 250


@pytest.fixture
def windows(qapp: QApplication) -> Iterator[Windows]:
    assert qapp is not None
    # A store of its own: what other tests have drawn must not serve here.
    art = Art()
    made = Windows(art)
    yield made
    made.close()
    art.close()


def wood(window: MainWindow) -> QImage:
    """The left edge of the table as it is seen when nothing is due any more.

    From the screen: a widget asked for its picture would be painted again for it.
    """
    wait(lambda: not window.art.is_busy and not is_any_due())
    QTest.qWait(QUIET_MS)
    wait(lambda: not window.art.is_busy and not is_any_due())
    assert window.screens.currentWidget() is table_of(window)
    seen = window.screen().grabWindow(window.winId()).toImage()
    assert seen.size() == window.size()
    return seen.copy(QRect(0, 60, 10, seen.height() - 60))


@pytest.mark.long
def test_wood_that_was_let_go_comes_back_though_no_other_picture_was_missing(
    windows: Windows,
) -> None:
    window = windows.make()
    table = play(window, people(2))
    window.resize(1290, 800)
    wide = wood(window)
    window.resize(1280, 800)
    wood(window)
    assert not table.icons.has_missed
    for _ in range(KEPT_LARGE + 1):
        window.art.grow_older()
    window.resize(1290, 800)
    assert wood(window) == wide


@pytest.mark.long
def test_there_is_wood_when_one_plays_on_from_a_replay(windows: Windows) -> None:
    window = windows.make()
    play(window, people(2))
    before = wood(window)
    window.show_replay(BOHEMIAN, played(people(2), 30))
    wait(lambda: not window.art.is_busy)
    replay = replay_of(window)
    for step in (5, 12, 20):
        replay.seek(step)
        QTest.qWait(50)
    replay.play_on([HUMAN, HUMAN], True)
    assert wood(window) == before


@pytest.mark.parametrize("players", [2, pytest.param(4, marks=pytest.mark.long)])
def test_there_is_wood_when_another_game_is_opened_at_a_running_table(
    windows: Windows, tmp_path: Path, players: int
) -> None:
    window = windows.make()
    play(window, people(2))
    before = wood(window)
    for steps in range(6, 9):
        file = tmp_path / f"{steps}.bvg"
        write_record(file, played(people(players), steps))
        window.open_path(file)
        assert len(model_of(window).game.steps) == steps
        assert wood(window) == before
