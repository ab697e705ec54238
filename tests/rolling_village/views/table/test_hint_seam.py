"""The table has a place, a button and a key for a hint, and shows what it marks."""

from __future__ import annotations

from PySide6.QtCore import QObject, QRect, Qt, Signal

from bohemian_villages.rolling_village.models.change import Change
from bohemian_villages.rolling_village.models.facts import Phase
from tests.rolling_village.games import people, played
from tests.rolling_village.views.table.tables import Tables, settle
from tests.views.hand import Hand


class NotedHint(QObject):
    """Notes what the table asks of it."""

    about_to_act = Signal()
    room_changed = Signal()
    suggestion_changed = Signal()
    told = Signal(str)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.is_open = False
        self.prompt = ""
        self.area = QRect()
        self.followed: list[Change] = []

    def toggle(self) -> None:
        self.is_open = not self.is_open
        self.prompt = "Draw the house" if self.is_open else ""
        self.suggestion_changed.emit()

    def close(self) -> None:
        self.is_open = False

    def follow(self, change: Change) -> None:
        self.followed.append(change)

    def place(self, area: QRect, _scale: float) -> None:
        self.area = area


def test_without_a_hint_there_is_no_button(tables: Tables) -> None:
    table = tables.make(played(people(1), 9))
    assert not table.buttons.hint.isVisible()
    Hand(table).key(Qt.Key.Key_H)


def test_button_and_key_open_the_hint(tables: Tables) -> None:
    table = tables.make(played(people(1), 4))
    hint, hand = NotedHint(table), Hand(table)
    table.take_hint(hint)
    settle()
    hand.click(table.buttons.hint)
    assert hint.is_open
    assert table.bar.prompt == "Draw the house"
    hand.key(Qt.Key.Key_H)
    assert not hint.is_open
    assert table.bar.prompt == table.model.prompt
    hand.key(Qt.Key.Key_H)
    hand.key(Qt.Key.Key_Escape)
    assert not hint.is_open


def test_the_hint_is_told_of_a_change_when_the_pencil_draws_already(tables: Tables) -> None:
    table = tables.make(played(people(1), 4), animations=True)
    hint = NotedHint(table)
    table.take_hint(hint)
    table.model.draw(table.model.lit[0])
    assert len(hint.followed) == 1
    assert table.stage.is_drawing


def test_the_hint_leaves_cards_and_buttons_and_the_strip_while_that_asks(tables: Tables) -> None:
    rolls = (count for count in range(8, 20) if played(people(1), count).state.turn == 3)
    table = tables.make(played(people(1), next(rolls) + 1))
    hint = NotedHint(table)
    table.take_hint(hint)
    for phase in (Phase.DRAW, Phase.DRAW, Phase.BONUS):
        settle()
        assert table.model.phase is phase
        assert hint.area.intersects(table.strip.geometry()) == (phase is Phase.DRAW)
        for part in (*table.cards, table.buttons):
            assert not hint.area.intersects(part.geometry())
        table.director.skip_if_busy()
        table.model.draw(table.model.lit[0])
    before = hint.area
    table.resize(1600, 1000)
    assert hint.area != before


def test_spaces_that_a_hint_numbers_are_shown(tables: Tables) -> None:
    table = tables.make(played(people(1), 4))
    space = table.model.lit[0]
    table.mark({space: 1})
    assert table.sheet.picture is not None
    assert table.sheet.picture.numbers == {space: 1}
