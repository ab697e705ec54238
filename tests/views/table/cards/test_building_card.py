"""The card of a building, while somebody points at it, carries a figure to it or walks there."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QHelpEvent
from PySide6.QtWidgets import QApplication, QToolTip

from bohemian_villages.views.table.table_screen import TableScreen
from tests.engine.boards import position
from tests.models.tables import at
from tests.views.hand import Hand, middle
from tests.views.table import seen
from tests.views.table.tables import Tables

VILLAGES = ("farm inn church", "bakery mill:ota", "tailor dairy", "inn", "mill", "manor5")
FARM, BAKERY, TAKEN_MILL, MANOR = 0, 3, 4, 9


def rest_on(table: TableScreen, building: int) -> None:
    """Let the pointer rest on a building until Qt asks for a tooltip."""
    place = table.board.building_place(building)
    Hand(table).move(place)
    spot = table.board.viewport().mapFromGlobal(place)
    event = QHelpEvent(QEvent.Type.ToolTip, spot, place)
    QApplication.sendEvent(table.board.viewport(), event)


def a_table(tables: Tables) -> TableScreen:
    return tables.make(at(position(*VILLAGES, dice=(2, 6, 6, 6))))


def test_the_card_says_what_a_building_brings(tables: Tables) -> None:
    table = a_table(tables)
    rest_on(table, FARM)
    card = table.building_card
    assert card.isVisible()
    assert [each.text for each in card.facts.brings] == ["+1 now"]
    assert card.facts.picture == "building-farm"
    assert not QToolTip.isVisible()


@pytest.mark.parametrize(
    ("building", "why"),
    [
        (FARM, ""),
        (BAKERY, "No dice add up to 2 for a bakery."),
        (TAKEN_MILL, "Another building of this kind is still free; take a free one."),
    ],
)
def test_the_card_says_in_a_line_why_a_building_is_not_lit(
    tables: Tables, building: int, why: str
) -> None:
    table = a_table(tables)
    rest_on(table, building)
    lines = table.building_card.facts.lines
    assert (building in table.model.lit()) == (not why)
    assert lines[-1] == why or (not why and len(lines) == 1)
    assert sum("dice" in line for line in lines) <= 1
    assert not why or table.model.target_tip(building).endswith(why)


def test_on_the_computers_turn_no_card_says_why_nothing_is_lit(tables: Tables) -> None:
    table = tables.make(at(position(*VILLAGES, dice=(2, 6, 6, 6)), "easy"))
    assert "No dice" not in " ".join(table.model.building_facts(BAKERY).lines)


def test_the_card_lies_in_the_window_and_not_over_its_building(tables: Tables) -> None:
    table = a_table(tables)
    for building in range(len(table.model.state.owners)):
        rest_on(table, building)
        place = table.building_card.geometry()
        assert table.rect().contains(place)
        assert not place.contains(table.mapFromGlobal(table.board.building_place(building)))


def test_the_card_goes_when_the_pointer_leaves(tables: Tables) -> None:
    table = a_table(tables)
    rest_on(table, FARM)
    table.board.set_hovered(None)
    assert table.building_card.isHidden()


def test_a_figure_carried_over_a_building_shows_its_card_at_once(tables: Tables) -> None:
    table = a_table(tables)
    hand = Hand(table)
    hand.take_up(middle(table.rack), table.board.building_place(MANOR), 4)
    assert table.building_card.isVisible()
    assert table.building_card.facts.building == MANOR
    hand.release(table.board.building_place(MANOR))
    seen.settle_events()
    assert table.building_card.isHidden()


def test_walking_by_keys_shows_the_card(tables: Tables) -> None:
    table = a_table(tables)
    Hand(table).key(Qt.Key.Key_Right)
    assert table.building_card.isVisible()


def test_a_played_figure_takes_the_card_away(tables: Tables) -> None:
    table = a_table(tables)
    rest_on(table, FARM)
    Hand(table).click(table.board.building_place(FARM))
    seen.settle_events()
    assert table.building_card.isHidden()


@pytest.mark.parametrize("scale", [(800, 560), (1920, 1080)])
def test_the_card_fits_every_window(tables: Tables, scale: tuple[int, int]) -> None:
    table = tables.make(at(position(*VILLAGES, dice=(2, 6, 6, 6))), scale)
    rest_on(table, MANOR)
    assert table.rect().contains(table.building_card.geometry())


def test_a_carried_figure_shows_one_line_above_the_building(tables: Tables) -> None:
    table = a_table(tables)
    figure, place = middle(table.rack), table.board.building_place(FARM)
    Hand(table).take_up(figure, place)
    card = table.building_card
    assert card.isVisible()
    assert card.is_line
    assert card.height() < 60 * card.scale
    assert not card.geometry().contains(table.mapFromGlobal(place))
    assert not card.grab().isNull()
    Hand(table).release(QPoint(3, 3) + table.mapToGlobal(QPoint()))
    rest_on(table, FARM)
    assert not card.is_line


def test_who_is_there_is_said_once(tables: Tables) -> None:
    table = tables.make(at(position(*VILLAGES, dice=(2, 6, 6, 6))))
    rest_on(table, TAKEN_MILL)
    facts = table.building_card.facts
    assert [facts.nothing, *facts.lines].count("Ota is here.") == 1
