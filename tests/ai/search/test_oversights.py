"""Oversights: the same all through a turn, fewer with more sight, and never a waste of dice."""

from __future__ import annotations

from statistics import fmean, pstdev

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from bohemian_villages.ai.evaluation.shipped_weights import hard_network
from bohemian_villages.ai.search.options import Option, list_options
from bohemian_villages.ai.search.oversights import Oversights, noticed, without_waste
from bohemian_villages.engine.actions import END_TURN, Decision, EndTurn, Place, Reroll
from bohemian_villages.engine.rules import apply
from bohemian_villages.engine.state import State
from tests.ai.odd_positions import odd_positions
from tests.engine.boards import ANNA, after, position, put

BOARD = "farm farm church bakery butchery dairy tailor inn", "town_hall7 manor5 mill inn glassworks"
ALL_DICE = [(a, b, c, d) for a in (1, 2, 4) for b in (2, 3, 5) for c in (1, 4, 6) for d in (3, 6)]


def option(*actions: Decision, value: float = 0.0) -> Option:
    leads_to = None if isinstance(actions[-1], Reroll) else position(*BOARD)
    return Option(actions, (value, -value), (0.5, 0.5), (0.0, 0.0), leads_to)


def options_of(state: State) -> list[Option]:
    return list_options(state, hard_network(state.players))


def sights_needed(*actions: Decision) -> list[float]:
    """How much sight it takes to notice this, with many dice on the table."""
    states = [position(*BOARD, dice=dice) for dice in ALL_DICE]
    return [Oversights(state).sight_needed(option(*actions)) for state in states]


@settings(max_examples=20)
@given(odd_positions(), st.floats(0, 1), st.floats(0, 1))
def test_more_sight_shows_everything_that_less_shows(
    state: State, one: float, other: float
) -> None:
    assume(not state.due_dice)
    options, oversights = options_of(state), Oversights(state)
    few, many = (noticed(options, oversights, sight) for sight in sorted((one, other)))
    assert few
    assert [each for each in many if each in few] == few
    assert noticed(options, oversights, 1.0) == options


def test_dice_that_are_hard_to_add_up_are_overlooked_first() -> None:
    two, three, four = (
        fmean(sights_needed(Place(dice, 0))) for dice in ((0, 1), (0, 1, 2), (0, 1, 2, 3))
    )
    assert two < three < four


def test_two_moves_are_overlooked_rather_than_either_of_them() -> None:
    one, other = Place((0, 1), 0), Place((2, 3), 4)
    both = sights_needed(one, other, END_TURN)
    assert both == [
        max(each) for each in zip(sights_needed(one), sights_needed(other), strict=True)
    ]


def test_errors_are_even_and_of_the_size_of_one() -> None:
    errors = [
        Oversights(position(*BOARD, dice=dice)).error(option(Place((0, 1), building)))
        for dice in ALL_DICE
        for building in range(8)
    ]
    assert fmean(errors) == pytest.approx(0, abs=0.15)
    assert pstdev(errors) == pytest.approx(1, abs=0.15)


def test_a_player_means_the_same_all_through_a_turn() -> None:
    state = position(*BOARD, dice=(2, 6, 5, 6))
    later = after(state, put(state, (2, 6), "farm"))
    second = option(put(later, (5, 6), "church"), END_TURN)
    before, now = Oversights(state), Oversights(later)
    assert before.sight_needed(second) == now.sight_needed(second)
    assert before.error(second) == now.error(second)


def test_other_dice_are_looked_at_anew() -> None:
    assert len(set(sights_needed(Place((0, 1), 0)))) == len(ALL_DICE)


def test_every_player_overlooks_something_else() -> None:
    states = [position(*BOARD, dice=(2, 6, 5, 6), player=player) for player in (0, 1)]
    one, other = (Oversights(state).error(option(Place((0, 1), 0))) for state in states)
    assert one != other


def test_dice_are_left_unused_only_where_that_is_better() -> None:
    first, second = Place((0, 1), 0), Place((2, 3), 4)
    short, long = option(first, END_TURN, value=0.5), option(first, second, END_TURN, value=0.4)
    assert without_waste([short, long], ANNA) == [short, long]
    better = option(first, second, END_TURN, value=0.5)
    assert without_waste([short, better], ANNA) == [better]


def test_a_tile_that_is_kept_is_no_waste() -> None:
    first, again = Place((0, 1), 0), Reroll((2, 3))
    short, reroll = option(first, END_TURN, value=0.5), option(first, again, value=0.6)
    assert without_waste([short, reroll], ANNA) == [short, reroll]


@settings(max_examples=20)
@given(odd_positions())
def test_what_is_not_wasted_includes_the_best(state: State) -> None:
    assume(not state.due_dice)
    options = options_of(state)
    kept = without_waste(options, state.player)
    assert max(each.values[state.player] for each in kept) == max(
        each.values[state.player] for each in options
    )
    for each in kept:
        assert isinstance(each.actions[-1], EndTurn | Reroll) or apply_all(state, each).is_over


def apply_all(state: State, played: Option) -> State:
    for action in played.actions:
        state, _ = apply(state, action)
    return state
