"""Looking ahead: which options are followed, what the others change by, and how all are ranked."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest

from bohemian_villages.ai.evaluation.batch_evaluation import evaluator_of
from bohemian_villages.ai.evaluation.positions import gather
from bohemian_villages.ai.evaluation.shipped_weights import hard_network
from bohemian_villages.ai.search.look_ahead import (
    MOST_OPTIONS,
    MOST_REROLLS,
    Effort,
    _distinct,
    look_ahead,
    promising_options,
)
from bohemian_villages.ai.search.next_turns import NextTurns
from bohemian_villages.ai.search.options import Option, list_options, rank_options
from bohemian_villages.engine.state import State
from tests.engine.boards import ANNA, position

REST = "farm farm church bakery butchery dairy tailor inn"
NEXT_TURN_ONLY = Effort(candidates=3, behind=1.0, samples=0)


def state_with_a_tile() -> State:
    villages = REST, "town_hall7 manor5 mill inn"
    return position(*villages, dice=(2, 3, 5, 6), specials=[True, False])


def before_and_after(
    state: State, effort: Effort | None = None
) -> tuple[list[Option], list[Option]]:
    """The options before and after looking ahead."""
    network = hard_network(state.players)
    before = promising_options(state, network)
    return before, look_ahead(state, before, network, Random(1), effort)


def test_options_are_ranked_before_and_after() -> None:
    for found in before_and_after(state_with_a_tile()):
        values = [each.values[ANNA] for each in found]
        assert values == sorted(values, reverse=True)
        assert len(found) > 1


def test_of_equal_buildings_only_one_is_an_option() -> None:
    state = position(REST, dice=(1, 1, 4, 4))
    found = list_options(state, hard_network(2))
    assert len(_distinct(found)) < len(found)


def test_ways_to_roll_again_leave_room_for_turns_with_the_dice_as_they_lie() -> None:
    state = state_with_a_tile()
    network = hard_network(2)
    ranked = _distinct(rank_options(list_options(state, network), ANNA))
    rerolls = [each for each in ranked if each.is_reroll]
    turns = [each for each in ranked if not each.is_reroll]
    assert len(rerolls) > MOST_REROLLS
    # They would take up more room than that.
    assert sum(not each.is_reroll for each in ranked[:MOST_OPTIONS]) < len(turns)
    found = promising_options(state, network)
    assert [each for each in found if each.is_reroll] == rerolls[:MOST_REROLLS]
    assert [each for each in found if not each.is_reroll] == turns[: MOST_OPTIONS - MOST_REROLLS]


def test_the_best_of_all_is_always_promising() -> None:
    state, network = state_with_a_tile(), hard_network(2)
    (first, *_) = promising_options(state, network)
    assert first == rank_options(list_options(state, network), ANNA)[0]


def test_candidates_have_their_value_after_the_next_turn() -> None:
    state = state_with_a_tile()
    before, after = before_and_after(state, NEXT_TURN_ONLY)
    first = next(each for each in before if each.after is not None)
    assert first.after is not None
    ahead = NextTurns(gather([first.after]), evaluator_of(hard_network(2))).values[0]
    found = next(each for each in after if each.actions == first.actions)
    assert found.values == pytest.approx(tuple(ahead[:2]), abs=1e-6)


def test_options_that_are_not_followed_change_as_the_others_do_on_average() -> None:
    before, after = before_and_after(state_with_a_tile(), NEXT_TURN_ONLY)
    values = {each.actions: each.values[ANNA] for each in after}
    changes = {each.actions: values[each.actions] - each.values[ANNA] for each in before}
    followed = [each for each in before if not each.is_reroll][: NEXT_TURN_ONLY.candidates]
    mean = np.mean([changes[each.actions] for each in followed])
    rerolls = [each for each in before if each.is_reroll]
    assert rerolls
    for each in rerolls:
        assert changes[each.actions] == pytest.approx(mean, abs=1e-5)


def test_where_only_rerolls_are_left_nothing_is_followed() -> None:
    state = position("manor3:ota farm", dice=(6, 6, 6, 6), supply=0, bishop=0, specials=True)
    before, after = before_and_after(state)
    assert all(each.is_reroll for each in before)
    assert before == after
