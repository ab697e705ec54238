"""The end of a game of Rolling Village as a scene."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from attrs import evolve
from PySide6.QtCore import QPointF, QSize, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from bohemian_villages.fair_dice import DiceFrom
from bohemian_villages.rolling_village.engine.game import Game
from bohemian_villages.rolling_village.engine.scoring import score
from bohemian_villages.rolling_village.engine.setup import Setup
from bohemian_villages.rolling_village.models.comparison import Comparison
from bohemian_villages.rolling_village.models.game_model import RollingModel
from bohemian_villages.rolling_village.models.result import (
    STEPS,
    deal_on_one_line,
    parts_of,
    result_of,
    scored_by_avenue,
    sheets_by_turn,
)
from bohemian_villages.rolling_village.statistics.medals import Medal
from bohemian_villages.rolling_village.views.final.screen import RollingFinal
from bohemian_villages.rolling_village.words.final import final_words
from bohemian_villages.rolling_village.words.sheet import sheet_words
from bohemian_villages.views.toolkit.art import Art
from bohemian_villages.views.toolkit.final.page import MS_A_PART
from bohemian_villages.views.toolkit.theme import theme_bus
from tests.rolling_village.analysts import Notebook, turns_of
from tests.rolling_village.games import model_of, people, played
from tests.views.toolkit.pages import BlankArt, Pages, click, press

Key = Qt.Key
SIZES = [(1024, 700), (1280, 800), (1920, 1080), (3840, 2160)]


@pytest.fixture
def screen(blank: Art, pages: Pages) -> RollingFinal:
    return pages.show(RollingFinal(blank))


def over(players: int = 1, **changes: object) -> RollingModel:
    """A game at its end, with nothing left to undo."""
    model = model_of(played(people(players, **changes)))  # type: ignore[arg-type]
    model.go_on()
    assert model.is_over
    return model


def with_scores(*totals: int) -> RollingModel:
    """A game that ended with these totals: all of each in the last turn, and no squares."""
    game = played(people(len(totals)))
    last = game.steps[-1]
    scores = tuple((0,) * 8 + (total,) for total in totals)
    sheets = tuple(evolve(sheet, drawn=(*sheet.drawn[:3], 0)) for sheet in last.state.sheets)
    game.steps[-1] = evolve(last, state=evolve(last.state, scores=scores, sheets=sheets))
    model = model_of(game)
    model.go_on()
    return model


# What is told.


@pytest.mark.parametrize("players", [1, 2, 5, 12])
def test_the_numbers_are_those_of_the_rules(screen: RollingFinal, players: int) -> None:
    model = over(players)
    screen.show_result(model, animate=False)
    assert screen.result is not None
    scores = score(model.state)
    assert [place.parts for place in screen.result.places] == [parts_of(each) for each in scores]
    assert [place.total for place in screen.result.places] == [each.total for each in scores]
    winners = tuple(place.player for place in screen.result.places if place.is_winner)
    assert winners == model.winners


@pytest.mark.parametrize(
    ("total", "medal", "headline"),
    [
        (59, None, "Not this time"),
        (60, Medal.BRONZE, "Re-elected!"),
        (79, Medal.BRONZE, "Re-elected!"),
        (80, Medal.SILVER, "Re-elected with silver!"),
        (100, Medal.GOLD, "Re-elected with gold!"),
    ],
)
def test_alone_one_is_re_elected_from_60_and_gets_a_medal(
    screen: RollingFinal, total: int, medal: Medal | None, headline: str
) -> None:
    screen.show_result(with_scores(total), animate=False)
    assert screen.result is not None
    assert (screen.result.medal, screen.result.headline) == (medal, headline)
    assert screen.medal.isVisible() is (medal is not None)


def test_whoever_falls_just_short_is_told_how_little_was_missing() -> None:
    assert "just 2 short of re-election" in final_words.line_alone(58)
    assert "Next time!" in final_words.line_alone(31)


def test_the_medal_is_pinned_only_when_all_is_counted(screen: RollingFinal) -> None:
    screen.show_result(with_scores(85))
    assert not screen.medal.isVisible()
    screen.complete()
    assert screen.medal.isVisible()


def test_the_most_points_win_and_ties_are_shared(screen: RollingFinal) -> None:
    screen.show_result(with_scores(40, 31, 40), animate=False)
    assert screen.result is not None
    assert screen.result.headline == "Anna and Eva share the win"
    assert [place.rank for place in screen.result.places] == [1, 3, 1]
    screen.show_result(with_scores(40, 31), animate=False)
    assert screen.result.headline == "Anna wins"
    assert screen.result.line.endswith("9 ahead of Ota")


def test_alone_there_is_a_tally_and_with_others_everybodys_points(screen: RollingFinal) -> None:
    screen.show_result(over(1), animate=False)
    assert (screen.tally.isVisible(), screen.standings.isVisible()) == (True, False)
    screen.show_result(over(3), animate=False)
    assert (screen.tally.isVisible(), screen.standings.isVisible()) == (False, True)


def test_the_summary_is_there_for_screen_readers(screen: RollingFinal) -> None:
    screen.show_result(with_scores(40, 31), animate=False)
    for widget in (screen, screen.standings):
        assert "Anna: 40" in widget.accessibleDescription()
    screen.show_result(with_scores(65), animate=False)
    assert "the mayor is re-elected" in screen.tally.accessibleDescription()
    assert screen.tally.focusPolicy() & Qt.FocusPolicy.TabFocus


# Counting.


def test_nine_turns_and_the_squares_are_counted_one_after_the_other(
    screen: RollingFinal, qtbot: QtBot
) -> None:
    model = over()
    screen.ms_a_step = 15
    screen.show_result(model)
    assert screen.grown == 0
    qtbot.waitUntil(lambda: not screen.is_growing)
    assert screen.grown == STEPS == 10


def test_points_grow_with_what_is_counted() -> None:
    place = result_of(over()).places[0]
    counted = [round(place.counted(n)) for n in range(STEPS + 1)]
    assert counted == [sum(place.parts[:n]) for n in range(STEPS + 1)]
    assert place.counted(STEPS) == place.total


def test_the_village_is_shown_as_it_was_in_the_turn_that_is_counted(screen: RollingFinal) -> None:
    model = over()
    screen.show_result(model)
    screen._growth.stop()
    for step in range(STEPS):
        screen._grow(float(step))
        assert screen.sheet.picture is not None
        drawn = [each for each in screen.sheet.picture.facts.drawn if each is not None]
        bonuses = min((step + 1) // 3, 3)
        assert len(drawn) == (4 + 2 * step + bonuses if step < 9 else 23)


def test_the_sheet_of_a_turn_has_the_avenue_that_scored_and_its_points() -> None:
    game = played(people(2))
    for player in (0, 1):
        sheets = sheets_by_turn(game, player)
        points = [sheet.values[sheet.avenue] for sheet in sheets if sheet.avenue is not None]
        assert tuple(points) == game.state.scores[player]
        now = [[box.turn for box in sheet.turns if box.is_now] for sheet in sheets]
        assert now == [[turn] for turn in range(1, 10)] + [[]]


@pytest.mark.parametrize("key", [Key.Key_Space, Key.Key_Return, Key.Key_X, Key.Key_Escape])
def test_any_key_completes_and_does_nothing_else(
    screen: RollingFinal, qtbot: QtBot, key: Key
) -> None:
    screen.show_result(over())
    with (
        qtbot.assertNotEmitted(screen.rematch_requested),
        qtbot.assertNotEmitted(screen.menu_requested),
    ):
        press(key)
    assert screen.is_done
    assert not screen.is_growing


def test_space_plays_it_again_and_escape_leaves(screen: RollingFinal, qtbot: QtBot) -> None:
    screen.show_result(over(), animate=False)
    press(Key.Key_Space)
    assert screen.is_growing
    screen.complete()
    with qtbot.waitSignal(screen.menu_requested):
        press(Key.Key_Escape)


@pytest.mark.parametrize("players", [1, 3])
def test_a_click_completes(screen: RollingFinal, players: int) -> None:
    screen.show_result(over(players))
    click(screen.tally if players == 1 else screen.standings)
    assert screen.is_done


def test_nothing_is_counted_where_nobody_looks(screen: RollingFinal) -> None:
    screen.show_result(over())
    screen.hide()
    assert not screen.is_growing
    assert screen.is_done


# Buttons.


def test_every_button_asks_for_its_own(screen: RollingFinal, qtbot: QtBot) -> None:
    screen.show_result(over(), animate=False)
    for button, signal in (
        (screen.rematch, screen.rematch_requested),
        (screen.board, screen.board_requested),
        (screen.look_back, screen.replay_requested),
        (screen.save, screen.save_requested),
        (screen.menu, screen.menu_requested),
    ):
        with qtbot.waitSignal(signal):
            click(button)
        button.setFocus()
        with qtbot.waitSignal(signal):
            press(Key.Key_Return)


def test_the_deal_can_be_copied_for_others(screen: RollingFinal) -> None:
    screen.show_result(over(seed="K7DX-9QMW"), animate=False)
    click(screen.share)
    assert QGuiApplication.clipboard().text() == "K7DX-9QMW"
    assert screen.share.hint == "K7DX-9QMW"


def test_only_dice_that_a_seed_alone_decided_can_be_shared() -> None:
    setup: Setup = people(1)
    assert deal_on_one_line(setup) == "7"
    assert deal_on_one_line(evolve(setup, seed=None)) is None
    assert deal_on_one_line(evolve(setup, dice_from=(DiceFrom(3, "other"),))) is None
    assert deal_on_one_line(evolve(setup, seed="two\nlines")) is None


def test_without_a_deal_nothing_is_offered_to_share(screen: RollingFinal) -> None:
    seeded = played(people(1))
    by_hand = Game(evolve(seeded.setup, seed=None))
    for step in seeded.steps:
        by_hand.play(step.action)
    screen.show_result(model_of(by_hand), animate=False)
    assert not screen.share.isVisible()
    assert screen.rematch.width() == screen.tally.width()


def test_a_row_shows_its_players_sheet(screen: RollingFinal) -> None:
    screen.show_result(with_scores(40, 51, 31), animate=False)
    assert screen.player_shown == 1, "at first the winner's"
    screen.standings.setFocus()
    press(Key.Key_Down)
    assert screen.player_shown == 0
    press(Key.Key_Down)
    assert screen.player_shown == 2
    assert screen.sheet.picture is not None
    assert screen.sheet.picture.facts.player == 2
    press(Key.Key_Up)
    press(Key.Key_Up)
    assert screen.player_shown == 1


def test_rows_are_by_seat_while_it_is_counted_and_by_rank_at_the_end(screen: RollingFinal) -> None:
    screen.show_result(with_scores(40, 51, 31), animate=True)
    assert [place.player for place in screen.standings.rows] == [0, 1, 2]
    screen.complete()
    assert [place.player for place in screen.standings.rows] == [1, 0, 2]


# The expert.


@pytest.fixture
def compared() -> tuple[RollingModel, Notebook]:
    """A game alone with somebody to ask."""
    model, analyst = with_scores(62), Notebook()
    model.comparison = Comparison(model, analyst, model)
    return model, analyst


Compared = tuple[RollingModel, Notebook]


def test_the_expert_plays_while_somebody_looks(screen: RollingFinal, compared: Compared) -> None:
    model, analyst = compared
    screen.show_result(model, animate=False)
    (question,) = analyst.asked
    assert "turn 1" in screen.tally.lines[0]
    game = played(people(1), luck=2)
    turns = turns_of(game)
    for turn in turns[:3]:
        analyst.answered.emit(question.id, turn, False)
    assert screen.tally.expert == game.state.scores[0][:2]
    assert "turn 3" in screen.tally.lines[0]
    for turn in turns[3:]:
        analyst.answered.emit(question.id, turn, turn is turns[-1])
    expert = score(game.state)[0]
    assert screen.tally.expert == parts_of(expert)
    assert screen.tally.lines[0] == final_words.expert_result(62, expert.total)
    assert screen.tally.lines[0] in screen.tally.accessibleDescription()


def test_the_expert_stops_when_the_screen_goes(screen: RollingFinal, compared: Compared) -> None:
    model, analyst = compared
    screen.show_result(model, animate=False)
    screen.hide()
    assert analyst.cancelled == [analyst.asked[0].id]
    screen.show()
    assert len(analyst.asked) == 2


def test_nothing_is_asked_while_the_scene_is_only_prepared(blank: Art, compared: Compared) -> None:
    model, analyst = compared
    screen = RollingFinal(blank)
    screen.prepare(model, QSize(1280, 800))
    assert not analyst.asked
    screen.deleteLater()


def test_an_expert_that_failed_is_told_of(screen: RollingFinal, compared: Compared) -> None:
    model, analyst = compared
    screen.show_result(model, animate=False)
    analyst.answered.emit(analyst.asked[0].id, None, True)
    assert screen.tally.lines == ("The expert could not play your dice.",)
    assert not screen.tally.has_expert


def test_without_an_analyst_there_is_no_expert(screen: RollingFinal) -> None:
    screen.show_result(over(), animate=False)
    assert not screen.tally.has_expert
    assert screen.tally.lines == ()


def test_a_scene_shown_for_another_table_follows_only_that_one(
    screen: RollingFinal, compared: Compared
) -> None:
    model, analyst = compared
    screen.show_result(model, animate=False)
    screen.show_result(over(), animate=False)
    for turn in turns_of(played(people(1), luck=2))[:2]:
        analyst.answered.emit(analyst.asked[0].id, turn, False)
    assert screen.tally.expert == ()


def shown_with_expert(screen: RollingFinal) -> tuple[RollingModel, Game]:
    """A game alone with an expert's beside it, both at their end."""
    model, analyst = over(), Notebook()
    model.comparison = Comparison(model, analyst, model)
    screen.show_result(model, animate=False)
    game = played(people(1), luck=2)
    for turn in (turns := turns_of(game)):
        analyst.answered.emit(analyst.asked[0].id, turn, turn is turns[-1])
    analyst.setParent(model)
    return model, game


