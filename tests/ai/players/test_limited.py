"""Players of any strength: legal, sensible and the same every time, however little they see."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from bohemian_villages.ai.evaluation.shipped_weights import hard_network
from bohemian_villages.ai.players.expert import ExpertPlayer
from bohemian_villages.ai.players.limited import LimitedPlayer
from bohemian_villages.ai.search.favourites import favourite
from bohemian_villages.ai.search.options import best_option, list_options
from bohemian_villages.ai.search.oversights import Oversights
from bohemian_villages.ai.strengths import Limits
from bohemian_villages.ai.tastes import Taste
from bohemian_villages.engine.actions import END_TURN, Place
from bohemian_villages.engine.moves import is_legal, legal_moves
from bohemian_villages.engine.rules import apply
from bohemian_villages.engine.state import State
from tests.ai.odd_positions import odd_positions
from tests.engine.boards import ANNA, position, spot

NEARLY_BLIND = Limits(sight=0.0, noise=0.3)
ALL_DICE = [(a, b, c, d) for a in (1, 2, 4) for b in (2, 3, 5) for c in (1, 4, 6) for d in (3, 6)]
REST = "farm farm church bakery butchery dairy tailor inn"
STATES = [position(REST, "town_hall7 manor5 mill inn", dice=dice) for dice in ALL_DICE]


def limits() -> st.SearchStrategy[Limits]:
    return st.builds(Limits, st.floats(0, 1), st.floats(0, 0.5))


@settings(max_examples=40)
@given(odd_positions(), limits(), st.sampled_from(Taste))
def test_every_decision_is_legal_and_the_same_every_time(
    state: State, limits: Limits, taste: Taste
) -> None:
    before = state.copy()
    first, again = (LimitedPlayer(limits, taste).decide(state, Random(n)) for n in (1, 2))
    assert first == again
    assert is_legal(state, first)
    assert state == before


@settings(max_examples=40)
@given(odd_positions())
def test_nobody_is_too_blind_to_make_a_move(state: State) -> None:
    assume(not state.due_dice and not state.moved and legal_moves(state))
    assert LimitedPlayer(NEARLY_BLIND).decide(state, Random(0)) != END_TURN


@pytest.mark.parametrize("limits", [NEARLY_BLIND, Limits(0.6, 0.1), Limits(0.9, 0.5)])
def test_dice_are_left_unused_only_where_moving_on_is_worse(limits: Limits) -> None:
    ended = 0
    for begun in STATES:
        state, _ = apply(begun, LimitedPlayer(limits).decide(begun, Random(0)))
        options = list_options(state, hard_network(2))
        stop = next(each for each in options if each.actions == (END_TURN,))
        if LimitedPlayer(limits).decide(state, Random(0)) == END_TURN:
            ended += 1
            on = [each for each in options if len(each.actions) == 2 and not each.is_reroll]
            assert all(each.values[ANNA] < stop.values[ANNA] for each in on)
    assert ended < len(STATES)


def test_without_limits_the_best_option_is_chosen() -> None:
    for state in STATES:
        best = best_option(list_options(state, hard_network(2)), ANNA)
        assert LimitedPlayer().decide(state, Random(0)) == best.actions[0]


@pytest.mark.long
def test_the_weaker_the_player_the_more_it_gives_away() -> None:
    def given_away(limits: Limits) -> float:
        return sum(_loss(state, limits) for state in STATES)

    assert 0 == given_away(Limits()) < given_away(Limits(0.95, 0.01))
    assert given_away(Limits(0.95, 0.01)) < given_away(Limits(0.8, 0.05))
    assert given_away(Limits(0.8, 0.05)) < given_away(Limits(0.3, 0.3))


def _loss(state: State, limits: Limits) -> float:
    """How much of a win the turn planned is behind the best one."""
    best = best_option(list_options(state, hard_network(2)), ANNA)
    planned = favourite(state, LimitedPlayer(limits).judge(state, Random(0)), None)
    return best.values[ANNA] - planned.values[ANNA]


def test_a_chance_that_three_dice_make_is_overlooked_now_and_then() -> None:
    """The manor decides the game, and only three dice make it."""
    finds = {
        LimitedPlayer(Limits(sight=0.8)).decide(state, Random(0))
        == Place(state.unused[:3], spot(state, "manor"))
        for state in (
            position("manor9 farm bakery dairy", "town_hall7:anna farm:ota", figures=[3, 0],
                     coins=[8, 12], dice=(4, 4, 4, last), player=ANNA, supply=supply)
            for last in (1, 2, 3, 5, 6)
            for supply in (0, 3)
        )
    }  # fmt: skip
    assert finds == {True, False}


@pytest.mark.parametrize("limits", [Limits(0.6, 0.1), Limits(0.8, 0.05), Limits(1.0, 0.3)])
def test_a_turn_that_was_planned_is_played_to_its_end(limits: Limits) -> None:
    """What seemed best among all that was seen still does when half of it is done."""
    player, followed = LimitedPlayer(limits), 0
    for state in STATES:
        plan = favourite(state, player.judge(state, Random(0)), None)
        if len(plan.actions) < 3 or Oversights(state).sight_needed(plan) > limits.sight:
            continue
        first, second, *_ = plan.actions
        assert player.decide(state, Random(1)) == first
        assert player.decide(apply(state, first)[0], Random(2)) == second
        followed += 1
    assert followed > len(STATES) / 5


def test_who_looks_ahead_decides_as_expert() -> None:
    state = position(REST, "town_hall7 manor5 mill inn", dice=(2, 3, 5, 6))
    ahead = LimitedPlayer(Limits(looks_ahead=1.0)).decide(state, Random(1))
    assert ahead == ExpertPlayer().decide(state, Random(1))
