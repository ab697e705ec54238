"""The table has a place, a button and a key for a hint, and shows what it marks."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from bohemian_villages.rolling_village.models.change import Change
from bohemian_villages.rolling_village.models.facts import Phase
from tests.rolling_village.games import people, played
from tests.rolling_village.views.table.tables import Tables, settle
from tests.views.hand import Hand


def test_button_and_key_open_the_hint(tables: Tables) -> None:
    table = tables.make(played(people(1), 4))
    hand = Hand(table)
    hand.click(table.buttons.hint)
    assert table.hint.is_open
    hand.key(Qt.Key.Key_H)
    assert not table.hint.is_open
    assert table.bar.prompt == table.model.prompt
    hand.key(Qt.Key.Key_H)
    assert table.hint.is_open
    hand.key(Qt.Key.Key_Escape)
    assert not table.hint.is_open


def test_the_hint_is_told_of_a_change_when_the_pencil_draws_already(
    tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = tables.make(played(people(1), 4), animations=True)
    is_drawing: list[bool] = []

    def follow(_change: Change) -> None:
        is_drawing.append(table.stage.is_drawing)

    monkeypatch.setattr(table.hint.model, "follow", follow)
    table.model.draw(table.model.lit[0])
    assert is_drawing == [True]


def test_the_hint_leaves_cards_and_buttons_and_the_strip_while_that_asks(tables: Tables) -> None:
    rolls = (count for count in range(8, 20) if played(people(1), count).state.turn == 3)
    table = tables.make(played(people(1), next(rolls) + 1))
    table.hint.toggle()
    panel = table.hint.panel
    for phase in (Phase.DRAW, Phase.DRAW, Phase.BONUS):
        settle()
        assert table.model.phase is phase
        assert panel.geometry().intersects(table.strip.geometry()) == (phase is Phase.DRAW)
        for part in (*table.roll.cards, table.buttons):
            assert not panel.geometry().intersects(part.geometry())
        table.director.skip_if_busy()
        table.model.draw(table.model.lit[0])
    before = panel.geometry()
    table.resize(1600, 1000)
    assert panel.geometry() != before


def test_spaces_that_a_hint_numbers_are_shown(tables: Tables) -> None:
    table = tables.make(played(people(1), 4))
    space = table.model.lit[0]
    table.mark({space: 1})
    assert table.sheet.picture is not None
    assert table.sheet.picture.numbers == {space: 1}