def drawn_on(screen: RollingFinal) -> tuple[object, ...]:
    """What is drawn on the sheet shown."""
    assert screen.sheet.picture is not None
    return screen.sheet.picture.facts.drawn


def test_a_click_on_the_expert_shows_its_sheet_and_one_on_the_name_one_s_own(
    screen: RollingFinal,
) -> None:
    model, game = shown_with_expert(screen)
    own, expert = model.sheet(0).drawn, sheets_by_turn(game, 0)[-1].drawn
    assert drawn_on(screen) == own
    screen.tally.grab()
    for chip, drawn in ((1, expert), (0, own)):
        click(screen.tally, screen.tally._legend[chip].center().toPoint())
        assert drawn_on(screen) == drawn
        assert screen.tally.shows_expert is bool(chip)


def test_up_and_down_change_between_the_sheets_left_and_right_between_the_turns(
    screen: RollingFinal,
) -> None:
    model, game = shown_with_expert(screen)
    own, expert = sheets_by_turn(model.game, 0), sheets_by_turn(game, 0)
    screen.rematch.setFocus()
    for key, sheets, turn in (
        (Key.Key_Left, own, 9),
        (Key.Key_Left, own, 8),
        (Key.Key_Down, expert, 8),
        (Key.Key_Right, expert, 9),
        (Key.Key_Up, own, 9),
        (Key.Key_Right, own, 10),
        (Key.Key_Right, own, 10),
    ):
        press(key)
        assert drawn_on(screen) == sheets[turn - 1].drawn


