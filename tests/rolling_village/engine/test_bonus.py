"""The bonus on turns 3, 6 and 9, and the avenue picked on 2 and 12."""

from __future__ import annotations

import pytest
from attrs import evolve

from bohemian_villages.rolling_village.engine.actions import ChooseAvenue, Dice, Draw
from bohemian_villages.rolling_village.engine.errors import Refusal
from bohemian_villages.rolling_village.engine.events import AvenueChosen, ProjectDrawn, TurnScored
from bohemian_villages.rolling_village.engine.moves import legal_actions, refusal
from bohemian_villages.rolling_village.engine.rules import apply
from bohemian_villages.rolling_village.engine.sheet import Project
from bohemian_villages.rolling_village.engine.state import State
from tests.rolling_village.engine.record_games import random_game
from tests.rolling_village.engine.sheets import (
    FOREST,
    HOUSE,
    LAKE,
    SQUARE,
    after,
    draw,
    position,
    projects_open,
)


def built(turn: int, *used: Project, dice: Dice = (3, 1)) -> State:
    """A position in which both projects of a turn are drawn."""
    state = evolve(position(dice=dice, turn=turn), bonuses=(used,))
    if dice == (3, 1):
        return after(state, draw(LAKE, 1, 1), draw(HOUSE, 3, 1))
    project = HOUSE if dice == (1, 1) else LAKE
    return after(state, draw(project, dice[0], 1), draw(SQUARE, 3, 3))


@pytest.mark.parametrize("turn", [3, 6, 9])
def test_there_is_a_bonus_on_turns_3_6_and_9(turn: int) -> None:
    state = built(turn)
    assert state.bonus_due
    assert state.turn == turn


@pytest.mark.parametrize("turn", [1, 2, 4, 5, 7, 8])
def test_there_is_none_on_other_turns(turn: int) -> None:
    assert built(turn).turn == turn + 1


def test_it_is_drawn_in_any_empty_space() -> None:
    draws = [a for a in legal_actions(built(3)) if isinstance(a, Draw)]
    assert {a.space for a in draws} == set(range(30)) - {0, 2}
    assert refusal(built(3), draw(HOUSE, 1, 1)) is Refusal.SPACE_TAKEN


def test_it_is_of_a_type_not_yet_used_as_a_bonus() -> None:
    assert projects_open(built(3)) == {HOUSE, FOREST, LAKE}
    assert projects_open(built(6, LAKE)) == {HOUSE, FOREST}
    assert projects_open(built(9, LAKE, HOUSE)) == {FOREST}
    assert refusal(built(9, LAKE, HOUSE), draw(HOUSE, 5, 5)) is Refusal.BONUS_USED


def test_every_player_has_all_three_for_themselves() -> None:
    two = position(dice=(3, 1), turn=3)
    state = evolve(two, sheets=two.sheets * 2, bonuses=((), ()), scores=((0, 0),) * 2)
    for _player in range(2):
        state = after(state, draw(LAKE, 1, 1), draw(HOUSE, 3, 1))
        assert projects_open(state) == {HOUSE, FOREST, LAKE}
        state = after(state, draw(LAKE, 6, 5))
    assert state.bonuses == ((LAKE,), (LAKE,))


@pytest.mark.parametrize("players", [1, 3])
def test_house_forest_and_lake_are_each_the_bonus_once(players: int) -> None:
    game = random_game("bonuses", players)
    assert game.state.is_over
    assert all(set(used) == {HOUSE, FOREST, LAKE} for used in game.state.bonuses)
    assert all(len(used) == 3 for used in game.state.bonuses)
    drawn = [event for step in game.steps for event in step.events]
    bonuses = [event for event in drawn if isinstance(event, ProjectDrawn) and event.bonus]
    assert len(bonuses) == 3 * players


def test_it_is_not_a_square() -> None:
    assert refusal(built(3), draw(SQUARE, 5, 5)) is Refusal.NO_SQUARE_AS_BONUS


def test_it_is_noted_as_used() -> None:
    state, events = apply(built(3), draw(FOREST, 5, 5))
    assert events[0] == ProjectDrawn(0, FOREST, 28, True)
    assert state.bonuses == ((FOREST,),)
    assert state.drawn == ()


def test_projects_of_the_dice_do_not_count_as_used() -> None:
    assert built(3).bonuses == ((),)


def test_it_scores_in_the_same_turn() -> None:
    # Sum 4: the first avenue, with 3 for the lake, 2 for the house, and 3 for the bonus.
    state = after(built(3), draw(FOREST, 6, 1))
    assert state.scores[0][-1] == 8


def test_it_comes_after_both_projects() -> None:
    state = after(position(dice=(3, 1), turn=3), draw(LAKE, 1, 1))
    assert not state.bonus_due
    assert refusal(state, draw(FOREST, 5, 5)) is Refusal.WRONG_PROJECT


class TestPickedAvenue:
    @pytest.mark.parametrize("dice", [(1, 1), (6, 6)])
    def test_on_2_or_12_the_player_picks_one(self, dice: Dice) -> None:
        state = built(1, dice=dice)
        assert state.avenue_due
        assert legal_actions(state) == [ChooseAvenue(avenue) for avenue in range(5)]
        assert refusal(state, draw(HOUSE, 5, 5)) is Refusal.AVENUE_DUE

    def test_each_avenue_scores_what_lies_there(self) -> None:
        state = built(1, dice=(1, 1))
        assert [after(state, ChooseAvenue(a)).scores for a in range(5)] == [((3,),)] + [((0,),)] * 4

    def test_after_the_bonus(self) -> None:
        state = built(3, dice=(1, 1))
        assert refusal(state, ChooseAvenue(0)) is Refusal.DRAW_FIRST
        state = after(state, draw(LAKE, 6, 5))
        assert state.avenue_due
        after_pick, events = apply(state, ChooseAvenue(4))
        assert (events[0], events[2]) == (AvenueChosen(0, 4), TurnScored(0, 3, 4, 3))
        assert after_pick.turn == 4

    @pytest.mark.parametrize("dice", [(1, 1), (6, 6)])
    def test_with_several_players_each_picks_one_of_their_own(self, dice: Dice) -> None:
        alone = position(dice=dice)
        state = evolve(alone, sheets=alone.sheets * 3, bonuses=((),) * 3, scores=((),) * 3)
        project, column = (HOUSE, 1) if dice == (1, 1) else (LAKE, 6)
        for player, avenue in enumerate((0, 4, 0)):
            assert state.player == player
            state = after(state, draw(project, column, 1), draw(SQUARE, 3, 3))
            assert state.avenue_due
            assert legal_actions(state) == [ChooseAvenue(each) for each in range(5)]
            state = after(state, ChooseAvenue(avenue))
        assert state.scores == ((3,), (0,), (3,))
        assert state.turn == 2

    def test_not_before_everything_is_drawn(self) -> None:
        state = position(dice=(1, 1))
        assert refusal(state, ChooseAvenue(0)) is Refusal.DRAW_FIRST
        assert refusal(position(), ChooseAvenue(0)) is Refusal.ROLL_FIRST

    def test_not_on_other_sums(self) -> None:
        assert refusal(position(dice=(2, 2)), ChooseAvenue(0)) is Refusal.NO_AVENUE_DUE

    def test_not_in_the_preparation(self) -> None:
        state = position(dice=(1, 1), turn=0)
        assert refusal(state, ChooseAvenue(0)) is Refusal.NO_AVENUE_DUE
        assert after(state, draw(HOUSE, 1, 1), draw(LAKE, 1, 2)).turn == 1
