"""The statistics screen: what it shows, and what hands and keys do there."""

from __future__ import annotations

import re

import pytest
from attrs import evolve
from PySide6.QtCore import QPoint, Qt, QTranslator
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox
from pytestqt.qtbot import QtBot

from bohemian_villages.engine.game import Game
from bohemian_villages.engine.record import dumps
from bohemian_villages.engine.scoring import Score
from bohemian_villages.engine.setup import COLORS, HUMAN
from bohemian_villages.models.statistics import StatisticsModel
from bohemian_villages.play.strength import Belief
from bohemian_villages.statistics.entry import Finished
from bohemian_villages.views.statistics.screen import StatisticsScreen
from bohemian_villages.views.toolkit.painting.canvas import Canvas
from bohemian_villages.views.toolkit.theme import theme_bus
from bohemian_villages.words.catalogue import Speaker
from tests.statistics.games import day, duel, finished, result
from tests.views.statistics.conftest import Open


def crowd(count: int, on: int = 0, name: str = "Person") -> Finished:
    """A game of several, each in a colour."""
    names = ["Anna", *(f"{name} {place}" for place in range(1, count))]
    seats = [(each, "medium" if place else HUMAN, 50 - place) for place, each in enumerate(names)]
    game = result(*seats, on=on)
    colored = zip(game.seats, COLORS, strict=False)
    return evolve(game, seats=tuple(evolve(seat, color=color) for seat, color in colored))


MANY = (
    duel(61, 40, "easy", 1),
    duel(30, 45, "hard", 2),
    duel(44, 44, "expert", 3),
    crowd(3, 4),
    crowd(5, 5),
)


# What is shown.


def test_without_games_there_is_a_word_about_it_and_nothing_else(opened: Open) -> None:
    screen = opened()
    assert screen.empty.isVisible()
    assert screen.empty.title == "No finished games yet"
    assert not screen.empty.button.isVisible()
    assert not screen.filters.isVisible()
    assert not any(part.isVisible() for part in screen.panels)


def test_the_numbers_are_those_of_the_games(opened: Open) -> None:
    screen = opened(*MANY)
    told = [(card.number, card.title, card.line) for card in screen.numbers]
    assert told[0] == ("5", "games", "")
    assert told[1] == ("3.5", "wins", "70%, by chance 41%")
    assert told[2][:2] == ("47.0", "average score")
    assert told[3][0] == "61"
    assert told[3][2].endswith(", 2 players")
    assert told[4] == ("3", "wins in a row", "longest 3")
    assert all(part.isVisible() for part in screen.panels)
    assert not screen.empty.isVisible()


def test_one_game_and_one_win_are_told_in_the_singular(opened: Open) -> None:
    screen = opened(duel(50, 40))
    assert [card.title for card in screen.numbers[:2]] == ["game", "win"]
    assert screen.numbers[4].title == "win in a row"


def test_wins_by_level_are_columns_with_intervals_around_them(opened: Open) -> None:
    chart = opened(*MANY).levels
    assert [column.label for column in chart.columns] == ["Easy", "Hard", "Expert"]
    assert [column.value for column in chart.columns] == [1.0, 0.0, 0.5]
    assert [column.line for column in chart.columns] == ["1 of 1", "0 of 1", "0.5 of 1"]
    assert all(
        column.low is not None and column.high is not None and column.low < column.high
        for column in chart.columns
    )
    assert chart.fair == 0.5
    assert chart.line == "2 players; thin line: likely in the long run"


def test_where_every_table_was_mixed_no_level_is_told(opened: Open) -> None:
    mixed = result(("Anna", HUMAN, 9), ("B", "hard", 5), ("C", "easy", 5))
    screen = opened(mixed)
    chart = screen.levels
    assert chart.columns == []
    assert chart.note == "no games yet against a single level"
    assert not chart.grab().isNull()


def test_wins_by_player_count_have_their_fair_share(opened: Open) -> None:
    chart = opened(*MANY).counts
    assert [column.fair for column in chart.columns] == [1 / 2, 1 / 3, 1 / 4, 1 / 5]
    assert [column.line for column in chart.columns] == ["1.5 of 3", "1 of 1", "–", "1 of 1"]


def test_dice_are_shown_against_the_band_of_fair_ones(opened: Open) -> None:
    screen = opened(*MANY)
    assert [column.icon for column in screen.dice.columns] == [f"die-{n}" for n in range(1, 7)]
    assert screen.dice.band is not None
    assert screen.dice.band[0] < 1 / 6 < screen.dice.band[1]
    assert screen.dice.fair == 1 / 6
    assert screen.dice.line == "30 dice"
    assert "Your dice look fair" in screen.dice.note


