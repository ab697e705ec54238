"""The window with both games of the program, one after the other."""

from __future__ import annotations

from datetime import date

from bohemian_villages.rolling_village.engine.game import KEY
from bohemian_villages.rolling_village.engine.setup import Setup
from bohemian_villages.rolling_village.models.game_model import RollingModel
from bohemian_villages.rolling_village.statistics.daily import daily_seed
from bohemian_villages.rolling_village.views.description import ROLLING
from bohemian_villages.rolling_village.views.final.screen import RollingFinal
from bohemian_villages.rolling_village.views.table.screen import RollingScreen
from bohemian_villages.views.bohemian.description import BOHEMIAN
from bohemian_villages.views.shell.main_window import MainWindow
from bohemian_villages.views.shell.settings.theme_cards import ThemeCard
from tests.models.tables import people
from tests.rolling_village.games import people as people_drawing
from tests.rolling_village.games import played
from tests.views.hand import Hand
from tests.views.windows import Windows, model_of, on_disk, play, wait


def finish(window: MainWindow, setup: Setup) -> RollingModel:
    """See the result of a game whose last drawing is made."""
    whole = played(setup)
    window.current.load(ROLLING, played(setup, len(whole.steps) - 1))
    table = window.screens.currentWidget()
    assert isinstance(table, RollingScreen)
    on_disk(window)
    table.model.play(whole.steps[-1].action)
    wait(lambda: len(table.model.game.steps) == len(whole.steps))
    on_disk(window)
    wait(table.buttons.go.isEnabled)
    Hand(window).click(table.buttons.go)
    wait(lambda: isinstance(window.screens.currentWidget(), RollingFinal))
    return table.model


def test_the_end_of_a_game_is_its_own_after_a_table_of_the_other_game(windows: Windows) -> None:
    window = windows.make()
    first = finish(window, people_drawing(1))
    final = window.final.scene_of(ROLLING)
    assert isinstance(final, RollingFinal)
    assert final.result is not None
    assert final.result.places[0].total == first.scores[0].total
    play(window, people(2))
    second = finish(window, people_drawing(1, seed="8"))
    assert first.scores != second.scores
    assert final.result.places[0].total == second.scores[0].total


def test_a_game_that_waits_is_offered_after_the_end_of_one_of_the_other_kind(
    windows: Windows,
) -> None:
    window = windows.make()
    play(window, people(2))
    on_disk(window)
    waiting = window.saved.file
    finish(window, people_drawing(1))
    window.show_start()
    wait(window.start.continue_card.isVisible)
    assert window.offer.saved is not None
    assert window.offer.saved.file == waiting
    window.continue_game()
    assert window.current.game is BOHEMIAN


def test_games_of_both_kinds_that_wait_can_be_continued(windows: Windows) -> None:
    window = windows.make()
    play(window, people(2))
    on_disk(window)
    waiting = window.saved.file
    todays = people_drawing(1, seed=daily_seed(date.today()))
    window.current.load(ROLLING, played(todays, 2))
    on_disk(window)
    window.show_start()
    entry = window.start.quick_games[BOHEMIAN.key]
    wait(lambda: entry.text() == "Continue Bohemian Villages")
    assert entry.line == "Anna to move"
    assert window.offer.game is ROLLING
    Hand(window).click(entry)
    assert window.current.game is BOHEMIAN
    assert window.saved.file == waiting
    window.show_start()
    wait(lambda: window.start.quick_games[KEY].text() == "Continue Rolling Village")
    assert not entry.isVisible()


def test_a_game_that_was_played_on_is_not_continued_from_an_older_position(
    windows: Windows,
) -> None:
    window = windows.make()
    todays = people_drawing(1, seed=daily_seed(date.today()))
    play(window, people(2))
    on_disk(window)
    window.current.load(ROLLING, played(todays, 2))
    on_disk(window)
    window.show_start()
    entry = window.start.quick_games[BOHEMIAN.key]
    wait(lambda: entry.text() == "Continue Bohemian Villages")
    Hand(window).click(entry)
    model_of(window).roll()
    on_disk(window)
    steps = len(model_of(window).game.steps)
    window.current.load(ROLLING, played(todays, 2))
    on_disk(window)
    window.show_start()
    assert entry.text() != "Continue Bohemian Villages"
    wait(lambda: entry.text() == "Continue Bohemian Villages")
    Hand(window).click(entry)
    assert len(model_of(window).game.steps) == steps


def test_todays_deal_is_offered_beside_another_game_that_waits(windows: Windows) -> None:
    window = windows.make()
    window.current.load(ROLLING, played(people_drawing(4), 5))
    on_disk(window)
    window.show_start()
    wait(window.start.continue_card.isVisible)
    assert window.start.quick_games[KEY].isVisible()
    window.current.load(ROLLING, played(people_drawing(1, seed=daily_seed(date.today())), 2))
    on_disk(window)
    window.show_start()
    wait(lambda: not window.start.quick_games[KEY].isVisible())


def test_the_settings_show_their_themes_in_the_game_they_were_opened_from(
    windows: Windows,
) -> None:
    window = windows.make()
    samples = []
    for game in (BOHEMIAN, ROLLING):
        window.show_new_game(game)
        window.show_settings()
        settings = window.screens.currentWidget()
        assert settings is not None
        card = settings.findChildren(ThemeCard)[0]
        card.grab()
        assert window.art.wait()
        samples.append(card.grab().toImage())
    assert samples[0] != samples[1]
