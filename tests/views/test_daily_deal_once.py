"""A daily deal is begun once: whoever has seen its dice goes on with them."""

from __future__ import annotations

from datetime import date, timedelta
from pathlib import Path

import pytest

from bohemian_villages.folders import data_folder
from bohemian_villages.rolling_village.engine.setup import Setup
from bohemian_villages.rolling_village.models.game_model import RollingModel
from bohemian_villages.rolling_village.models.new_game import daily_setup, quick_setup
from bohemian_villages.rolling_village.views.description import ROLLING
from bohemian_villages.views.shell.main_window import MainWindow
from tests.views.windows import Windows, on_disk, wait

TODAY = daily_setup(date.today(), "Eva")


def begun(window: MainWindow, setup: Setup) -> RollingModel:
    """A game with its first dice."""
    model = start(window, setup)
    on_disk(window)
    model.go_on()
    wait(lambda: model.lit)
    on_disk(window)
    return model


def start(window: MainWindow, setup: Setup) -> RollingModel:
    window.current.start(ROLLING, setup)
    table = window.current.table
    assert table is not None
    assert isinstance(table.model, RollingModel)
    return table.model


def kept() -> list[Path]:
    return sorted((data_folder() / "games").glob("*.rvg"))


def test_a_deal_left_on_the_table_goes_on_there(windows: Windows) -> None:
    window = windows.make()
    model = begun(window, TODAY)
    model.draw(model.lit[0])
    on_disk(window)
    steps = len(model.game.steps)
    window.show_start()
    assert start(window, TODAY) is model
    assert window.current.is_shown
    assert len(model.game.steps) == steps
    assert len(kept()) == 1


@pytest.mark.parametrize("ago", [0, 1, 400])
def test_a_deal_left_for_another_game_or_day_goes_on_from_its_file(
    windows: Windows, ago: int
) -> None:
    setup = daily_setup(date.today() - timedelta(days=ago), "Eva")
    window = windows.make()
    dice = begun(window, setup).state.dice
    begun(window, quick_setup())
    windows.close()
    window = windows.make()
    model = start(window, setup)
    assert (len(model.game.steps), model.state.dice) == (1, dice)
    assert len(kept()) == 2


def test_the_player_is_told(windows: Windows, monkeypatch: pytest.MonkeyPatch) -> None:
    window = windows.make()
    begun(window, TODAY)
    said: list[str] = []
    table = window.current.table
    monkeypatch.setattr(table, "say", said.append)
    start(window, TODAY)
    assert said == ["You have begun this deal already; here it goes on."]


@pytest.mark.parametrize(
    "other",
    [daily_setup(date.today(), "Ota"), daily_setup(date.today() - timedelta(days=1), "Eva")],
)
def test_other_people_and_days_have_deals_of_their_own(windows: Windows, other: Setup) -> None:
    window = windows.make()
    begun(window, TODAY)
    assert not start(window, other).game.steps
    on_disk(window)
    assert len(kept()) == 2


def test_any_other_deal_may_be_begun_twice(windows: Windows) -> None:
    window = windows.make()
    deal = quick_setup()
    begun(window, deal)
    assert not start(window, deal).game.steps