def test_a_click_on_the_bars_of_a_turn_shows_the_sheet_as_it_was_then(
    screen: RollingFinal,
) -> None:
    model, _ = shown_with_expert(screen)
    left, pitch = screen.tally._slot(3)
    _, foot = screen.tally._chart()
    bars = (QPointF(left + pitch / 2, foot - 5) * screen.tally.scale).toPoint()
    click(screen.tally, bars)
    assert drawn_on(screen) == sheets_by_turn(model.game, 0)[3].drawn
    click(screen.tally, bars)
    assert drawn_on(screen) == model.sheet(0).drawn


def test_the_expert_s_sheet_is_not_shown_before_its_game_is_over(
    screen: RollingFinal, compared: Compared
) -> None:
    model, _ = compared
    screen.show_result(model, animate=False)
    press(Key.Key_Down)
    assert drawn_on(screen) == model.sheet(0).drawn


def test_totals_are_compared_in_words() -> None:
    assert final_words.expert_result(60, 60) == "Exactly what the expert scored with the same dice!"
    assert final_words.expert_result(60, 70) == (
        "With the same dice the expert scored 70, 10 more."
    )


# The best so far.


@pytest.mark.parametrize(
    ("earlier", "said"),
    [(None, ""), (61, "Your best game so far"), (62, "As good as"), (70, "Your best: 70")],
)
def test_a_personal_best_is_told(screen: RollingFinal, earlier: int | None, said: str) -> None:
    model = with_scores(62)
    model.earlier_best = lambda: earlier
    screen.show_result(model, animate=False)
    told = "".join(screen.tally.lines)
    assert told.startswith(said)
    assert bool(told) is bool(said)


