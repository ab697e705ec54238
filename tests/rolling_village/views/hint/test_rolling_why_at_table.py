"""Why a computer player drew that, at the table of Rolling Village: by key and mouse, and away."""

from __future__ import annotations

import multiprocessing
import random
from functools import cache

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QMenu

from bohemian_villages.rolling_village.ai.levels import make_player
from bohemian_villages.rolling_village.engine.game import Game
from bohemian_villages.rolling_village.engine.setup import HUMAN
from bohemian_villages.rolling_village.models.thinker import RollingThinker
from bohemian_villages.rolling_village.models.why import RollingWhy
from bohemian_villages.rolling_village.play.history import last_turn_of
from bohemian_villages.rolling_village.views.description import ROLLING
from bohemian_villages.rolling_village.views.table.screen import RollingScreen
from bohemian_villages.views.laid_table import LaidTable
from tests.models.explained import AskedWhy
from tests.rolling_village.games import people, played, table
from tests.rolling_village.views.table.tables import (
    Tables,
    answer_thoughts,
    is_at_rest,
    settle,
    space_place,
    wait,
)
from tests.views import windows as program
from tests.views.hand import Hand
from tests.views.windows import Windows

Key = Qt.Key
ANNA, OTA, EVA = range(3)
SIZES = [(1024, 700), (1280, 800), (1920, 1080)]


@cache
def at_annas_turn(*controls: str, turn: int = 3) -> Game:
    """Anna, a person, is to draw; the others have drawn in the turn before."""
    game, rng = Game(table(HUMAN, *controls)), random.Random(5)
    seats = [make_player("easy" if each == HUMAN else each) for each in (HUMAN, *controls)]
    while game.turn < turn or game.state.dice is None:
        roll = game.due_roll
        game.play(roll or seats[game.state.player].decide(game.state, rng))
    return game.upto(len(game.steps))


class Asked(AskedWhy[RollingWhy]):
    """A table, and what it asks about turns."""

    def __init__(self, screen: RollingScreen) -> None:
        super().__init__(screen.why.model, RollingThinker().answers)
        self.table = screen
        self.hand = Hand(screen)

    @property
    def said(self) -> str:
        """What is read on the sheet, as a screen reader has it."""
        return self.table.why.sheet.page.accessibleDescription()

    @property
    def numbers(self) -> dict[int, int]:
        """The numbers on the large sheet."""
        picture = self.table.sheet.picture
        assert picture is not None
        return dict(picture.numbers)


@pytest.fixture
def asked(tables: Tables) -> Asked:
    return Asked(tables.make(at_annas_turn("easy", "medium")))


def test_the_key_explains_one_player_after_another_and_then_goes_back(asked: Asked) -> None:
    sheet = asked.table.why.sheet
    shown = []
    for _ in range(3):
        asked.hand.key(Key.Key_Y)
        settle()
        shown.append((sheet.isVisible(), sheet.heading.title, asked.table.model.shown))
    assert shown == [
        (True, "Why did Ota do that?", OTA),
        (True, "Why did Eva do that?", EVA),
        (False, "", ANNA),
    ]
    assert [each.state.player for each in asked.questions] == [OTA, EVA]
    assert asked.numbers == {}


def test_the_drawings_of_the_turn_are_numbered_on_that_players_sheet_beside_its_dice(
    asked: Asked,
) -> None:
    asked.hand.key(Key.Key_Y)
    settle()
    turn = last_turn_of(asked.table.model.game, OTA)
    assert turn is not None
    assert asked.table.why.sheet.heading.dice == turn[0].dice
    assert list(asked.numbers.values()) == [1, 2]
    picture = asked.table.sheet.picture
    assert picture is not None
    assert all(picture.facts.drawn[space] is not None for space in asked.numbers)
    asked.hand.move(space_place(asked.table, next(iter(asked.numbers))))
    assert "hint" not in asked.table.sheet.toolTip()


def test_it_says_what_it_is_doing_and_then_why(asked: Asked) -> None:
    asked.hand.key(Key.Key_Y)
    assert asked.said == asked.why.words.looking()
    asked.answer(most=1)
    assert "still thinking" in asked.said
    asked.answer()
    assert "still thinking" not in asked.said
    assert "Ota drew " in asked.said
    assert "points at the end." in asked.said
    assert "Judged by Expert" in asked.table.why.sheet.words.text()


def test_escape_closes_it_and_drops_what_was_asked(asked: Asked) -> None:
    asked.hand.key(Key.Key_Y)
    asked.hand.key(Key.Key_Escape)
    settle()
    assert asked.table.why.sheet.isHidden()
    assert asked.table.model.shown == ANNA
    assert asked.dropped == [asked.questions[0].id]
    asked.answer()
    assert asked.table.why.sheet.isHidden()


def test_the_cross_closes_it(asked: Asked) -> None:
    asked.hand.key(Key.Key_Y)
    settle()
    asked.hand.click(asked.table.why.sheet.close_button)
    assert asked.table.why.sheet.isHidden()
    assert not asked.why.is_open


def test_a_click_beside_a_sheet_that_is_looked_at_explains_that_player(asked: Asked) -> None:
    button = asked.table.why.button
    assert button.isHidden()
    asked.hand.click(asked.table.others.sheets[1])
    settle()
    assert asked.table.model.shown == EVA
    assert button.isVisible()
    assert "Eva" in button.toolTip()
    asked.hand.click(button)
    settle()
    assert asked.questions[-1].state.player == EVA
    assert asked.table.why.sheet.isVisible()
    assert button.isHidden()
    asked.hand.key(Key.Key_Escape)
    settle()
    assert asked.table.model.shown == EVA
    assert button.isVisible()


