"""Clicks and drags on the table do the same, and say why where they do nothing."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication, QWidget

from bohemian_villages.models.game.data import NO_PLAYER, Dice
from bohemian_villages.models.game.game_model import GameModel
from bohemian_villages.views.table.table_screen import TableScreen
from bohemian_villages.views.toolkit.animation.overlay import Piece
from tests.engine.boards import ANNA, OTA, position
from tests.models.tables import Heard, at, people
from tests.views.hand import RIGHT, Hand, middle
from tests.views.table import seen
from tests.views.table.tables import Tables

# Six villages, so that rack and supply have panels of their own.
VILLAGES = (
    "farm inn church:ota",
    "bakery mill",
    "tailor dairy",
    "inn butchery",
    "town_hall7",
    "manor5",
)
FARM, INN, CHURCH = 0, 1, 2


def game(dice: Dice = (2, 6, 1, 1), **fields: Any) -> GameModel:
    """Anna is to move."""
    return at(position(*VILLAGES, dice=dice, **fields))


def figure(table: TableScreen) -> QPoint:
    """A figure that can be picked up: on the rack, or on the card where there is none."""
    return table.stage.hand_place(table.model.player)


def pieces(table: TableScreen) -> list[Piece]:
    """The pieces in the air."""
    return [piece for piece in table.overlay.findChildren(Piece) if piece.isVisible()]


def check(table: TableScreen) -> None:
    seen.settle_events()
    seen.check(table)


def test_a_click_on_a_lit_building_places_a_figure(tables: Tables) -> None:
    table = tables.make(game())
    Hand(table).click(table.board.building_place(FARM))
    assert table.model.state.owners[FARM] == ANNA
    check(table)


def test_a_figure_dragged_from_the_rack_onto_a_lit_building_stays_there(tables: Tables) -> None:
    table = tables.make(game())
    assert table.rack.isVisible()
    Hand(table).drag(figure(table), table.board.building_place(FARM))
    assert table.model.state.owners[FARM] == ANNA
    assert not pieces(table)
    check(table)


def test_without_a_rack_a_figure_is_dragged_from_the_card(tables: Tables) -> None:
    table = tables.make(at(position("farm inn", dice=(2, 6, 1, 1))))
    assert not table.rack.isVisible()
    Hand(table).drag(figure(table), table.board.building_place(FARM))
    assert table.model.state.owners[FARM] == ANNA
    check(table)


def test_no_figure_is_dragged_from_the_card_of_another_player(tables: Tables) -> None:
    table = tables.make(at(position("farm inn", dice=(2, 6, 1, 1))))
    hand = Hand(table)
    hand.take_up(table.cards[OTA].hand_place(), table.board.building_place(FARM))
    assert not table.drags.is_dragging
    hand.release(table.board.building_place(FARM))
    assert table.model.state.owners[FARM] == NO_PLAYER


def test_a_carried_figure_lifts_the_building_below_and_shows_its_dice(tables: Tables) -> None:
    table = tables.make(game())
    hand = Hand(table)
    hand.take_up(figure(table), table.board.building_place(FARM))
    assert table.board.hovered == FARM
    assert [die.is_lit for die in table.tray.dice] == [True, True, False, False]
    assert len(pieces(table)) == 1
    hand.release(table.board.building_place(FARM))


@pytest.mark.parametrize("where", ["bar", "cards", "tray", "chips", "supply", "rack"])
def test_a_figure_dropped_beside_the_board_glides_home_and_is_told_why(
    tables: Tables, where: str
) -> None:
    table = tables.make(game(), animations=True)
    part = getattr(table, where)
    place = middle(part if isinstance(part, QWidget) else part[1])
    Hand(table).drag(figure(table), place - QPoint(0, 30))
    assert table.model.state.owners == position(*VILLAGES).owners
    assert table.toast.text == "Drop the figure on a building."
    assert len(pieces(table)) == 1
    assert not pieces(table)[0].is_carried


@pytest.mark.parametrize("size", [pytest.param((1280, 800), marks=pytest.mark.long), (1024, 700)])
def test_a_figure_dropped_anywhere_is_placed_or_glides_home(
    tables: Tables, size: tuple[int, int]
) -> None:
    """A net of places over the whole window: no drop is lost, none does what it does not show."""
    table = tables.make(game(), size)
    hand, model = Hand(table), table.model
    for x, y in product(range(9, size[0], 97), range(9, size[1], 83)):
        at = table.mapToGlobal(QPoint(x, y))
        on, steps = table.board.building_at(at), len(model.game.steps)
        is_lit = on in table.board.lit
        table.toast.hide()
        hand.drag(table.stage.hand_place(model.player), at, 2)
        placed = len(model.game.steps) > steps
        assert placed == is_lit
        assert placed or table.toast.isVisible()
        if placed:
            model.undo()
        check(table)


def test_a_figure_dropped_outside_the_window_glides_home(tables: Tables) -> None:
    table = tables.make(game())
    Hand(table).drag(figure(table), table.mapToGlobal(QPoint(-300, -200)))
    assert table.toast.text == "Drop the figure on a building."
    check(table)
    assert not table.drags.is_dragging


def test_a_figure_dropped_on_a_building_out_of_reach_is_told_why(tables: Tables) -> None:
    table = tables.make(game())
    heard = Heard(table.model)
    Hand(table).drag(figure(table), table.board.building_place(CHURCH))
    assert len(heard.rejections) == 1
    assert table.toast.text == heard.rejections[0]
    check(table)


def test_a_click_on_a_figure_says_what_to_do_with_it(tables: Tables) -> None:
    table = tables.make(game())
    Hand(table).click(figure(table))
    assert table.toast.text == "Drag the figure onto a lit building, or click the building."
    assert not table.drags.is_dragging


def test_escape_breaks_a_drag_off(tables: Tables) -> None:
    table = tables.make(game())
    hand = Hand(table)
    place = table.board.building_place(FARM)
    hand.take_up(figure(table), place)
    hand.key(Qt.Key.Key_Escape)
    assert not table.drags.is_dragging
    assert table.board.hovered is None
    hand.move(place + QPoint(3, 3))
    hand.release(place)
    assert table.model.state.owners[FARM] == NO_PLAYER
    check(table)


def test_another_button_does_not_drop_what_the_left_one_carries(tables: Tables) -> None:
    table = tables.make(game())
    hand = Hand(table)
    place = table.board.building_place(FARM)
    hand.take_up(figure(table), place)
    hand.press(place, RIGHT)
    hand.release(place, RIGHT)
    assert table.drags.is_dragging
    assert table.model.state.owners[FARM] == NO_PLAYER
    hand.release(place)
    assert table.model.state.owners[FARM] == ANNA


def test_a_right_click_picks_nothing_up(tables: Tables) -> None:
    table = tables.make(game())
    hand = Hand(table)
    hand.press(figure(table), RIGHT)
    hand.move(table.board.building_place(FARM))
    assert not table.drags.is_dragging
    hand.release(table.board.building_place(FARM), RIGHT)


def test_a_drag_while_the_window_is_resized_ends(tables: Tables) -> None:
    table = tables.make(game())
    hand = Hand(table)
    hand.take_up(figure(table), table.board.building_place(FARM))
    table.resize(1024, 700)
    seen.settle_events()
    assert not table.drags.is_dragging
    hand.release(table.board.building_place(FARM))
    assert table.model.state.owners[FARM] == NO_PLAYER
    check(table)


@pytest.mark.parametrize("villages", [VILLAGES, ("farm inn",)])
def test_a_drag_while_the_game_is_replaced_ends(tables: Tables, villages: tuple[str, ...]) -> None:
    table = tables.make(at(position(*villages, dice=(2, 6, 1, 1))))
    hand = Hand(table)
    place = table.board.building_place(FARM)
    hand.take_up(figure(table), place)
    table.model.new_game(people(5))
    seen.settle_events()
    hand.move(place + QPoint(5, 5))
    hand.release(place)
    assert not table.model.game.steps
    check(table)


def test_a_drag_ends_when_its_turn_does(tables: Tables) -> None:
    table = tables.make(game())
    hand = Hand(table)
    hand.click(table.board.building_place(FARM))
    hand.take_up(figure(table), table.board.building_place(INN))
    hand.key(Qt.Key.Key_E)
    assert table.model.player == OTA
    assert not table.drags.is_dragging
    hand.release(table.board.building_place(INN))
    check(table)


def test_a_drag_ends_when_the_table_is_left(tables: Tables) -> None:
    table = tables.make(game())
    Hand(table).take_up(figure(table), table.board.building_place(FARM))
    table.hide()
    assert not table.drags.is_dragging


@pytest.mark.parametrize("by", ["click", "card", "rack"])
@pytest.mark.parametrize("thing", ["bishop", "special"])
def test_bishop_and_special_tile_are_clicked_or_dragged(
    tables: Tables, thing: str, by: str
) -> None:
    table = tables.make(game(dice=(1, 1, 3, 4)))
    hand = Hand(table)
    table.model.toggle_die(0)
    table.model.toggle_die(1)
    start = table.stage.supply_place(thing)
    if by == "click":
        hand.click(start)
    else:
        hand.drag(start, middle(table.rack if by == "rack" else table.cards[ANNA]))
    state = table.model.state
    assert (state.bishop, state.specials[ANNA]) == (
        (ANNA, False) if thing == "bishop" else (NO_PLAYER, True)
    )
    check(table)


def test_the_bishop_dropped_elsewhere_goes_home_and_is_told_where_to(tables: Tables) -> None:
    table = tables.make(game(dice=(1, 1, 3, 4)))
    hand = Hand(table)
    for place in (table.board.building_place(CHURCH), middle(table.cards[OTA])):
        hand.drag(table.stage.supply_place("bishop"), place)
        assert table.model.state.bishop == NO_PLAYER
        assert table.toast.text == "Drop it on Anna’s card."
        table.toast.hide()
    hand.drag(table.stage.supply_place("bishop"), table.stage.supply_place("special"))
    assert not table.toast.isVisible()
    check(table)


def test_a_bishop_that_cannot_be_taken_is_told_why(tables: Tables) -> None:
    table = tables.make(game(dice=(1, 2, 3, 4)))
    heard = Heard(table.model)
    Hand(table).click(table.stage.supply_place("bishop"))
    assert heard.rejections == [table.toast.text]


def test_flour_cannot_be_picked_up(tables: Tables) -> None:
    table = tables.make(game())
    Hand(table).take_up(table.stage.supply_place("flour"), middle(table.cards[ANNA]))
    assert not table.drags.is_dragging


def test_where_dice_are_in_doubt_a_menu_asks(tables: Tables) -> None:
    table = tables.make(game(dice=(2, 6, 4, 4)))
    hand = Hand(table)
    hand.click(table.board.building_place(FARM))
    assert table.model.state.owners[FARM] == NO_PLAYER
    hand.choose(2)
    assert table.model.state.owners[FARM] == ANNA
    assert table.model.state.unused == (0, 1)
    check(table)


def test_the_menu_is_answered_by_keys(tables: Tables) -> None:
    table = tables.make(game(dice=(2, 6, 4, 4)))
    hand = Hand(table)
    hand.click(table.board.building_place(FARM))
    hand.key(Qt.Key.Key_2)
    assert table.model.state.unused == (0, 1)


def test_whoever_turns_away_from_the_menu_has_done_nothing(tables: Tables) -> None:
    table = tables.make(game(dice=(2, 6, 4, 4)))
    hand = Hand(table)
    hand.click(table.board.building_place(FARM))
    hand.key(Qt.Key.Key_Escape)
    assert QApplication.activePopupWidget() is None
    assert table.model.state.owners[FARM] == NO_PLAYER
    hand.drag(figure(table), table.board.building_place(FARM))
    hand.choose(1)
    assert table.model.state.unused == (2, 3)
    check(table)


def test_a_menu_from_another_position_is_gone(tables: Tables) -> None:
    table = tables.make(game(dice=(2, 6, 4, 4)))
    Hand(table).click(table.board.building_place(FARM))
    table.model.new_game(people(3))
    seen.settle_events()
    assert QApplication.activePopupWidget() is None
    check(table)


KICK = "farm:ota inn", "bakery", "mill", "dairy", "tailor", "manor5"


def test_a_kick_is_done_by_one_click(tables: Tables) -> None:
    table = tables.make(at(position(*KICK, dice=(2, 6, 1, 1))))
    assert table.board.lit[FARM].is_kick
    Hand(table).click(table.board.building_place(FARM))
    assert table.model.state.owners[FARM] == ANNA
    check(table)


@pytest.mark.parametrize("by", ["click", "drag"])
def test_who_wants_to_be_asked_kicks_with_the_second_click(tables: Tables, by: str) -> None:
    table = tables.make(at(position(*KICK, dice=(2, 6, 1, 1))), confirm_kicks=True)
    hand = Hand(table)

    def use(building: int) -> None:
        place = table.board.building_place(building)
        if by == "click":
            hand.click(place)
        else:
            hand.drag(figure(table), place)

    use(FARM)
    assert table.model.state.owners[FARM] == OTA
    assert table.toast.text == "This kicks Ota out. Do it again to confirm."
    use(FARM)
    assert table.model.state.owners[FARM] == ANNA
    check(table)


def test_a_double_click_does_not_confirm_a_kick(tables: Tables) -> None:
    table = tables.make(at(position(*KICK, dice=(2, 6, 1, 1))), confirm_kicks=True)
    Hand(table).double_click(table.board.building_place(FARM))
    assert table.model.state.owners[FARM] == OTA


def test_a_double_click_on_a_building_places_one_figure(tables: Tables) -> None:
    table = tables.make(game(dice=(2, 6, 6, 2)))
    Hand(table).double_click(table.board.building_place(FARM))
    assert len(table.model.game.steps) == 1
    check(table)


def test_double_clicks_on_pieces_do_no_harm(tables: Tables) -> None:
    table = tables.make(game(dice=(1, 1, 3, 4)))
    hand = Hand(table)
    hand.double_click(table.rack)
    hand.double_click(table.cards[OTA])
    hand.double_click(table.tray.dice[0])
    hand.double_click(table.stage.supply_place("flour"))
    assert not table.model.game.steps
    check(table)


def test_a_double_click_on_the_bishop_takes_it_once(tables: Tables) -> None:
    table = tables.make(game(dice=(1, 1, 3, 3), supply=0))
    table.model.toggle_die(0)
    Hand(table).double_click(table.stage.supply_place("bishop"))
    assert len(table.model.game.steps) == 1
    check(table)


def test_what_an_ai_player_holds_cannot_be_picked_up(tables: Tables) -> None:
    table = tables.make(at(position(*VILLAGES, dice=(2, 6, 1, 1)), "easy"))
    hand = Hand(table)
    hand.take_up(middle(table.rack), table.board.building_place(FARM))
    assert not table.drags.is_dragging
    hand.release(table.board.building_place(FARM))
    hand.click(table.board.building_place(FARM))
    assert table.toast.text == "Please wait: Anna is playing."
    assert table.model.state.owners[FARM] == NO_PLAYER