# Looks.


@pytest.mark.parametrize(("width", "height"), SIZES)
@pytest.mark.parametrize("players", [1, 4, 12])
def test_every_part_has_its_place_and_is_painted(
    screen: RollingFinal, width: int, height: int, players: int
) -> None:
    screen.resize(width, height)
    screen.show_result(over(players), animate=False)
    panel: QWidget = screen.tally if players == 1 else screen.standings
    parts = [screen.bar, screen.sheet, panel, screen.rematch, screen.share]
    parts += [screen.board, screen.look_back, screen.save, screen.menu]
    places = [part.geometry() for part in parts]
    assert all(screen.rect().contains(place) for place in places)
    assert not any(a.intersects(b) for a in places for b in places if a is not b)
    for look in ("light", "dark"):
        theme_bus().use(look)
        assert not screen.grab().isNull()
    theme_bus().use("light")


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_the_medal_hides_nothing_but_paper_and_sky(
    screen: RollingFinal, width: int, height: int
) -> None:
    screen.resize(width, height)
    screen.show_result(with_scores(85), animate=False)
    medal = screen.medal.geometry()
    assert screen.rect().contains(medal)
    assert not medal.intersects(screen.tally.geometry())
    assert medal.intersected(screen.sheet.geometry()).height() <= screen.px(5)


