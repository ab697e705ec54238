"""Why an AI player did that, at the table: asked by key and mouse, read, and put away."""

from __future__ import annotations

import multiprocessing
from functools import cache
from itertools import pairwise

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QMenu

from bohemian_villages.ai.levels import make_player
from bohemian_villages.engine.game import Game
from bohemian_villages.engine.setup import HUMAN
from bohemian_villages.models.game.questions import explain
from bohemian_villages.models.hint.why_model import WhyModel
from bohemian_villages.play.history import turns_to_explain
from bohemian_villages.play.match import play_on
from bohemian_villages.views.table.table_screen import TableScreen
from bohemian_villages.views.toolkit.theme import theme
from tests.models.explained import AskedWhy
from tests.models.tables import people, played, table
from tests.views.hand import Hand
from tests.views.table import seen
from tests.views.table.tables import Tables
from tests.views.windows import Windows, load, on_disk, table_of, wait

ANNA = 0
SIZES = [(1280, 800), (1024, 700)]


@cache
def at_annas_turn(*controls: str) -> Game:
    """Anna, a person, is to roll; AI players played since her last turn."""
    game = Game(table(HUMAN, *controls))
    seats = [make_player("easy") for _ in game.setup.players]
    for _step in play_on(game, seats):
        if game.turn > 6 and game.state.player == ANNA and game.state.awaits_roll:
            break
    return game.upto(len(game.steps))


class Asked(AskedWhy[WhyModel]):
    """A table, and what it asks about turns."""

    def __init__(self, screen: TableScreen) -> None:
        super().__init__(screen.why.model, explain)
        self.screen = screen
        self.hand = Hand(screen)


@pytest.fixture
def asked(tables: Tables) -> Asked:
    return Asked(tables.make(at_annas_turn("easy", "easy")))


def test_a_key_explains_the_last_turn_and_the_same_key_puts_it_away(asked: Asked) -> None:
    sheet = asked.screen.why
    assert sheet.isHidden()
    asked.hand.type("y")
    assert sheet.isVisible()
    assert asked.questions[-1].state.player == 2
    assert sheet.page.accessibleDescription() == asked.why.words.looking()
    asked.answer(most=1)
    assert "thinking" in sheet.page.accessibleDescription()
    asked.answer()
    assert "Eva" in sheet.heading.title
    assert "to win" in sheet.page.accessibleDescription()
    assert "thinking" not in sheet.page.accessibleDescription()
    assert "to win" in sheet.words.text()
    asked.hand.type("yy")
    assert sheet.isHidden()
    seen.check(asked.screen)


def test_the_key_goes_back_through_the_turns_of_a_round_and_then_puts_it_away(
    tables: Tables,
) -> None:
    asked = Asked(tables.make(at_annas_turn("easy", "easy")))
    turns: list[int] = []
    while len(turns) < 9:
        asked.hand.type("y")
        if not asked.why.is_open:
            break
        turns.append(asked.why._turn)
    assert turns == turns_to_explain(asked.screen.model.game)[::-1]
    assert len(turns) == 2
    asked.hand.type("y")
    assert asked.why._turn == turns[0]


def test_the_menu_explains_turns_where_there_are_any(asked: Asked, tables: Tables) -> None:
    menu = QMenu()
    asked.screen.add_to_menu(menu)
    (why,) = menu.actions()
    why.trigger()
    assert asked.screen.why.isVisible()
    among_people = QMenu()
    tables.make(played(people(2), 40)).add_to_menu(among_people)
    assert not among_people.actions()


def test_escape_closes_it_and_drops_what_was_asked(asked: Asked) -> None:
    asked.hand.type("y")
    asked.hand.key(Qt.Key.Key_Escape)
    assert asked.screen.why.isHidden()
    assert asked.dropped == [asked.questions[0].id]
    assert asked.screen.hasFocus()
    asked.answer()
    assert asked.screen.why.isHidden()


def test_the_cross_closes_it(asked: Asked) -> None:
    asked.hand.type("y")
    asked.hand.click(asked.screen.why.close_button)
    assert asked.screen.why.isHidden()
    assert not asked.why.is_open


@pytest.mark.parametrize("row", [0, 1])
def test_a_click_beside_a_turn_explains_that_turn(asked: Asked, row: int) -> None:
    sheet = asked.screen.meanwhile
    assert sheet.isVisible()
    turn = sheet.turns[row]
    button = sheet.buttons[row]
    assert turn.name in button.toolTip()
    assert turn.name in button.accessibleName()
    asked.hand.click(button)
    assert asked.screen.why.isVisible()
    assert sheet.isVisible()
    assert asked.questions[-1].state.player == turn.player


def test_only_the_button_of_the_last_turn_names_the_key(asked: Asked) -> None:
    tips = [button.toolTip() for button in asked.screen.meanwhile.buttons]
    assert ["(Y)" in tip for tip in tips] == [False, True]