def test_uneven_dice_are_said_to_be(opened: Open) -> None:
    game = duel(50, 40)
    loaded = evolve(game.seats[0], dice=(0, 0, 0, 0, 0, 90))
    screen = opened(evolve(game, seats=(loaded, game.seats[1])))
    assert "Your dice look uneven" in screen.dice.note
    assert screen.dice.scale_marks.top == 1.0


def test_the_parts_of_scores_are_bars_and_losses_lie_left(opened: Open) -> None:
    game = duel(50, 40)
    own = evolve(game.seats[0], score=Score(30, -5, 12, 10, 3))
    screen = opened(evolve(game, seats=(own, game.seats[1])))
    first = screen.parts.rows[0]
    assert first.label == "You, when you win"
    assert first.values == (30, 12, 10, -5, 3)
    assert (first.gain, first.loss, first.total) == (55, 5, 50)
    assert [row.label for row in screen.parts.rows] == ["You, when you win", "Opponents"]


def test_the_latest_game_stands_first_and_has_the_keys(opened: Open) -> None:
    screen = opened(*MANY)
    rows = screen.games.list.games.rows
    assert [each.game.ended_at for each in rows] == [day(n) for n in (5, 4, 3, 2, 1)]
    assert screen.games.list.currentIndex().row() == 0
    assert screen.games.list.hasFocus()


def test_everything_is_told_to_screen_readers(opened: Open) -> None:
    screen = opened(*MANY)
    assert screen.numbers[1].accessibleName() == "3.5 wins: 70%, by chance 41%"
    assert "Hard: 0 of 1 won, 0%" in screen.levels.accessibleDescription()
    assert "by chance 50%" in screen.counts.accessibleDescription()
    assert "5 times" in screen.dice.accessibleDescription()
    assert "Opponents: " in screen.parts.accessibleDescription()
    assert all(box.accessibleName() for box in screen.filters.boxes)
    model = screen.games.list.games
    assert "50 coins, 1st of 5, against Person 1, medium" in model.data(model.index(0))


# What hands and keys do.


def test_other_games_are_counted_when_a_filter_changes(
    qtbot: QtBot, opened: Open, model: StatisticsModel
) -> None:
    screen = opened(*MANY)
    box = screen.filters.count
    with qtbot.waitSignal(model.changed):
        box.setFocus()
        QTest.keyClick(box, Qt.Key.Key_3)
        box.activated.emit(box.currentIndex())
    assert screen.numbers[0].number == "1"
    assert box.currentText() == "3"


def test_filters_that_leave_nothing_say_so_and_lead_back(
    qtbot: QtBot, opened: Open, model: StatisticsModel
) -> None:
    screen = opened(*MANY)
    screen.filters.count.setCurrentIndex(3)
    with qtbot.waitSignal(model.changed):
        screen.filters.count.activated.emit(3)
    assert screen.empty.isVisible()
    assert screen.empty.title == "No games found"
    assert screen.filters.isVisible()
    with qtbot.waitSignal(model.changed):
        QTest.mouseClick(screen.empty.button, Qt.MouseButton.LeftButton)
    assert not screen.empty.isVisible()
    assert screen.numbers[0].number == "5"


def test_the_filters_offer_who_and_what_there_is(opened: Open) -> None:
    screen = opened(*MANY, result(("Eva", HUMAN, 5), ("Anna", HUMAN, 4), on=6))
    player, opponents = screen.filters.player, screen.filters.opponents
    assert [player.itemText(n) for n in range(player.count())] == ["Anna", "Eva"]
    assert [opponents.itemText(n) for n in range(opponents.count())] == [
        "all", "Easy", "Medium", "Hard", "Expert", "Humans"
    ]  # fmt: skip


def test_since_when_counts_whole_days(opened: Open) -> None:
    screen = opened(*MANY)
    screen.filters.since.setCurrentIndex(3)
    since = screen.filters.filter().since
    assert since is not None
    assert (since.hour, since.minute) == (0, 0)
    assert since.tzinfo is not None


def test_enter_opens_the_replay_of_the_chosen_game(
    qtbot: QtBot, model: StatisticsModel, opened: Open
) -> None:
    model.store.add(finished(), day(0))
    model.store.add(finished(seed="8"), day(1))
    screen = opened()
    QTest.keyClick(screen.games.list, Qt.Key.Key_Down)
    with qtbot.waitSignal(screen.replay_requested) as asked:
        QTest.keyClick(screen.games.list, Qt.Key.Key_Return)
    assert isinstance(asked.args[0], Game)
    assert dumps(asked.args[0]) == dumps(finished())


