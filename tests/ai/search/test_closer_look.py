"""A closer look: what is looked at, what is taken for the rest, and in which order all stand."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest

from bohemian_villages.ai.evaluation.positions import gather
from bohemian_villages.ai.search.closer_look import (
    MOST_REROLLS,
    MOST_WEIGHED,
    Effort,
    _distinct,
    closer_look,
    promising_options,
)
from bohemian_villages.ai.search.look_ahead import look_ahead
from bohemian_villages.ai.search.weighing import Option, options, rank, shipped_network, worth_by
from bohemian_villages.engine.state import State
from tests.engine.boards import ANNA, position

REST = "farm farm church bakery butchery dairy tailor inn"
NEXT_TURN_ONLY = Effort(candidates=3, behind=1.0, samples=0)


def state_with_a_tile() -> State:
    villages = REST, "town_hall7 manor5 mill inn"
    return position(*villages, dice=(2, 3, 5, 6), specials=[True, False])


def looked_at(state: State, effort: Effort | None = None) -> tuple[list[Option], list[Option]]:
    """The options before and after a closer look."""
    before = promising_options(state, shipped_network(state.players))
    return before, closer_look(state, before, shipped_network(state.players), Random(1), effort)


def test_options_are_ranked_before_and_after() -> None:
    for found in looked_at(state_with_a_tile()):
        worth = [each.worth[ANNA] for each in found]
        assert worth == sorted(worth, reverse=True)
        assert len(found) > 1


def test_of_equal_buildings_only_one_is_an_option() -> None:
    state = position(REST, dice=(1, 1, 4, 4))
    found = options(state, shipped_network(2))
    assert len(_distinct(found)) < len(found)


def test_ways_to_roll_again_leave_room_for_turns_with_the_dice_as_they_lie() -> None:
    state = state_with_a_tile()
    network = shipped_network(2)
    ranked = _distinct(rank(options(state, network), ANNA))
    rerolls = [each for each in ranked if each.is_reroll]
    turns = [each for each in ranked if not each.is_reroll]
    assert len(rerolls) > MOST_REROLLS
    # They would take up more room than that.
    assert sum(not each.is_reroll for each in ranked[:MOST_WEIGHED]) < len(turns)
    found = promising_options(state, network)
    assert [each for each in found if each.is_reroll] == rerolls[:MOST_REROLLS]
    assert [each for each in found if not each.is_reroll] == turns[: MOST_WEIGHED - MOST_REROLLS]


def test_the_best_of_all_is_always_looked_at() -> None:
    state, network = state_with_a_tile(), shipped_network(2)
    (first, *_) = promising_options(state, network)
    assert first == rank(options(state, network), ANNA)[0]


def test_candidates_are_worth_what_they_are_after_the_next_turn() -> None:
    state = state_with_a_tile()
    before, after = looked_at(state, NEXT_TURN_ONLY)
    first = next(each for each in before if each.after is not None)
    assert first.after is not None
    ahead = look_ahead(gather([first.after]), worth_by(shipped_network(2)))[0]
    found = next(each for each in after if each.actions == first.actions)
    assert found.worth == pytest.approx(tuple(ahead[:2]), abs=1e-6)


def test_what_is_not_looked_at_changes_as_the_others_do_on_average() -> None:
    before, after = looked_at(state_with_a_tile(), NEXT_TURN_ONLY)
    worth = {each.actions: each.worth[ANNA] for each in after}
    changes = {each.actions: worth[each.actions] - each.worth[ANNA] for each in before}
    followed = [each for each in before if not each.is_reroll][: NEXT_TURN_ONLY.candidates]
    mean = np.mean([changes[each.actions] for each in followed])
    rerolls = [each for each in before if each.is_reroll]
    assert rerolls
    for each in rerolls:
        assert changes[each.actions] == pytest.approx(mean, abs=1e-5)


def test_who_can_only_roll_again_has_nothing_to_look_at() -> None:
    state = position("manor3:ota farm", dice=(6, 6, 6, 6), supply=0, bishop=0, specials=True)
    before, after = looked_at(state)
    assert all(each.is_reroll for each in before)
    assert before == after
