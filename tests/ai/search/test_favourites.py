"""Favourites: a taste decides between options of about the same worth, and never beyond."""

from __future__ import annotations

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from bohemian_villages.ai.evaluation.shipped_weights import hard_network
from bohemian_villages.ai.search.favourites import BAND, JudgedOption, favourite
from bohemian_villages.ai.search.options import Option, list_options
from bohemian_villages.ai.tastes import Taste
from bohemian_villages.engine.actions import END_TURN, Decision
from bohemian_villages.engine.state import State
from tests.ai.odd_positions import odd_positions
from tests.engine.boards import position, put

STATE = position("church farm manor5", dice=(5, 6, 2, 1), supply=0)
CHURCH, FARM = put(STATE, (5, 6), "church"), put(STATE, (6, 2), "farm")


def judged(action: Decision, worth: float) -> JudgedOption:
    return JudgedOption(Option((action, END_TURN), (worth, 0.0), (0.5, 0.5), (0.0, 0.0)), worth)


@pytest.mark.parametrize(
    ("worth", "chosen"), [(0.5, CHURCH), (0.5 - BAND / 2, CHURCH), (0.5 - 1.1 * BAND, FARM)]
)
def test_what_it_likes_is_chosen_if_it_is_about_as_good(worth: float, chosen: Decision) -> None:
    options = [judged(FARM, 0.5), judged(CHURCH, worth)]
    assert favourite(STATE, options, Taste.CHURCHES).actions[0] == chosen


def test_without_a_taste_the_first_of_the_best_is_chosen() -> None:
    options = [judged(FARM, 0.4), judged(CHURCH, 0.5), judged(FARM, 0.5)]
    assert favourite(STATE, options, None).actions[0] == CHURCH


@settings(max_examples=25)
@given(odd_positions(), st.sampled_from(Taste))
def test_a_taste_never_leaves_the_band(state: State, taste: Taste) -> None:
    assume(not state.due_dice)
    me = state.player
    options = list_options(state, hard_network(state.players))
    chosen = favourite(state, [JudgedOption(each, each.values[me]) for each in options], taste)
    assert chosen in options
    assert chosen.values[me] >= max(each.values[me] for each in options) - BAND - 1e-6