def test_a_click_on_the_sign_opens_the_replay_and_one_beside_it_chooses(
    qtbot: QtBot, model: StatisticsModel, opened: Open
) -> None:
    model.store.add(finished(), day(0))
    screen = opened()
    view = screen.games.list
    row = view.visualRect(view.games.index(0))
    asked: list[object] = []
    screen.replay_requested.connect(asked.append)
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=row.center())
    model._pool.waitForDone()
    qtbot.wait(1)
    assert asked == []
    with qtbot.waitSignal(screen.replay_requested):
        place = QPoint(row.right() - 20, row.center().y())
        QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=place)


def test_a_game_without_a_readable_record_is_told(
    qtbot: QtBot, model: StatisticsModel, opened: Open
) -> None:
    screen = opened(duel(50, 40))
    with qtbot.waitSignal(model.notice):
        QTest.keyClick(screen.games.list, Qt.Key.Key_Return)
    assert screen.toast.isVisible()
    assert "cannot be read" in screen.toast.text


def test_reset_asks_first(qtbot: QtBot, opened: Open, model: StatisticsModel) -> None:
    screen = opened(*MANY)
    QTest.keyClick(screen.filters.reset, Qt.Key.Key_Space)
    assert screen.filters.reset.text() == "Delete 5 games? Press again"
    assert len(model.store.games()) == 5
    with qtbot.waitSignal(model.changed):
        QTest.keyClick(screen.filters.reset, Qt.Key.Key_Space)
    assert model.store.games() == []
    assert screen.empty.isVisible()


def test_the_question_takes_the_room_of_the_other_button(
    qtbot: QtBot, opened: Open, model: StatisticsModel
) -> None:
    screen = opened(*MANY)
    model.people.learn({"Anna": Belief(1640.0, 150.0, 2)})
    assert screen.filters.forget.isVisible()
    screen.filters.reset.click()
    assert not screen.filters.forget.isVisible()
    screen.filters._asked.setInterval(1)
    screen.filters._asked.start()
    qtbot.waitUntil(screen.filters.forget.isVisible)


def test_the_question_does_not_stand_for_ever(qtbot: QtBot, opened: Open) -> None:
    screen = opened(*MANY)
    screen.filters.reset.click()
    screen.filters._asked.setInterval(1)
    screen.filters._asked.start()
    qtbot.waitUntil(lambda: screen.filters.reset.text() == "Clear statistics…")
    screen.filters.reset.click()
    assert "Press again" in screen.filters.reset.text()


def test_escape_leads_back(qtbot: QtBot, opened: Open) -> None:
    screen = opened(*MANY)
    with qtbot.waitSignal(screen.closed):
        QTest.keyClick(screen.games.list, Qt.Key.Key_Escape)


def test_every_part_can_be_reached_with_the_tab_key(opened: Open) -> None:
    screen = opened(*MANY)
    wanted = {
        *screen.filters.boxes, screen.filters.reset, *screen.numbers, screen.levels,
        screen.counts, screen.dice, screen.parts, screen.games.list,
    }  # fmt: skip
    seen = set()
    for _ in range(40):
        focus = QApplication.focusWidget()
        assert focus is not None
        seen.add(focus)
        QTest.keyClick(focus, Qt.Key.Key_Tab)
    assert wanted <= seen


def test_a_game_that_ends_while_one_looks_is_counted(
    qtbot: QtBot, opened: Open, model: StatisticsModel
) -> None:
    screen = opened()
    with qtbot.waitSignal(model.changed):
        model.add(finished(), day(0))
    assert screen.numbers[0].number == "1"
    screen.hide()
    model.add(finished(seed="8"), day(1))
    model._writer.finish()
    qtbot.wait(1)
    assert screen.numbers[0].number == "1", "nobody looks, nobody counts"


# How it looks.


class Longer(QTranslator):
    """A language that needs a third more room than English."""

    def translate(self, _context: str, text: str, _comment: str | None = None, _n: int = -1) -> str:
        return longer(text)


