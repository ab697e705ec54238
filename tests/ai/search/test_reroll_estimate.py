"""The reroll estimate: what due dice gain, from single moves tried once."""

from __future__ import annotations

import pytest
from hypothesis import given

from bohemian_villages.ai.search.reroll_estimate import RerollEstimate
from bohemian_villages.ai.search.turns import rerolls
from bohemian_villages.engine.state import State
from tests.ai.expected_best import expected_best
from tests.ai.odd_positions import odd_positions
from tests.engine.boards import ANNA, after, position, put, reroll


def coins(state: State) -> float:
    """Only what the player has in hand counts."""
    return state.coins[ANNA]


def test_two_moves_add_up() -> None:
    state = position("manor9 manor9 farm", dice=(1, 2, 3, 4), bishop=ANNA)
    estimate = RerollEstimate(state, coins)
    assert estimate.gain_with((6, 6), moved=False) == 9
    assert estimate.gain_with((4, 4, 6, 6), moved=False) == 9 + 1


def test_the_best_way_to_split_the_dice_counts() -> None:
    state = position("manor9 farm:anna farm", dice=(1, 2, 3, 4), bishop=ANNA)
    estimate = RerollEstimate(state, coins)
    assert estimate.gain_with((2, 4, 6), moved=False) == 9  # not 2 + 6
    assert estimate.gain_with((1, 1, 2, 6), moved=False) == 2  # 2 + 6
    assert estimate.gain_with((2, 2, 2, 6), moved=False) == 9  # all but one 2 would be 10


def test_after_a_move_a_bad_one_need_not_be_made() -> None:
    state = position("farm", dice=(1, 2, 3, 4), bishop=ANNA)
    worse = RerollEstimate(state, lambda new: -new.coins[ANNA])
    assert worse.gain_with((4, 4), moved=False) == -1
    assert worse.gain_with((4, 4), moved=True) == 0


def test_dice_that_allow_nothing_gain_nothing() -> None:
    state = position("farm", dice=(1, 2, 3, 4), bishop=ANNA)
    assert RerollEstimate(state, coins).gain_with((6, 6), moved=False) == 0


def test_the_bishop_counts_for_two_equal_dice() -> None:
    state = position("farm", dice=(1, 2, 3, 4))
    estimate = RerollEstimate(state, lambda new: float(new.bishop == ANNA))
    assert estimate.gain_with((5, 5), moved=True) == 1
    assert estimate.gain_with((5, 6), moved=True) == 0
    assert estimate.gain_with((5, 5, 5), moved=True) == 1


def test_without_figures_only_the_bishop_is_left() -> None:
    state = position("manor9", dice=(1, 2, 3, 4), figures=[0, 3])
    estimate = RerollEstimate(state, lambda new: float(new.bishop == ANNA) + new.coins[ANNA])
    assert estimate.gain_with((6, 6), moved=False) == 1


def test_a_second_move_is_foreseen_exactly() -> None:
    state = position("manor9 farm:anna farm", dice=(6, 6, 2, 1), supply=0, specials=[True, False])
    state.bishop = ANNA
    state = after(state, put(state, (6, 6), "manor"))
    waiting = after(state, reroll(state, 1, 2))
    foreseen = coins(waiting) + RerollEstimate(state, coins).gain(waiting)
    assert foreseen == pytest.approx(expected_best(waiting, coins))
    assert foreseen == pytest.approx(9 + 2 * 5 / 36)


@given(odd_positions())
def test_second_moves_are_foreseen_exactly_everywhere(state: State) -> None:
    """With two dice left there is one more move at most, and no move to get in its way."""
    if state.due_dice or not state.moved:
        return

    def value(new: State) -> float:
        return 2 * sum(new.coins) + new.figures[state.player] + (new.bishop == state.player)

    estimate = RerollEstimate(state, value)
    for _, waiting in rerolls(state):
        foreseen = value(waiting) + estimate.gain(waiting)
        assert foreseen == pytest.approx(expected_best(waiting, value))


@given(odd_positions())
def test_the_position_is_left_as_it_is(state: State) -> None:
    if state.due_dice:
        return
    before = state.copy()
    estimate = RerollEstimate(state, lambda new: new.coins[state.player])
    for _, waiting in rerolls(state):
        estimate.gain(waiting)
    assert state == before
