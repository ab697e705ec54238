"""However long one plays and whatever one does to the window, nothing piles up."""

from __future__ import annotations

import gc
from collections import Counter

import pytest
from PySide6.QtCore import QAbstractAnimation, QEvent, QObject
from PySide6.QtWidgets import QApplication, QWidget

from bohemian_villages.engine.actions import Place
from bohemian_villages.models.game.game_model import GameModel
from bohemian_villages.views.board import pictures
from bohemian_villages.views.shell.main_window import MainWindow
from bohemian_villages.views.toolkit.animation.overlay import Piece
from bohemian_villages.views.toolkit.art import Art
from bohemian_villages.views.toolkit.painting.repaints import is_any_due
from tests.models.tables import table as seats
from tests.views.table import seen
from tests.views.windows import Windows, model_of, on_disk, play, table_of, wait

pytestmark = pytest.mark.long


def whole_game(window: MainWindow, seed: str) -> None:
    """Play a game of three to its end, each step shown."""
    table = play(window, seats("human", "human", "human", seed=seed, figures=3))
    model = model_of(window)
    while not model.is_over:
        if model.can_roll:
            model.roll()
        else:
            actions = [action for action, _phrase in model.actions()]
            placing = [action for action in actions if isinstance(action, Place)]
            model.play((placing or actions)[0])
        table.director.skip_if_busy()
        QApplication.processEvents()
        on_disk(window)
    wait(lambda: seen.is_at_rest(table))


def left_behind(window: MainWindow) -> Counter[str]:
    """How many there are of what comes and goes in a game."""
    # A card of the last game may still be due to be painted, and is let go in its go.
    wait(lambda: not is_any_due())
    for _ in range(3):
        QApplication.processEvents()
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    gc.collect()
    of_python = Counter(
        type(each).__name__
        for each in gc.get_objects()
        if isinstance(each, GameModel | QWidget | QAbstractAnimation)
    )
    of_qt = Counter(f"Qt {each.metaObject().className()}" for each in window.findChildren(QObject))
    return of_python + of_qt


@pytest.mark.parametrize("animations", [False, True])
def test_one_game_after_another_leaves_nothing_behind(windows: Windows, animations: bool) -> None:
    window = windows.make(animations=animations, animation_speed=4.0)
    counts = []
    for seed in ("first", "second", "third"):
        whole_game(window, seed)
        # An empty table: how many chips there are depends on the dice.
        play(window, seats("human", "human", "human", seed="same"))
        counts.append(left_behind(window))
    assert counts[2] == counts[1]
    assert not table_of(window).overlay.findChildren(Piece)
    assert counts[2]["Qt GameModel"] == 1


def test_pictures_of_sizes_long_gone_are_let_go(qapp: QApplication) -> None:
    """Whoever drags the edge of the window to and fro does not fill the memory."""
    assert qapp is not None
    art = Art()
    large, small = pictures.badge(7, False), pictures.badge(8, False)
    for size in range(20):
        art.picture(large, 6.0 + size)
        art.picture(small, 1.0 + size / 100)
        art.wait()
        art.grow_older()
    kept = Counter(key[0] for key in art._pictures)
    assert kept == {large: 2, small: 8}
    assert art._bytes == sum(
        each.picture.pixmap.width() * each.picture.pixmap.height() * 4
        for each in art._pictures.values()
    )
    # The size before this one is still there, for those who go back to it.
    assert art.picture(large, 25.0, wanted=False).is_ready
    assert not art.picture(large, 10.0, wanted=False).is_ready
    art.close()