def longer(text: str) -> str:
    """A third longer, but for what is filled in."""
    words = re.sub(r"{\w+}|%n", "", text).strip()
    return text + "x" * (len(words) // 3)


@pytest.fixture
def shortened(monkeypatch: pytest.MonkeyPatch) -> set[str]:
    """Every text that did not fit."""
    found: set[str] = set()
    write = Canvas.write

    def watched(canvas: Canvas, area: object, text: str, font: object, *rest: object) -> float:
        before = len(canvas.tips)
        width = write(canvas, area, text, font, *rest)  # type: ignore[arg-type]
        if len(canvas.tips) > before:
            found.add(text)
        return width

    monkeypatch.setattr(Canvas, "write", watched)
    return found


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize(("width", "height"), [(1024, 700), (1280, 800), (3840, 2160)])
def test_no_text_is_cut_off_at_any_size(
    opened: Open, shortened: set[str], width: int, height: int, theme: str
) -> None:
    theme_bus().use(theme)
    screen = opened(*MANY, width=width, height=height)
    assert not screen.grab().isNull()
    assert not shortened


def test_no_text_is_cut_off_in_a_wordier_language(
    qapp: QApplication, opened: Open, shortened: set[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    usual = Speaker.tr
    monkeypatch.setattr(Speaker, "tr", lambda *args: longer(usual(*args)))
    translator = Longer()
    qapp.installTranslator(translator)
    try:
        screen = opened(*MANY, width=1024, height=700)
        screen.grab()
    finally:
        qapp.removeTranslator(translator)
    # Names are shortened where they must be, and levels with them.
    assert not {text for text in shortened if not text.startswith("Person")}


def test_names_from_hell_stay_in_their_row(opened: Open) -> None:
    screen = opened(
        result(("Anna", HUMAN, -7), ("x" * 10_000, HUMAN, 4), ("שָׁלוֹם\n🎲", HUMAN, 4), on=1),
        result(("Anna", HUMAN, 3), ("", "easy", 4), on=2),
    )
    assert not screen.grab().isNull()
    assert screen.numbers[3].number == "3"
    assert screen.width() == 1280


def test_the_table_turns_dark_under_an_open_screen(opened: Open) -> None:
    screen = opened(*MANY)
    light = screen.grab().toImage().pixelColor(640, 130)
    theme_bus().use("dark")
    dark = screen.grab().toImage().pixelColor(640, 130)
    assert light.lightness() > 200
    assert dark.lightness() < 100


def test_a_screen_is_a_screen(opened: Open) -> None:
    screen = opened(*MANY)
    assert isinstance(screen, StatisticsScreen)
    screen.retranslate()
    assert screen.bar.title == "Statistics"


# Whose games, and how well they play.


def test_opponents_whom_the_player_never_met_do_not_stay_chosen(
    qtbot: QtBot, opened: Open, model: StatisticsModel
) -> None:
    screen = opened(*MANY, result(("Ota", HUMAN, 9), ("Robot", "easy", 5)))
    filters = screen.filters
    with qtbot.waitSignal(model.changed):
        choose(filters.opponents, "hard")
    assert screen.numbers[0].number == "1"
    with qtbot.waitSignal(model.changed):
        choose(filters.player, "Ota")
    assert filters.opponents.currentData() == ""
    assert model.filter.opponents == ""
    assert "hard" not in model.offer.levels
    assert screen.numbers[0].number == "1"
    assert not screen.empty.isVisible()


def choose(box: QComboBox, value: str) -> None:
    """As a click in the list does."""
    box.setCurrentIndex(box.findData(value))
    box.activated.emit(box.currentIndex())


@pytest.mark.parametrize("size", [(1024, 700), (1280, 800), (1920, 1080)])
def test_names_in_the_filters_are_whole_or_end_in_dots(opened: Open, size: tuple[int, int]) -> None:
    long = "Maximiliane Freifrau von Hohenlohe-Langenburg"
    games = [result((long, HUMAN, 9), ("Robot", "easy", 5)), *MANY]
    screen = opened(*games, width=size[0], height=size[1])
    for name, is_whole in (("Anna", True), (long, False)):
        choose(screen.filters.player, name)
        QApplication.processEvents()
        shown = screen.filters.player.shown
        assert (shown == name) == is_whole
        assert is_whole or shown.endswith("…")
    for box in screen.filters.boxes[1:]:
        assert box.shown == box.currentText()


def test_how_well_the_player_plays_is_told_forgotten_and_remembered(
    opened: Open, model: StatisticsModel
) -> None:
    model.people.learn({"Anna": Belief(1640.0, 150.0, 2)})
    screen = opened(*MANY)
    filters = screen.filters
    assert filters.belief.text() == "plays about as well as Medium, after 2 games"
    filters.forget.click()
    assert model.people.belief("Anna").games == 0
    assert filters.belief.text() == "Forgot how well Anna plays."
    assert filters.forget.text() == "Undo"
    filters.forget.click()
    assert filters.belief.text() == "plays about as well as Medium, after 2 games"


def test_nothing_is_told_of_those_of_whom_nothing_is_known(opened: Open) -> None:
    screen = opened(*MANY)
    assert not screen.filters.belief.isVisible()
    assert not screen.filters.forget.isVisible()
