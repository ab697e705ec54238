"""The form of a new game of Rolling Village, by mouse and keys."""

from __future__ import annotations

from datetime import date, timedelta

import pytest
from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from bohemian_villages.rolling_village.engine.setup import HUMAN, Setup
from bohemian_villages.rolling_village.models.new_game import (
    ChosenSeat,
    Deal,
    GameChoice,
    as_data,
    controls,
)
from bohemian_villages.rolling_village.models.statistics import RollingStatistics
from bohemian_villages.rolling_village.statistics.daily import daily_seed, day_of
from bohemian_villages.rolling_village.statistics.entry import Finished
from bohemian_villages.rolling_village.statistics.medals import Medal
from bohemian_villages.rolling_village.views.goal_bar import x_on_bar
from bohemian_villages.rolling_village.views.new_game.medal_bar import number_end
from bohemian_villages.rolling_village.views.new_game.screen import RollingNewGame
from bohemian_villages.views.toolkit.art import Art
from bohemian_villages.views.toolkit.theme import theme_bus
from tests.rolling_village.models.played import result
from tests.rolling_village.views.new_game.conftest import TODAY, Form
from tests.views.toolkit.pages import Pages, click, overlaps, press, type_in

Key = Qt.Key
ALT, CONTROL = Qt.KeyboardModifier.AltModifier, Qt.KeyboardModifier.ControlModifier
SIZES = [(1024, 700), (1280, 800), (1920, 1080)]


def played(total: int, ago: int, name: str = "Anna") -> Finished:
    """A daily deal of some days ago."""
    deal = daily_seed(TODAY - timedelta(days=ago))
    return result(total, on=48 - ago, deal=deal, names=(name,))


def started(screen: RollingNewGame) -> Setup:
    found: list[Setup] = []
    screen.started.connect(found.append)
    press(Key.Key_Return, CONTROL)
    assert len(found) == 1
    return found[0]


def several(screen: RollingNewGame) -> RollingNewGame:
    click(screen.table.segments[1])
    return screen


def click_day(screen: RollingNewGame, day: date) -> None:
    place = screen.calendar.place(day).center().toPoint()
    click(screen.calendar, place)


# The rules in pictures.


@pytest.mark.parametrize("size", SIZES)
def test_the_game_stands_on_its_form_in_three_pictures(form: Form, size: tuple[int, int]) -> None:
    screen = form(width=size[0], height=size[1])
    assert screen.how.isVisible()
    assert not screen.frame.verticalScrollBar().isVisible()
    whole = screen.how.rect()
    assert all(whole.contains(picture.geometry()) for picture in screen.how.pictures)
    assert "column 2" in screen.how.lines[0].text()


def test_the_pictures_make_room_for_many_seats(form: Form) -> None:
    screen = several(form())
    while len(screen.choice().seats) < 6:
        click(screen.seats.add)
        assert screen.how.isVisible()
    click(screen.seats.add)
    assert not screen.how.isVisible()


# Alone.


def test_alone_comes_first_and_a_key_starts_a_new_deal(form: Form) -> None:
    screen = form()
    assert screen.alone.isVisible()
    assert not screen.several.isVisible()
    assert screen.deals[Deal.NEW].isChecked()
    setup = started(screen)
    assert [(seat.name, seat.control) for seat in setup.players] == [("Anna", HUMAN)]
    assert len(setup.seed or "") == 9


def test_the_deal_that_is_shown_is_the_one_that_is_played_and_serves_one_game(form: Form) -> None:
    screen = form()
    shown = screen.deals[Deal.NEW].line
    seed = started(screen).seed
    assert seed is not None
    assert seed in shown
    assert seed not in screen.deals[Deal.NEW].line


def test_the_name_has_the_keys_and_is_typed_at_once(form: Form) -> None:
    screen = form()
    type_in("Eva")
    assert started(screen).players[0].name == "Eva"


def test_todays_deal_is_the_deal_of_today(form: Form) -> None:
    screen = form()
    click(screen.deals[Deal.DAILY])
    assert started(screen).seed == daily_seed(TODAY)


def test_a_deal_by_its_text_is_typed_and_chosen_by_that(form: Form) -> None:
    screen = form()
    screen.typed.setFocus()
    type_in("k7qm 3rxt")
    assert screen.deals[Deal.TEXT].isChecked()
    assert "K7QM-3RXT" in screen.start.line
    assert started(screen).seed == "K7QM-3RXT"
    assert screen.typed.text() == "", "a deal serves one game"


