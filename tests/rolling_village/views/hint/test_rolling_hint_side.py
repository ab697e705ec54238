"""The hint at the table of Rolling Village: H opens it, the sheet shows it, one button plays it."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from bohemian_villages.rolling_village.engine.actions import Draw, Roll
from bohemian_villages.rolling_village.models.facts import Phase
from bohemian_villages.rolling_village.models.thinker import Analysis, RollingThinker
from bohemian_villages.rolling_village.views.table.screen import RollingScreen
from tests.rolling_village.games import people, played
from tests.rolling_village.views.table.tables import Tables, settle
from tests.views.hand import Hand

Key = Qt.Key


class HintedTable:
    """A table with a hint that is answered at once."""

    def __init__(self, table: RollingScreen) -> None:
        self.table = table
        self.hint = table.hint
        self.hint.model.asked.connect(self._answer)
        self.hand = Hand(table)

    def _answer(self, asked: Analysis) -> None:
        found = list(RollingThinker().answers(asked))
        for place, each in enumerate(found, 1):
            self.hint.model.tell(asked.id, each, place == len(found))

    @property
    def numbers(self) -> dict[int, int]:
        """The numbers on the sheet."""
        picture = self.table.sheet.picture
        assert picture is not None
        return dict(picture.numbers)


@pytest.fixture
def hinted(tables: Tables) -> HintedTable:
    """A person alone, with two projects to draw."""
    table = tables.make(played(people(1), 4))
    assert table.model.phase is Phase.DRAW
    made = HintedTable(table)
    settle()
    return made


def test_h_shows_the_best_drawings_on_the_sheet_and_h_takes_them_away(hinted: HintedTable) -> None:
    hinted.hand.key(Key.Key_H)
    settle()
    row = hinted.hint.model.rows.rows[0]
    assert hinted.hint.panel.isVisible()
    assert hinted.numbers == row.numbers
    assert row.steps[0].phrase in hinted.table.bar.prompt
    hinted.hand.key(Key.Key_H)
    settle()
    assert not hinted.hint.panel.isVisible()
    assert hinted.numbers == {}
    assert hinted.table.bar.prompt == hinted.table.model.prompt


def test_down_shows_another_suggestion(hinted: HintedTable) -> None:
    hinted.hand.key(Key.Key_H)
    settle()
    assert QApplication.focusWidget() is hinted.hint.panel.list
    hinted.hand.key(Key.Key_Down)
    settle()
    assert hinted.hint.model.chosen == 1
    assert hinted.numbers == hinted.hint.model.rows.rows[1].numbers
    hinted.hand.key(Key.Key_Up)
    settle()
    assert hinted.numbers == hinted.hint.model.rows.rows[0].numbers


def test_the_button_draws_the_next_thing_and_the_rest_is_numbered_anew(
    hinted: HintedTable,
) -> None:
    hinted.hand.key(Key.Key_H)
    settle()
    first, second = hinted.hint.model.rows.rows[0].steps
    hinted.hand.click(hinted.hint.panel.play)
    settle()
    assert hinted.table.model.state.drawn == (first.decision,)
    assert list(hinted.numbers.values()) == [1]
    hinted.hint.panel.list.setFocus()
    hinted.hand.key(Key.Key_Return)
    settle()
    assert hinted.table.model.phase is Phase.DONE
    assert not hinted.hint.panel.isVisible()
    assert hinted.numbers == {}
    assert isinstance(second.decision, Draw)
    drawn = hinted.table.model.sheet(0).drawn
    assert drawn[second.decision.space] is second.decision.project


def test_escape_closes_the_hint_and_the_focus_stays_at_the_table(hinted: HintedTable) -> None:
    hinted.hand.key(Key.Key_H)
    settle()
    hinted.hand.key(Key.Key_Escape)
    settle()
    assert not hinted.hint.is_open
    focus = QApplication.focusWidget()
    assert focus is not None
    assert focus is hinted.table or hinted.table.isAncestorOf(focus)


def test_what_is_in_hand_stays_in_hand(hinted: HintedTable) -> None:
    model = hinted.table.model
    in_hand = (model.card, model.project, model.lit)
    hinted.hand.key(Key.Key_H)
    hinted.hand.key(Key.Key_Down)
    settle()
    assert (model.card, model.project, model.lit) == in_hand


def test_when_nobody_draws_it_is_said_why_there_is_no_hint(tables: Tables) -> None:
    hinted = HintedTable(tables.make(played(people(1), 0)))
    settle()
    hinted.hand.key(Key.Key_H)
    assert not hinted.hint.is_open
    assert "while you draw" in hinted.table.toast.text


@pytest.mark.parametrize("size", [(1024, 700), (1280, 800), (1920, 1080)], ids=str)
def test_three_suggestions_fit_with_a_reason(tables: Tables, size: tuple[int, int]) -> None:
    hinted = HintedTable(tables.make(played(people(1), 4), size))
    hinted.hint.toggle()
    settle()
    rows = hinted.hint.panel.list
    assert rows.model().rowCount() == 3
    last = rows.visualRect(rows.model().index(2, 0))
    assert last.bottom() <= rows.viewport().height() + 2
    assert rows.verticalScrollBar().maximum() == 0
    panel = hinted.hint.panel.geometry()
    assert hinted.table.rect().contains(panel)
    assert not panel.intersects(hinted.table.buttons.geometry())


def test_on_the_last_turn_the_hint_says_that_it_is_exact(tables: Tables) -> None:
    steps = played(people(1)).steps
    last_roll = max(n for n, step in enumerate(steps) if isinstance(step.action, Roll))
    hinted = HintedTable(tables.make(played(people(1), last_roll + 1)))
    assert hinted.table.model.turn == 9
    hinted.hand.key(Key.Key_H)
    settle()
    assert hinted.hint.model.status == "last turn, counted exactly"
