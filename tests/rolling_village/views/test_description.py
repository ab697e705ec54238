"""The description of Rolling Village: complete, and the shell plays it beside the first game."""

from __future__ import annotations

from datetime import UTC, date, datetime
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from bohemian_villages.games import GAMES
from bohemian_villages.rolling_village import screenshots
from bohemian_villages.rolling_village.engine.scoring import score
from bohemian_villages.rolling_village.statistics.daily import daily_seed, day_of
from bohemian_villages.rolling_village.statistics.medals import Medal, medal_for
from bohemian_villages.rolling_village.views.description import ROLLING
from bohemian_villages.rolling_village.views.scenes import SCENES, TODAY
from tests.rolling_village.empty_statistics import empty_statistics
from tests.rolling_village.models.played import finished

pytestmark = pytest.mark.usefixtures("qapp")


def test_the_program_has_both_games_and_no_key_twice() -> None:
    assert ROLLING in GAMES
    keys = [key for game in GAMES for each in game.start.keys.shortcuts for key in each.keys]
    assert len(keys) == len(set(keys))
    assert not {"O", "R", "S"} & set(keys), "other entries of the start screen"


def test_its_quick_game_is_todays_deal_of_whoever_played_last() -> None:
    assert ROLLING.start.quick is not None
    setup = ROLLING.start.quick.setup({"seats": [{"name": "Eva", "control": "human"}]}, None)
    assert day_of(setup.seed) == date.today()
    assert [player.name for player in setup.players] == ["Eva"]


def test_once_todays_deal_was_played_the_quick_game_is_a_new_deal(
    qtbot: QtBot, tmp_path: Path
) -> None:
    quick = ROLLING.start.quick
    assert quick is not None
    today = date(2026, 10, 4)
    with empty_statistics(qtbot, tmp_path, today) as statistics:
        title = quick.offer({}, statistics).title
        game = finished(seed=daily_seed(today))
        with qtbot.waitSignal(statistics.changed):
            statistics.add(game, datetime(2026, 10, 4, 12, tzinfo=UTC))
        offer = quick.offer({}, statistics)
        assert offer.title != title
        assert str(score(game.state)[0].total) in offer.line
        setup = quick.setup({}, statistics)
        assert day_of(setup.seed) is None
        assert setup.players == game.setup.players
        # Somebody else has not played it.
        eva = {"seats": [{"name": "Eva", "control": "human"}]}
        assert quick.offer(eva, statistics).title == title
        assert day_of(quick.setup(eva, statistics).seed) == today


def test_every_scene_has_a_position_and_a_widget() -> None:
    assert set(SCENES) == set(screenshots.SCENES)
    assert day_of(screenshots.SEED) == TODAY


def test_scenes_show_what_they_are_called() -> None:
    alone, four = screenshots.scene_game("rolling"), screenshots.scene_game("rolling-4p")
    assert (alone.state.turn, alone.state.dice) == (6, (4, 2))
    assert alone.state.bonus_due is False
    assert (len(four.setup.players), four.state.player, len(four.state.drawn)) == (4, 2, 1)
    assert day_of(four.setup.seed) is None, "daily deals are played alone"
    final = screenshots.scene_game("rolling-final")
    assert medal_for(score(final.state)[0].total) is Medal.SILVER
    again = screenshots.scene_game("rolling-final")
    assert [step.action for step in again.steps] == [step.action for step in final.steps]