def test_a_text_of_blanks_is_told_and_is_a_new_deal(form: Form) -> None:
    screen = form()
    screen.typed.setFocus()
    type_in("  ")
    assert screen.notice.isVisible()
    assert len(started(screen).seed or "") == 9


def test_real_dice_need_no_deal_and_the_daily_deal_no_real_dice(form: Form) -> None:
    screen = form()
    click(screen.real_dice)
    assert not screen.deals[Deal.TEXT].isEnabled()
    assert screen.setup().seed is None
    click(screen.deals[Deal.DAILY])
    assert not screen.real_dice.isEnabled()
    assert screen.setup().seed == daily_seed(TODAY)


# What was reached.


def test_best_score_and_streak_are_those_of_the_name(form: Form) -> None:
    screen = form(played(84, 0), played(102, 1), played(50, 4), played(61, 0, "Eva"))
    assert (screen.best.number, screen.best.line) == ("102", "Gold")
    assert screen.streak.number == "2"
    assert screen.medals.best == 102
    type_in("Eva")
    assert (screen.best.number, screen.streak.number) == ("61", "1")
    screen.name.selectAll()
    type_in("Nobody")
    assert (screen.best.number, screen.streak.number) == ("–", "0")


def test_days_played_carry_score_and_medal_and_today_is_marked(form: Form) -> None:
    screen = form(played(84, 0), played(102, 1), played(50, 4))
    marks = screen.calendar.marks
    assert {day.day: mark.text for day, mark in marks.items()} == {18: "84", 17: "102", 14: "50"}
    assert len({mark.bottom for mark in marks.values()}) == 3
    assert screen.calendar.span.today == TODAY
    assert "18 November" in screen.day_line.text()
    assert screen.leaf.medal is Medal.SILVER


def test_numbers_counted_later_are_shown(form: Form, statistics: RollingStatistics) -> None:
    screen = form()
    assert screen.best.number == "–"
    statistics.show_counted(statistics.counted([played(84, 0)], statistics.filter))
    statistics.changed.emit()
    assert screen.best.number == "84"


# The calendar.


def test_a_click_on_a_past_day_chooses_its_deal(form: Form) -> None:
    screen = form()
    click_day(screen, date(2026, 11, 3))
    assert screen.deals[Deal.DAILY].isChecked()
    assert screen.calendar.shown == date(2026, 11, 3)
    assert not screen.replay_day.isVisible()
    assert day_of(started(screen).seed) == date(2026, 11, 3)


def test_a_day_to_come_cannot_be_chosen(form: Form) -> None:
    screen = form()
    click_day(screen, date(2026, 11, 19))
    assert screen.deals[Deal.NEW].isChecked()
    assert not screen.calendar.on.isEnabled()


def test_enter_plays_the_deal_of_a_day_that_waits(form: Form) -> None:
    screen = form()
    found: list[Setup] = []
    screen.started.connect(found.append)
    click_day(screen, date(2026, 11, 3))
    screen.calendar.setFocus()
    press(Key.Key_Return)
    assert [day_of(setup.seed) for setup in found] == [date(2026, 11, 3)]


