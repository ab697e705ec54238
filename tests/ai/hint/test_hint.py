"""The hint: what is suggested, in which order, and that every suggestion is legal."""

from __future__ import annotations

import random

import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings

from bohemian_villages.ai.evaluation.network import Network, new_network
from bohemian_villages.ai.hint.data import Hint
from bohemian_villages.ai.hint.hint import _compared_with, chances_only, hints
from bohemian_villages.ai.players.expert import ExpertPlayer
from bohemian_villages.ai.search.look_ahead import MOST_OPTIONS
from bohemian_villages.ai.search.options import Option, best_option, list_options
from bohemian_villages.engine.actions import END_TURN
from bohemian_villages.engine.moves import is_legal
from bohemian_villages.engine.rules import apply
from bohemian_villages.engine.state import State
from bohemian_villages.levels import EXPERT, HARD
from tests.ai.odd_positions import odd_positions
from tests.engine.boards import position

ROW = "church farm tailor town_hall7 manor4 dairy inn glassworks mill bakery"


def network(players: int = 2) -> Network:
    return new_network(players, np.random.default_rng(5)).astype(np.float64)


def found(state: State, luck: int = 1) -> list[Hint]:
    return list(hints(state, network(state.players), luck))


def test_the_first_answer_is_hards_and_the_second_experts() -> None:
    quick, sharp = found(position(ROW, dice=(2, 3, 5, 6)))
    assert (quick.level, sharp.level) == (HARD, EXPERT)


def test_the_first_suggestion_at_once_is_what_hard_would_play() -> None:
    state = position(ROW, dice=(2, 3, 5, 6))
    chosen = best_option(list_options(state, network()), state.player)
    assert found(state)[0].suggestions[0].actions == chosen.actions


def test_the_first_sharp_suggestion_is_what_an_expert_would_play() -> None:
    state = position(ROW, dice=(2, 3, 5, 6))
    experts = ExpertPlayer(network()).decide(state, random.Random(1))
    assert found(state)[-1].suggestions[0].actions[0] == experts


@given(odd_positions())
@settings(max_examples=6, deadline=None, suppress_health_check=[HealthCheck.too_slow])
def test_every_suggestion_can_be_played_from_its_first_action_on(state: State) -> None:
    for hint in found(state):
        for suggestion in hint.suggestions:
            after = state
            for action in suggestion.actions:
                assert is_legal(after, action)
                after, _ = apply(after, action)


@given(odd_positions())
@settings(max_examples=6, deadline=None, suppress_health_check=[HealthCheck.too_slow])
def test_suggestions_are_few_different_and_add_up(state: State) -> None:
    for hint in found(state):
        actions = [suggestion.actions for suggestion in hint.suggestions]
        assert len(set(actions)) == len(actions) <= MOST_OPTIONS
        for suggestion in hint.suggestions:
            chances = suggestion.evaluation.chances
            assert all(0 <= share <= 1 for share in chances)
            assert sum(chances) == pytest.approx(1, abs=1e-4)


def test_the_evaluation_of_a_hint_is_that_of_its_best_turn() -> None:
    for hint in found(position(ROW, dice=(2, 3, 5, 6))):
        assert hint.evaluation == hint.suggestions[0].evaluation
        assert hint.rival == 1


def test_the_same_luck_gives_the_same_hint() -> None:
    state = position(ROW, dice=(2, 3, 5, 6))
    assert found(state, luck=7) == found(state, luck=7)


def test_equal_buildings_elsewhere_are_suggested_once() -> None:
    # Two villages that are alike in everything: half of the turns would be said twice.
    state = position("farm inn dairy", "farm inn dairy", dice=(2, 6, 1, 1), supply=0)
    (quick, *_) = found(state)
    scores = [suggestion.evaluation.scores for suggestion in quick.suggestions]
    assert len(set(scores)) == len(scores)


def test_before_the_roll_only_the_chances_are_known() -> None:
    (hint,) = found(position(ROW))
    assert hint.suggestions == ()
    assert hint == chances_only(position(ROW), network())


def test_where_one_thing_is_left_to_do_it_is_suggested() -> None:
    (hint,) = found(position(ROW, dice=(2, 3, 5, 6), unused=(), moved=True))
    assert len(hint.suggestions) == 1
    assert hint.suggestions[0].forgone is None


def test_rolling_again_is_suggested_beside_the_dice_as_they_lie() -> None:
    state = position("farm inn dairy", dice=(1, 1, 1, 2), specials=[True, False], figures=5)
    quick, sharp = found(state)
    for hint in (quick, sharp):
        rerolls = [s for s in hint.suggestions if len(s.actions) == 1]
        assert rerolls


@pytest.mark.parametrize(
    ("rerolls", "compared_with"),
    [("-r-", 1), ("r-", 1), ("rr-", 2), ("rrr", 1), ("-", 0)],
)
def test_the_best_is_compared_with_the_next_and_a_reroll_with_the_dice_as_they_lie(
    rerolls: str, compared_with: int
) -> None:
    after = position(ROW, dice=(2, 3, 5, 6))
    told = [
        Option((END_TURN,), (0.5, 0.5), (0.5, 0.5), (9.0, 9.0), None if each == "r" else after)
        for each in rerolls
    ]
    others = [0] * (len(told) - 1)
    assert [_compared_with(place, told) for place in range(len(told))] == [compared_with, *others]
