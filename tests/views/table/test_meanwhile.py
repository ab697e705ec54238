"""The sheet of what the others did, the dice that stay, and banners, at a real table."""

from __future__ import annotations

from itertools import pairwise

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from bohemian_villages.models.game.meanwhile import Deed, OthersTurn
from bohemian_villages.views.table.meanwhile import TITLE
from bohemian_villages.views.table.table_screen import TableScreen
from tests.engine.boards import OTA, position
from tests.models.tables import at, people
from tests.views.hand import Hand
from tests.views.table import seen
from tests.views.table.tables import Tables

VILLAGES = ("church farm inn", "bakery mill", "tailor dairy", "inn", "mill", "manor5")
CHURCH = 0
NEWS_BUTTON = 3


def after_annas_turn(tables: Tables, *controls: str) -> TableScreen:
    """Anna placed a figure at the church; Ota is to roll."""
    table = tables.make(at(position(*VILLAGES, dice=(5, 6, 2, 6)), *controls))
    Hand(table).click(table.board.building_place(CHURCH))
    table.model.end_turn()
    seen.settle_events()
    assert table.model.player == OTA
    return table


def test_the_sheet_stands_there_until_the_player_rolls(tables: Tables) -> None:
    table = after_annas_turn(tables)
    assert table.meanwhile.isVisible()
    assert table.chips.isHidden()
    assert table.meanwhile.accessibleName() == "Before your first turn"
    assert "church" in table.meanwhile.accessibleDescription()
    seen.check(table)
    Hand(table).type(" ")
    seen.settle_events()
    assert table.model.state.dice
    assert table.meanwhile.isHidden()
    assert table.chips.isVisible()
    seen.check(table)


def test_whoever_has_played_is_told_what_is_new_since(tables: Tables) -> None:
    table = after_annas_turn(tables)
    model = table.model
    for _ in range(2):
        model.roll()
        model.place(next(iter(model.lit())))
        model.end_turn()
        seen.settle_events()
    assert table.meanwhile.isVisible()
    assert table.meanwhile.accessibleName() == "Since your last turn"
    assert model.ring_told == "Red ring: new since your last turn."


def test_a_click_shows_the_sheet_again_and_another_puts_it_away(tables: Tables) -> None:
    table = after_annas_turn(tables)
    hand = Hand(table)
    hand.type(" ")
    seen.settle_events()
    hand.click(table.bar.buttons[NEWS_BUTTON])
    assert table.meanwhile.isVisible()
    assert table.chips.isHidden()
    hand.click(table.meanwhile)
    assert table.meanwhile.isHidden()
    assert table.chips.isVisible()


def test_escape_puts_the_sheet_away_that_was_asked_for_in_the_middle_of_a_turn(
    tables: Tables,
) -> None:
    table = after_annas_turn(tables)
    hand = Hand(table)
    hand.type(" ")
    seen.settle_events()
    hand.type("n")
    assert table.meanwhile.isVisible()
    hand.key(Qt.Key.Key_Escape)
    assert table.meanwhile.isHidden()
    assert table.chips.isVisible()


@pytest.mark.parametrize("size", [(1280, 800), (1024, 700)])
def test_what_four_others_did_is_told_in_full_in_lines_that_do_not_meet(
    tables: Tables, size: tuple[int, int]
) -> None:
    table = tables.make(people(5), size)
    deeds = Deed("church", "church in Goslawitz"), Deed("inn", "glass factory in Sonnhofen")
    names = [("Ota", "blue"), ("Eva", "yellow"), ("Jan", "black"), ("Ida", "white")]
    turns = [
        OthersTurn(turn, name, color, (1, 2, 1, 3), deeds, can_explain=True)
        for turn, (name, color) in enumerate(names, 1)
    ]
    table.meanwhile.show_turns("Since your last turn", turns, "")
    table.meanwhile.show()
    table.meanwhile.grab()
    tips = [text for _, text in table.meanwhile.tips]
    assert not [deed.text for deed in deeds if deed.text in tips]
    lines = table.meanwhile._arrange()
    assert TITLE + 5 + lines.row * sum(lines.counts) <= table.meanwhile.units()[1]
    buttons = [button.geometry() for button in table.meanwhile.buttons]
    assert all(table.meanwhile.rect().contains(each) for each in buttons)
    for above, below in pairwise(buttons):
        assert above.bottom() < below.top()


@pytest.mark.parametrize("size", [(1280, 800), (1024, 700)])
def test_deeds_are_told_in_full_where_there_is_room(tables: Tables, size: tuple[int, int]) -> None:
    table = tables.make(people(2), size)
    deeds = (Deed("church", "butchery in Chlumetin"), Deed("inn", "tailor shop in Chlumetin"))
    turn = OthersTurn(1, "Ota", "blue", (1, 2, 1, 3), deeds)
    table.meanwhile.show_turns("Since your last turn", [turn], "")
    table.meanwhile.show()
    table.meanwhile.grab()
    tips = [text for _, text in table.meanwhile.tips]
    assert not {deed.text for deed in deeds} & set(tips)


def test_the_dice_of_the_turn_before_stay_faded_until_the_roll(tables: Tables) -> None:
    table = after_annas_turn(tables)
    assert [(die.face, die.is_used) for die in table.tray.dice] == [
        (5, True),
        (6, True),
        (2, True),
        (6, True),
    ]
    assert not any(die.isEnabled() for die in table.tray.dice)


def test_a_ribbon_calls_the_next_person(tables: Tables, qtbot: QtBot) -> None:
    table = after_annas_turn(tables)
    assert table.banner.isVisible()
    assert table.banner.banner is not None
    assert (table.banner.banner.text, table.banner.banner.color) == ("Ota, your turn", "blue")
    qtbot.waitUntil(lambda: not table.banner.isVisible())


def test_an_undo_takes_the_ribbon_away(tables: Tables) -> None:
    table = after_annas_turn(tables)
    table.model.undo()
    seen.settle_events()
    assert table.banner.isHidden()


def test_an_ai_player_has_a_pace_of_its_own(tables: Tables) -> None:
    table = tables.make(at(position(*VILLAGES), "easy"), animations=True, ai_pace=4.0)
    table.model.continue_turn()
    assert table.director.is_busy
    assert table.director.milliseconds(400) == 100
    table.director.skip()
