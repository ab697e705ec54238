"""Dice that roll and turns that end by themselves: after a visible moment with undo."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QMenu
from pytestqt.qtbot import QtBot

from bohemian_villages.views.table.table_screen import TableScreen
from bohemian_villages.views.toolkit.widgets.table_button import MILLISECONDS
from tests.engine.boards import ANNA, OTA, position
from tests.models.tables import at, people
from tests.views.hand import CONTROL, Hand
from tests.views.table import seen
from tests.views.table.tables import Tables

VILLAGES = ("farm inn church", "bakery mill", "tailor dairy", "inn", "mill", "manor5")
FARM = 0


def at_the_last_move(tables: Tables, **settings: Any) -> TableScreen:
    """After the farm nothing is left but to end the turn."""
    state = position(*VILLAGES, dice=(2, 6, 5, 6), supply=0, bishop=ANNA, figures=1)
    return tables.make(at(state), **settings)


def run_out(table: TableScreen) -> None:
    """Let the moment be over, without waiting for it."""
    assert table.countdown.is_running
    table.countdown._running.setCurrentTime(MILLISECONDS)


@pytest.mark.parametrize("animations", [False, True])
def test_dice_roll_by_themselves_after_a_moment(tables: Tables, animations: bool) -> None:
    table = tables.make(people(2), auto_roll=True, animations=animations)
    assert table.countdown.is_running
    assert not table.model.state.dice
    table.countdown._running.setCurrentTime(MILLISECONDS // 2)
    assert table.buttons.go.elapsed == pytest.approx(0.5, abs=0.1)
    assert not table.model.state.dice
    run_out(table)
    assert table.model.state.dice
    assert table.buttons.go.elapsed == 0
    assert not table.countdown.is_running


def test_a_turn_ends_by_itself_when_nothing_else_can_be_done(tables: Tables) -> None:
    table = at_the_last_move(tables, auto_end=True)
    Hand(table).click(table.board.building_place(FARM))
    seen.settle_events()
    assert table.model.only_end_is_left
    assert table.model.player == ANNA
    run_out(table)
    assert table.model.player == OTA
    seen.settle_events()
    assert not table.countdown.is_running
    seen.check(table)


def test_undo_works_in_the_moment_and_stays_undone(tables: Tables) -> None:
    table = at_the_last_move(tables, auto_end=True, auto_roll=True)
    hand = Hand(table)
    hand.click(table.board.building_place(FARM))
    seen.settle_events()
    assert table.countdown.is_running
    hand.key(Qt.Key.Key_Z, CONTROL)
    seen.settle_events()
    assert not table.countdown.is_running
    assert table.model.can_redo
    seen.check(table)


def test_an_ended_turn_is_undone_in_the_moment_before_the_roll(tables: Tables) -> None:
    table = at_the_last_move(tables, auto_end=True, auto_roll=True)
    hand = Hand(table)
    hand.click(table.board.building_place(FARM))
    seen.settle_events()
    run_out(table)
    seen.settle_events()
    assert table.model.player == OTA
    assert table.countdown.is_running
    hand.click(table.buttons.undo)
    seen.settle_events()
    assert table.model.player == ANNA
    # Whoever takes a turn's end back does not want it ended again.
    assert not table.countdown.is_running
    hand.click(table.buttons.go)
    seen.settle_events()
    assert table.model.player == OTA
    assert table.countdown.is_running


def test_no_die_falls_while_the_moment_runs(tables: Tables, qtbot: QtBot) -> None:
    table = at_the_last_move(tables, auto_end=True, auto_roll=True)
    fallen: list[bool] = []
    table.model.changed.connect(lambda _change: fallen.append(table.countdown.is_running))
    Hand(table).click(table.board.building_place(FARM))
    qtbot.waitUntil(lambda: bool(table.model.state.dice) and table.model.player == OTA)
    assert not any(fallen)


def test_forgetful_income_is_not_rolled_away_by_itself(tables: Tables) -> None:
    state = position("inn:anna* farm", *VILLAGES[1:], forgetful=True, uncollected=True)
    table = tables.make(at(state), auto_roll=True)
    assert not table.countdown.is_running
    Hand(table).type("c")
    seen.settle_events()
    assert table.countdown.is_running


def test_who_acts_in_the_moment_is_not_overtaken(tables: Tables) -> None:
    table = tables.make(people(2), auto_roll=True)
    Hand(table).type("r")
    assert not table.countdown.is_running
    seen.settle_events()
    assert not table.countdown.is_running


def test_the_moment_waits_for_whoever_reads_a_menu(tables: Tables) -> None:
    table = tables.make(people(2), auto_roll=True)
    menu = QMenu(table)
    menu.addAction("Read me")
    menu.popup(table.mapToGlobal(table.rect().center()))
    run_out(table)
    assert not table.model.state.dice
    assert table.countdown.is_running
    menu.close()
    assert QApplication.activePopupWidget() is None
    run_out(table)
    assert table.model.state.dice


def test_the_moment_waits_for_a_piece_in_the_air(tables: Tables) -> None:
    table = tables.make(people(2), auto_roll=True)
    hand = Hand(table)
    place = table.board.building_place(0)
    hand.take_up(table.stage.hand_place(ANNA), place)
    run_out(table)
    assert not table.model.state.dice
    hand.release(place)
    run_out(table)
    assert table.model.state.dice


def test_who_switches_it_off_in_the_moment_is_heard(tables: Tables) -> None:
    table = tables.make(people(2), auto_roll=True)
    assert table.countdown.is_running
    table.preferences.change(auto_roll=False)
    assert not table.countdown.is_running
    assert table.buttons.go.elapsed == 0


def test_nothing_happens_by_itself_out_of_sight(tables: Tables) -> None:
    table = tables.make(people(2), auto_roll=True)
    table.hide()
    assert not table.countdown.is_running
    table.show()
    seen.settle_events()
    assert table.countdown.is_running
