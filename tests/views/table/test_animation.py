"""Every event is shown; whatever interrupts it, the table ends up right."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import QAbstractAnimation, QPoint, Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from bohemian_villages.models.game.data import NO_PLAYER, Dice
from bohemian_villages.views.table.table_screen import TableScreen
from bohemian_villages.views.toolkit.animation.overlay import Piece
from bohemian_villages.views.toolkit.theme import theme_bus
from tests.engine.boards import ANNA, OTA, position
from tests.models.tables import Heard, at, people, played
from tests.views.hand import CONTROL, Hand, middle
from tests.views.table import seen
from tests.views.table.tables import Tables

OTHERS = ("bakery", "tailor dairy", "butchery", "town_hall7", "church")


def make(
    tables: Tables, first: str, dice: Dice = (2, 6, 1, 1), speed: float = 4.0, **fields: Any
) -> TableScreen:
    """A table with animations at a position whose first village is told."""
    if dice:
        fields["dice"] = dice
    state = position(first, *OTHERS, **fields)
    return tables.make(at(state), animations=True, animation_speed=speed)


def listen(table: TableScreen) -> list[str]:
    """What is heard from now on."""
    heard: list[str] = []
    table.stage.sound = heard.append
    return heard


def pieces(table: TableScreen) -> list[Piece]:
    return [piece for piece in table.overlay.findChildren(Piece) if piece.isVisible()]


def rest(table: TableScreen, qtbot: QtBot) -> None:
    """Wait until everything has been shown, and hold it against the game."""
    qtbot.waitUntil(lambda: seen.is_at_rest(table))
    seen.settle_events()
    seen.check(table)
    assert not pieces(table)


def shows(table: TableScreen, building: int) -> str | None:
    """The colour of the figure that is seen on a building."""
    return table.board._board_scene.buildings[building].owner


def test_a_placed_figure_flies_from_the_hand_and_then_stands(tables: Tables, qtbot: QtBot) -> None:
    table = make(tables, "farm inn", speed=1.0)
    table.model.place(0)
    assert len(pieces(table)) == 1
    assert (pieces(table)[0].mapToGlobal(QPoint()) - middle(table.rack)).manhattanLength() < 80
    assert shows(table, 0) is None
    table.director.speed = 4.0
    rest(table, qtbot)
    assert shows(table, 0) == "red"


def test_a_dropped_figure_lands_from_where_it_was_let_go(tables: Tables) -> None:
    table = make(tables, "farm inn", speed=1.0)
    place = table.board.building_place(0) + QPoint(4, 8)
    Hand(table).drag(table.stage.hand_place(ANNA), place)
    (piece,) = pieces(table)
    assert (table.overlay.mapToGlobal(piece.place.toPoint()) - place).manhattanLength() < 12


def test_a_kicked_figure_walks_home_before_the_new_one_stands(tables: Tables, qtbot: QtBot) -> None:
    table = make(tables, "farm:ota inn", speed=1.0)
    told = table.cards[OTA].view
    table.model.place(0)
    assert shows(table, 0) is None
    # The card tells of the figure when it has come home.
    assert table.cards[OTA].view == told
    rest(table, qtbot)
    assert shows(table, 0) == "red"
    assert table.cards[OTA].view != told


@pytest.mark.parametrize(
    ("village", "dice", "sounds"),
    [
        ("farm inn", (2, 6, 1, 1), ["wood", "coins"]),
        ("farm:ota inn", (2, 6, 1, 1), ["kick", "wood", "coins"]),
        ("mill mill", (2, 4, 1, 1), ["wood", "tile"]),
        ("mill mill:ota", (2, 4, 1, 1), ["wood", "tile", "coins", "coins"]),
        ("glassworks farm", (3, 4, 1, 1), ["wood", "tile", "coins"]),
        ("inn farm", (3, 6, 1, 1), ["wood", "tile"]),
        ("inn:ota manor9 farm:ota church:ota", (6, 6, 1, 1), ["wood", "stein", "coins"]),
    ],
)
def test_every_placement_is_shown_and_heard(
    tables: Tables, qtbot: QtBot, village: str, dice: Dice, sounds: list[str]
) -> None:
    table = make(tables, village, dice, bank=100)
    reached = [b for b, target in table.model.lit().items() if target.ways[0] == (0, 1)]
    heard = listen(table)
    table.model.place(reached[0])
    rest(table, qtbot)
    assert heard == sounds


def test_a_cleared_row_goes_home_together(
    tables: Tables, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = make(tables, "mill:ota mill:ota mill", (2, 4, 1, 1))
    flights: list[int] = []
    together = table.director.together

    def count(animations: list[QAbstractAnimation]) -> QAbstractAnimation:
        flights.append(len(animations))
        return together(animations)

    monkeypatch.setattr(table.director, "together", count)
    table.model.place(2)
    rest(table, qtbot)
    # Two coins for Anna, four for Ota, then the three figures.
    assert flights == [2, 4, 3]
    assert [shows(table, building) for building in range(3)] == [None] * 3


@pytest.mark.parametrize("holder", [NO_PLAYER, OTA])
def test_the_bishop_comes_from_where_it_was(tables: Tables, qtbot: QtBot, holder: int) -> None:
    table = make(tables, "farm inn", (1, 1, 3, 4), speed=1.0, bishop=holder)
    table.model.take_bishop()
    (piece,) = pieces(table)
    home = (
        table.stage.supply_place("bishop")
        if holder == NO_PLAYER
        else table.stage.card_place(holder)
    )
    place = table.overlay.mapToGlobal(piece.place.toPoint())
    assert (place - home).manhattanLength() < 40
    rest(table, qtbot)


def test_special_tiles_are_taken_and_spent_in_sight(tables: Tables, qtbot: QtBot) -> None:
    table = make(tables, "farm inn")
    heard = listen(table)
    table.model.take_special((2, 3))
    assert pieces(table)
    rest(table, qtbot)
    table.model.reroll((0, 1))
    assert pieces(table)
    # The two dice lie face down until the tile is spent.
    assert [die.face for die in table.tray.dice] == [0, 0, 1, 1]
    rest(table, qtbot)
    assert heard == ["tile", "tile", "dice"]


def test_income_flies_in_before_the_roll(tables: Tables, qtbot: QtBot) -> None:
    table = make(tables, "inn:ota* farm church:ota", bishop=OTA)
    table.model.place(1)
    rest(table, qtbot)
    table.model.end_turn()
    assert len(pieces(table)) == 2
    rest(table, qtbot)
    assert table.model.state.coins[OTA] == 2


def test_nothing_is_told_of_dice_before_they_lie_still(tables: Tables) -> None:
    table = make(tables, "farm inn", (), speed=1.0)
    before = table.bar.prompt
    Hand(table).click(table.buttons.go)
    assert table.model.state.dice
    assert table.tray.dice[0].tumble < 1
    assert (table.bar.prompt, dict(table.board.lit), table.chips.chips) == (before, {}, [])
    assert not table.buttons.go.isEnabled()
    table.director.skip()
    seen.settle_events()
    seen.check(table)
    assert table.board.lit


def test_dice_are_not_shown_while_something_else_still_flies(tables: Tables) -> None:
    """Income comes before the roll, also for those who press on."""
    table = make(tables, "inn:ota* farm church", speed=1.0)
    table.model.place(1)
    table.director.skip()
    hand = Hand(table)
    hand.type("e")
    hand.type("r")
    assert table.model.state.dice
    assert [die.face for die in table.tray.dice] == [0] * 4
    table.director.skip()
    seen.settle_events()
    seen.check(table)


def test_a_pass_is_told_after_the_dice_lie_still(tables: Tables) -> None:
    state = position("manor5:anna", supply=0, bishop=ANNA)
    table = tables.make(at(state, seed="1"), animations=True)
    heard = Heard(table.model)
    Hand(table).type("r")
    assert heard.notices
    assert not table.toast.isVisible()
    table.director.skip()
    assert [table.toast.text] == heard.notices
    seen.settle_events()
    seen.check(table)


def test_a_figure_dropped_while_dice_tumble_is_placed(tables: Tables) -> None:
    table = make(tables, "farm church", (), speed=0.25)
    hand = Hand(table)
    hand.type("r")
    reached = next(iter(table.model.lit()))
    hand.drag(table.stage.hand_place(ANNA), table.board.building_place(reached))
    assert table.model.state.owners[reached] == ANNA


INTERRUPTIONS: dict[str, Callable[[TableScreen, Hand], None]] = {
    "space": lambda _table, hand: hand.key(Qt.Key.Key_Space),
    "escape": lambda _table, hand: hand.key(Qt.Key.Key_Escape),
    "a click on the table": lambda table, hand: hand.click(
        table.board.viewport().mapToGlobal(QPoint(2, 2))
    ),
    "a click on a building": lambda table, hand: hand.click(table.board.building_place(1)),
    "another size": lambda table, _hand: table.resize(1100, 760),
    "animations off": lambda table, _hand: table.preferences.change(animations=False),
    "another speed": lambda table, _hand: table.preferences.change(animation_speed=2.0),
    "out of sight": lambda table, _hand: table.hide(),
}


@pytest.mark.parametrize("by", list(INTERRUPTIONS))
def test_whatever_interrupts_leaves_the_table_right(tables: Tables, by: str) -> None:
    table = make(tables, "farm:ota church:anna", speed=0.25)
    table.model.place(0)
    seen.settle_events()
    assert pieces(table)
    INTERRUPTIONS[by](table, Hand(table))
    seen.settle_events()
    assert not table.director.is_busy
    assert not pieces(table)
    seen.check(table)
    assert len(table.model.game.steps) == 1


def test_another_theme_does_not_interrupt(tables: Tables, qtbot: QtBot) -> None:
    table = make(tables, "farm:ota church:anna", speed=1.0)
    table.model.place(0)
    theme_bus().use("dark")
    seen.settle_events()
    assert table.director.is_busy
    rest(table, qtbot)


def test_undo_takes_back_what_still_flies(tables: Tables) -> None:
    table = make(tables, "farm:ota church:anna", speed=0.25)
    table.model.place(0)
    seen.settle_events()
    Hand(table).key(Qt.Key.Key_Z, CONTROL)
    seen.settle_events()
    assert shows(table, 0) == "blue"
    assert not pieces(table)
    seen.check(table)


def test_whoever_is_quicker_than_the_animation_plays_on(tables: Tables, qtbot: QtBot) -> None:
    table = make(tables, "farm church", (2, 6, 5, 6), speed=1.0)
    hand = Hand(table)
    hand.click(table.board.building_place(0))
    hand.click(table.board.building_place(1))
    hand.type("e")
    assert table.model.player == OTA
    assert (shows(table, 0), shows(table, 1)) == (None, None)
    table.director.speed = 4.0
    rest(table, qtbot)
    assert (shows(table, 0), shows(table, 1)) == ("red", "red")


def test_another_game_amid_a_flight(tables: Tables) -> None:
    table = make(tables, "farm:ota church:anna", speed=0.25)
    table.model.place(0)
    seen.settle_events()
    table.model.load(played(people(5), 60))
    seen.settle_events()
    table.director.skip_if_busy()
    seen.settle_events()
    seen.check(table)


def test_closing_amid_a_flight_leaves_nothing_behind(tables: Tables) -> None:
    table = make(tables, "farm:ota church:anna", speed=0.25)
    table.model.place(0)
    seen.settle_events()
    tables.close()
    QApplication.processEvents()
