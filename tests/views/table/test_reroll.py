"""The reroll at the table: dice are lifted first, and nothing is spent before the second press."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from bohemian_villages.engine.actions import Reroll
from bohemian_villages.views.table.table_screen import TableScreen
from tests.engine.boards import position
from tests.models.tables import at
from tests.views.hand import Hand, middle
from tests.views.table import seen
from tests.views.table.tables import Tables

VILLAGES = ("farm inn church", "bakery mill", "tailor dairy", "inn glassworks", "mill", "manor5")
SIZES = [(1280, 800), (1024, 700)]


def a_table(tables: Tables, size: tuple[int, int] = (1280, 800)) -> TableScreen:
    return tables.make(at(position(*VILLAGES, dice=(2, 6, 3, 4), specials=True)), size)


def lifted(table: TableScreen) -> list[int]:
    """The dice that are shown in the air."""
    return [die.place for die in table.tray.dice if die.is_lifted]


def rerolled(table: TableScreen) -> list[tuple[int, ...]]:
    """The dice of every reroll that was made."""
    return [step.action.dice for step in table.model.game.steps if isinstance(step.action, Reroll)]


def check(table: TableScreen) -> None:
    seen.settle_events()
    seen.check(table)


@pytest.mark.parametrize("size", SIZES)
def test_the_first_click_lifts_the_dice_and_spends_nothing(
    tables: Tables, size: tuple[int, int]
) -> None:
    table = a_table(tables, size)
    before = table.model.state
    Hand(table).click(table.buttons.reroll)
    assert lifted(table) == [0, 1, 2, 3]
    assert table.model.state == before
    assert not rerolled(table)
    assert table.bar.prompt.endswith("click the dice you want to keep, then press “Reroll” again")
    check(table)


@pytest.mark.parametrize("size", SIZES)
def test_the_button_stays_under_the_pointer_and_counts_the_dice(
    tables: Tables, size: tuple[int, int]
) -> None:
    table = a_table(tables, size)
    button, hand = table.buttons.reroll, Hand(table)
    pointer = middle(button)
    hand.click(button)
    assert button.rect().contains(button.mapFromGlobal(pointer))
    assert button.text().startswith("Reroll 4 ")
    for count in (3, 2, 1):
        hand.click(table.tray.dice[count])
        assert button.text().startswith(f"Reroll {count} ")
    assert lifted(table) == [0]
    check(table)


@pytest.mark.parametrize("size", SIZES)
def test_the_second_click_rolls_only_the_lifted_dice(tables: Tables, size: tuple[int, int]) -> None:
    table = a_table(tables, size)
    hand = Hand(table)
    hand.click(table.buttons.reroll)
    hand.click(table.tray.dice[1])
    hand.click(table.tray.dice[2])
    hand.click(table.buttons.reroll)
    seen.settle_events()
    assert rerolled(table) == [(0, 3)]
    assert table.model.state.dice[1:3] == (6, 3)
    assert table.model.state.spent
    assert lifted(table) == []
    check(table)


def test_a_double_click_lifts_and_does_not_roll(tables: Tables) -> None:
    table = a_table(tables)
    Hand(table).double_click(table.buttons.reroll)
    assert table.model.is_lifting
    assert not rerolled(table)
    check(table)


def test_a_die_touched_twice_is_lifted_again(tables: Tables) -> None:
    table = a_table(tables)
    hand = Hand(table)
    hand.click(table.buttons.reroll)
    hand.click(table.tray.dice[1])
    assert lifted(table) == [0, 2, 3]
    hand.click(table.tray.dice[1])
    assert lifted(table) == [0, 1, 2, 3]
    check(table)


@pytest.mark.parametrize("by", ["mouse", "key"])
def test_escape_lays_the_dice_down_and_spends_nothing(tables: Tables, by: str) -> None:
    table = a_table(tables)
    hand = Hand(table)
    if by == "mouse":
        hand.click(table.buttons.reroll)
    else:
        hand.type("t")
    hand.key(Qt.Key.Key_Escape)
    assert not table.model.is_lifting
    assert lifted(table) == []
    assert not table.model.state.spent
    assert table.buttons.reroll.text() == "Reroll"
    # Enter must not lift them again at once.
    assert table.hasFocus()
    check(table)


@pytest.mark.parametrize("second", [Qt.Key.Key_T, Qt.Key.Key_Return])
def test_by_keys_t_lifts_and_t_or_enter_rolls(tables: Tables, second: Qt.Key) -> None:
    table = a_table(tables)
    hand = Hand(table)
    hand.type("t")
    assert table.model.is_lifting
    assert not table.model.state.spent
    hand.type("24")
    assert lifted(table) == [0, 2]
    hand.key(second)
    seen.settle_events()
    assert rerolled(table) == [(0, 2)]
    assert (table.model.state.dice[1], table.model.state.dice[3]) == (6, 4)
    check(table)


@pytest.mark.parametrize("by", ["mouse", "keys"])
def test_whoever_keeps_all_dice_spends_nothing(tables: Tables, by: str) -> None:
    table = a_table(tables)
    hand = Hand(table)
    if by == "mouse":
        for part in (table.buttons.reroll, *table.tray.dice):
            hand.click(part)
    else:
        hand.type("t1234")
    assert table.buttons.reroll.text() == "Keep all dice"
    if by == "mouse":
        hand.click(table.buttons.reroll)
    else:
        hand.type("t")
    assert not table.model.is_lifting
    assert not rerolled(table)
    assert not table.model.state.spent
    assert table.model.can_reroll
    check(table)


@pytest.mark.parametrize("size", [*SIZES, (1920, 1080)])
def test_the_label_of_the_button_fits(tables: Tables, size: tuple[int, int]) -> None:
    table = a_table(tables, size)
    button, go = table.buttons.reroll, table.buttons.go
    low = button.height()
    Hand(table).click(button)
    assert not button.geometry().intersects(go.geometry())
    assert table.buttons.rect().contains(button.geometry())
    assert button.height() >= low
    assert button.width() >= 100 * table.buttons.scale
