"""Whole turns: every way to play on, each position once."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from hypothesis import assume, given

from bohemian_villages.ai.search.turns import (
    Turn,
    position_key,
    whole_turns,
)
from bohemian_villages.engine.actions import END_TURN, Decision, Reroll
from bohemian_villages.engine.moves import legal_actions
from bohemian_villages.engine.rules import apply
from bohemian_villages.engine.state import Ending, State
from tests.ai.expected_best import expected_best
from tests.ai.odd_positions import odd_positions
from tests.engine.boards import ANNA, OTA, after, position, put, reroll, spot


def positions_of(turns: list[Turn]) -> list[object]:
    """What the turns lead to, in a form one can compare."""
    return [position_key(turn.state) for turn in turns]


def owners_reached(state: State) -> set[tuple[int, ...]]:
    """Who may stand where when the turn is over."""
    return {tuple(turn.state.owners) for turn in whole_turns(state)}


def naive_positions(state: State) -> Iterator[object]:
    """What every sequence of legal actions without a reroll leads to, again and again."""
    if state.is_over:
        yield position_key(state)
        return
    for action in legal_actions(state):
        if action == END_TURN:
            yield position_key(state)
        elif not isinstance(action, Reroll):
            yield from naive_positions(apply(state, action)[0])


def test_both_pairs_of_every_split_are_played() -> None:
    state = position("church farm tailor town_hall7 manor4 dairy", dice=(2, 3, 5, 6), supply=0)
    church, farm, tailor, hall, manor, _dairy = range(6)
    taken = {frozenset(b for b, o in enumerate(row) if o == ANNA) for row in owners_reached(state)}
    assert taken == {
        frozenset({tailor}), frozenset({church}), frozenset({tailor, church}),  # 2 + 3, 5 + 6
        frozenset({farm}),  # 3 + 5, and 2 + 6
        frozenset({hall}),  # 2 + 3 + 5
    }  # fmt: skip
    assert manor not in frozenset.union(*taken)


def test_a_turn_may_stop_after_one_move() -> None:
    state = position("farm glassworks", dice=(2, 6, 3, 4), supply=0)
    ends = [turn.actions for turn in whole_turns(state)]
    assert (put(state, (2, 6), "farm"), END_TURN) in ends


def test_a_turn_closes_with_its_end_which_is_not_carried_out() -> None:
    state = position("farm inn:ota*", dice=(2, 6, 1, 1), coins=0)
    for turn in whole_turns(state):
        assert turn.actions[-1] == END_TURN
        assert turn.state.player == ANNA
        assert turn.state.coins[OTA] == 0, "the next player's income is not paid yet"


def test_every_free_building_of_a_kind_is_a_choice() -> None:
    state = position("farm farm", "farm", dice=(4, 4, 1, 2), supply=0, bishop=ANNA)
    assert owners_reached(state) == {(0, -1, -1), (-1, 0, -1), (-1, -1, 0)}


def test_every_figure_that_may_be_kicked_is_a_choice() -> None:
    state = position("farm:ota farm:ota", "farm:anna", dice=(4, 4, 1, 2), supply=0, bishop=ANNA)
    assert owners_reached(state) == {(0, 1, 0), (1, 0, 0)}


def test_bishop_and_special_tile_are_moves_like_others() -> None:
    state = position("farm", dice=(4, 4, 3, 3), supply=1)
    ends = {(turn.state.bishop, turn.state.specials[ANNA]) for turn in whole_turns(state)}
    assert (ANNA, True) in ends


def test_two_orders_that_lead_to_the_same_are_one_turn() -> None:
    state = position("farm tailor", dice=(2, 6, 2, 3), supply=0)
    both = [turn for turn in whole_turns(state) if turn.state.owners == [ANNA, ANNA]]
    assert len(both) == 1


def test_two_orders_that_lead_elsewhere_are_two_turns() -> None:
    """The inn first: the mill turns it, and is cleared. The mill first: the inn stays inactive."""
    state = position("inn mill farm:ota church:ota", dice=(4, 5, 2, 4), supply=0)
    inn = spot(state, "inn")
    both = [turn.state for turn in whole_turns(state) if turn.state.owners[inn] == ANNA]
    cleared = [new for new in both if new.coins[ANNA] == 2]
    assert sorted(inn in new.active_inns for new in cleared) == [False, True]


def test_a_cleared_row_gives_the_figure_for_the_second_move() -> None:
    state = position("mill farm", dice=(2, 4, 3, 5), figures=1, supply=0)
    assert any(new.state.coins[ANNA] == 3 for new in whole_turns(state))


def test_a_placement_that_ends_the_game_ends_the_turn() -> None:
    state = position("manor5 farm", dice=(6, 6, 4, 4), bank=5, supply=0)
    over = [turn for turn in whole_turns(state) if turn.state.is_over]
    assert over
    for turn in over:
        assert turn.state.ending is Ending.BANK_EMPTY
        assert END_TURN not in turn.actions


def test_who_can_do_nothing_passes() -> None:
    state = position("farm", dice=(6, 6, 6, 6), bishop=ANNA, supply=0)
    assert [turn.actions for turn in whole_turns(state)] == [(END_TURN,)]


def test_who_must_spend_the_tile_has_no_whole_turn_yet() -> None:
    state = position("farm", dice=(6, 6, 6, 6), bishop=ANNA, specials=[True, False])
    assert whole_turns(state) == []


def test_turns_go_on_from_the_middle_of_a_turn() -> None:
    state = position("farm glassworks", dice=(2, 6, 3, 4), supply=0)
    state = after(state, put(state, (2, 6), "farm"))
    assert [turn.actions for turn in whole_turns(state)] == [
        (END_TURN,),
        (put(state, (3, 4), "glassworks"), END_TURN),
    ]


def test_the_expected_best_weighs_every_outcome() -> None:
    """One die rolled again beside a 3: only a 5 reaches the farm, once in six times."""
    state = position("farm", dice=(3, 1, 1, 1), supply=0, specials=[True, False], bishop=ANNA)
    state = after(state, reroll(state, 1))
    state.unused = tuple(sorted((*state.due_dice, 0)))
    assert expected_best(state, lambda new: new.coins[ANNA]) == pytest.approx(1 / 6)


def test_the_expected_best_takes_the_best_turn_of_an_outcome() -> None:
    state = position("manor9 farm", dice=(6, 6, 2, 1), supply=0, specials=[True, False])
    state = after(state, put(state, (6, 6), "manor"))
    state = after(state, reroll(state, 1))
    assert expected_best(state, lambda new: new.coins[ANNA]) == pytest.approx(9 + 1 / 6)


@given(odd_positions())
def test_no_position_is_missed_and_none_comes_twice(state: State) -> None:
    assume(not state.due_dice)
    before = state.copy()
    found = positions_of(whole_turns(state))
    assert len(found) == len(set(found))
    assert set(found) == set(naive_positions(state))
    assert state == before


@given(odd_positions())
def test_every_turn_can_be_played_to_where_it_leads(state: State) -> None:
    assume(not state.due_dice)
    for actions, leads_to in whole_turns(state):
        done = tuple(action for action in actions if action != END_TURN)
        assert after(state, *done) == leads_to
        if actions[-1] == END_TURN:
            after(leads_to, END_TURN)


def test_the_same_position_gives_the_same_turns_in_the_same_order() -> None:
    def actions() -> list[tuple[Decision, ...]]:
        state = position("farm inn mill church", "farm:ota bakery", dice=(1, 3, 5, 5))
        return [turn.actions for turn in whole_turns(state)]

    assert actions() == actions()
