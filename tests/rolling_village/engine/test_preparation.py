"""The preparation: two different projects, one in each column shown, no scoring."""

from __future__ import annotations

from itertools import product

import pytest

from bohemian_villages.rolling_village.engine.actions import Dice, Roll
from bohemian_villages.rolling_village.engine.errors import Refusal
from bohemian_villages.rolling_village.engine.events import PlayerDone, ProjectDrawn, TurnEnded
from bohemian_villages.rolling_village.engine.moves import refusal
from bohemian_villages.rolling_village.engine.rules import apply
from bohemian_villages.rolling_village.engine.sheet import Project
from bohemian_villages.rolling_village.engine.state import State, initial_state
from tests.rolling_village.engine.sheets import (
    FOREST,
    HOUSE,
    LAKE,
    POINTS,
    SQUARE,
    after,
    columns_open,
    draw,
    is_legal,
    position,
    projects_open,
)


def rolled(dice: Dice) -> State:
    return position(dice=dice, turn=0)


def test_dice_are_rolled_for_everyone_first() -> None:
    start = initial_state(POINTS, 3)
    assert start.awaits_roll
    assert refusal(start, draw(HOUSE, 1, 1)) is Refusal.ROLL_FIRST
    assert after(start, Roll((2, 6))).dice == (2, 6)


def test_any_project_but_the_square_may_go_into_either_column_shown() -> None:
    state = rolled((2, 6))
    assert projects_open(state) == {HOUSE, FOREST, LAKE}
    assert all(columns_open(state, project) == {2, 6} for project in projects_open(state))
    assert refusal(state, draw(SQUARE, 2, 1)) is Refusal.NO_SQUARE_IN_PREPARATION


@pytest.mark.parametrize("avenue", [1, 2, 3, 4, 5])
def test_any_row_will_do(avenue: int) -> None:
    assert is_legal(rolled((2, 6)), draw(HOUSE, 6, avenue))


def test_the_second_project_goes_into_the_other_column() -> None:
    state = after(rolled((2, 6)), draw(HOUSE, 6, 1))
    assert columns_open(state, LAKE) == {2}
    assert refusal(state, draw(LAKE, 6, 2)) is Refusal.WRONG_COLUMN


def test_the_two_projects_differ() -> None:
    state = after(rolled((2, 6)), draw(HOUSE, 6, 1))
    assert projects_open(state) == {FOREST, LAKE}
    assert refusal(state, draw(HOUSE, 2, 1)) is Refusal.PROJECTS_MUST_DIFFER


def test_faces_do_not_name_projects_here() -> None:
    state = after(rolled((1, 4)), draw(LAKE, 1, 1), draw(FOREST, 4, 1))
    assert state.turn == 1


@pytest.mark.parametrize("face", [1, 6])
def test_with_doubles_both_go_into_that_one_column(face: int) -> None:
    state = rolled((face, face))
    assert columns_open(state, HOUSE) == {face}
    state = after(state, draw(HOUSE, face, 3))
    assert columns_open(state, LAKE) == {face}
    assert refusal(state, draw(LAKE, face, 3)) is Refusal.SPACE_TAKEN
    assert refusal(state, draw(SQUARE, face, 1)) is Refusal.NO_SQUARE_IN_PREPARATION
    assert not is_legal(state, draw(HOUSE, face, 1))


def test_nothing_is_scored() -> None:
    state, events = apply(after(rolled((1, 1)), draw(HOUSE, 1, 1)), draw(LAKE, 1, 5))
    assert events == [ProjectDrawn(0, LAKE, 24, False), PlayerDone(0, 0), TurnEnded(0)]
    assert [type(event) for event in events] == [ProjectDrawn, PlayerDone, TurnEnded]
    assert state.scores == ((),)
    assert (state.turn, state.awaits_roll) == (1, True)


@pytest.mark.parametrize("first", [HOUSE, FOREST, LAKE])
def test_the_player_chooses_which_project_goes_where(first: Project) -> None:
    for second, swap in product({HOUSE, FOREST, LAKE} - {first}, (False, True)):
        columns = (5, 3) if swap else (3, 5)
        state = after(rolled((3, 5)), draw(first, columns[0], 2), draw(second, columns[1], 2))
        assert state.sheets[0].at(6 + columns[0] - 1) is first
