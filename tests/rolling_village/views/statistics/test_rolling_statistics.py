"""The statistics screen of Rolling Village: what it shows, and what hands and keys do there."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from datetime import date, timedelta
from pathlib import Path

import pytest
from attrs import evolve
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from bohemian_villages.rolling_village.engine.record import dumps
from bohemian_villages.rolling_village.models.statistics import RollingStatistics
from bohemian_villages.rolling_village.statistics.daily import daily_seed
from bohemian_villages.rolling_village.statistics.entry import Finished
from bohemian_villages.rolling_village.statistics.medals import Medal
from bohemian_villages.rolling_village.statistics.summary import TableSize
from bohemian_villages.rolling_village.views.statistics.layout import arrange
from bohemian_villages.rolling_village.views.statistics.screen import RollingStatisticsScreen
from bohemian_villages.views.toolkit.art import Art
from bohemian_villages.views.toolkit.theme import theme_bus
from tests.rolling_village.empty_statistics import empty_statistics
from tests.rolling_village.models.played import day, finished, result
from tests.statistics.made_up import keep
from tests.views.conftest import _light_table, blank, pages
from tests.views.toolkit.pages import Pages, click

__all__ = ["_light_table", "blank", "pages"]

TODAY = date(2026, 10, 20)
Open = Callable[..., RollingStatisticsScreen]


@pytest.fixture
def statistics(qtbot: QtBot, tmp_path: Path) -> Iterator[RollingStatistics]:
    with empty_statistics(qtbot, tmp_path, TODAY) as made:
        yield made


@pytest.fixture
def opened(qtbot: QtBot, statistics: RollingStatistics, blank: Art, pages: Pages) -> Open:
    """Open the screen over some games, and wait until they are counted."""

    def run(*games: Finished, width: int = 1280, height: int = 800) -> RollingStatisticsScreen:
        keep(statistics.store, *games)
        with qtbot.waitSignal(statistics.changed):
            return pages.show(RollingStatisticsScreen(statistics, blank), width, height)

    return run


def daily(total: int, ago: int) -> Finished:
    return result(total, on=19 - ago, deal=daily_seed(TODAY - timedelta(days=ago)))


MANY = (daily(84, 0), daily(102, 1), daily(50, 3), result(70, 60, on=2), result(61, 90, 30, on=3))


def test_without_games_there_is_a_word_about_it_and_nothing_else(opened: Open) -> None:
    screen = opened()
    assert screen.empty.isVisible()
    assert not screen.filters.isVisible()
    assert not any(panel.isVisible() for panel in screen.panels)


def test_the_numbers_are_those_of_the_games(opened: Open) -> None:
    screen = opened(*MANY)
    assert screen.count.number == "5"
    assert (screen.mean.number, screen.mean.line) == ("73.4", "alone 78.7, with others 65.5")
    assert screen.best.number == "102"
    assert screen.medals.medals == {Medal.GOLD: 1, Medal.SILVER: 1, Medal.BRONZE: 0}
    assert (screen.streak.number, screen.streak.line) == ("2", "longest 2")
    assert not screen.empty.isVisible()


def test_scores_over_time_are_dots_from_the_first_game_to_the_last(opened: Open) -> None:
    points = opened(*MANY).course.points
    assert [point.value for point in points] == [70, 61, 50, 102, 84]
    assert points[0].paint == points[1].paint, "with others there are no medals"
    assert len({point.paint for point in points}) == 4


def test_scores_are_spread_in_columns_of_ten(opened: Open) -> None:
    columns = opened(*MANY).classes.columns
    assert [column.label for column in columns] == [
        "50–59",
        "60–69",
        "70–79",
        "80–89",
        "90–99",
        "100–109",
    ]
    assert [column.value for column in columns] == [1, 1, 1, 1, 0, 1]


def test_columns_are_labelled_with_both_ends_where_there_is_room(opened: Open) -> None:
    classes = opened(result(61), result(83, on=1)).classes
    assert [column.label for column in classes.columns] == ["60–69", "70–79", "80–89"]
    classes = opened(result(5), result(95, on=1)).classes
    assert [column.label for column in classes.columns][:2] == ["0", "10"]
    assert classes.line.endswith("in tens")


def test_the_calendar_shows_the_days_played(opened: Open) -> None:
    calendar = opened(*MANY).calendar.calendar
    assert sorted(mark.text for mark in calendar.marks.values()) == ["102", "50", "84"]


@pytest.mark.parametrize(("table", "games"), [(TableSize.ALONE, "3"), (TableSize.SEVERAL, "2")])
def test_games_alone_or_with_others_are_chosen(
    opened: Open, statistics: RollingStatistics, qtbot: QtBot, table: TableSize, games: str
) -> None:
    screen = opened(*MANY)
    with qtbot.waitSignal(statistics.changed):
        box = screen.filters.table
        box.setCurrentIndex([box.itemData(place) for place in range(3)].index(table))
        box.activated.emit(box.currentIndex())
    assert screen.count.number == games


def test_where_no_game_is_left_a_button_shows_all_again(
    opened: Open, statistics: RollingStatistics, qtbot: QtBot
) -> None:
    screen = opened(daily(84, 0))
    with qtbot.waitSignal(statistics.changed):
        screen.filters.table.setCurrentIndex(2)
        screen.filters.table.activated.emit(2)
    assert screen.empty.isVisible()
    with qtbot.waitSignal(statistics.changed):
        click(screen.empty.button)
    assert screen.count.number == "1"


def test_the_second_press_on_reset_forgets_all_games(
    opened: Open, statistics: RollingStatistics, qtbot: QtBot
) -> None:
    screen = opened(*MANY)
    click(screen.filters.reset)
    assert statistics.offer.games == 5
    with qtbot.waitSignal(statistics.changed, check_params_cb=lambda: not statistics.offer.games):
        click(screen.filters.reset)
    assert screen.empty.isVisible()


def test_enter_opens_the_replay_of_a_game(
    opened: Open, statistics: RollingStatistics, qtbot: QtBot
) -> None:
    statistics.store.add(finished(), day(0))
    screen = opened()
    assert screen.games.list.hasFocus()
    with qtbot.waitSignal(screen.replay_requested) as asked:
        QTest.keyClick(screen.games.list, Qt.Key.Key_Return)
    assert dumps(asked.args[0]) == dumps(finished())


def test_a_click_at_the_end_of_a_row_opens_the_replay(
    opened: Open, statistics: RollingStatistics, qtbot: QtBot
) -> None:
    statistics.store.add(finished(), day(0))
    screen = opened()
    place = QPoint(screen.games.list.viewport().width() - screen.px(22), screen.px(18))
    with qtbot.waitSignal(screen.replay_requested):
        click(screen.games.list.viewport(), place)


def test_a_day_that_was_played_is_replayed_from_the_calendar(
    opened: Open, statistics: RollingStatistics, qtbot: QtBot
) -> None:
    game = finished(seed=daily_seed(TODAY))
    statistics.store.add(game, day(19))
    screen = opened()
    calendar = screen.calendar.calendar
    place = calendar.place(TODAY).center().toPoint()
    with qtbot.waitSignal(screen.replay_requested):
        QTest.mouseDClick(calendar, Qt.MouseButton.LeftButton, pos=place)


def test_escape_goes_back(opened: Open, qtbot: QtBot) -> None:
    screen = opened(*MANY)
    with qtbot.waitSignal(screen.closed):
        QTest.keyClick(screen, Qt.Key.Key_Escape)


@pytest.mark.parametrize(("width", "height"), [(1024, 700), (1280, 800), (1920, 1080)])
def test_no_panel_overlaps_another(width: int, height: int) -> None:
    places = arrange(width, height, 1.0)
    rects = [
        places.frame.filters,
        *places.frame.numbers,
        places.course,
        places.classes,
        places.calendar,
        places.games,
    ]
    for number, rect in enumerate(rects):
        assert rect.bottom() < height
        assert rect.right() < width
        assert not any(rect.intersects(other) for other in rects[number + 1 :])


@pytest.mark.parametrize("dark", [False, True])
@pytest.mark.parametrize("count", [1, 7, 200])
def test_it_is_painted_with_few_games_and_with_many(opened: Open, count: int, dark: bool) -> None:
    theme_bus().use("dark" if dark else "light")
    games = [evolve(result(total % 130, on=total), key=str(total)) for total in range(count)]
    screen = opened(*games)
    assert not screen.grab().isNull()
    assert len(screen.course.points) == min(count, 80)