@pytest.mark.parametrize("way", ["back", "next"])
def test_it_goes_when_another_sheet_is_looked_at(asked: Asked, way: str) -> None:
    asked.hand.key(Key.Key_Y)
    settle()
    if way == "back":
        asked.hand.click(asked.table.back)
    else:
        asked.hand.key(Key.Key_N)
    settle()
    assert asked.table.why.sheet.isHidden()
    assert asked.dropped == [asked.questions[0].id]
    assert asked.table.model.shown == (ANNA if way == "back" else EVA)
    assert asked.numbers == {}


def test_hint_and_log_take_its_place_and_it_takes_theirs(asked: Asked) -> None:
    asked.hand.key(Key.Key_Y)
    asked.hand.key(Key.Key_H)
    assert asked.table.hint.is_open
    assert asked.table.why.sheet.isHidden()
    assert asked.table.model.shown == ANNA
    asked.hand.key(Key.Key_Y)
    assert not asked.table.hint.is_open
    assert asked.table.why.sheet.isVisible()
    asked.hand.key(Key.Key_L)
    assert asked.table.drawer.isVisible()
    assert asked.table.why.sheet.isHidden()
    asked.hand.key(Key.Key_Y)
    assert not asked.table.drawer.isVisible()
    assert asked.table.why.sheet.isVisible()


def test_when_the_game_goes_on_it_is_put_away_and_a_late_answer_is_not_heard(
    tables: Tables,
) -> None:
    asked = Asked(tables.make(at_annas_turn("easy", "medium")))
    model = asked.table.model
    assert model.draw(model.lit[0])
    settle()
    asked.hand.key(Key.Key_Y)
    asked.hand.key(Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    settle()
    assert model.state.drawn == ()
    assert asked.table.why.sheet.isHidden()
    assert asked.dropped == [asked.questions[0].id]
    asked.answer()
    assert asked.why.explanation is None
    assert model.shown == ANNA
    assert asked.numbers == {}


def test_it_never_waits_for_an_answer_before_the_others_draw(tables: Tables) -> None:
    asked = Asked(tables.make(at_annas_turn("easy", "medium", turn=4), animations=True))
    model = asked.table.model
    while model.is_human_turn:
        assert model.draw(model.lit[0])
        asked.table.director.skip_if_busy()
    answer_thoughts(asked.table)
    asked.hand.key(Key.Key_Y)
    asked.hand.key(Key.Key_Space)
    wait(lambda: model.turn == 5 and model.is_human_turn and is_at_rest(asked.table), 20_000)
    assert asked.table.why.sheet.isHidden()
    assert asked.dropped == [each.id for each in asked.questions]
    assert model.shown == ANNA


def test_a_sentence_says_where_there_is_nobody_to_explain(tables: Tables) -> None:
    screen = tables.make(played(people(2), 5))
    Hand(screen).key(Key.Key_Y)
    assert screen.why.sheet.isHidden()
    assert screen.toast.text == "No computer player sits at this table."
    screen = tables.make(table(HUMAN, "easy"))
    Hand(screen).key(Key.Key_Y)
    assert screen.toast.text == "No computer player has finished a turn yet."


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_the_words_fit_between_cards_and_buttons(tables: Tables, size: tuple[int, int]) -> None:
    asked = Asked(tables.make(at_annas_turn("easy", "beginner", turn=4), size))
    sheet = asked.table.why.sheet
    for _ in (OTA, EVA):
        asked.hand.key(Key.Key_Y)
        asked.answer()
        settle()
        assert "It would have been better to draw" in asked.said
        assert sheet.words.height() <= sheet.page.viewport().height()
        assert asked.table.rect().contains(sheet.geometry())
        for part in (*asked.table.roll.cards, asked.table.buttons):
            assert not sheet.geometry().intersects(part.geometry())
    asked.hand.key(Key.Key_Y)
    asked.hand.key(Key.Key_N)
    settle()
    button = asked.table.why.button
    assert button.isVisible()
    assert not button.geometry().intersects(asked.table.back.geometry())
    assert asked.table.sheet.geometry().contains(button.geometry())


def test_in_the_window_the_menu_offers_it_and_the_analyst_answers(windows: Windows) -> None:
    window = windows.make()
    window.current.load(ROLLING, at_annas_turn("easy"))
    settle()
    program.on_disk(window)
    laid = window.current.table
    assert isinstance(laid, LaidTable)
    screen: RollingScreen = laid.screen
    menu = window.main_menu()
    letters = [QKeySequence.mnemonic(each.text()).toString() for each in menu.actions()]
    assert len(set(filter(None, letters))) == len(list(filter(None, letters)))
    (why,) = [action for action in menu.actions() if "Wh&y?" in action.text()]
    assert why.text().endswith("\tY")
    why.trigger()
    menu.deleteLater()
    assert screen.why.sheet.isVisible()
    program.wait(lambda: screen.why.model.explanation and not screen.why.model.is_thinking)
    assert "Ota drew" in screen.why.sheet.page.accessibleDescription()
    window.close()
    program.wait(lambda: not multiprocessing.active_children())


def test_the_menu_does_not_offer_it_among_people(windows: Windows) -> None:
    window = windows.make()
    window.current.load(ROLLING, played(people(2), 5))
    settle()
    menu = QMenu()
    assert window.current.table is not None
    window.current.table.add_to_menu(menu)
    assert not [action for action in menu.actions() if "Wh&y?" in action.text()]
    menu.deleteLater()
