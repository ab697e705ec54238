"""The game goes on by itself in a go of its own, unless something comes between."""

from __future__ import annotations

from bohemian_villages.models.game.thought import Thought
from bohemian_villages.views.table.table_screen import TableScreen
from tests.engine.boards import position
from tests.models.tables import at, people
from tests.views.table import seen
from tests.views.table.tables import Tables

VILLAGES = ("farm inn church", "bakery mill", "tailor dairy", "inn", "mill", "manor5")


def before_a_question(tables: Tables) -> tuple[TableScreen, list[Thought]]:
    """A table at rest where an AI player is about to be asked; what is asked from then on."""
    table, asked = tables.make(people(2)), list[Thought]()
    table.model.think_requested.connect(asked.append)
    table.model.load(at(position(*VILLAGES, dice=(2, 6, 3, 4)), "easy").game)
    table.flow.rest_due.stop()
    table.flow.come_to_rest()
    return table, asked


def test_an_ai_player_is_asked_when_the_table_has_come_to_rest(tables: Tables) -> None:
    table, asked = before_a_question(tables)
    assert table.flow.is_due
    assert not seen.is_at_rest(table)
    seen.settle_events()
    assert len(asked) == 1
    assert not table.flow.is_due


def test_nobody_is_asked_when_another_game_has_come_between(tables: Tables) -> None:
    table, asked = before_a_question(tables)
    table.model.load(at(position(*VILLAGES, dice=(2, 6, 3, 4))).game)
    assert not table.flow.turn_due.isActive()
    seen.settle_events()
    assert not asked


def test_nobody_is_asked_while_the_table_is_out_of_sight(tables: Tables) -> None:
    table, asked = before_a_question(tables)
    table.hide()
    seen.settle_events()
    assert not asked


def test_nobody_is_asked_when_the_window_closes(tables: Tables) -> None:
    table, asked = before_a_question(tables)
    table.stop()
    assert not table.flow.is_due
    seen.settle_events()
    assert not asked
