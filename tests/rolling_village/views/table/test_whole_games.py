"""Whole games at the table, as a person plays them: by mouse, by keys, with AI players."""

from __future__ import annotations

import pytest
from PySide6.QtTest import QSignalSpy

from bohemian_villages.rolling_village.engine.events import ProjectDrawn
from bohemian_villages.rolling_village.engine.state import LAST_TURN
from bohemian_villages.rolling_village.models.change import Change
from bohemian_villages.rolling_village.models.facts import Phase
from tests.rolling_village.games import people
from tests.rolling_village.games import table as seats
from tests.rolling_village.views.table.tables import (
    Keys,
    Mouse,
    Tables,
    answer_thoughts,
    is_at_rest,
    play,
    wait,
)


@pytest.mark.long
def test_a_game_alone_is_played_with_the_mouse(tables: Tables) -> None:
    table = tables.make(people(1))
    over = QSignalSpy(table.game_over_shown)
    play(Mouse(table), lambda: table.model.is_over)
    wait(lambda: over.count() > 0)
    facts = table.model.sheet(0)
    assert sum(project is not None for project in facts.drawn) == 23
    assert table.sheet.picture is not None
    assert table.sheet.picture.facts.drawn == facts.drawn
    assert table.points.total == facts.total


@pytest.mark.long
def test_a_game_alone_is_played_with_the_keys(tables: Tables) -> None:
    table = tables.make(people(1, seed="12"))
    play(Keys(table), lambda: table.model.is_over)
    assert sum(project is not None for project in table.model.sheet(0).drawn) == 23


@pytest.mark.long
def test_a_game_alone_is_played_with_animations(tables: Tables) -> None:
    table = tables.make(people(1), animations=True, animation_speed=4.0)
    mouse = Mouse(table)

    def step_at_rest() -> None:
        wait(lambda: is_at_rest(table))
        mouse.step()

    for _ in range(12):
        step_at_rest()
    wait(lambda: is_at_rest(table))
    assert table.model.turn >= 2
    assert table.sheet.picture == table.large_picture()


@pytest.mark.long
def test_two_people_and_two_ai_players_play_to_the_end(tables: Tables) -> None:
    table = tables.make(seats("human", "easy", "human", "easy"))
    answer_thoughts(table)
    mouse = Mouse(table)
    play(mouse, lambda: table.model.is_over, most=900)
    assert len(table.model.scores) == 4
    assert all(len(score.turns) == LAST_TURN for score in table.model.scores)
    assert [pill.player for pill in table.standing.pills] == table.model.ranking


def test_ai_players_fill_their_sheets_one_after_the_other(tables: Tables) -> None:
    table = tables.make(
        seats("human", "easy", "easy", "easy"), animations=True, animation_speed=4.0
    )
    answer_thoughts(table)
    mouse = Mouse(table)
    while not table.model.can_undo or table.model.lit:
        wait(lambda: is_at_rest(table))
        mouse.step()
    drawn: list[int] = []

    def note(change: Change) -> None:
        drawn.extend(event.player for event in change.events if isinstance(event, ProjectDrawn))

    table.model.changed.connect(note)
    wait(lambda: is_at_rest(table))
    table.model.go_on()
    wait(lambda: table.model.turn == 1 and is_at_rest(table), 20_000)
    assert table.model.phase is Phase.DRAW
    assert drawn == [1, 1, 2, 2, 3, 3]
