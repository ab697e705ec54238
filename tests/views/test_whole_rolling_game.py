"""Whole games of Rolling Village through the window, with nothing but mouse or nothing but keys."""

from __future__ import annotations

from pathlib import Path

import pytest
from platformdirs import user_data_path
from PySide6.QtCore import Qt

from bohemian_villages.rolling_village.engine.game import KEY
from bohemian_villages.rolling_village.engine.record import loads
from bohemian_villages.rolling_village.engine.state import LAST_TURN
from bohemian_villages.rolling_village.models.facts import Phase
from bohemian_villages.rolling_village.views.description import ROLLING
from bohemian_villages.rolling_village.views.final.screen import RollingFinal
from bohemian_villages.rolling_village.views.new_game.screen import RollingNewGame
from bohemian_villages.rolling_village.views.table.screen import RollingScreen
from bohemian_villages.views.shell.main_window import MainWindow
from tests.rolling_village.views.table.tables import Keys, Mouse, is_at_rest
from tests.views.hand import Hand
from tests.views.toolkit.pages import press
from tests.views.windows import Windows, wait

pytestmark = pytest.mark.long

MOST_STEPS = 1500
FOUR = ("human", "easy", "human", "beginner")
SOLO = ("human",)


def last_table(controls: tuple[str, ...]) -> dict[str, object]:
    """What the form was left with last."""
    seats = [{"name": "", "control": control} for control in controls]
    return {"alone": len(seats) == 1, "seats": seats}


def form_of(window: MainWindow) -> RollingNewGame:
    """The form of a new game."""
    form = window.form_of(ROLLING)
    assert isinstance(form, RollingNewGame)
    return form


def begin_by_mouse(window: MainWindow) -> RollingScreen:
    """From the start screen through the form to the table."""
    hand = Hand(window)
    hand.click(window.start.new_games[[game.key for game in window.games].index(KEY)])
    assert window.screens.currentWidget() is form_of(window)
    hand.click(form_of(window).start)
    return table_of(window)


def begin_by_keys(window: MainWindow) -> RollingScreen:
    """The same without the mouse."""
    press(Qt.Key.Key_V)
    # A button's own key holds it down for a moment.
    wait(lambda: window.screens.currentWidget() is form_of(window))
    press(Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    return table_of(window)


def table_of(window: MainWindow) -> RollingScreen:
    """The table, which is shown."""
    table = window.screens.currentWidget()
    assert isinstance(table, RollingScreen)
    return table


def finish(window: MainWindow, player: Mouse | Keys) -> None:
    """Play to the end, see the final scene, and hold the record against the game."""
    table = player.table
    for _ in range(MOST_STEPS):
        wait(lambda: is_at_rest(table) and table.model.phase is not Phase.WAIT)
        wait(lambda: not window.saved.is_writing)
        if table.model.is_over:
            break
        player.step()
    final = window.final.scene_of(ROLLING)
    assert isinstance(final, RollingFinal)
    wait(lambda: window.screens.currentWidget() is final)
    assert final.result is not None
    game = table.model.game
    assert [place.total for place in final.result.places] == [s.total for s in table.model.scores]
    window.close()
    kept = loads(kept_file().read_bytes())
    assert kept.setup == game.setup
    assert [step.action for step in kept.steps] == [step.action for step in game.steps]
    assert all(len(turns) == LAST_TURN for turns in kept.state.scores)


def kept_file() -> Path:
    """The one game that was kept."""
    (file,) = (user_data_path("bohemian-villages") / "games").glob("*.rvg")
    return file


@pytest.mark.parametrize(
    ("controls", "size"), [(SOLO, (1280, 800)), (FOUR, (1024, 700)), (FOUR, (1920, 1080))]
)
def test_a_whole_game_by_mouse(
    windows: Windows, controls: tuple[str, ...], size: tuple[int, int]
) -> None:
    window = windows.make(size, last_tables={KEY: last_table(controls)})
    table = begin_by_mouse(window)
    assert tuple(seat.control for seat in table.model.setup.players) == controls
    finish(window, Mouse(table))


@pytest.mark.parametrize("controls", [SOLO, FOUR])
def test_a_whole_game_by_keys_alone(windows: Windows, controls: tuple[str, ...]) -> None:
    window = windows.make(last_tables={KEY: last_table(controls)})
    table = begin_by_keys(window)
    assert tuple(seat.control for seat in table.model.setup.players) == controls
    finish(window, Keys(table))
