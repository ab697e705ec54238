"""The worked examples of the rules, and the record printed with them."""

from __future__ import annotations

import pytest

from bohemian_villages.rolling_village.engine.actions import Draw
from bohemian_villages.rolling_village.engine.events import ProjectDrawn
from bohemian_villages.rolling_village.engine.moves import legal_actions
from bohemian_villages.rolling_village.engine.scoring import avenue_score, scoring_groups
from tests.rolling_village.engine.sheets import (
    FOREST,
    HOUSE,
    POINTS,
    draw,
    game,
    play_first,
    position,
    sheet,
)


def test_4_and_2_are_a_house_in_column_2_and_a_forest_in_column_4() -> None:
    draws = [action for action in legal_actions(position(dice=(4, 2))) if isinstance(action, Draw)]
    houses = [draw(HOUSE, 2, avenue) for avenue in range(1, 6)]
    forests = [draw(FOREST, 4, avenue) for avenue in range(1, 6)]
    assert draws == houses + forests


def test_two_groups_that_reach_into_the_active_avenue_score_with_all_their_spaces() -> None:
    drawn = sheet("""
        H . . . . L
        H . . . . L
        H . . . . L
        . . . . . .
        F . . . . .
    """)
    assert [group.points for group in scoring_groups(POINTS, drawn, 2)] == [5, 5]
    assert avenue_score(POINTS, drawn, 2) == 10


@pytest.mark.parametrize("players", [1, 2, 12])
def test_23_of_the_30_spaces_are_filled_at_the_end(players: int) -> None:
    a_game = game(players, seed="7")
    while not a_game.state.is_over:
        play_first(a_game, 1)
    assert [sheet.filled.bit_count() for sheet in a_game.state.sheets] == [23] * players


def test_two_are_drawn_in_preparation_two_a_turn_and_three_as_bonuses() -> None:
    a_game = game(seed="7")
    while not a_game.state.is_over:
        play_first(a_game, 1)
    drawn = [
        (step.turn, event.bonus)
        for step in a_game.steps
        for event in step.events
        if isinstance(event, ProjectDrawn)
    ]
    by_turn = [[bonus for at, bonus in drawn if at == turn] for turn in range(10)]
    assert by_turn == [[False] * 2 + [True] * (turn in (3, 6, 9)) for turn in range(10)]
