"""Space goes on and Enter chooses, wherever the focus is."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QLineEdit, QWidget

from bohemian_villages.models.game.game_model import GameModel
from bohemian_villages.views.table.table_screen import TableScreen
from tests.engine.boards import ANNA, OTA, position
from tests.models.tables import Heard, at, people
from tests.views.hand import Hand
from tests.views.table import seen
from tests.views.table.tables import Tables

VILLAGES = ("farm inn church", "bakery mill", "tailor dairy", "inn glassworks", "mill", "manor5")
FARM = 0
TAB = Qt.FocusReason.TabFocusReason

PARTS: dict[str, Callable[[TableScreen], QWidget]] = {
    "table": lambda table: table,
    "board": lambda table: table.board,
    "die": lambda table: table.tray.dice[3],
    "chip": lambda table: next(chip for chip in table.chips.chips if chip.isEnabled()),
    "undo button": lambda table: table.buttons.undo,
    "card": lambda table: table.cards[1],
    "bar button": lambda table: table.bar.buttons[-1],
}


def game() -> GameModel:
    return at(position(*VILLAGES, dice=(2, 6, 3, 4)))


@pytest.mark.parametrize("part", PARTS)
def test_space_ends_the_turn_wherever_the_focus_is(tables: Tables, part: str) -> None:
    table = tables.make(game())
    table.model.place(FARM, (0, 1))
    seen.settle_events()
    focused = PARTS[part](table)
    focused.setFocus(TAB)
    assert focused.hasFocus()
    steps = len(table.model.game.steps)
    Hand(table).key(Qt.Key.Key_Space)
    assert table.model.player == OTA
    assert len(table.model.game.steps) == steps + 1
    assert QApplication.activePopupWidget() is None


def test_after_the_arrows_space_rolls_and_ends_turn_after_turn(tables: Tables) -> None:
    """The cursor stays where it was: Space must not click what is under it."""
    table = tables.make(people(2))
    hand = Hand(table)
    for turn in range(4):
        assert table.model.player == turn % 2
        hand.key(Qt.Key.Key_Space)
        assert table.model.state.dice
        seen.settle_events()
        hand.key(Qt.Key.Key_Right)
        assert table.board.cursor_building in table.board.lit
        hand.key(Qt.Key.Key_Return)
        seen.settle_events()
        assert table.model.state.moved
        hand.key(Qt.Key.Key_Space)
        seen.settle_events()
        assert table.model.player == (turn + 1) % 2


def test_space_before_the_first_move_places_nothing_and_says_why(tables: Tables) -> None:
    table = tables.make(game())
    hand = Hand(table)
    hand.key(Qt.Key.Key_Right)
    assert table.board.cursor_building is not None
    hand.key(Qt.Key.Key_Space)
    assert not table.model.game.steps
    assert "move" in table.toast.text


def test_space_is_a_character_where_one_types(tables: Tables) -> None:
    table = tables.make(game())
    table.model.place(FARM, (0, 1))
    field = QLineEdit(table)
    field.show()
    field.setFocus()
    Hand(table).key(Qt.Key.Key_Space)
    assert field.text() == " "
    assert table.model.player == ANNA


def test_space_in_a_menu_does_not_end_the_turn_behind_it(tables: Tables) -> None:
    table = tables.make(at(position(*VILLAGES, dice=(2, 6, 4, 4), specials=True)))
    table.model.place(FARM)
    menu = table.input.ways_menu
    assert menu is not None
    assert menu.isVisible()
    heard = Heard(table.model)
    Hand(menu).key(Qt.Key.Key_Space)
    assert not heard.rejections
    assert table.model.player == ANNA


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter])
def test_enter_presses_the_part_that_has_the_focus(tables: Tables, key: Qt.Key) -> None:
    table = tables.make(game())
    hand = Hand(table)
    table.tray.dice[1].setFocus(TAB)
    hand.key(key)
    assert table.model.selected_dice == (1,)
    chip = PARTS["chip"](table)
    chip.setFocus(TAB)
    hand.key(key)
    assert table.model.chosen is not None
    table.model.place(FARM, (0, 1))
    seen.settle_events()
    table.buttons.undo.setFocus(TAB)
    hand.key(key)
    assert not table.model.game.steps
    seen.settle_events()
    seen.check(table)


def test_the_button_and_the_key_zoom_by_the_same_step(tables: Tables) -> None:
    table = tables.make(people(2))
    hand = Hand(table)
    hand.type("+")
    by_key = table.board.zoom
    hand.type("0")
    hand.click(table.bar.buttons[1])
    assert table.board.zoom == by_key > 1