def test_all_pictures_of_the_scene_are_asked_for_before_it_is_shown(
    pages: Pages, qtbot: QtBot
) -> None:
    art, model = BlankArt(), over()
    screen = RollingFinal(art)
    screen.prepare(model, QSize(1280, 800))
    qtbot.wait(MS_A_PART * (len(screen.findChildren(QWidget)) + 2))
    prepared = set(art.asked)
    pages.show(screen)
    screen.show_result(model)
    screen.grab()
    assert art.asked - prepared == set()


def test_the_window_that_is_hardly_there_is_painted_too(screen: RollingFinal) -> None:
    screen.show_result(over(), animate=False)
    for width in (0, 1, 60, 420):
        screen.resize(width, 300)
        screen.grab()
    assert QApplication.instance() is not None


def test_a_change_of_language_is_followed(screen: RollingFinal) -> None:
    makers: list[Callable[[], RollingModel]] = [lambda: over(1), lambda: over(3)]
    for make in makers:
        screen.show_result(make(), animate=False)
        screen.retranslate()
        assert screen.share.text() == "Share this deal"


# What stands beside the avenues.


@pytest.mark.parametrize("players", [1, 3])
def test_the_avenues_show_what_they_scored_not_what_they_would(
    screen: RollingFinal, players: int
) -> None:
    model = over(players)
    screen.show_result(model, animate=False)
    shown = screen.player_shown
    picture = screen.sheet.picture
    assert picture is not None
    assert sum(picture.values) == sum(score(model.state)[shown].turns)
    assert picture.value_label == sheet_words.scored_label()


def test_the_avenues_count_up_turn_by_turn() -> None:
    model = over()
    turns = score(model.state)[0].turns
    sums = [sum(scored_by_avenue(model.game, 0, turn)) for turn in range(len(turns) + 1)]
    assert sums == [sum(turns[:turn]) for turn in range(len(turns) + 1)]