def test_enter_presses_the_button_that_has_the_focus(asked: Asked) -> None:
    button = asked.screen.meanwhile.buttons[0]
    button.setFocus(Qt.FocusReason.TabFocusReason)
    asked.hand.key(Qt.Key.Key_Return)
    assert asked.screen.why.isVisible()


def test_when_the_game_goes_on_it_is_put_away_and_a_late_answer_is_not_heard(asked: Asked) -> None:
    asked.hand.type("y")
    asked.hand.type("r")
    seen.settle_events()
    assert asked.screen.model.state.dice
    assert asked.screen.why.isHidden()
    assert asked.dropped == [asked.questions[0].id]
    asked.answer()
    assert asked.screen.why.isHidden()
    assert asked.why.explanation is None


def test_the_keys_of_the_table_still_play_while_it_is_read(asked: Asked) -> None:
    asked.hand.type("y")
    asked.answer()
    asked.hand.key(Qt.Key.Key_Space)
    seen.settle_events()
    assert asked.screen.model.state.dice
    seen.check(asked.screen)


def test_the_log_and_the_hint_take_its_place(asked: Asked) -> None:
    asked.hand.type("y")
    asked.hand.type("l")
    assert asked.screen.drawer.isVisible()
    assert asked.screen.why.isHidden()
    asked.hand.key(Qt.Key.Key_Escape)
    asked.hand.type("y")
    asked.hand.type("h")
    assert asked.screen.hint.is_open
    assert asked.screen.why.isHidden()


def test_among_people_there_is_nothing_to_explain(tables: Tables) -> None:
    screen = tables.make(played(people(2), 40))
    Hand(screen).type("y")
    assert screen.why.isHidden()
    assert screen.toast.isVisible()
    assert screen.toast.text == "Only people play here: ask them."
    assert screen.meanwhile.buttons == []


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("controls", [("easy",), ("easy", "easy", "easy", "easy")])
def test_the_words_fit_and_the_buttons_lie_within_the_sheet(
    tables: Tables, size: tuple[int, int], controls: tuple[str, ...]
) -> None:
    asked = Asked(tables.make(at_annas_turn(*controls), size))
    asked.hand.type("y")
    asked.answer(most=1)
    QApplication.processEvents()
    sheet = asked.screen.why
    assert sheet.words.height() <= sheet.page.viewport().height()
    assert asked.screen.rect().contains(sheet.geometry())
    buttons = [each.geometry() for each in asked.screen.meanwhile.buttons]
    assert len(buttons) == len(controls)
    assert all(asked.screen.meanwhile.rect().contains(each) for each in buttons)
    for above, below in pairwise(buttons):
        assert above.bottom() < below.top()


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("controls", [("easy",), ("easy", "easy"), ("easy",) * 4])
def test_the_sheet_never_cuts_a_card_in_two(
    tables: Tables, size: tuple[int, int], controls: tuple[str, ...]
) -> None:
    asked = Asked(tables.make(at_annas_turn(*controls), size))
    asked.hand.type("y")
    asked.answer(most=1)
    QApplication.processEvents()
    sheet = asked.screen.why.geometry()
    for card in asked.screen.cards:
        assert sheet.contains(card.geometry()) or not sheet.intersects(card.geometry())


def test_its_words_grow_with_the_window(tables: Tables) -> None:
    heights = []
    for size in ((1024, 700), (2048, 1400)):
        screen = tables.make(at_annas_turn("easy"), size)
        # As in the program, where a style sheet has a size for all labels.
        screen.why.setStyleSheet("QLabel { font-size: 13px; }")
        Hand(screen).type("y")
        heights.append(screen.why.words.heightForWidth(100_000))
    assert heights[1] > 1.6 * heights[0]


def test_names_are_shown_as_they_are(tables: Tables) -> None:
    game = at_annas_turn("easy")
    screen = tables.make(game)
    asked = Asked(screen)
    screen.model.table._names[1] = "<b>Ota</b>"
    asked.hand.type("y")
    asked.answer(most=1)
    assert "&lt;b&gt;Ota" in screen.why.words.text()
    assert "<b>Ota" in screen.why.heading.title


def test_it_is_written_in_the_ink_of_the_theme(asked: Asked) -> None:
    asked.hand.type("y")
    assert theme().text in asked.screen.why.words.text()


def test_in_the_window_the_analyst_answers_it_as_well_as_the_chances(windows: Windows) -> None:
    window = windows.make(chances=True)
    load(window, at_annas_turn("easy"))
    seen.settle_events()
    on_disk(window)
    screen = table_of(window)
    # While the chances are still thought about, so that one waits for the other.
    Hand(window).type("y")
    assert screen.why.isVisible()
    wait(lambda: screen.why.model.explanation and not screen.why.model.is_thinking)
    wait(lambda: screen.hint.model.expected)
    Hand(window).type("r")
    wait(lambda: screen.model.state.dice)
    assert screen.why.isHidden()
    window.close()
    wait(lambda: not multiprocessing.active_children())
