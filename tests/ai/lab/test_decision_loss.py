"""The loss of a decision, judged by two long looks."""

from __future__ import annotations

import random

import numpy as np
import pytest

from bohemian_villages.ai.evaluation.shipped_weights import expert_network, hard_network
from bohemian_villages.ai.lab.decision_loss import (
    long_look,
    loss,
    losses,
    sampled_positions,
)
from bohemian_villages.ai.players.limited import LimitedPlayer
from bohemian_villages.ai.search.options import list_options, rank_options
from bohemian_villages.ai.strengths import Limits
from bohemian_villages.engine.state import State
from bohemian_villages.numeric.measured import measured
from bohemian_villages.village_sets import standard_set
from tests.engine.boards import ANNA, position

REST = "farm farm church bakery butchery dairy tailor inn"
SAMPLES = 4


def state(**changes: object) -> State:
    return position(REST, "town_hall7 manor5 mill inn", dice=(2, 3, 5, 6), **changes)  # type: ignore[arg-type]


def test_the_best_of_one_look_is_judged_by_the_other() -> None:
    one, two = np.array([0.5, 0.6, 0.3]), np.array([0.5, 0.4, 0.3])
    nothing = np.zeros(3)
    # One look prefers the second option, which the other sees 0.1 behind the first; and back again.
    assert loss(nothing, one, two, 0).least == pytest.approx((-0.1 + 0.0) / 2)
    assert loss(nothing, one, two, 2).least == pytest.approx((0.1 + 0.2) / 2)


def test_the_best_of_both_looks_is_the_most_that_is_lost() -> None:
    one, two = np.array([0.5, 0.6, 0.3]), np.array([0.5, 0.5, 0.3])
    assert loss(np.zeros(3), one, two, 1).most == 0
    assert loss(np.zeros(3), one, two, 0).most == pytest.approx(0.05)


def test_noise_alone_is_no_loss() -> None:
    """Among equal options the least is 0 on average; the most is not."""
    rng = np.random.default_rng(1)
    looks = rng.normal(0, 0.1, (2000, 2, 4))
    found = [loss(np.zeros(4), one, two, 0) for one, two in looks]
    least = measured([each.least for each in found])
    assert abs(least.mean) < least.half
    assert measured([each.most for each in found]).mean > 0.05


def test_what_expert_sees_helps_to_choose_but_not_to_judge() -> None:
    one, two = np.array([0.5, 0.51]), np.array([0.5, 0.45])
    assert loss(np.array([0.2, 0.0]), one, two, 1).least == pytest.approx((0.05 - 0.01) / 2)


def test_a_long_look_sees_what_a_short_one_sees_roughly() -> None:
    begun = state(specials=[True, False])
    ranked = rank_options(list_options(begun, hard_network(2)), ANNA)
    best, worst = ranked[0], next(each for each in reversed(ranked) if each.after is not None)
    reroll = next(each for each in ranked if each.is_reroll)
    options = [best, worst, reroll]
    found = long_look(begun, options, hard_network(2), SAMPLES, random.Random(1))
    again = long_look(begun, options, hard_network(2), SAMPLES, random.Random(1))
    assert found[0] > found[1]
    assert np.array_equal(found, again)
    assert ((found > -0.1) & (found < 1.1)).all()


def test_who_sees_hardly_anything_gives_away_more_than_expert() -> None:
    blind = LimitedPlayer(Limits(sight=0.0, noise=0.5))
    found = losses(state(), expert_network(2), blind, SAMPLES, random.Random(1))
    assert found is not None
    expert, other = found
    assert other.most > expert.most


def test_positions_have_dice_and_a_choice_and_follow_from_the_seed() -> None:
    one, again = (list(sampled_positions(standard_set(), 3, 2, "a")) for _ in range(2))
    assert [each.dice for each, _ in one] == [each.dice for each, _ in again]
    assert all(each.players == 3 and not each.awaits_roll for each, _ in one)