def test_two_clicks_or_the_button_replay_a_day_that_was_played(
    form: Form,
    statistics: RollingStatistics,
    replayed: list[object],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    screen = form(played(84, 2))
    wanted: list[int] = []
    monkeypatch.setattr(statistics, "open_game", wanted.append)
    day = TODAY - timedelta(days=2)
    click_day(screen, day)
    assert screen.replay_day.isVisible()
    click(screen.replay_day)
    place = screen.calendar.place(day).center().toPoint()
    QTest.mouseDClick(screen.calendar, Qt.MouseButton.LeftButton, pos=place)
    assert wanted == [47, 47]
    statistics.game_opened.emit("the game")
    assert replayed == ["the game"]


def test_a_game_opened_elsewhere_is_none_of_a_form_nobody_sees(
    form: Form, statistics: RollingStatistics, replayed: list[object]
) -> None:
    form().hide()
    statistics.game_opened.emit("the game")
    assert replayed == []


def test_arrows_move_by_days_and_weeks_and_pages_by_months(form: Form) -> None:
    screen = form()
    calendar = screen.calendar
    calendar.setFocus()
    for key, day in (
        (Key.Key_Left, date(2026, 11, 17)),
        (Key.Key_Up, date(2026, 11, 10)),
        (Key.Key_PageUp, date(2026, 10, 10)),
        (Key.Key_Down, date(2026, 10, 17)),
        (Key.Key_PageDown, date(2026, 11, 17)),
        (Key.Key_Down, TODAY),
        (Key.Key_PageUp, date(2026, 10, 18)),
        (Key.Key_Home, TODAY),
    ):
        press(key)
        assert calendar.day == day
    assert screen.setup().seed == daily_seed(TODAY)


def test_months_of_fewer_days_have_the_nearest_day(form: Form) -> None:
    calendar = form().calendar
    calendar.show_day(date(2026, 3, 31))
    click(calendar.back)
    assert calendar.day == date(2026, 2, 28)


def test_the_calendar_ends_where_it_begins(form: Form) -> None:
    calendar = form().calendar
    calendar.show_day(date(1, 1, 1))
    assert calendar.day == date(2019, 1, 1)
    assert not calendar.back.isEnabled()


# Several.


def test_every_way_to_fill_a_seat_says_what_it_is_like(form: Form) -> None:
    row = several(form()).seats.rows[0]
    tips = [segment.toolTip() for segment in row.control.segments]
    assert len(set(tips)) == len(controls())
    assert "looks ahead" in tips[controls().index("expert")]


def test_several_people_and_levels_play_in_their_order(form: Form) -> None:
    screen = several(form())
    rows = screen.seats.rows
    click(screen.seats.add)
    assert QApplication.focusWidget() is rows[2].name
    type_in("Eva")
    click(rows[2].control.segments[controls().index("expert")])
    setup = started(screen)
    assert [(seat.name, seat.control) for seat in setup.players] == [
        ("Anna", HUMAN),
        ("Tomáš", "easy"),
        ("Eva", "expert"),
    ]


def test_twelve_can_play_and_no_more(form: Form) -> None:
    screen = several(form())
    for _ in range(10):
        click(screen.seats.add)
    assert not screen.seats.add.isVisible()
    assert len(started(screen).players) == 12


def test_seats_leave_until_two_are_left(form: Form) -> None:
    screen = several(form())
    click(screen.seats.add)
    click(screen.seats.rows[0].remove)
    assert len(screen.choice().seats) == 2
    assert not screen.seats.rows[0].remove.isEnabled()


def test_alt_and_arrows_move_a_seat_and_its_name_keeps_the_keys(form: Form) -> None:
    screen = several(form())
    screen.seats.rows[0].name.setFocus()
    type_in("Eva")
    press(Key.Key_Down, ALT)
    assert [seat.name for seat in screen.choice().seats] == ["", "Eva"]
    assert QApplication.focusWidget() is screen.seats.rows[1].name


def test_a_seat_is_dragged_to_its_place(form: Form) -> None:
    screen = several(form())
    seats = screen.seats
    screen.seats.rows[0].name.setFocus()
    type_in("Eva")
    handle = seats.rows[0].handle
    start = handle.rect().center()
    QTest.mousePress(handle, Qt.MouseButton.LeftButton, pos=start)
    QTest.mouseMove(handle, start + QPoint(0, seats.pitch()))
    QTest.mouseRelease(handle, Qt.MouseButton.LeftButton, pos=start)
    assert [seat.name for seat in screen.choice().seats] == ["", "Eva"]


def test_several_play_a_new_deal_or_one_by_its_text(form: Form) -> None:
    screen = several(form())
    assert not screen.table_typed.isVisible()
    click(screen.table_deal.segments[1])
    assert QApplication.focusWidget() is screen.table_typed
    type_in("linden")
    assert started(screen).seed == "linden"


def test_a_click_on_a_day_is_a_game_alone(form: Form) -> None:
    screen = several(form())
    click_day(screen, date(2026, 11, 3))
    assert screen.choice().is_alone
    assert screen.alone.isVisible()


def test_shared_names_are_told(form: Form) -> None:
    screen = several(form())
    for row in screen.seats.rows[:2]:
        row.name.setFocus()
        type_in("Eva")
    assert "Eva" in screen.notice.text()


# What is kept, and the way back.


def test_the_form_comes_back_as_it_was_left_with_a_new_deal(form: Form) -> None:
    choice = GameChoice(
        is_alone=False, seats=(ChosenSeat("Eva"), ChosenSeat("", "hard"), ChosenSeat("Jan"))
    )
    screen = form()
    first = screen.setup().seed
    screen.fill_in(as_data(choice))
    assert screen.filled_in() == as_data(choice)
    assert screen.several.isVisible()
    assert screen.setup().seed != first


@pytest.mark.parametrize("last", [{}, {"seats": "nonsense"}, {"alone": 7, "seats": [None] * 40}])
def test_nonsense_that_was_kept_is_a_form_one_can_start(
    form: Form, last: dict[str, object]
) -> None:
    screen = form()
    screen.fill_in(last)
    assert screen.setup().players[0].name == "Anna"


def test_escape_goes_back(form: Form) -> None:
    screen = form()
    gone: list[bool] = []
    screen.closed.connect(lambda: gone.append(True))
    press(Key.Key_Escape)
    assert gone == [True]


def test_the_form_does_without_statistics(blank: Art, pages: Pages) -> None:
    screen = pages.show(RollingNewGame(blank, today=lambda: TODAY))
    click_day(screen, date(2026, 11, 3))
    assert screen.best.number == "–"


# Where it lies.


@pytest.mark.parametrize("dark", [False, True])
@pytest.mark.parametrize(("width", "height"), SIZES)
@pytest.mark.parametrize("seats", [1, 2, 12])
def test_nothing_overlaps_and_all_fits_the_window(
    form: Form, width: int, height: int, seats: int, dark: bool
) -> None:
    theme_bus().use("dark" if dark else "light")
    screen = form(played(84, 1), width=width, height=height)
    table = tuple(ChosenSeat("", "hard") for _ in range(max(seats, 2)))
    screen.fill_in(as_data(GameChoice(is_alone=seats == 1, seats=table)))
    QApplication.processEvents()
    assert screen.form.width() <= screen.frame.width()
    assert screen.form.height() <= screen.frame.height()
    parts: list[QWidget] = [
        screen.who,
        screen.table,
        screen.name,
        *screen.deals.values(),
        screen.medals,
        screen.seats,
        screen.table_deal,
        screen.real_dice,
        screen.best,
        screen.streak,
        screen.calendar,
        screen.day_line,
        screen.start,
    ]
    assert overlaps(*parts) == []
    assert overlaps(*screen.seats.rows) == []


@pytest.mark.parametrize("height", [752, 800])
def test_the_start_stays_in_sight_when_one_plays_alone_after_several(
    form: Form, height: int
) -> None:
    screen = several(form(width=1268, height=height))
    for _ in range(2):
        click(screen.seats.add)
    click(screen.table.segments[0])
    assert screen.form.height() == screen.frame.height()


def test_arrows_go_from_deal_to_deal_and_choose(form: Form) -> None:
    screen = form()
    screen.deals[Deal.NEW].setFocus()
    press(Key.Key_Down)
    assert screen.choice().deal is Deal.DAILY
    assert screen.deals[Deal.DAILY].hasFocus()
    press(Key.Key_Down)
    assert screen.choice().deal is Deal.TEXT
    assert screen.deals[Deal.TEXT].hasFocus()
    press(Key.Key_Down)
    assert screen.choice().deal is Deal.TEXT
    press(Key.Key_Up)
    press(Key.Key_Up)
    assert screen.choice().deal is Deal.NEW


@pytest.mark.parametrize("best", [58, 60, 61, 62, 63, 80, 82, 84, 100, 103, 110])
def test_the_best_score_is_clear_of_the_pins_of_the_medals(best: int) -> None:
    bar, wide = QRectF(0, 0, 400, 17), 18.0 if best < 100 else 27.0
    end = number_end(bar, best, wide, 1.0)
    pins = [x_on_bar(bar, medal) for medal in Medal]
    assert not any(end - wide < pin < end for pin in pins)


def test_a_daily_deal_turns_real_dice_off_and_says_why(form: Form) -> None:
    screen = form()
    click(screen.real_dice)
    assert screen.choice().real_dice
    click(screen.deals[Deal.DAILY])
    assert not screen.real_dice.isChecked()
    assert not screen.real_dice.isEnabled()
    assert "its own dice" in screen.dice_hint.text()
    click(screen.deals[Deal.NEW])
    assert screen.real_dice.isChecked()
    assert "its own dice" not in screen.dice_hint.text()
