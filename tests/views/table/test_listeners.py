"""Nobody needs to know in which order those who follow a game hear of a change."""

from __future__ import annotations

import random

import pytest

from bohemian_villages.views.table.table_screen import TableScreen
from tests.models.tables import people
from tests.views.table import seen
from tests.views.table.tables import Tables


def let_lists_hear_last(table: TableScreen) -> None:
    """Log and actions hear of a change when the table has heard of it."""
    changed = table.model.changed
    for rows in (table.log, table.actions_model):
        changed.disconnect(rows._update)
        changed.connect(rows._update)


@pytest.mark.parametrize("last", [False, True])
def test_the_table_shows_the_game_whoever_hears_first(tables: Tables, last: bool) -> None:
    table, rng = tables.make(people(2)), random.Random(3)
    if last:
        let_lists_hear_last(table)
    for _ in range(30):
        model = table.model
        if model.can_roll and not model.can_collect:
            model.roll()
        else:
            action, _text = rng.choice(model.actions())
            model.play(action)
        seen.settle_events()
        seen.check(table)
